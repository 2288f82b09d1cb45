"""Connections with limits that uvicorn does not have: how many, how slow, and how much of it may lie about here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from argosy.server.http.guard import household

if TYPE_CHECKING:
    from websockets.frames import Frame

    from argosy.server.http.guard import Door

LOOK_SECONDS: Final = 15.0
"""How often a connection is looked at: a request must be whole by the second look, head and body."""
TOLD_SECONDS: Final = 120
"""How long clients are told that a quiet connection is kept for their next request."""
KEPT_SECONDS: Final = TOLD_SECONDS + 5
"""How long it is kept: longer than browsers, programs and proxies keep theirs, so that it is they who hang up. If we
did, a request of theirs could be on its way."""
MOST_WAITING: Final = 64
"""Frames of one client that may wait here to be heard; who sends more without waiting is cut off."""
GOOD_BYE_BYTES, GOOD_BYE_SECONDS = 64 * 1024, 2.0
"""What may still come, and for how long, when we have said good-bye; it is thrown away."""
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
        address = household(caller[0] if caller else "unknown")
        if not self.door.call(address, self.door.brings_others(caller)):
            transport.abort()
            return
        super().connection_made(transport)
        self._held = address
        self._welcome = True
        self._look = self.loop.call_later(LOOK_SECONDS, self._still_there)

    def _still_there(self) -> None:
        """Hang up on those who have sent nothing whole since the last look, unless they rest between two requests."""
        resting = self.timeout_keep_alive_task is not None
        if not resting and self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.cycle is self._looked:
            self.transport.close()
            return
        self._looked = self if resting else self.cycle
        self._look = self.loop.call_later(LOOK_SECONDS, self._still_there)

    def data_received(self, data: bytes) -> None:
        """They begin with a request, or go on."""
        self.door.resting.pop(self, None)
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        if cycle is not None and cycle.response_complete and self.timeout_keep_alive_task is None:
            self._rest()  # that was the end of something refused before it was whole

    def on_response_complete(self) -> None:
        """The next request has its time from when it begins."""
        self._looked = self
        super().on_response_complete()
        self._rest()

    def _rest(self) -> None:
        """Between two requests, if they have not begun with the next one: the first to go where there is no room."""
        if self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0] or self._held is None:
            self._unset_keepalive_if_required()
            return
        if self.timeout_keep_alive_task is None:
            wait = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)
            self.timeout_keep_alive_task = wait
        self.door.resting[self] = self._held

    def hang_up(self) -> None:
        """Others need the room."""
        self.transport.close()
        self._let_go()

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
        self.door.resting.pop(self, None)
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
    _deaf = False
    """Whether what comes is thrown away."""

    def data_received(self, data: bytes) -> None:
        """Read piece by piece, and no more once the end is settled: a flood costs no longer than it must."""
        for start in range(0, len(data), PIECE):
            if self.close_sent:
                self._after_close += len(data) - start
                if self._after_close > GOOD_BYE_BYTES:
                    self.transport.abort()
                if self._deaf or self._after_close > PIECE:
                    return
            super().data_received(data[start : start + PIECE])

    def handle_parser_exception(self) -> None:
        """Say why it ends, and let them read it: to hang up on what they still send would take it from them."""
        said = self.conn.close_sent
        if self.close_sent or said is None or not self.transport.can_write_eof():
            super().handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": said.code, "reason": said.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = self._deaf = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GOOD_BYE_SECONDS, self.transport.abort)

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
