"""Reads an edition's files and checks the counts and shapes that the rules fix; balance is not checked."""

from __future__ import annotations

import re
from typing import Final

from argosy.core.data_files import EditionError, Row, Tables, expect
from argosy.games.mediterranean.edition.vocabulary import BOTTOM_VERBS, Effect, read_effects

BASIC: Final = ("grain", "wool", "timber", "ore", "salt")
CIVIC: Final = ("art", "slaves", "dye", "wine")
LUXURY: Final = ("spices", "gold")
PIRACY: Final = "piracy"
GOODS: Final = (*BASIC, *CIVIC, *LUXURY, PIRACY)
SETS: Final = ("1", "2", "3", "4", "5", "6", "7")
IDEAS: Final = ("democracy", "dictatorship", "mars", "venus")
BOTTOMS: Final = (
    *IDEAS, "prosperity", "poverty", "depression", "barbarians", "fury", "corruption", "slave_revolt", "zealots_venus",
    "zealots_mars", PIRACY,
)  # fmt: skip
SPACES: Final = 12
PRICES: Final = 5
LINES: Final = 3  # rows, and columns, of culture
NAME: Final = re.compile(r"[a-z0-9-]+")

# The rows of board.csv, with the lowest and the highest value that the rules support.
BOARD: Final[dict[str, tuple[int, int]]] = {
    "start_vp": (0, 99),
    "cubes_total": (15, 15),
    "city_room": (1, 9),
    "harbor_room": (1, 9),
    "wonder_room": (1, 9),
    "warehouse": (1, 9),
    "warehouse_improved": (1, 9),
    "army_safety": (0, 12),
    "colosseum_happiness": (0, 12),
    "status_top": (0, 12),
    "status_bottom": (-20, -1),
}
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "goods.csv": ("good", "deck", "count", *SETS),
    "bottoms.csv": ("bottom", "effects", "storable"),
    "kinds.csv": ("good", "bottom", "count"),
    "developments.csv": ("development", "name", "age", "group", "cost", "effects"),
    "tiles.csv": ("tile", "cost", "cubes", "first_name", "first_ability", "second_name", "second_ability"),
    "calamities.csv": ("calamity", "name", "kind", "effects"),
    "industries.csv": ("good", "industry", "dominance", "monopoly"),
    "industry_prices.csv": ("space", "money", "points", "single"),
    "tracks.csv": ("space", "buildings"),
    "culture.csv": ("line", "name", "bonus"),
    "board.csv": ("item", "value"),
}
# The columns that together identify a row, for the keys of `Edition.sources`; no two rows may have the same values.
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "goods.csv": ("good",),
    "bottoms.csv": ("bottom",),
    "kinds.csv": ("good", "bottom"),
    "developments.csv": ("development",),
    "tiles.csv": ("tile",),
    "calamities.csv": ("calamity",),
    "industries.csv": ("good",),
    "industry_prices.csv": ("space",),
    "tracks.csv": ("space",),
    "culture.csv": ("line", "name"),
    "board.csv": ("item",),
}


def deck_of(good: str) -> tuple[str, int, int]:
    """M1.2, M1.5: the deck of a good, how many cards of it there are, and how long its row of set values is."""
    if good in BASIC:
        return "basic", 18, 7
    if good in CIVIC:
        return "civic", 12, 6
    if good in LUXURY:
        return "luxury", 12, 5
    return "luxury", 1, 0


def rows_by_name(tables: Tables, file: str, names: tuple[str, ...]) -> list[Row]:
    """The rows of a file in the order of these names; each name must have one row."""
    column = KEYS[file][0]
    found = {row.one_of(column, names): row for row in tables.rows[file]}
    for name in names:
        if name not in found:
            raise EditionError(file, None, f"{name} is missing")
    return [found[name] for name in names]


def read_goods(tables: Tables) -> list[list[int]]:
    """M1.2, M1.5: the set values of each good; its deck and count are as the component list says."""
    return [_read_set(row) for row in rows_by_name(tables, "goods.csv", GOODS)]


def _read_set(row: Row) -> list[int]:
    deck, count, length = deck_of(row.text("good"))
    row.one_of("deck", (deck,))
    row.number("count", count, count)
    values: list[int] = []
    for column in SETS:
        if len(values) == length:
            row.one_of(column, ("-",))
            continue
        low = values[-1] + 1 if values else 1  # set values rise from left to right
        values.append(row.number(column, low, 99))
    return values


