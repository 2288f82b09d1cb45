"""The network of `layers.py`, evaluated with NumPy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from argosy.oracle.layers import POINTS
from argosy.oracle.weights import Packed
from argosy.research.observation import Array


def unpacked(weights: Mapping[str, Packed]) -> dict[str, Array]:
    """The arrays of a file of weights."""
    return {
        name: np.frombuffer(packed.data, "<f2").reshape(packed.shape).astype(np.float32)
        for name, packed in weights.items()
    }


class Network:
    """Weights by name. See `layers.py`."""

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
