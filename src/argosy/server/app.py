"""The ASGI application: routes, middleware, exception handlers and background tasks put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from argosy.server.api.host_routes import OPERATIONS
from argosy.server.api.host_services import HostServices
from argosy.server.api.problems import EXCEPTION_HANDLERS
from argosy.server.api.status_page import StatusPages
from argosy.server.api.websocket import TableSocket
from argosy.server.http.bans import BanMiddleware
from argosy.server.http.gc_tuning import tune_gc
from argosy.server.http.request_limits import RequestLimits
from argosy.server.http.security import SecurityMiddleware
from argosy.server.http.static_site import StaticSite
from argosy.server.settings import Settings


def make_app(settings: Settings) -> Starlette:
    """The application on the database of the settings. Raises StoreError with a sentence if that cannot be opened."""
    services = HostServices(settings)
    site = StaticSite.open(settings.page)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        services.begin()
        tuning = asyncio.create_task(tune_gc(lambda: not services.live_tables.by_id)) if settings.tidy else None
        try:
            yield
        finally:
            if tuning is not None:
                tuning.cancel()
            await services.close()

    app = Starlette(
        routes=[
            *[operation.route(services) for operation in OPERATIONS],
            *StatusPages(services).routes(),
            *site.routes(),
            WebSocketRoute("/api/tables/{id}/live", TableSocket(services).serve),
        ],
        middleware=[
            Middleware(RequestLimits),
            Middleware(BanMiddleware, bans=services.bans),
            Middleware(SecurityMiddleware, limits=services.limits, guest_of=services.auth.guest_id),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )
    app.state.services = services
    app.state.site = site
    return app
