"""The WebSocket of a table: receives commands, and sends a frame with the new state whenever something changes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from argosy.core.contract import Seat
from argosy.server.api.position_text import text_now
from argosy.server.api.problems import as_refusal
from argosy.server.api.services import Services
from argosy.server.http.client_address import client_of
from argosy.server.http.security import problem_response, same_origin
from argosy.server.limits import Purpose
from argosy.server.storage.failures import StoreError
from argosy.server.storage.rows import CLOSED, GuestRow
from argosy.server.tables.requests.host import require_welcome
from argosy.server.tables.table import Table
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused
from argosy.server.wire.types import Command, Hello, Ping, Play, Pong, Rejected, Say, Speak, Undo

LOG = logging.getLogger("argosy.server")
HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 20.0
"""A client that has not read a frame by then is disconnected; it can reconnect and resume."""
POLICY, TRY_AGAIN, NOT_YOURS = 1008, 1013, 4003
TABLE_ENDED: Final = 4004
"""The code with which the connection is closed after the last frame of a table that was closed."""
MOST_WAITING: Final = 64
"""Commands of one client that may wait to be carried out; a client that sends more is disconnected."""
MOST_WARNINGS: Final = 50
"""Refusals for going too fast in a row before the connection is closed."""


class TableSocket:
    """The WebSocket endpoint."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def serve(self, websocket: WebSocket) -> None:
        """Serve one connection."""
        client, guest = client_of(websocket.scope), self.services.auth.guest_id(websocket)
        limits = self.services.limits
        try:
            limits.count_request(client, guest)
            if not same_origin(websocket.headers):
                raise errors.FOREIGN_ORIGIN.refused()
            with limits.using(Purpose.SOCKETS, client, guest), suppress(WebSocketDisconnect, TimeoutError):
                await websocket.accept()
                await self._listen(websocket, client)
        except Refused as refusal:  # before the handshake
            await websocket.send_denial_response(problem_response(refusal))

    async def _listen(self, websocket: WebSocket, client: str) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await received(websocket)
            if not isinstance(hello, Hello):
                raise errors.HELLO_EXPECTED.refused()
            table = await self.services.live_tables.table(websocket.path_params["id"])
            guest = await self.services.auth.maybe_guest(websocket)
            seat = self.services.auth.seat_or_onlooker(table, hello.token, guest)
        except (Refused, StoreError) as error:
            status, answer = rejection(error)
            await send(websocket, answer)
            await close(websocket, NOT_YOURS if status < 500 else TRY_AGAIN)
            return
        connection = Connection(self.services, websocket, table, seat, hello, guest)
        table.presence.arrive(seat)
        try:
            await connection.run(client)
        finally:
            table.presence.depart(seat)


