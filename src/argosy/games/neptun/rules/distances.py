"""Shortest distances between all cities (N4.4), computed at the start of every game and therefore optimised.

Cities are eliminated one by one, those with the fewest links first; eliminating a city ("fold") adds shortcuts between
its neighbours. Then they are put back in reverse order, and the distances of a city follow from those of its
neighbours. The order depends only on the links, so an edition computes it once. On the standard map no city has more
than two neighbours when it is eliminated, and a board takes some 250 comparisons instead of the 4,096 of
Floyd-Warshall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 9999


def fold_order(cities: int, link_from: list[int], link_to: list[int]) -> list[list[int]]:
    """The elimination order; for each city: the city, then its neighbours at that moment."""
    neighbours: list[set[int]] = [set() for _ in range(cities)]
    for a, b in zip(link_from, link_to, strict=True):
        neighbours[a].add(b)
        neighbours[b].add(a)
    folds: list[list[int]] = []
    left = set(range(cities))
    while left:
        city = min(left, key=lambda candidate: (len(neighbours[candidate]), candidate))
        around = neighbours[city]
        for neighbour in around:
            neighbours[neighbour] |= around
            neighbours[neighbour] -= {neighbour, city}
        left.remove(city)
        folds.append([city, *sorted(around)])
    return folds


def all_distances(
    folds: list[list[int]], link_from: list[int], link_to: list[int], markers: tuple[int, ...]
) -> list[list[int]]:
    """Miles of the cheapest way, by start and destination."""
    miles = [[FAR] * len(folds) for _ in folds]
    for link, marker in enumerate(markers):
        a, b = link_from[link], link_to[link]
        miles[a][b] = miles[b][a] = min(marker, miles[a][b])
    for fold in folds:
        row = miles[fold[0]]
        for neighbour in fold[1:]:
            to_neighbour: i64 = row[neighbour]
            for other in fold[1:]:
                around: i64 = to_neighbour + row[other]
                if neighbour != other and around < miles[neighbour][other]:
                    miles[neighbour][other] = around
    unfolded: list[int] = []
    for fold in reversed(folds):
        city = fold[0]
        row = miles[city]
        for other in unfolded:
            best: i64 = FAR
            for neighbour in fold[1:]:
                way: i64 = row[neighbour] + miles[neighbour][other]
                if way < best:
                    best = way
            miles[other][city] = best
        for other in unfolded:
            row[other] = miles[other][city]
        row[city] = 0
        unfolded.append(city)
    return miles
