"""The components of Trading in the Mediterranean as flat tables for the engine, filled from an edition's files.

`cards.py` has the cards, `vocabulary.py` the language of their effects.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from argosy.core.contract import Edition as BaseEdition
from argosy.core.data_files import Tables, digest, edition_name, normalise, read_folder, read_package
from argosy.games.mediterranean.edition.cards import (
    AGES,
    CALAMITY_KINDS,
    Calamity,
    Development,
    Industry,
    Tile,
    read_calamities,
    read_developments,
    read_industries,
    read_tiles,
)
from argosy.games.mediterranean.edition.reader import (
    BASIC,
    BOTTOMS,
    COLUMNS,
    GOODS,
    KEYS,
    PIRACY,
    Bottoms,
    deck_of,
    read_board,
    read_culture,
    read_goods,
    read_kinds,
    read_limits,
    read_prices,
)
from argosy.games.mediterranean.rules.state import CIVIC_DECK, GOVERNMENT, LUXURY_DECK, RELIGION

STANDARD: Final = "standard"


class Edition(BaseEdition):
    """Everything printed on the cards, tiles and boards of one edition."""

    def __init__(self, name: str, files: dict[str, str]) -> None:
        tables = Tables(files, COLUMNS, KEYS)
        self.name: str = name
        self.digest: str = digest(files)
        self.files: dict[str, str] = files
        self.sources: dict[str, str] = tables.sources

        self._fill_goods(tables)
        self._fill_board(tables)
        self._fill_cards(tables)

    def _fill_goods(self, tables: Tables) -> None:
        self.goods: list[str] = list(GOODS)
        self.good_deck: list[int] = [_deck_number(good) for good in GOODS]
        self.set_values: list[list[int]] = read_goods(tables)  # by good: of 1, 2, ... cards; none of piracy
        self.bottoms: list[str] = list(BOTTOMS)
        bottoms = Bottoms(tables)
        self.bottom_government: list[int] = bottoms.total("arrow", GOVERNMENT)
        self.bottom_religion: list[int] = bottoms.total("arrow", RELIGION)
        self.bottom_happiness: list[int] = bottoms.total("happiness")
        self.bottom_safety: list[int] = bottoms.total("safety")
        self.bottom_vp: list[int] = bottoms.total("vp")
        self.bottom_storable: list[bool] = bottoms.storable
        self.poverty: int = BOTTOMS.index("poverty")
        self.prosperity: int = BOTTOMS.index("prosperity")

        kinds = read_kinds(tables)  # a kind is a good with a bottom
        self.kind_good: list[int] = [kind[0] for kind in kinds]
        self.kind_bottom: list[int] = [kind[1] for kind in kinds]
        self.kind_count: list[int] = [kind[2] for kind in kinds]
        self.kind_names: list[str] = [_kind_name(GOODS[kind[0]], BOTTOMS[kind[1]]) for kind in kinds]
        self.kind_deck: list[int] = [self.good_deck[good] for good in self.kind_good]
        self.kind_bound: list[bool] = [not self.bottom_storable[bottom] for bottom in self.kind_bottom]
        self.piracy: int = self.kind_names.index(PIRACY)
        self.decks: list[list[int]] = [[] for _ in range(LUXURY_DECK + 1)]
        self.kinds_of_good: list[list[int]] = [[] for _ in GOODS]
        for kind, good in enumerate(self.kind_good):
            self.decks[self.good_deck[good]] += [kind] * self.kind_count[kind]
            self.kinds_of_good[good].append(kind)

    def _fill_cards(self, tables: Tables) -> None:
        self.developments: list[Development] = read_developments(tables, self.culture_rows)
        self.tiles: list[Tile] = read_tiles(tables, self.culture_rows)  # six of government, six of religion
        self.tile_costs: list[int] = [tile.cost for tile in self.tiles]
        self.calamities: list[Calamity] = read_calamities(tables)
        # Stone, bronze, iron developments, unhappiness and barbarian calamities.
        self.development_decks: list[list[int]] = [[] for _ in (*AGES, *CALAMITY_KINDS)]
        for number, card in enumerate(self.developments):
            self.development_decks[card.age].append(number)
        for number, calamity in enumerate(self.calamities):
            self.development_decks[len(AGES) + calamity.kind].append(number)

    def _fill_board(self, tables: Tables) -> None:
        rows, row_bonus, column_bonus = read_culture(tables)
        self.culture_rows: list[str] = rows
        self.row_bonus: list[int] = row_bonus
        self.column_bonus: list[int] = column_bonus
        self.industries: list[Industry] = read_industries(tables)  # by basic good
        prices = read_prices(tables)  # by space of the industry marker
        self.industry_prices: list[tuple[int, int]] = [(price[0], price[1]) for price in prices]  # money, points
        self.industry_singles: list[int] = [price[2] for price in prices]  # money for a single point
        self.building_limit: list[int] = read_limits(tables)  # by space 0 to 11
        board = read_board(tables)
        self.start_vp: int = board["start_vp"]
        self.cubes_total: int = board["cubes_total"]
        self.city_room: int = board["city_room"]
        self.harbor_room: int = board["harbor_room"]
        self.wonder_room: int = board["wonder_room"]
        self.warehouse_rooms: list[int] = [0, board["warehouse"], board["warehouse_improved"]]  # by number of cubes
        self.army_safety: int = board["army_safety"]
        self.colosseum_happiness: int = board["colosseum_happiness"]
        self.status_top: int = board["status_top"]
        self.status_bottom: int = board["status_bottom"]

    def set_value(self, good: int, count: int) -> int:
        """Money for a number of cards of a good; cards beyond the length of the row start a new set (M1.5)."""
        row = self.set_values[good]
        if count <= 0 or not row:
            return 0
        full, rest = divmod(count, len(row))
        return full * row[-1] + (row[rest - 1] if rest else 0)


def _deck_number(good: str) -> int:
    if good in BASIC:
        return BASIC.index(good)
    return CIVIC_DECK if deck_of(good)[0] == "civic" else LUXURY_DECK


def _kind_name(good: str, bottom: str) -> str:
    return good if good == PIRACY else f"{good}-{bottom}"


_STANDARD_EDITION: Final[list[Edition]] = []  # filled at the first use


def read_edition(files: Mapping[str, str], name: str = STANDARD) -> Edition:
    """Read an edition from its files (name -> text)."""
    return Edition(name, {file: normalise(text) for file, text in files.items()})


def load_edition(path: str | None = None) -> Edition:
    """The standard edition, or the one in a folder that holds the files it changes."""
    if not _STANDARD_EDITION:
        _STANDARD_EDITION.append(read_edition(read_package("argosy.games.mediterranean.edition", COLUMNS)))
    standard = _STANDARD_EDITION[0]
    if path is None:
        return standard
    return read_edition(read_folder(path, standard.files), edition_name(path))
