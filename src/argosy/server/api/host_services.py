"""The parts of a running server, put together once: services of tables on a database, and what only a host needs."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from typing import Final

from argosy.server.api.operations import B, Call
from argosy.server.api.services import Services
from argosy.server.bots.pool import LEAST_SECONDS, SECONDS, BotProcesses
from argosy.server.cluster.listener import PostgresListener, SqlitePoller
from argosy.server.http.loop_watchdog import LoopWatchdog
from argosy.server.http.rate_limits import ClientLimits
from argosy.server.processes.pool import ProcessPool
from argosy.server.processes.worker_process import worker_processes
from argosy.server.review import game_reviews
from argosy.server.review.processes import MOST_WAITING
from argosy.server.settings import Settings
from argosy.server.storage.failures import StoreError, log_failure
from argosy.server.storage.moderation import ADDRESS, GUEST, Moderation
from argosy.server.storage.store import Store
from argosy.server.tables.bot_levels import HostPolicy
from argosy.server.tables.editions import Editions
from argosy.server.tables.erasure import Erasure
from argosy.server.tables.housekeeping import Housekeeper
from argosy.server.tables.webhooks import WebhookSender

SEEN_SECONDS: Final = 60.0
"""How often it is noted which guests came."""


class HostServices(Services):
    """Store, tables, bots, limits and authentication of one server process."""

    store: Store

    def __init__(self, settings: Settings) -> None:
        """Open the store and build everything on it. Raises StoreError, EditionError, or ValueError for the policy."""
        policy = None if settings.policy is None else HostPolicy.read(settings.policy)
        store = Store.open(settings.database)
        processors, size = os.cpu_count() or 2, settings.bot_processes
        thinking = size or max(1, processors - 1)
        self.webhooks = WebhookSender(settings.private_notices)
        super().__init__(
            store,
            store.secret,
            ClientLimits(settings.limits, most_connections=settings.connections),
            BotProcesses(
                ProcessPool(worker_processes(thinking)),
                ProcessPool(worker_processes(thinking), SECONDS, LEAST_SECONDS),
                policy,
            ),
            ProcessPool(
                worker_processes(size or max(1, processors // 2)),
                game_reviews.LONGEST_SECONDS,
                game_reviews.LEAST_SECONDS,
                MOST_WAITING,
            ),
            settings.idle,
            self.webhooks.notify,
            Editions.found(settings.editions),
            settings.address,
            policy=policy,
        )
        self.listener = PostgresListener(self.live_tables, store) if store.shared else None
        self.live_tables.cluster = self.listener
        self.bans.changed = self.live_tables.publish_all
        self.moderation = Moderation(store)
        self.erasure = Erasure(store, self.live_tables, self.lobby)
        self.housekeeper = Housekeeper(self.erasure, settings.keep)
        self.exporting: set[str] = set()
        """The guests whose data is being sent."""
        self.watchdog = LoopWatchdog()

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
            self.live_tables.begin(self.live_tables.wake(), SqlitePoller(self.live_tables, self.store).run(), *always)

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

    async def close(self) -> None:
        """Finish the commands that run, write what waits, and stop."""
        await self.live_tables.close()
        await self.webhooks.close()
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.reviews.close)
        gc.collect()  # executors of processes that were killed: the system's semaphores go with them
        await asyncio.to_thread(self.store.close)


def host_of(call: Call[B]) -> HostServices:
    """The services of the server that was called, for operations that only a server has."""
    services = call.services
    assert isinstance(services, HostServices)
    return services
