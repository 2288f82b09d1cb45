"""Exact prices of routes: a leg that is too long is split in the city that suits best."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from argosy.games.neptun.bots.route_planner import Means, RoutePlanner, Stop

DEAR: Final = 1000.0
"""More than any route costs."""
MILE: Final = 1 << 20
"""One mile in the int of a leg."""
CITY: Final = 1 << 4
ENDS: Final = CITY * CITY - 1
"""The low bits in the int of a leg: start and destination."""


class Legs(NamedTuple):
    """Legs between any two cities as ints that sort by length: miles, then start, then destination."""

    rows: list[list[int]]
    """By start, then destination: the leg."""
    halves: dict[int, tuple[int, int]]
    """By leg: the two legs of the best way to sail it in two turns, if splitting it helps."""


def legs_on(miles: list[list[int]]) -> Legs:
    """The legs of a board with these distances."""
    return _legs(tuple([tuple(row) for row in miles]))


@lru_cache(maxsize=32)
def _legs(miles: tuple[tuple[int, ...], ...]) -> Legs:
    """Build the legs; each is split in the city that makes its longer part shortest."""
    cities = range(len(miles))
    rows = [[miles[a][b] * MILE + a * CITY + b for b in cities] for a in cities]
    halves = {}
    for a in cities:
        for b in cities:
            longer, _, between = min([(max(miles[a][c], miles[c][b]), miles[a][c] + miles[c][b], c) for c in cities])
            if longer < miles[a][b]:
                halves[rows[a][b]] = rows[a][between], rows[between][b]
    return Legs(rows, halves)


class ExactRoutePlanner(RoutePlanner[int]):
    """The planner of `strong` and `best`."""

    def __init__(self, legs: Legs, stops: Sequence[Stop[int]], coin: float, spare: float) -> None:
        super().__init__(legs.rows, stops, coin, spare)
        self.halves = legs.halves

    def ranges(self, means: Means) -> list[float]:
        return [(power + means.wind) * MILE + ENDS for power in means.oars]

    def price(
        self, legs: list[int], stops: tuple[int, ...], ranges: list[float], means: Means, limit: float
    ) -> float | None:
        """Longer legs get stronger oars; one too long for the strongest is sailed in two turns while turns are left."""
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
            for leg, reach in zip(pieces, ranges):  # noqa: B905 - compiled without an iterator, unlike with `strict`
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
        """Whether there is gold for the missing miles; each delivery can pay for the legs after it."""
        earned = sum([self.stops[stop].gold for stop in stops[:-1]])
        if missing > (means.gold + earned) * MILE:
            return False
        return len(legs) == 1 or self.price(legs[:-1], stops[:-1], ranges, means, DEAR) is not None
