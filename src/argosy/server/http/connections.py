"""Connections with limits that uvicorn does not have: their number, time for a request's head, and slow readers.

`LimitedConnection` is the protocol that uvicorn is given as `http=`. It creates uvicorn's own protocol and passes on
what the event loop tells it; uvicorn's protocol gets a `LimitedTransport`, which passes on what it does to the
connection. So nothing of uvicorn is overridden. `request_limits.py` tells the connection when requests begin and end.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from argosy.server.http.client_address import client_key
from argosy.server.http.rate_limits import ClientLimits
from argosy.server.http.websocket_frames import FrameCounter

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

CONNECTION: Final = "argosy.connection"
"""Where a request finds its connection: in the `state` of its ASGI scope."""
HEAD_SECONDS: float = 10.0
"""For the head of a request, from its first byte; for that of the first request from the connection on."""
ADVERTISED_SECONDS: Final = 120
"""How long an idle connection stays open according to the Keep-Alive header."""
KEPT_SECONDS: Final = ADVERTISED_SECONDS + 5
"""How long it stays open: longer than browsers, programs and proxies keep theirs, so that they close it. If the server
did, a request of theirs could be on its way."""
WRITE_SECONDS: float = 10.0
WRITE_BYTES: Final = 16 * 1024
"""What a client must read in that time while something waits to be sent to it, unless it reads all there is."""
SEND_BUFFER: Final = 128 * 1024
"""Bytes that the system may hold for a client that does not read them; by itself it would hold some megabytes."""
CLOSING_BYTES: Final = 64 * 1024
CLOSING_SECONDS: Final = 2.0
"""What a client may still send after the server has closed its side, and for how long; it is discarded. Closing both
sides at once would reset the connection, and the client would lose the answer that says why."""
CHUNK: Final = 2048
"""Bytes of a WebSocket that are parsed at once, before the messages in them are taken out."""


class LimitedConnection(asyncio.Protocol):
    """One connection of a client, counted and timed; uvicorn's protocol does the rest."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.loop = _loop or asyncio.get_running_loop()
        self.limits: ClientLimits = config.app.state.services.limits  # type: ignore[union-attr]
        self._arguments = (config, server_state, {**app_state, CONNECTION: self}, _loop)
        self._inner: asyncio.Protocol | None = None
        """The protocol that parses: HTTP first, later perhaps the WebSocket. None if the connection was refused."""
        self._client: str | None = None
        """The client that this connection counts for; None once it counts no longer."""
        self._plain = True
        """Whether it counts as a plain connection, and not as a WebSocket."""
        self._busy = False
        """Whether a request is being answered."""
        self._lingers = False
        """Whether the own side is closed before the other."""
        self._discarding = False
        """Whether what arrives is discarded."""
        self._closed_side = False
        """The same, and nothing is sent any more."""
        self._discarded = 0
        self._sent = self._drained = 0
        """Bytes that were written, and those of them that had left at the last check."""
        self._paused = False
        self._pending = bytearray()
        """Bytes of the WebSocket that are not parsed yet."""
        self._frames: FrameCounter | None = None
        self._fail_socket: Callable[[], None] | None = None
        self._head_timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None
        self._closing_timer: asyncio.TimerHandle | None = None

    # What the event loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept a connection, or abort it before anything is allocated for it."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        caller = get_remote_addr(transport)
        client = client_key(caller[0] if caller else "unknown")
        if not self.limits.open_connection(client, self.limits.is_proxy(caller)):
            transport.abort()
            return
        self._client = client
        if caller is not None:  # a TCP connection
            plug = transport.get_extra_info("socket")
            plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio: only if made with IPPROTO_TCP
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, min(SEND_BUFFER, send_buffer_of(plug)))
        self._inner = H11Protocol(*self._arguments)
        self._inner.connection_made(LimitedTransport(self, transport))
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        """Pass on what the client sent."""
        if self._inner is None:
            return
        if self._closed_side or self._discarding:
            self._discarded += len(data)
            if self._discarded > CLOSING_BYTES:
                self.transport.abort()
        elif self._frames is not None:
            self._pending += data
            self._parse_pending()
        else:
            if not self._busy and self._head_timer is None:
                self._expect_head()
            self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        """The client has closed its side."""
        return None if self._inner is None or self._closed_side else self._inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._closed_side = True
        self._release()
        for timer in (self._write_timer, self._closing_timer):
            if timer is not None:
                timer.cancel()
        if self._inner is not None:
            self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        """More waits to be sent than is good."""
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Enough was sent."""
        if self._inner is not None:
            self._inner.resume_writing()

    # What the requests tell

    def begin_request(self) -> None:
        """The head of a request is complete."""
        self._busy = True
        self._stop_head_timer()
        self.limits.idle.pop(self, None)
        self.limits.unfinished.pop(self, None)

    def wait_for_body(self) -> None:
        """The body of the request is not complete, so the connection may be closed for others."""
        if self._client is not None:
            self.limits.unfinished[self] = self._client

    def end_body(self) -> None:
        """The body of the request is complete, or no longer wanted."""
        self.limits.unfinished.pop(self, None)

    def end_request(self) -> None:
        """The response was sent: the connection is idle, so it may be closed for others."""
        self.end_body()
        if self._busy and self._client is not None and not self._closed_side and self._frames is None:
            self._busy = False
            self.limits.idle[self] = self._client

    def linger(self) -> None:
        """Once the connection is closed, let the client finish sending, so that it can read the response."""
        self._lingers = True

    def begin_socket(self, client: str, fail: Callable[[], None]) -> None:
        """A WebSocket of that client, which may be closed for others; `fail` closes it for too many frames."""
        if self._client is not None:
            self.limits.open_sockets[self] = client
        self._fail_socket = fail

    def finish_socket(self) -> None:
        """Close the WebSocket, whose close frame was sent if its client reads."""
        self.close()

    def hang_up(self) -> None:
        """Close the connection to make room for another."""
        if self._busy or self._frames is not None or self._head_timer is not None:
            self.transport.abort()
        else:
            self.transport.close()
        self._release()

    # What uvicorn's protocol does

    def become_socket(self, protocol: asyncio.Protocol) -> None:
        """Let another protocol parse from now on: that of a WebSocket."""
        self._inner = protocol
        self._frames = FrameCounter()
        self._stop_head_timer()
        self.limits.unfinished.pop(self, None)
        if self._client is not None:
            self.limits.upgrade_connection(self._client)
            self._plain = False

    def pause_reading(self) -> None:
        """Read nothing until `resume_reading`."""
        self._paused = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again; first parse what was read already."""
        self._paused = False
        if self._pending:
            self.loop.call_soon(self._parse_pending)
        else:
            self.transport.resume_reading()

    def count_written(self, size: int) -> None:
        """Watch that the client reads what was written."""
        self._sent += size
        if self._write_timer is None and (left := self.transport.get_write_buffer_size()):
            self._drained = self._sent - left
            self._write_timer = self.loop.call_later(WRITE_SECONDS, self._check_reader)

    def close(self) -> None:
        """Close the connection once everything is sent; where a client may still send, close the own side first."""
        if self._closed_side or self.transport.is_closing():
            return
        self._closed_side = True
        self._pending.clear()
        if not self._lingers or not self.transport.can_write_eof():
            self.transport.close()
            return
        self.transport.write_eof()
        self.transport.resume_reading()
        self._closing_timer = self.loop.call_later(CLOSING_SECONDS, self._stop_lingering)

    def is_closing(self) -> bool:
        """Whether nothing can be sent any more."""
        return self._closed_side or self.transport.is_closing()

    # Timers

    def _expect_head(self) -> None:
        """Give the client its time for the head of a request."""
        self.limits.idle.pop(self, None)
        if self._client is not None:
            self.limits.unfinished[self] = self._client
            self._head_timer = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _check_reader(self) -> None:
        """Abort a connection whose client has read too little since the last check."""
        left = self.transport.get_write_buffer_size()
        gone = self._sent - left
        self._write_timer = None
        if left and gone - self._drained < WRITE_BYTES:
            self.transport.abort()
        elif left:
            self._drained = gone
            self._write_timer = self.loop.call_later(WRITE_SECONDS, self._check_reader)

    def _stop_lingering(self) -> None:
        """Close the connection; if something waits to be sent, only when it is sent or `_check_reader` aborts."""
        if self.transport.get_write_buffer_size():
            self._closing_timer = self.loop.call_later(CLOSING_SECONDS, self._stop_lingering)
        else:
            self.transport.abort()

    def _parse_pending(self) -> None:
        """Parse bytes of the WebSocket in chunks until the protocol wants no more for now."""
        assert self._frames is not None
        assert self._inner is not None
        while self._pending and not self._paused and not self.is_closing():
            chunk = bytes(self._pending[:CHUNK])
            del self._pending[:CHUNK]
            if not self._frames.has_room_for(chunk):
                if self._fail_socket is not None:
                    self._fail_socket()
                else:
                    self.transport.abort()
                self._discarding, self._discarded = True, len(self._pending)
                self._pending.clear()
                return
            self._inner.data_received(chunk)
        if not self._paused and not self.is_closing():
            self.transport.resume_reading()

    def _release(self) -> None:
        """Count the connection no longer."""
        self._stop_head_timer()
        for kept in (self.limits.idle, self.limits.unfinished, self.limits.open_sockets):
            kept.pop(self, None)
        if self._client is not None:
            self.limits.close_connection(self._client if self._plain else None)
            self._client = None


