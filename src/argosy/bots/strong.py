"""The third rung: plans ahead, without trying moves out."""

from __future__ import annotations

from argosy.bots.advice import Advice
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.games.mediterranean.bots.strong import bot as mediterranean
from argosy.games.mediterranean.rules.game import Mediterranean
from argosy.games.neptun.bots.strong import bot as neptun
from argosy.games.neptun.rules.game import Neptun


class StrongBot:
    """Plans with what the seat can see; thinks no longer when allowed to."""

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """The first option of its advice."""
        return self.advise(peek, budget).choice

    def advise(self, peek: AnyPeek, budget: Budget) -> Advice:
        """Its options with reasons. Raises ValueError for a game that it does not know."""
        if isinstance(peek.game, Neptun):
            return neptun.advise(peek, budget)
        if isinstance(peek.game, Mediterranean):
            return mediterranean.advise(peek, budget)
        raise ValueError(f"the bot strong does not know the game {peek.game.key}")
