"""What comes about while people trade, and in the vote on their talk (M6), as told to seats and onlookers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from argosy.core.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class TradingBegan(Event):
    """The trading clock starts (M6.1)."""


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """An offer lies on the table (M6.2); which cards would go is the giver's secret."""

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
    """Of each pact, those given and then those wanted, the face that its building shows; -1 where takers differ."""

    def told_to(self, seat: Seat | None) -> Event | None:
        """Only the giver knows the cards."""
        return self if seat == self.seat else replace(self, cards=())

    def reveals(self) -> bool:
        """All learn that the giver holds these goods."""
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
    """Who had offered."""
    other: Seat
    give: tuple[int, ...]
    want: tuple[int, ...]
    give_vp: int
    want_vp: int
    give_pacts: tuple[int, ...] = ()
    want_pacts: tuple[int, ...] = ()
    given: tuple[int, ...] = ()
    """Kinds that went from seat to other."""
    taken: tuple[int, ...] = ()
    """Kinds that went from other to seat."""
    faces: tuple[int, ...] = ()
    """Of each pact, those given and then those wanted, the face that its building shows."""

    def told_to(self, seat: Seat | None) -> Event | None:
        """Bottoms are seen by the two only."""
        return self if seat in (self.seat, self.other) else replace(self, given=(), taken=())

    def reveals(self) -> bool:
        """The receivers see the bottoms."""
        return True

    def binds(self) -> bool:
        """Who has seen a bottom knows it; a deal without cards shows none."""
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
    """A seat has so many cards in its warehouse (M6.10); which is its secret."""

    seat: Seat
    count: int
    cards: tuple[int, ...] = ()

    def told_to(self, seat: Seat | None) -> Event | None:
        """Only the owner knows them."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class ReadySet(Event):
    """A seat is ready to end trading, or no longer (M6.1)."""

    seat: Seat
    ready: bool


@dataclass(frozen=True, slots=True)
class GraceBegan(Event):
    """Time is up: open offers are void, only warehousing goes on (M6.11)."""


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
    """What each seat had named as penalty, -1 for those who do not vote, and what a majority fixes (M6.9)."""

    target: Seat
    votes: tuple[int, ...]
    penalty: int

    def reveals(self) -> bool:
        """They were secret."""
        return True
