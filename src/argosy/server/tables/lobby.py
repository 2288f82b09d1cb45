"""What people do around a game: open a table, sit down, leave, fill it with bots, begin, go on to the next."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from argosy.bots.levels import LADDER
from argosy.core.contract import Seat
from argosy.core.data_files import EditionError
from argosy.core.match import Match, MatchError, complete_options
from argosy.core.record import Record
from argosy.core.registry import game, list_games
from argosy.core.replay import AnyMatch
from argosy.server.bots.driver import TEMPOS
from argosy.server.storage.rows import CLOSED, OPEN, OVER, PLAYING, GuestRow, InputRow, SeatRow, TableRow
from argosy.server.tables.chat import APART, SILENT, TOGETHER
from argosy.server.tables.editions import Editions
from argosy.server.tables.live_tables import Harbour
from argosy.server.tables.names import bots_named, distinct_name, is_called, names_beside
from argosy.server.tables.pauses import resumed
from argosy.server.tables.presence import STAND_IN
from argosy.server.tables.session import header_line, row_of
from argosy.server.tables.table import Table
from argosy.server.tables.tokens import hashed, new_id, new_token
from argosy.server.wire import errors
from argosy.server.wire.types import Fill, Join, NewTable, Opened, Terms

PACES: Final = ("live", "untimed", "post")
BY_POST: Final = 3 * 86400
"""Seconds for a decision by post, where nobody says otherwise."""


def settled_options(asked: NewTable) -> dict[str, str]:
    """The options of a table; without a clock trading takes its time too. Raises Refused."""
    rules = game(errors.require_one_of(asked.game, list_games(), errors.GAME_UNKNOWN))
    if asked.seats not in rules.seats:
        first, last = rules.seats[0], rules.seats[-1]
        raise errors.GAME_SEATS.refused(game=rules.key, first=first, last=last)
    given = dict(asked.options)
    if asked.pace != "live" and asked.pace in rules.options.get("trading_seconds", ()):
        given.setdefault("trading_seconds", asked.pace)
    try:
        return complete_options(rules.options, given)
    except MatchError as error:
        raise errors.GAME_OPTIONS.refused(why=str(error)) from error


def bot_seat(table_id: str, seat: Seat, level: str) -> SeatRow:
    """A seat with a bot on it, which still needs a name. Raises Refused."""
    return SeatRow(table_id, seat, bot=errors.require_one_of(level, tuple(LADDER), errors.BOT_UNKNOWN))


def with_seats(seats: Sequence[SeatRow], new: Sequence[SeatRow], renamed: bool = True) -> list[SeatRow]:
    """The seats that change when some are taken: with names that nobody else has there.

    Bots that are there already give way with their names, unless the game has begun.
    """
    sat = [*seats]
    for one in new:
        name = None if one.name is None else distinct_name(one.name, names_beside(sat, [one.seat]))
        sat[one.seat] = replace(one, name=name)
    changed = {one.seat for one in new}
    bots = {one.seat for one in new if one.bot is not None and one.name is None}
    for one in bots_named(sat, bots):
        if renamed or one.seat in bots:
            sat[one.seat] = one
            changed.add(one.seat)
    return [sat[seat] for seat in sorted(changed)]


def decision_time(asked: Terms) -> int:
    """Seconds for each decision; a table by post has deadlines, an untimed one has none. Raises Refused."""
    if asked.pace == "untimed" and asked.decision:
        raise errors.UNTIMED_DECISION.refused()
    if asked.decision is None:
        return BY_POST if asked.pace == "post" else 0
    if asked.pace == "post" and asked.decision == 0:
        raise errors.POST_DECISION.refused()
    return asked.decision


def row_on(id: str, guest: GuestRow, key: str, options: str, seats: int, asked: Terms) -> TableRow:
    """A new table on those terms. Raises Refused."""
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


def seats_on(id: str, seats: int, asked: Terms) -> list[SeatRow]:
    """The seats of a new table, with the bots that were asked for. Raises Refused."""
    if len(asked.bots) > seats:
        raise errors.BOT_SEATS.refused(bots=len(asked.bots), seats=seats)
    levels = [*asked.bots, *[None] * (seats - len(asked.bots))]
    sat = [SeatRow(id, seat) if level is None else bot_seat(id, seat, level) for seat, level in enumerate(levels)]
    for one in bots_named(sat, range(seats)):
        sat[one.seat] = one
    return sat


class Lobby:
    """The tables, those that gather and those that play."""

    def __init__(self, harbour: Harbour, editions: Editions | None = None) -> None:
        self.harbour = harbour
        self.editions = editions or Editions({})
        self.store = harbour.store

    async def open(self, guest: GuestRow, asked: NewTable) -> Opened:
        """A new table. Whoever opens it is its host. Raises Refused."""
        options = settled_options(asked)
        id = new_id()
        row = row_on(id, guest, asked.game, json.dumps(options), asked.seats, asked)
        if self.editions.folder(asked.game, asked.edition) is not None:
            row = replace(row, edition=asked.edition)
        return await self.add(row, seats_on(id, asked.seats, asked), guest if asked.sit else None)

    async def add(
        self, row: TableRow, seats: list[SeatRow], sits: GuestRow | None, log: Sequence[InputRow] = ()
    ) -> Opened:
        """Keep a new table, with its host on the first free seat."""
        free = [one.seat for one in seats if one.free]
        token = seat = None
        if sits is not None and free:
            token, seat = new_token(), free[0]
            seats[seat] = SeatRow(row.id, seat, sits.id, sits.name, hashed(token))
        for one in bots_named(seats, [one.seat for one in seats if one.name is None]):
            seats[one.seat] = one  # a bot gives way to the host's initial
        await self.store.add_table(row, seats, log)
        return Opened(row.id, seat, token)

    async def join(self, table: Table, guest: GuestRow, asked: Join) -> Opened:
        """Sit down. Whoever sits there already gets a new token for the same seat. Raises Refused."""

        async def work() -> Opened:
            mine = [one.seat for one in table.seats if one.guest == guest.id]
            if not mine:
                if not table.row.public and not self.harbour.signer.invites(table.row.id, asked.invite):
                    raise errors.TABLE_INVITE.refused()
                if table.row.state not in (OPEN, PLAYING):
                    raise errors.TABLE_OVER.refused()
            free = [one.seat for one in table.seats if one.free]
            wanted = [seat for seat in free if asked.seat in (None, seat)]
            if not mine and not free:
                raise errors.TABLE_FULL.refused()
            if not mine and not wanted:
                raise errors.SEAT_TAKEN.refused()
            token, seat = new_token(), (mine or wanted)[0]
            held = table.seats[seat] if mine else SeatRow(table.row.id, seat)
            new = replace(held, guest=guest.id, name=guest.name, token_sha256=hashed(token))
            await change(table, {}, with_seats(table.seats, [new], table.row.state == OPEN))
            return Opened(table.row.id, seat, token)

        return await table.mailbox.ask(work)

    async def rename(self, table: Table, guest: GuestRow, name: str) -> None:
        """Another name for the seats of a guest; not where they may not speak now, for a name can say much."""

        async def work() -> None:
            mine = [one for one in table.seats if one.guest == guest.id and is_called(one, guest.name)]
            if mine and await table.chat.may_say_all(mine[0].seat):
                new = [replace(one, name=name) for one in mine]
                await change(table, {}, with_seats(table.seats, new, table.row.state == OPEN))

        await table.mailbox.ask(work)

    async def take_over(self, table: Table, guest: GuestRow, seat: Seat) -> Opened:
        """Hold on this device the seat whose token was shown: its guest is now this one."""

        async def work() -> Opened:
            await change(table, {}, [replace(table.seats[seat], guest=guest.id)])
            return Opened(table.row.id, seat, None)

        return await table.mailbox.ask(work)

    async def leave(self, table: Table, seat: Seat) -> None:
        """Stand up. In a game a bot goes on; an open table without people closes; another becomes its host."""
        guest = table.seats[seat].guest

        async def work() -> None:
            if table.row.state not in (OPEN, PLAYING) or table.seats[seat].guest != guest:
                return  # it is over, or they have left already and somebody else sits there
            playing = table.row.state == PLAYING
            left = bot_seat(table.row.id, seat, STAND_IN) if playing else SeatRow(table.row.id, seat)
            others = [one for one in table.seats if one.guest is not None and one.seat != seat]
            values: dict[str, object] = {}
            if table.seats[seat].guest == table.row.host and others:
                values["host"] = others[0].guest
            if table.row.state == OPEN and not others:
                values["state"] = CLOSED
            if table.row.state == PLAYING and not others:
                values |= resumed(table.row)  # nobody is left who could let it go on
            await change(table, values, with_seats(table.seats, [left], renamed=False))

        await table.mailbox.ask(work)

    async def fill(self, table: Table, asked: Fill) -> None:
        """Put bots on free seats. Raises Refused."""

        async def work() -> None:
            if table.row.state not in (OPEN, PLAYING):
                raise errors.TABLE_OVER.refused()
            free = [one.seat for one in table.seats if one.free and asked.seat in (None, one.seat)]
            if not free:
                raise (errors.NO_FREE_SEAT if asked.seat is None else errors.SEAT_TAKEN).refused()
            bots = [bot_seat(table.row.id, seat, asked.level) for seat in free]
            await change(table, {}, with_seats(table.seats, bots, renamed=False))

        await table.mailbox.ask(work)

    async def start(self, table: Table) -> None:
        """Begin the game, or go on with an imported one. Raises Refused."""

        async def work() -> None:
            if table.row.state != OPEN:
                raise errors.TABLE_BEGUN.refused()
            if free := [one.seat + 1 for one in table.seats if one.free]:
                raise errors.TABLE_FREE_SEATS.refused(seats=[*free])
            values: dict[str, object] = {"state": PLAYING, "changed": time.time()}
            rows: list[InputRow] = []
            if table.row.header is None:
                match = self._new_match(table)
                saved = match.saved().named([one.name or "" for one in table.seats])
                rows = [row_of(one) for one in saved.inputs]
                values |= {"header": header_line(saved.header), "seed": saved.seed}
            else:
                names = tuple([one.name or "" for one in table.seats])
                values["header"] = header_line(replace(Record.loads(table.row.header).header, names=names))
            await change(table, values, [], rows)
            await table.voyage()
            table.presence.watch()

        await table.mailbox.ask(work)

    def _new_match(self, table: Table) -> AnyMatch:
        """The game that the table was opened for. Raises Refused."""
        row = table.row
        folder = self.editions.folder(row.game, row.edition)
        try:
            return Match.new(row.game, len(table.seats), options=json.loads(row.options), edition=folder)
        except EditionError as error:
            raise errors.EDITION_BROKEN.refused(edition=row.edition, why=str(error)) from error

    async def rematch(self, table: Table, guest: GuestRow) -> str:
        """A table like that one, once for all who ask. Raises Refused."""

        async def work() -> str:
            old = table.row
            if old.state != OVER:
                raise errors.TABLE_NOT_OVER.refused()
            if old.rematch is None:
                id, now = new_id(), time.time()
                row = replace(
                    old, id=id, host=guest.id, state=OPEN, header=None, seed=None, created=now, changed=now,
                    rematch=None, imported=False, clock=None, deadline=None, origin=None, agenda=None, owed=None,
                    result=None,
                )  # fmt: skip
                bots = [one.bot if one.guest is None else None for one in table.seats]
                seats = [
                    SeatRow(id, one.seat) if bot is None else replace(one, table_id=id, name=None)
                    for one, bot in zip(table.seats, bots, strict=True)
                ]
                await self.add(row, seats, None)
                await change(table, {"rematch": id}, [])
                return id
            return old.rematch

        return await table.mailbox.ask(work)


async def change(
    table: Table, values: dict[str, object], seats: Sequence[SeatRow], rows: Sequence[InputRow] = ()
) -> None:
    """Change a table and some seats, in the store first; from within the mailbox. Raises Refused.

    Raises Conflict if another process was first: the mailbox then sees what it did, and has the work done again.
    """
    sat = [*table.seats]
    for seat in seats:
        sat[seat.seat] = seat
    row, more = table.time.changed(replace(table.row, **values), sat)  # type: ignore[arg-type]
    await table.store.set_table((table.row, table.seats), {**values, **more}, seats, rows)
    table.seats[:] = sat
    table.time.turn(row)
    if seats:
        table.presence.watch()
    table.publish()
