"""Voyages over a chart: which open contracts to fulfil from left to right, with which oars, at what price."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

SPLIT: Final = 1.5
"""Miles lost in each half of a leg that takes two turns, because every turn ends in a city."""
IMPOSSIBLE: Final = -1000.0


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


class Voyager:
    """Finds the best voyage from a city over some of the stops, in their order (N4.9)."""

    def __init__(self, miles: list[list[int]], stops: Sequence[Stop], coin: float, spare: float) -> None:
        self.miles = miles
        self.stops = stops
        self.coin = coin
        """What a gold coin is worth."""
        self.spare = spare
        """What an oar card is worth that is kept for another round."""

    def best(self, city: int, first: int, means: Means, aim: int = -1) -> float:
        """The worth of the best voyage over stops from number `first` on; `aim`: the stop it must begin with."""
        self._means = means
        self._found = 0.0 if aim < 0 else IMPOSSIBLE
        self._last = len(self.stops) - 1
        promise = means.bonus
        self._promise = [0.0] * len(self.stops)
        for index in range(self._last, first - 1, -1):
            promise += self.stops[index].value
            self._promise[index] = promise
        self._extend(city, first, aim, (), 0.0, means.gold, means.bonus > 0)
        return self._found

    def _extend(
        self, city: int, first: int, aim: int, legs: tuple[float, ...], value: float, purse: int, every: bool
    ) -> None:
        """Go on with each of the later stops in turn; keep the best voyage seen."""
        means, stops, row, last = self._means, self.stops, self.miles[city], self._last
        for index in range(first, last + 1) if aim < 0 else (aim,):
            if value + self._promise[index] <= self._found:
                return  # nothing from here on can be better: values are never negative
            _, there, reward, gold = stops[index]
            voyage = (*legs, row[there])
            price = self.price(voyage, purse)
            if price < 0:
                continue
            worth = value + reward
            whole = every and index == first
            total = worth - price
            if whole and index == last:
                total += means.bonus
            if total > self._found:
                self._found = total
            if index < last and len(voyage) < means.turns + means.extra:
                self._extend(there, index + 1, -1, voyage, worth, purse + gold, whole)

    def price(self, legs: tuple[float, ...], purse: int) -> float:
        """What a voyage costs in missing miles and additional turns; -1 if the purse or the turns do not suffice."""
        oars, wind, _, turns, extra, _ = self._means
        used = len(legs)
        free = turns + extra - used
        if free < 0:
            return -1.0
        pieces = sorted(legs, reverse=True)
        reach = oars[0] + wind
        while free and pieces[0] > reach:
            half = pieces.pop(0) / 2 + SPLIT
            pieces += (half, half)
            pieces.sort(reverse=True)
            free -= 1
            used += 1
        missing = 0.0
        for miles, power in zip(pieces, oars, strict=False):
            short = miles - power - wind
            if short > 0:
                missing += short
        if missing > purse:
            return -1.0
        over = used - turns
        return missing * self.coin + (over * self.spare if over > 0 else 0.0)
