"""The figures of the report: estimates with intervals, stacked bars, tables in shades, networks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import cos, pi, sin
from typing import Final

from argosy.arena.report.svg import (
    COLOURS,
    LETTER,
    ROW,
    WIDTH,
    box,
    line,
    short,
    steps_between,
    svg,
    words,
)

MARGIN: Final = 10
AXIS: Final = 26
DARKEST: Final = 0.85
MOST_NUMBERED: Final = 4
"""Up to this many nodes, numbers fit on the lines between them; with more nodes only the table shows them."""
BRIGHT: Final = 0.6
"""From this shade on, text is drawn in the background colour."""
HALF: Final = 0.5
AIR: Final = 0.05
"""Extra length at each end of an axis, as a share of its range."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its 95 % interval."""

    label: str
    value: float
    low: float
    high: float


def whiskers(title: str, estimates: Sequence[Estimate], reference: float, form: str) -> str:
    """Estimates as dots with their intervals, one per row, and a line at the reference value."""
    left = MARGIN + LETTER * max([len(short(estimate.label)) for estimate in estimates], default=0) + 8
    lowest = min([reference, *[estimate.low for estimate in estimates]])
    highest = max([reference, *[estimate.high for estimate in estimates]])
    span = max(highest - lowest, 1e-9)
    lowest, span = lowest - AIR * span, span * (1 + 2 * AIR)
    right = WIDTH - MARGIN

    def x(value: float) -> float:
        return left + (value - lowest) / span * (right - left)

    bottom = MARGIN + ROW * len(estimates)
    parts = [line(left, bottom, right, bottom, "axis")]
    for tick in steps_between(lowest, lowest + span, 6):
        parts += [
            line(x(tick), MARGIN, x(tick), bottom, "grid"),
            words(x(tick), bottom + 16, form.format(tick).replace("+0", "0"), "middle"),
        ]
    parts.append(line(x(reference), MARGIN - 4, x(reference), bottom + 4, "reference"))
    for number, estimate in enumerate(estimates):
        y = MARGIN + ROW * (number + HALF)
        value, low, high = estimate.value, estimate.low, estimate.high
        kind = "special" if low > reference or high < reference else "usual"
        tooltip = escape(f"{estimate.label}: {form.format(value)}, {form.format(low)} to {form.format(high)}")
        parts += [
            words(left - 8, y + 4, short(estimate.label), "end"),
            line(x(low), y, x(high), y, f"whisker {kind}"),
            f'<circle class="dot {kind}" cx="{x(value):.1f}" cy="{y:.1f}" r="4.5"><title>{tooltip}</title></circle>',
        ]
    return svg(title, bottom + AXIS, parts)


