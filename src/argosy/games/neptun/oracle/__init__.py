"""Neptun for the oracle: what its network reads of an observation, and its trained weights."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from argosy.core.contract import Action, State
from argosy.games.neptun.research.observation import PHASES, SLOT_STATES, TILES, WINDS, NeptunEncoder
from argosy.games.neptun.rules.actions import COLUMNS, SLOTS, SLOTS_OF, Take
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import ALL_SLOTS, PICKING, NeptunState
from argosy.oracle.inputs import Inputs, OracleAdapter, beside, parts_of, places_of, rows_of, shared
from argosy.research.observation import Encoder

PROGRESS = ("round", "phase", "turn")
OPEN = SLOT_STATES.index("open")
NEARLY = 0.02
"""How near a number of an observation must be to the one that is meant."""
DECKS = 3
"""The last numbers of the part `unseen`: the sizes of the decks."""


def inputs(encoder: Encoder[Any]) -> Inputs:
    """What is read: little that names a single city or card, of which every game has others."""
    assert isinstance(encoder, NeptunEncoder)
    temples = rows_of(places_of(encoder, "temples"), len(encoder.temples))
    tiles, ranks = [row[:TILES] for row in temples], list(zip(*[row[TILES:] for row in temples], strict=True))
    of_seat, states, rewards = [], [], []
    for seat in parts_of(encoder, "seat"):
        begin, end = 3 + encoder.cities, 3 + encoder.cities + SLOTS * encoder.slot
        slots = rows_of(seat[begin:end], SLOTS)
        states.append([place for slot in slots for place in slot[: len(SLOT_STATES)]])
        rewards.append([place for slot in slots for place in slot[-2:]])
        known = seat[end : len(seat) - encoder.powers - WINDS]  # without the winds of its cards, and its starting cards
        of_seat.append([*seat[:3], *states[-1], *rewards[-1], *known])
    moment = places_of(encoder, "phase", "round", "turn", "wind")
    near, decks = places_of(encoder, "near")[-SLOTS:], places_of(encoder, "unseen")[-DECKS:]

    def prospects(page: Sequence[float]) -> list[list[float]]:
        """What each seat would get if its round ended now, and what its open contracts would bring."""
        prizes = [[page[tile] for tile in row] for row in tiles]
        found = []
        for seat in range(encoder.seats):
            places = [page[place] for place in ranks[seat]]
            temple = sum(
                [
                    (abs(place - 1 / rank) < NEARLY) * row[rank - 1]
                    for place, row in zip(places, prizes, strict=True)
                    for rank in range(1, TILES + 1)
                ]
            )
            is_open = [page[place] for place in states[seat][OPEN :: len(SLOT_STATES)]]
            gold, points = [
                sum([part * page[place] for part, place in zip(is_open, rewards[seat][kind::2], strict=True)])
                for kind in range(2)
            ]
            found.append([temple, gold, points])
        return found

    seats = beside(of_seat, *[shared(encoder, part) for part in ("to_act", "order", "oar_scale")], ranks)
    common = [*moment, *near, *[place for row in tiles for place in row], *decks]
    return Inputs(seats, common, [places_of(encoder, part) for part in PROGRESS], prospects, derived_count=3)


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
