"""What can stand on the screen: lines and grids. A grid is a table for eyes and sentences for ears."""

from __future__ import annotations

from dataclasses import dataclass

QUIET = "quiet"
STRONG = "strong"
HEADING = "heading"
WARNING = "warning"
VERBATIM = "verbatim"
"""Something to copy: never broken into lines."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence. Its kind only adds weight or colour; it never says anything that the words do not."""

    text: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table whose first column names the row; read aloud: `Slot 1: contract honey for Roma; pays 3 points.`

    The title is read aloud before it; on a screen it stands where the first column has no header of its own.
    """

    title: str
    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    firm: int = 1
    """So many columns from the left are never broken into lines."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Lines that keep their shape; only for eyes, and never the only way to learn something."""

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
