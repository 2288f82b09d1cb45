"""The level `strong`: plans purchases as baskets, prices goods by them, and bargains over guessed hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from argosy.bots.advice import Advice, Option, certain, computed, ranked
from argosy.core.contract import Action, Message
from argosy.core.peek import NOTHING_HEARD, AnyPeek, Budget, Heard
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots import reasons
from argosy.games.mediterranean.bots.breakdown import Deal, Purchase, Reckoned
from argosy.games.mediterranean.bots.ideas import in_words
from argosy.games.mediterranean.bots.sensible.trading import changes_of_sets, most_offers, stale
from argosy.games.mediterranean.bots.sensible.warehouse import best_store, gain_of_store
from argosy.games.mediterranean.bots.strong.answers import answers, regretted
from argosy.games.mediterranean.bots.strong.baskets import Basket, Planner, next_purchase
from argosy.games.mediterranean.bots.strong.decisions import advise_small
from argosy.games.mediterranean.bots.strong.offers import Bargainer, Proposal
from argosy.games.mediterranean.bots.strong.pacts import pacts_gain
from argosy.games.mediterranean.bots.strong.prices import PlannedWorth
from argosy.games.mediterranean.bots.valuation import Purse
from argosy.games.mediterranean.rules.actions import CONFIRM, READY, WAIT, BuyPoints, Confirm, Store
from argosy.games.mediterranean.rules.state import GRACE, PURCHASING, TRADING, MediterraneanState

WORLDS: Final = 3
"""How many guessed worlds rivals' hands are taken from."""
WORTH_ASKING: Final = 0.25
"""The least expected gain of an offer in money."""


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """What the seat should do now, with the other options that were considered."""
    s = guessed(peek, budget, 1)[0]
    return in_words(s, advise_in(s, peek, budget))


def advise_in(s: MediterraneanState, peek: AnyPeek, budget: Budget) -> Advice:
    """The advice by the phase of a guessed world."""
    if s.step == TRADING:
        return advise_trade(guessed(peek, budget, WORLDS), peek.seat, budget.company, budget.heard)
    if s.step == GRACE:
        return advise_grace(s, peek.seat)
    if s.step == PURCHASING:
        return advise_purchase(s, peek.seat)
    return Advice(advise_small(s, peek.seat, peek.menu(), Rng(f"{budget.seed}/choice")))


def guessed(peek: AnyPeek, budget: Budget, count: int) -> list[MediterraneanState]:
    """Worlds that the seat cannot tell from the true one; always the same for a budget's seed."""
    worlds: list[MediterraneanState] = []
    for number in range(count):
        world = peek.imagine(Rng(f"{budget.seed}/guess/{number}"))
        assert isinstance(world, MediterraneanState)
        worlds.append(world)
    return worlds


# Trading


def advise_trade(
    worlds: list[MediterraneanState], seat: int, company: bool = False, heard: Heard = NOTHING_HEARD
) -> Advice:
    """Accept the best offer; else withdraw an offer that loses; else make the best offer; else store and be ready."""
    s = worlds[0]
    worth = PlannedWorth(s, seat)
    bargainer = Bargainer(worlds, Purse(worth, worth.mine.hand), most_offers(company), heard)
    said = sorted(answers(bargainer), key=lambda answer: -answer.value)
    accepted, refused = [
        [
            computed(answer.action, answer.deal, *answer.reasons)
            for answer in said
            if answer.wanted is wanted and answer.action and answer.deal
        ]
        for wanted in (True, False)
    ]
    refusals = tuple([answer.reasons[0] for answer in said if not answer.wanted][:2])
    taken_back = withdrawn(bargainer, company, heard)
    proposals = [proposal for proposal in bargainer.proposals() if proposal.promise > WORTH_ASKING]
    offered = [proposed(bargainer, proposal, refusals) for proposal in proposals]
    rest = resting(s, worth, WAIT if s.ready >> seat & 1 else READY)
    deals = [*accepted[:1], *taken_back, *offered[:1]]
    others = [option for option in (*accepted, *taken_back, *offered, *refused) if option not in deals[:1]]
    if deals:
        return Advice((deals[0], *ranked([*others, rest], 5)))
    mine = sum([offer.seat == seat for offer in s.offers])
    why = reasons.offers_full(mine) if bargainer.full else reasons.no_offer_worth_it()
    stores = isinstance(rest.action, Store)
    first = replace(rest, reasons=(*rest.reasons, *refusals) if stores else (*refusals, why))
    return Advice((first, *ranked(others, 5)))