def send_buffer_of(plug: socket.socket) -> int:
    """The size that was asked for the send buffer; Linux reports twice as much."""
    size = plug.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
    return size // 2 if sys.platform == "linux" else size


class LimitedTransport(asyncio.Transport):
    """The connection as uvicorn's protocol sees it."""

    def __init__(self, connection: LimitedConnection, transport: asyncio.Transport) -> None:
        super().__init__()
        self._connection = connection
        self._transport = transport

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What is known about the connection."""
        return self._transport.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Pass what arrives from now on to another protocol, that of a WebSocket."""
        assert isinstance(protocol, asyncio.Protocol)
        self._connection.become_socket(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The protocol of the connection."""
        return self._connection

    def is_reading(self) -> bool:
        """Whether bytes are read."""
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        """Read nothing for now."""
        self._connection.pause_reading()

    def resume_reading(self) -> None:
        """Read again."""
        self._connection.resume_reading()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send bytes."""
        if not self._connection.is_closing():
            self._transport.write(data)
            self._connection.count_written(len(data))

    def can_write_eof(self) -> bool:
        """Whether one side can be closed."""
        return self._transport.can_write_eof()

    def write_eof(self) -> None:
        """Close the own side."""
        self._transport.write_eof()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Set when `pause_writing` and `resume_writing` are called."""
        self._transport.set_write_buffer_limits(high, low)

    def get_write_buffer_size(self) -> int:
        """Bytes that wait to be sent."""
        return self._transport.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        """When `pause_writing` and `resume_writing` are called."""
        return self._transport.get_write_buffer_limits()

    def is_closing(self) -> bool:
        """Whether nothing can be sent any more."""
        return self._connection.is_closing()

    def close(self) -> None:
        """Close the connection in good order."""
        self._connection.close()

    def abort(self) -> None:
        """Close the connection at once."""
        self._transport.abort()
