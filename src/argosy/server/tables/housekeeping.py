"""Housekeeping in the background: data that expires, guests who were deleted, and a SQLite file that shrinks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final

from argosy.server.settings import Keep
from argosy.server.storage.deletion import Deletion
from argosy.server.storage.failures import Conflict, StoreError
from argosy.server.storage.rows import CLOSED, OPEN, OVER, PLAYING
from argosy.server.storage.store import Store
from argosy.server.tables.erasure import Erasure
from argosy.server.tables.live_tables import LiveTables
from argosy.server.tables.lobby import Lobby
from argosy.server.tables.table import Table
from argosy.server.tables.tokens import Signer
from argosy.server.wire.errors import Refused

LOG = logging.getLogger("argosy.server")
DAY: Final = 86400.0
FIRST_SECONDS: Final = 60.0
"""Until the first round after a start, when everybody reconnects."""
ROUND_SECONDS: Final = 600.0
"""Between two rounds."""
REST_SECONDS: Final = 0.05
"""Between two transactions, so that players' commands come in between."""
BATCH: Final = 50
"""Tables or guests that are looked up at once."""
JOB: Final = "housekeeping"
"""The name under which servers on one database agree which of them does it."""


class Housekeeper:
    """Deletes what has expired, a little at a time."""

    def __init__(self, erasure: Erasure, keep: Keep, rest: float = REST_SECONDS) -> None:
        self.erasure = erasure
        self.deletion: Deletion = erasure.deletion
        self.live_tables = erasure.live_tables
        self.keep = keep
        self.rest = rest
        self._wanted = asyncio.Event()

    def hurry(self) -> None:
        """Begin the next round now: something was deleted."""
        self._wanted.set()

    async def run(self) -> None:
        """Do rounds until cancelled."""
        pause = FIRST_SECONDS
        while True:
            try:
                async with asyncio.timeout(pause):
                    await self._wanted.wait()
            except TimeoutError:
                pass
            asked, pause = self._wanted.is_set(), ROUND_SECONDS
            self._wanted.clear()
            if not asked and self.live_tables.cluster is not None and not self.live_tables.cluster.takes_up(JOB):
                continue
            try:
                await self.round(time.time())
            except (Refused, StoreError, Conflict) as error:
                LOG.warning("housekeeping stopped until the next round", extra={"why": str(error)})

    async def round(self, now: float) -> None:
        """Delete everything that has expired by that time. Raises Refused, StoreError or Conflict."""
        if erased := await self.deletion.erased_guests(BATCH):
            await self.erasure.erase_traces(erased)
        tables = 0
        for days, states in ((self.keep.finished, (OVER,)), (self.keep.unfinished, (OPEN, PLAYING, CLOSED))):
            if days:
                tables += await self._expire_tables(states, now - days * DAY, now)
        tables_deleted = await self._delete_gone_tables()
        guests = await self._expire_guests(now - self.keep.guests * DAY) if self.keep.guests else 0
        if erased:
            await self.deletion.delete_guests(erased)
        if tables or guests:
            LOG.info("expired data deleted", extra={"why": f"{tables} tables, {guests} guests; kept: {self.keep}"})
        if tables_deleted or guests:
            await self._shrink()

    async def _expire_tables(self, states: Sequence[str], before: float, now: float) -> int:
        """Mark tables as gone where nothing has happened for too long; returns how many."""
        count = 0
        while ids := await self.deletion.expired_tables(states, before, now, BATCH):
            unused = [id for id in ids if not self._is_used(id)]
            gone = await self.deletion.expire_tables(unused, states, before, now) if unused else []
            await self.live_tables.reread(gone)
            count += len(gone)
            if len(gone) < len(ids):
                break  # somebody is there; the rest has time until the next round
            await asyncio.sleep(self.rest)
        return count

    def _is_used(self, id: str) -> bool:
        """Whether somebody is at a table just now."""
        live = self.live_tables.by_id.get(id)
        return live is not None and live.table.presence.anybody

    async def _delete_gone_tables(self) -> int:
        """Delete the rows of tables that are marked as gone; returns how many tables."""
        count = 0
        while ids := await self.deletion.gone_tables(BATCH):
            for id in ids:
                while await self.deletion.delete_rows(id):
                    await asyncio.sleep(self.rest)
                count += 1
        return count

    async def _expire_guests(self, before: float) -> int:
        """Delete guests who stayed away for too long and whom no table names; returns how many."""
        count = 0
        while ids := await self.deletion.unused_guests(before, BATCH):
            deleted = await self.deletion.delete_guests(ids)
            count += deleted
            if not deleted:
                break
            await asyncio.sleep(self.rest)
        return count

    async def _shrink(self) -> None:
        """Give the space back to the file system."""
        while await self.deletion.shrink():
            await asyncio.sleep(self.rest)
        await self.deletion.truncate_log()


class RestingBots:
    """Bots of a table that was loaded only to be changed: they wait for a server."""

    resting = True

    def wake(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


def _rest_bots(table: Table) -> RestingBots:
    """Leave the bots and the clock of a table to the servers."""
    table.lead = lambda: False
    return RestingBots()


async def erase_beside_servers(store: Store, guest: str) -> None:
    """Delete a guest from a process that is no server; servers that run read what has changed.

    Raises Refused, StoreError or Conflict; then the housekeeping of a server does the rest.
    """
    live_tables = LiveTables(store, _rest_bots, idle=0.0)
    erasure = Erasure(store, live_tables, Lobby(store, Signer(store.secret)))
    try:
        await erasure.erase(guest)
        await Housekeeper(erasure, Keep(finished=0, unfinished=0, guests=0), rest=0.0).round(time.time())
    finally:
        await live_tables.close()
