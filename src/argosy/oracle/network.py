"""The network: every seat is read by the same weights, so one network serves all numbers of seats.

    numbers of a seat -+> a ------> mean and greatest over the seats --+
                       |  |                                            v
                       |  +------------------------------------------> b -> logit, points
                       |                                               ^      ^
    common numbers ----|> c -------------------------------------------+      |
                       +--------------------------------------------------(linear)

`a`, `b` and `c` are layers with ReLU; the observer's seat has weights of its own from `c` to `b`, because the common
numbers include its own cards. The logits of all seats go through a softmax.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from argosy.research.observation import Array

POINTS: Final = 50.0
"""The network gives points divided by this."""
WIDTHS: Final = {"a": 96, "b": 64, "c": 64}
"""Units of the layers in training."""


def shapes(seat: int, common: int, moments: int) -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights, for so many numbers of a seat and in common, and moments of a game.

    `steepness` is no part of the network: how much a point more adds to a seat's logit, by moment.
    """
    a, b, c = WIDTHS["a"], WIDTHS["b"], WIDTHS["c"]
    return {
        "seat": (seat, a), "seat_bias": (a,), "observer": (a,), "common": (common, c), "common_bias": (c,),
        "own": (a, b), "mean": (a, b), "greatest": (a, b), "others": (c, b), "observers": (c, b), "bias": (b,),
        "out": (b, 2), "linear": (seat, 2), "out_bias": (2,), "steepness": (moments,),
    }  # fmt: skip


class Network:
    """Weights by name. See `shapes`."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self.weights: Final = weights

    def judge(self, seats: Array, common: Array) -> tuple[Array, Array]:
        """The chance to win and the expected points of every seat, the observer first; a row per position."""
        out = self.outputs(seats, common)
        return softmax(out[:, :, 0]), out[:, :, 1] * np.float32(POINTS)

    def outputs(self, seats: Array, common: Array) -> Array:
        """Logit and scaled points by position and seat."""
        w = self.weights
        count, many, width = seats.shape
        a: Array = (seats.reshape(-1, width) @ w["seat"] + w["seat_bias"]).reshape(count, many, -1)
        a[:, 0] += w["observer"]
        np.maximum(a, 0, out=a)
        c: Array = np.maximum(common @ w["common"] + w["common_bias"], 0)
        whole: Array = a.mean(axis=1) @ w["mean"] + a.max(axis=1) @ w["greatest"] + w["bias"]
        b: Array = (a.reshape(count * many, -1) @ w["own"]).reshape(count, many, -1)
        b += whole[:, None, :]
        b[:, 0] += c @ w["observers"]
        b[:, 1:] += (c @ w["others"])[:, None, :]
        np.maximum(b, 0, out=b)
        out: Array = b @ w["out"] + seats @ w["linear"] + w["out_bias"]
        return out


def softmax(logits: Array) -> Array:
    """Shares that sum to 1 in each row."""
    powers: Array = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Array = powers / powers.sum(axis=1, keepdims=True)
    return shares
