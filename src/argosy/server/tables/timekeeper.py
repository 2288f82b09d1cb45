"""Runs the clock of a table: sets it as the game goes on, warns, and enters what happens when time is up."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from argosy.core.contract import CLOCK, Illegal
from argosy.games.package import Span, package
from argosy.server.storage.failures import Conflict, StoreError, log_failure
from argosy.server.storage.rows import PLAYING, InputRow, SeatRow, TableRow
from argosy.server.tables.clock import Alarm, span_of
from argosy.server.tables.deadlines import DECISION, due_decisions, round_of, with_deadlines
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.tables.session import GameSession
from argosy.server.wire.errors import Refused
from argosy.server.wire.types import ClockInfo

if TYPE_CHECKING:
    from argosy.server.tables.table import Table

RETRY_SECONDS: Final = 1.0
"""Until the clock tries again after the store failed."""
LEADER_SECONDS: Final = 2.0
"""Seconds in which the leading process enters that time is up, before another does."""


class Timekeeper:
    """The clock of one table, and the deadlines in its row."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.alarm = Alarm(lambda: table.run_in_background(self._ring()))

    @property
    def info(self) -> ClockInfo | None:
        """The clock as players see it; None in a pause."""
        return self.alarm.info(self.table.row.deadline)

    @property
    def opens(self) -> float | None:
        """When the clock starts; None if it runs, or if there is none."""
        return self.alarm.opens(self.table.row.deadline)

    @property
    def stands_still(self) -> bool:
        """Whether a trading clock waits for the only person at the table to come back."""
        return pending_requests(self.table.row.agenda).left is not None

    def _away(self, seats: Sequence[SeatRow], now: float) -> float | None:
        """Since when the only person at the table has been away; None if connected, or if more than one person plays.

        Only the process that leads the table knows soon enough whether they are connected to another process, so
        the others leave the clock as it is.
        """
        people = [seat.seat for seat in seats if seat.person]
        if len(people) != 1 or self.table.presence.here(people[0]):
            return None
        if not self.table.lead() and not self.stands_still:
            return None
        return now

    def _loaded(self, session: GameSession, now: float) -> TableRow:
        """The row of the table. While the game is being loaded: with the clock as it was when the row was changed last.

        That is for a table with one person, who cannot have been connected since, unless to another process.
        """
        row, seats = self.table.row, self.table.seats
        people = {seat.seat for seat in seats if seat.person}
        if self.table.session_or_none is not None or len(people) != 1 or people & self.table.presence.elsewhere:
            return row
        return with_deadlines(row, seats, session, (), now, row.changed)

    def after(self, session: GameSession, inputs: Sequence[InputRow], now: float) -> TableRow:
        """The row of the table with the deadlines and the clock that hold once those inputs are in its log."""
        row, seats = self._loaded(session, now), self.table.seats
        return with_deadlines(row, seats, session, inputs, now, self._away(seats, now))

    def adjusted(self, row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
        """A row that is about to be written, with the deadlines and the clock that follow from it and those seats."""
        session, now = self.table.session_or_none, time.time()
        if session is None or row.state != PLAYING:
            return row
        new = with_deadlines(row, seats, session, (), now, self._away(seats, now))
        return row if new == row else replace(new, changed=now)

    def check_presence(self) -> None:
        """After somebody came or went: stop or restart the trading clock if need be."""
        table = self.table
        if table.row.state != PLAYING or table.session_or_none is None or table.row.clock is None:
            return
        if (self._away(table.seats, time.time()) is not None) != self.stands_still:
            table.run_in_background(self._update_clock())

    async def _update_clock(self) -> None:
        async def work() -> None:
            session = await self.table.session()
            await self.settle(session)
            self.table.publish()

        try:
            await self.table.commands.run(work)
        except Refused:  # the next change of presence, or the clock itself, tries again
            pass
        except StoreError as error:
            log_failure(error)

    async def settle(self, session: GameSession) -> None:
        """Store the deadlines of a game that was loaded or has just begun, if they changed. Raises Conflict."""
        now = time.time()
        if self.table.row.state == PLAYING and (new := self.after(session, (), now)) != self.table.row:
            new = replace(new, changed=now)
            await self.table.store.set_table((self.table.row, self.table.seats), new)
            self.set_row(new)

    def set_row(self, row: TableRow) -> None:
        """Make this the row of the table: set its clock, and send webhooks about decisions that are due now."""
        before, self.table.row = due_decisions(self.table.row.owed), row
        self.set()
        if self.table.notify is not None:
            self.table.notify(self.table, before, due_decisions(row.owed))

    def set(self) -> None:
        """Set the alarm to what the rules and the row say now."""
        row, session = self.table.row, self.table.session_or_none
        span = None
        if session is not None and row.state == PLAYING and pending_requests(row.agenda).paused is None:
            span = span_of(session.match)
            if span is None and row.clock == DECISION:
                span = Span(DECISION, float(row.decision), (), None)
        self.alarm.set(span, row.deadline)

    async def _ring(self) -> None:
        """The alarm went off: warn, or enter that time is up."""
        try:
            await self.table.commands.run(self._check_time)
        except Refused:
            self.alarm.wake(RETRY_SECONDS)
        except StoreError as error:
            log_failure(error)
            self.alarm.wake(RETRY_SECONDS)

    async def _check_time(self) -> None:
        """The alarm rang: warn, or end the time, which the leading process does first. Runs in the command queue."""
        session = await self.table.session()
        if self._away(self.table.seats, time.time()) is not None:
            await self.settle(session)
        span, deadline = self.alarm.span, self.table.row.deadline
        if span is None or deadline is None:
            self.alarm.stop()
        elif time.time() < deadline:
            self.set()
            self.table.publish()
        elif not self.table.lead() and time.time() < deadline + LEADER_SECONDS:
            self.alarm.wake(LEADER_SECONDS)
        elif span.ends is None:
            await self._expire(session)
        elif not await self.table.enter_now(CLOCK, span.ends):
            self.alarm.wake(RETRY_SECONDS)

    async def _expire(self, session: GameSession) -> None:
        """Time is up for some seats: a bot makes this decision; in trading without a clock they are set ready."""
        now = time.time()
        rows: list[InputRow] = []
        for seat, decision in due_decisions(self.table.row.owed).items():
            if decision.ends is None or decision.ends > now or seat in session.late:
                continue
            clock = package(session.match.header.game).clock
            ready = None if clock is None or round_of(session.match) is None else clock.ready
            for added in (session.lapse(seat), [] if ready is None else session.play(seat, ready)):
                rows += [] if isinstance(added, Illegal) else added
        try:
            await self.table.commit(session, rows, None)
        except Conflict:
            self.table.forget()
