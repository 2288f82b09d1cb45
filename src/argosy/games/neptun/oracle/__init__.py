"""Neptun for the oracle: what its network reads of an observation, and its trained weights."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import numpy as np

from argosy.core.contract import Action, State
from argosy.games.neptun.research.observation import PHASES, SLOT_STATES, TILES, WINDS, NeptunEncoder
from argosy.games.neptun.rules.actions import COLUMNS, SLOTS, SLOTS_OF, Take
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import ALL_SLOTS, PICKING, NeptunState
from argosy.oracle.inputs import Inputs, OracleAdapter, parts_of, places_of, shared
from argosy.research.observation import Array, Encoder

PROGRESS = ("round", "phase", "turn")
OPEN = SLOT_STATES.index("open")
NEARLY = 0.02
"""How near a number of an observation must be to the one that is meant."""
DECKS = 3
"""The last numbers of the part `unseen`: the sizes of the decks."""


def inputs(encoder: Encoder[Any]) -> Inputs:
    """What is read: little that names a single city or card, of which every game has others."""
    assert isinstance(encoder, NeptunEncoder)
    temples = places_of(encoder, "temples").reshape(-1, TILES + encoder.seats)
    tiles, ranks = temples[:, :TILES], temples[:, TILES:].T
    seats, start = parts_of(encoder, "seat"), 3 + encoder.cities
    slots = np.stack([seats[:, at : at + encoder.slot] for at in start + encoder.slot * np.arange(SLOTS)], axis=1)
    rest = seats[:, start + SLOTS * encoder.slot :]
    known = rest[:, : rest.shape[1] - encoder.powers - WINDS]  # without the winds of its cards, and its starting cards
    states, rewards = slots[:, :, : len(SLOT_STATES)], slots[:, :, -2:]
    of_seat = [seats[:, :3], states.reshape(encoder.seats, -1), rewards.reshape(encoder.seats, -1), known]
    of_seat += [shared(encoder, part) for part in ("to_act", "order", "oar_scale")]
    moment = places_of(encoder, "phase", "round", "turn", "wind")
    near, decks = places_of(encoder, "near")[-SLOTS:], places_of(encoder, "unseen")[-DECKS:]

    def prospects(observations: Array) -> Array:
        """What each seat would get if its round ended now, and what its open contracts would bring."""
        prizes, places = observations[:, tiles], observations[:, ranks]
        temple = sum(
            (np.abs(places - 1 / rank) < NEARLY) * prizes[:, None, :, rank - 1] for rank in range(1, TILES + 1)
        )
        is_open = observations[:, states[:, :, OPEN]]
        contracts = (is_open[..., None] * observations[:, rewards]).sum(axis=2)
        return np.concatenate([np.sum(temple, axis=2)[..., None], contracts], axis=2)

    common = np.concatenate([moment, near, tiles.ravel(), decks])
    progress = [places_of(encoder, part) for part in PROGRESS]
    return Inputs(np.hstack([*of_seat, ranks]), common, progress, prospects, derived_count=3)


def takings(state: State) -> list[Action]:
    """The ways to load the contract that was turned up: what it is worth to the seat shows once it is on its chart."""
    assert isinstance(state, NeptunState)
    if state.step != PICKING:
        return []
    columns = [column for column in range(COLUMNS) if (state.face_up & ~state.given_up) >> column & 1]
    slots = SLOTS_OF[ALL_SLOTS ^ state.merchants[state.mover()].filled]
    return [Take(column, slot) for column in columns for slot in slots]


def weights() -> bytes:
    """The file of weights."""
    return files(__name__).joinpath("weights.npz").read_bytes()


ADAPTER = OracleAdapter(NEPTUN.key, inputs, PHASES, weights, takings)
