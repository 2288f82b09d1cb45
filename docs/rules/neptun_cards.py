"""The figures behind Neptun's city cards: how far each port is, and what ports, regions and goods pay in all.

Run as `python docs/rules/neptun_cards.py`, or with the folder of an edition of your own behind it.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "src"))  # behind an installed package

from argosy.games.neptun.edition.components import Edition, load_edition

PLACEMENTS = 10_000
SEED = 1
GROUPS = ("near", "middle", "far")


def distances(edition: Edition, rng: random.Random) -> list[int]:
    """The shortest way from Crete to every city, after one random placement of the markers (N2.2)."""
    miles = rng.sample(edition.sea_markers, 15) + rng.sample(edition.deep_markers, 4)
    links = list(zip(edition.link_from, edition.link_to, miles, strict=True))
    far = [0] + [999] * (len(edition.cities) - 1)
    settled = False
    while not settled:
        settled = True
        for here, there, cost in links:
            if abs(far[here] - far[there]) > cost:
                far[here] = min(far[here], far[there] + cost)
                far[there] = min(far[there], far[here] + cost)
                settled = False
    return far


def mean_distances(edition: Edition) -> list[float]:
    """The mean of `distances` over many placements."""
    rng = random.Random(SEED)
    total = [0] * len(edition.cities)
    for _ in range(PLACEMENTS):
        for city, miles in enumerate(distances(edition, rng)):
            total[city] += miles
    return [miles / PLACEMENTS for miles in total]


def group(miles: float) -> int:
    """Near: within the 10 miles of a usual turn; middle: within two turns; far: beyond."""
    return 0 if miles < 10 else 1 if miles < 20 else 2


def totals(edition: Edition, contracts: list[int]) -> tuple[int, int]:
    """The temple points and the gold that these contracts pay in all."""
    points = sum(edition.contract_points[contract] for contract in contracts)
    return points, sum(edition.contract_gold[contract] for contract in contracts)


def port_table(edition: Edition, means: list[float]) -> list[str]:
    """Per port, from near to far: mean distance, group, and what its two cards pay in all."""
    lines = ["| port | region | mean miles | group | temple | gold | gold per point |", "|---|---|--:|---|--:|--:|--:|"]
    ports = [city for city, region in enumerate(edition.city_region) if region >= 0]
    for city in sorted(ports, key=lambda city: means[city]):
        points, gold = totals(edition, [c for c in range(150) if edition.contract_city[c] == city])
        lines.append(
            f"| {edition.cities[city]} | {edition.regions[edition.city_region[city]]} | {means[city]:.1f} "
            f"| {GROUPS[group(means[city])]} | {points} | {gold} "
            f"| {f'{gold / points:.1f}' if points else '-'} |"
        )
    return lines


def region_table(edition: Edition, means: list[float]) -> list[str]:
    """Per region: mean distance of its ports, what its six cards pay in all, and the points of its tiles."""
    lines = ["| region | mean miles | temple | gold | tiles |", "|---|--:|--:|--:|--:|"]
    for region, name in enumerate(edition.regions):
        ports = [city for city in range(len(edition.cities)) if edition.city_region[city] == region]
        miles = sum(means[city] for city in ports) / len(ports)
        points, gold = totals(edition, [c for c in range(150) if edition.contract_region[c] == region])
        tiles = sum(sum(values) for values in edition.tiles[region])
        lines.append(f"| {name} | {miles:.1f} | {points} | {gold} | {tiles} |")
    return lines


def good_table(edition: Edition, means: list[float]) -> list[str]:
    """Per good: what it pays in all and in each group, and how often it is one of the three temple goods of a card."""
    near, middle, far = (f"{name} (temple, gold)" for name in GROUPS)
    lines = [
        f"| good | temple | gold | {near} | {middle} | {far} | on cards with 3 temple goods |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    paid = [edition.contract_points[5 * card : 5 * card + 5] for card in range(30)]
    for good, name in enumerate(edition.goods):
        contracts = list(range(good, 150, 5))
        points, gold = totals(edition, contracts)
        parts: list[str] = []
        for number in range(3):
            part = totals(edition, [c for c in contracts if group(means[edition.contract_city[c]]) == number])
            parts.append(f"{part[0]}, {part[1]}")
        often = sum(1 for c in contracts if edition.contract_points[c] and paid[c // 5].count(0) == 2)
        lines.append(f"| {name} | {points} | {gold} | {' | '.join(parts)} | {often} |")
    return lines


def figures(edition: Edition) -> str:
    """All three tables, as they stand in neptun.md."""
    means = mean_distances(edition)
    return "\n\n".join("\n".join(table(edition, means)) for table in (port_table, region_table, good_table))


if __name__ == "__main__":
    print(figures(load_edition(sys.argv[1] if len(sys.argv) > 1 else None)))