class Bottoms:
    """What each bottom does, and whether a card with it may be stored (M6.10, M7.2)."""

    def __init__(self, tables: Tables) -> None:
        self.effects: list[list[Effect]] = []
        self.storable: list[bool] = []
        for row in rows_by_name(tables, "bottoms.csv", BOTTOMS):
            self.effects.append(read_effects(row, "effects", BOTTOM_VERBS))
            self.storable.append(row.one_of("storable", ("yes", "no")) == "yes")
            if row.text("bottom") == PIRACY and (self.effects[-1] or self.storable[-1]):
                raise row.error("piracy does nothing and may not be stored, expected '-' and 'no'")

    def total(self, verb: str, track: int = -1) -> list[int]:
        """By bottom, the sum of its effects with one verb; for arrows, only those on one track."""
        return [
            sum([effect.amounts[-1] for effect in effects if effect.verb == verb and track in (-1, effect.amounts[0])])
            for effects in self.effects
        ]


def read_kinds(tables: Tables) -> list[tuple[int, int, int]]:
    """M1.2: good, bottom and count of every kind of card, sorted. The counts must add up to those of each good."""
    kinds: list[tuple[int, int, int]] = []
    for row in tables.rows["kinds.csv"]:
        good = row.one_of("good", GOODS)
        bottom = row.one_of("bottom", BOTTOMS)
        if (good == PIRACY) != (bottom == PIRACY):
            raise row.error(f"bottom is '{bottom}', expected {PIRACY} on the card {PIRACY} and on no other")
        kinds.append((GOODS.index(good), BOTTOMS.index(bottom), row.number("count", 1, 18)))
    for number, good in enumerate(GOODS):
        expect("kinds.csv", f"cards of {good}", sum([kind[2] for kind in kinds if kind[0] == number]), deck_of(good)[1])
    return sorted(kinds)


def read_limits(tables: Tables) -> list[int]:
    """M5.4: how many buildings a seat may have, by space of the track: from none on space 0 to six."""
    names = tuple([str(space) for space in range(SPACES)])
    limits: list[int] = []
    for row in rows_by_name(tables, "tracks.csv", names):
        limits.append(row.number("buildings", limits[-1] if limits else 0, 6 if limits else 0))
    return limits


def read_prices(tables: Tables) -> list[tuple[int, int, int]]:
    """M8.4: by space of the industry marker: the money and points of a bundle, and the price of a single point."""
    names = tuple([str(space) for space in range(PRICES)])
    prices: list[tuple[int, int, int]] = []
    for row in rows_by_name(tables, "industry_prices.csv", names):
        money, points = row.number("money", 1, 99), row.number("points", 1, 9)
        single = row.number("single", 1, 99)
        if points == 1 and single != money:
            raise row.error(f"single is '{single}', expected {money} where points are sold one by one")
        if single > money:
            raise row.error(f"single is '{single}', expected no more than {money} for {points}")
        prices.append((money, points, single))
    return prices


def read_culture(tables: Tables) -> tuple[list[str], list[int], list[int]]:
    """M8.5: the names of the three rows, and the bonus of each row and column."""
    rows: list[str] = []
    row_bonus: list[int] = []
    column_bonus: list[int] = []
    for row in tables.rows["culture.csv"]:
        bonus = row.number("bonus", 0, 99)
        if row.one_of("line", ("row", "column")) == "column":
            column_bonus.append(bonus)
            continue
        rows.append(read_id(row, "name"))
        row_bonus.append(bonus)
    expect("culture.csv", "rows of culture", len(rows), LINES)
    expect("culture.csv", "columns of culture", len(column_bonus), LINES)
    return rows, row_bonus, column_bonus


def read_board(tables: Tables) -> dict[str, int]:
    """M2.1, M5.5, M6.10: how many cubes fit in each area of a player board, and the other single numbers."""
    values: dict[str, int] = {}
    for row in rows_by_name(tables, "board.csv", tuple(BOARD)):
        item = row.text("item")
        low, high = BOARD[item]
        if item == "warehouse_improved":
            low = values["warehouse"]
        values[item] = row.number("value", low, high)
    return values


def read_id(row: Row, column: str) -> str:
    """An id for the notation: lower-case letters, digits and hyphens."""
    cell = row.text(column)
    if cell == "any" or NAME.fullmatch(cell) is None:  # `any` is a word of the vocabulary
        raise row.error(f"{column} is '{cell}', expected small letters, digits and hyphens")
    return cell
