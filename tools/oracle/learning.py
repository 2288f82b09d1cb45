"""Trains the network with Adam on the rows of games; a checkpoint after each pass through them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from argosy.oracle.layers import POINTS, shapes
from argosy.oracle.network import Network, softmax
from argosy.research.observation import Array
from tools.oracle.games import Rows

BATCH: Final = 128
RATE: Final = 1e-3
"""The learning rate. It stays the same: the average of the weights does what a falling rate does elsewhere."""
DECAY: Final = 5.0
"""Weights shrink by this share times the rate at each step (AdamW)."""
DROPPED: Final = 0.1
"""The share of the inputs that is left out at random in training, so that none is relied on alone."""
WORTH: Final = 2.0
"""How much the squared error of points counts beside the cross-entropy of chances."""
AVERAGED: Final = 0.998
"""The trained weights are the moving average of those of the steps."""

SPREAD: Final = {"out": 0.1, "linear": 0.0}
"""How large the first weights are, where not half of what keeps the size of numbers from layer to layer."""
FLOOR: Final = 0.02
"""Added to the standard deviation of a number, so that one which hardly ever changes is not blown up."""

HEATS: Final[Array] = np.exp(np.linspace(-0.5, 0.5, 21)).astype(np.float32)
"""Numbers by which logits may be divided, to make all chances more or less sure."""

Weights = dict[str, Array]


@dataclass(frozen=True)
class Scales:
    """Mean and spread of every number that is read: networks learn from numbers of the same order."""

    seats: tuple[Array, Array]
    common: tuple[Array, Array]

    @staticmethod
    def of(rows: Mapping[int, Rows]) -> Scales:
        """Those of the rows."""
        return Scales(
            mean_and_deviation([held["seats"].reshape(-1, held["seats"].shape[2]) for held in rows.values()]),
            mean_and_deviation([held["common"] for held in rows.values()]),
        )

    def scaled(self, rows: Mapping[int, Rows]) -> dict[int, Rows]:
        """The rows with all numbers of mean 0 and of order 1."""
        return {
            seats: {
                **held,
                "seats": ((held["seats"] - self.seats[0]) / self.seats[1]).astype(np.float16),
                "common": ((held["common"] - self.common[0]) / self.common[1]).astype(np.float16),
            }
            for seats, held in rows.items()
        }

    def unscaled(self, weights: Weights) -> Weights:
        """Weights for numbers as they are, from weights for scaled ones."""
        made = dict(weights)
        for name, bias, (mean, size) in (
            ("seat", "seat_bias", self.seats),
            ("linear", "out_bias", self.seats),
            ("common", "common_bias", self.common),
        ):
            made[name] = weights[name] / size[:, None]
            made[bias] = made[bias] - mean @ made[name]
        return made


def mean_and_deviation(parts: Sequence[Array]) -> tuple[Array, Array]:
    """Of each column; the deviation is raised a little."""
    count = sum(len(part) for part in parts)
    mean = sum(part.sum(axis=0, dtype=np.float64) for part in parts) / count
    square = sum(np.square(part, dtype=np.float64).sum(axis=0) for part in parts) / count
    size = np.sqrt(np.maximum(square - mean**2, 0)) + FLOOR
    return mean.astype(np.float32), size.astype(np.float32)


def first_weights(widths: tuple[int, int, int], rng: np.random.Generator) -> Weights:
    """Random weights whose outputs are of order 1."""
    made = {}
    for name, shape in shapes(*widths).items():
        spread = np.sqrt(2 / shape[0]) if len(shape) == 2 else 0.0
        made[name] = (rng.standard_normal(shape) * spread * SPREAD.get(name, 0.5)).astype(np.float32)
    return made


def gradients(w: Mapping[str, Array], seats: Array, common: Array, won: Array, points: Array) -> tuple[float, Weights]:
    """The loss of a batch and its gradients; the forward pass is that of `Network.outputs`."""
    count, many, width = seats.shape
    flat = seats.reshape(-1, width)
    a: Array = (flat @ w["seat"] + w["seat_bias"]).reshape(count, many, -1)
    a[:, 0] += w["observer"]
    np.maximum(a, 0, out=a)
    c: Array = np.maximum(common @ w["common"] + w["common_bias"], 0)
    mean, which = a.mean(axis=1), a.argmax(axis=1)[:, None, :]
    greatest = np.take_along_axis(a, which, axis=1)[:, 0]
    b: Array = (a.reshape(count * many, -1) @ w["own"]).reshape(count, many, -1)
    b += (mean @ w["mean"] + greatest @ w["greatest"] + w["bias"])[:, None, :]
    b[:, 0] += c @ w["observers"]
    b[:, 1:] += (c @ w["others"])[:, None, :]
    np.maximum(b, 0, out=b)
    out: Array = b @ w["out"] + seats @ w["linear"] + w["out_bias"]

    chances, miss = softmax(out[:, :, 0]), out[:, :, 1] - points / np.float32(POINTS)
    loss = float(-(won * np.log(chances + 1e-9)).sum() / count + WORTH * np.square(miss).sum() / (count * many))
    d_out = np.empty_like(out)
    d_out[:, :, 0] = (chances - won) / count
    d_out[:, :, 1] = miss * np.float32(2 * WORTH / (count * many))

    g: Weights = {}
    flat_b, flat_out = b.reshape(count * many, -1), d_out.reshape(count * many, -1)
    g["out"], g["linear"], g["out_bias"] = flat_b.T @ flat_out, flat.T @ flat_out, flat_out.sum(axis=0)
    d_b = (flat_out @ w["out"].T).reshape(b.shape) * (b > 0)
    d_whole, d_others = d_b.sum(axis=1), d_b[:, 1:].sum(axis=1)
    g["bias"], g["mean"], g["greatest"] = d_whole.sum(axis=0), mean.T @ d_whole, greatest.T @ d_whole
    g["observers"], g["others"] = c.T @ d_b[:, 0], c.T @ d_others
    flat_d = d_b.reshape(count * many, -1)
    g["own"] = a.reshape(count * many, -1).T @ flat_d
    d_a: Array = np.reshape(flat_d @ w["own"].T, a.shape)
    d_a += (d_whole @ w["mean"].T)[:, None, :] / np.float32(many)
    of_greatest = d_whole @ w["greatest"].T
    np.put_along_axis(d_a, which, np.take_along_axis(d_a, which, axis=1) + of_greatest[:, None, :], axis=1)
    d_a *= a > 0
    d_c = (d_b[:, 0] @ w["observers"].T + d_others @ w["others"].T) * (c > 0)
    g["seat"], g["seat_bias"] = flat.T @ d_a.reshape(count * many, -1), d_a.sum(axis=(0, 1))
    g["observer"] = d_a[:, 0].sum(axis=0)
    g["common"], g["common_bias"] = common.T @ d_c, d_c.sum(axis=0)
    return loss, g


class Learner:
    """Weights in training, and what Adam remembers of each."""

    def __init__(self, widths: tuple[int, int, int], seed: int) -> None:
        self.seed = seed
        self.weights = first_weights(widths, np.random.default_rng(seed))
        self.average = {name: array.copy() for name, array in self.weights.items()}
        self.slope = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0
        self.passes = 0
        self.found: Array = np.empty((0, len(HEATS)), np.float32)
        """By pass: the cross-entropies of games that are kept back, one for each of HEATS."""

    def save(self, file: Path) -> None:
        """Write a checkpoint, whole or not at all."""
        parts = {"weights": self.weights, "average": self.average, "slope": self.slope, "square": self.square}
        arrays = {f"{part} {name}": array for part, held in parts.items() for name, array in held.items()}
        draft = file.with_suffix(".draft")
        with draft.open("wb") as out:
            np.savez(
                out,
                allow_pickle=False,
                counts=np.array([self.seed, self.steps, self.passes]),
                found=self.found,
                **arrays,
            )
        draft.replace(file)

    def load(self, file: Path) -> None:
        """Go on from a checkpoint."""
        with np.load(file, allow_pickle=False) as arrays:
            self.seed, self.steps, self.passes = (int(count) for count in arrays["counts"])
            self.found = arrays["found"]
            for part in ("weights", "average", "slope", "square"):
                held: Weights = getattr(self, part)
                held.update({name: arrays[f"{part} {name}"] for name in held})

    def learn(self, rows: Mapping[int, Rows]) -> Iterator[float]:
        """One pass through the rows in an order of its own; yields the loss of each batch."""
        rng = np.random.default_rng((self.seed, self.passes))
        orders = {seats: rng.permutation(len(found["time"])) for seats, found in rows.items()}
        batches = [
            (seats, order[at : at + BATCH]) for seats, order in orders.items() for at in range(0, len(order), BATCH)
        ]
        for turn in rng.permutation(len(batches)):
            seats, chosen = batches[turn]
            found = rows[seats]
            loss, slopes = gradients(
                self.weights,
                thinned(found["seats"][chosen], rng), thinned(found["common"][chosen], rng),
                found["won"][chosen], found["points"][chosen],
            )  # fmt: skip
            self.step(slopes)
            yield loss
        self.passes += 1

    def step(self, slopes: Weights) -> None:
        """A step of AdamW, and of the moving average."""
        self.steps += 1
        scale = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        kept = min(AVERAGED, self.steps / (self.steps + 10))
        for name, slope in slopes.items():
            held, first, second = self.weights[name], self.slope[name], self.square[name]
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (np.square(slope) - second)
            if held.ndim == 2:
                held *= np.float32(1 - RATE * DECAY)
            held -= np.float32(scale) * first / (np.sqrt(second) + np.float32(1e-8))
            self.average[name] += np.float32(1 - kept) * (held - self.average[name])


def thinned(numbers: Array, rng: np.random.Generator) -> Array:
    """The numbers as float32, some of them left out and the rest scaled up to match."""
    kept = rng.random(numbers.shape, np.float32) >= DROPPED
    thin: Array = numbers.astype(np.float32) * kept * np.float32(1 / (1 - DROPPED))
    return thin


def judged(weights: Mapping[str, Array], rows: Mapping[int, Rows]) -> dict[int, tuple[Array, Array]]:
    """Chances and points of every row, by number of seats."""
    network = Network(weights)
    found = {}
    for seats, held in rows.items():
        parts = [
            network.judge(
                held["seats"][at : at + 4096].astype(np.float32), held["common"][at : at + 4096].astype(np.float32)
            )
            for at in range(0, len(held["time"]), 4096)
        ]
        found[seats] = np.concatenate([p[0] for p in parts]), np.concatenate([p[1] for p in parts])
    return found


def cross_entropies(judgements: Mapping[int, tuple[Array, Array]], rows: Mapping[int, Rows]) -> Array:
    """The mean over all rows, by HEATS: with all logits divided by that number."""
    total = np.zeros(len(HEATS))
    for seats, (chances, _) in judgements.items():
        logits = np.log(chances + 1e-9)
        for place, heat in enumerate(HEATS):
            total[place] -= (rows[seats]["won"] * np.log(softmax(logits / heat) + 1e-9)).sum()
    return (total / sum(len(held["time"]) for held in rows.values())).astype(np.float32)


def heated(weights: Mapping[str, Array], heat: float) -> Weights:
    """The weights with all logits divided by a number."""
    scale = np.array([1 / heat, 1], np.float32)
    return {**weights, **{name: weights[name] * scale for name in ("out", "linear", "out_bias")}}
