"""Trading in the Mediterranean for the oracle: what its network reads of an observation, and its trained weights."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from argosy.games.mediterranean.research.observation import PHASES
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.oracle.inputs import Inputs, OracleAdapter, beside, parts_of, places_of, shared
from argosy.research.observation import Encoder

BY_SEAT = ("to_act", "order", "has_chosen", "tied", "victim", "accused", "judged", "traces", "pacts")
COMMON = (
    "phase", "turn", "prompt", "clock", "hand", "stored", "set_values", "developments", "calamities", "decks", "unseen",
)  # fmt: skip
PROGRESS = ("turn", "phase")


def inputs(encoder: Encoder[Any]) -> Inputs:
    """What is read. Open offers are left out."""
    seats = [parts_of(encoder, "seat"), *[shared(encoder, part) for part in BY_SEAT]]
    return Inputs(beside(*seats), places_of(encoder, *COMMON), [places_of(encoder, part) for part in PROGRESS])


def weights() -> bytes:
    """The file of weights."""
    return files(__name__).joinpath("weights.npz").read_bytes()


ADAPTER = OracleAdapter(MEDITERRANEAN.key, inputs, PHASES, weights)