def withdrawn(bargainer: Bargainer, company: bool, heard: Heard = NOTHING_HEARD) -> list[Option]:
    """The seat's open offer to withdraw, if there is one: it would now be a loss, or it is stale."""
    s = bargainer.s
    regret = regretted(bargainer)
    if regret is not None:
        action, cost = regret
        return [computed(action, Reckoned(cost / bargainer.point), reasons.offer_hurts_now(action.offer, cost))]
    old = stale(s, bargainer.seat, company, heard)
    if old is not None and old.offer in heard.stale:
        return [certain(old, 0.0, reasons.offer_unanswered(old.offer))]
    if old is not None:
        return [certain(old, 0.0, reasons.offer_passed_by(old.offer, int(s.next_offer) - 1 - old.offer))]
    return []


def proposed(bargainer: Bargainer, proposal: Proposal, refusals: tuple[Message, ...]) -> Option:
    """An offer as an option, with the most willing rival and why open offers are not accepted instead."""
    s, purse, offer = bargainer.s, bargainer.purse, proposal.offer
    sets = changes_of_sets(purse, offer.cards, offer.want)
    points = offer.want_vp - offer.give_vp
    promises = pacts_gain(s, bargainer.seat, proposal.rival, offer.want_pacts)
    bottoms = proposal.own - sets - bargainer.point * (points + promises)
    deal = Deal(sets, bottoms, points, promises, bargainer.point, proposal.rival, proposal.envy, proposal.chance)
    return computed(offer, deal, *reasons.deal(deal), reasons.most_willing(proposal.rival, proposal.gains), *refusals)


def resting(s: MediterraneanState, worth: PlannedWorth, otherwise: Action) -> Option:
    """Store the cards worth storing, or be ready."""
    stored = worth.mine.stored
    before = PlannedWorth(all_in_hand(s, worth.seat), worth.seat) if stored else worth
    cards = best_store(before)
    if list(cards) == stored:
        return certain(otherwise, 0.0)
    gain = gain_of_store(before, cards) - gain_of_store(before, stored)
    return computed(
        Store(cards), Reckoned(gain / before.point), reasons.store_pays(s, cards) if cards else reasons.spend_all()
    )


def advise_grace(s: MediterraneanState, seat: int) -> Advice:
    """Advice in the grace after trading: only storing is possible (M6.11)."""
    rest = resting(s, PlannedWorth(s, seat), WAIT)
    if isinstance(rest.action, Store):
        return Advice((rest,))
    stored = s.civilisations[seat].stored
    return Advice((replace(rest, reasons=(reasons.stored_already(s, stored) if stored else reasons.spend_all(),)),))


def all_in_hand(s: MediterraneanState, seat: int) -> MediterraneanState:
    """The position before the seat stored anything, so that prices do not depend on what it stores."""
    before = s.clone()
    mine = before.civilisations[seat]
    mine.hand, mine.stored = sorted(mine.hand + mine.stored), []
    return before


# Purchasing


def advise_purchase(s: MediterraneanState, seat: int) -> Advice:
    """The first purchase of the best basket, and the different first purchases of other baskets."""
    first, *others = ranked(purchases(Planner(s, seat)), 6)
    if isinstance(first.action, (BuyPoints, Confirm)) and s.civilisations[seat].money:
        first = replace(first, reasons=(*first.reasons, reasons.no_purchase_better()))
    return Advice((first, *others))


def purchases(planner: Planner) -> list[Option]:
    """The first purchases of good baskets, each with the value of the best such basket; and buying nothing."""
    found: dict[Action, Option] = {}
    for basket in sorted(planner.baskets, key=planner.worth, reverse=True):
        action = next_purchase(planner, basket)
        if action not in found:
            found[action] = bought(planner, basket, action)
    if CONFIRM not in found:
        found[CONFIRM] = kept(planner)
    return list(found.values())


def bought(planner: Planner, basket: Basket, action: Action) -> Option:
    """A basket as an option whose action is its first purchase."""
    if isinstance(action, Confirm):
        return kept(planner)
    money, before = planner.money, planner.rest(planner.start, planner.money)
    if isinstance(action, BuyPoints):
        purchase = Purchase(action.points, 0.0, before, 0.0)
        return computed(action, purchase, reasons.money_buys_points(money, action.points))
    points = int(basket.mine.vp - planner.start.vp)
    growth = basket.value - planner.prospects.value(planner.start) - points
    purchase = Purchase(points, growth, before, planner.rest(basket.mine, int(basket.mine.money)))
    return computed(action, purchase, *reasons.plan(planner.s, planner.seat, basket.bought, purchase))


def kept(planner: Planner) -> Option:
    """The option to buy nothing and keep the money."""
    money, saved = planner.money, planner.saved(planner.money)
    why = reasons.money_kept(money, saved) if saved else reasons.money_idle(money) if money else reasons.no_money()
    return computed(CONFIRM, Purchase(0, 0.0, planner.rest(planner.start, money), saved), why)