def stacked(title: str, steps: Sequence[str], series: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Stacked bars, one per step; negative parts are drawn below the zero line."""
    tops = [sum([max(0.0, values[at]) for _, values in series]) for at in range(len(steps))]
    depths = [sum([min(0.0, values[at]) for _, values in series]) for at in range(len(steps))]
    highest, lowest = max([*tops, 0.01]), min([*depths, 0.0])
    left, top, height = 40.0, 16.0, 220.0

    def y(value: float) -> float:
        return top + (highest - value) / (highest - lowest) * height

    parts: list[str] = []
    for tick in steps_between(lowest, highest, 5):
        parts += [
            line(left, y(tick), WIDTH - MARGIN, y(tick), "grid"),
            words(left - 6, y(tick) + 4, f"{tick:g}", "end"),
        ]
    share = (WIDTH - MARGIN - left) / len(steps)
    for at, step in enumerate(steps):
        up = down = 0.0
        for number, (name, values) in enumerate(series):
            value = values[at]
            base = up if value >= 0 else down
            high, low = y(max(base, base + value)), y(min(base, base + value))
            tooltip = f"{name}, {step}: {value:.2f}"
            colour = f"c{number % COLOURS}"
            parts.append(box(left + share * (at + 0.15), high, share * 0.7, low - high, colour, tooltip))
            up, down = up + max(0.0, value), down + min(0.0, value)
        middle = left + share * (at + HALF)
        parts += [
            words(middle, top + height + 18, step, "middle"),
            words(middle, y(up) - 4, f"{up + down:.1f}", "middle"),
        ]
    parts.append(line(left, y(0), WIDTH - MARGIN, y(0), "axis"))
    legend, bottom = key([name for name, _ in series], top + height + 42)
    return svg(title, bottom, [*parts, *legend])


def key(names: Sequence[str], y: float) -> tuple[list[str], float]:
    """The legend of a figure, and the y at which it ends."""
    parts, x = [], float(MARGIN)
    for number, name in enumerate(names):
        width = 20 + LETTER * len(short(name)) + 14
        if x + width > WIDTH and x > MARGIN:
            x, y = float(MARGIN), y + 20
        parts += [box(x, y - 10, 12, 12, f"c{number % COLOURS}", name), words(x + 18, y, short(name))]
        x += width
    return parts, y + 12


def shades(title: str, rows: Sequence[str], columns: Sequence[str], numbers: Sequence[Sequence[float]]) -> str:
    """A heat map: the larger the number, the darker the cell. The row does it to the column."""
    left = MARGIN + LETTER * max([len(short(name, 14)) for name in rows]) + 8
    side = min(64.0, (WIDTH - MARGIN - left) / len(columns))
    most = max([max(line_of) for line_of in numbers] + [1e-9])
    parts = [
        words(left + side * (at + HALF), MARGIN + 12, short(name, max(3, int(side / LETTER))), "middle")
        for at, name in enumerate(columns)
    ]
    top, tall = MARGIN + 20, 34
    for down, name in enumerate(rows):
        y = top + tall * down
        parts.append(words(left - 8, y + tall / 2 + 4, short(name, 14), "end"))
        for across, value in enumerate(numbers[down]):
            tooltip = f"{name} to {columns[across]}: {value:.2f}"
            shade = value / most * DARKEST
            kind = "bright" if shade > BRIGHT else ""
            text = "·" if value == 0 and name == columns[across] else f"{value:.2f}"
            parts += [
                box(left + side * across + 1, y + 1, side - 2, tall - 2, "shade", tooltip, shade),
                words(left + side * (across + HALF), y + tall / 2 + 4, text, "middle", kind),
            ]
    return svg(title, top + tall * len(rows) + MARGIN, parts)


def network(title: str, names: Sequence[str], numbers: Sequence[Sequence[float]]) -> str:
    """Nodes on a circle; the larger the number between two of them, the thicker their line."""
    side, radius = 280.0, 95.0
    most = max([max(line_of) for line_of in numbers] + [1e-9])
    places = [
        (WIDTH / 2 + radius * sin(2 * pi * at / len(names)), side / 2 - radius * cos(2 * pi * at / len(names)))
        for at in range(len(names))
    ]
    lines, labels = [], []
    for first in range(len(names)):
        for second in range(first):
            value = numbers[first][second]
            (x1, y1), (x2, y2) = places[first], places[second]
            width = 1 + 11 * value / most
            lines.append(
                f'<line class="tie" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke-width="{width:.1f}">'
                f"<title>{value:.2f}</title></line>"
            )
            if len(names) <= MOST_NUMBERED:  # not at the centre of the line, where lines cross
                x, y = x1 + (x2 - x1) * 0.36, y1 + (y2 - y1) * 0.36
                labels.append(words(x, y + 4, f"{value:.1f}", "middle", "value"))
    nodes = []
    for at, ((x, y), name) in enumerate(zip(places, names, strict=True)):
        out = 24
        lx, ly = x + out * sin(2 * pi * at / len(names)), y - out * cos(2 * pi * at / len(names))
        anchor = "middle" if abs(lx - WIDTH / 2) < 20 else "start" if lx > WIDTH / 2 else "end"
        nodes += [
            f'<circle class="node" cx="{x:.1f}" cy="{y:.1f}" r="13"/>',
            words(lx, ly + 4, short(name, 14), anchor),
        ]
    return svg(title, side, [*lines, *nodes, *labels])
