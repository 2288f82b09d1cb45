"""The bot of a level, for any game."""

from __future__ import annotations

from typing import Final

from argosy.bots.advice import Advice, Adviser
from argosy.bots.random_bot import RandomBot
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Bot, Budget
from argosy.games.package import LEVELS, package


class LevelBot:
    """A level, for any game: asks the game's package for the bot of that level.

    If the game lacks the level, its next weaker one plays, in the end `random`.
    """

    def __init__(self, level: str) -> None:
        self.level: Final = level
        self._bots: dict[str, Bot] = {}

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """What the game's bot of this level chooses."""
        return self.of(peek.game.key).choose(peek, budget)

    def advise(self, peek: AnyPeek, budget: Budget) -> Advice:
        """Its options with reasons. Raises ValueError if the game has no bot that gives reasons."""
        adviser = self.of(peek.game.key)
        if not isinstance(adviser, Adviser):
            raise ValueError(f"there is no bot {self.level} that gives advice in the game {peek.game.key}")
        return adviser.advise(peek, budget)

    def of(self, key: str) -> Bot:
        """The bot that plays this level in a game."""
        if key not in self._bots:
            made = package(key).bots
            known = [level for level in LEVELS[: LEVELS.index(self.level) + 1] if level in made]
            self._bots[key] = made[known[-1]]() if known else RandomBot()
        return self._bots[key]


def level_bot(level: str) -> Bot:
    """The bot of that level, which is one of `LEVELS`."""
    return RandomBot() if level == LEVELS[0] else LevelBot(level)
