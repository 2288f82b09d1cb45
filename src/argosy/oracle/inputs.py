"""Which numbers of an observation the network reads: as many for each seat, and what all seats have in common.

Everything is done twice: for many observations at once with NumPy, and for one without it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from argosy.core.contract import Action, State
from argosy.research.observation import Array, Encoder

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Places: TypeAlias = "NDArray[np.intp]"
"""Places in an observation, or numbers of moments."""
FEW: Final = 8
"""Fewer observations are faster one by one where numbers are derived."""


@dataclass(frozen=True)
class Inputs:
    """The places that are read. Both widths are the same for every number of seats."""

    seats: Sequence[Sequence[int]]
    """By seat, the observer first: the places of what is known of it."""
    common: Sequence[int]
    progress: Sequence[Sequence[int]]
    """Parts with a single 1 that together tell how far a game is; the one that changes most seldom first."""
    derived: Callable[[Sequence[float]], Sequence[Sequence[float]]] | None = None
    """From an observation, numbers of each seat that are worked out of others.

    It must do without `if`, `min` and the like: for many observations at once it is called with arrays as numbers.
    """
    derived_count: int = 0


@dataclass(frozen=True)
class OracleAdapter:
    """What a game tells the oracle."""

    key: str
    inputs: Callable[[Encoder[Any]], Inputs]
    phases: Sequence[str]
    """The phases of the game, as in the part `phase` of its observations."""
    weights: Callable[[], bytes]
    """Reads the file of its weights. Raises FileNotFoundError if there is none."""
    takings: Callable[[State], Sequence[Action]] | None = None
    """The ways in which the one seat that is to act can take what chance has just shown, if it can be judged only then.

    For luck; empty where chance has shown nothing that can be taken.
    """


def parts_of(encoder: Encoder[Any], name: str) -> list[list[int]]:
    """The places of the parts `name_0`, `name_1` ... of an observation: a row per seat."""
    return [places_of(encoder, f"{name}_{away}") for away in range(encoder.seats)]


def shared(encoder: Encoder[Any], name: str) -> list[list[int]]:
    """The places of a part that has as many numbers for each seat, one seat after the other: a row per seat."""
    return rows_of(places_of(encoder, name), encoder.seats)


def places_of(encoder: Encoder[Any], *names: str) -> list[int]:
    """The places of whole parts."""
    return [place for name in names for place in range(encoder.layout[name].start, encoder.layout[name].stop)]


def rows_of(places: Sequence[int], count: int) -> list[list[int]]:
    """The places divided evenly into so many rows."""
    width = len(places) // count
    return [list(places[row * width : (row + 1) * width]) for row in range(count)]


def beside(*parts: Sequence[Sequence[int]]) -> list[list[int]]:
    """The rows of several parts with a row per seat, beside one another."""
    return [[place for row in rows for place in row] for rows in zip(*parts, strict=True)]


class TableInputs:
    """The inputs of the network for one table: seats and options do not change during a game."""

    def __init__(
        self, inputs: Inputs, seat_counts: Sequence[int], options: Mapping[str, Sequence[str]], seats: int,
        chosen: Mapping[str, str],
    ) -> None:  # fmt: skip
        self.inputs: Final = inputs
        terms = [float(count == seats) for count in seat_counts]
        terms += [float(chosen[name] == value) for name, values in options.items() for value in values]
        self.terms: Final = terms

    @property
    def widths(self) -> tuple[int, int, int]:
        """How many numbers are read of each seat, how many in common, and how many moments a game has."""
        inputs = self.inputs
        moments = math.prod([len(part) for part in inputs.progress])
        return len(inputs.seats[0]) + inputs.derived_count, len(inputs.common) + len(self.terms), moments

    @cached_property
    def _arrays(self) -> tuple[Places, Places, Array]:
        """The places of seats and of what is common, and the terms, as arrays."""
        import numpy as np

        inputs = self.inputs
        return np.array(inputs.seats, np.intp), np.array(inputs.common, np.intp), np.array(self.terms, np.float32)

    def moments(self, observations: Array) -> Places:
        """How far the game of each observation is: a number that never falls during a game."""
        import numpy as np

        found: Places = np.zeros(len(observations), np.intp)
        for part in self.inputs.progress:
            found = found * len(part) + observations[:, part].argmax(axis=1)
        return found

    def read(self, observations: Array) -> tuple[Array, Array]:
        """The numbers of each seat and the common ones of several observations, a row each."""
        import numpy as np

        places, shared_places, terms = self._arrays
        common = np.empty((len(observations), self.widths[1]), np.float32)
        common[:, : shared_places.size] = observations[:, shared_places]
        common[:, shared_places.size :] = terms
        if self.inputs.derived is None:
            return observations[:, places], common
        seats = np.empty((len(observations), len(places), self.widths[0]), np.float32)
        seats[:, :, : places.shape[1]] = observations[:, places]
        if len(observations) < FEW:
            for row, observation in zip(seats, observations, strict=True):
                row[:, places.shape[1] :] = self.inputs.derived(cast("Sequence[float]", observation.data))
            return seats, common
        columns = cast("Sequence[float]", observations.T)  # number by number, each for all observations
        for seat, numbers in enumerate(self.inputs.derived(columns)):
            for number, column in enumerate(numbers, places.shape[1]):
                seats[:, seat, number] = column
        return seats, common

    @cached_property
    def _getters(self) -> tuple[list[Callable[[Sequence[float]], tuple[float, ...]]], ...]:
        """What gets the numbers of each seat, of what is common, and of the parts that tell the progress."""
        inputs = self.inputs
        return tuple([[itemgetter(*row) for row in rows] for rows in (inputs.seats, [inputs.common], inputs.progress)])

    def moment(self, observation: Sequence[float]) -> int:
        """`moments` of one observation without NumPy."""
        found = 0
        for get in self._getters[2]:
            part = get(observation)
            found = found * len(part) + part.index(max(part))
        return found

    def read_one(self, observation: Sequence[float]) -> tuple[list[list[float]], list[float]]:
        """`read` of one observation without NumPy."""
        of_seats, (of_common,), _ = self._getters
        seats = [list(get(observation)) for get in of_seats]
        if self.inputs.derived is not None:
            for numbers, further in zip(seats, self.inputs.derived(observation), strict=True):
                numbers.extend(further)
        return seats, [*of_common(observation), *self.terms]


def fingerprint(read: Sequence[tuple[Encoder[Any], Inputs]]) -> str:
    """A hash of what is read for all numbers of seats, by part and place in it; weights fit only the same.

    Parts that are not read may come, go and change.
    """
    seen = sha256()
    for encoder, inputs in read:
        names = {
            place: f"{name} {place - part.start}"
            for name, part in encoder.layout.items()
            for place in range(part.start, part.stop)
        }
        for row in (*inputs.seats, inputs.common, *inputs.progress):
            seen.update("\n".join([f"{encoder.seats}", *[names[place] for place in row], ""]).encode())
        seen.update(f"{inputs.derived_count}\n".encode())
    return seen.hexdigest()[:16]
