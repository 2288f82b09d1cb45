"""The time of a table: sets its clock as the game goes on, warns, and enters what comes when time is up."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from argosy.core.contract import CLOCK, Illegal
from argosy.games.mediterranean.rules.actions import READY
from argosy.server.storage.rows import PLAYING, InputRow, SeatRow, TableRow
from argosy.server.storage.writer import Conflict, StoreError, log_failure
from argosy.server.tables.clock import Alarm, Span, span_of
from argosy.server.tables.deadlines import DECISION, owed_of, round_of, timed
from argosy.server.tables.pending import agenda_of
from argosy.server.wire.errors import Refused

if TYPE_CHECKING:
    from argosy.server.tables.session import Voyage
    from argosy.server.tables.table import Table
    from argosy.server.wire.types import ClockInfo

PATIENCE: Final = 1.0
"""Seconds until the clock tries again to enter what the store did not take."""
LEADERS_SECONDS: Final = 2.0
"""Seconds in which the leading process may end the time, before another does."""
KEPT: Final = ("clock", "deadline", "state", "agenda", "owed", "result")
"""What time changes in the row of a table."""


class Timekeeper:
    """The clock of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.alarm = Alarm(lambda: table.chore(self._ring()))

    @property
    def info(self) -> ClockInfo | None:
        """What the players see of it; in a pause no clock runs."""
        return self.alarm.info(self.table.row.deadline)

    @property
    def stands_still(self) -> bool:
        """Whether a trading clock waits for the only person at the table to come back."""
        return agenda_of(self.table.row.agenda).left is not None

    def _away(self, seats: Sequence[SeatRow], now: float) -> float | None:
        """Since when the only person at the table has been away; None if they are there, or others wait too.

        Which other processes they are connected to only the one that leads the table knows in time, so the others
        leave it as it is.
        """
        people = [one.seat for one in seats if one.person]
        if len(people) != 1 or self.table.presence.here(people[0]):
            return None
        if not self.table.lead() and not self.stands_still:
            return None
        return now

    def _taken_up(self, voyage: Voyage, now: float) -> TableRow:
        """The row of the table; if its game is just taken up, with the time that the only person had left.

        Nobody has been there since it was changed last, unless they are connected to another process.
        """
        row, seats = self.table.row, self.table.seats
        people = {one.seat for one in seats if one.person}
        if self.table.afloat is not None or len(people) != 1 or people & self.table.presence.elsewhere:
            return row
        return timed(row, seats, voyage, (), now, row.changed)

    def after(self, voyage: Voyage, rows: Sequence[InputRow], now: float) -> tuple[TableRow, dict[str, object]]:
        """The row of the table once those rows are in its log, and what changes in it."""
        row, seats = self._taken_up(voyage, now), self.table.seats
        return differing(self.table.row, timed(row, seats, voyage, rows, now, self._away(seats, now)), now)

    def changed(self, row: TableRow, seats: Sequence[SeatRow]) -> tuple[TableRow, dict[str, object]]:
        """A row that is about to be, and what else changes in it: other seats owe something, a clock goes on."""
        voyage, now = self.table.afloat, time.time()
        if voyage is None or row.state != PLAYING:
            return row, {}
        return differing(row, timed(row, seats, voyage, (), now, self._away(seats, now)), now)

    def look_around(self) -> None:
        """Somebody came or went: let a trading clock stand still or go on, if that is due."""
        table = self.table
        if table.row.state != PLAYING or table.afloat is None or table.row.clock is None:
            return
        if (self._away(table.seats, time.time()) is not None) != self.stands_still:
            table.chore(self._stop_or_go())

    async def _stop_or_go(self) -> None:
        async def work() -> None:
            voyage = await self.table.voyage()
            await self.settle(voyage)
            self.table.publish()

        try:
            await self.table.mailbox.ask(work)
        except Refused:  # whoever comes, or the clock itself, finds it out again
            pass
        except StoreError as error:
            log_failure(error)

    async def settle(self, voyage: Voyage) -> None:
        """Keep account of who owes what in a game that was taken up or has just begun. Raises Refused or Conflict."""
        if self.table.row.state == PLAYING:
            new, values = self.after(voyage, (), time.time())
            if values:
                await self.table.store.set_table((self.table.row, self.table.seats), values)
                self.turn(new)

    def turn(self, row: TableRow) -> None:
        """The row of the table is now this one: its clock runs, and those who want to know hear what they owe."""
        before, self.table.row = owed_of(self.table.row.owed), row
        self.set()
        if self.table.messenger is not None:
            self.table.messenger.tell(self.table, before, owed_of(row.owed))

    def set(self) -> None:
        """Let the clock run as the rules and the table have it now."""
        row, voyage = self.table.row, self.table.afloat
        span = None
        if voyage is not None and row.state == PLAYING and agenda_of(row.agenda).paused is None:
            span = span_of(voyage.match)
            if span is None and row.clock == DECISION:
                span = Span(DECISION, float(row.decision), (), None)
        self.alarm.set(span, row.deadline)

    async def _ring(self) -> None:
        """The alarm went off: warn, or end it."""
        try:
            await self.table.mailbox.ask(self._time)
        except Refused:
            self.alarm.wake(PATIENCE)
        except StoreError as error:
            log_failure(error)
            self.alarm.wake(PATIENCE)

    async def _time(self) -> None:
        voyage = await self.table.voyage()
        if self._away(self.table.seats, time.time()) is not None:
            await self.settle(voyage)
        span, deadline = self.alarm.span, self.table.row.deadline
        if span is None or deadline is None:
            self.alarm.stop()
        elif time.time() < deadline:
            self.set()
            self.table.publish()
        elif not self.table.lead() and time.time() < deadline + LEADERS_SECONDS:
            self.alarm.wake(LEADERS_SECONDS)
        elif not (await self._lapse(voyage) if span.ends is None else await self.table.entered(CLOCK, span.ends)):
            self.alarm.wake(PATIENCE)

    async def _lapse(self, voyage: Voyage) -> bool:
        """Time is up for some: a bot decides this once; in trading without a clock they are ready."""
        now = time.time()
        rows: list[InputRow] = []
        for seat, one in owed_of(self.table.row.owed).items():
            if one.ends is None or one.ends > now or seat in voyage.late:
                continue
            ready = None if round_of(voyage.match) is None else READY
            for added in (voyage.lapse(seat), [] if ready is None else voyage.play(seat, ready)):
                rows += [] if isinstance(added, Illegal) else added
        try:
            await self.table.commit(voyage, rows, None)
        except Conflict:
            self.table.forget()
        return True


def differing(old: TableRow, new: TableRow, now: float) -> tuple[TableRow, dict[str, object]]:
    """The new row, and the values in which time has made it another one."""
    every = {name: getattr(new, name) for name in KEPT}
    values: dict[str, object] = {name: value for name, value in every.items() if value != getattr(old, name)}
    return (replace(new, changed=now), {**values, "changed": now}) if values else (new, {})
