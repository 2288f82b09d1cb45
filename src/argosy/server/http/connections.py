"""uvicorn's HTTP and WebSocket protocols with limits that it does not have: connections, slow requests, buffers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from argosy.server.http.rate_limits import ClientLimits, client_key

if TYPE_CHECKING:
    from websockets.frames import Frame

CHECK_SECONDS: Final = 15.0
"""How often a connection is checked: a request must be complete by the second check, head and body."""
ADVERTISED_SECONDS: Final = 120
"""How long an idle connection stays open according to the Keep-Alive header."""
KEPT_SECONDS: Final = ADVERTISED_SECONDS + 5
"""How long it stays open: longer than browsers, programs and proxies keep theirs, so that they close it. If the server
did, a request of theirs could be on its way."""
MOST_WAITING: Final = 64
"""Frames of one client that may wait to be handled; a client that sends more is disconnected."""
CLOSING_BYTES, CLOSING_SECONDS = 64 * 1024, 2.0
"""What a client may still send after the close frame, and for how long; it is discarded."""
CHUNK: Final = 2048
"""Bytes that are parsed at once, and that may still be parsed after the close frame."""
MOST_PARTS: Final = 64
"""Frames that one message may consist of."""
POLICY, TOO_BIG = 1008, 1009


class LimitedHttp(H11Protocol):
    """HTTP/1.1 with a limit of connections per client and a time limit for each request."""

    _accepted = False
    _check: asyncio.TimerHandle | None = None
    _client: str | None = None
    """The client that this connection counts for."""
    _checked: object = None
    """The request that was on its way at the last check."""

    @property
    def limits(self) -> ClientLimits:
        """The limits that connections are counted by."""
        limits: ClientLimits = self.config.app.state.services.limits  # type: ignore[union-attr]
        return limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, or abort it before anything is allocated for it."""
        caller = get_remote_addr(transport)
        client = client_key(caller[0] if caller else "unknown")
        if not self.limits.open_connection(client, self.limits.is_proxy(caller)):
            transport.abort()
            return
        super().connection_made(transport)
        self._client = client
        self._accepted = True
        self._check = self.loop.call_later(CHECK_SECONDS, self._check_progress)

    def _check_progress(self) -> None:
        """Close a connection that has sent no complete request since the last check, unless it is between requests."""
        idle = self.timeout_keep_alive_task is not None
        if not idle and self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.cycle is self._checked:
            self.transport.close()
            return
        self._checked = self if idle else self.cycle
        self._check = self.loop.call_later(CHECK_SECONDS, self._check_progress)

    def data_received(self, data: bytes) -> None:
        """Parse what the client sent; the connection is no longer idle."""
        self.limits.idle.pop(self, None)
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        if cycle is not None and cycle.response_complete and self.timeout_keep_alive_task is None:
            self._become_idle()  # that was the end of a request that was refused before it was complete

    def on_response_complete(self) -> None:
        """A response was sent; the time limit of the next request starts when it begins."""
        self._checked = self
        super().on_response_complete()
        self._become_idle()

    def _become_idle(self) -> None:
        """Note that the connection is between two requests, so that it may be closed for another."""
        if self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0] or self._client is None:
            self._unset_keepalive_if_required()
            return
        if self.timeout_keep_alive_task is None:
            wait = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)
            self.timeout_keep_alive_task = wait
        self.limits.idle[self] = self._client

    def hang_up(self) -> None:
        """Close the idle connection to make room for another."""
        self.transport.close()
        self._release()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a WebSocket, which is counted separately."""
        self._release()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Either side closed the connection."""
        if not self._accepted:
            return
        self._release()
        super().connection_lost(exc)

    def _release(self) -> None:
        """Count the connection no longer."""
        self.limits.idle.pop(self, None)
        if self._check is not None:
            self._check.cancel()
            self._check = None
        if self._client is not None:
            self.limits.close_connection(self._client)
            self._client = None


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose client cannot make the server buffer or parse much."""

    _after_close = 0
    """Bytes that came after the close frame was sent."""
    _discarding = False
    """Whether received bytes are discarded."""

    def data_received(self, data: bytes) -> None:
        """Parse in chunks, and stop once the connection is closing."""
        for start in range(0, len(data), CHUNK):
            if self.close_sent:
                self._after_close += len(data) - start
                if self._after_close > CLOSING_BYTES:
                    self.transport.abort()
                if self._discarding or self._after_close > CHUNK:
                    return
            super().data_received(data[start : start + CHUNK])

    def handle_parser_exception(self) -> None:
        """Flush the close frame before dropping the client; resetting at once would take it from the client."""
        said = self.conn.close_sent
        if self.close_sent or said is None or not self.transport.can_write_eof():
            super().handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": said.code, "reason": said.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = self._discarding = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Queue a complete message for the application, unless too many wait."""
        super().send_receive_event_to_app()
        if self.queue.qsize() > MOST_WAITING:
            self._fail(POLICY, "too much at once")

    def handle_cont(self, event: Frame) -> None:
        """Add a frame to a message, unless it has too many."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self._fail(TOO_BIG, "too many parts")

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read the answers, which would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def _fail(self, code: int, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
