"""Fits what belongs to a moment of the game: how sure the network may be, and what a point more adds to a logit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from argosy.oracle.network import softmax
from argosy.research.observation import Array
from tools.oracle.games import Rows
from tools.oracle.judging import BINS, bins, calibration_error, flat, of_whole_games

SMOOTH: Final = 100.0
"""How much neighbouring moments are held alike: the weight of the squared difference of their logarithms."""
FIRST: Final = 0.1
"""The steepness that the search begins with."""
STEPS: Final = 60
LEAST: Final = 1e-9
"""Added to chances, which may be 0, before their logarithm is taken."""
LONGEST: Final = 0.5
"""No step changes a logarithm by more than this."""


def fit(judged: Mapping[int, tuple[Array, Array]], rows: Mapping[int, Rows], moments: int) -> Array:
    """The steepness of each moment with which softmax(steepness * expected points) makes the wins most likely.

    Newton's method on its logarithm. A moment with few positions is as its neighbours are.
    """
    logs = np.full(moments, np.log(FIRST))
    apart = np.diff(np.eye(moments), axis=0)
    held = SMOOTH * apart.T @ apart
    for _ in range(STEPS):
        slope, bend = held @ logs, held + 1e-6 * np.eye(moments)
        for seats, found in rows.items():
            moment, points = found["moment"].astype(int), judged[seats][1].astype(np.float64)
            steepness = np.exp(logs[moment])
            chances = softmax(steepness[:, None] * points)
            mean = (chances * points).sum(axis=1)
            slope += np.bincount(moment, steepness * (mean - (found["won"] * points).sum(axis=1)), moments)
            spread = (chances * np.square(points - mean[:, None])).sum(axis=1)
            bend += np.diag(np.bincount(moment, np.square(steepness) * spread, moments))
        logs -= np.clip(np.linalg.solve(bend, slope), -LONGEST, LONGEST)
    fitted: Array = np.exp(logs).astype(np.float32)
    return fitted


def fit_sureness(parts: Sequence[tuple[Mapping[int, Rows], Mapping[int, tuple[Array, Array]]]], moments: int) -> Array:
    """What to multiply logits by in each moment, from rows that were not learnt from and what is said of them."""
    rows: dict[int, Rows] = {}
    logits: dict[int, tuple[Array, Array]] = {}
    for seats in {seats for held, _ in parts for seats in held}:
        here = [(held[seats], judged[seats][0]) for held, judged in parts if seats in held]
        rows[seats] = {name: np.concatenate([held[name] for held, _ in here]) for name in ("moment", "won")}
        chances = np.concatenate([chances for _, chances in here])
        logits[seats] = chances, np.log(chances + LEAST)
    return fit(logits, rows, moments)


def report(
    judged: Mapping[int, tuple[Array, Array]], rows: Mapping[int, Rows], weights: Mapping[str, Array]
) -> list[str]:
    """Lines of a table: the chances that expected points alone tell, and how often they came true, by tenth."""
    drawn = of_whole_games(rows)
    alone = {
        seats: (
            softmax(weights["steepness"][found["moment"].astype(int)][:, None] * judged[seats][1]),
            judged[seats][1],
        )
        for seats, found in rows.items()
    }
    found = flat(alone, rows, drawn)
    lines = ["| chances from expected points | number | mean | share that won |", "|---|--:|--:|--:|"]
    for part in bins(found):
        first = min(int(part.chance * BINS), BINS - 1) * 100 // BINS
        lines.append(f"| {first} to {first + 100 // BINS} % | {part.count} | {part.chance:.3f} | {part.won:.3f} |")
    return [*lines, f"calibration error {calibration_error(found):.4f}"]
