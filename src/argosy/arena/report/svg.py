"""Draws small figures in SVG. Colours come from the page's style, so they follow light and dark mode."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import Final

WIDTH: Final = 340
TEXT: Final = 12
LETTER: Final = 6.9
"""Approximate width of a letter of that size."""
ROW: Final = 22
LONGEST_LABEL: Final = 21
COLOURS: Final = 11
"""The number of colours that the style has for series."""


def svg(title: str, height: float, parts: Sequence[str], width: float = WIDTH) -> str:
    """A drawing with a title for screen readers."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title, quote=True)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def words(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    """A piece of text; y is its baseline."""
    name = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{name}>{escape(text)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, tooltip: str, opacity: float | None = None) -> str:
    """A rectangle with a tooltip."""
    shade = "" if opacity is None else f' fill-opacity="{opacity:.2f}"'
    return (
        f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"{shade}>'
        f"<title>{escape(tooltip)}</title></rect>"
    )


def short(label: str, longest: int = LONGEST_LABEL) -> str:
    """The label; of a long one only the end, which tells files apart."""
    return label if len(label) <= longest else "…" + label[-longest + 1 :]


def steps_between(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers for an axis from low to high."""
    span = max(high - low, 1e-9)
    rough = span / wanted
    unit = 10.0 ** floor(log10(rough))
    step = next((unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough), unit * 10)
    first = -floor(-low / step + 1e-9)
    last = floor(high / step + 1e-9)
    return [number * step for number in range(first, last + 1)]
