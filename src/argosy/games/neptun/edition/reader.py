"""Reads and checks an edition's files.

A violation of the rules (counts, ranges of markers, a connected chart) is an error. A difference from the standard
edition that the rules allow is a warning, so that owners of the box can type in what is printed there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from argosy.core.data_files import EditionError, Row, expect
from argosy.core.data_files import Tables as BaseTables

START: Final = "Crete"
GOODS: Final = ("grapes", "olives", "honey", "grain", "salt")
ROUNDS: Final = ("A", "B", "C")
GOLD_TEMPLE: Final = "Gold"
NO_REGION: Final = "-"

REGION_COUNT: Final = 5
COLOURS: Final = 5
STARTING_CARDS: Final = 2 * COLOURS
# Values of the standard edition that no rule fixes: other values are loaded with a warning.
USUAL_PORTS: Final = 15
USUAL_PORTS_PER_REGION: Final = 3
USUAL_POWERS: Final = (1, 10)
# Limits of the program, not of the rules.
MOST_POWER: Final = 20
MOST_WIND: Final = 5
MOST_PAY: Final = 99

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "cities.csv": ("city", "region", "x", "y"),
    "links.csv": ("from", "to", "kind"),
    "markers.csv": ("kind", "miles", "count"),
    "goods.csv": ("good", "count"),
    "city_cards.csv": ("card", "city", *GOODS),
    "oars.csv": ("kind", "power", "wind", "count"),
    "tiles.csv": ("temple", "round", "values"),
    "bonus.csv": ("points", "count"),
}
# The columns that together name a row, for the keys of `Edition.sources`; no two rows may share them.
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "cities.csv": ("city",),
    "links.csv": ("from", "to"),
    "markers.csv": ("kind", "miles"),
    "goods.csv": ("good",),
    "city_cards.csv": ("card",),
    "oars.csv": ("kind", "power", "wind"),
    "tiles.csv": ("temple", "round"),
    "bonus.csv": ("points",),
}


class Tables(BaseTables):
    """The rows of all files of an edition, and the names that several files share."""

    def __init__(self, files: Mapping[str, str]) -> None:
        super().__init__(files, COLUMNS, KEYS)
        self.cities: list[str] = []
        self.city_region: list[int] = []
        self.regions: list[str] = []
        read_cities(self)

    def city(self, row: Row, column: str) -> int:
        """The index of the city that a cell names."""
        return self.cities.index(row.one_of(column, self.cities))


def read_cities(tables: Tables) -> None:
    """N1.1: Crete first, where the boats start, then the ports; five regions in all."""
    for row in tables.rows["cities.csv"]:
        city, region = row.text("city"), row.text("region")
        if (city == START) != (len(tables.cities) == 0):
            raise row.error(f"'{city}' is here, expected {START} in the first row and nowhere else")
        tables.cities.append(city)
        if region != NO_REGION and region not in tables.regions:
            _add_region(tables, row, region)
        tables.city_region.append(-1 if region == NO_REGION else tables.regions.index(region))
        if (city == START) != (region == NO_REGION):
            what = f"lies in {region}" if city == START else "lies in no region"
            tables.warn(row.file, row.line, f"{city} {what}")
    expect("cities.csv", "regions", len(tables.regions), REGION_COUNT)
    _compare_ports(tables)


def _add_region(tables: Tables, row: Row, region: str) -> None:
    if region == GOLD_TEMPLE:
        raise row.error(f"region is '{region}', which is the name of the temple for gold")
    if len(tables.regions) == REGION_COUNT:
        raise row.error(f"region is '{region}', expected one of: {', '.join(tables.regions)}")
    tables.regions.append(region)


def _compare_ports(tables: Tables) -> None:
    """Warn if the number of ports is unusual, in total or in a region."""
    ports = len(tables.cities) - 1
    if ports != USUAL_PORTS:
        tables.warn("cities.csv", None, f"has {ports} ports, usually {USUAL_PORTS}")
    for index, region in enumerate(tables.regions):
        count = tables.city_region[1:].count(index)
        if count != USUAL_PORTS_PER_REGION:
            tables.warn("cities.csv", None, f"has {count} ports in {region}, usually {USUAL_PORTS_PER_REGION}")


def read_links(tables: Tables) -> list[tuple[int, int, bool]]:
    """N1.1: 15 sea links and 4 deep sea links; every port must be reachable from Crete."""
    sea: list[tuple[int, int, bool]] = []
    deep: list[tuple[int, int, bool]] = []
    pairs: set[tuple[int, int]] = set()
    for row in tables.rows["links.csv"]:
        here, there = tables.city(row, "from"), tables.city(row, "to")
        if here == there:
            raise row.error(f"the link leads from {tables.cities[here]} to itself")
        pair = (min(here, there), max(here, there))
        if pair in pairs:
            raise row.error(f"{tables.cities[here]} and {tables.cities[there]} are linked twice")
        pairs.add(pair)
        kind = row.one_of("kind", ("sea", "deep"))
        (deep if kind == "deep" else sea).append((here, there, kind == "deep"))
    expect("links.csv", "sea links", len(sea), 15)
    expect("links.csv", "deep sea links", len(deep), 4)
    reached = {0}
    for _ in tables.cities:
        reached.update(city for pair in pairs if pair[0] in reached or pair[1] in reached for city in pair)
    for index, city in enumerate(tables.cities):
        if index not in reached:
            raise EditionError("links.csv", None, f"{city} cannot be reached from {START}")
    return sea + deep


def read_markers(tables: Tables) -> tuple[list[int], list[int]]:
    """N1.2: 15 sea markers of 3 to 8 miles, 4 deep sea markers of 11 to 13."""
    sea: list[int] = []
    deep: list[int] = []
    for row in tables.rows["markers.csv"]:
        if row.one_of("kind", ("sea", "deep")) == "sea":
            sea += [row.number("miles", 3, 8)] * row.number("count", 1, 15)
        else:
            deep += [row.number("miles", 11, 13)] * row.number("count", 1, 4)
    expect("markers.csv", "sea markers", len(sea), 15)
    expect("markers.csv", "deep sea markers", len(deep), 4)
    return sorted(sea), sorted(deep)


def read_goods(tables: Tables) -> list[int]:
    """N1.6: 30 goods cards of five goods."""
    deck: list[int] = []
    for row in tables.rows["goods.csv"]:
        deck += [GOODS.index(row.one_of("good", GOODS))] * row.number("count", 1, 30)
    for index, good in enumerate(GOODS):
        if index not in deck:
            raise EditionError("goods.csv", None, f"{good} is missing")
    expect("goods.csv", "goods cards", len(deck), 30)
    return sorted(deck)


def read_oars(tables: Tables) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """N1.7: power and wind change of the 40 cards of the deck, and of the two that each colour starts with."""
    deck: list[tuple[int, int]] = []
    start: list[tuple[int, int]] = []
    low, high = USUAL_POWERS
    for row in tables.rows["oars.csv"]:
        oar = (row.number("power", 0, MOST_POWER), row.number("wind", -MOST_WIND, MOST_WIND))
        if not low <= oar[0] <= high:
            tables.warn(row.file, row.line, f"power is {oar[0]}, usually {low} to {high}")
        if row.one_of("kind", ("deck", "start")) == "deck":
            deck += [oar] * row.number("count", 1, 40)
        else:
            start += [oar] * _starting_cards(row)
    expect("oars.csv", "cards in the deck", len(deck), 40)
    expect("oars.csv", "starting cards", COLOURS * len(start), STARTING_CARDS)
    if start[0] == start[1]:
        tables.warn("oars.csv", None, "both starting cards of a colour are equal")
    return deck, start


def _starting_cards(row: Row) -> int:
    """How many of this starting card each colour has; the same for all colours (N1.7)."""
    count = row.number("count", 1, STARTING_CARDS)
    if count % COLOURS:
        raise row.error(f"count is '{count}', expected {COLOURS} (one for each colour) or {STARTING_CARDS}")
    return count // COLOURS


def read_tiles(tables: Tables) -> list[list[list[int]]]:
    """N1.3: for each of the six temples 1 tile A, 2 tiles B and 3 tiles C, highest first."""
    temples = [*tables.regions, GOLD_TEMPLE]
    tiles: list[list[list[int]]] = [[[] for _ in ROUNDS] for _ in temples]
    for row in tables.rows["tiles.csv"]:
        temple = temples.index(row.one_of("temple", temples))
        number = ROUNDS.index(row.one_of("round", ROUNDS))
        values = row.numbers("values", 0, 99)
        if len(values) != number + 1:
            raise row.error(f"has {len(values)} tiles, expected {number + 1} in round {ROUNDS[number]}")
        if values != sorted(values, reverse=True):
            raise row.error(f"values are '{row.text('values')}', expected the highest first")
        tiles[temple][number] = values
    for temple, name in enumerate(temples):
        for number, letter in enumerate(ROUNDS):
            if not tiles[temple][number]:
                raise EditionError("tiles.csv", None, f"the tiles of {name} for round {letter} are missing")
    return tiles


def read_bonus(tables: Tables) -> tuple[int, int]:
    """N1.4: the points of a bonus tile, and how many there are."""
    rows = tables.rows["bonus.csv"]
    expect("bonus.csv", "kinds of bonus tiles", len(rows), 1)
    return rows[0].number("points", 0, 99), rows[0].number("count", 15, 15)
