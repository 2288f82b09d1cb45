"""Reads and checks the city cards: what each port pays for each good."""

from __future__ import annotations

import re
from typing import Final

from argosy.core.data_files import Row, expect
from argosy.games.neptun.edition.reader import GOODS, MOST_PAY, START, Tables

FILE: Final = "city_cards.csv"
CARDS: Final = 30
USUAL_CARDS_PER_PORT: Final = 2
USUAL_TEMPLE_GOODS: Final = (2, 3)
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
    """N1.5: 30 cards, each for a city in a region, with all five goods."""
    rows = tables.rows[FILE]
    cards = [_read_card(tables, row) for row in rows]
    expect(FILE, "city cards", len(cards), CARDS)
    for city, name in enumerate(tables.cities):
        found = [number for number, card in enumerate(cards) if card.city == city]
        if city == 0:
            for number in found:
                tables.warn(FILE, rows[number].line, f"is a card for {START}")
        elif len(found) == USUAL_CARDS_PER_PORT:
            _compare_pair(tables, rows[found[1]], cards[found[0]], cards[found[1]])
        else:
            tables.warn(FILE, None, f"has {len(found)} cards for {name}, usually {USUAL_CARDS_PER_PORT}")
    return cards


def _read_card(tables: Tables, row: Row) -> CityCard:
    gold = [0] * len(GOODS)
    points = [0] * len(GOODS)
    for index, good in enumerate(GOODS):
        kind, value = row.amount(good, ("temple", "gold"), 1, MOST_PAY)
        if kind == "gold":
            gold[index] = value
        else:
            points[index] = value
    name = row.text("card")
    if not NAME.fullmatch(name):  # the notation uses it
        raise row.error(f"card is '{name}', expected small letters, digits and hyphens")
    city = tables.city(row, "city")
    if tables.city_region[city] < 0:
        raise row.error(f"city is '{tables.cities[city]}', which lies in no region: its points would have no temple")
    return CityCard(name, city, gold, points)


def _compare_pair(tables: Tables, row: Row, first: CityCard, second: CityCard) -> None:
    """Warn if the two cards of a port do not complement each other as in the standard edition."""
    city = tables.cities[first.city]
    for index, good in enumerate(GOODS):
        if (first.gold[index] == 0) == (second.gold[index] == 0):
            pay = "temple points" if second.gold[index] == 0 else "gold"
            tables.warn(row.file, row.line, f"both cards of {city} pay {pay} for {good}")
    split = sorted([first.temple_goods(), second.temple_goods()])
    if tuple(split) != USUAL_TEMPLE_GOODS:
        tables.warn(
            row.file,
            row.line,
            f"the cards of {city} pay temple points for {split[1]} and {split[0]} goods, usually 3 and 2",
        )
