"""How well chances are judged: calibration, Brier scores, and a picture of both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from argosy.oracle.network import softmax
from argosy.research.observation import Array
from tools.oracle.games import Rows

BINS: Final = 10
"""Bins of equal width, for the calibration error and the picture."""
Chosen = NDArray[np.bool_]
"""Which positions are meant."""
HALF: Final = (0.45, 0.55)
"""Half time: the decisions in this part of a game."""


@dataclass(frozen=True)
class Judgement:
    """Chances by position and seat, and what came, without the number of seats."""

    chances: Array
    won: Array
    rows: Array
    """The position of each."""
    misses: Array
    """The expected points less those at the end."""


@dataclass(frozen=True)
class Bin:
    """Chances between two bounds: how many, their mean, and how often they came true."""

    count: int
    chance: float
    won: float


def flat(judged: Mapping[int, tuple[Array, Array]], rows: Mapping[int, Rows], which: Mapping[int, Chosen]) -> Judgement:
    """The chosen positions of all numbers of seats in one."""
    chances = [judged[n][0][which[n]] for n in rows]
    won = [rows[n]["won"][which[n]] for n in rows]
    misses = [(judged[n][1] - rows[n]["points"])[which[n]].ravel() for n in rows]
    counts = np.cumsum([0, *[len(part) for part in chances]])
    place = [np.repeat(np.arange(len(p)) + first, p.shape[1]) for p, first in zip(chances, counts, strict=False)]
    return Judgement(
        np.concatenate([p.ravel() for p in chances]), np.concatenate([w.ravel() for w in won]),
        np.concatenate(place), np.concatenate(misses),
    )  # fmt: skip


def bins(found: Judgement) -> list[Bin]:
    """What came true, by chance."""
    number = np.minimum((found.chances * BINS).astype(int), BINS - 1)
    made = []
    for at in range(BINS):
        here = number == at
        if here.any():
            made.append(Bin(int(here.sum()), float(found.chances[here].mean()), float(found.won[here].mean())))
    return made


def calibration_error(found: Judgement) -> float:
    """The expected calibration error: how far the mean chance of a bin is from what came true, on average."""
    made = bins(found)
    return sum(b.count * abs(b.chance - b.won) for b in made) / sum(b.count for b in made)


def brier(found: Judgement) -> float:
    """The squared error of the chances of all seats of a position, on average."""
    return float(np.square(found.chances - found.won).sum() / (found.rows.max() + 1))


def of_whole_games(rows: Mapping[int, Rows]) -> dict[int, Chosen]:
    """Which rows were drawn from all positions of their game, and not from those of one phase."""
    return {n: held["of_phase"] == 0 for n, held in rows.items()}


def at_half_time(rows: Mapping[int, Rows]) -> dict[int, Chosen]:
    """Which rows are of half time, drawn from whole games."""
    drawn = of_whole_games(rows)
    return {n: drawn[n] & (held["time"] >= HALF[0]) & (held["time"] <= HALF[1]) for n, held in rows.items()}


def points_now(learnt: Mapping[int, Rows], rows: Mapping[int, Rows]) -> dict[int, tuple[Array, Array]]:
    """Chances from the points of all seats alone: a softmax of the points, whose steepness fits half time best.

    It is fitted on the rows that the network learnt from, for each number of seats.
    """
    steepness = steepness_now(learnt)
    return {seats: (softmax(held["now"] * np.float32(steepness[seats])), held["now"]) for seats, held in rows.items()}


def steepness_now(rows: Mapping[int, Rows]) -> dict[int, float]:
    """By number of seats: with which softmax(steepness * points now) has the best Brier score at half time."""
    found = {}
    for seats, half in at_half_time(rows).items():
        now, won = rows[seats]["now"][half], rows[seats]["won"][half]
        tried = [(float(np.square(softmax(now * s) - won).sum()), float(s)) for s in np.linspace(0, 1, 101)]
        found[seats] = min(tried)[1]
    return found


def skill(found: Judgement, plain: Judgement) -> float:
    """The Brier skill over other chances: 0 is no better, 1 perfect."""
    return 1 - brier(found) / brier(plain)


def picture(title: str, panels: Sequence[tuple[str, Judgement]]) -> str:
    """A reliability plot as SVG: for each panel, what came true by chance; circles grow with the number of chances."""
    side, gap = 220, 50
    width = len(panels) * (side + gap) + 20
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {side + 95}" font-family="sans-serif" '
        f'font-size="12" role="img" aria-label="{title}">',
        f'<rect width="{width}" height="{side + 95}" fill="#fff"/><text x="45" y="20" font-size="14">{title}</text>',
    ]
    for number, (name, found) in enumerate(panels):
        left, top = 45 + number * (side + gap), 50
        lines.append(f'<text x="{left}" y="{top - 8}">{name}, error {calibration_error(found):.3f}</text>')
        lines.append(f'<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="none" stroke="#999"/>')
        lines.append(f'<path d="M{left} {top + side}L{left + side} {top}" stroke="#bbb" stroke-dasharray="4 4"/>')
        for share in (0, 50, 100):
            x, y = left + side * share / 100, top + side - side * share / 100
            lines.append(f'<text x="{x:.0f}" y="{top + side + 16}" text-anchor="middle">{share}</text>')
            lines.append(f'<text x="{left - 5}" y="{y + 4:.0f}" text-anchor="end">{share}</text>')
        made = bins(found)
        most = max(b.count for b in made)
        at = [(left + side * b.chance, top + side * (1 - b.won), 2 + 7 * (b.count / most) ** 0.5) for b in made]
        lines.append(f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y, _ in at)}" fill="none" stroke="#1f5f8b"/>')
        lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#1f5f8b"/>' for x, y, r in at]
    lines.append(f'<text x="45" y="{side + 87}">across: chance given (%); up: share of these that won (%)</text></svg>')
    return "\n".join(lines) + "\n"
