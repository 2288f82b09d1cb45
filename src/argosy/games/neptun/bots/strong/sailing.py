"""Phase 2 for the level `strong`: courses, oars and bought points, over winds that the others' oars may cause."""

from __future__ import annotations

from typing import Final

from argosy.core.contract import Action
from argosy.core.rng import Rng
from argosy.core.sealed import NOTHING
from argosy.games.neptun.bots.plans import Plan, merged
from argosy.games.neptun.bots.route_planner import Means, Stop
from argosy.games.neptun.bots.strong.route_cost import ExactRoutePlanner, legs_on
from argosy.games.neptun.bots.strong.temple_value import KEPT, SPARE, TempleValues, usual_wind
from argosy.games.neptun.edition.components import POWER, WIND
from argosy.games.neptun.rules.actions import DELIVERIES, EXTRA_NO, EXTRA_YES, PURCHASES, ROWS, SAILS, SLOTS, SLOTS_OF
from argosy.games.neptun.rules.sailing import POINT_PRICE, board_of
from argosy.games.neptun.rules.state import ALL_SLOTS, TURNS, NeptunState

UNSPENT: Final[tuple[float, ...]] = (0.0, 0.06, 0.05, 0.01)
"""By round: the value of a point of oar power that is not spent now."""
RESERVE: Final = 2
"""Gold not to spend on points, but to keep for miles that are missing because of the wind."""
GUSTS: Final = 5
"""How many wind changes by the others' oar cards are imagined."""


class Course:
    """A move: its value with the best route after it, its city, and the stop that it delivers (-1: none)."""

    __slots__ = ("city", "later", "paid", "stop", "worth")

    def __init__(self, worth: float, city: int, stop: int, paid: int, later: tuple[int, ...] = ()) -> None:
        self.worth = worth
        self.city = city
        self.stop = stop
        self.paid = paid
        self.later = later
        """The stops of the route after it."""

    def rank(self) -> tuple[float, int, int, int, tuple[int, ...]]:
        """What courses are compared by."""
        return self.worth, self.city, self.stop, self.paid, self.later


