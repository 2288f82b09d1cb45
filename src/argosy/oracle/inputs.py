"""Which numbers of an observation the network reads: as many for each seat, and what all seats have in common."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from argosy.core.contract import Action, State
from argosy.research.observation import Array, Encoder

Places = NDArray[np.intp]
"""Places in an observation."""


@dataclass(frozen=True)
class Inputs:
    """The places that are read. Both widths are the same for every number of seats."""

    seats: Places
    """By seat, the observer first: the places of what is known of it."""
    common: Places
    progress: Sequence[Places]
    """Parts with a single 1 that together tell how far a game is; the one that changes most seldom first."""
    derived: Callable[[Array], Array] | None = None
    """Numbers of each seat that are worked out of observations: by observation, seat and number."""
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


def parts_of(encoder: Encoder[Any], name: str) -> Places:
    """The places of the parts `name_0`, `name_1` ... of an observation: a row per seat."""
    return np.stack([places_of(encoder, f"{name}_{away}") for away in range(encoder.seats)])


def shared(encoder: Encoder[Any], name: str) -> Places:
    """The places of a part that has as many numbers for each seat, one seat after the other: a row per seat."""
    return places_of(encoder, name).reshape(encoder.seats, -1)


def places_of(encoder: Encoder[Any], *names: str) -> Places:
    """The places of whole parts."""
    return np.concatenate([np.arange(part.start, part.stop) for part in [encoder.layout[name] for name in names]])


class TableInputs:
    """The inputs of the network for one table: seats and options do not change during a game."""

    def __init__(
        self, inputs: Inputs, seat_counts: Sequence[int], options: Mapping[str, Sequence[str]], seats: int,
        chosen: Mapping[str, str],
    ) -> None:  # fmt: skip
        self.inputs: Final = inputs
        terms = [float(count == seats) for count in seat_counts]
        terms += [float(chosen[name] == value) for name, values in options.items() for value in values]
        self.terms: Final[Array] = np.array(terms, np.float32)

    @property
    def widths(self) -> tuple[int, int, int]:
        """How many numbers are read of each seat, how many in common, and how many moments a game has."""
        inputs = self.inputs
        moments = math.prod([part.size for part in inputs.progress])
        return inputs.seats.shape[1] + inputs.derived_count, inputs.common.size + self.terms.size, moments

    def moments(self, observations: Array) -> Places:
        """How far the game of each observation is: a number that never falls during a game."""
        found: Places = np.zeros(len(observations), np.intp)
        for part in self.inputs.progress:
            found = found * part.size + observations[:, part].argmax(axis=1)
        return found

    def read(self, observations: Array) -> tuple[Array, Array]:
        """The numbers of each seat and the common ones of several observations, a row each."""
        common = np.empty((len(observations), self.widths[1]), np.float32)
        common[:, : self.inputs.common.size] = observations[:, self.inputs.common]
        common[:, self.inputs.common.size :] = self.terms
        seats = observations[:, self.inputs.seats]
        if self.inputs.derived is not None:
            seats = np.concatenate([seats, self.inputs.derived(observations)], axis=2)
        return seats, common


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
            seen.update("\n".join([f"{encoder.seats}", *[names[place] for place in row.tolist()], ""]).encode())
        seen.update(f"{inputs.derived_count}\n".encode())
    return seen.hexdigest()[:16]
