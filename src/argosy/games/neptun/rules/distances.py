"""The cheapest ways between all cities (N4.4), found anew for every game and so worth a little thought.

Cities are folded away one by one, those with the fewest links first; each fold leaves short cuts between its
neighbours. Then they are unfolded in reverse, and a city's distances follow from those of its neighbours. Which city is
folded when depends on the links alone, so an edition works it out once. On the standard map no city has more than two
neighbours when its turn comes, and a board takes some 250 comparisons instead of the 4,096 of Floyd and Warshall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 9999


def fold_order(cities: int, link_from: list[int], link_to: list[int]) -> list[list[int]]:
    """For every fold: the city, then its neighbours at that moment."""
    neighbours: list[set[int]] = [set() for _ in range(cities)]
    for a, b in zip(link_from, link_to, strict=True):
        neighbours[a].add(b)
        neighbours[b].add(a)
    folds: list[list[int]] = []
    left = set(range(cities))
    while left:
        city = min(left, key=lambda one: (len(neighbours[one]), one))
        around = neighbours[city]
        for one in around:
            neighbours[one] |= around
            neighbours[one] -= {one, city}
        left.remove(city)
        folds.append([city, *sorted(around)])
    return folds


def all_distances(
    folds: list[list[int]], link_from: list[int], link_to: list[int], markers: tuple[int, ...]
) -> list[list[int]]:
    """Miles of the cheapest way, by city and city."""
    miles = [[FAR] * len(folds) for _ in folds]
    for link, marker in enumerate(markers):
        a, b = link_from[link], link_to[link]
        miles[a][b] = miles[b][a] = min(marker, miles[a][b])
    for fold in folds:
        row = miles[fold[0]]
        for one in fold[1:]:
            to_one: i64 = row[one]
            for other in fold[1:]:
                around: i64 = to_one + row[other]
                if one != other and around < miles[one][other]:
                    miles[one][other] = around
    unfolded: list[int] = []
    for fold in reversed(folds):
        city = fold[0]
        row = miles[city]
        for other in unfolded:
            best: i64 = FAR
            for one in fold[1:]:
                way: i64 = row[one] + miles[one][other]
                if way < best:
                    best = way
            miles[other][city] = best
        for other in unfolded:
            row[other] = miles[other][city]
        row[city] = 0
        unfolded.append(city)
    return miles