class SailingPlanner:
    """Values the courses of one seat in one position of phase 2."""

    def __init__(self, s: NeptunState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.me = s.merchants[seat]
        self.standing = TempleValues(s, seat)
        self.miles = board_of(s).miles
        self.row = self.miles[self.me.boat]
        self.calm = usual_wind(s)
        self.stops = self._stops()
        self.planner = ExactRoutePlanner(
            legs_on(self.miles), self.stops, self.standing.gold, SPARE[self.standing.round]
        )
        self.later = self._later()
        """By stop: expected temple points of the stops after it in its region."""
        whole = self.me.open | self.me.fulfilled == ALL_SLOTS
        self.bonus = float(s.edition.bonus_points) if whole else 0.0

    def _stops(self) -> list[Stop[int]]:
        """The open contracts with their values, assuming that most contracts before each are delivered."""
        e = self.s.edition
        stops = []
        ahead: dict[int, float] = {}
        for slot in SLOTS_OF[self.me.open]:
            contract = self.me.chart[slot]
            region = e.contract_region[contract]
            counted = ahead.get(region, 0.0)
            value = self.standing.contract(contract, counted)
            stops.append(Stop(slot, e.contract_city[contract], value, e.contract_gold[contract]))
            ahead[region] = counted + KEPT * e.contract_points[contract]
        return stops

    def _later(self) -> list[float]:
        e = self.s.edition
        contracts = [self.me.chart[stop.slot] for stop in self.stops]
        rewards = [(e.contract_region[contract], e.contract_points[contract]) for contract in contracts]
        return [
            KEPT * sum([points for there, points in rewards[number:] if there == region])
            for number, (region, _) in enumerate(rewards, 1)
        ]

    def means(self, hand: list[int], wind: float) -> Means:
        """The means for the turns after this one, with those oars."""
        turn = self.s.turn
        turns = max(TURNS - turn, 0)
        latest = 2 if turn <= TURNS else TURNS + 2 - turn
        powers = sorted([POWER[oar] for oar in hand], reverse=True)
        return Means(tuple(powers), wind, self.me.gold, turns, max(0, min(latest, len(powers) - turns)), self.bonus)

    def courses(self, reach: int, means: Means) -> list[Course]:
        """The courses: stay, or go for an open contract, delivering it now or sailing nearer within that range."""
        found = [Course(0.0, self.me.boat, -1, 0)]
        for index, stop in enumerate(self.stops):
            short = max(0, self.row[stop.city] - reach)
            if short <= means.gold:
                found.append(self.deliver(index, short, means))
            if short and means.oars:
                near = self.nearest(stop.city, reach)
                worth, stops = self.planner.best(near, index, without_bonus(means, index), aim=index)
                if worth > 0:
                    found.append(Course(worth, near, -1, 0, stops))
        return found

    def deliver(self, index: int, short: int, means: Means) -> Course:
        """The course that fulfils that contract now and continues from there."""
        stop = self.stops[index]
        worth = stop.value - short * self.standing.gold
        stops: tuple[int, ...] = ()
        if index == len(self.stops) - 1:
            worth += means.bonus if index == 0 else 0.0
        elif means.oars:
            left = without_bonus(means, index).with_gold(means.gold - short + stop.gold)
            further, stops = self.planner.best(stop.city, index + 1, left)
            worth += further
        return Course(worth, stop.city, index, short, stops)

    def slots(self, stops: tuple[int, ...]) -> tuple[int, ...]:
        """The slots of some stops."""
        return tuple([self.stops[stop].slot for stop in stops])

    def nearest(self, goal: int, reach: int) -> int:
        """The city within reach that is nearest to the goal; of several the one with the shortest way."""
        goals = self.miles[goal]
        return min([(goals[city], far, city) for city, far in enumerate(self.row) if far <= reach])[2]

    # Oars

    def oars(self, rng: Rng) -> list[Plan]:
        """Plans of all different oar cards, over several winds; best first."""
        hand = self.me.hand
        gusts = [self.gust(rng) for _ in range(GUSTS)] if self.s.turn < TURNS else [0]
        found = []
        for oar in sorted(set(hand)):
            rest = list(hand)
            rest.remove(oar)
            reach = POWER[oar] + self.s.wind
            spent = UNSPENT[self.standing.round] * POWER[oar]
            plans = []
            for gust in gusts:
                means = self.means(rest, self.coming_wind(gust + WIND[oar]))
                best = max(self.courses(reach, means), key=lambda course: course.rank())
                stops = self.slots(best.later if best.stop < 0 else (best.stop, *best.later))
                plans.append(Plan(ROWS[oar], best.worth - spent, stops, best.stop >= 0, best.paid))
            found.append(merged(plans))
        return sorted(found, key=lambda plan: -plan.value)

    def gust(self, rng: Rng) -> int:
        """A random wind change of the others together, if each plays one of its cards."""
        total = 0
        for other, merchant in enumerate(self.s.merchants):
            if other != self.seat:
                chosen = self.s.sealed.choices[other]
                hand = merchant.hand if chosen == NOTHING else sorted([*merchant.hand, chosen])
                total += WIND[hand[rng.below(len(hand))]] if hand else 0
        return total

    def coming_wind(self, change: float) -> float:
        """The expected wind of the turns after this one, if this turn's cards change it by `change`."""
        return coming_wind(self.s.turn, self.s.wind, change, self.calm)

    # Moves

    def moves(self) -> list[Plan]:
        """Plans of all courses, with and without a bought point; best first."""
        s = self.s
        means = self.means(self.me.hand, self.coming_wind(float(s.forecast)))
        found: dict[Action, Plan] = {}
        for course in self.courses(POWER[self.me.oar] + s.wind, means):
            plan = Plan(SAILS[course.city], course.worth, self.slots(course.later), paid=course.paid)
            if course.stop >= 0:
                delivery = course.city * SLOTS + self.stops[course.stop].slot
                plan = plan._replace(action=DELIVERIES[delivery])
                gain = self.purchase(course, means)
                if gain is not None:
                    found[PURCHASES[delivery]] = plan._replace(action=PURCHASES[delivery], value=plan.value + gain)
            if plan.action not in found or plan.value > found[plan.action].value:
                found[plan.action] = plan
        return sorted(found.values(), key=lambda plan: -plan.value)

    def purchase(self, course: Course, means: Means) -> float | None:
        """The value of one more temple point, less its price of three gold; None if there is not enough gold (N4.8)."""
        e = self.s.edition
        stop = self.stops[course.stop]
        left = self.me.gold - course.paid + stop.gold
        if left < POINT_PRICE:
            return None
        contract = self.me.chart[stop.slot]
        region = e.contract_region[contract]
        gain = self.standing.points(region, 1, e.contract_points[contract] + self.later[course.stop])
        cost = self.standing.given(float(left), POINT_PRICE)
        if course.stop < len(self.stops) - 1 and means.oars:
            rich = without_bonus(means, course.stop).with_gold(left)
            poor = rich.with_gold(left - POINT_PRICE - RESERVE)
            cost += self.planner.worth(stop.city, course.stop + 1, rich)
            cost -= self.planner.worth(stop.city, course.stop + 1, poor)
        return gain - cost

    def answers(self) -> list[Plan]:
        """Plans of taking and of declining an additional turn; the better first."""
        hand = self.me.hand
        latest = TURNS + 3 - self.s.turn
        means = self.means(hand, float(self.s.wind)).with_turns(0, min(latest, len(hand)))
        worth, stops = self.planner.best(self.me.boat, 0, means)
        yes, no = Plan(EXTRA_YES, worth, self.slots(stops)), Plan(EXTRA_NO, 0.0)
        return [yes, no] if worth > 0 else [no, yes]


def coming_wind(turn: int, wind: int, change: float, calm: float) -> float:
    """The expected wind of the turns after `turn`, if its cards change it by `change` and later cards as usual."""
    if turn >= TURNS:
        return float(wind)  # N5.3
    later = 5 + max(-5.0, min(5.0, change))
    return later if turn == TURNS - 1 else (later + calm) / 2


def without_bonus(means: Means, skipped: int) -> Means:
    """The same means, without the bonus if a contract is skipped."""
    return means.without_bonus() if skipped and means.bonus else means
