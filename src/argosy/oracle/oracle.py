"""`Oracle`: judges positions of one table from what a seat sees."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from argosy.core.contract import Plain, Seat, State, View
from argosy.games.package import clock_option, package
from argosy.oracle.inputs import OracleAdapter, TableInputs, fingerprint
from argosy.oracle.network import Network
from argosy.oracle.weights import About, WeightsError, load
from argosy.research.setting import Setting

if TYPE_CHECKING:
    from argosy.core.contract import Edition
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


class Oracle:
    """Judges positions at one table: a game, a number of seats, options. Raises WeightsError if it cannot."""

    def __init__(
        self, key: str, seats: int, options: Mapping[str, str] | None = None, edition: Edition | None = None
    ) -> None:
        setting = Setting(key, seats, options)
        if edition is not None and edition.digest != setting.edition.digest:
            raise WeightsError(f"the oracle of {key} knows the standard edition only, not {edition.name}")
        self.setting: Final = setting
        self.table: Final = table_of(adapter(key), setting)
        self.network: Final = trained(key)
        self._around: Final = [[(seat - viewer) % seats for seat in range(seats)] for viewer in range(seats)]

    def of_view(self, view: View) -> Outlook:
        """What a view says. Raises ValueError for the view of an onlooker."""
        if view.seat is None:
            raise ValueError("the oracle judges what a seat sees; an onlooker has none")
        return self.of_observation(self.setting.encoder.encode(view, view.seat, ()), view.seat)

    def of_state(self, state: State, seat: Seat) -> Outlook:
        """What a seat's view of the state says; nothing else of the state is read."""
        seen = np.empty(self.setting.encoder.size, np.float32)
        self.setting.observe_into(state, seat, seen)
        return self.of_observation(seen, seat)

    def of_observation(self, observation: Array, seat: Seat) -> Outlook:
        """What an observation of a seat says (`docs/research.md`)."""
        chances, points = self.of_observations(observation[None])
        steepness = float(self.network.weights["steepness"][self.table.moments(observation[None])[0]])
        order = self._around[seat]
        return Outlook(tuple(chances[0, order].tolist()), tuple(points[0, order].tolist()), steepness)

    def of_observations(self, observations: Array) -> tuple[Array, Array]:
        """Chances and points of many observations, a row each, by seat from the observer on."""
        return self.network.judge(*self.table.read(observations))


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
def trained(key: str) -> Network:
    """The trained network of a game, read once. Raises WeightsError with a sentence."""
    try:
        file = adapter(key).weights()
    except FileNotFoundError as error:
        raise WeightsError(f"the oracle of {key} has no weights here") from error
    return Network(load(file, *about(key)))
