"""The lowest rung: any entry of the menu, all alike."""

from __future__ import annotations

from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng


class RandomBot:
    """Throws dice over its menu."""

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """Every entry of the menu is equally likely; the dice come from the budget's seed."""
        menu = peek.menu()
        return menu[Rng(budget.seed).below(len(menu))]
