"""The application: the store, the tables and the doors, put together for an ASGI server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from argosy.core.contract import Seat
from argosy.server.api.auth import Who
from argosy.server.api.problems import EXCEPTION_HANDLERS
from argosy.server.api.routes import Routes
from argosy.server.api.status_page import Page
from argosy.server.api.websocket import Live, Telling
from argosy.server.http.gc_tuning import tidy
from argosy.server.http.guard import Buckets, Door, Guard
from argosy.server.http.static_site import Site
from argosy.server.storage.rows import GuestRow
from argosy.server.storage.store import Store
from argosy.server.tables.editions import Editions
from argosy.server.tables.live_tables import IDLE_SECONDS, Harbour
from argosy.server.tables.lobby import Lobby
from argosy.server.tables.pending import ONLOOKERS
from argosy.server.tables.table import Table
from argosy.server.tables.tokens import Signer
from argosy.server.wire import errors
from argosy.server.wire.types import Say

LOG = logging.getLogger("argosy.server")

TALK_RATE, TALK_BURST = 0.5, 6.0
"""Lines a second from one seat, and at once."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str
    """A URL such as `sqlite:///argosy.sqlite`."""
    bot_processes: int | None = None
    rate: float = 50.0
    """Requests and commands a second from one address."""
    burst: float = 200.0
    making_rate: float = 1.0
    """New guests, tables and records a second from one address."""
    making_burst: float = 60.0
    sockets: int = 64
    """Connections at once from one address."""
    idle: float = IDLE_SECONDS
    """Seconds after which a table that nobody uses is let go."""
    private_notices: bool = False
    """Whether notices may go to addresses of this machine and its network."""
    tidy: bool = False
    """Whether this process serves and does nothing else, so that its garbage collection is the server's business."""
    page: Path | None = None
    """Where the built page lies; None is beside the server."""
    editions: Path | None = None
    """A folder with editions of the host's own; see `editions.py`."""
    address: str | None = None
    """Where others in the network find the server: `http://192.168.1.20:8000`."""


class House:
    """Everything that the routes need."""

    def __init__(self, settings: Settings) -> None:
        self.address = settings.address
        self.store = Store.open(settings.database)
        self.signer = Signer(self.store.secret)
        self.door = Door(
            Buckets(settings.rate, settings.burst),
            Buckets(settings.making_rate, settings.making_burst),
            Buckets(TALK_RATE, TALK_BURST),
            settings.sockets,
        )
        self.harbour = Harbour(self.store, self.signer, settings.bot_processes, settings.idle, settings.private_notices)
        self.lobby = Lobby(self.harbour, Editions.found(settings.editions))
        self.who = Who(self)
        self.telling = Telling()

    async def say(self, table: Table, seat: Seat | None, guest: GuestRow | None, asked: Say) -> None:
        """Say something at a table: from one's seat, or as an onlooker with a name. Raises Refused."""
        if seat is not None:
            self.door.speak(table.row.id, seat)
            await table.chat.say(seat, asked)
            return
        if guest is None:
            raise errors.GUEST_UNKNOWN.refused()
        self.door.speak(f"{table.row.id} {guest.id}", ONLOOKERS)
        await table.chat.say(ONLOOKERS, asked, await self.who.today(guest))

    async def close(self) -> None:
        """Finish what is being done, write it, end."""
        await self.harbour.close()
        await asyncio.to_thread(self.store.close)


def make_app(settings: Settings) -> Starlette:
    """The application on that database. Raises StoreError with a sentence if that does not open."""
    house = House(settings)
    site = Site.open(settings.page)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        house.harbour.begin()
        tidying = asyncio.create_task(tidy()) if settings.tidy else None
        try:
            yield
        finally:
            if tidying is not None:
                tidying.cancel()
            await house.close()

    app = Starlette(
        routes=[
            *Routes(house).all(),
            *Page(house).all(),
            *site.all(),
            WebSocketRoute("/api/tables/{id}/live", Live(house).serve),
        ],
        middleware=[Middleware(Guard, door=house.door)],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.site = site
    return app
