"""Phase 2 for the level `sensible`: which oar to play, where to sail, what to deliver, whether to go on."""

from __future__ import annotations

from math import fsum
from typing import Final, NamedTuple

from argosy.games.neptun.bots.plans import Plan
from argosy.games.neptun.bots.route_planner import IMPOSSIBLE, Means, Stop
from argosy.games.neptun.bots.sensible.route_cost import RoughRoutePlanner
from argosy.games.neptun.bots.sensible.valuation import KEPT, Worth
from argosy.games.neptun.rules.actions import EXTRA_NO, EXTRA_YES, Row, Sail
from argosy.games.neptun.rules.sailing import POINT_PRICE
from argosy.games.neptun.rules.state import ROUNDS, TURNS
from argosy.games.neptun.view.menu import MenuEntry
from argosy.games.neptun.view.view import NeptunView, Oar, Player

SPARE: Final = (0.0, 1.6, 1.2, 0.02)
"""By round: the value of an oar card kept for an additional turn later."""
POWER: Final = (0.0, 0.06, 0.05, 0.01)
"""By round: the value of a point of oar power that is not spent now."""
CALM: Final = 5
"""The expected wind if nothing is known (N4.10)."""
RESERVE: Final = 2
"""Gold to keep for missing miles."""


class Course(NamedTuple):
    """A move: its value with the best route after it, its city, and the slot to deliver there."""

    worth: float
    city: str
    slot: int | None
    paid: int = 0
    later: tuple[int, ...] = ()
    """The stops of the route after it."""


class SailingPlanner:
    """Values the courses of one seat in one position of phase 2."""

    def __init__(self, view: NeptunView) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.players[view.seat]
        self.worth = Worth(view)
        self.stops = stops_of(self.me, self.worth)
        spare = SPARE[self.worth.round]
        self.planner = RoughRoutePlanner(view.distances, self.stops, self.worth.gold, spare)
        self.row = view.distances[self.me.boat]
        lost = any(slot.state == "lost" for slot in self.me.chart)
        self.bonus = 0.0 if lost else float(view.bonus_points)

    def means(self, oars: list[Oar], wind: float) -> Means:
        """The means for the turns after this one, with those oars."""
        turns = max(TURNS - self.view.turn, 0)
        latest = 2 if self.view.turn <= TURNS else TURNS + 2 - self.view.turn
        return Means(
            oars=tuple(sorted([oar.power for oar in oars], reverse=True)),
            wind=wind,
            gold=self.me.gold,
            turns=turns,
            extra=max(0, min(latest, len(oars) - turns)),
            bonus=self.bonus,
        )

    def courses(self, reach: int, means: Means) -> list[Course]:
        """The courses: stay, or go for an open contract, delivering it now or sailing nearer within that range."""
        found = [Course(0.0, self.me.boat, None)]
        for index, stop in enumerate(self.stops):
            short = max(0, self.row[stop.city] - reach)
            if short <= means.gold:
                found.append(self.deliver(index, short, means))
            if short:
                near = self.nearest(stop.city, reach)
                worth, stops = self.planner.best(near, index, keep_bonus(means, index), aim=index)
                if worth > 0:
                    found.append(Course(worth, near, None, 0, stops))
        return found

    def deliver(self, index: int, short: int, means: Means) -> Course:
        """The course that fulfils that contract now and continues from there."""
        stop = self.stops[index]
        worth = stop.value - short * self.worth.gold
        if index == len(self.stops) - 1:
            return Course(worth + (means.bonus if index == 0 else 0.0), stop.city, stop.slot, short)
        left = keep_bonus(means, index).with_gold(means.gold - short + stop.gold)
        further, stops = self.planner.best(stop.city, index + 1, left)
        return Course(worth + further, stop.city, stop.slot, short, stops)

    def slots(self, stops: tuple[int, ...]) -> tuple[int, ...]:
        """The slots of some stops."""
        return tuple([self.stops[stop].slot for stop in stops])

    def nearest(self, goal: str, reach: int) -> str:
        """The city within reach that is nearest to the goal; of several the one with the shortest way."""
        goals = self.view.distances[goal]
        return min([(goals[city], miles, city) for city, miles in self.row.items() if miles <= reach])[2]


def keep_bonus(means: Means, skipped: int) -> Means:
    """The same means, without the bonus if a contract is skipped."""
    return means.without_bonus() if skipped and means.bonus else means


