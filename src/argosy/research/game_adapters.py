"""What the environments need from each game: its rules, action tokens and observation encoder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from argosy.core.contract import Edition
from argosy.core.registry import AnyGame, game, list_games
from argosy.games.package import package, packages
from argosy.research.action_space import ActionTokens
from argosy.research.observation import Encoder

if TYPE_CHECKING:
    from argosy.network import Lookups


@dataclass(frozen=True)
class GameAdapter:
    """A game with its action tokens and its observation encoder."""

    key: str
    action_tokens: ActionTokens
    encoder: Callable[[Edition, int], Encoder[Any]]
    version: int = 0
    """The version of its environments; docs/research.md says which changes raise it."""
    lookups: Callable[[Any], Lookups] | None = None
    """From an encoder: what a network should be given from a table in the observation; None: there is no table."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return game(self.key)

    @property
    def name(self) -> str:
        """The name of the environments: the key and the version."""
        return f"{self.key}_v{self.version}"


def adapter(key: str) -> GameAdapter:
    """The adapter of a game. Raises ValueError with a sentence."""
    research = package(key).research if key in list_games() else None
    if research is None:
        raise ValueError(f"there is no research environment of {key!r}; there are {', '.join(research_games())}")
    return research()


def research_games() -> list[str]:
    """The games that have research environments."""
    return [found.key for found in packages() if found.research is not None]
