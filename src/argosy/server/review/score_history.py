"""Score history: the points of all seats over a finished game."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from argosy.games.mediterranean.view.view import MediterraneanView
from argosy.games.neptun.view.view import NeptunView
from argosy.server.review.finished import finished_review

if TYPE_CHECKING:
    from argosy.core.contract import State
    from argosy.core.registry import AnyGame
    from argosy.server.review.timeline import Timeline
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
    """The score history of a table's game. Raises Refused before its end."""
    review = await finished_review(table)
    return await asyncio.to_thread(curve, review.timeline, len(table.seats))


def curve(timeline: Timeline, seats: int) -> Curve:
    """The points after every input that changed them."""
    marks: list[Mark] = [Mark(0, [0] * seats)]
    for number, state in timeline.states(1):
        now = points(timeline.rules, state)
        if now != marks[-1].points:
            marks.append(Mark(number, now))
    return Curve(timeline.last, marks)


def points(rules: AnyGame, state: State) -> list[int]:
    """The points of all seats; hidden ones are read through the eyes of their owners."""
    view = rules.view(state, None)
    if isinstance(view, NeptunView):
        return [player.points for player in view.players]
    if isinstance(view, MediterraneanView):
        return [vp_of(rules, state, view, seat) for seat in range(view.seats)]
    return []


def vp_of(rules: AnyGame, state: State, view: MediterraneanView, seat: int) -> int:
    """The victory points of a seat."""
    shown = view.players[seat].vp
    if shown is None:
        own = rules.view(state, seat)
        assert isinstance(own, MediterraneanView)
        shown = own.players[seat].vp
    return shown or 0
