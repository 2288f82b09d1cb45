"""Searches trades: which offer to accept, which to make, or none, by playouts of guessed worlds to the end of the turn.

The choice of `strong` stands unless another was better by more than luck explains: a deal changes a hand only a little,
and the rest of a playout's trading is coarse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from argosy.bots.advice import Advice, Option
from argosy.bots.search import DEFAULT_SECONDS, LEAST_TRIALS, search
from argosy.core.contract import Action, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots import reasons
from argosy.games.mediterranean.bots.best.playout_policy import play_on
from argosy.games.mediterranean.bots.best.playouts import Playouts
from argosy.games.mediterranean.bots.breakdown import Deal
from argosy.games.mediterranean.bots.sensible.trading import copies, gain_of
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.rules import flow
from argosy.games.mediterranean.rules.actions import Accept, Offer, Store, Withdraw
from argosy.games.mediterranean.rules.state import MediterraneanState, OpenOffer
from argosy.games.mediterranean.rules.trading import pacts
from argosy.games.mediterranean.rules.trading.offers import open_to

CANDIDATES: Final = 4
CLOSE: Final = 2.0
"""Trades whose value in victory points is this much below the first are not tried."""
DOUBT: Final = 1.0
"""How many standard errors better a trade must be than the choice of `strong`."""
SHARE: Final = 0.25
"""The part of a decision's budget that a trade gets: there are many more trades than purchases."""
WILLING: Final = 0.3
"""The gain in money from which a rival accepts an offer in a playout."""


def advise(advice: Advice, peek: AnyPeek, budget: Budget) -> Advice:
    """The advice of `strong` for a trade, put in another order where playouts say so."""
    domain = TradeSearch(tried_out(advice))
    if len(domain.options) < 2:
        return advice
    found = search(peek, share_of(budget), domain)
    kept = found.choice if found.choice == advice.choice else None
    tried = [option if option.action == kept else without_comparisons(option) for option in found.options]
    rest = [option for option in advice.options if option.action not in domain.opinions]
    return replace(found, options=(*[domain.told(option, reasons.trade_tried) for option in tried], *rest))


def without_comparisons(option: Option) -> Option:
    """The option without what `strong` says of it beside others: the search has put them in another order."""
    if isinstance(option.breakdown, Deal):
        return replace(option, reasons=reasons.deal(option.breakdown))
    return option if isinstance(option.action, Store) else replace(option, reasons=())


def tried_out(advice: Advice) -> list[Option]:
    """The options worth trying, the choice of `strong` first; only that one if it withdraws an offer."""
    first = advice.options[0]
    if isinstance(first.action, Withdraw):
        return [first]
    near = [option for option in advice.options[1:] if not isinstance(option.action, Withdraw)]
    return [first, *[option for option in near if option.value > first.value - CLOSE]][:CANDIDATES]


def share_of(budget: Budget) -> Budget:
    """The part of a budget that a trade gets."""
    if budget.iterations is not None:
        least = min(budget.iterations, CANDIDATES * LEAST_TRIALS)  # fewer would try every trade in a world or two
        return replace(budget, iterations=max(least, int(SHARE * budget.iterations)))
    seconds = DEFAULT_SECONDS if budget.seconds is None else budget.seconds
    return replace(budget, seconds=SHARE * seconds)


class TradeSearch(Playouts):
    """Connects the common search to trades."""

    doubt = DOUBT

    def __init__(self, options: Sequence[Option]) -> None:
        super().__init__()
        self.options = options
        self.opinions = {option.action: option.value - options[0].value for option in options}

    def candidates(self, peek: AnyPeek, budget: Budget) -> Sequence[Option]:
        """The trades to try."""
        return self.options

    def outcome(self, world: State, seat: Seat, action: Action, rng: Rng) -> float:
        """The seat's expected points at the end of the turn, with the opinion of `strong`."""
        assert isinstance(world, MediterraneanState)
        if isinstance(action, (Accept, Offer)):
            flow.act(world, seat, action, None)
        if isinstance(action, Offer):
            answer(world, world.offers[-1], rng)
        play_on(world, seat, rng, int(world.turn))
        return self.result(world, seat, action)


def answer(s: MediterraneanState, offer: OpenOffer, rng: Rng) -> None:
    """Let the first rival accept the offer who gains by it, in a random order."""
    for seat in rng.shuffled([seat for seat in range(s.seats) if open_to(offer, seat)]):
        worth = Worth(s, seat)
        purse = Purse(worth, worth.mine.hand)
        cards = copies(purse, offer.want)
        if cards is None or offer.want_vp > worth.mine.vp or pacts.check(s, seat, int(offer.seat), offer.want_pacts):
            continue
        gain = gain_of(purse, cards, offer.give, int(offer.seat)) + worth.point * int(offer.give_vp - offer.want_vp)
        if gain > WILLING:
            flow.act(s, seat, Accept(int(offer.number), cards), None)
            return
