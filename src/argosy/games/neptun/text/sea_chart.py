"""Draws the sea chart with characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from argosy.games.neptun.edition.components import Edition
from argosy.games.neptun.rules.board import Link

WIDTH: Final = 98
HEIGHT: Final = 30
SEA: Final = "·"
DEEP: Final = "≈"
PORT: Final = "o"
TO_THE_RIGHT: Final = 2


@dataclass(frozen=True, slots=True)
class Port:
    """A city on the drawing: its position, and its name with the boats there."""

    column: int
    row: int
    label: str


class Canvas:
    """A grid of characters; less important text must not overwrite more important text."""

    def __init__(self) -> None:
        self.rows = [[" "] * WIDTH for _ in range(HEIGHT)]

    def free(self, column: int, row: int, length: int) -> int:
        """How many characters of a stretch are blank; -1 if it leaves the canvas."""
        if row < 0 or row >= HEIGHT or column < 0 or column + length > WIDTH:
            return -1
        return sum(mark == " " for mark in self.rows[row][column : column + length])

    def clear_of_text(self, column: int, row: int, length: int) -> bool:
        """Whether a stretch touches no text, only blanks and lines."""
        if row < 0 or row >= HEIGHT or column < 0 or column + length > WIDTH:
            return False
        around = self.rows[row][max(0, column - 1) : column + length + 1]
        return all(mark in (" ", SEA, DEEP) for mark in around)

    def write(self, column: int, row: int, text: str) -> None:
        """Write text, overwriting what is there."""
        self.rows[row][column : column + len(text)] = list(text)


def draw(edition: Edition, links: Sequence[Link], boats: Mapping[str, str]) -> tuple[str, ...]:
    """The chart as lines of text; `boats`: by city, the marks of the boats there."""
    canvas = Canvas()
    ports = {name: _port(edition, index, boats.get(name, "")) for index, name in enumerate(edition.cities)}
    ways = [_way(ports[link.a], ports[link.b]) for link in links]
    for link, way in zip(links, ways, strict=True):
        for column, row in way:
            canvas.write(column, row, DEEP if link.deep else SEA)
    for port in ports.values():
        canvas.write(port.column, port.row, PORT)
    for port in ports.values():
        _write_label(canvas, port)
    for link, way in zip(links, ways, strict=True):
        _write_miles(canvas, way, str(link.miles))
    return tuple("\n".join(["".join(row).rstrip() for row in canvas.rows]).rstrip().split("\n"))


def _port(edition: Edition, city: int, boats: str) -> Port:
    """A city with its position on the canvas."""
    name = edition.cities[city]
    column = 1 + edition.city_x[city] * (WIDTH - 3) // 100
    row = edition.city_y[city] * (HEIGHT - 1) // 50
    return Port(column, row, f"{name} [{boats}]" if boats else name)


def _way(a: Port, b: Port) -> list[tuple[int, int]]:
    """The positions of the line between two ports; only every second column, so that it looks dotted."""
    length = max(abs(b.column - a.column), abs(b.row - a.row))
    steps = [
        (a.column + round((b.column - a.column) * step / length), a.row + round((b.row - a.row) * step / length))
        for step in range(1, length)
    ]
    steep = abs(b.row - a.row) * 2 > abs(b.column - a.column)
    return steps if steep else steps[1::2]


def _write_label(canvas: Canvas, port: Port) -> None:
    """Write a city's name where it covers least: right of the port, left, below or above."""
    length = len(port.label)
    middle = min(max(port.column - length // 2, 0), WIDTH - length)
    places = [
        (port.column + TO_THE_RIGHT, port.row),
        (port.column - TO_THE_RIGHT + 1 - length, port.row),
        (middle, port.row + 1),
        (middle, port.row - 1),
    ]
    fits = [place for place in places if canvas.clear_of_text(place[0] + 1, place[1], length - 1)] or places[:1]
    column, row = max(fits, key=lambda place: canvas.free(place[0], place[1], length))
    canvas.write(column, row, port.label)


def _write_miles(canvas: Canvas, way: Sequence[tuple[int, int]], miles: str) -> None:
    """Write the miles as near to the middle of a line as there is room."""
    centre = len(way) // 2
    for index in sorted(range(len(way)), key=lambda index: abs(index - centre)):
        column, row = way[index]
        if canvas.clear_of_text(column, row, len(miles)):
            canvas.write(column, row, miles)
            return


def marks(names: Sequence[str]) -> tuple[str, ...]:
    """A short mark per seat for the chart: the initials if all differ, else the seat numbers."""
    initials = [name[:1].upper() for name in names]
    if len(set(initials)) == len(names) and all(initials):
        return tuple(initials)
    return tuple(str(seat + 1) for seat in range(len(names)))
