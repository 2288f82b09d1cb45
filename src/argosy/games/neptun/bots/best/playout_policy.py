"""How a seat plays in a playout: it follows the route planner to the end of the round, with one expected wind.

Results are cached, since hundreds of playouts from one position need the same ones.
"""

from __future__ import annotations

from math import fsum
from typing import Final

from argosy.core.sealed import NOTHING
from argosy.games.neptun.bots.route_planner import Means
from argosy.games.neptun.bots.strong.sailing import RESERVE, UNSPENT, Course, SailingPlanner, coming_wind
from argosy.games.neptun.edition.components import POWER, WIND
from argosy.games.neptun.rules.sailing import POINT_PRICE
from argosy.games.neptun.rules.state import TURNS, NeptunState

LAST_TURN: Final = TURNS + 2
"""The second additional turn."""
LONG_AGO: Final = -100
"""Arrival time of tokens that have not moved in the playout."""


class Boat:
    """The part of a seat's state that changes while it sails."""

    __slots__ = ("arrived", "city", "delivered", "first", "gold", "hand", "tokens", "whole")

    def __init__(self, city: int, gold: int, hand: tuple[int, ...], tokens: list[int], arrived: list[int]) -> None:
        self.city = city
        self.first = 0
        """The first stop that is still open."""
        self.gold = gold
        self.hand = hand
        self.tokens = tokens
        self.arrived = arrived
        """By region: when the token reached its space; the earlier one is ahead (N6.2)."""
        self.whole = False
        """Whether no contract is lost so far."""
        self.delivered: list[tuple[int, int, int]] = []
        """Turn, stop and gold for missing miles of each delivery."""

    def row(self, oar: int) -> None:
        """Play a card."""
        place = self.hand.index(oar)
        self.hand = self.hand[:place] + self.hand[place + 1 :]


