"""ASGI middleware between a request and its connection: time for the body, and when a request begins and ends."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from argosy.server.http.client_address import client_of
from argosy.server.http.connections import CLOSING_SECONDS, CONNECTION, LimitedConnection
from argosy.server.wire import errors

BODY_SECONDS: float = 30.0
"""For the body of a request, from its head on."""
DRAINED_SECONDS: Final = 1.0
DRAINED_BYTES: Final = 64 * 1024
"""How much of a body that the application did not read is read before the response; with more left, the connection is
closed after it."""
POLICY: Final = 1008
TOO_MANY_FRAMES: Final = "too many frames without a message"


class RequestLimits:
    """Tells the connection of each request how far it is."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        connection = scope.get("state", {}).get(CONNECTION)
        if scope["type"] == "http" and isinstance(connection, LimitedConnection):
            await TimedRequest(connection, scope, receive, send).run(self.app)
        elif scope["type"] == "websocket" and isinstance(connection, LimitedConnection):
            await serve_socket(self.app, connection, scope, receive, send)
        else:
            await self.app(scope, receive, send)


class TimedRequest:
    """An HTTP request whose body must arrive in time."""

    def __init__(self, connection: LimitedConnection, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        self.connection = connection
        self.scope = scope
        self._receive = receive
        self._send = send
        self._body_due = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        """Whether bytes of the body are still to come."""
        self._waits = "expect" in headers
        """Whether the client sends its body only when it is asked to."""
        self._deadline = asyncio.get_running_loop().time() + BODY_SECONDS

    async def run(self, app: ASGIApp) -> None:
        """Let the application answer the request."""
        self.connection.begin_request()
        if self._body_due:
            self.connection.wait_for_body()
        try:
            await app(self.scope, self.receive, self.send)
        finally:
            self.connection.end_request()

    async def receive(self) -> Message:
        """The next part of the body. Raises Refused if it does not come in time."""
        if not self._body_due:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await self._receive()
        except TimeoutError as error:
            raise errors.TOO_SLOW.refused(seconds=int(BODY_SECONDS)) from error
        if not message.get("more_body", False):
            self._body_due = False
            self.connection.end_body()
        return message

    async def send(self, message: Message) -> None:
        """Send a part of the response."""
        if message["type"] == "http.response.start" and self._body_due:
            headers = MutableHeaders(scope=message)
            if headers.get("connection") != "close" and not await self._drain():
                headers["connection"] = "close"
            if self._body_due:
                self.connection.linger()
        await self._send(message)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            self.connection.end_request()

    async def _drain(self) -> bool:
        """Read a body that the application did not read, so that the next request can follow; False if it is long."""
        size = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAINED_SECONDS):
                while self._body_due and not self._waits and size <= DRAINED_BYTES:
                    message = await self._receive()
                    size += len(message.get("body", b""))
                    self._body_due = message.get("more_body", False)
        return not self._body_due


async def serve_socket(app: ASGIApp, connection: LimitedConnection, scope: Scope, receive: Receive, send: Send) -> None:
    """Let the application serve a WebSocket, which is closed if it sends too many frames without a message."""
    closing: list[asyncio.Task[None]] = []

    async def close() -> None:
        with suppress(TimeoutError, OSError, RuntimeError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await send({"type": "websocket.close", "code": POLICY, "reason": TOO_MANY_FRAMES})
        connection.finish_socket()

    async def send_and_linger(message: Message) -> None:
        if message["type"] == "websocket.accept":
            connection.linger()
        await send(message)

    connection.begin_socket(client_of(scope), lambda: closing.append(asyncio.create_task(close())))
    await app(scope, receive, send_and_linger)
    await asyncio.gather(*closing)
