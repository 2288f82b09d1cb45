"""The top rung: thinks about the planner's options as long as its budget lasts."""

from __future__ import annotations

from argosy.bots.advice import Advice
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.games.mediterranean.bots.best import bot as mediterranean
from argosy.games.mediterranean.rules.game import Mediterranean
from argosy.games.neptun.bots.best import bot as neptun
from argosy.games.neptun.rules.game import Neptun


class BestBot:
    """Plans many times or searches over guessed worlds, as suits the game; for two seconds at most by default."""

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """The first option of its advice."""
        return self.advise(peek, budget).choice

    def advise(self, peek: AnyPeek, budget: Budget) -> Advice:
        """Its options as they fared in plans or playouts. Raises ValueError for a game that it does not know."""
        if isinstance(peek.game, Neptun):
            return neptun.advise(peek, budget)
        if isinstance(peek.game, Mediterranean):
            return mediterranean.advise(peek, budget)
        raise ValueError(f"the bot best does not know the game {peek.game.key}")
