"""Voyages: which of the open contracts to fulfil, in the order of the chart, with the oars in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from argosy.games.neptun.bots.route_planner import Voyage

SPLIT: Final = 1.5
"""Miles lost in each half of a leg that takes two turns, because every turn ends in a city."""
IMPOSSIBLE: Final = -1000.0


@dataclass(frozen=True, slots=True)
class Stop:
    """An open contract as a place to go to."""

    slot: int
    city: str
    value: float
    gold: int


@dataclass(frozen=True, slots=True)
class Means:
    """What there is to voyage with: oar powers (strongest first), winds, gold and turns."""

    oars: tuple[int, ...]
    wind: float
    """The wind that is counted on."""
    gold: int
    turns: int
    """Regular turns left."""
    extra: int
    """Additional turns that may follow."""
    gold_value: float
    spare_value: float
    """What each additional turn costs, since it takes a card that could serve later."""
    bonus: float
    """What it brings on top to fulfil every contract from the first considered on; 0 if one is lost already."""


class Planner:
    """Finds the best voyage from a city: a set of stops, taken in the order of the chart (N4.9)."""

    def __init__(self, distances: Mapping[str, Mapping[str, int]], stops: Sequence[Stop]) -> None:
        self.distances = distances
        self.stops = stops

    def best(self, city: str, first: int, means: Means, aim: int | None = None) -> Voyage:
        """The best voyage over stops from number `first` on; `aim`: the stop it must begin with."""
        self._means = means
        self._found = Voyage(0.0 if aim is None else IMPOSSIBLE, ())
        self._extend(city, first, aim, Voyage(0.0, ()), (), means.gold, True)
        return self._found

    def _extend(
        self, city: str, first: int, aim: int | None, sailed: Voyage, legs: tuple[float, ...], purse: int, every: bool
    ) -> None:
        """Go on with each of the later stops in turn; keep the best voyage seen."""
        means = self._means
        stops = self.stops
        row = self.distances[city]
        last = len(stops) - 1
        for index in range(first, len(stops)) if aim is None else (aim,):
            stop = stops[index]
            voyage = (*legs, row[stop.city])
            price = price_of(voyage, means, purse)
            if price is None:
                continue
            longer = Voyage(sailed.worth + stop.value, (*sailed.stops, index))
            whole = every and index == first
            total = longer.worth - price + (means.bonus if whole and index == last else 0.0)
            if total > self._found.worth:
                self._found = Voyage(total, longer.stops)
            if index < last and len(voyage) < means.turns + means.extra:
                self._extend(stop.city, index + 1, None, longer, voyage, purse + stop.gold, whole)


def price_of(legs: tuple[float, ...], means: Means, purse: int) -> float | None:
    """What a voyage costs in missing miles and additional turns; None if the purse or the turns do not suffice."""
    free = means.turns + means.extra - len(legs)
    if free < 0:
        return None
    oars = means.oars
    wind = means.wind
    pieces = sorted(legs, reverse=True)
    reach = oars[0] + wind
    used = len(pieces)
    while free and pieces[0] > reach:
        half = pieces.pop(0) / 2 + SPLIT
        pieces += (half, half)
        pieces.sort(reverse=True)
        free -= 1
        used += 1
    missing = 0.0
    for miles, power in zip(pieces, oars, strict=False):
        if miles > power + wind:
            missing += miles - power - wind
    if missing > purse:
        return None
    over = used - means.turns
    return missing * means.gold_value + (over * means.spare_value if over > 0 else 0.0)
