"""What an environment plays: game, seats, options, edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from argosy.core.contract import Edition
from argosy.core.match import MatchError, complete_options
from argosy.core.registry import AnyGame
from argosy.research.game_adapters import GameAdapter, adapter
from argosy.research.observation import Encoder


def default_seats(rules: AnyGame) -> int:
    """Four seats, or as near to four as the game allows."""
    return min(max(4, rules.seats[0]), rules.seats[-1])


class Setting:
    """What is played: the game, the number of seats, the options, the edition. Raises ValueError with a sentence."""

    def __init__(
        self, key: str, seats: int | None = None, options: Mapping[str, str] | None = None, edition: str | None = None
    ) -> None:
        found = adapter(key)
        rules = found.game
        self.seats: Final = default_seats(rules) if seats is None else seats
        if self.seats not in rules.seats:
            raise MatchError(f"{key} is played by {rules.seats[0]} to {rules.seats[-1]} seats, not {seats}")
        self.options: Final = complete_options(rules.options, options or {})
        self.path: Final = edition
        self.edition: Final[Edition] = rules.edition(edition)
        self.adapter: Final[GameAdapter] = replace(found, action_tokens=found.action_tokens.of(self.edition))
        self.encoder: Final[Encoder[Any]] = self.adapter.encoder(self.edition, self.seats)
        self.token_count: Final = len(self.adapter.action_tokens.vocabulary)

    def __reduce__(self) -> tuple[type[Setting], tuple[object, ...]]:
        """Pickle the arguments that it was made with."""
        return type(self), (self.adapter.key, self.seats, self.options, self.path)
