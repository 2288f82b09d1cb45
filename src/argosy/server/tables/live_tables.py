"""The tables loaded in this process: loaded when somebody comes, unloaded when nobody used them for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

from argosy.server.http.gc_tuning import return_free_memory
from argosy.server.storage.failures import Conflict, StoreError
from argosy.server.storage.rows import PLAYING
from argosy.server.storage.table_store import TableStore
from argosy.server.tables.clock import SOON
from argosy.server.tables.deadlines import goes_on_alone
from argosy.server.tables.table import NotifyDecisions, Table, english
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused

LOG = logging.getLogger("argosy.server")
SWEEP_SECONDS: Final = 20.0
RETRY_SECONDS: Final = 1.0
"""Until the store is asked again which games to load."""
WAKING: Final = 2
"""Games that are loaded at once after a start: each is a replay, and people come at the same time."""


class TableBots(Protocol):
    """What drives the bots of one table."""

    resting: bool
    """Whether no bot has anything to do."""

    def wake(self) -> None:
        """Check again whether there is something to do."""

    async def close(self) -> None:
        """Stop."""


class Cluster(Protocol):
    """Other servers on the same database."""

    def joined(self, table: Table) -> None:
        """Set what is known of a table that was just loaded here."""

    def takes_up(self, id: str) -> bool:
        """Whether this server is the one to load a table that no server has loaded."""


@dataclass(slots=True)
class LiveTable:
    """A loaded table with its bots."""

    table: Table
    bots: TableBots


class LiveTables:
    """All loaded tables of this process."""

    def __init__(
        self,
        store: TableStore,
        start_bots: Callable[[Table], TableBots],
        idle: float,
        notify: NotifyDecisions | None = None,
    ) -> None:
        self.store = store
        self._notify = notify
        """See `Table.notify`."""
        self.idle = idle
        """Seconds after which a table that nobody uses is unloaded."""
        self.by_id: dict[str, LiveTable] = {}
        self.closing = False
        self.cluster: Cluster | None = None
        """Set where other servers may share the database."""
        self._start_bots = start_bots
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[None]] = set()
        self._counted: set[str] = set()
        """Finished games without a stored result that were looked at."""

    def begin(self, *tasks: Coroutine[object, object, None]) -> None:
        """Start unloading idle tables and loading those whose time is nearly up, and run those tasks until the end."""
        sentences = asyncio.to_thread(self._load_sentences)
        self._tasks = [asyncio.create_task(task) for task in (sentences, self._sweep_forever(), *tasks)]

    @staticmethod
    def _load_sentences() -> None:
        """Read the sentences of refusals now, so that the first client to be refused need not wait for it."""
        english()

    async def table(self, id: str) -> Table:
        """The table of that id, loaded if need be. Raises Refused."""
        if self.closing:
            raise errors.SERVER_CLOSING.refused()
        if "\0" in id:  # which PostgreSQL cannot even look for
            raise errors.TABLE_UNKNOWN.refused()
        if (live := self.by_id.get(id)) is not None:
            live.table.used = time.monotonic()
            table: Table | None = live.table
        else:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
            table = await asyncio.shield(self._loading[id])
        if table is None or table.deleted:
            raise errors.TABLE_UNKNOWN.refused()
        if self.cluster is not None:  # the notification of what others wrote just now may not have arrived yet
            await table.commands.run(table.refresh)
        return table

    async def _load(self, id: str) -> Table | None:
        found = await self.store.table(id)
        if found is None:
            return None
        table = Table(self.store, *found, self._notify)
        if self.cluster is not None:
            self.cluster.joined(table)
        self.by_id[id] = LiveTable(table, self._start_bots(table))
        table.presence.watch()
        return table

    async def wake(self) -> None:
        """Load the games that go on by themselves, the most urgent first: after a start, or when a server stopped.

        All others are loaded when somebody comes. A game that cannot be loaded does not keep the others from it.
        """
        while True:
            try:
                rows = await self.store.to_wake(time.time() + SOON / 2)
                break
            except StoreError as error:
                LOG.error("games could not be loaded", extra={"why": str(error)})
                await asyncio.sleep(RETRY_SECONDS)
        await self._load_all([row.id for row in rows if goes_on_alone(row)])

    async def _load_all(self, ids: Sequence[str]) -> None:
        """Load those games that this server has to load, a few at a time and in that order."""
        waiting = iter(ids)

        async def load_next() -> None:
            for id in waiting:
                if id in self.by_id or not (self.cluster is None or self.cluster.takes_up(id)):
                    continue
                try:
                    await self.load(id)
                except (Refused, StoreError, Conflict) as error:
                    LOG.error("a game could not be loaded", extra={"table": id, "why": str(error)})

        await asyncio.gather(*[load_next() for _ in range(WAKING)])

    async def load(self, id: str) -> None:
        """Load a table and its game, so that its clock and bots continue. Raises Refused."""
        table = await self.table(id)
        await table.commands.run(table.session)

    def store_missing_results(self, ids: Sequence[str]) -> None:
        """Store the results of games that ended before results were stored, in the background, once each."""
        new = [id for id in ids if id not in self._counted]
        self._counted.update(new)
        if new:
            self.run_in_background(self._count(new))

    async def _count(self, ids: Sequence[str]) -> None:
        for id in ids:
            try:
                table = await self.table(id)
                await table.commands.run(table.keep_result)
            except (Refused, StoreError, Conflict) as error:  # a game of older rules stays without a result
                LOG.info("a finished game could not be counted", extra={"table": id, "why": str(error)})

    def run_in_background(self, work: Coroutine[object, object, None]) -> None:
        """Run something in the background, and keep a reference to it until it is done."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.idle))
            await self.sweep()
            await self._load_due()

    async def _load_due(self) -> None:
        """Load the tables where time is nearly up: tables by post are unloaded for days between two deadlines."""
        try:
            await self._load_all(await self.store.due(time.time() + SOON / 2))
        except StoreError as error:
            LOG.error("games could not be loaded", extra={"why": str(error)})

    async def sweep(self) -> None:
        """Unload the tables that have been idle for long enough."""
        now = time.monotonic()
        idle = [
            id
            for id, live in self.by_id.items()
            if live.table.idle and live.bots.resting and (live.table.deleted or now - live.table.used >= self.idle)
        ]
        for id in idle:
            live = self.by_id.get(id)
            if live is not None and live.table.idle:  # nobody came while another was unloaded
                del self.by_id[id]
                await self._unload(live)
        if idle:
            await return_free_memory()

    async def reread(self, ids: Iterable[str]) -> None:
        """Read loaded tables again that were changed in the store beside their command queue, or deleted there."""
        for id in ids:
            if (live := self.by_id.get(id)) is not None:
                with suppress(Refused):  # it was unloaded meanwhile
                    await live.table.commands.run(live.table.refresh)

    async def _unload(self, live: LiveTable) -> None:
        await live.bots.close()
        await live.table.close()

    def publish_all(self) -> None:
        """Wake all listeners of all tables, so that each checks again whether it may listen."""
        for live in self.by_id.values():
            live.table.publish()

    def stop_accepting(self) -> None:
        """Refuse new requests and commands, and wake all listeners."""
        self.closing = True
        for live in self.by_id.values():
            live.table.closing = True
            live.table.publish()

    async def settle(self, seconds: float) -> None:
        """Wait until the commands that run are done and answered, but no longer than that."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not all(live.table.commands.idle for live in self.by_id.values()):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)  # so that the answers are sent

    async def close(self) -> None:
        """Finish every command that runs, then unload all tables."""
        self.closing = True
        for task in (*self._tasks, *self._background):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._background, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*[self._unload(live) for live in self.by_id.values()])
        self.by_id.clear()

    def playing(self) -> int:
        """How many loaded tables have a game in progress."""
        return sum(1 for live in self.by_id.values() if live.table.row.state == PLAYING)
