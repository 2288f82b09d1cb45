"""`Civilisation`: everything that belongs to one seat (M1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Civilisation:
    """Everything that belongs to one seat: board, tracks, cards.

    A track is one line of spaces (M5.1): on it 0, 1, 2 ... are spaces 0, 1, 2 of the first side (Democracy, Venus) and
    -1, -2, -3 ... spaces 0, 1, 2 of the second side (Dictatorship, Mars). An arrow is a step of one on it.
    """

    __slots__ = (
        "army", "available", "bank", "bought", "buildings", "cities", "colosseum", "completed", "culture", "farms",
        "fresh", "hand", "happiness", "harbors", "industries", "industry", "money", "safety", "spent", "stored",
        "supply", "tracks", "vp", "vp_from", "warehouse", "wonders",
    )  # fmt: skip

    vp: i64
    money: i64
    vp_from: list[int]
    """Victory points by source, for the report: see SOURCES in scoring. Clones share it: a change makes a new list."""
    tracks: list[int]
    """Government and religion, each a place on its line."""
    happiness: i64
    safety: i64
    buildings: i64
    """Bit mask of built tiles; their visible face is that of the present side of their track."""
    fresh: i64
    """Bit mask of tiles built this turn: they work from the next Civic phase (M4.4)."""
    bought: i64
    """Bit mask of slots: the developments of the display bought this turn (M8.3)."""
    # cubes
    farms: i64
    """Bit mask by basic good."""
    cities: i64
    harbors: i64
    warehouse: i64
    """0 to 2 cubes."""
    bank: bool
    army: bool
    colosseum: bool
    industry: i64
    """The base cube, 0 or 1."""
    industries: i64
    """Bit mask by basic good."""
    culture: i64
    """Bit mask of boxes: row * 3 + column; rows Letters, Stage, Nature."""
    completed: i64
    """Bit mask of rows (0-2) and columns (3-5) whose bonus was paid."""
    wonders: i64
    available: i64
    supply: i64
    # cards, kinds ascending
    hand: list[int]
    stored: list[int]
    spent: list[int]
    """Cards revealed in this turn's resolution, until they are discarded."""

    def __init__(self, source: Civilisation | None = None) -> None:  # noqa: PLR0915
        # Long, because it sets every field twice: a copy that is set once is made in a third of the time.
        if source is None:
            self.vp = 0
            self.money = 0
            self.vp_from = [0] * 12
            self.tracks = [0, 0]
            self.happiness = 0
            self.safety = 0
            self.buildings = 0
            self.fresh = 0
            self.bought = 0
            self.farms = 0
            self.cities = 0
            self.harbors = 0
            self.warehouse = 0
            self.bank = False
            self.army = False
            self.colosseum = False
            self.industry = 0
            self.industries = 0
            self.culture = 0
            self.completed = 0
            self.wonders = 0
            self.available = 0
            self.supply = 0
            self.hand = []
            self.stored = []
            self.spent = []
        else:
            self.vp = source.vp
            self.money = source.money
            self.vp_from = source.vp_from
            self.tracks = source.tracks[:]
            self.happiness = source.happiness
            self.safety = source.safety
            self.buildings = source.buildings
            self.fresh = source.fresh
            self.bought = source.bought
            self.farms = source.farms
            self.cities = source.cities
            self.harbors = source.harbors
            self.warehouse = source.warehouse
            self.bank = source.bank
            self.army = source.army
            self.colosseum = source.colosseum
            self.industry = source.industry
            self.industries = source.industries
            self.culture = source.culture
            self.completed = source.completed
            self.wonders = source.wonders
            self.available = source.available
            self.supply = source.supply
            self.hand = source.hand[:]
            self.stored = source.stored[:]
            self.spent = source.spent[:]

    def clone(self) -> Civilisation:
        """An independent copy."""
        return Civilisation(self)

    def parts(self) -> tuple[object, ...]:
        """All fields, for the digest."""
        return (
            self.vp, self.money, self.vp_from, self.tracks, self.happiness, self.safety, self.buildings, self.fresh,
            self.bought, self.farms, self.cities, self.harbors, self.warehouse, self.bank, self.army, self.colosseum,
            self.industry, self.industries, self.culture, self.completed, self.wonders, self.available, self.supply,
            self.hand, self.stored, self.spent,
        )  # fmt: skip
