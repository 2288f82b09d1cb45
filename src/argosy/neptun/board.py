"""The sea chart of one game: its distance markers and the cheapest ways between all cities (N2.2, N4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.neptun.distances import all_distances

if TYPE_CHECKING:
    from argosy.neptun.components import Edition


class Board:
    """Markers by link, and miles between any two cities. Never changes; clones share it."""

    __slots__ = ("markers", "miles")

    markers: tuple[int, ...]
    miles: list[list[int]]

    def __init__(self, edition: Edition, markers: tuple[int, ...]) -> None:
        self.markers = markers
        self.miles = all_distances(edition.folds, edition.link_from, edition.link_to, markers)
