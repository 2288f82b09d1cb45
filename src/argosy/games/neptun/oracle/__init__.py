"""Neptun for the oracle: what its network reads of an observation, and its trained weights."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from argosy.core.contract import Action, State
from argosy.games.neptun.oracle.prospects import Prospects
from argosy.games.neptun.research.observation import PHASES, SLOT_STATES, TILES, WINDS, NeptunEncoder
from argosy.games.neptun.rules.actions import COLUMNS, SLOTS, SLOTS_OF, Take
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import ALL_SLOTS, PICKING, NeptunState
from argosy.oracle.inputs import Derived, Inputs, OracleAdapter, beside, parts_of, places_of, rows_of, shared
from argosy.research.observation import Array, Encoder

PROGRESS = ("round", "phase", "turn")
DECKS = 3
"""The last numbers of the part `unseen`: the sizes of the decks."""


def inputs(encoder: Encoder[Any]) -> Inputs:
    """What is read: little that names a single city or card, of which every game has others."""
    assert isinstance(encoder, NeptunEncoder)
    temples = rows_of(places_of(encoder, "temples"), len(encoder.temples))
    tiles, ranks = [row[:TILES] for row in temples], list(zip(*[row[TILES:] for row in temples], strict=True))
    begin, end = 3 + encoder.cities, 3 + encoder.cities + SLOTS * encoder.slot
    of_seat = []
    for seat in parts_of(encoder, "seat"):
        slots = rows_of(seat[begin:end], SLOTS)
        states = [place for slot in slots for place in slot[: len(SLOT_STATES)]]
        rewards = [place for slot in slots for place in slot[-2:]]
        known = seat[end : len(seat) - encoder.powers - WINDS]  # without the winds of its cards, and its starting cards
        of_seat.append([*seat[:3], *states, *rewards, *known])
    moment = places_of(encoder, "phase", "round", "turn", "wind")
    near, decks = places_of(encoder, "near")[-SLOTS:], places_of(encoder, "unseen")[-DECKS:]
    seats = beside(of_seat, *[shared(encoder, part) for part in ("to_act", "order", "oar_scale")], ranks)
    common = [*moment, *near, *[place for row in tiles for place in row], *decks]
    prospects = Prospects(encoder)

    def of_many(observations: Array) -> Array:
        from argosy.games.neptun.oracle.prospects_of_many import prospects_of_many  # needs NumPy

        return prospects_of_many(prospects, observations)

    derived = Derived(prospects.count, prospects.of_one, of_many)
    return Inputs(seats, common, [places_of(encoder, part) for part in PROGRESS], derived)


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
