"""The reading and checking of the city cards: what each port pays for each good."""

from __future__ import annotations

import re
from typing import Final

from argosy.core.tables import EditionError, Row
from argosy.neptun.edition import GOODS, START, Tables

FILE: Final = "city_cards.csv"
CARDS_PER_PORT: Final = 2
NAME: Final = re.compile(r"[a-z0-9-]+")


class CityCard:
    """One city card: its city and, for each good, the gold or the temple points that a delivery pays."""

    def __init__(self, name: str, city: int, gold: list[int], points: list[int]) -> None:
        self.name = name
        self.city = city
        self.gold = gold
        self.points = points

    def temple_goods(self) -> int:
        """How many of the goods this card pays with temple points."""
        return sum(1 for points in self.points if points)


def read_city_cards(tables: Tables) -> list[CityCard]:
    """N1.5: two cards for each port; what pays temple points on one pays gold on the other."""
    cards: list[CityCard] = []
    first: dict[int, CityCard] = {}
    seen: list[int] = [0] * len(tables.cities)
    for row in tables.rows[FILE]:
        card = _read_card(tables, row)
        city = tables.cities[card.city]
        if card.city == 0:
            raise row.error(f"city is '{city}', but {START} has no city cards")
        seen[card.city] += 1
        if seen[card.city] == 1:
            first[card.city] = card
        elif seen[card.city] == CARDS_PER_PORT:
            _check_pair(row, city, first[card.city], card)
        else:
            raise row.error(f"{city} has a third card, expected {CARDS_PER_PORT}")
        cards.append(card)
    for index, count in enumerate(seen):
        if index != 0 and count != CARDS_PER_PORT:
            raise EditionError(FILE, None, f"{tables.cities[index]} has {count} cards, expected {CARDS_PER_PORT}")
    return cards


def _read_card(tables: Tables, row: Row) -> CityCard:
    gold = [0] * len(GOODS)
    points = [0] * len(GOODS)
    for index, good in enumerate(GOODS):
        kind, value = row.amount(good, ("temple", "gold"), 1, 9)
        if kind == "gold":
            gold[index] = value
        else:
            points[index] = value
    name = row.text("card")
    if not NAME.fullmatch(name):  # it stands in the notation
        raise row.error(f"card is '{name}', expected small letters, digits and hyphens")
    return CityCard(name, tables.city(row, "city"), gold, points)


def _check_pair(row: Row, city: str, one: CityCard, two: CityCard) -> None:
    for index, good in enumerate(GOODS):
        if (one.gold[index] == 0) == (two.gold[index] == 0):
            pay = "temple points" if two.gold[index] == 0 else "gold"
            raise row.error(f"both cards of {city} pay {pay} for {good}, expected gold on one and temple on the other")
    if two.temple_goods() not in (2, 3):
        raise row.error(
            f"the cards of {city} pay temple points for {one.temple_goods()} and {two.temple_goods()} goods, "
            "expected 3 on one and 2 on the other"
        )
