"""Observations written straight from a state, as float32 numbers: the fast equal of `Encoder`, which encodes views.

Compiled with the rules. `BytesWriter` comes from librt, the library of the compiler: compiled code writes a number with
it in about a nanosecond, a tenth of the time of `array` or `memoryview`. Without librt everything is encoded by views.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_f32_le

from argosy.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.contract import State
    from argosy.research.action_space import TokenSequence

BOUND: Final = 8.0
"""No number of an observation is further from 0; most are between -1 and 1."""
BLOCK: Final = 64
ZEROS: Final = [bytes(4 * size) for size in range(BLOCK + 1)]
"""By number: that many zeros."""


def put(w: BytesWriter, value: float) -> None:
    """Write a number, limited to the bound."""
    if value > BOUND:
        value = BOUND
    elif value < -BOUND:
        value = -BOUND
    write_f32_le(w, value)


def skip(w: BytesWriter, size: i64) -> None:
    """Write that many zeros."""
    while size >= BLOCK:
        w.write(ZEROS[BLOCK])
        size -= BLOCK
    if size > 0:
        w.write(ZEROS[size])


def hot(w: BytesWriter, index: i64, size: i64) -> None:
    """Write `size` numbers: 1 at the index and 0 elsewhere; an index below 0 writes only zeros."""
    if index < 0 or index >= size:
        skip(w, size)
        return
    skip(w, index)
    write_f32_le(w, 1.0)
    skip(w, size - index - 1)


def bits(w: BytesWriter, mask: i64, size: i64) -> None:
    """Write the lowest bits of a mask as 0 and 1."""
    if mask == 0:
        skip(w, size)
        return
    for place in range(size):
        write_f32_le(w, 1.0 if mask >> place & 1 else 0.0)


def seats_of(w: BytesWriter, mask: i64, seat: i64, seats: i64) -> None:
    """Write a 1 for each seat of a bit mask, at its distance from the observer."""
    bits(w, mask >> seat | mask << (seats - seat), seats)


def ratio(w: BytesWriter, number: i64, unit: float) -> None:
    """Write a number divided by a unit, limited to the bound."""
    if number == 0:
        write_f32_le(w, 0.0)
    else:
        put(w, float(number) / unit)


def counts(w: BytesWriter, numbers: list[int]) -> None:
    """Write small numbers as they are."""
    for place in range(len(numbers)):
        number: i64 = numbers[place]
        put(w, float(number))


def tallies(w: BytesWriter, ascending: list[int], group: i64, size: i64) -> None:
    """Write `size` numbers: how many of the ascending ones, divided by the group and rounded down, are 0, 1, 2 ..."""
    written: i64 = 0
    last: i64 = -1
    times = 0.0
    for number in ascending:
        place = number // group
        if place == last:
            times += 1.0
            continue
        if last >= 0:
            skip(w, last - written)
            put(w, times)
            written = last + 1
        last = place
        times = 1.0
    if last >= 0:
        skip(w, last - written)
        put(w, times)
        written = last + 1
    skip(w, size - written)


def tally(numbers: list[int], place: i64, change: i64) -> None:
    """Add to one of the numbers; `+=` on an element of a list is three times as slow when compiled."""
    number: i64 = numbers[place]
    numbers[place] = number + change


def place_in(order: list[int], seat: i64) -> int:
    """The place of a seat in an order, from 1; 0 if it is not there."""
    for place in range(len(order)):
        other: i64 = order[place]
        if other == seat:
            return place + 1
    return 0


def repeated(unit: float, times: i64) -> float:
    """A unit added up so many times; for most units this is not the product, and views are encoded in this way."""
    total = 0.0
    for _ in range(times):
        total += unit
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class StateEncoder(ABC):
    """Writes what a seat sees from the state; equal number for number to the `Encoder` of the game's views.

    It may use only what the seat may know. Tests compare both on random play, and on worlds that a seat cannot tell
    apart.
    """

    __slots__ = ("seats", "size", "tokens")

    seats: i64
    tokens: i64
    """The size of the vocabulary, which is the size of the first part."""
    size: i64
    """How many numbers an observation has."""

    def __init__(self, seats: i64, tokens: i64, size: i64) -> None:
        self.seats = seats
        self.tokens = tokens
        self.size = size

    @abstractmethod
    def write(self, w: BytesWriter, s: State, seat: i64) -> None:
        """Write all parts after `spelled`."""

    def encode(self, s: State, seat: i64, spelled: TokenSequence = ()) -> bytes:
        """What the seat sees, and the tokens of its action so far, as the bytes of float32 numbers."""
        w = BytesWriter()
        self.write_all(w, s, seat, spelled)
        return w.getvalue()

    def write_all(self, w: BytesWriter, s: State, seat: i64, spelled: TokenSequence) -> None:
        """Write what the seat sees, and the tokens of its action so far."""
        self.write_spelled(w, spelled)
        self.write(w, s, seat)

    def write_spelled(self, w: BytesWriter, spelled: TokenSequence) -> None:
        """How often each token occurs in the action so far."""
        if not spelled:
            skip(w, self.tokens)
            return
        tallies(w, sorted(spelled), 1, self.tokens)


def write_mask(w: BytesWriter, tokens: i64, legal: list[int]) -> None:
    """Write the legal tokens as one byte each: 1 if legal, else 0."""
    begun: i64 = len(w)
    left = tokens
    while left >= 4 * BLOCK:
        w.write(ZEROS[BLOCK])
        left -= 4 * BLOCK
    w.write(ZEROS[left // 4])
    for _ in range(left % 4):
        w.append(0)
    for token in legal:
        place: i64 = token
        w[begun + place] = 1
