"""Observations: what a seat sees, written as named slices of one array of numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from argosy.core.contract import Seat, View
from argosy.research.action_space import TokenSequence

BOUND: Final = 8.0
"""No number of an observation lies further from 0; most lie between -1 and 1."""

Array = NDArray[np.float32]
V = TypeVar("V", bound=View)


class Pen:
    """Writes numbers from left to right onto a page of zeros."""

    __slots__ = ("at", "page")

    def __init__(self, size: int) -> None:
        self.page = [0.0] * size
        self.at = 0

    def put(self, *values: float) -> None:
        """These numbers."""
        end = self.at + len(values)
        self.page[self.at : end] = values
        self.at = end

    def hot(self, index: int | None, size: int, value: float = 1.0) -> None:
        """So many numbers, all 0 but the one at the index; None is nowhere."""
        if index is not None:
            self.page[self.at + index] = value
        self.at += size

    def count(self, indices: Sequence[int], size: int, unit: float = 1.0) -> None:
        """So many numbers: how often each index comes, in this unit."""
        for index in indices:
            self.page[self.at + index] += unit
        self.at += size

    def skip(self, size: int) -> None:
        """So many zeros."""
        self.at += size


class Encoder(ABC, Generic[V]):
    """Writes views of one game at a table of so many seats; every view gives an array of the same size.

    Seats are counted from the observer: 0 is oneself, 1 the next to the left.
    """

    def __init__(self, seats: int, tokens: int, parts: Sequence[tuple[str, int]]) -> None:
        self.seats: Final = seats
        slices: dict[str, slice] = {}
        end = 0
        for name, size in (("spelled", tokens), *parts):
            slices[name] = slice(end, end + size)
            end += size
        self.layout: Final[Mapping[str, slice]] = slices
        self.size: Final = end

    @abstractmethod
    def write(self, pen: Pen, view: V, seat: Seat) -> None:
        """Write every part after `spelled`, calling `self.begin` for each."""

    def encode(self, view: V, seat: Seat, spelled: TokenSequence) -> Array:
        """What the seat sees, and the tokens of its word so far."""
        pen = Pen(self.size)
        pen.count(spelled, self.layout["spelled"].stop)
        self.write(pen, view, seat)
        page = np.frombuffer(array("f", pen.page), dtype=np.float32)  # several times as fast as np.array of a list
        np.minimum(page, BOUND, out=page)
        return np.maximum(page, -BOUND, out=page)

    def begin(self, pen: Pen, part: str) -> None:
        """The next numbers belong to this part; the ones before it are all written."""
        if pen.at != self.layout[part].start:
            raise ValueError(f"{part} begins at {self.layout[part].start}, but {pen.at} numbers are written")

    def away(self, seat: Seat, other: Seat) -> int:
        """How many seats to the left of the observer another sits."""
        return (other - seat) % self.seats

    def hots(self, pen: Pen, seat: Seat, others: Sequence[Seat]) -> None:
        """A 1 for each of these seats, by how far they are away."""
        pen.count([self.away(seat, other) for other in others], self.seats)

    def around(self, seat: Seat) -> list[Seat]:
        """All seats, oneself first."""
        return [(seat + step) % self.seats for step in range(self.seats)]
