"""The actions of seats and chance in Neptun: one per decision of a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action
from argosy.games.neptun.edition.components import POWER, STARTING, WIND

if TYPE_CHECKING:
    from mypy_extensions import i64

SLOTS: Final = 5
MOST_CITIES: Final = 20  # as many as 19 links can connect (N1.1)
COLUMNS: Final = 6


@dataclass(frozen=True, slots=True)
class SetUp(Action):
    """Chance lays a distance marker on every link and draws the first player order (N2.2, N2.6)."""

    markers: tuple[int, ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Chance decides which cards are on the column that is turned up (N3.1)."""

    card: int
    good: int
    oar: int


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Turn up the leftmost face-down contract (N3.3)."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the contract of a column and load it on a slot of the chart, both counted from 0 (N3.3, N3.8)."""

    column: int
    slot: int


@dataclass(frozen=True, slots=True)
class Row(Action):
    """Play an oar card from the hand (N4.1, N5.2)."""

    power: int
    wind: int
    starting: bool = False


@dataclass(frozen=True, slots=True)
class Extra(Action):
    """Take an additional turn, or decline it (N5.1)."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """Sail to a city or stay; optionally fulfil a contract there and buy one more point (N4.4 - N4.8)."""

    city: int
    deliver: int | None = None
    buy: bool = False


SHOWN: Final[dict[int, Show]] = {}


def shown(card: int, good: int, oar: int) -> Show:
    """The interned Show of these cards."""
    key = (card * 5 + good) * len(POWER) + oar
    if key not in SHOWN:
        SHOWN[key] = Show(card, good, oar)
    return SHOWN[key]


REVEAL: Final = Reveal()
EXTRA_YES: Final = Extra(True)
EXTRA_NO: Final = Extra(False)
ROWS: Final = [Row(POWER[oar], WIND[oar], bool(STARTING[oar])) for oar in range(len(POWER))]
"""By oar code."""
SAILS: Final = [Sail(city) for city in range(MOST_CITIES)]
DELIVERIES: Final = [Sail(city, slot) for city in range(MOST_CITIES) for slot in range(SLOTS)]
"""By city * 5 + slot; PURCHASES too."""
PURCHASES: Final = [Sail(city, slot, True) for city in range(MOST_CITIES) for slot in range(SLOTS)]

SLOTS_OF: Final = [[slot for slot in range(SLOTS) if mask >> slot & 1] for mask in range(1 << SLOTS)]
"""The slots of a bit mask, from left to right."""


def _pick_menus() -> list[list[Action]]:
    """All menus of phase 1, by (face-down columns left?, columns that may be taken, free slots); see `pick_menu`."""
    takes = [Take(column, slot) for column in range(COLUMNS) for slot in range(SLOTS)]
    menus: list[list[Action]] = []
    for reveal in (False, True):
        for columns in range(1 << COLUMNS):
            for free in range(1 << SLOTS):
                menu: list[Action] = [REVEAL] if reveal else []
                for column in range(COLUMNS):
                    if columns >> column & 1:
                        menu.extend(takes[column * SLOTS + slot] for slot in SLOTS_OF[free])
                menus.append(menu)
    return menus


PICK_MENUS: Final = _pick_menus()


def pick_menu(reveal: bool, columns: i64, free: i64) -> list[Action]:
    """The menu of a pick. The list is shared: do not change it."""
    index = columns << 5 | free
    return PICK_MENUS[index | 2048 if reveal else index]


def oar_text(oar: int) -> str:
    """An oar card in notation: power, then wind change with its sign (`7-1`); a starting card ends with ` start`."""
    return f"{POWER[oar]}{WIND[oar]:+d}" + (" start" if STARTING[oar] else "")
