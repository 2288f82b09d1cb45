"""Secret simultaneous choices: every seat makes one choice face down, then all are revealed together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.copying import Remade, remade

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING: Final = -1


class Sealed:
    """One face-down choice per seat, as a number >= 0. The order in which choices arrive is not stored."""

    __slots__ = ("choices", "waiting")

    choices: list[int]
    waiting: i64

    def __init__(self, seats: int) -> None:
        self.choices = [NOTHING] * seats
        self.waiting = 0

    def __reduce__(self) -> Remade:
        return remade(self, 0)

    def ask(self, seats: i64) -> None:
        """Begin a choice: the seats of the bit mask must choose."""
        self.waiting = seats

    def put(self, seat: i64, choice: i64) -> bool:
        """Store a seat's choice face down. Returns True if no other seat has to choose."""
        self.choices[seat] = choice
        self.waiting &= ~(1 << seat)
        return self.waiting == 0

    def opened(self) -> list[int]:
        """Reveal all choices and clear them."""
        choices = self.choices
        self.choices = [NOTHING] * len(choices)
        return choices

    def clone(self) -> Sealed:
        """An independent copy."""
        copy = Sealed(0)
        copy.choices = self.choices[:]
        copy.waiting = self.waiting
        return copy
