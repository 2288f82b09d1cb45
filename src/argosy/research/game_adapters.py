"""What the environments need to know of each game: its rules, action tokens and observation encoder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from argosy.core.contract import Edition, Seat
from argosy.core.registry import AnyGame, game
from argosy.games.mediterranean.research.action_tokens import MediterraneanActionTokens
from argosy.games.mediterranean.research.observation import MediterraneanEncoder
from argosy.games.neptun.research.action_tokens import NeptunActionTokens
from argosy.games.neptun.research.observation import NeptunEncoder
from argosy.research.action_space import ActionTokens
from argosy.research.observation import Encoder

VERSION: Final = "v0"
"""Of the environments; docs/research.md says what raises it."""


@dataclass(frozen=True)
class GameAdapter:
    """A game with its action tokens and its observation encoder."""

    key: str
    action_tokens: ActionTokens
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


ADAPTERS: Final = {
    "mediterranean": GameAdapter(
        "mediterranean", MediterraneanActionTokens(), MediterraneanEncoder, lambda view, seat: view.players[seat].vp
    ),
    "neptun": GameAdapter("neptun", NeptunActionTokens(), NeptunEncoder, lambda view, seat: view.players[seat].points),
}


def adapter(key: str) -> GameAdapter:
    """The adapter of a game. Raises ValueError with a sentence."""
    if key not in ADAPTERS:
        raise ValueError(f"there is no research environment of {key!r}; there are {', '.join(sorted(ADAPTERS))}")
    return ADAPTERS[key]
