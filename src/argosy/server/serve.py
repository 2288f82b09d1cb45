"""The uvicorn server and its configuration."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Final

import uvicorn
from starlette.applications import Starlette

from argosy.server.http.connections import ADVERTISED_SECONDS, KEPT_SECONDS, LimitedConnection
from argosy.server.http.listening_socket import BanningSocket
from argosy.server.http.open_files import connections_allowed
from argosy.server.wire.encoding import MOST_BYTES

GRACEFUL_SECONDS: Final = 3
"""How long a shutdown waits for requests that are being answered."""


class Server(uvicorn.Server):
    """uvicorn with a listening socket that rejects banned clients, and a shutdown that first finishes all commands."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening; banned clients are rejected before a connection is accepted."""
        app = self.config.app
        if sockets and isinstance(app, Starlette):
            limits = app.state.services.limits
            limits.most_connections = connections_allowed(limits.most_connections)
            await super().startup([BanningSocket.wrap(plain, limits) for plain in sockets])
        else:
            await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no new commands, answer those that run, then close; WebSockets with code 1012 (service restart)."""
        app = self.config.app
        if isinstance(app, Starlette):
            live_tables = app.state.services.live_tables
            live_tables.stop_accepting()
            await asyncio.to_thread(app.state.services.reviews.close)  # reviews may take longer than we wait
            await live_tables.settle(GRACEFUL_SECONDS)
        await super().shutdown(sockets)


def config_of(app: Starlette, host: str = "127.0.0.1", port: int = 0, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """The configuration: small uncompressed frames, time limits, no Server header.

    `proxies` are addresses or networks of proxies whose X-Forwarded headers are trusted.
    """
    app.state.services.limits.proxies = [ip_network(proxy) for proxy in proxies]
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="asyncio",  # uvloop accepts connections itself, past BanningSocket, and saves less than a tenth
        http=LimitedConnection,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_keep_alive=KEPT_SECONDS,
        headers=[("keep-alive", f"timeout={ADVERTISED_SECONDS}")],
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )
