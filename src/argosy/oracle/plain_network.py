"""The network in plain Python, for a page without a server and for installations without NumPy."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from operator import mul
from typing import TYPE_CHECKING, Final, TypeAlias

from argosy.oracle.layers import POINTS
from argosy.oracle.weights import Packed

Numbers: TypeAlias = Sequence[float]

if TYPE_CHECKING:

    def dot(one: Numbers, other: Numbers) -> float:
        """The sum of the products."""

elif hasattr(math, "sumprod"):  # since Python 3.12, and several times as fast
    dot = math.sumprod
else:

    def dot(one: Numbers, other: Numbers) -> float:
        """The sum of the products."""
        return sum(map(mul, one, other))


class PlainNetwork:
    """Weights by name, unpacked into lists. See `layers.py`."""

    def __init__(self, weights: Mapping[str, Packed]) -> None:
        vectors = {name: packed.numbers() for name, packed in weights.items()}
        self.vectors: Final = vectors
        rows = {
            name: [vectors[name][at : at + packed.shape[1]] for at in range(0, len(vectors[name]), packed.shape[1])]
            for name, packed in weights.items()
            if len(packed.shape) == 2
        }
        self.rows: Final = rows
        """Matrices for inputs that are mostly zeros: by number that is read."""
        self.columns: Final = {name: list(zip(*rows[name], strict=True)) for name in rows}
        """Matrices between layers: by unit that comes of it."""

    def judge(self, seats: Sequence[Numbers], common: Numbers) -> tuple[list[float], list[float]]:
        """The chance to win and the expected points of every seat, the observer first."""
        out = self.outputs(seats, common)
        return softmax([logit for logit, _ in out]), [points * POINTS for _, points in out]

    def outputs(self, seats: Sequence[Numbers], common: Numbers) -> list[tuple[float, float]]:
        """Logit and scaled points by seat."""
        of, rows = self.vectors, self.rows
        a = []
        for seat, numbers in enumerate(seats):
            bias = of["seat_bias"] if seat else added(of["seat_bias"], of["observer"])
            a.append(positive(weighed(numbers, rows["seat"], bias)))
        c = positive(weighed(common, rows["common"], of["common_bias"]))
        mean = [sum(units) / len(seats) for units in zip(*a, strict=True)]
        greatest = [max(units) for units in zip(*a, strict=True)]
        whole = added(self.through("mean", mean), self.through("greatest", greatest), of["bias"])
        others = added(whole, self.through("others", c))
        observers = added(whole, self.through("observers", c))
        out = []
        for seat, (units, numbers) in enumerate(zip(a, seats, strict=True)):
            b = positive(added(self.through("own", units), others if seat else observers))
            straight = weighed(numbers, rows["linear"], of["out_bias"])
            logit, points = added(self.through("out", b), straight)
            out.append((logit, points))
        return out

    def through(self, name: str, units: Numbers) -> list[float]:
        """What a layer makes of another's units."""
        return [dot(column, units) for column in self.columns[name]]


def weighed(numbers: Numbers, rows: Sequence[Numbers], total: Numbers) -> Numbers:
    """The rows times the numbers, added to a total; zeros cost nothing."""
    for number, row in zip(numbers, rows, strict=True):
        if number == 1:
            total = list(map(float.__add__, total, row))
        elif number:
            total = [unit + number * weight for unit, weight in zip(total, row, strict=True)]
    return total


def added(*vectors: Numbers) -> list[float]:
    """The sum of vectors."""
    return [sum(units) for units in zip(*vectors, strict=True)]


def positive(units: Iterable[float]) -> list[float]:
    """ReLU."""
    return [unit if unit > 0 else 0.0 for unit in units]


def softmax(logits: Numbers) -> list[float]:
    """Shares that sum to 1."""
    most = max(logits)
    powers = [math.exp(logit - most) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]
