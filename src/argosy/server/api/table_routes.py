"""What people ask for at a table beside their inputs, by HTTP: see `wishes.py` for what goes in and comes out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response

from argosy.server.api.request_parsing import answer, command, number
from argosy.server.bots.hints import hint
from argosy.server.http.guard import client_of
from argosy.server.review.continue_game import continued
from argosy.server.review.finished import MOST, playback_of, record_of
from argosy.server.review.running import looked_back
from argosy.server.tables import requests as affairs
from argosy.server.tables.table import Table
from argosy.server.tables.webhooks import NoticeError, Wanted
from argosy.server.wire import errors
from argosy.server.wire.request_types import AnswerUndo, AskHint, HandOver, Mute, Notice, PlayOn, Silence
from argosy.server.wire.types import Done, Nothing

if TYPE_CHECKING:
    from starlette.requests import Request

    from argosy.core.contract import Seat
    from argosy.server.app import House

PAGE = 50
"""Moments on a page, unless somebody asks for more or fewer."""


class TableRoutes:
    """What can be asked for at a table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lobby = house.lobby
        self.who = house.who
        self.reading = asyncio.Lock()
        """Held by whoever reads a record, so that not many are played through at once."""

    async def table(self, request: Request) -> Table:
        """The table of the address. Raises Refused."""
        return await self.house.harbour.table(request.path_params["id"])

    async def hosted(self, request: Request) -> Table:
        """The table, for its host alone. Raises Refused."""
        table = await self.table(request)
        guest = await self.who.guest(request)
        if guest.id != table.row.host:
            raise errors.TABLE_HOST.refused()
        return table

    async def seated(self, request: Request) -> tuple[Table, Seat]:
        """The table, and the seat of whoever asks. Raises Refused."""
        table = await self.table(request)
        seat = await self.who.seat(request, table)
        table.presence.touch(seat)
        return table, seat

    async def voter(self, request: Request) -> tuple[Table, Seat | None, bool]:
        """The table, the seat of whoever asks, and whether they are its host. Raises Refused."""
        table = await self.table(request)
        guest = await self.who.maybe_guest(request)
        seat = self.who.eyes(table, self.who.token(request), guest)
        host = guest is not None and guest.id == table.row.host
        if seat is None and not host:
            raise errors.SEAT_NONE.refused()
        table.presence.touch(seat)
        return table, seat, host

    # Pauses and undos

    async def pause(self, request: Request) -> Response:
        """Let the game stand still, or vote for it."""
        await command(request, Nothing)
        await affairs.pause(*await self.voter(request))
        return answer(Done())

    async def go_on(self, request: Request) -> Response:
        """End a pause, or vote for it."""
        await command(request, Nothing)
        await affairs.go_on(*await self.voter(request))
        return answer(Done())

    async def ask_undo(self, request: Request) -> Response:
        """Ask the others for an undo."""
        await command(request, Nothing)
        await affairs.ask_undo(*await self.seated(request))
        return answer(Done())

    async def answer_undo(self, request: Request) -> Response:
        """Agree to an undo, or not."""
        asked = await command(request, AnswerUndo)
        table, seat = await self.seated(request)
        await affairs.answer_undo(table, seat, asked.agree)
        return answer(Done())

    # Seats and talk

    async def hand_over(self, request: Request) -> Response:
        """Let a bot play."""
        asked = await command(request, HandOver)
        await affairs.hand_over(*await self.seated(request), asked)
        return answer(Done())

    async def take_back(self, request: Request) -> Response:
        """Play oneself again."""
        await command(request, Nothing)
        await affairs.take_back(*await self.seated(request))
        return answer(Done())

    async def mute(self, request: Request) -> Response:
        """Hear somebody no longer, or again."""
        asked = await command(request, Mute)
        await affairs.mute(*await self.seated(request), asked.seat, asked.muted)
        return answer(Done())

    async def silence(self, request: Request) -> Response:
        """Let somebody say nothing more, or let them speak again."""
        asked = await command(request, Silence)
        await affairs.silence(await self.hosted(request), asked.seat, asked.silenced)
        return answer(Done())

    async def notice(self, request: Request) -> Response:
        """Be told of decisions that one owes."""
        asked = await command(request, Notice)
        table, seat = await self.seated(request)
        wanted = None
        if asked.url is not None:
            try:
                await self.house.harbour.messenger.check(asked.url)
            except NoticeError as error:
                raise errors.NOTICE_ADDRESS.refused(why=str(error)) from error
            page = Wanted(asked.url, f"{str(request.base_url).rstrip('/')}/t/{table.row.id}")
            wanted = msgspec.json.encode(page).decode()
        await affairs.notice(table, seat, wanted)
        return answer(Done())

    async def hint(self, request: Request) -> Response:
        """What a bot would do."""
        asked = await command(request, AskHint)
        table, seat = await self.seated(request)
        berth = self.house.harbour.berths.get(table.row.id)
        if berth is None:
            raise errors.TABLE_AWAY.refused()
        return answer(await hint(berth, seat, asked.level))

    # Games looked at again

    async def moments(self, request: Request) -> Response:
        """A finished game, moment by moment, through anybody's eyes; or the log so far, through one's own."""
        table = await self.table(request)
        own = self.who.eyes(table, self.who.token(request), await self.who.maybe_guest(request))
        start, count = number(request, "start", 2**31), number(request, "count", MOST)
        seat = number(request, "seat", 16) if "seat" in request.query_params else None
        views = request.query_params.get("views") != "0"
        if seat is not None and seat >= len(table.seats):
            raise errors.SEAT_UNKNOWN.refused(seat=seat + 1, seats=len(table.seats))
        if number(request, "log", 1):
            if seat not in {None, own}:
                raise errors.OTHERS_EYES.refused()
            return answer(await looked_back(table, lambda past: past.page(own, start, count or PAGE, views)))
        playback = await playback_of(table)
        return answer(await asyncio.to_thread(playback.page, seat, start, count or PAGE, views))

    async def play_on(self, request: Request) -> Response:
        """A table that goes on from here."""
        self.house.door.making(client_of(request.scope))
        asked = await command(request, PlayOn)
        table, guest = await self.table(request), await self.who.guest(request)
        self.who.eyes(table, self.who.token(request), guest)
        record = await record_of(table)
        origin = f"{table.row.id} {asked.input}"
        row, seats, log = await asyncio.to_thread(continued, guest, record, asked.input, asked, origin)
        return answer(await self.lobby.add(row, seats, guest if asked.sit else None, log), 201)
