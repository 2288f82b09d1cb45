"""Points over time: how a finished game went, small enough for one answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from argosy.games.package import package
from argosy.server.review.finished import playback_of

if TYPE_CHECKING:
    from argosy.server.review.timeline import Course
    from argosy.server.tables.table import Table


class Mark(Struct, frozen=True):
    """After that input the seats had these points, and until the next mark."""

    input: int
    points: list[int]


class Curve(Struct, frozen=True):
    """The points of all seats over a game of so many inputs."""

    inputs: int
    marks: list[Mark]


async def curve_of(table: Table) -> Curve:
    """How the game of a table went. Raises Refused before its end."""
    playback = await playback_of(table)
    return await asyncio.to_thread(curve, playback.course, len(table.seats))


def curve(course: Course, seats: int) -> Curve:
    """The points after every input that changed them."""
    points = package(course.rules.key).points
    marks: list[Mark] = [Mark(0, [0] * seats)]
    for number, state in course.states(1):
        now = list(points(state))
        if now != marks[-1].points:
            marks.append(Mark(number, now))
    return Curve(course.last, marks)
