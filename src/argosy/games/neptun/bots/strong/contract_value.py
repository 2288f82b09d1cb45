"""Quick estimates of contracts: what a contract pays, and the cost of visiting its city on each slot of a chart."""

from __future__ import annotations

from typing import Final

from argosy.games.neptun.bots.strong.temple_value import TempleValues
from argosy.games.neptun.rules.actions import SLOTS
from argosy.games.neptun.rules.sailing import board_of
from argosy.games.neptun.rules.state import TEMPLES, Merchant, NeptunState

MILE: Final = 0.024
"""The cost of a mile."""
LATE: Final = 3.0
"""Miles beyond the range that cost a point."""
RANGE: Final = 10.5
"""The usual range of a turn, in miles."""
FARTHEST: Final = 15 * 8 + 4 * 13
"""Upper limit of the distance between two cities: all links with their highest markers (N1.2)."""


def _lateness() -> list[list[float]]:
    """The cost of a leg, by slots between its two stops, then by miles."""
    return [
        [miles * MILE + max(0.0, miles - RANGE * gap) / LATE for miles in range(FARTHEST + 1)]
        for gap in range(SLOTS + 2)
    ]


LATENESS: Final = _lateness()


class ContractValues:
    """The values of contracts for one seat, fixed for one position."""

    def __init__(self, s: NeptunState, standing: TempleValues) -> None:
        e = s.edition
        self.miles = board_of(s).miles
        self.city = e.contract_city
        point = [standing.points(region, 2, standing.ahead(region)) / 2 for region in range(TEMPLES)]
        self.worth = [
            gold * standing.gold + points * point[region]
            for gold, points, region in zip(e.contract_gold, e.contract_points, e.contract_region, strict=True)
        ]
        """By contract: the value of what it pays."""

    def detour(self, merchant: Merchant, slots: list[int], city: int) -> tuple[float, int]:
        """The lowest cost of visiting the city, and the slot that has it."""
        chart, city_of, miles = merchant.chart, self.city, self.miles
        row = miles[city]
        best, chosen = 100.0, slots[0]
        for slot in slots:
            left = slot - 1
            while left >= 0 and chart[left] < 0:
                left -= 1
            right = slot + 1
            while right < SLOTS and chart[right] < 0:
                right += 1
            before = city_of[chart[left]] if left >= 0 else 0
            cost = LATENESS[slot - left][row[before]]
            if right < SLOTS:
                after = city_of[chart[right]]
                cost += LATENESS[right - slot][row[after]] - LATENESS[right - left][miles[before][after]]
            if cost < best:
                best, chosen = cost, slot
        return best, chosen
