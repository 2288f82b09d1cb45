"""Review of a game in progress: each moment as your own seat saw it.

Moments are numbered by version, that is by entries of the log. The log only grows, also when something is taken back,
so a moment never changes. A seat gets nothing but what it was shown and told when it happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from argosy.core.contract import Event, Seat
from argosy.core.record import Record
from argosy.review.timeline import Timeline
from argosy.server.review.finished import MOST, page_of
from argosy.server.storage.rows import InputRow
from argosy.server.tables.own_entries import UNDO, Back, own_row
from argosy.server.tables.session import input_of
from argosy.server.wire import encoding as wire
from argosy.server.wire.review_types import Moments


class RunningReview:
    """The positions and events of a log, kept apart from the game in memory, which it follows."""

    def __init__(self, record: Record) -> None:
        """Start before the first entry; only the header of the record is used."""
        self.timeline = Timeline(record)
        self._game = record.header.game
        self._story: list[Sequence[Event]] = []

    def follow(self, rows: Sequence[InputRow], story: Sequence[Sequence[Event]]) -> None:
        """Enter what the log has grown by, with the events of each entry."""
        for row, events in zip(rows, story, strict=True):
            self._enter(row)
            self._story.append(events)

    def _enter(self, row: InputRow) -> None:
        own = own_row(row)
        if row.action == UNDO:
            self.timeline.undo(row.actor)
        elif isinstance(own, Back):
            self.timeline.rewind(own.to)
        elif own is not None:
            self.timeline.stay()
        else:
            self.timeline.enter(input_of(self._game, row))

    def page(self, seat: Seat | None, start: int, count: int, views: bool) -> Moments:
        """Some moments as a seat saw them; without the inputs, which may be secret."""
        return page_of(self.timeline, self._story, seat, range(start, start + min(count, MOST)), views)


def encoded_log_page(review: RunningReview, seat: Seat | None, start: int, count: int, views: bool) -> bytes:
    """A page of moments as JSON."""
    return wire.encode(review.page(seat, start, count, views))
