"""The components of Neptun as the rules use them: flat tables of small ints, read from an edition's files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from argosy.core.contract import Edition as BaseEdition
from argosy.core.data_files import digest, edition_name, normalise, read_folder, read_package
from argosy.games.neptun.edition.city_cards import read_city_cards
from argosy.games.neptun.edition.reader import (
    COLUMNS,
    GOLD_TEMPLE,
    GOODS,
    MOST_POWER,
    MOST_WIND,
    Tables,
    read_bonus,
    read_goods,
    read_links,
    read_markers,
    read_oars,
    read_tiles,
)
from argosy.games.neptun.rules.distances import fold_order

STANDARD: Final = "standard"
GOODS_COUNT: Final = 5
WINDS: Final = 2 * MOST_WIND + 1
OAR_CODES: Final = (MOST_POWER + 1) * WINDS * 2

# N1.7: an oar card is one int; these tables give its values by that code.
POWER: Final[list[int]] = [code // (2 * WINDS) for code in range(OAR_CODES)]
WIND: Final[list[int]] = [code // 2 % WINDS - MOST_WIND for code in range(OAR_CODES)]
STARTING: Final[list[int]] = [code % 2 for code in range(OAR_CODES)]


def oar_code(power: int, wind: int, starting: int) -> int:
    """The code of an oar card, for values that `can_be_oar` accepts; `starting` is 1 for a starting card, else 0."""
    return (power * WINDS + wind + MOST_WIND) * 2 + starting


def can_be_oar(power: int, wind: int) -> bool:
    """Whether an edition can have an oar card of this power and wind change."""
    return 0 <= power <= MOST_POWER and -MOST_WIND <= wind <= MOST_WIND


class Edition(BaseEdition):
    """Everything printed on the board, cards, markers and tiles of one edition."""

    def __init__(self, name: str, files: dict[str, str]) -> None:
        tables = Tables(files)
        self.name: str = name
        self.digest: str = digest(files)
        self.files: dict[str, str] = files
        self.sources: dict[str, str] = tables.sources

        self.cities: list[str] = tables.cities  # 0 is Crete
        self.regions: list[str] = tables.regions
        self.temples: list[str] = [*tables.regions, GOLD_TEMPLE]
        self.city_region: list[int] = tables.city_region  # -1: no region, as usual for Crete
        self.city_x: list[int] = [row.number("x", 0, 100) for row in tables.rows["cities.csv"]]  # west to east
        self.city_y: list[int] = [row.number("y", 0, 50) for row in tables.rows["cities.csv"]]  # north to south

        links = read_links(tables)  # the sea links before the deep ones
        self.link_from: list[int] = [link[0] for link in links]
        self.link_to: list[int] = [link[1] for link in links]
        self.link_deep: list[bool] = [link[2] for link in links]
        self.folds: list[list[int]] = fold_order(len(self.cities), self.link_from, self.link_to)
        sea, deep = read_markers(tables)
        self.sea_markers: list[int] = sea
        self.deep_markers: list[int] = deep

        self.goods: list[str] = list(GOODS)
        self.goods_deck: list[int] = read_goods(tables)
        cards = read_city_cards(tables)
        self.card_names: list[str] = [card.name for card in cards]
        self.card_city: list[int] = [card.city for card in cards]
        # A contract is one int: card * 5 + good. It pays either gold or points.
        self.contract_city: list[int] = [card.city for card in cards for _ in GOODS]
        self.contract_region: list[int] = [self.city_region[city] for city in self.contract_city]
        self.contract_gold: list[int] = [gold for card in cards for gold in card.gold]
        self.contract_points: list[int] = [points for card in cards for points in card.points]

        deck, start = read_oars(tables)
        self.oar_deck: list[int] = sorted([oar_code(power, wind, 0) for power, wind in deck])
        self.starting_oars: list[int] = sorted([oar_code(power, wind, 1) for power, wind in start])
        self.tiles: list[list[list[int]]] = read_tiles(tables)  # temple, round, rank
        points, count = read_bonus(tables)
        self.bonus_points: int = points
        self.bonus_count: int = count
        self._warnings: tuple[str, ...] = tuple(tables.warnings)

    @property
    def warnings(self) -> tuple[str, ...]:
        """Values that differ from the standard edition though no rule forbids it, each with its place in the files."""
        return self._warnings


_STANDARD_EDITION: Final[list[Edition]] = []  # filled on first use


def read_edition(files: Mapping[str, str], name: str = STANDARD) -> Edition:
    """The edition of these files (name -> text). Raises EditionError."""
    return Edition(name, {file: normalise(text) for file, text in files.items()})


def load_edition(path: str | None = None) -> Edition:
    """The standard edition, or the edition of a folder, which has the files that differ. Raises EditionError."""
    if not _STANDARD_EDITION:
        _STANDARD_EDITION.append(read_edition(read_package("argosy.games.neptun.edition", COLUMNS)))
    standard = _STANDARD_EDITION[0]
    if path is None:
        return standard
    return read_edition(read_folder(path, standard.files), edition_name(path))
