"""A strong civilisation: it plans purchases as baskets, prices goods by them, and bargains over guessed hands."""

from __future__ import annotations

from typing import Final

from argosy.bots.advice import Advice, Option, certain, ranked
from argosy.bots.mediterranean import reasons
from argosy.bots.mediterranean.answering import answers, regretted
from argosy.bots.mediterranean.bargaining import Bargainer, Proposal
from argosy.bots.mediterranean.judging import advise_small
from argosy.bots.mediterranean.planning import Basket, Planner, next_purchase
from argosy.bots.mediterranean.storing import best_store
from argosy.bots.mediterranean.trading import most_offers, stale
from argosy.bots.mediterranean.valuation import Purse
from argosy.bots.mediterranean.worth import PlannedWorth
from argosy.core.contract import Action, Message
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.mediterranean.actions import CONFIRM, READY, WAIT, BuyPoints, Confirm, Store
from argosy.mediterranean.offers import open_to
from argosy.mediterranean.state import GRACE, PURCHASING, TRADING, MediterraneanState

WORLDS: Final = 3
"""Guessed worlds in which rivals' hands are looked at."""
WORTH_ASKING: Final = 0.25
"""What an offer must promise in money, its chance reckoned in."""


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """What the seat should do now, with the other options it thought of."""
    worlds = guessed(peek, budget, 1)
    s = worlds[0]
    if s.step == TRADING:
        return advise_trade(guessed(peek, budget, WORLDS), peek.seat, budget.company)
    if s.step == GRACE:
        return Advice((resting(s, PlannedWorth(s, peek.seat), WAIT, ()),))
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


def advise_trade(worlds: list[MediterraneanState], seat: int, company: bool = False) -> Advice:
    """Accept what gains most; else take back what hurts; else offer what promises most; else store and be ready."""
    s = worlds[0]
    worth = PlannedWorth(s, seat)
    bargainer = Bargainer(worlds, Purse(worth, worth.mine.hand), most_offers(company))
    said = sorted(answers(bargainer), key=lambda one: -one.gain)
    accepted = [certain(one.action, one.gain / worth.point, *one.reasons) for one in said if one.wanted and one.action]
    refused = [
        certain(one.action, one.gain / worth.point, *one.reasons) for one in said if not one.wanted and one.action
    ]
    refusals = tuple([one.reasons[0] for one in said if not one.wanted][:2])
    regret = regretted(bargainer)
    taken_back = (
        [certain(regret[0], regret[1] / worth.point, reasons.offer_hurts_now(regret[0].offer))]
        if regret is not None
        else []
    )
    if regret is None and (old := stale(s, seat, company)) is not None:
        taken_back = [certain(old, 0.0)]
    proposals = [one for one in bargainer.proposals() if one.promise > WORTH_ASKING]
    offered = [proposed(s, one, worth.point, refusals) for one in proposals]
    rest = resting(s, worth, WAIT if s.ready >> seat & 1 else READY, refusals)
    first = [*accepted[:1], *taken_back, *offered[:1], rest][0]
    others = ranked([one for one in (*accepted, *taken_back, *offered, *refused, rest) if one is not first], 5)
    return Advice((first, *others))


def proposed(s: MediterraneanState, one: Proposal, point: float, refusals: tuple[Message, ...]) -> Option:
    """An offer as an option, with whom it should please, and what it answers."""
    why = [reasons.deal_gains(one.gain), reasons.likely_accepted(one.rival, one.chance)]
    if one.offer.want_pacts:
        why.append(reasons.pact_worth())
    for other in s.offers:
        overlap = [good for good, count in enumerate(other.want) if count and one.offer.give[good]]
        if other.seat == one.rival and overlap and open_to(other, -1 if not other.to else other.to[0]):
            why.append(reasons.counters(int(other.number)))
            break
    return certain(one.offer, one.promise / point, *why, *refusals)


def resting(s: MediterraneanState, worth: PlannedWorth, otherwise: Action, refusals: tuple[Message, ...]) -> Option:
    """Store what is better kept, or do nothing more."""
    stored = worth.mine.stored
    cards = best_store(PlannedWorth(all_in_hand(s, worth.seat), worth.seat) if stored else worth)
    if list(cards) != stored:
        return certain(Store(cards), 0.0, reasons.store_pays(s, cards) if cards else reasons.spend_all(), *refusals)
    return certain(otherwise, 0.0, *refusals, reasons.no_better_deal())


def all_in_hand(s: MediterraneanState, seat: int) -> MediterraneanState:
    """The position before the seat stored anything: its prices hang on its hand, and must not on what it decides."""
    before = s.clone()
    mine = before.civilisations[seat]
    mine.hand, mine.stored = sorted(mine.hand + mine.stored), []
    return before


# Purchasing


def advise_purchase(s: MediterraneanState, seat: int) -> Advice:
    """The first purchase of the best basket, and those of others that begin otherwise."""
    planner = Planner(s, seat)
    now = planner.prospects.value(s.civilisations[seat]) + planner.rest(planner.start, planner.money)
    found: dict[Action, Option] = {}
    for one in sorted(planner.baskets, key=planner.worth, reverse=True):
        action = next_purchase(planner, one)
        if action not in found:
            found[action] = certain(action, planner.worth(one) - now, *explained(planner, one, action))
    if CONFIRM not in found:
        kept = planner.saved(planner.money) - planner.rest(planner.start, planner.money)
        found[CONFIRM] = certain(CONFIRM, kept, reasons.money_kept(planner.money))
    return Advice(ranked(list(found.values()), 6))


def explained(planner: Planner, one: Basket, action: Action) -> tuple[Message, ...]:
    """Why that basket."""
    start = planner.start
    if isinstance(action, BuyPoints):
        return (reasons.money_into_points(action.points),)
    if isinstance(action, Confirm):
        return (reasons.money_kept(planner.money),) if planner.money else (reasons.no_money(),)
    points = int(one.mine.vp - start.vp)
    later = round(one.value - planner.prospects.value(start)) - points
    why = list(reasons.basket(planner.s, planner.seat, one.bought))
    if points > 0:
        why.append(reasons.points_at_once(points))
    if later > 0:
        why.append(reasons.promises_points(later))
    return tuple(why)
