"""Rough prices of routes: a leg that is too long counts as two equal halves."""

from __future__ import annotations

from typing import Final

from argosy.games.neptun.bots.route_planner import Means, RoutePlanner

SPLIT: Final = 1.5
"""Miles lost in each half of a leg that takes two turns, because every turn ends in a city."""


class RoughRoutePlanner(RoutePlanner[str]):
    """The planner of `sensible`."""

    def ranges(self, means: Means) -> list[float]:
        return [power + means.wind for power in means.oars]

    def price(
        self, legs: list[int], stops: tuple[int, ...], ranges: list[float], means: Means, limit: float
    ) -> float | None:
        price = self.price_of(legs, ranges, means, means.gold + self._earned(stops))
        if price is None or price >= limit:
            return None
        for count in range(1, len(stops)):  # there must be enough gold for each leg when it is sailed
            if self.price_of(legs[:count], ranges, means, means.gold + self._earned(stops[:count])) is None:
                return None
        return price

    def _earned(self, stops: tuple[int, ...]) -> int:
        """The gold of the deliveries before the last."""
        return sum([self.stops[stop].gold for stop in stops[:-1]])

    def price_of(self, legs: list[int], ranges: list[float], means: Means, purse: int) -> float | None:
        """The cost of the legs in missing miles and additional turns; None if there is not enough gold or turns."""
        free = means.turns + means.extra - len(legs)
        if free < 0:
            return None
        pieces: list[float] = sorted(legs, reverse=True)
        used = len(pieces)
        while free and pieces[0] > ranges[0]:
            half = pieces.pop(0) / 2 + SPLIT
            pieces += (half, half)
            pieces.sort(reverse=True)
            free -= 1
            used += 1
        missing = 0.0
        for miles, reach, power in zip(pieces, ranges, means.oars, strict=False):
            if miles > reach:
                missing += miles - power - means.wind
        if missing > purse:
            return None
        over = used - means.turns
        return missing * self.coin + (over * self.spare if over > 0 else 0.0)
