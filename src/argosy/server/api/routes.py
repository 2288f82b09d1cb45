"""The HTTP interface: guests, tables, inputs, events, records; all answers and errors are JSON of the wire."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from argosy.bots.levels import LADDER
from argosy.core.registry import game, list_games
from argosy.server.api.components import pieces
from argosy.server.api.openapi import OPERATIONS
from argosy.server.api.position_text import spoken, spoken_earlier, spoken_then, words_of
from argosy.server.api.request_parsing import answer, body_of, command, language_of, number
from argosy.server.api.table_routes import TableRoutes
from argosy.server.bots.driver import TEMPOS
from argosy.server.http.guard import client_of
from argosy.server.review.continue_game import UNTIMED, taken_in
from argosy.server.review.finished import record_of
from argosy.server.review.score_history import curve_of
from argosy.server.storage.rows import OPEN, OVER, PLAYING, GuestRow, SeatRow, TableRow
from argosy.server.tables.chat import PHRASES
from argosy.server.tables.deadlines import waits_for
from argosy.server.tables.editions import Editions
from argosy.server.tables.info import info_of
from argosy.server.tables.lobby import PACES
from argosy.server.tables.tokens import COOKIE, COOKIE_SECONDS, new_id, seat_of
from argosy.server.wire import errors
from argosy.server.wire import types as messages
from argosy.server.wire.types import (
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

if TYPE_CHECKING:
    from starlette.requests import Request

MOST_RECORD: Final = 2 * 1024 * 1024
LONG_RECORD: Final = 64 * 1024
"""So many bytes more count as one record more: to play it through takes as much longer."""
MOST_WAIT: Final = 25
"""Seconds of a long poll."""


class Routes(TableRoutes):
    """What can be asked for by HTTP."""

    def all(self) -> list[Route]:
        """Every route under /api."""
        return [Route(one.path, getattr(self, one.name), methods=[one.method]) for one in OPERATIONS]

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
        await self.house.store.add_guest(guest)
        return guest

    async def me(self, request: Request) -> Response:
        """Who one is."""
        guest = await self.who.guest(request)
        return answer(Guest(guest.id, guest.name))

    async def rename(self, request: Request) -> Response:
        """Be called by another name, at one's tables too."""
        self.house.door.making(client_of(request.scope))
        guest = await self.who.guest(request)
        name = (await command(request, NewGuest)).name
        await self.house.store.rename_guest(guest.id, name)
        rows = await self.house.store.tables_of(guest.id)
        for row, _ in rows:
            if row.state in (OPEN, PLAYING):
                await self.lobby.rename(await self.house.harbour.table(row.id), guest, name)
        return answer(Guest(guest.id, name))

    # The lobby

    async def tables(self, request: Request) -> Response:
        """The public tables."""
        rows = await self.house.store.lobby()
        return answer(messages.Lobby([self._info(*row) for row in rows]))

    async def mine(self, request: Request) -> Response:
        """The tables where one sits."""
        guest = await self.who.guest(request)
        rows = await self.house.store.tables_of(guest.id)
        waiting = [row.id for row, seats in rows if waits_for(guest.id, row, seats)]
        self.house.harbour.count([row.id for row, _ in rows if row.state == OVER and row.result is None])
        return answer(messages.Lobby([self._info(*row) for row in rows], waiting))

    def _info(self, row: TableRow, seats: list[SeatRow]) -> TableInfo:
        berth = self.house.harbour.berths.get(row.id)
        return info_of(row, seats, None if berth is None else berth.table.presence)

    async def games(self, _: Request) -> Response:
        """What can be played."""
        return answer(offered(self.lobby.editions))

    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        self.house.door.making(client_of(request.scope))
        guest = await self.who.guest(request)
        return answer(await self.lobby.open(guest, await command(request, NewTable)), 201)

    async def join(self, request: Request) -> Response:
        """Sit down."""
        table, guest = await self.table(request), await self.who.guest(request)
        asked = await command(request, Join)
        own = seat_of(table.seats, asked.invite, None)
        if own is not None:  # by the link of one's own seat, on another device
            return answer(await self.lobby.take_over(table, guest, own))
        if asked.name is not None:
            self.house.door.making(client_of(request.scope))
            guest = await self._new_guest(asked.name)
        return answer(await self.lobby.join(table, guest, asked))

    async def take_over(self, request: Request) -> Response:
        """Hold one's seat on another device."""
        table, guest = await self.table(request), await self.who.guest(request)
        asked = await command(request, TakeOver)
        seat = seat_of(table.seats, asked.token, None)
        if seat is None:
            raise errors.TOKEN_UNKNOWN.refused()
        return answer(await self.lobby.take_over(table, guest, seat))

    async def leave(self, request: Request) -> Response:
        """Stand up."""
        table = await self.table(request)
        await command(request, Nothing)
        await self.lobby.leave(table, await self.who.seat(request, table))
        return answer(Done())

    async def fill(self, request: Request) -> Response:
        """Put bots on free seats."""
        await self.lobby.fill(await self.hosted(request), await command(request, Fill))
        return answer(Done())

    async def start(self, request: Request) -> Response:
        """Begin."""
        await command(request, Nothing)
        await self.lobby.start(await self.hosted(request))
        return answer(Done())

    async def rematch(self, request: Request) -> Response:
        """Go on to another game, on the same seat."""
        self.house.door.making(client_of(request.scope))
        await command(request, Nothing)
        table, guest = await self.table(request), await self.who.guest(request)
        seat = await self.who.seat(request, table)
        id = await self.lobby.rematch(table, guest)
        sits = Join(self.house.signer.invite(id), seat)
        return answer(await self.lobby.join(await self.house.harbour.table(id), guest, sits))

    async def links(self, request: Request) -> Response:
        """The links of a table, for those who sit there or host it."""
        table = await self.table(request)
        guest = await self.who.maybe_guest(request)
        seat = self.who.eyes(table, self.who.token(request), guest)
        if seat is None and (guest is None or guest.id != table.row.host):
            raise errors.SEAT_NONE.refused()
        signer, id = self.house.signer, table.row.id
        return answer(Links(signer.invite(id), signer.watch(id), self.house.address))

    # The game

    async def snapshot(self, request: Request) -> Response:
        """How things stand: view, prompt, menu and version, without the story."""
        table = await self.table(request)
        seat = self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        table.presence.touch(seat)
        shot = await table.shot(seat, 2**31, 0)
        return Response(shot.frame, media_type="application/json")

    async def events(self, request: Request) -> Response:
        """The story since a version; waits a while for something to happen."""
        after, wait = number(request, "after", 2**31), number(request, "wait", MOST_WAIT)
        table = await self.table(request)
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
        """The position in words; also an earlier one, through one's own eyes, of a finished game through anybody's."""
        table = await self.table(request)
        seat = self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        if "input" in request.query_params:
            eyes = number(request, "seat", 15) if "seat" in request.query_params else None
            then = await spoken_then(table, eyes, number(request, "input", 2**31), language_of(request))
            return Response(then, media_type="application/json")
        if "version" in request.query_params:
            earlier = await spoken_earlier(table, seat, number(request, "version", 2**31), language_of(request))
            return Response(earlier, media_type="application/json")
        words = await spoken(table, seat, language_of(request))
        if words is None:
            raise errors.TABLE_NOT_BEGUN.refused()
        return Response(words, media_type="application/json")

    async def curve(self, request: Request) -> Response:
        """The points over a finished game."""
        table = await self.table(request)
        self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        return answer(await curve_of(table))

    async def pieces(self, request: Request) -> Response:
        """What is printed on cards, tiles and boards."""
        table = await self.table(request)
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
        table = await self.table(request)
        seat = await self.who.seat(request, table)
        table.presence.touch(seat)
        return answer(await table.play(seat, asked))

    async def say(self, request: Request) -> Response:
        """Say something at the table."""
        table = await self.table(request)
        asked = await command(request, Say)
        guest = await self.who.maybe_guest(request)
        seat = self.who.eyes(table, self.who.token(request), guest)
        await self.house.say(table, seat, guest, asked)
        return answer(Done())

    # Records

    async def record(self, request: Request) -> Response:
        """The whole game, once it is over."""
        table = await self.table(request)
        self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        record = await record_of(table)
        return Response(record.dumps(), media_type="application/x-ndjson")

    async def bring(self, request: Request) -> Response:
        """A table from a record."""
        client = client_of(request.scope)
        self.house.door.making(client)
        guest = await self.who.guest(request)
        terms = msgspec.structs.replace(UNTIMED, public=request.query_params.get("public") == "1")
        data = await body_of(request, MOST_RECORD)
        for _ in range(len(data) // LONG_RECORD):
            self.house.door.making(client)
        async with self.reading:
            row, seats, log = await asyncio.to_thread(taken_in, guest, data, terms)
        opened = await self.lobby.add(row, seats, guest if row.state == OPEN else None, log)
        replay = f"/t/{row.id}/replay" if row.state == OVER else None
        return answer(msgspec.structs.replace(opened, replay=replay), 201)


def offered(editions: Editions) -> messages.Games:
    """The games, the bots and what else can be chosen."""
    rules = [game(key) for key in list_games()]
    kinds = [
        messages.GameInfo(
            key=one.key,
            rules=one.rules_version,
            seats=list(one.seats),
            options={name: list(values) for name, values in one.options.items()},
            editions=editions.names(one.key),
            edition_warnings={name: list(told) for name, told in editions.warnings(one.key).items()},
        )
        for one in rules
    ]
    return messages.Games(kinds, list(LADDER), list(PACES), list(TEMPOS), list(PHRASES))
