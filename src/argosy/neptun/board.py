"""The sea chart of one game: its distance markers and the cheapest ways between all cities (N2.2, N4.4)."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action
from argosy.neptun.actions import CITIES, SAILS

if TYPE_CHECKING:
    from argosy.neptun.components import Edition

FAR: Final = 9999


class Board:
    """Markers by link, and miles between any two cities. Never changes; clones share it."""

    __slots__ = ("markers", "miles", "near", "near_miles")

    markers: tuple[int, ...]
    miles: list[int]
    near: list[list[Action]]
    near_miles: list[list[int]]

    def __init__(self, edition: Edition, markers: tuple[int, ...]) -> None:
        self.markers = markers
        self.miles = all_distances(edition.link_from, edition.link_to, markers)
        self.near = []
        self.near_miles = []
        for city in range(CITIES):
            row = self.miles[city * CITIES : city * CITIES + CITIES]
            ranked = sorted([miles * CITIES + other for other, miles in enumerate(row)])
            self.near.append([SAILS[entry % CITIES] for entry in ranked])
            self.near_miles.append([entry // CITIES for entry in ranked])

    def sails_within(self, city: int, miles: int) -> list[Action]:
        """Plain moves to every city at most so many miles away, nearest first."""
        return self.near[city][: bisect_right(self.near_miles[city], miles)]


def all_distances(link_from: list[int], link_to: list[int], markers: tuple[int, ...]) -> list[int]:
    """Miles of the cheapest way between any two cities, by from * 16 + to (Floyd and Warshall)."""
    rows = [[FAR] * CITIES for _ in range(CITIES)]
    for city in range(CITIES):
        rows[city][city] = 0
    for a, b, miles in zip(link_from, link_to, markers, strict=True):
        rows[a][b] = rows[b][a] = min(miles, rows[a][b])
    for via, onward in enumerate(rows):
        for city, row in enumerate(rows):
            first = row[via]
            if first < FAR and city != via:
                rows[city] = [
                    old if old <= first + more else first + more for old, more in zip(row, onward, strict=True)
                ]
    return [miles for row in rows for miles in row]
