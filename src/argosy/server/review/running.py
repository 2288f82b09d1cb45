"""A game looked back at while it goes on, or after: each moment as a seat had it, through that seat's own eyes alone.

Moments are numbered by version, by the rows of the log. The log only grows, also when something is taken back, so a
moment stays what it was. Nothing is given but what the seat was shown and told when it happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from argosy.core.contract import Event, Seat
from argosy.core.record import Record
from argosy.server.review.finished import MOST, page_of
from argosy.server.review.timeline import Course
from argosy.server.storage.rows import InputRow
from argosy.server.tables.session import UNDO, Back, input_of, own_row
from argosy.server.wire.request_types import Moments

if TYPE_CHECKING:
    from argosy.server.tables.table import Table

T = TypeVar("T")


async def looked_back(table: Table, look: Callable[[Past], T]) -> T:
    """What somebody sees who looks back, beside the table's own work. Raises Refused before the game has begun."""
    async with table.looking:
        past = table.past
        known = 0 if past is None else past.course.last

        async def news() -> tuple[str | None, Sequence[InputRow], Sequence[list[Event]]]:
            voyage = await table.voyage()  # within the mailbox all its rows are committed
            return table.row.header, voyage.rows[known:], voyage.story[known:]

        header, rows, story = await table.mailbox.ask(news)
        assert header is not None

        def work() -> tuple[Past, T]:
            grown = past or Past(Record.loads(header))
            grown.follow(rows, story)
            return grown, look(grown)

        table.past, seen = await asyncio.to_thread(work)
        return seen


class Past:
    """A log with all its positions, apart from the live game, which it follows."""

    def __init__(self, record: Record) -> None:
        """The past of a game that begins; of the record only the header counts."""
        self.course = Course(record)
        self._game = record.header.game
        self._story: list[Sequence[Event]] = []

    def follow(self, rows: Sequence[InputRow], story: Sequence[Sequence[Event]]) -> None:
        """Enter what the log has grown by, with what each row brought about."""
        for row, events in zip(rows, story, strict=True):
            self._enter(row)
            self._story.append(events)

    def _enter(self, row: InputRow) -> None:
        own = own_row(row)
        if row.action == UNDO:
            self.course.undo(row.actor)
        elif isinstance(own, Back):
            self.course.rewind(own.to)
        elif own is not None:
            self.course.stay()
        else:
            self.course.enter(input_of(self._game, row))

    def page(self, seat: Seat | None, start: int, count: int, views: bool) -> Moments:
        """Some moments as a seat had them; who entered what is not said, as it may lie face down."""
        return page_of(self.course, self._story, seat, range(start, start + min(count, MOST)), views)
