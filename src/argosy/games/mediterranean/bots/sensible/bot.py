"""The level `sensible` for Trading in the Mediterranean: rules of thumb for every decision.

They use one guessed world: the seat's own cards and everything public are true in it. Of guessed cards only the goods
are used, to estimate what a rival wants.
"""

from __future__ import annotations

from argosy.bots.advice import Advice, certain
from argosy.core.contract import Action, Message
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots.sensible.decisions import (
    choose_bank,
    choose_flip,
    choose_gift,
    choose_loss,
    choose_use,
    choose_vote,
)
from argosy.games.mediterranean.bots.sensible.purchasing import choose_purchase
from argosy.games.mediterranean.bots.sensible.trading import choose_trade
from argosy.games.mediterranean.bots.valuation import Worth
from argosy.games.mediterranean.rules.actions import PASS, Penalise
from argosy.games.mediterranean.rules.state import (
    ACCUSING,
    BANKING,
    FLIPPING,
    GIVING,
    GRACE,
    JUDGING,
    LOSING,
    PURCHASING,
    TRADING,
    USING,
    VOTING,
    MediterraneanState,
)


class SensibleBot:
    """Plays by rules of thumb, using only what the seat can see; more time does not change its choice."""

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """Choose by the rules of thumb."""
        return choose(peek, budget)

    def advise(self, peek: AnyPeek, budget: Budget) -> Advice:
        """Its choice only: rules of thumb give no value for other options."""
        return Advice((certain(choose(peek, budget), 0.0, Message("reason-rule-of-thumb", {})),))


def choose(peek: AnyPeek, budget: Budget) -> Action:
    """Make the decision that is due."""
    dice = Rng(budget.seed)
    s = peek.imagine(dice)
    assert isinstance(s, MediterraneanState)
    step = s.step
    if step in (TRADING, GRACE):
        return choose_trade(s, peek.seat, budget.company, budget.heard)
    if step == ACCUSING:
        return PASS  # M6.9: a bot does not read the chat, so it accuses nobody
    if step == JUDGING:
        return Penalise(0)  # and votes for no penalty
    menu = peek.menu()
    worth = Worth(s, peek.seat)
    if step == PURCHASING:
        return choose_purchase(menu, worth)
    if step == USING:
        return choose_use(menu)
    if step == GIVING:
        return choose_gift(menu, worth)
    if step == FLIPPING:
        return choose_flip(menu, worth)
    if step == BANKING:
        return choose_bank(worth)
    if step == VOTING:
        return choose_vote(menu, worth)
    if step == LOSING:
        return choose_loss(menu, worth)
    return menu[dice.below(len(menu))]  # rock, paper, scissors
