"""The live tables: taken from the store when somebody comes, let go when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Final

from argosy.server.bots.driver import Crew, Pool
from argosy.server.cluster.listener import Lookout, Telegraph
from argosy.server.storage.rows import PLAYING
from argosy.server.storage.store import Store
from argosy.server.storage.writer import Conflict, StoreError
from argosy.server.tables.clock import SOON
from argosy.server.tables.table import Table, english
from argosy.server.tables.tokens import Signer
from argosy.server.tables.webhooks import Messenger
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused

LOG = logging.getLogger("argosy.server")
IDLE_SECONDS: Final = 120.0
SWEEP_SECONDS: Final = 20.0


@dataclass(slots=True)
class Berth:
    """A live table with its bots."""

    table: Table
    crew: Crew


class Harbour:
    """All live tables of this process."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        workers: int | None = None,
        idle: float = IDLE_SECONDS,
        private_notices: bool = False,
    ) -> None:
        self.store = store
        self.messenger = Messenger(private_notices)
        self.signer = signer
        self.pool = Pool(workers)
        self.idle = idle
        self.berths: dict[str, Berth] = {}
        self.closing = False
        self._coming: dict[str, asyncio.Task[Table | None]] = {}
        self.telegraph = Telegraph(self) if store.shared else None
        self._tasks: list[asyncio.Task[None]] = []
        self._chores: set[asyncio.Task[None]] = set()
        self._counted: set[str] = set()
        """Finished games without a result that were looked at."""

    def begin(self) -> None:
        """Look after the tables from now on."""
        words = asyncio.create_task(asyncio.to_thread(self._load_words))
        self._tasks = [words, asyncio.create_task(self._sweep())]
        if self.telegraph is not None:  # it wakes games too, once it knows what others do
            self._tasks.append(asyncio.create_task(self.telegraph.run()))
        else:
            self._tasks += [asyncio.create_task(self._wake()), asyncio.create_task(Lookout(self).run())]

    @staticmethod
    def _load_words() -> None:
        """Read the words of refusals now: the first to be refused should not wait for it."""
        english()

    async def table(self, id: str) -> Table:
        """The table of that id. Raises Refused."""
        if self.closing:
            raise errors.SERVER_CLOSING.refused()
        if "\0" in id:  # which PostgreSQL cannot even look for
            raise errors.TABLE_UNKNOWN.refused()
        if (berth := self.berths.get(id)) is not None:
            berth.table.used = time.monotonic()
            table: Table | None = berth.table
        else:
            if id not in self._coming:
                self._coming[id] = asyncio.create_task(self._load(id))
                self._coming[id].add_done_callback(lambda _: self._coming.pop(id))
            table = await asyncio.shield(self._coming[id])
        if table is None:
            raise errors.TABLE_UNKNOWN.refused()
        if self.telegraph is not None:  # what others wrote just now may not have come through yet
            await table.mailbox.ask(table.refresh)
        return table

    async def _load(self, id: str) -> Table | None:
        found = await self.store.table(id)
        if found is None:
            return None
        table = Table(self.store, *found, self.messenger)
        if self.telegraph is not None:
            self.telegraph.joined(table)
        self.berths[id] = Berth(table, Crew(table, self.pool))
        table.presence.watch()
        return table

    async def _wake(self) -> None:
        """After a start: games where a clock runs or a bot is to act go on by themselves."""
        try:
            for id in await self.store.playing():
                await self.wake(id)
        except (Refused, StoreError) as error:
            LOG.error("games could not be woken", extra={"why": str(error)})

    async def wake(self, id: str) -> None:
        """Take up a game, so that it goes on if nobody needs to come for that. Raises Refused."""
        table = await self.table(id)
        await table.mailbox.ask(table.voyage)

    def count(self, ids: Sequence[str]) -> None:
        """Count games that ended before results were kept, one after the other beside everything else, once each."""
        new = [id for id in ids if id not in self._counted]
        self._counted.update(new)
        if new:
            self.chore(self._count(new))

    async def _count(self, ids: Sequence[str]) -> None:
        for id in ids:
            try:
                table = await self.table(id)
                await table.mailbox.ask(table.keep_result)
            except (Refused, StoreError, Conflict) as error:  # older rules: it stays without a result
                LOG.info("a finished game could not be counted", extra={"table": id, "why": str(error)})

    def chore(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside, and keep hold of it until it is done."""
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _sweep(self) -> None:
        """Let go of tables that nobody uses."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.idle))
            await self.sweep()
            await self._call()

    async def _call(self) -> None:
        """Take in the tables where time is nearly up: those by post are let go for days between two deadlines."""
        try:
            for id in await self.store.due(time.time() + SOON / 2):
                if id not in self.berths and (self.telegraph is None or self.telegraph.fleet.takes_up(id)):
                    await self.wake(id)
        except (Refused, StoreError) as error:
            LOG.error("games could not be woken", extra={"why": str(error)})

    async def sweep(self) -> None:
        """Let go of those that have been idle for long enough."""
        now = time.monotonic()
        for id, berth in list(self.berths.items()):
            if berth.table.idle and berth.crew.resting and now - berth.table.used >= self.idle:
                del self.berths[id]
                await self._let_go(berth)

    async def _let_go(self, berth: Berth) -> None:
        await berth.crew.close()
        await berth.table.close()

    def call_it_a_day(self) -> None:
        """Take nobody in any more, and wake those who wait for news."""
        self.closing = True
        for berth in self.berths.values():
            berth.table.closing = True
            berth.table.publish()

    async def settle(self, seconds: float) -> None:
        """Wait until what is being done is done and told, but no longer than that."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not all(berth.table.mailbox.idle for berth in self.berths.values()):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)  # those who were answered get to send it

    async def close(self) -> None:
        """Finish every command that is being carried out, then end."""
        self.closing = True
        for task in (*self._tasks, *self._chores):
            task.cancel()
        await self.messenger.close()
        await asyncio.gather(*self._tasks, *self._chores, *self._coming.values(), return_exceptions=True)
        await asyncio.gather(*[self._let_go(berth) for berth in self.berths.values()])
        self.berths.clear()
        await asyncio.to_thread(self.pool.close)

    def playing(self) -> int:
        """How many live tables have a game going on."""
        return sum(1 for berth in self.berths.values() if berth.table.row.state == PLAYING)
