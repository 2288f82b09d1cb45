"""How this server hears of the others: by PostgreSQL's notices, or on SQLite by seeing that somebody else wrote."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from argosy.server.cluster.membership import DEAD_SECONDS, Fleet
from argosy.server.storage.notify import CHANNEL
from argosy.server.storage.rows import PLAYING
from argosy.server.storage.writer import StoreError, log_failure
from argosy.server.tables.table import Table
from argosy.server.wire.errors import Refused

if TYPE_CHECKING:
    from psycopg import AsyncConnection

    from argosy.server.tables.live_tables import Harbour

LOG = logging.getLogger("argosy.server")
TICK_SECONDS: Final = 0.25
AGAIN_SECONDS: Final = 0.5
"""Until the next attempt to reach a database that is away."""
HANG_SECONDS: Final = 5.0
"""A database that has not answered by then is away."""
LEARN_SECONDS: Final = 1.0
"""So long a newcomer listens before it takes up tables that nobody has."""
LOOK_SECONDS: Final = 1.0
"""How often SQLite is asked whether another process wrote."""


class Telegraph:
    """Listens for what other servers say on PostgreSQL, and says what this one has to say."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self.fleet = Fleet(harbour.store.process)
        self.connections = 0
        """How often it had to connect."""
        self._answers: list[str] = []
        self._ticked = time.monotonic()
        self._take_up_at: float | None = None
        self._pending: set[str] = set()

    async def run(self) -> None:
        """Listen; where the connection is lost everything live is looked at again when there is a new one."""
        import psycopg

        place = self.harbour.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with asyncio.timeout(HANG_SECONDS):
                    connection = await psycopg.AsyncConnection.connect(place, autocommit=True)
            except (psycopg.Error, TimeoutError, OSError):
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            try:
                await self._listen(connection)
            except (psycopg.Error, TimeoutError, OSError) as error:
                LOG.warning("no word from the other servers", extra={"why": str(error).strip()})
                await asyncio.sleep(AGAIN_SECONDS)
            except Exception:  # whatever it is, without this line the servers know nothing of each other
                LOG.exception("the line to the other servers failed")
                await asyncio.sleep(AGAIN_SECONDS)
            finally:
                with suppress(psycopg.Error, TimeoutError, OSError, asyncio.CancelledError):
                    await self._leave(connection)

    async def _listen(self, connection: AsyncConnection) -> None:
        async with asyncio.timeout(HANG_SECONDS):
            await connection.execute(f"listen {CHANNEL}")
        self.connections += 1
        self._begin_anew()
        while True:
            async for notice in connection.notifies(timeout=TICK_SECONDS):
                self._hear(notice.payload)
            await self._tick(connection)

    def _begin_anew(self) -> None:
        """Nobody knows what was missed: ask the others, look at every live table, take up what nobody has."""
        now = time.monotonic()
        self.fleet.excuse(now)
        self._ticked = now
        self._answers = [self.fleet.hello()]
        self._take_up_at = now + LEARN_SECONDS
        for id in list(self.harbour.berths):
            self._look_at(id)

    def _hear(self, line: str) -> None:
        try:
            heard, answers = self.fleet.hear(line, time.monotonic())
        except (ValueError, IndexError):  # somebody else's line, or one of another version
            return
        self._answers += answers
        if heard.changed is not None:
            id, version = heard.changed
            berth = self.harbour.berths.get(id)
            if berth is not None and not berth.table.knows(version):
                self._look_at(id)
        self._company(heard.company)

    async def _tick(self, connection: AsyncConnection) -> None:
        """Say what is new here, miss those who are silent, take up what nobody has."""
        now = time.monotonic()
        if now - self._ticked > DEAD_SECONDS / 2:  # this process was stopped for a while, and the others gave it up
            self._begin_anew()
        self._ticked = now
        live = {id: berth.table.presence.connected() for id, berth in self.harbour.berths.items()}
        await say(connection, [*self._answers, *self.fleet.lines(live, now)])
        self._answers = []
        gone = self.fleet.missing(now)
        if gone is not None:
            LOG.warning("another server fell silent")
            self._company(gone)
            self._take_up_at = now
        if self._take_up_at is not None and now >= self._take_up_at:
            self._take_up_at = None
            self.harbour.chore(self._take_up())

    def _company(self, tables: frozenset[str]) -> None:
        """Others came to some tables, or went: who is there, and who leads?"""
        for id in tables:
            berth = self.harbour.berths.get(id)
            if berth is not None:
                berth.table.presence.see_elsewhere(self.fleet.elsewhere(id))
                if berth.table.row.state == PLAYING and berth.crew.resting:
                    berth.crew.wake()

    def _look_at(self, id: str) -> None:
        """See what the store has of a live table; once is enough for all that is said before it is looked at."""
        if id not in self._pending:
            self._pending.add(id)
            self.harbour.chore(self._refresh(id))

    async def _refresh(self, id: str) -> None:
        berth = self.harbour.berths.get(id)

        async def work() -> None:
            self._pending.discard(id)
            if berth is not None:
                await berth.table.refresh()

        try:
            if berth is not None:
                await berth.table.mailbox.ask(work)
        except Refused:
            pass
        except StoreError as error:  # this connection is lost too, and all is looked at again
            log_failure(error)
        finally:
            self._pending.discard(id)

    async def _take_up(self) -> None:
        """Games that nobody has: those whose clock runs or whose bots are to act go on here, if it is for me to do."""
        try:
            for id in await self.harbour.store.playing():
                if id not in self.harbour.berths and self.fleet.takes_up(id):
                    await self.harbour.wake(id)
        except (Refused, StoreError) as error:
            LOG.error("games could not be woken", extra={"why": str(error)})
            self._take_up_at = time.monotonic() + LEARN_SECONDS

    async def _leave(self, connection: AsyncConnection) -> None:
        """Take leave if that is still possible, and let go."""
        try:
            if self.harbour.closing:
                async with asyncio.timeout(AGAIN_SECONDS):
                    await say(connection, [self.fleet.bye()])
        finally:
            await connection.close()

    def joined(self, table: Table) -> None:
        """A table was taken from the store: here is what is known of it elsewhere."""
        table.lead = lambda: self.fleet.leads(table.row.id)
        table.presence.elsewhere = self.fleet.elsewhere(table.row.id)


async def say(connection: AsyncConnection, lines: Sequence[str]) -> None:
    """Say some lines, in order; with nothing to say, see that the database answers. Raises TimeoutError."""
    async with asyncio.timeout(HANG_SECONDS):
        await connection.execute("select pg_notify(%s, line) from unnest(%s::text[]) as line", (CHANNEL, list(lines)))


class Lookout:
    """Sees on SQLite that another process wrote, `argosy admin` or a second server, and looks at the live tables."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self._seen: int | None = None

    async def run(self) -> None:
        """Look every now and then."""
        while True:
            with suppress(StoreError, Refused):
                await self.look()
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """If others wrote since the last time, look at each live table again. Raises StoreError or Refused."""
        number = await self.harbour.store.others_wrote()
        seen, self._seen = self._seen, number
        if seen not in (None, number):
            for berth in list(self.harbour.berths.values()):
                await berth.table.mailbox.ask(berth.table.refresh)
