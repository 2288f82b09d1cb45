"""`Oracle`: judges positions of one table from what a seat sees, with NumPy or without."""

from __future__ import annotations

import math
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Plain, Seat, State, View
from argosy.games.package import clock_option, package
from argosy.oracle.inputs import OracleAdapter, TableInputs, fingerprint
from argosy.oracle.plain_network import PlainNetwork
from argosy.oracle.weights import About, Packed, WeightsError, load
from argosy.research.setting import Setting

if TYPE_CHECKING:
    from argosy.core.contract import Edition
    from argosy.oracle.network import Network
    from argosy.research.observation import Array


MOST_POWER: Final = 50.0
"""A gain counts as if it added no more than this to a logit."""


@dataclass(frozen=True, slots=True)
class Outlook(Plain):
    """What a seat can expect, by seat: the chance to win (they sum to 1; a shared win counts as a share) and points."""

    chances: tuple[float, ...]
    points: tuple[float, ...]
    steepness: float
    """How much a point more than expected adds to a seat's logit."""

    def with_gain(self, seat: Seat, points: float) -> float:
        """The seat's chance to win if it had so many more points (or fewer) than expected, and all else were as it is.

        Its logit is raised by steepness * points, and the softmax is taken again; this is what comes of it.
        """
        chance, power = self.chances[seat], math.exp(min(max(self.steepness * points, -MOST_POWER), MOST_POWER))
        return chance * power / (1 - chance + chance * power)


class Trained:
    """The weights of a game, and the networks that are made of them when they are first used."""

    def __init__(self, weights: Mapping[str, Packed]) -> None:
        self.weights: Final = weights
        self.steepness: Final = weights["steepness"].numbers()

    @cached_property
    def network(self) -> Network:
        """For NumPy."""
        from argosy.oracle.network import Network, unpacked

        return Network(unpacked(self.weights))

    @cached_property
    def plain_network(self) -> PlainNetwork:
        """For plain Python."""
        return PlainNetwork(self.weights)


class Oracle:
    """Judges positions at one table: a game, a number of seats, options. Raises WeightsError if it cannot.

    `numpy` says whether to use NumPy; None: if it is installed. Without it a position takes some milliseconds.
    """

    def __init__(
        self,
        key: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        edition: Edition | None = None,
        *,
        numpy: bool | None = None,
    ) -> None:
        setting = Setting(key, seats, options)
        if edition is not None and edition.digest != setting.edition.digest:
            raise WeightsError(f"the oracle of {key} knows the standard edition only, not {edition.name}")
        self.setting: Final = setting
        self.table: Final = table_of(adapter(key), setting)
        self.numpy: Final = find_spec("numpy") is not None if numpy is None else numpy
        self.trained: Final = trained(key)
        self._around: Final = [[(seat - viewer) % seats for seat in range(seats)] for viewer in range(seats)]

    def of_view(self, view: View) -> Outlook:
        """What a view says. Raises ValueError for the view of an onlooker."""
        if view.seat is None:
            raise ValueError("the oracle judges what a seat sees; an onlooker has none")
        if self.numpy:
            return self.of_observation(self.setting.encoder.encode(view, view.seat, ()), view.seat)
        return self._plain(self.setting.encoder.numbers(view, view.seat), view.seat)

    def of_state(self, state: State, seat: Seat) -> Outlook:
        """What a seat's view of the state says; nothing else of the state is read."""
        seen = self.setting.observed(state, seat)
        if not self.numpy:
            return self._plain(array("f", seen), seat)
        import numpy as np

        return self.of_observation(np.frombuffer(seen, np.float32), seat)

    def of_observation(self, observation: Array, seat: Seat) -> Outlook:
        """What an observation of a seat says (`docs/research.md`)."""
        if not self.numpy:
            return self._plain(observation.tolist(), seat)
        chances, points = self.of_observations(observation[None])
        moment = int(self.table.moments(observation[None])[0])
        return self._outlook(chances[0].tolist(), points[0].tolist(), moment, seat)

    def of_observations(self, observations: Array) -> tuple[Array, Array]:
        """Chances and points of many observations, a row each, by seat from the observer on. Needs NumPy."""
        return self.trained.network.judge(*self.table.read(observations))

    def _plain(self, numbers: Sequence[float], seat: Seat) -> Outlook:
        """What an observation says, without NumPy."""
        chances, points = self.trained.plain_network.judge(*self.table.read_one(numbers))
        return self._outlook(chances, points, self.table.moment(numbers), seat)

    def _outlook(self, chances: Sequence[float], points: Sequence[float], moment: int, seat: Seat) -> Outlook:
        """By seat, from numbers by distance from the observer."""
        order = self._around[seat]
        return Outlook(
            tuple([chances[away] for away in order]), tuple([points[away] for away in order]),
            self.trained.steepness[moment],
        )  # fmt: skip


def adapter(key: str) -> OracleAdapter:
    """What a game tells the oracle. Raises WeightsError if it has none."""
    make = package(key).oracle
    if make is None:
        raise WeightsError(f"the game {key} has no oracle")
    return make()


def table_of(found: OracleAdapter, setting: Setting) -> TableInputs:
    """The network's inputs for a table. Options that only set a clock for people are not among them."""
    rules = setting.adapter.game
    options = {name: values for name, values in rules.options.items() if name != clock_option(found.key)}
    return TableInputs(found.inputs(setting.encoder), rules.seats, options, setting.seats, setting.options)


def about(key: str) -> tuple[About, tuple[int, int, int]]:
    """For what weights must be trained, and the sizes that `shapes` asks for."""
    settings, inputs = [Setting(key, seats) for seats in package(key).rules.seats], adapter(key).inputs
    read = fingerprint([(setting.encoder, inputs(setting.encoder)) for setting in settings])
    marks = About(key, settings[0].adapter.game.rules_version, settings[0].edition.digest, read)
    return marks, table_of(adapter(key), settings[0]).widths


@cache
def trained(key: str) -> Trained:
    """The trained weights of a game, read once. Raises WeightsError with a sentence."""
    try:
        file = adapter(key).weights()
    except FileNotFoundError as error:
        raise WeightsError(f"the oracle of {key} has no weights here") from error
    return Trained(load(file, *about(key)))
