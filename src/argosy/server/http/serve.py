"""How uvicorn serves the application."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Final

import uvicorn
from starlette.applications import Starlette

from argosy.server.http.connections import KEPT_SECONDS, TOLD_SECONDS, Http, Socket
from argosy.server.http.listening_socket import Listening
from argosy.server.wire.encoding import MOST_BYTES

GRACEFUL_SECONDS: Final = 3
"""How long a shutdown waits for those who are being answered."""


class Server(uvicorn.Server):
    """uvicorn, which hangs up at once on those to whom the door is shut, and lets those who wait go home first."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and look at the door before a caller is let in."""
        app = self.config.app
        if sockets and isinstance(app, Starlette):
            await super().startup([Listening.on(one, app.state.house.door) for one in sockets])
        else:
            await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new commands, answer those that are being carried out, then close: sockets with 1012, come back."""
        app = self.config.app
        if isinstance(app, Starlette):
            harbour = app.state.house.harbour
            harbour.call_it_a_day()
            await harbour.settle(GRACEFUL_SECONDS)
        await super().shutdown(sockets)


def config_of(app: Starlette, host: str = "127.0.0.1", port: int = 0, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """Lean WebSockets without compression, small frames, patience with limits, no word about the software.

    `proxies` are addresses or networks whose word is taken on who the client is and whether it came by TLS.
    """
    app.state.house.door.proxies = [ip_network(one) for one in proxies]
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Http,
        ws=Socket,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_keep_alive=KEPT_SECONDS,
        headers=[("keep-alive", f"timeout={TOLD_SECONDS}")],
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )
