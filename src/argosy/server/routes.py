"""The HTTP interface: guests, tables, inputs, events, records; all answers and errors are JSON of the wire."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from argosy.bots.ladder import LADDER
from argosy.core.record import Record, RecordError
from argosy.core.registry import game, games
from argosy.core.replay import ReplayError, resume, verify
from argosy.locales.words import LANGUAGES
from argosy.server import messages, wire
from argosy.server.answers import unavailable
from argosy.server.bots import TEMPOS
from argosy.server.chat import PHRASES
from argosy.server.components import pieces
from argosy.server.curve import curve_of
from argosy.server.guard import client_of
from argosy.server.info import info_of
from argosy.server.lobby import PACES
from argosy.server.messages import (
    Done,
    Fill,
    Guest,
    Join,
    Links,
    NewGuest,
    NewTable,
    Nothing,
    Play,
    Say,
    TableInfo,
    TakeOver,
    Undo,
)
from argosy.server.openapi import OPERATIONS
from argosy.server.rows import OVER, GuestRow, SeatRow, TableRow
from argosy.server.said import spoken, spoken_then, words_of
from argosy.server.seats import COOKIE, COOKIE_SECONDS, new_id, seat_of
from argosy.server.table import Table
from argosy.server.wire import refused
from argosy.server.writer import StoreError

if TYPE_CHECKING:
    from starlette.requests import Request

    from argosy.server.app import House

T = TypeVar("T")
MOST_RECORD: Final = 2 * 1024 * 1024
MOST_WAIT: Final = 25
"""Seconds of a long poll."""


def answer(value: object, status: int = 200) -> Response:
    """A value of the wire."""
    return Response(wire.encode(value), status, media_type="application/json")


async def body_of(request: Request, most: int) -> bytes:
    """The body, if it is not too long. Raises Refused."""
    parts = bytearray()
    async for part in request.stream():
        parts += part
        if len(parts) > most:
            raise refused(413, "wire.too_long", f"that is more than {most} bytes", most=most)
    return bytes(parts)


async def command(request: Request, kind: type[T]) -> T:
    """The command in the body. Raises Refused."""
    return wire.decode(await body_of(request, wire.MOST_BYTES), kind)


def number(request: Request, name: str, most: int) -> int:
    """A whole number of the query, 0 if it is not given. Raises Refused."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise refused(400, "wire.malformed", f"{name} must be a whole number")
    return min(int(text), most)


def language_of(request: Request) -> str:
    """The language of the query, English if it is not given. Raises Refused."""
    language = request.query_params.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise refused(400, "language.unknown", f"there are words in {', '.join(LANGUAGES)}")
    return language


