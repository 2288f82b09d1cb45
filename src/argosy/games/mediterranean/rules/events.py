"""The events of Trading in the Mediterranean, and what each seat and onlooker may know of them.

Fields are numbers and tuples of numbers: kinds, goods, tiles, cards and seats by their number.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from argosy.core.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins (M1.1)."""

    turn: int


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The turn order, first to last (M2.1, M7.5)."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class StockReturned(Event):
    """Stored cards return to the hand (M3.1); the other seats learn only how many."""

    seat: Seat
    count: int
    cards: tuple[int, ...] = ()

    def told_to(self, seat: Seat | None) -> Event | None:
        """Only the owner sees them."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Produced(Event):
    """A seat got its cards (M3.2); the other seats learn the basic goods, and how many civic and luxury cards."""

    seat: Seat
    goods: tuple[int, ...]
    """Basic goods, one entry a card."""
    civic: int
    luxury: int
    cards: tuple[int, ...] = ()

    def told_to(self, seat: Seat | None) -> Event | None:
        """Only the owner sees the cards."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class PutBack(Event):
    """A third card of one type was put on top of the civic deck; all see its good (M3.3)."""

    seat: Seat
    good: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards of a deck were shuffled into it (M3.4, M3.5)."""

    deck: int


@dataclass(frozen=True, slots=True)
class Unfolded(Event):
    """Developments and calamities of the turn were revealed (M4.1)."""

    developments: tuple[int, ...]
    calamities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """A seat used a building on itself (M4.2); `face` is the side of the track, and so of the tile."""

    seat: Seat
    tile: int
    face: int


@dataclass(frozen=True, slots=True)
class OpponentGiven(Event):
    """A seat used a building on a rival (M4.2)."""

    seat: Seat
    tile: int
    face: int
    target: Seat
    second: bool


@dataclass(frozen=True, slots=True)
class TrackMoved(Event):
    """A government (0) or religion (1) marker moved from one place of its line to another (M5)."""

    seat: Seat
    track: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class StatusMoved(Event):
    """Happiness (0) or safety (1) moved from one space to another (M5.5)."""

    seat: Seat
    status: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A board was turned to its other side; buildings of the old colour are destroyed (M4.3, M5.3)."""

    seat: Seat
    track: int
    second: bool
    destroyed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PactsSettled(Event):
    """The promises for this Civic phase are over; new promises are for the next one (M6.8)."""


@dataclass(frozen=True, slots=True)
class TradingBegan(Event):
    """The trading clock starts (M6.1)."""


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """An offer was made (M6.2); which cards would be handed over is the giver's secret."""

    number: int
    seat: Seat
    to: tuple[Seat, ...]
    give: tuple[int, ...]
    want: tuple[int, ...]
    give_vp: int
    want_vp: int
    give_pacts: tuple[int, ...]
    want_pacts: tuple[int, ...]
    cards: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    """The visible face of the building of each pact, those given first, then those wanted; -1 where takers differ."""

    def told_to(self, seat: Seat | None) -> Event | None:
        """Only the giver knows the cards."""
        return self if seat == self.seat else replace(self, cards=())

    def reveals(self) -> bool:
        """Everybody learns that the giver holds these goods."""
        return True


@dataclass(frozen=True, slots=True)
class OfferGone(Event):
    """An offer left the table: withdrawn, or its giver can no longer keep it (M6.2, M6.6)."""

    number: int
    withdrawn: bool


@dataclass(frozen=True, slots=True)
class DealStruck(Event):
    """Two seats exchanged goods, VP and pacts (M6.2 - M6.4). All see the goods; the two see the cards."""

    number: int
    seat: Seat
    """The seat that made the offer."""
    other: Seat
    give: tuple[int, ...]
    want: tuple[int, ...]
    give_vp: int
    want_vp: int
    give_pacts: tuple[int, ...] = ()
    want_pacts: tuple[int, ...] = ()
    given: tuple[int, ...] = ()
    """Kinds given by `seat` to `other`."""
    taken: tuple[int, ...] = ()
    """Kinds given by `other` to `seat`."""
    faces: tuple[int, ...] = ()
    """The visible face of the building of each pact, those given first, then those wanted."""

    def told_to(self, seat: Seat | None) -> Event | None:
        """Bottoms are seen by the two only."""
        return self if seat in (self.seat, self.other) else replace(self, given=(), taken=())

    def reveals(self) -> bool:
        """The receivers see the bottoms."""
        return True

    def binds(self) -> bool:
        """A seat that has seen a bottom knows it; a deal without cards shows none."""
        return bool(self.given or self.taken)


@dataclass(frozen=True, slots=True)
class TopsShown(Event):
    """A seat showed the tops of some hand cards (M2.4)."""

    seat: Seat
    goods: tuple[int, ...]

    def reveals(self) -> bool:
        """Tops are hidden until they are shown."""
        return True


