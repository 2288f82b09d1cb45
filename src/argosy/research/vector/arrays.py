"""The arrays of a vector environment: what the games write, and what learners read without a copy."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from argosy.research.setting import Setting

ALIGNED: Final = 64
"""Arrays begin at multiples of this many bytes."""


@dataclass(frozen=True)
class Shape:
    """How many games there are, and whether every seat of them is observed or the acting one."""

    games: int
    seats: int
    size: int
    tokens: int
    all_seats: bool

    @classmethod
    def of(cls, setting: Setting, games: int, all_seats: bool) -> Shape:
        """The shape for so many games of a setting."""
        return cls(games, setting.seats, setting.encoder.size, setting.token_count, all_seats)

    @property
    def rows(self) -> int:
        """How many observations are written at each step."""
        return self.games * self.seats if self.all_seats else self.games

    def parts(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """By name: the shape and type of each array."""
        seen = (self.games, self.seats) if self.all_seats else (self.games,)
        return {
            "observations": ((*seen, self.size), np.float32),
            "masks": ((*seen, self.tokens), np.int8),
            "seat_rewards": ((self.games, self.seats), np.float32),
            "rewards": ((self.games,), np.float32),
            "actions": ((self.games,), np.int64),
            "seats": ((self.games,), np.int32),
            "ended": ((self.games,), np.bool_),
            "cut": ((self.games,), np.bool_),
            "legal": ((self.games,), np.bool_),
        }

    def bytes(self) -> int:
        """The memory that all arrays need together."""
        return sum([padded(shape, kind) for shape, kind in self.parts().values()])


def padded(shape: tuple[int, ...], kind: Any) -> int:
    """The bytes of an array, rounded up."""
    needed: int = prod(shape) * np.dtype(kind).itemsize
    return (needed + ALIGNED - 1) // ALIGNED * ALIGNED


class Arrays:
    """All arrays of a vector environment in one piece of memory, which several processes may share."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seat_rewards: NDArray[np.float32]
    """What each seat was paid by this step."""
    rewards: NDArray[np.float32]
    """What the seat was paid that has chosen a token."""
    actions: NDArray[np.int64]
    seats: NDArray[np.int32]
    """The seat that is asked."""
    ended: NDArray[np.bool_]
    cut: NDArray[np.bool_]
    """Always False: games end by themselves."""
    legal: NDArray[np.bool_]
    """Whether the last token was legal."""

    def __init__(self, shape: Shape, memory: Any) -> None:
        self.shape: Final = shape
        at = 0
        for name, (dimensions, kind) in shape.parts().items():
            setattr(self, name, np.frombuffer(memory, kind, prod(dimensions), at).reshape(dimensions))
            at += padded(dimensions, kind)

    def rows(self, name: str, first: int, last: int) -> list[memoryview]:
        """The observations or masks of some games, each as bytes to write to."""
        array = getattr(self, name)[first:last]
        return [memoryview(row).cast("B") for row in array.reshape(-1, array.shape[-1])]
