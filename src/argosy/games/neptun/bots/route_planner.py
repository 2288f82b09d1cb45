"""Route planning for all levels: which open contracts to deliver, from left to right on the chart (N4.9).

The search is the same for every level. The levels differ only in how exactly they price a route (`price`):
`sensible/route_cost.py` splits a leg that is too long into halves, `strong/route_cost.py` splits it in a city.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Final, Generic, Protocol, TypeVar

IMPOSSIBLE: Final = -1000.0

City = TypeVar("City")
"""A number for levels that read the state, a name for levels that read the view."""
City_contra = TypeVar("City_contra", contravariant=True)
Choices = list[tuple[int, tuple[int, ...]]]
"""Sets of stops: each as a bit mask, and as a sorted tuple of numbers."""


class Row(Protocol[City_contra]):
    """The legs from one city, by destination."""

    def __getitem__(self, city: City_contra, /) -> int: ...


class Rows(Protocol[City_contra]):
    """The rows, by start."""

    def __getitem__(self, city: City_contra, /) -> Row[City_contra]: ...


class Stop(Generic[City]):
    """An open contract as a stop of a route."""

    __slots__ = ("city", "gold", "slot", "value")

    def __init__(self, slot: int, city: City, value: float, gold: int) -> None:
        self.slot = slot
        self.city = city
        self.value = value
        self.gold = gold


class Means:
    """The oars, wind, gold and turns that a route may use."""

    __slots__ = ("bonus", "extra", "gold", "oars", "turns", "wind")

    def __init__(self, oars: tuple[int, ...], wind: float, gold: int, turns: int, extra: int, bonus: float) -> None:
        self.oars = oars
        """Powers, strongest first."""
        self.wind = wind
        """The expected wind."""
        self.gold = gold
        self.turns = turns
        """Regular turns left."""
        self.extra = extra
        """Additional turns that may follow."""
        self.bonus = bonus
        """The extra value of fulfilling all stops; 0 if one is lost already."""

    def with_gold(self, gold: int) -> Means:
        """The same with that much gold."""
        return self.with_purse(gold, self.bonus)

    def without_bonus(self) -> Means:
        """The same without a bonus."""
        return self.with_purse(self.gold, 0.0)

    def with_purse(self, gold: int, bonus: float) -> Means:
        """The same with that much gold and bonus."""
        return Means(self.oars, self.wind, gold, self.turns, self.extra, bonus)

    def with_turns(self, turns: int, extra: int) -> Means:
        """The same with so many regular and additional turns."""
        return Means(self.oars, self.wind, self.gold, turns, extra, self.bonus)


Route = tuple[float, tuple[int, ...]]
"""The value of a route, and the numbers of the stops that it delivers, in order."""


@cache
def choices(count: int, first: int, aim: int) -> Choices:
    """All sets of the stops `first` to `count` - 1; with `aim` only those that begin with that stop."""
    masks = [mask for mask in range(1, 1 << count) if mask & -mask >= 1 << first]
    found = [(mask, tuple([stop for stop in range(count) if mask >> stop & 1])) for mask in masks]
    return [(mask, stops) for mask, stops in found if aim < 0 or stops[0] == aim]


class RoutePlanner(ABC, Generic[City]):
    """Finds the best route from a city over some of the stops, in their order."""

    def __init__(self, rows: Rows[City], stops: Sequence[Stop[City]], coin: float, spare: float) -> None:
        self.rows = rows
        self.stops = stops
        self.coin = coin
        """The value of a gold coin."""
        self.spare = spare
        """The value of an oar card kept for another round."""
        self.values = [0.0]
        """By bit mask of stops: the value of their deliveries."""
        for stop in stops:
            self.values += [value + stop.value for value in self.values]
        self._routes: dict[tuple[int, int], Choices] = {}

    def best(self, city: City, first: int, means: Means, aim: int = -1) -> Route:
        """The best route over stops from number `first` on; `aim`: the stop it must begin with."""
        worth = 0.0 if aim < 0 else IMPOSSIBLE
        route: tuple[int, ...] = ()
        values, rows, places = self.values, self.rows, self.stops
        ranges = self.ranges(means)
        most = means.turns + means.extra
        whole = (1 << len(places)) - (1 << first)
        for mask, stops in self.routes(first, aim):
            value = values[mask]
            bonus = means.bonus if mask == whole else 0.0
            if value + bonus <= worth:
                break  # the following routes are worth less
            if len(stops) > most:
                continue
            legs = []
            here = city
            for stop in stops:
                there = places[stop].city
                legs.append(rows[here][there])
                here = there
            price = self.price(legs, stops, ranges, means, value + bonus - worth)
            if price is not None and (total := value - price + bonus) > worth:
                worth, route = total, stops
        return worth, route

    def worth(self, city: City, first: int, means: Means, aim: int = -1) -> float:
        """The value of that route."""
        return self.best(city, first, means, aim)[0]

    def routes(self, first: int, aim: int) -> Choices:
        """The sets of stops, the most valuable first."""
        known = self._routes.get((first, aim))
        if known is None:
            values = self.values
            known = sorted(choices(len(self.stops), first, aim), key=lambda choice: -values[choice[0]])
            self._routes[first, aim] = known
        return known

    @abstractmethod
    def ranges(self, means: Means) -> list[float]:
        """The range of each oar, strongest first, in the unit of the legs."""

    @abstractmethod
    def price(
        self, legs: list[int], stops: tuple[int, ...], ranges: list[float], means: Means, limit: float
    ) -> float | None:
        """The cost of a route in missing miles and additional turns; None if it reaches the limit or gold runs out."""