class Routes:
    """What can be asked for by HTTP."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lobby = house.lobby
        self.who = house.who

    def all(self) -> list[Route]:
        """Every route under /api."""
        return [Route(one.path, getattr(self, one.name), methods=[one.method]) for one in OPERATIONS]

    async def _table(self, request: Request) -> Table:
        return await self.house.harbour.table(request.path_params["id"])

    async def _hosted(self, request: Request) -> Table:
        """The table, for its host alone. Raises Refused."""
        table = await self._table(request)
        guest = await self.who.guest(request)
        if guest.id != table.row.host:
            raise refused(403, "table.host", "only the host of the table can do that")
        return table

    # Guests

    async def new_guest(self, request: Request) -> Response:
        """A name is enough."""
        self.house.door.making(client_of(request.scope))
        guest = await self._new_guest((await command(request, NewGuest)).name)
        response = answer(Guest(guest.id, guest.name), 201)
        response.set_cookie(
            COOKIE, self.house.signer.cookie(guest.id), COOKIE_SECONDS, httponly=True, samesite="lax",
            secure=request.url.scheme == "https",
        )  # fmt: skip
        return response

    async def _new_guest(self, name: str) -> GuestRow:
        guest = GuestRow(new_id(), name, time.time())
        try:
            await self.house.store.add_guest(guest)
        except StoreError as error:
            raise unavailable(error) from error
        return guest

    async def me(self, request: Request) -> Response:
        """Who one is."""
        guest = await self.who.guest(request)
        return answer(Guest(guest.id, guest.name))

    # The lobby

    async def tables(self, request: Request) -> Response:
        """The public tables."""
        try:
            rows = await self.house.store.lobby()
        except StoreError as error:
            raise unavailable(error) from error
        return answer(messages.Lobby([self._info(*row) for row in rows]))

    async def mine(self, request: Request) -> Response:
        """The tables where one sits."""
        guest = await self.who.guest(request)
        try:
            rows = await self.house.store.tables_of(guest.id)
        except StoreError as error:
            raise unavailable(error) from error
        return answer(messages.Lobby([self._info(*row) for row in rows]))

    def _info(self, row: TableRow, seats: list[SeatRow]) -> TableInfo:
        berth = self.house.harbour.berths.get(row.id)
        return info_of(row, seats, None if berth is None else berth.table.presence)

    async def games(self, _: Request) -> Response:
        """What can be played."""
        return answer(offered())

    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        self.house.door.making(client_of(request.scope))
        guest = await self.who.guest(request)
        return answer(await self.lobby.open(guest, await command(request, NewTable)), 201)

    async def join(self, request: Request) -> Response:
        """Sit down."""
        table, guest = await self._table(request), await self.who.guest(request)
        asked = await command(request, Join)
        if asked.name is not None:
            self.house.door.making(client_of(request.scope))
            guest = await self._new_guest(asked.name)
        return answer(await self.lobby.join(table, guest, asked))

    async def take_over(self, request: Request) -> Response:
        """Hold one's seat on another device."""
        table, guest = await self._table(request), await self.who.guest(request)
        asked = await command(request, TakeOver)
        seat = seat_of(table.seats, asked.token, None)
        if seat is None:
            raise refused(403, "table.not_yours", "no seat here has that token")
        return answer(await self.lobby.take_over(table, guest, seat))

    async def leave(self, request: Request) -> Response:
        """Stand up."""
        table = await self._table(request)
        await command(request, Nothing)
        await self.lobby.leave(table, await self.who.seat(request, table))
        return answer(Done())

    async def fill(self, request: Request) -> Response:
        """Put bots on free seats."""
        await self.lobby.fill(await self._hosted(request), await command(request, Fill))
        return answer(Done())

    async def start(self, request: Request) -> Response:
        """Begin."""
        await command(request, Nothing)
        await self.lobby.start(await self._hosted(request))
        return answer(Done())

    async def rematch(self, request: Request) -> Response:
        """Go on to another game, on the same seat."""
        self.house.door.making(client_of(request.scope))
        await command(request, Nothing)
        table, guest = await self._table(request), await self.who.guest(request)
        seat = await self.who.seat(request, table)
        id = await self.lobby.rematch(table, guest)
        sits = Join(self.house.signer.invite(id), seat)
        return answer(await self.lobby.join(await self.house.harbour.table(id), guest, sits))

    async def links(self, request: Request) -> Response:
        """The links of a table, for those who sit there or host it."""
        table = await self._table(request)
        guest = await self.who.maybe_guest(request)
        seat = self.who.eyes(table, self.who.token(request), guest)
        if seat is None and (guest is None or guest.id != table.row.host):
            raise refused(403, "seat.none", "you do not sit at this table")
        signer, id = self.house.signer, table.row.id
        return answer(Links(signer.invite(id), signer.watch(id), self.house.address))

    # The game

    async def snapshot(self, request: Request) -> Response:
        """How things stand: view, prompt, menu and version, without the story."""
        table = await self._table(request)
        seat = self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        table.presence.touch(seat)
        shot = await table.shot(seat, 2**31, 0)
        return Response(shot.frame, media_type="application/json")

    async def events(self, request: Request) -> Response:
        """The story since a version; waits a while for something to happen."""
        after, wait = number(request, "after", 2**31), number(request, "wait", MOST_WAIT)
        table = await self._table(request)
        seat = self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        table.presence.touch(seat)
        heard = number(request, "heard", 2**31)
        shot = await table.shot(seat, after, heard)
        try:
            async with asyncio.timeout(wait):
                while shot.version <= after and shot.said <= heard and not self.house.harbour.closing:
                    await table.news(shot.revision)
                    shot = await table.shot(seat, after, heard)
        except TimeoutError:
            pass
        return Response(shot.frame, media_type="application/json")

    async def spoken(self, request: Request) -> Response:
        """The position in words; of a finished game also an earlier one, through anybody's eyes."""
        table = await self._table(request)
        seat = self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        if "input" in request.query_params:
            eyes = number(request, "seat", 15) if "seat" in request.query_params else None
            then = await spoken_then(table, eyes, number(request, "input", 2**31), language_of(request))
            return Response(then, media_type="application/json")
        words = await spoken(table, seat, language_of(request))
        if words is None:
            raise refused(409, "table.not_begun", "the game has not begun")
        return Response(words, media_type="application/json")

    async def curve(self, request: Request) -> Response:
        """The points over a finished game."""
        table = await self._table(request)
        self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        return answer(await curve_of(table))

    async def pieces(self, request: Request) -> Response:
        """What is printed on cards, tiles and boards."""
        table = await self._table(request)
        self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        words = words_of(language_of(request))
        voyage = await table.mailbox.ask(table.voyage)
        return answer(pieces(voyage.match, words))

    async def play(self, request: Request) -> Response:
        """Enter an input."""
        return await self._carry_out(request, await command(request, Play))

    async def undo(self, request: Request) -> Response:
        """Take the last input back."""
        return await self._carry_out(request, await command(request, Undo))

    async def _carry_out(self, request: Request, asked: Play | Undo) -> Response:
        table = await self._table(request)
        seat = await self.who.seat(request, table)
        table.presence.touch(seat)
        return answer(await table.play(seat, asked))

    async def say(self, request: Request) -> Response:
        """Say something at the table."""
        table = await self._table(request)
        asked = await command(request, Say)
        seat = await self.who.seat(request, table)
        self.house.door.speak(table.row.id, seat)
        await table.chat.say(seat, asked)
        return answer(Done())

    # Records

    async def record(self, request: Request) -> Response:
        """The whole game, once it is over."""
        table = await self._table(request)
        self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        if table.row.state != OVER:
            raise refused(409, "record.not_over", "the record is open to all once the game is over")
        voyage = await table.mailbox.ask(table.voyage)
        return Response(voyage.match.record.dumps(), media_type="application/x-ndjson")

    async def bring(self, request: Request) -> Response:
        """A table from a record."""
        self.house.door.making(client_of(request.scope))
        guest = await self.who.guest(request)
        public = request.query_params.get("public") == "1"
        try:
            record = Record.loads((await body_of(request, MOST_RECORD)).decode())
            await asyncio.to_thread(checked, record)
        except (RecordError, ReplayError, UnicodeDecodeError, RecursionError, msgspec.DecodeError) as error:
            raise refused(400, "record.bad", f"the record cannot be taken: {error}") from error
        return answer(await self.lobby.bring(guest, record, public), 201)


def offered() -> messages.Games:
    """The games, the bots and what else can be chosen."""
    rules = [game(key) for key in games()]
    kinds = [
        messages.GameInfo(one.key, one.rules_version, list(one.seats), {k: list(v) for k, v in one.options.items()})
        for one in rules
    ]
    return messages.Games(kinds, list(LADDER), list(PACES), list(TEMPOS), list(PHRASES))


def checked(record: Record) -> None:
    """Whether a record holds: a finished one to its last chance outcome. Raises ReplayError."""
    if record.result is None:
        resume(record)
    elif problems := verify(record).problems:
        raise ReplayError(problems[0])