class Connection:
    """One client at a table. Frames are never queued: only the last version that was sent is kept.

    However slowly the client reads, at most one frame is on its way; the next holds everything that came since.
    """

    def __init__(
        self,
        services: Services,
        websocket: WebSocket,
        table: Table,
        seat: Seat | None,
        hello: Hello,
        guest: GuestRow | None,
    ) -> None:
        self.services = services
        self.websocket = websocket
        self.table = table
        self.seat = seat
        self.holder = None if seat is None else table.seats[seat].guest
        """The guest who holds the seat, whom the host may remove."""
        self.token = hello.token
        self.after = hello.after
        self.heard = hello.heard
        self.guest = guest
        self.language = hello.language
        self._waiting: asyncio.Queue[Command | Refused] = asyncio.Queue(MOST_WAITING)
        """Commands in the order in which they came, and the refusals of those that cannot be read."""

    async def run(self, client: str) -> None:
        """Send and receive until either side closes."""
        sending = asyncio.create_task(self._send_changes())
        receiving = asyncio.create_task(self._receive())
        answering = asyncio.create_task(self._answer_all(client))
        tasks = (sending, receiving, answering)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, TimeoutError, OSError)):
                raise outcome

    async def _send_changes(self) -> None:
        """Send a frame now and after every change."""
        while True:
            try:
                self.services.auth.require_not_banned(self.websocket, None if self.guest is None else self.guest.id)
                self._require_seat()
                await self.services.frame_turns.wait()
                snapshot = await self.table.snapshot(self.seat, self.after, self.heard)
            except (Refused, StoreError) as error:
                status, answer = rejection(error)
                await self._send(answer)
                await close(self.websocket, NOT_YOURS if status == 403 else TRY_AGAIN)
                return
            await self._send(snapshot.frame)
            if self.language is not None:
                await self._send_text(self.language)
            self.after, self.heard = snapshot.version, snapshot.said
            if self.table.row.state == CLOSED and snapshot.revision == self.table.revision:
                await close(self.websocket, TABLE_ENDED)
                return
            await self.table.wait_for_change(snapshot.revision)

    def _require_seat(self) -> None:
        """Check that the client still holds its seat, or may still look on. Raises Refused."""
        if self.holder is not None:
            require_welcome(self.table, self.holder)
        if self.services.auth.seat_or_onlooker(self.table, self.token, self.guest) != self.seat:
            raise errors.SEAT_LOST.refused()

    async def _send_text(self, language: str) -> None:
        """Send the position in words."""
        words = await text_now(self.table, self.seat, language)
        if words is not None:
            await self._send(words)

    async def _receive(self) -> None:
        """Receive the client's commands; disconnect it if too many wait."""
        try:
            while True:
                try:
                    self._waiting.put_nowait(await received(self.websocket))
                except Refused as refusal:
                    self._waiting.put_nowait(refusal)
        except asyncio.QueueFull:
            await close(self.websocket, POLICY, "too much at once")
        except WebSocketDisconnect:
            await self._waiting.join()  # what came before the end is still carried out
            raise

    async def _answer_all(self, client: str) -> None:
        """Carry out the client's commands one after the other."""
        too_fast = 0
        guest = None if self.guest is None else self.guest.id
        while True:
            asked = await self._waiting.get()
            key = asked.key if isinstance(asked, Play | Undo) else None
            try:
                self.services.limits.count_request(client, guest)
                if isinstance(asked, Refused):
                    raise asked
                too_fast = 0
                answer = await self._answer(asked, client)
            except (Refused, StoreError) as error:
                status, answer = rejection(error, key)
                too_fast += status == 429
            await self._send(answer)
            self._waiting.task_done()
            if too_fast > MOST_WARNINGS:
                await close(self.websocket, POLICY)
                return

    async def _answer(self, asked: Command, client: str) -> bytes:
        if isinstance(asked, Ping):
            return wire.encode(Pong())
        if isinstance(asked, Speak):
            self.language = asked.language
            return await text_now(self.table, self.seat, asked.language) or wire.encode(Pong())
        if isinstance(asked, Hello):
            raise errors.HELLO_REPEATED.refused()
        if self.seat is None and not (isinstance(asked, Say) and self.guest is not None):
            raise errors.SEAT_NONE.refused()
        self._require_seat()
        if isinstance(asked, Say):
            await self.services.chat(client, self.table, self.seat, self.guest, asked)
            return wire.encode(Pong())
        assert self.seat is not None
        return wire.encode(await self.table.play(self.seat, asked))

    async def _send(self, data: bytes) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await send(self.websocket, data)


def rejection(error: Exception, key: str | None = None) -> tuple[int, bytes]:
    """The status and the frame for a refusal. The caller keeps no reference to the error, whose frames refer back."""
    refusal = as_refusal(error)
    return refusal.status, wire.encode(Rejected(refusal.problem, key))


async def send(websocket: WebSocket, data: bytes) -> None:
    """Send one frame. Raises WebSocketDisconnect."""
    try:
        await websocket.send_text(data.decode())
    except RuntimeError as error:  # closed for a protocol error of the client, which `receive` reports next
        raise WebSocketDisconnect(POLICY) from error


async def close(websocket: WebSocket, code: int, reason: str = "") -> None:
    """Close the connection, if it is still open."""
    with suppress(RuntimeError):
        await websocket.close(code, reason)


async def received(websocket: WebSocket) -> Command:
    """Receive and decode the next command. Raises Refused or WebSocketDisconnect."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise errors.NOT_TEXT.refused()
    return wire.decode(text.encode(), Command)  # type: ignore[arg-type]
