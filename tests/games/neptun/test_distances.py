"""The cheapest ways between all cities, against a plain search (N4.4)."""

from __future__ import annotations

from argosy.core.rng import Rng
from argosy.games.neptun.edition.components import load_edition
from argosy.games.neptun.rules.distances import FAR, all_distances, fold_order


def by_trying_all(cities: int, link_from: list[int], link_to: list[int], markers: list[int]) -> list[list[int]]:
    """Floyd and Warshall, as everybody writes it."""
    miles = [[0 if a == b else FAR for b in range(cities)] for a in range(cities)]
    for a, b, marker in zip(link_from, link_to, markers, strict=True):
        miles[a][b] = miles[b][a] = min(marker, miles[a][b])
    for via in range(cities):
        for a in range(cities):
            for b in range(cities):
                miles[a][b] = min(miles[a][b], miles[a][via] + miles[via][b])
    return miles


def test_distances_on_the_standard_map_with_any_markers() -> None:
    edition, dice = load_edition(), Rng("distances")
    for _ in range(40):
        markers = dice.shuffled(edition.sea_markers) + dice.shuffled(edition.deep_markers)
        found = all_distances(edition.folds, edition.link_from, edition.link_to, tuple(markers))
        assert found == by_trying_all(16, edition.link_from, edition.link_to, markers)


def test_distances_on_any_connected_map() -> None:
    dice = Rng("maps")
    for _ in range(60):
        cities = 3 + dice.below(10)
        link_from = list(range(1, cities))
        link_to = [dice.below(city) for city in range(1, cities)]
        for _ in range(dice.below(3 * cities)):
            a, b = dice.below(cities), dice.below(cities)
            if a != b:
                link_from.append(a)
                link_to.append(b)
        markers = [1 + dice.below(13) for _ in link_from]
        found = all_distances(fold_order(cities, link_from, link_to), link_from, link_to, tuple(markers))
        assert found == by_trying_all(cities, link_from, link_to, markers)