def stops_of(me: Player, worth: Worth) -> list[Stop[str]]:
    """The open contracts with their values, assuming that most contracts before each are delivered."""
    stops: list[Stop[str]] = []
    ahead: dict[str, float] = {}
    for number, slot in enumerate(me.chart):
        contract = slot.contract
        if contract is not None and slot.state == "open":
            expected = ahead.get(contract.region, 0.0)
            stops.append(Stop(number, contract.city, worth.contract(contract, expected), contract.gold))
            ahead[contract.region] = expected + KEPT * contract.points
    return stops


def plan_oar(view: NeptunView) -> Plan:
    """The oar card that leads to the best route; the weakest if several are equal."""
    sailing = SailingPlanner(view)
    hand = list(view.hand)
    gust = fsum([expected_gust(player) for player in view.players if player.seat != view.seat])
    chosen = Plan(view.menu[0].action, IMPOSSIBLE)
    for entry in view.menu:
        card = entry.action
        assert isinstance(card, Row)
        oar = Oar(card.power, card.wind, card.starting)
        rest = list(hand)
        rest.remove(oar)
        means = sailing.means(rest, coming_wind(view, oar.wind + gust))
        course = best_of(sailing.courses(oar.power + view.wind, means))
        worth = course.worth - POWER[sailing.worth.round] * oar.power
        if worth > chosen.value:
            stops, now = sailing.slots(course.later), course.slot is not None
            chosen = Plan(card, worth, stops if course.slot is None else (course.slot, *stops), now, course.paid)
    return chosen


def best_of(courses: list[Course]) -> Course:
    """The course with the highest value; of several the first."""
    return max(courses, key=lambda course: course.worth)


def expected_gust(player: Player) -> float:
    """The expected wind change of another player's next card: the mean of the known cards."""
    oars = player.known_oars + player.starting_oars
    return sum([oar.wind for oar in oars]) / len(oars) if oars else 0.0


def coming_wind(view: NeptunView, change: float) -> float:
    """The expected wind of the turns after this one, if this turn's cards change it by `change`."""
    if view.turn >= TURNS:
        return view.wind  # N5.3
    next_wind = CALM + max(-5.0, min(5.0, change))
    return next_wind if view.turn == TURNS - 1 else (next_wind + CALM) / 2


def plan_course(view: NeptunView) -> Plan:
    """The first move of the best route; it buys a temple point if that is worth the gold."""
    sailing = SailingPlanner(view)
    oar = sailing.me.oar
    assert oar is not None
    means = sailing.means(list(view.hand), coming_wind(view, view.forecast or 0))
    course = best_of(sailing.courses(oar.power + view.wind, means))
    plain, purchase = entries_of(view, course)
    plan = Plan(plain.action, course.worth, sailing.slots(course.later), paid=course.paid)
    gain = 0.0 if purchase is None else purchase_gain(sailing, purchase)
    return plan._replace(action=purchase.action, gain=gain) if purchase is not None and gain > 0 else plan


def entries_of(view: NeptunView, course: Course) -> tuple[MenuEntry, MenuEntry | None]:
    """The menu entry of a course, and the entry that also buys a point, if there is one."""
    fitting = [
        (action.buy, entry)
        for entry in view.menu
        if entry.city == course.city and isinstance(action := entry.action, Sail) and action.deliver == course.slot
    ]
    plain = next(entry for buy, entry in fitting if not buy)
    return plain, next((entry for buy, entry in fitting if buy), None)


def purchase_gain(sailing: SailingPlanner, purchase: MenuEntry) -> float:
    """The value of one more temple point, less its price of three gold (N4.8)."""
    assert purchase.region is not None
    left = sailing.me.gold + purchase.gold - purchase.cost
    last = sailing.worth.round == ROUNDS and sailing.view.turn >= TURNS
    thin = 0 if last else max(0, RESERVE - left)
    point = sailing.worth.points(purchase.region, 1, purchase.points - 1)
    return point - (POINT_PRICE + thin) * sailing.worth.gold


def plan_extra(view: NeptunView) -> Plan:
    """Take an additional turn if a delivery in it, or in the one after it, is worth more than the card."""
    sailing = SailingPlanner(view)
    hand = list(view.hand)
    latest = TURNS + 3 - view.turn
    means = sailing.means(hand, view.wind).with_turns(0, min(latest, len(hand)))
    worth, stops = sailing.planner.best(sailing.me.boat, 0, means)
    if worth > 0:
        return Plan(EXTRA_YES, worth, sailing.slots(stops), gain=worth)
    return Plan(EXTRA_NO, 0.0)
