"""The parts of a chapter of the report: paragraphs, lists, tables and figures. `templates/report.html` draws them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from argosy.arena.collector import Section


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; `style` is the name of a CSS class."""

    kind: ClassVar = "paragraph"
    text: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list of sentences; nothing is drawn if there are none."""

    kind: ClassVar = "bullets"
    lines: Sequence[str]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table whose first column names its rows. A wide one scrolls sideways inside the page."""

    kind: ClassVar = "grid"
    caption: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class GridGroup:
    """Tables side by side where there is room."""

    kind: ClassVar = "group"
    grids: Sequence[Grid]


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing with its caption, and the same numbers as a table."""

    kind: ClassVar = "figure"
    svg: str
    """SVG source, inserted as it is: `svg.py` and `figures.py` escape the texts in it."""
    caption: str
    grid: Grid


Part = Paragraph | Bullets | Grid | GridGroup | Figure


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the report; `key` is its anchor in the page, to which the contents link."""

    key: str
    title: str
    parts: Sequence[Part]


def section_grid(section: Section) -> Grid:
    """A section of the simulation's report as a table, with its numbers formatted."""
    rows = [
        [name, *[column.form.format(number) for column, number in zip(section.columns, numbers, strict=True)]]
        for name, numbers in section.rows
    ]
    return Grid(section.title, [section.first, *[column.heading for column in section.columns]], rows)
