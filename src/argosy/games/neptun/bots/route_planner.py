"""Voyages over a chart: which open contracts to fulfil from left to right, with which oars, at what price."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

IMPOSSIBLE: Final = -1000.0
DEAR: Final = 1000.0
MILE: Final = 1 << 20
"""A mile in the number of a leg."""
CITY: Final = 1 << 4
ENDS: Final = CITY * CITY - 1
"""The last bits in the number of a leg: from where, and where to."""


class Stop(NamedTuple):
    """An open contract as a place to go to."""

    slot: int
    city: int
    value: float
    gold: int


class Means(NamedTuple):
    """What there is to voyage with."""

    oars: tuple[int, ...]
    """Powers, strongest first."""
    wind: float
    gold: int
    turns: int
    """Regular turns left."""
    extra: int
    """Additional turns that may follow."""
    bonus: float
    """What it brings on top to fulfil every stop considered; 0 if one is lost already."""


class Voyage(NamedTuple):
    """What a voyage is worth, and the numbers of the stops that it delivers, in their order."""

    worth: float
    stops: tuple[int, ...]


class Legs(NamedTuple):
    """Legs between any two cities as numbers that sort by length: miles, then from where, then where to."""

    rows: list[list[int]]
    """By city, then city: the leg."""
    halves: dict[int, tuple[int, int]]
    """By leg: the two legs of the best way to sail it in two turns, if there is one that helps."""


def legs_on(miles: list[list[int]]) -> Legs:
    """The legs on a board with such distances."""
    return _legs(tuple([tuple(row) for row in miles]))


@lru_cache(maxsize=32)
def _legs(miles: tuple[tuple[int, ...], ...]) -> Legs:
    """A leg is broken in that city which leaves the shortest longer half."""
    cities = range(len(miles))
    rows = [[miles[a][b] * MILE + a * CITY + b for b in cities] for a in cities]
    halves = {}
    for a in cities:
        for b in cities:
            longer, _, between = min([(max(miles[a][c], miles[c][b]), miles[a][c] + miles[c][b], c) for c in cities])
            if longer < miles[a][b]:
                halves[rows[a][b]] = rows[a][between], rows[between][b]
    return Legs(rows, halves)


@cache
def choices(count: int, first: int, aim: int) -> list[tuple[int, tuple[int, ...]]]:
    """Choices among so many stops, from number `first` on or beginning with `aim`: as bit masks, and in their order."""
    masks = [mask for mask in range(1, 1 << count) if mask & -mask >= 1 << first]
    found = [(mask, tuple([stop for stop in range(count) if mask >> stop & 1])) for mask in masks]
    return [(mask, stops) for mask, stops in found if aim < 0 or stops[0] == aim]


class Voyager:
    """Finds the best voyage from a city over some of the stops, in their order (N4.9)."""

    def __init__(self, legs: Legs, stops: Sequence[Stop], coin: float, spare: float) -> None:
        self.rows, self.halves = legs
        self.stops = stops
        self.coin = coin
        """What a gold coin is worth."""
        self.spare = spare
        """What an oar card is worth that is kept for another round."""
        self.values = [0.0]
        """By choice of stops: what its deliveries are worth."""
        for stop in stops:
            self.values += [value + stop.value for value in self.values]
        self._routes: dict[tuple[int, int], list[tuple[int, tuple[int, ...]]]] = {}

    def best(self, city: int, first: int, means: Means, aim: int = -1) -> Voyage:
        """The best voyage over stops from number `first` on; `aim`: the stop it must begin with."""
        worth = 0.0 if aim < 0 else IMPOSSIBLE
        route: tuple[int, ...] = ()
        values, rows, places = self.values, self.rows, self.stops
        ranges = [(power + means.wind) * MILE + ENDS for power in means.oars]
        most = means.turns + means.extra
        whole = (1 << len(places)) - (1 << first)
        for mask, stops in self.routes(first, aim):
            value = values[mask] + means.bonus if mask == whole else values[mask]
            if value <= worth:
                break  # those that follow are worth less
            if len(stops) > most:
                continue
            legs = []
            here = city
            for stop in stops:
                there = places[stop].city
                legs.append(rows[here][there])
                here = there
            price = self.price(legs, stops, ranges, means, value - worth)
            if price is not None:
                worth, route = value - price, stops
        return Voyage(worth, route)

    def routes(self, first: int, aim: int) -> list[tuple[int, tuple[int, ...]]]:
        """The choices of stops, the most valuable first."""
        known = self._routes.get((first, aim))
        if known is None:
            values = self.values
            known = sorted(choices(len(self.stops), first, aim), key=lambda choice: -values[choice[0]])
            self._routes[first, aim] = known
        return known

    def price(
        self, legs: list[int], stops: tuple[int, ...], ranges: list[float], means: Means, limit: float
    ) -> float | None:
        """What a voyage costs in missing miles and additional turns; None from the limit on, or if the gold runs out.

        Longer legs get stronger oars. A leg beyond the strongest is sailed in two turns as long as turns are left.
        """
        turns, most, halves = means.turns, means.turns + means.extra, self.halves
        used = len(legs)
        pieces = sorted(legs, reverse=True)
        longest = pieces[0]
        while used < turns and longest > ranges[0] and longest in halves:
            pieces[0:1] = halves[longest]
            pieces.sort(reverse=True)
            longest = pieces[0]
            used += 1
        purse = means.gold * MILE
        found = None
        while True:
            missing = 0.0
            for leg, reach in zip(pieces, ranges, strict=False):
                if leg > reach:
                    missing += leg - reach
            price = missing * self.coin / MILE
            if used > turns:
                price += (used - turns) * self.spare
            if price < limit and (missing <= purse or self._earned(missing, legs, stops, ranges, means)):
                found = limit = price
            longest = pieces[0]
            if not missing or used == most or longest not in halves:
                return found
            pieces[0:1] = halves[longest]
            pieces.sort(reverse=True)
            used += 1

    def _earned(
        self, missing: float, legs: list[int], stops: tuple[int, ...], ranges: list[float], means: Means
    ) -> bool:
        """Whether deliveries pay for so many missing miles, each for the legs after it."""
        earned = sum([self.stops[stop].gold for stop in stops[:-1]])
        if missing > (means.gold + earned) * MILE:
            return False
        return len(legs) == 1 or self.price(legs[:-1], stops[:-1], ranges, means, DEAR) is not None
