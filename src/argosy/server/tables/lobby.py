"""Before and after a game: open a table, join, leave, fill it with bots, start, rematch."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from argosy.core.contract import Seat
from argosy.core.data_files import EditionError
from argosy.core.match import Match, MatchError, complete_options
from argosy.core.record import Record
from argosy.core.registry import game, list_games
from argosy.core.replay import AnyMatch
from argosy.games.package import LEVELS, clock_option
from argosy.server.storage.failures import StoreError, log_failure
from argosy.server.storage.rows import CLOSED, OPEN, OVER, PLAYING, GuestRow, InputRow, SeatRow, TableRow
from argosy.server.storage.table_store import TableStore
from argosy.server.tables.bot_levels import HostPolicy
from argosy.server.tables.chat import APART, SILENT, TOGETHER
from argosy.server.tables.clock import PACED
from argosy.server.tables.editions import Editions
from argosy.server.tables.names import bots_named, distinct_name, is_called, names_beside
from argosy.server.tables.presence import STAND_IN
from argosy.server.tables.requests.host import require_welcome
from argosy.server.tables.requests.pause import resumed
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.tables.requests.undo import settle_pending_undo
from argosy.server.tables.session import header_line, row_of
from argosy.server.tables.table import Table
from argosy.server.tables.tokens import Signer, hashed, new_id, new_token
from argosy.server.wire import errors
from argosy.server.wire.types import Fill, Join, NewTable, Opened, Terms

PACES: Final = ("live", "untimed", "post")
TEMPOS: Final = {"instant": (0.0, 0.0), PACED: (0.7, 2.2)}
"""Seconds before a bot acts, from and to, by the name of the tempo; in a market those of bots/pace.py."""
BY_POST: Final = 3 * 86400
"""Seconds for a decision by post, unless chosen otherwise."""


def complete_table_options(asked: NewTable) -> dict[str, str]:
    """The options with defaults filled in; without clocks at the table, that of the game is off too. Raises Refused."""
    rules = game(errors.require_one_of(asked.game, list_games(), errors.GAME_UNKNOWN))
    if asked.seats not in rules.seats:
        first, last = rules.seats[0], rules.seats[-1]
        raise errors.GAME_SEATS.refused(game=rules.key, first=first, last=last)
    given = dict(asked.options)
    clock = clock_option(rules.key)
    if asked.pace != "live" and asked.pace in rules.options.get(clock, ()):
        given.setdefault(clock, asked.pace)
    try:
        return complete_options(rules.options, given)
    except MatchError as error:
        raise errors.GAME_OPTIONS.refused(why=str(error)) from error


def bot_seat(table_id: str, seat: Seat, level: str, levels: Sequence[str] = LEVELS) -> SeatRow:
    """A seat with a bot of one of those levels, which still needs a name. Raises Refused."""
    return SeatRow(table_id, seat, bot=errors.require_one_of(level, levels, errors.BOT_UNKNOWN))


def with_seats(seats: Sequence[SeatRow], new: Sequence[SeatRow], renamed: bool = True) -> list[SeatRow]:
    """The seats that change when some are taken, with names that are unique at the table.

    Bots that sit there already get another name if need be, unless `renamed` is false (the game has begun).
    """
    all_seats = [*seats]
    for seat in new:
        name = None if seat.name is None else distinct_name(seat.name, names_beside(all_seats, [seat.seat]))
        all_seats[seat.seat] = replace(seat, name=name)
    changed = {seat.seat for seat in new}
    bots = {seat.seat for seat in new if seat.bot is not None and seat.name is None}
    for bot in bots_named(all_seats, bots):
        if renamed or bot.seat in bots:
            all_seats[bot.seat] = bot
            changed.add(bot.seat)
    return [all_seats[number] for number in sorted(changed)]


def decision_time(asked: Terms) -> int:
    """Seconds for each decision; a table by post has deadlines, an untimed one has none. Raises Refused."""
    if asked.pace == "untimed" and asked.decision:
        raise errors.UNTIMED_DECISION.refused()
    if asked.decision is None:
        return BY_POST if asked.pace == "post" else 0
    if asked.pace == "post" and asked.decision == 0:
        raise errors.POST_DECISION.refused()
    return asked.decision


def new_row(id: str, guest: GuestRow, key: str, options: str, seats: int, asked: Terms) -> TableRow:
    """The row of a new table on those terms. Raises Refused."""
    now = time.time()
    people = seats - sum(level is not None for level in asked.bots)
    return TableRow(
        id=id,
        game=key,
        options=options,
        public=asked.public,
        pace=errors.require_one_of(asked.pace, PACES, errors.PACE_UNKNOWN),
        tempo=errors.require_one_of(asked.tempo, tuple(TEMPOS), errors.TEMPO_UNKNOWN),
        absence=asked.absence,
        state=OPEN,
        host=guest.id,
        header=None,
        seed=None,
        created=now,
        changed=now,
        decision=decision_time(asked),
        hints=people <= 1 if asked.hints is None else asked.hints,
        onlookers=errors.require_one_of(asked.onlookers, (SILENT, APART, TOGETHER), errors.ONLOOKERS_UNKNOWN),
    )


def new_seats(id: str, seats: int, asked: Terms, known: Sequence[str] = LEVELS) -> list[SeatRow]:
    """The seats of a new table, with the bots that were asked for. Raises Refused."""
    if len(asked.bots) > seats:
        raise errors.BOT_SEATS.refused(bots=len(asked.bots), seats=seats)
    levels = [*asked.bots, *[None] * (seats - len(asked.bots))]
    rows = [
        SeatRow(id, seat) if level is None else bot_seat(id, seat, level, known) for seat, level in enumerate(levels)
    ]
    for bot in bots_named(rows, range(seats)):
        rows[bot.seat] = bot
    return rows


class Lobby:
    """Opens tables and changes who sits there."""

    def __init__(
        self,
        store: TableStore,
        signer: Signer,
        editions: Editions | None = None,
        prefix: str = "",
        policy: HostPolicy | None = None,
    ) -> None:
        """`prefix`: what the ids of all new tables begin with."""
        self.store = store
        self.signer = signer
        self.editions = editions or Editions({})
        self.policy = policy
        self._prefix = prefix

    def new_table_id(self) -> str:
        """An id for a new table."""
        return self._prefix + new_id()

    async def open(self, guest: GuestRow, asked: NewTable) -> Opened:
        """Open a table; the guest becomes its host. Raises Refused."""
        options = complete_table_options(asked)
        id = self.new_table_id()
        row = new_row(id, guest, asked.game, json.dumps(options), asked.seats, asked)
        if self.editions.folder(asked.game, asked.edition) is not None:
            row = replace(row, edition=asked.edition)
        seats = new_seats(id, asked.seats, asked, self.levels(row, asked.seats))
        return await self.add(row, seats, guest if asked.sit else None)

    def levels(self, row: TableRow, seats: int) -> tuple[str, ...]:
        """The levels of bots at a table. Raises Refused."""
        if self.policy is None:
            return LEVELS
        edition = game(row.game).edition(self.editions.folder(row.game, row.edition))
        return self.policy.levels_at(row.game, seats, edition.digest)

    async def add(
        self,
        row: TableRow,
        seats: list[SeatRow],
        host: GuestRow | None,
        log: Sequence[InputRow] = (),
        wanted: Seat | None = None,
    ) -> Opened:
        """Store a new table, with the host, if there is one, on the wanted seat or else on the first free one."""
        free = [row.seat for row in seats if row.free and wanted in (None, row.seat)]
        token = seat = None
        if host is not None and free:
            token, seat = new_token(), free[0]
            seats[seat] = SeatRow(row.id, seat, host.id, host.name, hashed(token))
        for bot in bots_named(seats, [row.seat for row in seats if row.name is None]):
            seats[bot.seat] = bot  # so that no bot shares its initial with the host
        await self.store.add_table(row, seats, log)
        return Opened(row.id, seat, token)

    async def join(self, table: Table, guest: GuestRow, asked: Join) -> Opened:
        """Take a seat. A guest who already has one gets a new token for it. Raises Refused."""

        async def work() -> Opened:
            mine = [row.seat for row in table.seats if row.guest == guest.id]
            if not mine:
                require_welcome(table, guest.id)
                number = pending_requests(table.row.agenda).invitation
                if not table.row.public and not self.signer.invites(table.row.id, asked.invite, number):
                    raise errors.TABLE_INVITE.refused()
                if table.row.state not in (OPEN, PLAYING):
                    raise (errors.TABLE_CLOSED if table.row.state == CLOSED else errors.TABLE_OVER).refused()
            free = [row.seat for row in table.seats if row.free]
            wanted = [seat for seat in free if asked.seat in (None, seat)]
            if not mine and not free:
                raise errors.TABLE_FULL.refused()
            if not mine and not wanted:
                raise errors.SEAT_TAKEN.refused()
            token, seat = new_token(), (mine or wanted)[0]
            held = table.seats[seat] if mine else SeatRow(table.row.id, seat)
            new = replace(held, guest=guest.id, name=guest.name, token_sha256=hashed(token))
            await table.change(table.row, with_seats(table.seats, [new], table.row.state == OPEN))
            return Opened(table.row.id, seat, token)

        return await table.commands.run(work)

    async def rename(self, table: Table, guest: GuestRow, name: str) -> None:
        """Rename the seats of a guest, unless they may not chat now: a name can be a message too."""

        async def work() -> None:
            mine = [row for row in table.seats if row.guest == guest.id and is_called(row, guest.name)]
            if mine and await table.chat.may_chat_freely(mine[0].seat):
                new = [replace(row, name=name) for row in mine]
                await table.change(table.row, with_seats(table.seats, new, table.row.state == OPEN))

        await table.commands.run(work)

    async def take_over(self, table: Table, guest: GuestRow, seat: Seat) -> Opened:
        """Give the seat whose token was presented to this guest, who uses another device."""

        async def work() -> Opened:
            await table.change(table.row, [replace(table.seats[seat], guest=guest.id)])
            return Opened(table.row.id, seat, None)

        return await table.commands.run(work)

    async def leave(self, table: Table, seat: Seat) -> None:
        """Give up a seat. In a game a bot continues; an open table without people is closed; another becomes host."""
        guest = table.seats[seat].guest

        async def work() -> None:
            if table.row.state not in (OPEN, PLAYING) or table.seats[seat].guest != guest:
                return  # the game is over, or somebody else has the seat by now
            playing = table.row.state == PLAYING
            left = bot_seat(table.row.id, seat, STAND_IN) if playing else SeatRow(table.row.id, seat)
            others = [row for row in table.seats if row.guest is not None and row.seat != seat]
            row = table.row
            if table.seats[seat].guest == row.host and others:
                row = replace(row, host=str(others[0].guest))
            pending = pending_requests(row.agenda)
            silenced = tuple([other for other in pending.silenced if other != seat])
            row = replace(row, agenda=msgspec.structs.replace(pending, silenced=silenced).to_json())
            if (row.state == OPEN or row.lesson is not None) and not others:
                row = replace(row, state=CLOSED)
            if row.state == PLAYING and not others:
                row = resumed(row)  # nobody is left who could end the pause
            await table.change(row, with_seats(table.seats, [left], renamed=False))
            await settle_pending_undo(table)  # which may have waited for this player alone

        await table.commands.run(work)

    async def fill(self, table: Table, asked: Fill) -> None:
        """Put bots on free seats. Raises Refused."""

        async def work() -> None:
            if table.row.state not in (OPEN, PLAYING):
                raise (errors.TABLE_CLOSED if table.row.state == CLOSED else errors.TABLE_OVER).refused()
            free = [row.seat for row in table.seats if row.free and asked.seat in (None, row.seat)]
            if not free:
                raise (errors.NO_FREE_SEAT if asked.seat is None else errors.SEAT_TAKEN).refused()
            levels = self.levels(table.row, len(table.seats))
            bots = [bot_seat(table.row.id, seat, asked.level, levels) for seat in free]
            await table.change(table.row, with_seats(table.seats, bots, renamed=False))

        await table.commands.run(work)

    async def start(self, table: Table) -> None:
        """Start the game, or continue an imported one. Raises Refused."""

        begun = False

        async def work() -> None:
            nonlocal begun
            if not begun:
                await begin()
                begun = True  # another server may play on before the game is loaded here; then only that is repeated
            try:
                await table.session()
            except StoreError as error:  # the game has begun; its clock is stored when it is loaded next
                log_failure(error)
            table.presence.watch()

        async def begin() -> None:
            if table.row.state != OPEN:
                raise (errors.TABLE_CLOSED if table.row.state == CLOSED else errors.TABLE_BEGUN).refused()
            if free := [row.seat + 1 for row in table.seats if row.free]:
                raise errors.TABLE_FREE_SEATS.refused(seats=[*free])
            row = replace(table.row, state=PLAYING, changed=time.time())
            inputs: list[InputRow] = []
            names = [seat.name or "" for seat in table.seats]
            if row.header is None:
                saved = self._new_match(table).saved().named(names)
                inputs = [row_of(entry) for entry in saved.inputs]
                row = replace(row, header=header_line(saved.header), seed=saved.seed)
            else:
                header = replace(Record.loads(row.header).header, names=tuple(names))
                row = replace(row, header=header_line(header))
            await table.change(row, inputs=inputs)

        await table.commands.run(work)

    def _new_match(self, table: Table) -> AnyMatch:
        """A new match of the table's game. Raises Refused."""
        row = table.row
        folder = self.editions.folder(row.game, row.edition)
        try:
            return Match.new(row.game, len(table.seats), options=json.loads(row.options), edition=folder)
        except EditionError as error:
            raise errors.EDITION_BROKEN.refused(edition=row.edition, why=str(error)) from error

    async def rematch(self, table: Table, guest: GuestRow) -> str:
        """The id of a new table like that one; the same for all who ask. Raises Refused."""

        async def work() -> str:
            old = table.row
            if old.state != OVER:
                raise errors.TABLE_NOT_OVER.refused()
            if old.rematch is None:
                id, now = self.new_table_id(), time.time()
                row = replace(
                    old, id=id, host=guest.id, state=OPEN, header=None, seed=None, created=now, changed=now,
                    rematch=None, imported=False, clock=None, deadline=None, origin=None, agenda=None, owed=None,
                    result=None,
                )  # fmt: skip
                seats = [
                    replace(seat, table_id=id, name=None)
                    if seat.bot is not None and seat.guest is None
                    else SeatRow(id, seat.seat)
                    for seat in table.seats
                ]
                for bot in bots_named(seats, [seat.seat for seat in seats if seat.name is None]):
                    seats[bot.seat] = bot
                await table.change(replace(table.row, rematch=id), opened=(row, seats))
                return id
            return old.rematch

        return await table.commands.run(work)
