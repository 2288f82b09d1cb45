"""A finished game looked at again: any moment of it, through anybody's eyes."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec import Raw

from argosy.core.contract import Event, Seat, State
from argosy.core.record import Record
from argosy.core.replay import steps
from argosy.server import wire
from argosy.server.course import Course
from argosy.server.rows import OVER
from argosy.server.voyage import told_of
from argosy.server.wire import refused
from argosy.server.wishes import Moment, Moments

if TYPE_CHECKING:
    from argosy.server.table import Table

MOST: Final = 200
"""Moments on a page."""
NULL: Final = Raw(b"null")


async def record_of(table: Table) -> Record:
    """The record of a finished game, which is open to all. Raises Refused before its end."""
    if table.row.state != OVER:
        raise refused(409, "record.not_over", "the record is open to all once the game is over")
    return (await table.mailbox.ask(table.voyage)).match.record


async def playback_of(table: Table) -> Playback:
    """A finished game to look at, played once for all who want to. Raises Refused before its end."""
    record = await record_of(table)
    if table.playback is None:
        table.playback = await asyncio.to_thread(Playback, record)
    return table.playback


@dataclass(frozen=True, slots=True)
class Line:
    """What an input was in notation, and everything that came about."""

    text: str
    events: tuple[Event, ...]


class Playback:
    """A record with what each input was and brought about, and every position at hand."""

    def __init__(self, record: Record) -> None:
        """Play the record once. Raises ReplayError."""
        self.record = record
        self.course = Course(record)
        self._lines: list[Line] = []
        for step in steps(record):
            self._lines.append(Line(step.text, step.events))
            self.course.enter(step.input)

    def page(self, seat: Seat | None, start: int, count: int, views: bool) -> Moments:
        """Some moments as a seat had them, None an onlooker; with what it saw at each, or only what was told."""
        stop = start + min(count, MOST)
        moments = [self._moment(number, state, seat, views) for number, state in self.course.states(start, stop)]
        return Moments(seat, self.course.last, moments)

    def _moment(self, number: int, state: State, seat: Seat | None, views: bool) -> Moment:
        rules = self.course.rules
        view = Raw(wire.encode(rules.view(state, seat))) if views else NULL
        if number == 0:
            return Moment(0, None, "", [], view)
        line = self._lines[number - 1]
        told = [told_of(rules, state, event, number) for one in line.events if (event := one.told_to(seat)) is not None]
        return Moment(number, self.record.inputs[number - 1].actor, line.text, told, view)