class PlayoutPolicy:
    """Chooses oars, courses, purchases and additional turns for one seat; prices are those of the starting position."""

    def __init__(self, s: NeptunState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.place = s.order.index(seat)
        sailing = SailingPlanner(s, seat)
        self.stops = sailing.stops
        self.standing = sailing.standing
        self.planner = sailing.planner
        self.miles = sailing.miles
        self.bonus = sailing.bonus
        self.calm = sailing.calm
        self.later = sailing.later
        chart = s.merchants[seat].chart
        self.regions = [s.edition.contract_region[chart[stop.slot]] for stop in self.stops]
        self.points = [s.edition.contract_points[chart[stop.slot]] for stop in self.stops]
        hands = [held(s, other) for other in range(s.seats) if other != seat]
        self.gust = fsum([sum([WIND[oar] for oar in hand]) / len(hand) for hand in hands if hand])
        """The mean wind change of the other seats' cards together."""
        self._oars: dict[tuple[int, int, int, int, tuple[int, ...], int, bool, int], int] = {}
        self._nearest: dict[tuple[int, int, int], int] = {}
        self._courses: dict[tuple[int, int, float, int, int, tuple[int, ...], int, bool], Course] = {}

    def boat(self) -> Boat:
        """The boat in the starting position; a face-down card counts as still in hand."""
        me = self.s.merchants[self.seat]
        arrived = [LONG_AGO + ladder.index(self.seat) for ladder in self.s.ladders]
        boat = Boat(int(me.boat), int(me.gold), tuple(held(self.s, self.seat)), list(me.tokens), arrived)
        boat.whole = self.bonus > 0
        return boat

    def complete(self, boat: Boat) -> bool:
        """Whether all five contracts are fulfilled (N6.1)."""
        return boat.whole and boat.first >= len(self.stops)

    # Choices

    def coming(self, turn: int, wind: int, change: float) -> float:
        """The expected wind after a turn whose cards change it by `change`."""
        return coming_wind(turn, wind, change, self.calm)

    def oar(self, boat: Boat, turn: int, wind: int, more: int = 0) -> int:
        """The card to play; `more`: how much more wind change than usual to expect from the others."""
        key = (turn, wind, boat.city, boat.first, boat.hand, boat.gold, boat.whole, more)
        known = self._oars.get(key)
        if known is None:
            known = self._oars[key] = self._oar(boat, turn, wind, more)
        return known

    def _oar(self, boat: Boat, turn: int, wind: int, more: int) -> int:
        best, chosen = -1000.0, -1
        hand = boat.hand
        for place, oar in enumerate(hand):
            if place and oar == hand[place - 1]:
                continue
            rest = hand[:place] + hand[place + 1 :]
            coming = self.coming(turn, wind, self.gust + more + WIND[oar])
            worth = self.course(boat, turn, POWER[oar] + wind, coming, rest).worth
            worth -= UNSPENT[self.standing.round] * POWER[oar]
            if worth > best:
                best, chosen = worth, oar
        return chosen

    def course(self, boat: Boat, turn: int, reach: int, coming: float, hand: tuple[int, ...]) -> Course:
        """The course to take within that range, with that hand left and that wind to come."""
        key = (turn, reach, coming, boat.city, boat.first, hand, boat.gold, boat.whole)
        known = self._courses.get(key)
        if known is None:
            known = self._courses[key] = self._course(boat, turn, reach, coming, hand)
        return known

    def _course(self, boat: Boat, turn: int, reach: int, coming: float, hand: tuple[int, ...]) -> Course:
        means = self.means(boat, turn, coming, hand)
        purse, bonus = means.gold, means.bonus
        row, first, last = self.miles[boat.city], boat.first, len(self.stops) - 1
        best = Course(0.0, boat.city, -1, 0)
        for index in range(first, last + 1):
            stop = self.stops[index]
            city = stop.city
            if index > first:
                bonus = 0.0
            short = max(0, row[city] - reach)
            if short <= purse:
                worth = stop.value - short * self.standing.gold
                if index == last:
                    worth += bonus
                elif hand:
                    left = means.with_purse(purse - short + stop.gold, bonus)
                    worth += self.planner.worth(city, index + 1, left)
                if worth > best.worth:
                    best = Course(worth, city, index, short)
            if short and hand and turn < LAST_TURN:
                near = self.nearest(boat.city, city, reach)
                worth = self.planner.worth(near, index, means.with_purse(purse, bonus), index)
                if worth > best.worth:
                    best = Course(worth, near, -1, 0)
        return best

    def nearest(self, start: int, goal: int, reach: int) -> int:
        """The city within reach that is nearest to the goal; of several the one with the shortest way."""
        key = (start, goal, reach)
        known = self._nearest.get(key)
        if known is None:
            goals = self.miles[goal]
            ports = [(goals[port], far, port) for port, far in enumerate(self.miles[start]) if far <= reach]
            known = self._nearest[key] = min(ports)[2]
        return known

    def means(self, boat: Boat, turn: int, wind: float, hand: tuple[int, ...]) -> Means:
        """The means for the turns after this one."""
        turns = max(TURNS - turn, 0)
        extra = max(0, min(2, LAST_TURN - turn, len(hand) - turns))
        powers = sorted([POWER[oar] for oar in hand], reverse=True)
        return Means(tuple(powers), wind, boat.gold, turns, extra, self.bonus if boat.whole else 0.0)

    def gives(self, boat: Boat, turn: int, region: int, space: float) -> bool:
        """Whether to buy one point on top of that space (N4.8); some gold is kept for missing miles."""
        over = boat.first >= len(self.stops) or not boat.hand or turn == LAST_TURN
        if boat.gold < POINT_PRICE + (0 if over else RESERVE):
            return False
        point = self.standing.promise(region, space + 1) - self.standing.promise(region, space)
        return point > self.standing.given(float(boat.gold), POINT_PRICE)

    def wants(self, boat: Boat, turn: int, wind: int) -> bool:
        """Whether to take the additional turn of that number."""
        if not boat.hand or boat.first >= len(self.stops):
            return False
        means = self.means(boat, turn, float(wind), boat.hand)
        means = means.with_turns(0, min(LAST_TURN + 1 - turn, len(boat.hand)))
        return self.planner.worth(boat.city, boat.first, means) > 0

    # Moves

    def sail(self, boat: Boat, turn: int, course: Course, buy: bool | None = None) -> None:
        """Carry out a course; `buy`: whether to buy a point, None leaves it to the policy."""
        boat.city = course.city
        boat.gold -= course.paid
        if course.stop < 0:
            return
        boat.delivered.append((turn, course.stop, course.paid))
        boat.gold += self.stops[course.stop].gold
        if course.stop > boat.first:
            boat.whole = False  # N4.9
        boat.first = course.stop + 1
        region = self.regions[course.stop]
        space = boat.tokens[region] + self.points[course.stop]
        if buy is None:
            buy = self.gives(boat, turn, region, space + self.later[course.stop])
        if buy:
            boat.gold -= POINT_PRICE
            space += 1
        if space > boat.tokens[region]:
            boat.tokens[region] = space
            boat.arrived[region] = turn * len(self.s.order) + self.place

    def move(self, boat: Boat, turn: int, oar: int, wind: int, change: float) -> None:
        """Sail with a revealed card; `change` is the wind change of all cards together."""
        course = self.course(boat, turn, POWER[oar] + wind, self.coming(turn, wind, change), boat.hand)
        self.sail(boat, turn, course)

    def additional(self, boat: Boat, turn: int, wind: int) -> None:
        """Take the additional turns that are wanted, from that number on (N5)."""
        while turn <= LAST_TURN and self.wants(boat, turn, wind):
            oar = self.oar(boat, turn, wind)
            boat.row(oar)
            self.move(boat, turn, oar, wind, 0.0)
            turn += 1


def held(s: NeptunState, seat: int) -> list[int]:
    """The cards in hand, including a face-down one."""
    chosen = s.sealed.choices[seat]
    hand = s.merchants[seat].hand
    return hand if chosen == NOTHING else sorted([*hand, chosen])
