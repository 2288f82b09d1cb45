"""How this server learns what other processes wrote: LISTEN/NOTIFY on PostgreSQL, polling `data_version` on SQLite."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from argosy.server.cluster.membership import DEAD_SECONDS, Membership
from argosy.server.storage.failures import StoreError, log_failure
from argosy.server.storage.notify import CHANNEL
from argosy.server.storage.rows import PLAYING
from argosy.server.storage.store import Store
from argosy.server.tables.live_tables import LiveTables
from argosy.server.tables.table import Table
from argosy.server.wire.errors import Refused

if TYPE_CHECKING:
    from psycopg import AsyncConnection

LOG = logging.getLogger("argosy.server")
TICK_SECONDS: Final = 0.25
RETRY_SECONDS: Final = 0.5
"""Until the next attempt to connect to the database."""
HANG_SECONDS: Final = 5.0
"""A database that has not answered by then counts as unreachable."""
LEARN_SECONDS: Final = 1.0
"""How long a new server listens before it loads tables that no other has."""
POLL_SECONDS: Final = 1.0
"""How often SQLite is asked whether another process wrote."""


class PostgresListener:
    """Listens for the notifications of other servers on PostgreSQL, and sends those of this one."""

    def __init__(self, live_tables: LiveTables, store: Store) -> None:
        self.live_tables = live_tables
        self.store = store
        self.membership = Membership(store.process)
        self.connections = 0
        """How often it has connected."""
        self._answers: list[str] = []
        self._ticked = time.monotonic()
        self._take_up_at: float | None = None
        self._pending: set[str] = set()

    async def run(self) -> None:
        """Listen until cancelled; after a lost connection all loaded tables are refreshed."""
        import psycopg

        place = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with asyncio.timeout(HANG_SECONDS):
                    connection = await psycopg.AsyncConnection.connect(place, autocommit=True)
            except (psycopg.Error, TimeoutError, OSError):
                await asyncio.sleep(RETRY_SECONDS)
                continue
            try:
                await self._listen(connection)
            except (psycopg.Error, TimeoutError, OSError) as error:
                LOG.warning("connection to the other servers lost", extra={"why": str(error).strip()})
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:  # catch everything: without this task the servers know nothing of each other
                LOG.exception("connection to the other servers failed")
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                with suppress(psycopg.Error, TimeoutError, OSError, asyncio.CancelledError):
                    await self._leave(connection)

    async def _listen(self, connection: AsyncConnection) -> None:
        async with asyncio.timeout(HANG_SECONDS):
            await connection.execute(f"listen {CHANNEL}")
        self.connections += 1
        self._start_over()
        while True:
            async for notice in connection.notifies(timeout=TICK_SECONDS):
                self._hear(notice.payload)
            await self._tick(connection)

    def _start_over(self) -> None:
        """Notifications may have been missed: ask the others for their state, and refresh every loaded table."""
        now = time.monotonic()
        self.membership.excuse(now)
        self._ticked = now
        self._answers = [self.membership.hello()]
        self._take_up_at = now + LEARN_SECONDS
        for id in list(self.live_tables.by_id):
            self._refresh_soon(id)

    def _hear(self, line: str) -> None:
        try:
            heard, answers = self.membership.hear(line, time.monotonic())
        except (ValueError, IndexError):  # a line of another program, or of another version
            return
        self._answers += answers
        if heard.changed is not None:
            id, version = heard.changed
            live = self.live_tables.by_id.get(id)
            if live is not None and not live.table.knows(version):
                self._refresh_soon(id)
        self._update_presence(heard.tables)

    async def _tick(self, connection: AsyncConnection) -> None:
        """Send what is new here, give up servers that are silent, load tables that nobody has."""
        now = time.monotonic()
        if now - self._ticked > DEAD_SECONDS / 2:  # this process was suspended, and the others gave it up
            self._start_over()
        self._ticked = now
        live = {id: live.table.presence.connected() for id, live in self.live_tables.by_id.items()}
        await notify(connection, [*self._answers, *self.membership.lines(live, now)])
        self._answers = []
        gone = self.membership.missing(now)
        if gone is not None:
            LOG.warning("another server stopped responding")
            self._update_presence(gone)
            self._take_up_at = now
        if self._take_up_at is not None and now >= self._take_up_at:
            self._take_up_at = None
            self.live_tables.run_in_background(self.live_tables.wake())

    def _update_presence(self, tables: frozenset[str]) -> None:
        """At some tables the connections or the leading server changed: update presence, and wake bots."""
        for id in tables:
            live = self.live_tables.by_id.get(id)
            if live is not None:
                live.table.presence.set_elsewhere(self.membership.elsewhere(id))
                if live.table.row.state == PLAYING and live.bots.resting:
                    live.bots.wake()

    def _refresh_soon(self, id: str) -> None:
        """Refresh a loaded table; once for all notifications that arrive before it is done."""
        if id not in self._pending:
            self._pending.add(id)
            self.live_tables.run_in_background(self._refresh(id))

    async def _refresh(self, id: str) -> None:
        live = self.live_tables.by_id.get(id)

        async def work() -> None:
            self._pending.discard(id)
            if live is not None:
                await live.table.refresh()

        try:
            if live is not None:
                await live.table.commands.run(work)
        except Refused:
            pass
        except StoreError as error:  # this connection is lost too, and all tables are refreshed after that
            log_failure(error)
        finally:
            self._pending.discard(id)

    async def _leave(self, connection: AsyncConnection) -> None:
        """Tell the others that this server stops, if that is still possible, and disconnect."""
        try:
            if self.live_tables.closing:
                async with asyncio.timeout(RETRY_SECONDS):
                    await notify(connection, [self.membership.bye()])
        finally:
            await connection.close()

    def joined(self, table: Table) -> None:
        """Set what is known of a table that was just loaded here."""
        id = table.row.id  # the table itself would refer to itself, and outlive its unloading
        table.lead = lambda: self.membership.leads(id)
        table.presence.elsewhere = self.membership.elsewhere(table.row.id)

    def takes_up(self, id: str) -> bool:
        """Whether this server is the one to load a table that no server has loaded."""
        return self.membership.takes_up(id)


async def notify(connection: AsyncConnection, lines: Sequence[str]) -> None:
    """Send some lines in order; without any, only check that the database answers. Raises TimeoutError."""
    async with asyncio.timeout(HANG_SECONDS):
        await connection.execute("select pg_notify(%s, line) from unnest(%s::text[]) as line", (CHANNEL, list(lines)))


class SqlitePoller:
    """Refreshes the loaded tables when another process (`argosy admin`, a second server) has written to SQLite."""

    def __init__(self, live_tables: LiveTables, store: Store) -> None:
        self.live_tables = live_tables
        self.store = store
        self._seen: int | None = None

    async def run(self) -> None:
        """Poll until cancelled."""
        while True:
            with suppress(StoreError, Refused):
                await self.poll()
            await asyncio.sleep(POLL_SECONDS)

    async def poll(self) -> None:
        """Refresh them if another process has written since the last time. Raises StoreError or Refused."""
        number = await self.store.others_wrote()
        seen, self._seen = self._seen, number
        if seen not in (None, number):
            for live in list(self.live_tables.by_id.values()):
                await live.table.commands.run(live.table.refresh)
