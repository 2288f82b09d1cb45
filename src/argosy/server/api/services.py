"""The parts of a running server, put together once and passed to all routes."""

from __future__ import annotations

import asyncio
import gc
import time

from argosy.core.contract import Seat
from argosy.server.api.auth import Authenticator
from argosy.server.bots.driver import BotDrivers
from argosy.server.cluster.listener import PostgresListener, SqlitePoller
from argosy.server.http.loop_watchdog import LoopWatchdog
from argosy.server.http.rate_limits import ClientLimits, TokenBuckets
from argosy.server.processes.pool import ProcessPool
from argosy.server.review.processes import ReviewProcesses
from argosy.server.settings import Settings
from argosy.server.storage.rows import GuestRow
from argosy.server.storage.store import Store
from argosy.server.tables.editions import Editions
from argosy.server.tables.live_tables import LiveTables
from argosy.server.tables.lobby import Lobby
from argosy.server.tables.requests.pending import ONLOOKERS
from argosy.server.tables.table import Table
from argosy.server.tables.tokens import Signer, new_id
from argosy.server.tables.webhooks import WebhookSender
from argosy.server.wire import errors
from argosy.server.wire.types import Say

CHAT_RATE, CHAT_BURST = 0.5, 6.0
"""Chat lines of one seat per second, and at once."""


class Services:
    """Store, tables, bots, limits and authentication of one server process."""

    def __init__(self, settings: Settings) -> None:
        """Open the store and build everything on it. Raises StoreError or EditionError."""
        self.address = settings.address
        self.store = Store.open(settings.database)
        self.signer = Signer(self.store.secret)
        self.limits = ClientLimits(
            TokenBuckets(settings.rate, settings.burst),
            TokenBuckets(settings.making_rate, settings.making_burst),
            TokenBuckets(CHAT_RATE, CHAT_BURST),
            settings.sockets,
        )
        self.bots = BotDrivers(settings.bot_processes)
        self.webhooks = WebhookSender(settings.private_notices)
        self.live_tables = LiveTables(self.store, self.webhooks, self.bots.start, settings.idle)
        self.listener = PostgresListener(self.live_tables) if self.store.shared else None
        self.live_tables.cluster = self.listener
        self.lobby = Lobby(self.store, self.signer, Editions.found(settings.editions))
        self.auth = Authenticator(self.store, self.signer)
        self.frame_turns = FrameTurns()
        self.watchdog = LoopWatchdog()
        self.reviews = ReviewProcesses(settings.bot_processes)

    @property
    def pools(self) -> tuple[ProcessPool, ...]:
        """The pools of worker processes."""
        return self.bots.processes.quick, self.bots.processes.searching, self.reviews.pool

    def begin(self) -> None:
        """Start the background tasks. On PostgreSQL the listener also loads games, once it knows what others have."""
        if self.listener is not None:
            self.live_tables.begin(self.watchdog.run(), self.listener.run())
        else:
            following = SqlitePoller(self.live_tables).run()
            self.live_tables.begin(self.watchdog.run(), self.live_tables.load_playing(), following)

    async def create_guest(self, name: str) -> GuestRow:
        """Store a new guest."""
        guest = GuestRow(new_id(), name, time.time())
        await self.store.add_guest(guest)
        return guest

    async def chat(self, table: Table, seat: Seat | None, guest: GuestRow | None, asked: Say) -> None:
        """Add a line to the chat of a table: from a seat, or as an onlooker with a name. Raises Refused."""
        if seat is not None:
            self.limits.count_chat(table.row.id, seat)
            await table.chat.say(seat, asked)
            return
        if guest is None:
            raise errors.GUEST_UNKNOWN.refused()
        self.limits.count_chat(f"{table.row.id} {guest.id}", ONLOOKERS)
        await table.chat.say(ONLOOKERS, asked, await self.auth.refreshed(guest))

    async def close(self) -> None:
        """Finish the commands that run, write what waits, and stop."""
        await self.live_tables.close()
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.reviews.close)
        gc.collect()  # executors of processes that were killed: the system's semaphores go with them
        await asyncio.to_thread(self.store.close)


class FrameTurns:
    """Sends one frame at a time over all tables, so that commands and their answers get their turn in between."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def wait(self) -> None:
        """Wait for the turn to build and send a frame."""
        async with self._lock:
            await asyncio.sleep(0)
