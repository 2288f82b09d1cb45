"""Neptun for the oracle: what its network reads of an observation, and its trained weights."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import numpy as np

from argosy.games.neptun.research.observation import PHASES, TILES
from argosy.games.neptun.rules.game import NEPTUN
from argosy.oracle.inputs import Inputs, OracleAdapter, parts_of, places_of, shared
from argosy.research.observation import Encoder


def inputs(encoder: Encoder[Any]) -> Inputs:
    """What is read. Distances between cities are left out, but for those from the own boat."""
    temples = places_of(encoder, "temples")
    temples = temples.reshape(-1, TILES + encoder.seats)  # each: its tiles, then the rank of every seat
    seats = [parts_of(encoder, "seat"), *[shared(encoder, part) for part in ("to_act", "order", "oar_scale")]]
    common = places_of(encoder, "phase", "round", "turn", "wind", "hand", "near", "display", "sail", "unseen")
    return Inputs(np.hstack([*seats, temples[:, TILES:].T]), np.concatenate([common, temples[:, :TILES].ravel()]))


def weights() -> bytes:
    """The file of weights."""
    return files(__name__).joinpath("weights.npz").read_bytes()


ADAPTER = OracleAdapter(NEPTUN.key, inputs, PHASES, weights)
