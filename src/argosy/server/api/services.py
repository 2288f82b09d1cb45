"""What the routes of tables need: store, tables, bots, reviews, limits and authentication, wherever they run.

A server process has more, in `host_services.py`.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

from argosy.core.contract import Seat
from argosy.server.api.auth import Authenticator
from argosy.server.api.public_tables import PublicTables
from argosy.server.bots.driver import BotDrivers
from argosy.server.bots.pool import BotProcesses
from argosy.server.http.bans import BanList
from argosy.server.http.rate_limits import ClientLimits
from argosy.server.limits import Purpose
from argosy.server.processes.pool import ProcessPool
from argosy.server.review.game_reviews import GameReviews
from argosy.server.review.processes import ReviewProcesses
from argosy.server.storage.rows import GuestRow
from argosy.server.storage.table_store import TableStore
from argosy.server.tables.bot_levels import HostPolicy
from argosy.server.tables.editions import Editions
from argosy.server.tables.live_tables import LiveTables
from argosy.server.tables.lobby import Lobby
from argosy.server.tables.names import chosen_name
from argosy.server.tables.requests.pending import ONLOOKERS
from argosy.server.tables.table import NotifyDecisions, Table
from argosy.server.tables.tokens import Signer, new_id
from argosy.server.wire import errors
from argosy.server.wire.types import Say


class Services:
    """The parts that all routes of tables share."""

    def __init__(
        self,
        store: TableStore,
        secret: bytes,
        limits: ClientLimits,
        bots: BotProcesses,
        reviews: ProcessPool,
        idle: float,
        notify: NotifyDecisions | None = None,
        editions: Editions | None = None,
        address: str | None = None,
        prefix: str = "",
        policy: HostPolicy | None = None,
        in_page: bool = False,
    ) -> None:
        """`secret` signs cookies and links; `in_page`: whether a page runs them, whose processor is slow.

        For the others see `LiveTables`, `Lobby` and `Settings`.
        """
        self.address = address
        self.store = store
        self.signer = Signer(secret)
        self.limits = limits
        self.bots = BotDrivers(bots)
        self.live_tables = LiveTables(store, self.bots.start, idle, notify)
        self.lobby = Lobby(store, self.signer, editions, prefix, policy)
        self.public_tables = PublicTables(limits, store)
        self.bans = BanList()
        self.auth = Authenticator(store, self.signer, self.bans)
        self.frame_turns = FrameTurns()
        self.reviews = ReviewProcesses(reviews)
        self.game_reviews = GameReviews(self.reviews, in_page)

    async def create_guest(self, name: str, added_by: GuestRow | None = None) -> GuestRow:
        """Store a new guest, or another player whom a guest adds on the same device. Raises Refused."""
        now = time.time()
        guest = GuestRow(new_id(), chosen_name(name), now, now)
        if added_by is not None:
            guest = replace(guest, added_by=added_by.id, times=added_by.times, talk=added_by.talk)
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


class FrameTurns:
    """Sends one frame at a time over all tables, so that commands and their answers get their turn in between."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def wait(self) -> None:
        """Wait for the turn to build and send a frame."""
        async with self._lock:
            await asyncio.sleep(0)
