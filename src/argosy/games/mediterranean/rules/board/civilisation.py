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
    """Victory points by source, for the report: see SOURCES in scoring."""
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

    def __init__(self) -> None:
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

    def clone(self) -> Civilisation:
        """An independent copy."""
        copy = Civilisation()
        copy.vp = self.vp
        copy.money = self.money
        copy.vp_from = list(self.vp_from)
        copy.tracks = list(self.tracks)
        copy.happiness = self.happiness
        copy.safety = self.safety
        copy.buildings = self.buildings
        copy.fresh = self.fresh
        copy.bought = self.bought
        copy.farms = self.farms
        copy.cities = self.cities
        copy.harbors = self.harbors
        copy.warehouse = self.warehouse
        copy.bank = self.bank
        copy.army = self.army
        copy.colosseum = self.colosseum
        copy.industry = self.industry
        copy.industries = self.industries
        copy.culture = self.culture
        copy.completed = self.completed
        copy.wonders = self.wonders
        copy.available = self.available
        copy.supply = self.supply
        copy.hand = list(self.hand)
        copy.stored = list(self.stored)
        copy.spent = list(self.spent)
        return copy

    def parts(self) -> tuple[object, ...]:
        """All fields, for the digest."""
        return (
            self.vp, self.money, self.vp_from, self.tracks, self.happiness, self.safety, self.buildings, self.fresh,
            self.bought, self.farms, self.cities, self.harbors, self.warehouse, self.bank, self.army, self.colosseum,
            self.industry, self.industries, self.culture, self.completed, self.wonders, self.available, self.supply,
            self.hand, self.stored, self.spent,
        )  # fmt: skip
