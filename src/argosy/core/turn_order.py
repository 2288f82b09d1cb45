"""Which seat to ask next, when several may act at once or a clock runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.core.contract import CLOCK, Seat
from argosy.core.copying import Remade, remade

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.contract import A, E, Game, S, V


class Asking:
    """Chooses the lowest seat that may act. While a clock runs: every seat once, then the clock.

    Each round of the clock begins with another seat, so that no seat is always the first to accept an offer.
    """

    __slots__ = ("asked", "rounds", "seats")

    seats: i64
    asked: i64
    """Bit mask of the seats asked in this round of the clock."""
    rounds: i64

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.asked = 0
        self.rounds = 0

    def __reduce__(self) -> Remade:
        return remade(self, self.seats)

    def clone(self) -> Asking:
        """An independent copy."""
        twin = Asking(self.seats)
        twin.asked = self.asked
        twin.rounds = self.rounds
        return twin

    def next(self, game: Game[S, A, V, E], s: S) -> int | None:
        """The seat to ask, or CLOCK if the clock must tick now; None if no seat may act."""
        waiting = game.acting(s)
        if waiting == 0:
            return None
        if game.tick(s) is None:
            self.asked = 0
            self.rounds = 0
            return lowest(waiting)
        unasked = waiting & ~self.asked
        if unasked == 0:
            self.round_over()
            return CLOCK
        later = waiting
        for _ in range(self.rounds % self.seats):
            later &= later - 1  # without its lowest seat, as in `order`
        seat = lowest(later & unasked or unasked)
        self.asked |= 1 << seat
        return seat

    def order(self, to_act: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats of a round of the clock, in the order they are asked."""
        turned = int(self.rounds % self.seats)
        return to_act[turned:] + to_act[:turned]

    def round_over(self) -> None:
        """End the round of the clock; the next round begins with the next seat."""
        self.asked = 0
        self.rounds += 1


def lowest(seats: i64) -> i64:
    """The lowest seat of a bit mask."""
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    return seat
