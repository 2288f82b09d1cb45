"""What the doors need to know of each game: its rules, how its actions are spelled and its views written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from argosy.core.contract import Edition, Seat
from argosy.core.registry import AnyGame, game
from argosy.games.mediterranean.research.action_tokens import MediterraneanLanguage
from argosy.games.mediterranean.research.observation import MediterraneanEncoder
from argosy.games.neptun.research.action_tokens import NeptunLanguage
from argosy.games.neptun.research.observation import NeptunEncoder
from argosy.research.action_space import Language
from argosy.research.observation import Encoder

VERSION: Final = "v0"
"""Of the environments; docs/research.md says what raises it."""


@dataclass(frozen=True)
class Kit:
    """A game made ready for research."""

    key: str
    language: Language
    encoder: Callable[[Edition, int], Encoder[Any]]
    points: Callable[[Any, Seat], int]
    """The points of a seat so far, out of its own view."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return game(self.key)

    @property
    def name(self) -> str:
        """The name of the environments: `neptun_v0`."""
        return f"{self.key}_{VERSION}"


KITS: Final = {
    "mediterranean": Kit(
        "mediterranean", MediterraneanLanguage(), MediterraneanEncoder, lambda view, seat: view.players[seat].vp
    ),
    "neptun": Kit("neptun", NeptunLanguage(), NeptunEncoder, lambda view, seat: view.players[seat].points),
}


def kit(key: str) -> Kit:
    """The kit of a game. Raises ValueError with a sentence."""
    if key not in KITS:
        raise ValueError(f"there is no research environment of {key!r}; there are {', '.join(sorted(KITS))}")
    return KITS[key]
