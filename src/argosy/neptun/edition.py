"""The reading and checking of an edition's files: counts and shapes that the rules fix, not balance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from argosy.core.tables import EditionError, Row, expect
from argosy.core.tables import Tables as BaseTables

START: Final = "Crete"
GOODS: Final = ("grapes", "olives", "honey", "grain", "salt")
ROUNDS: Final = ("A", "B", "C")
GOLD_TEMPLE: Final = "Gold"

REGION_COUNT: Final = 5
PORTS_PER_REGION: Final = 3
COLOURS: Final = 5

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
    """The rows of all files of an edition, with what one file needs to know of another."""

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
    """N1.1: Crete without a region, and three ports in each of five regions."""
    for row in tables.rows["cities.csv"]:
        city, region = row.text("city"), row.text("region")
        if (city == START) != (len(tables.cities) == 0):
            raise row.error(f"'{city}' is here, expected {START} in the first row and nowhere else")
        if (city == START) != (region == "-"):
            raise row.error(f"region is '{region}', expected '-' for {START} and a region for every port")
        tables.cities.append(city)
        if city == START:
            tables.city_region.append(-1)
            continue
        if region not in tables.regions:
            _add_region(tables, row, region)
        index = tables.regions.index(region)
        if tables.city_region.count(index) == PORTS_PER_REGION:
            raise row.error(f"'{city}' is the fourth port of {region}, expected {PORTS_PER_REGION}")
        tables.city_region.append(index)
    expect("cities.csv", "regions", len(tables.regions), REGION_COUNT)
    for index, region in enumerate(tables.regions):
        expect("cities.csv", f"ports of {region}", tables.city_region.count(index), PORTS_PER_REGION)


def _add_region(tables: Tables, row: Row, region: str) -> None:
    if region == GOLD_TEMPLE:
        raise row.error(f"region is '{region}', which is the name of the temple for gold")
    if len(tables.regions) == REGION_COUNT:
        raise row.error(f"region is '{region}', expected one of: {', '.join(tables.regions)}")
    tables.regions.append(region)


def read_links(tables: Tables) -> list[tuple[int, int, bool]]:
    """N1.1: 15 sea links and 4 deep sea links, by which every port can be reached from Crete."""
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
    for row in tables.rows["oars.csv"]:
        oar = (row.number("power", 1, 10), row.number("wind", -5, 5))
        if row.one_of("kind", ("deck", "start")) == "deck":
            deck += [oar] * row.number("count", 1, 40)
        else:
            row.number("count", COLOURS, COLOURS)  # one of each kind for each colour
            if oar in start:
                raise row.error(f"the starting card {oar[0]} ({oar[1]:+d}) is there twice, expected two different ones")
            start.append(oar)
    expect("oars.csv", "cards in the deck", len(deck), 40)
    expect("oars.csv", "kinds of starting cards", len(start), 2)
    return deck, start


def read_tiles(tables: Tables) -> list[list[list[int]]]:
    """N1.3: for each of the six temples 1 tile A, 2 tiles B and 3 tiles C, highest first."""
    temples = [*tables.regions, GOLD_TEMPLE]
    tiles: list[list[list[int]]] = [[[] for _ in ROUNDS] for _ in temples]
    for row in tables.rows["tiles.csv"]:
        temple = temples.index(row.one_of("temple", temples))
        number = ROUNDS.index(row.one_of("round", ROUNDS))
        values = row.numbers("values", 1, 99)
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
    return rows[0].number("points", 1, 99), rows[0].number("count", 15, 15)