@dataclass(frozen=True, slots=True)
class Stored(Event):
    """A seat changed its warehouse (M6.10): how many cards are in it; which ones is its secret."""

    seat: Seat
    count: int
    cards: tuple[int, ...] = ()

    def told_to(self, seat: Seat | None) -> Event | None:
        """Only the owner knows them."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class ReadySet(Event):
    """A seat set or cleared its readiness to end trading (M6.1)."""

    seat: Seat
    ready: bool


@dataclass(frozen=True, slots=True)
class GraceBegan(Event):
    """Trading time is up: open offers are void, only storing goes on (M6.11)."""


@dataclass(frozen=True, slots=True)
class TradingEnded(Event):
    """Trading is over (M6.12)."""


@dataclass(frozen=True, slots=True)
class Accused(Event):
    """A seat called a vote on another for talk about bottoms (M6.9)."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class PenaltiesCounted(Event):
    """The penalty that each seat voted for, -1 for seats without a vote, and the penalty by majority (M6.9)."""

    target: Seat
    votes: tuple[int, ...]
    penalty: int

    def reveals(self) -> bool:
        """They were secret."""
        return True


@dataclass(frozen=True, slots=True)
class Spent(Event):
    """A seat's cards are revealed and its sets pay money (M7.1, M1.5)."""

    seat: Seat
    cards: tuple[int, ...]
    money: int

    def reveals(self) -> bool:
        """Bottoms are open now."""
        return True

    def binds(self) -> bool:
        """They stay known."""
        return bool(self.cards)


@dataclass(frozen=True, slots=True)
class BankChosen(Event):
    """The choice of a bank's owner was revealed (M7.3)."""

    seat: Seat
    prosperity: bool

    def reveals(self) -> bool:
        """It was secret."""
        return True


@dataclass(frozen=True, slots=True)
class ChoiceSealed(Event):
    """A seat made a secret choice (M7.3, M7.7, M9.1); the other seats learn only that it did."""

    seat: Seat
    choice: int | None

    def told_to(self, seat: Seat | None) -> Event | None:
        """Only the seat itself knows its choice."""
        return self if seat == self.seat else replace(self, choice=None)


@dataclass(frozen=True, slots=True)
class PointsGained(Event):
    """Victory points gained or lost, with their source: a number of scoring.SOURCES."""

    seat: Seat
    points: int
    source: int


@dataclass(frozen=True, slots=True)
class MoneyMoved(Event):
    """Money gained or lost other than by sets and prices."""

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class IndustryPaid(Event):
    """An industry paid for dominance or monopoly in its good (M7.4)."""

    seat: Seat
    good: int
    monopoly: bool


@dataclass(frozen=True, slots=True)
class VotesCounted(Event):
    """The votes of a ballot, by seat; -1 for seats without a vote (M7.7)."""

    ballot: int
    votes: tuple[int, ...]

    def reveals(self) -> bool:
        """They were secret."""
        return True


@dataclass(frozen=True, slots=True)
class CalamityFell(Event):
    """A calamity hit its victim; -1 if it has none (M7.6, M7.7)."""

    calamity: int
    victim: Seat


@dataclass(frozen=True, slots=True)
class CubeLost(Event):
    """A cube returned to the supply from a place of the board (M7.9)."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class BuildingLost(Event):
    """A building was destroyed by a calamity (M7.9)."""

    seat: Seat
    tile: int
    face: int


@dataclass(frozen=True, slots=True)
class StockLost(Event):
    """Stored cards were discarded (M7.9); all see them."""

    seat: Seat
    cards: tuple[int, ...]

    def reveals(self) -> bool:
        """They were hidden in the warehouse."""
        return True

    def binds(self) -> bool:
        """They stay known."""
        return bool(self.cards)


@dataclass(frozen=True, slots=True)
class PurchasingBegan(Event):
    """Everybody may buy (M8.1)."""


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A seat bought a building (M8.2)."""

    seat: Seat
    tile: int
    face: int
    price: int
    cubes: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat bought a development (M8.3)."""

    seat: Seat
    development: int
    price: int
    workers: tuple[int, ...]
    choice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PointsBought(Event):
    """A seat turned money into victory points (M8.4)."""

    seat: Seat
    points: int
    price: int


@dataclass(frozen=True, slots=True)
class PurchaseUndone(Event):
    """A seat took back its latest purchase (M8.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Confirmed(Event):
    """A seat ended its purchases; the money left is halved (M8.7)."""

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class ThrowsShown(Event):
    """Rock, paper, scissors, by seat; -1 for seats that do not throw (M9.1)."""

    throws: tuple[int, ...]

    def reveals(self) -> bool:
        """They were secret."""
        return True


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: victory points and winners (M9.1)."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]


ALL: Final[tuple[type[Event], ...]] = (
    TurnBegan, OrderSet, StockReturned, Produced, PutBack, Reshuffled, Unfolded, AbilityUsed, OpponentGiven, TrackMoved,
    StatusMoved, Flipped, PactsSettled, TradingBegan, Offered, OfferGone, DealStruck, TopsShown, Stored, ReadySet,
    GraceBegan, TradingEnded, Accused, PenaltiesCounted, Spent, BankChosen, ChoiceSealed, PointsGained, MoneyMoved,
    IndustryPaid, VotesCounted, CalamityFell, CubeLost, BuildingLost, StockLost, PurchasingBegan, Built, Bought,
    PointsBought, PurchaseUndone, Confirmed, ThrowsShown, GameEnded,
)  # fmt: skip
