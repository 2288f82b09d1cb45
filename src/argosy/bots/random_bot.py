"""The level `random`: any entry of the menu, all equally likely."""

from __future__ import annotations

from argosy.bots.advice import Advice, certain
from argosy.core.contract import Action, Message
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng


class RandomBot:
    """Chooses at random from its menu."""

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """Every entry of the menu is equally likely; the random numbers come from the budget's seed."""
        menu = peek.menu()
        return menu[Rng(budget.seed).below(len(menu))]

    def advise(self, peek: AnyPeek, budget: Budget) -> Advice:
        """The random choice, with that as its reason."""
        return Advice((certain(self.choose(peek, budget), 0.0, Message("reason-dice", {})),))
