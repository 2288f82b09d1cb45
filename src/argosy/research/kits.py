"""What the doors need to know of each game: its rules, how its actions are spelled and its views written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from argosy.core.contract import Edition, Seat
from argosy.core.registry import AnyGame, game
from argosy.research.encode_mediterranean import MediterraneanEncoder
from argosy.research.encode_neptun import NeptunEncoder
from argosy.research.encoding import Encoder
from argosy.research.spell_mediterranean import MediterraneanLanguage
from argosy.research.spell_neptun import NeptunLanguage
from argosy.research.spelling import Language

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
