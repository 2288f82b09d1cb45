"""A finished game looked at again: any moment of it, through anybody's eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Raw

from argosy.core.contract import Event, Seat
from argosy.core.record import Record
from argosy.core.replay import steps
from argosy.server.review.timeline import Course
from argosy.server.storage.rows import OVER
from argosy.server.tables.session import told_of
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.request_types import Moment, Moments

if TYPE_CHECKING:
    from argosy.server.tables.table import Table

MOST: Final = 200
"""Moments on a page."""
NULL: Final = Raw(b"null")


async def record_of(table: Table) -> Record:
    """The record of a finished game, which is open to all. Raises Refused before its end."""
    if table.row.state != OVER:
        raise errors.RECORD_NOT_OVER.refused()
    return (await table.mailbox.ask(table.voyage)).match.record


async def playback_of(table: Table) -> Playback:
    """A finished game to look at, played once for all who want to. Raises Refused before its end."""
    record = await record_of(table)
    if table.playback is None:
        table.playback = await asyncio.to_thread(Playback, record)
    return table.playback


class Entered(NamedTuple):
    """Who entered something, and what, in notation: as they know it themselves, and as all others may."""

    by: int
    text: str
    seen: str


class Playback:
    """A record with what each input was and brought about, and every position at hand."""

    def __init__(self, record: Record) -> None:
        """Play the record once. Raises ReplayError."""
        self.record = record
        self.course = Course(record)
        self._entered: list[Entered] = []
        self._story: list[Sequence[Event]] = []
        for step in steps(record):
            self._entered.append(Entered(step.input.actor, step.text, step.seen))
            self._story.append(step.events)
            self.course.enter(step.input)

    def page(self, seat: Seat | None, start: int, count: int, views: bool) -> Moments:
        """Some moments as a seat had them, None an onlooker; with what it saw at each, or only what was told."""
        return page_of(self.course, self._story, seat, range(start, start + min(count, MOST)), views, self._entered)


def page_of(
    course: Course,
    story: Sequence[Sequence[Event]],
    seat: Seat | None,
    numbers: range,
    views: bool,
    entered: Sequence[Entered] | None = None,
) -> Moments:
    """Moments of a game with what came about at each; who entered what only after the end, as those eyes know it."""
    moments = []
    for number, state in course.states(numbers.start, numbers.stop):
        view = Raw(wire.encode(course.rules.view(state, seat))) if views else NULL
        events = [one.told_to(seat) for one in story[number - 1]] if number else []
        told = [told_of(course.rules, state, event, number) for event in events if event is not None]
        made = None if entered is None or not number else entered[number - 1]
        by, text = (None, "") if made is None else (made.by, made.text if made.by == seat else made.seen)
        moments.append(Moment(number, by, text, told, view))
    return Moments(seat, course.last, moments)
