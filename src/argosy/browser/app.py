"""The server's application for the tables of one page: the same operations, without what only a host needs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from argosy.browser.host import Host
from argosy.browser.operations import PAGE_OPERATIONS
from argosy.browser.store import PageStore
from argosy.browser.thinking_worker import ThinkingPool, ThinkingWorker
from argosy.server.api.operations import TABLE
from argosy.server.api.problems import EXCEPTION_HANDLERS
from argosy.server.api.public_tables import PublicTables, T
from argosy.server.api.routes import TABLE_OPERATIONS
from argosy.server.api.services import Services
from argosy.server.api.websocket import TableSocket
from argosy.server.bots.pool import LEAST_SECONDS, SECONDS, BotProcesses
from argosy.server.http.rate_limits import ClientLimits
from argosy.server.limits import UNLIMITED, Limit, LimitTable, Purpose
from argosy.server.wire import errors

PREFIX: Final = "local-"
"""What the ids of tables of a page begin with, so that the page knows where to ask."""
IDLE_SECONDS: Final = 600.0
"""After so long a table that nobody looks at is dropped from memory."""
NO_LIMITS: Final = LimitTable({purpose: Limit("", UNLIMITED) for purpose in Purpose})
NEED_SERVER: Final = (
    ("GET", "/api/tables"),
    ("GET", "/api/guests/me/data"),
    ("POST", "/api/guests/me/delete"),
    ("POST", TABLE + "/take"),
    ("POST", TABLE + "/notice"),
)
"""Operations that make sense only with other people, other devices or a server that keeps data."""


class NoPublicTables(PublicTables):
    """Refuses to open public tables."""

    async def open(self, client: str, guest: str, opening: Callable[[], Awaitable[T]]) -> T:
        """Refuse. Raises Refused."""
        raise errors.HERE_ALONE.refused()


class PageServices(Services):
    """The services of the tables of one page."""

    store: PageStore

    def __init__(self, store: PageStore, host: Host, secret: bytes) -> None:
        pool = ThinkingPool([ThinkingWorker(host)], SECONDS, LEAST_SECONDS)
        limits = ClientLimits(NO_LIMITS)
        super().__init__(
            store, secret, limits, BotProcesses(pool, pool), pool, IDLE_SECONDS, prefix=PREFIX, in_page=True
        )
        self.public_tables = NoPublicTables(limits, store)

    def begin(self) -> None:
        """Start unloading tables that nobody looks at."""
        self.live_tables.begin()

    async def close(self) -> None:
        """Finish the commands that run, and stop."""
        await self.live_tables.close()


async def needs_server(_: Request) -> Response:
    """Refuse what a page alone cannot do. Raises Refused."""
    raise errors.HERE_ALONE.refused()


def make_page_app(services: PageServices) -> Starlette:
    """The application."""
    replaced = {operation.name for operation in PAGE_OPERATIONS}
    operations = [operation for operation in TABLE_OPERATIONS if operation.name not in replaced]
    return Starlette(
        routes=[
            *[Route(path, needs_server, methods=[method]) for method, path in NEED_SERVER],
            *[operation.route(services) for operation in (*PAGE_OPERATIONS, *operations)],
            WebSocketRoute(TABLE + "/live", TableSocket(services).serve),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
    )
