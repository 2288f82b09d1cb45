"""Observations: what a seat sees, written as named slices of one array of numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from argosy.core.contract import Seat, View
from argosy.research.action_space import TokenSequence

if TYPE_CHECKING:  # without NumPy observations can still be written, as `Encoder.numbers`
    import numpy as np
    from numpy.typing import NDArray

    from argosy.research.state_encoder import StateEncoder

BOUND: Final = 8.0
"""No number of an observation is further from 0; most are between -1 and 1."""

Array: TypeAlias = "NDArray[np.float32]"
V = TypeVar("V", bound=View)


class Pen:
    """Writes numbers from left to right into a list of zeros."""

    __slots__ = ("at", "page")

    def __init__(self, size: int) -> None:
        self.page = [0.0] * size
        self.at = 0

    def put(self, *values: float) -> None:
        """Write these numbers."""
        end = self.at + len(values)
        self.page[self.at : end] = values
        self.at = end

    def hot(self, index: int | None, size: int, value: float = 1.0) -> None:
        """Write `size` numbers: the value at the index and 0 elsewhere; None writes only zeros."""
        if index is not None:
            self.page[self.at + index] = value
        self.at += size

    def count(self, indices: Sequence[int], size: int, unit: float = 1.0) -> None:
        """Write `size` numbers: how often each index occurs, times the unit."""
        for index in indices:
            self.page[self.at + index] += unit
        self.at += size

    def skip(self, size: int) -> None:
        """Leave `size` zeros."""
        self.at += size


class Encoder(ABC, Generic[V]):
    """Encodes views of one game with a fixed number of seats; every view gives an array of the same size.

    Seats are counted from the observer: 0 is the observer, 1 the next to the left.
    """

    own: Sequence[str] | None = None
    """The parts with what only the observer knows; all others tell every seat the same. None: every part may."""

    def __init__(self, seats: int, tokens: int, parts: Sequence[tuple[str, int]]) -> None:
        self.seats: Final = seats
        self.tokens: Final = tokens
        slices: dict[str, slice] = {}
        end = 0
        for name, size in (("spelled", tokens), *parts):
            slices[name] = slice(end, end + size)
            end += size
        self.layout: Mapping[str, slice] = slices
        self.size = end

    @abstractmethod
    def write(self, pen: Pen, view: V, seat: Seat) -> None:
        """Write every part after `spelled`, calling `self.begin` for each."""

    def from_states(self) -> StateEncoder | None:
        """The encoder that writes the same numbers straight from states; None: this game has none."""
        return None

    def fast(self) -> StateEncoder | None:
        """The same; None also where librt is not installed."""
        return None if find_spec("librt") is None else self.from_states()

    def encode(self, view: V, seat: Seat, spelled: TokenSequence) -> Array:
        """What the seat sees, and the tokens of its action so far."""
        import numpy as np

        # several times as fast as np.array of a list
        page = np.frombuffer(array("f", self.page(view, seat, spelled)), dtype=np.float32)
        np.minimum(page, BOUND, out=page)
        return np.maximum(page, -BOUND, out=page)

    def numbers(self, view: V, seat: Seat) -> array[float]:
        """The same without tokens and without NumPy: the numbers of `encode`, as an array of type "f"."""
        return array("f", [min(max(number, -BOUND), BOUND) for number in self.page(view, seat, ())])

    def page(self, view: V, seat: Seat, spelled: TokenSequence) -> list[float]:
        """The numbers before they are limited to the bound."""
        pen = Pen(self.size)
        pen.count(spelled, self.layout["spelled"].stop)
        self.write(pen, view, seat)
        return pen.page

    def begin(self, pen: Pen, part: str) -> None:
        """Begin a part. Raises ValueError if the parts before it are not written completely."""
        if pen.at != self.layout[part].start:
            raise ValueError(f"{part} begins at {self.layout[part].start}, but {pen.at} numbers are written")

    def away(self, seat: Seat, other: Seat) -> int:
        """How many seats to the left of the observer the other seat is."""
        return (other - seat) % self.seats

    def hots(self, pen: Pen, seat: Seat, others: Sequence[Seat]) -> None:
        """Write a 1 for each of these seats, at its distance from the observer."""
        pen.count([self.away(seat, other) for other in others], self.seats)

    def around(self, seat: Seat) -> list[Seat]:
        """All seats, the observer first."""
        return [(seat + step) % self.seats for step in range(self.seats)]
