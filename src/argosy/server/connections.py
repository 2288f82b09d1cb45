"""Connections with limits that uvicorn does not have: how many, how slow, and how much of it may lie about here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.frames import Frame

    from argosy.server.guard import Door

LOOK_SECONDS: Final = 15.0
"""How often a connection is looked at: a request must be whole by the second look, head and body."""
MOST_WAITING: Final = 64
"""Frames of one client that may wait here to be heard; who sends more without waiting is cut off."""
PIECE: Final = 2048
"""Bytes that are read at once, and that may still come after the end."""
MOST_PARTS: Final = 64
"""Frames that one message may come in."""
POLICY, TOO_BIG = 1008, 1009


class Http(H11Protocol):
    """HTTP from those who do not hold too many connections and send their requests within some seconds."""

    _welcome = False
    _look: asyncio.TimerHandle | None = None
    _held: str | None = None
    """The address that this connection counts for."""
    _looked: object = None
    """The request that was on its way at the last look."""

    @property
    def door(self) -> Door:
        """Where connections are counted."""
        door: Door = self.config.app.state.house.door  # type: ignore[union-attr]
        return door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls; who is not welcome costs as little as can be."""
        caller = get_remote_addr(transport)
        address = caller[0] if caller else "unknown"
        if not self.door.call(address):
            transport.abort()
            return
        super().connection_made(transport)
        self._held = address
        self._welcome = True
        self._look = self.loop.call_later(LOOK_SECONDS, self._still_there)

    def _still_there(self) -> None:
        """Hang up on those who have sent nothing whole since the last look."""
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.cycle is self._looked:
            self.transport.close()
            return
        self._looked = self.cycle
        self._look = self.loop.call_later(LOOK_SECONDS, self._still_there)

    def on_response_complete(self) -> None:
        """The next request has its time from here."""
        self._looked = self
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a WebSocket, which the door counts by itself."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """They hung up, or we did."""
        if not self._welcome:
            return
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look = None
        if self._held is not None:
            self.door.hang_up(self._held)
            self._held = None


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose other end cannot make us keep or read more than a little for it."""

    _after_close = 0
    """Bytes that came after we had said good-bye."""

    def data_received(self, data: bytes) -> None:
        """Read piece by piece, and no more once the end is settled: a flood costs no longer than it must."""
        for start in range(0, len(data), PIECE):
            if self.close_sent:
                self._after_close += len(data) - start
                if self._after_close > PIECE:
                    self.transport.abort()
                    return
            super().data_received(data[start : start + PIECE])

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        super().send_receive_event_to_app()
        if self.queue.qsize() > MOST_WAITING:
            self._cut(POLICY, "too much at once")

    def handle_cont(self, event: Frame) -> None:
        """A message goes on."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self._cut(TOO_BIG, "too many parts")

    def handle_ping(self) -> None:
        """Answered, unless they do not read the answers: those would pile up here."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def _cut(self, code: int, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
