"""The lobby: which games there are, public tables, opening, joining, leaving and starting a table."""

from __future__ import annotations

from functools import cache

from argosy.core.registry import game, list_games
from argosy.games.package import LEVELS, clock_option, market_of, package
from argosy.lessons.library import lessons_of
from argosy.lessons.measure import size_of
from argosy.server.api.operations import TABLE, Call, Operations
from argosy.server.api.services import Services
from argosy.server.limits import Purpose
from argosy.server.storage.rows import SeatRow, TableRow
from argosy.server.tables.bot_levels import POLICY
from argosy.server.tables.chat import PHRASES
from argosy.server.tables.editions import Editions
from argosy.server.tables.info import info_of
from argosy.server.tables.lobby import PACES, TEMPOS
from argosy.server.tables.requests.host import require_welcome
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.tables.tokens import seat_of
from argosy.server.wire import errors
from argosy.server.wire.lesson_types import LessonInfo
from argosy.server.wire.market_types import MarketInfo
from argosy.server.wire.types import (
    Done,
    Fill,
    GameInfo,
    Games,
    Join,
    Links,
    Lobby,
    NewTable,
    Nothing,
    Opened,
    TableInfo,
    TakeOver,
)
from argosy.text.translate import Words

operations = Operations()


@operations.get("/api/games", "The games with their options, the levels of bots, paces, tempos and phrases.", Games)
async def games(call: Call[None]) -> Games:
    """What can be chosen when a table is opened."""
    return offered(call.services.lobby.editions, call.services.lobby.policy is not None)


def market_info(key: str) -> MarketInfo | None:
    """What can be said about offers in a game."""
    market = market_of(key)
    if market is None:
        return None
    return MarketInfo([*market.reasons], [*market.phrases], [*market.phrases_about])


@cache
def lesson_infos(key: str) -> list[LessonInfo]:
    """The lessons of a game, with the sizes of their English texts."""
    words = Words("en")
    sizes = [(script, size_of(script, words)) for script in lessons_of(key).values()]
    return [LessonInfo(script.name, size.steps, size.words, script.minutes) for script, size in sizes]


def offered(editions: Editions, policy: bool = False) -> Games:
    """The games, the bots and what else can be chosen; whether the host has a policy."""
    described = [
        GameInfo(
            key=rules.key,
            rules=rules.rules_version,
            seats=list(rules.seats),
            options={name: list(values) for name, values in rules.options.items()},
            editions=editions.names(rules.key),
            edition_warnings={name: list(told) for name, told in editions.warnings(rules.key).items()},
            clock_option=clock_option(rules.key) or None,
            simulation_options=list(package(rules.key).simulation_options),
            market=market_info(rules.key),
            lessons=lesson_infos(rules.key),
        )
        for rules in [game(key) for key in list_games()]
    ]
    return Games(described, [*LEVELS, *([POLICY] if policy else [])], list(PACES), list(TEMPOS), list(PHRASES))


@operations.get("/api/tables", "The public tables.", Lobby)
async def tables(call: Call[None]) -> Lobby:
    """The public tables that are open or playing."""
    return Lobby([public_info(call.services, *row) for row in await call.services.store.lobby()])


def public_info(services: Services, row: TableRow, seats: list[SeatRow]) -> TableInfo:
    """A table of a list, with who is connected if it is loaded here."""
    live = services.live_tables.by_id.get(row.id)
    return info_of(row, seats, None if live is None else live.table.presence)


@operations.post("/api/tables", "Open a table.", NewTable, Opened, 201, purpose=Purpose.NEW_TABLES)
async def new_table(call: Call[NewTable]) -> Opened:
    """Open a table."""
    guest = await call.services.auth.guest(call.request)
    asked = await call.body()
    return await call.open_table(guest, asked.public, lambda: call.services.lobby.open(guest, asked))


@operations.post(f"{TABLE}/join", "Take a seat.", Join, Opened)
async def join(call: Call[Join]) -> Opened:
    """Take a seat, also for somebody else on the same device, or by the link of your own seat on another device."""
    services = call.services
    table, guest = await call.table(), await services.auth.guest(call.request)
    asked = await call.body()
    own = seat_of(table.seats, asked.invite, None)
    if own is not None:
        return await services.lobby.take_over(table, guest, own)
    if asked.name is not None:
        require_welcome(table, guest.id)
        call.count(Purpose.NEW_GUESTS)
        guest = await services.create_guest(asked.name, guest)
    return await services.lobby.join(table, guest, asked)


@operations.post(f"{TABLE}/take", "Use your seat on another device, by its token.", TakeOver, Opened)
async def take_over(call: Call[TakeOver]) -> Opened:
    """Give the seat of a token to the guest of this device."""
    table, guest = await call.table(), await call.services.auth.guest(call.request)
    asked = await call.body()
    seat = seat_of(table.seats, asked.token, None)
    if seat is None:
        raise errors.TOKEN_UNKNOWN.refused()
    return await call.services.lobby.take_over(table, guest, seat)


@operations.post(f"{TABLE}/leave", "Give up your seat; in a game a bot continues.", Nothing, Done)
async def leave(call: Call[Nothing]) -> Done:
    """Give up a seat."""
    table = await call.table()
    await call.body()
    await call.services.lobby.leave(table, await call.services.auth.seat(call.request, table))
    return Done()


@operations.post(f"{TABLE}/fill", "Put bots on free seats; for the host.", Fill, Done)
async def fill(call: Call[Fill]) -> Done:
    """Put bots on free seats."""
    table = await call.table_as_host()
    await call.services.lobby.fill(table, await call.body())
    return Done()


@operations.post(f"{TABLE}/start", "Start the game; for the host.", Nothing, Done)
async def start(call: Call[Nothing]) -> Done:
    """Start the game."""
    await call.body()
    await call.services.lobby.start(await call.table_as_host())
    return Done()


@operations.post(
    f"{TABLE}/rematch", "Join the table of the rematch, on the same seat.", Nothing, Opened,
    purpose=Purpose.NEW_TABLES,
)  # fmt: skip
async def rematch(call: Call[Nothing]) -> Opened:
    """Open a table for a rematch, or join the one that is open already."""
    await call.body()
    services = call.services
    table, guest = await call.table(), await services.auth.guest(call.request)
    seat = await services.auth.seat(call.request, table)
    id = await services.lobby.rematch(table, guest)
    new = await services.live_tables.table(id)
    place = Join(services.signer.invite(id, pending_requests(new.row.agenda).invitation), seat)
    return await services.lobby.join(new, guest, place)


@operations.get(f"{TABLE}/links", "The links to join and to watch; for players and the host.", Links)
async def links(call: Call[None]) -> Links:
    """The links of a table."""
    table, _, _ = await call.table_as_player_or_host()
    signer, id = call.services.signer, table.row.id
    invite = signer.invite(id, pending_requests(table.row.agenda).invitation)
    return Links(invite, signer.watch(id), call.services.address)
