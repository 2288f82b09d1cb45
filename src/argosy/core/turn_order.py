"""Which seat to ask next, when several may act at once or a clock runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.core.contract import CLOCK, Seat
from argosy.core.copying import Remade, remade

if TYPE_CHECKING:
    from argosy.core.contract import A, E, Game, S, V


class Asking:
    """Chooses the lowest seat that may act. While a clock runs: every seat once, then the clock.

    Each round of the clock begins with another seat, so that no seat is always the first to accept an offer.
    """

    __slots__ = ("asked", "rounds", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.asked = 0  # bit mask of the seats asked in this round of the clock
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
        to_act = game.to_act(s)
        if not to_act:
            return None
        if game.tick(s) is None:
            self.asked = 0
            self.rounds = 0
            return to_act[0]
        for seat in self.order(to_act):
            if not self.asked >> seat & 1:
                self.asked |= 1 << seat
                return seat
        self.round_over()
        return CLOCK

    def order(self, to_act: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats of a round of the clock, in the order they are asked."""
        turned = self.rounds % self.seats
        return to_act[turned:] + to_act[:turned]

    def round_over(self) -> None:
        """End the round of the clock; the next round begins with the next seat."""
        self.asked = 0
        self.rounds += 1
