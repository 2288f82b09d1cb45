"""The sea chart of one game: its distance markers and the cheapest ways between all cities (N2.2, N4.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from argosy.core.contract import Plain
from argosy.games.neptun.rules.distances import all_distances

if TYPE_CHECKING:
    from argosy.games.neptun.edition.components import Edition


@dataclass(frozen=True, slots=True)
class Link(Plain):
    """A sea link with its marker."""

    a: str
    b: str
    miles: int
    deep: bool


class Board:
    """Markers by link, and miles between any two cities. Immutable; clones of a state share it."""

    __slots__ = ("by_name", "chart", "edition", "encoded", "markers", "miles", "ways")

    edition: Edition
    markers: tuple[int, ...]
    miles: list[list[int]]
    by_name: Mapping[str, Mapping[str, int]] | None
    chart: tuple[Link, ...] | None
    ways: dict[tuple[int, int], tuple[int, ...]]
    """Cache of `way`."""
    encoded: list[bytes]
    """Cache of the miles as learners see them, by city and all together; empty until they are encoded."""

    def __init__(self, edition: Edition, markers: tuple[int, ...]) -> None:
        self.edition = edition
        self.markers = markers
        self.miles = all_distances(edition.folds, edition.link_from, edition.link_to, markers)
        self.by_name = None
        self.chart = None
        self.ways = {}
        self.encoded = []

    def __reduce__(self) -> tuple[type[Board], tuple[Edition, tuple[int, ...]]]:
        return type(self), (self.edition, self.markers)

    def distances(self, edition: Edition) -> Mapping[str, Mapping[str, int]]:
        """Miles by the names of two cities; computed on first use, since only views need it."""
        if self.by_name is None:
            names = edition.cities
            rows = [dict(zip(names, row, strict=True)) for row in self.miles]
            self.by_name = dict(zip(names, rows, strict=True))
        return self.by_name

    def links(self, e: Edition) -> tuple[Link, ...]:
        """The sea links with their markers; computed on first use."""
        if self.chart is None:
            found = zip(e.link_from, e.link_to, self.markers, e.link_deep, strict=True)
            self.chart = tuple([Link(e.cities[a], e.cities[b], miles, deep) for a, b, miles, deep in found])
        return self.chart

    def way(self, edition: Edition, start: int, city: int) -> tuple[int, ...]:
        """The cities of the cheapest way, both ends included; of equal ways the one with the earliest links (N4.4)."""
        known = self.ways.get((start, city))
        if known is not None:
            return known
        way = [start]
        while way[-1] != city:
            here = way[-1]
            left = self.miles[here][city]
            for a, b, marker in zip(edition.link_from, edition.link_to, self.markers, strict=True):
                onward = b if a == here else a if b == here else here
                if onward != here and marker + self.miles[onward][city] == left:
                    way.append(onward)
                    break
        self.ways[start, city] = tuple(way)
        return self.ways[start, city]
