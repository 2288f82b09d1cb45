"""Blocks of text: lines, grids and drawings. A grid is shown as a table and read aloud as sentences."""

from __future__ import annotations

from dataclasses import dataclass

QUIET = "quiet"
STRONG = "strong"
HEADING = "heading"
WARNING = "warning"
VERBATIM = "verbatim"
"""Text to copy: never wrapped."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence. Its kind only adds weight or colour; all information is in the text."""

    text: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table whose first column names the row; read aloud: `Slot 1: contract honey for Roma; pays 3 points.`

    The title is read aloud before it; on a screen it is the header of the first column if that has none.
    """

    title: str
    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    firm: int = 1
    """The number of columns from the left that are never wrapped."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Preformatted lines. They are not read aloud, so the same information must be available as text."""

    lines: tuple[str, ...]


Block = Line | Grid | Drawing


def spoken(grid: Grid) -> list[str]:
    """The grid as sentences, empty cells left out."""
    lines = [f"{grid.title}:"] if grid.title else []
    for row in grid.rows:
        named = f"{grid.headers[0]} {row[0]}".strip()
        cells = [
            f"{header} {cell}".strip() for header, cell in zip(grid.headers[1:], row[1:], strict=True) if cell != ""
        ]
        lines.append(f"{named}: {'; '.join(cells)}." if cells else f"{named}.")
    return lines
