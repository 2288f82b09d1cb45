"""The events of Neptun; `told_to` removes what a seat or an onlooker may not know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from argosy.core.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class BoardLaid(Event):
    """The distance markers were placed; in the edition's order of links (N2.2)."""

    markers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The player order was set, first to last (N2.6, N3.10)."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A game round began (N2.7)."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn of phase 1 (acquire) or 2 (fulfil) began; additional turns are 6 and 7 of phase 2 (N2.7)."""

    phase: int
    turn: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A seat turned up a column (N3.3); seat None: the left-over was turned up at the end of the turn (N3.11)."""

    seat: Seat | None
    column: int
    contract: int
    oar: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A seat took a contract with its coins and oar card, and loaded it (N3.7 - N3.9)."""

    seat: Seat
    column: int
    slot: int
    contract: int
    oar: int
    coins: int


@dataclass(frozen=True, slots=True)
class LeftOver(Event):
    """The column that nobody took moved to the left end; `coins`: those on it now (N3.11)."""

    coins: int


@dataclass(frozen=True, slots=True)
class LeftOverDiscarded(Event):
    """The last left-over of the round was discarded (N3.12)."""


@dataclass(frozen=True, slots=True)
class OarChosen(Event):
    """A seat put down an oar card face down (N4.1); the others learn only that it did."""

    seat: Seat
    oar: int | None

    def told_to(self, seat: Seat | None) -> Event | None:
        """Only the seat itself knows which card."""
        return self if seat == self.seat else replace(self, oar=None)


@dataclass(frozen=True, slots=True)
class OarsRevealed(Event):
    """All chosen oar cards were turned up, by seat; their wind changes make the forecast (N4.1, N4.2)."""

    oars: tuple[int, ...]
    forecast: int
    steps: tuple[int, ...] = ()
    """The forecast after each oar card, counted in player order."""

    def reveals(self) -> bool:
        """True: the cards were face down."""
        return True


@dataclass(frozen=True, slots=True)
class ExtraAnswered(Event):
    """A seat took or declined an additional turn (N5.1)."""

    seat: Seat
    wanted: bool


@dataclass(frozen=True, slots=True)
class OarPlayed(Event):
    """A seat played an oar card face up for its additional turn (N5.2)."""

    seat: Seat
    oar: int


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    """A boat moved from city to city, or stayed; gold was paid for miles beyond the range (N4.4, N4.5)."""

    seat: Seat
    start: int
    city: int
    miles: int
    gold: int
    way: tuple[int, ...]
    """The cities of the cheapest way, both ends included."""


@dataclass(frozen=True, slots=True)
class Delivered(Event):
    """A contract was fulfilled for gold or temple points (N4.6, N4.7)."""

    seat: Seat
    slot: int
    contract: int
    gold: int
    points: int
    region: int


@dataclass(frozen=True, slots=True)
class PointBought(Event):
    """A temple point was bought (N4.8)."""

    seat: Seat
    region: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """Open contracts were lost: left of a fulfilled one (N4.9), or still open at the end of the round (N5.5)."""

    seat: Seat
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WindSet(Event):
    """The wind force was set for the coming turns (N4.10, N4.11)."""

    wind: int


@dataclass(frozen=True, slots=True)
class BonusClaimed(Event):
    """A seat fulfilled all five contracts of the round and took a bonus tile (N6.1)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TileClaimed(Event):
    """A seat took a tile of a temple (N6.2 - N6.4); temple 5 is the gold temple."""

    seat: Seat
    temple: int
    rank: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: points and winners (N8.1)."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]


ALL: Final[tuple[type[Event], ...]] = (
    BoardLaid,
    OrderSet,
    RoundBegan,
    TurnBegan,
    Revealed,
    Taken,
    LeftOver,
    LeftOverDiscarded,
    OarChosen,
    OarsRevealed,
    ExtraAnswered,
    OarPlayed,
    Sailed,
    Delivered,
    PointBought,
    Lost,
    WindSet,
    BonusClaimed,
    TileClaimed,
    GameEnded,
)
