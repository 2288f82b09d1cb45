"""The parts of a running server, put together once and passed to all routes."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from argosy.core.contract import Seat
from argosy.server.api.auth import Authenticator
from argosy.server.api.public_tables import PublicTables
from argosy.server.bots.driver import BotDrivers
from argosy.server.cluster.listener import PostgresListener, SqlitePoller
from argosy.server.http.bans import BanList
from argosy.server.http.loop_watchdog import LoopWatchdog
from argosy.server.http.rate_limits import ClientLimits
from argosy.server.limits import Purpose
from argosy.server.processes.pool import ProcessPool
from argosy.server.review.processes import ReviewProcesses
from argosy.server.settings import Settings
from argosy.server.storage.moderation import ADDRESS, GUEST, Moderation
from argosy.server.storage.rows import GuestRow
from argosy.server.storage.store import Store
from argosy.server.storage.writer import StoreError, log_failure
from argosy.server.tables.editions import Editions
from argosy.server.tables.erasure import Erasure
from argosy.server.tables.housekeeping import Housekeeper
from argosy.server.tables.live_tables import LiveTables
from argosy.server.tables.lobby import Lobby
from argosy.server.tables.names import chosen_name
from argosy.server.tables.requests.pending import ONLOOKERS
from argosy.server.tables.table import Table
from argosy.server.tables.tokens import Signer, new_id
from argosy.server.tables.webhooks import WebhookSender
from argosy.server.wire import errors
from argosy.server.wire.types import Say

SEEN_SECONDS: Final = 60.0
"""How often it is noted which guests came."""


class Services:
    """Store, tables, bots, limits and authentication of one server process."""

    def __init__(self, settings: Settings) -> None:
        """Open the store and build everything on it. Raises StoreError or EditionError."""
        self.address = settings.address
        self.store = Store.open(settings.database)
        self.signer = Signer(self.store.secret)
        self.limits = ClientLimits(settings.limits, most_connections=settings.connections)
        self.bots = BotDrivers(settings.bot_processes)
        self.webhooks = WebhookSender(settings.private_notices)
        self.live_tables = LiveTables(self.store, self.webhooks, self.bots.start, settings.idle)
        self.listener = PostgresListener(self.live_tables) if self.store.shared else None
        self.live_tables.cluster = self.listener
        self.lobby = Lobby(self.store, self.signer, Editions.found(settings.editions))
        self.public_tables = PublicTables(self.limits, self.store)
        self.bans = BanList()
        self.bans.changed = self.live_tables.publish_all
        self.moderation = Moderation(self.store)
        self.auth = Authenticator(self.store, self.signer, self.bans)
        self.erasure = Erasure(self.store, self.live_tables, self.lobby)
        self.housekeeper = Housekeeper(self.erasure, settings.keep)
        self.exporting: set[str] = set()
        """The guests whose data is being sent."""
        self.frame_turns = FrameTurns()
        self.watchdog = LoopWatchdog()
        self.reviews = ReviewProcesses(settings.bot_processes)

    @property
    def pools(self) -> tuple[ProcessPool, ...]:
        """The pools of worker processes."""
        return self.bots.processes.quick, self.bots.processes.searching, self.reviews.pool

    def begin(self) -> None:
        """Start the background tasks. On PostgreSQL the listener also loads games, once it knows what others have."""
        always = (
            self.watchdog.run(),
            self.bans.follow(self._read_bans),
            self._note_seen(),
            self.housekeeper.run(),
        )
        if self.listener is not None:
            self.live_tables.begin(self.listener.run(), *always)
        else:
            self.live_tables.begin(self.live_tables.wake(), SqlitePoller(self.live_tables).run(), *always)

    async def _read_bans(self) -> tuple[list[str], list[str]] | None:
        """The banned networks and guests in the store; None if it does not answer."""
        try:
            bans = await self.moderation.bans(time.time())
        except StoreError as error:
            log_failure(error)
            return None
        return [ban.target for ban in bans if ban.kind == ADDRESS], [ban.target for ban in bans if ban.kind == GUEST]

    async def _note_seen(self) -> None:
        """Note from time to time which guests came, until cancelled."""
        while True:
            await asyncio.sleep(SEEN_SECONDS)
            try:
                await self.auth.note_seen()
            except StoreError as error:
                log_failure(error)

    async def create_guest(self, name: str, added_by: str | None = None) -> GuestRow:
        """Store a new guest, or another player whom a guest adds on the same device. Raises Refused."""
        now = time.time()
        guest = GuestRow(new_id(), chosen_name(name), now, now, added_by)
        await self.store.add_guest(guest)
        return guest

    async def chat(self, client: str, table: Table, seat: Seat | None, guest: GuestRow | None, asked: Say) -> None:
        """Add a line to the chat of a table: from a seat, or as an onlooker with a name. Raises Refused."""
        if seat is not None:
            self.limits.count(Purpose.CHAT, client, f"{table.row.id} {seat}")
            await table.chat.say(seat, asked)
            return
        if guest is None:
            raise errors.GUEST_UNKNOWN.refused()
        self.limits.count(Purpose.CHAT, client, f"{table.row.id} {guest.id}")
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
