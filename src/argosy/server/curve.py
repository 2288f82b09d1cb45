"""Points over time: how a finished game went, small enough for one answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from argosy.core.replay import AnyMatch, steps
from argosy.mediterranean.view import MediterraneanView
from argosy.neptun.view import NeptunView
from argosy.server.rows import OVER
from argosy.server.wire import refused

if TYPE_CHECKING:
    from argosy.core.record import Record
    from argosy.server.table import Table


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
    if table.row.state != OVER:
        raise refused(409, "record.not_over", "the record is open to all once the game is over")
    voyage = await table.mailbox.ask(table.voyage)
    return await asyncio.to_thread(curve, voyage.match.record)


def curve(record: Record) -> Curve:
    """The points after every input that changed them."""
    marks: list[Mark] = [Mark(0, [0] * record.header.seats)]
    number = 0
    for step in steps(record):
        number = step.number
        now = points(step.match)
        if now != marks[-1].points:
            marks.append(Mark(number, now))
    return Curve(number, marks)


def points(match: AnyMatch) -> list[int]:
    """The points of all seats; hidden ones are read through the eyes of their owners."""
    view = match.view(None)
    if isinstance(view, NeptunView):
        return [player.points for player in view.players]
    if isinstance(view, MediterraneanView):
        return [vp_of(match, view, seat) for seat in range(view.seats)]
    return []


def vp_of(match: AnyMatch, view: MediterraneanView, seat: int) -> int:
    """The victory points of a seat."""
    shown = view.players[seat].vp
    if shown is None:
        own = match.view(seat)
        assert isinstance(own, MediterraneanView)
        shown = own.players[seat].vp
    return shown or 0
