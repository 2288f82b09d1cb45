"""The WebSocket of a table: commands come in, and each listener is told how things stand whenever that changes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocketDisconnect

from argosy.server.api.position_text import spoken
from argosy.server.api.problems import as_refusal
from argosy.server.http.guard import client_of, same_origin
from argosy.server.storage.writer import StoreError
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused
from argosy.server.wire.types import Command, Hello, Ping, Play, Pong, Rejected, Say, Speak, Undo

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from argosy.core.contract import Seat
    from argosy.server.app import House
    from argosy.server.storage.rows import GuestRow
    from argosy.server.tables.table import Table

LOG = logging.getLogger("argosy.server")
HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 20.0
"""A listener that has not read a frame by then is let go; it can come back and resume."""
POLICY, TRY_AGAIN, NOT_YOURS = 1008, 1013, 4003
MOST_WARNINGS: Final = 50
"""Refusals for haste in a row before the connection is closed."""


class Live:
    """Serves sockets."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def serve(self, websocket: WebSocket) -> None:
        """One connection, from upgrade to end."""
        client = client_of(websocket.scope)
        door = self.house.door
        try:
            door.request(client)
            welcome = same_origin(websocket.headers) and door.come(client)
        except Refused:
            welcome = False
        if not welcome:
            await websocket.close(POLICY)  # before it was accepted: the answer is 403
            return
        try:
            await websocket.accept()
            await self._listen(websocket, client)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            door.go(client)

    async def _listen(self, websocket: WebSocket, client: str) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await received(websocket)
            if not isinstance(hello, Hello):
                raise errors.HELLO_EXPECTED.refused()
            table = await self.house.harbour.table(websocket.path_params["id"])
            guest = await self.house.who.maybe_guest(websocket)
            seat = self.house.who.eyes(table, hello.token, guest)
        except (Refused, StoreError) as error:
            refusal = as_refusal(error)
            await send(websocket, wire.encode(Rejected(refusal.problem)))
            await close(websocket, NOT_YOURS if refusal.status < 500 else TRY_AGAIN)
            return
        listener = Listener(self.house, websocket, table, seat, hello, guest)
        table.presence.arrive(seat)
        try:
            await listener.run(client)
        finally:
            table.presence.depart(seat)


class Telling:
    """One frame after the other at all tables: commands and answers pass in between, however much there is to tell."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until it is one's turn, and let others do what is due first."""
        async with self._one:
            await asyncio.sleep(0)


class Listener:
    """One who listens and may play. What it has not been told yet is never queued, only how far it was told.

    However slowly it reads, there is one frame on its way at most; the next one holds everything that came since.
    """

    def __init__(
        self, house: House, websocket: WebSocket, table: Table, seat: Seat | None, hello: Hello, guest: GuestRow | None
    ) -> None:
        self.house = house
        self.websocket = websocket
        self.table = table
        self.seat = seat
        self.token = hello.token
        self.after = hello.after
        self.heard = hello.heard
        self.guest = guest
        self.language = hello.language

    async def run(self, client: str) -> None:
        """Until one side has enough."""
        telling = asyncio.create_task(self._tell())
        hearing = asyncio.create_task(self._hear(client))
        try:
            await asyncio.wait([telling, hearing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (telling, hearing):
                task.cancel()
            outcomes = await asyncio.gather(telling, hearing, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, TimeoutError, OSError)):
                raise outcome

    async def _tell(self) -> None:
        """Send how things stand, whenever that changes."""
        while True:
            try:
                if self.house.who.eyes(self.table, self.token, self.guest) != self.seat:
                    raise errors.SEAT_LOST.refused()
                await self.house.telling.turn()
                shot = await self.table.shot(self.seat, self.after, self.heard)
            except (Refused, StoreError) as error:
                refusal = as_refusal(error)
                await self._send(wire.encode(Rejected(refusal.problem)))
                await close(self.websocket, NOT_YOURS if refusal.status == 403 else TRY_AGAIN)
                return
            await self._send(shot.frame)
            if self.language is not None:
                await self._speak(self.language)
            self.after, self.heard = shot.version, shot.said
            await self.table.news(shot.revision)

    async def _speak(self, language: str) -> None:
        """Send the position in words."""
        words = await spoken(self.table, self.seat, language)
        if words is not None:
            await self._send(words)

    async def _hear(self, client: str) -> None:
        """Carry out one command after the other."""
        hasty = 0
        while True:
            key = None
            try:
                asked = await received(self.websocket)
                key = asked.key if isinstance(asked, Play | Undo) else None
                self.house.door.request(client)
                hasty = 0
                answer = await self._answer(asked)
            except (Refused, StoreError) as error:
                refusal = as_refusal(error)
                hasty += refusal.status == 429
                answer = wire.encode(Rejected(refusal.problem, key))
            await self._send(answer)
            if hasty > MOST_WARNINGS:
                await close(self.websocket, POLICY)
                return

    async def _answer(self, asked: Command) -> bytes:
        if isinstance(asked, Ping):
            return wire.encode(Pong())
        if isinstance(asked, Speak):
            self.language = asked.language
            return await spoken(self.table, self.seat, asked.language) or wire.encode(Pong())
        if isinstance(asked, Hello):
            raise errors.HELLO_REPEATED.refused()
        if self.seat is None and not (isinstance(asked, Say) and self.guest is not None):
            raise errors.SEAT_NONE.refused()
        if self.house.who.eyes(self.table, self.token, self.guest) != self.seat:
            raise errors.SEAT_LOST.refused()
        if isinstance(asked, Say):
            await self.house.say(self.table, self.seat, self.guest, asked)
            return wire.encode(Pong())
        assert self.seat is not None
        return wire.encode(await self.table.play(self.seat, asked))

    async def _send(self, data: bytes) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await send(self.websocket, data)


async def send(websocket: WebSocket, data: bytes) -> None:
    """One frame. Raises WebSocketDisconnect."""
    try:
        await websocket.send_text(data.decode())
    except RuntimeError as error:  # the connection was ended for a frame against the protocol, which we hear of next
        raise WebSocketDisconnect(POLICY) from error


async def close(websocket: WebSocket, code: int) -> None:
    """The end, if it has not come already."""
    with suppress(RuntimeError):
        await websocket.close(code)


async def received(websocket: WebSocket) -> Command:
    """The next command. Raises Refused or WebSocketDisconnect."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise errors.NOT_TEXT.refused()
    return wire.decode(text.encode(), Command)  # type: ignore[arg-type]
