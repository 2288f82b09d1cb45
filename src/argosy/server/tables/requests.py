"""What the people at a table settle among themselves: pauses, undos by consent, seats given to bots, who may speak."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from argosy.bots.levels import LADDER
from argosy.core.contract import Illegal, Seat
from argosy.server.storage.rows import PLAYING
from argosy.server.storage.writer import Conflict
from argosy.server.tables.deadlines import owed_of
from argosy.server.tables.lobby import change
from argosy.server.tables.pauses import resumed
from argosy.server.tables.pending import Agenda, Pause, UndoAsked, agenda_of, seats_in
from argosy.server.tables.table import Table
from argosy.server.wire import errors

if TYPE_CHECKING:
    from argosy.server.tables.session import Voyage
    from argosy.server.wire.request_types import HandOver

revised = msgspec.structs.replace


def playing(table: Table) -> Agenda:
    """The agenda of a game that is going on. Raises Refused."""
    if table.row.state != PLAYING:
        raise errors.TABLE_NOT_PLAYING.refused()
    return agenda_of(table.row.agenda)


def people(table: Table) -> list[Seat]:
    """Those who are there in person: it is they who vote."""
    return [one.seat for one in table.seats if one.person and table.presence.here(one.seat)]


# Pauses


async def pause(table: Table, seat: Seat | None, host: bool) -> None:
    """Let the game stand still: the host at once, others when more than half of those present want it."""

    async def work() -> None:
        agenda = playing(table)
        if agenda.paused is not None:
            raise errors.ALREADY_PAUSED.refused()
        votes = voted(agenda, seat)
        if host or 2 * len({*votes} & {*people(table)}) > len(people(table)):
            paused = Pause(seat if host else None, time.time(), table.row.deadline)
            agenda = revised(agenda, paused=paused, votes=(), undo=None)
            await change(table, {"agenda": agenda.written(), "deadline": None}, [])
        else:
            await change(table, {"agenda": revised(agenda, votes=votes).written()}, [])

    await table.mailbox.ask(work)


async def go_on(table: Table, seat: Seat | None, host: bool) -> None:
    """End a pause: the host at once, others when half of those present want it. Raises Refused."""

    async def work() -> None:
        agenda = playing(table)
        if agenda.paused is None:
            raise errors.NOT_PAUSED.refused()
        votes = voted(agenda, seat)
        if host or 2 * len({*votes} & {*people(table)}) >= len(people(table)):
            await change(table, resumed(table.row), [])
        else:
            await change(table, {"agenda": revised(agenda, votes=votes).written()}, [])

    await table.mailbox.ask(work)


def voted(agenda: Agenda, seat: Seat | None) -> tuple[Seat, ...]:
    """The votes with one more."""
    return agenda.votes if seat is None or seat in agenda.votes else (*agenda.votes, seat)


# Undo by consent


async def ask_undo(table: Table, seat: Seat) -> None:
    """Ask the others whether one may take back one's last input and all that came since. Raises Refused."""

    async def work() -> None:
        agenda = playing(table)
        if agenda.paused is not None:
            raise errors.TABLE_PAUSED.refused()
        voyage = await table.voyage()
        if voyage.match.can_undo(seat):
            await take_back_to(table, voyage, voyage.undo(seat))
            return
        last = voyage.match.last_input(seat)
        if last is None:
            raise errors.UNDO_NONE.refused()
        if voyage.match.bound(last) is not None:
            raise errors.UNDO_SEEN.refused()
        if agenda.undo is not None and agenda.undo.refused is None:
            raise errors.UNDO_ASKED.refused()
        if agenda.undo is not None and agenda.undo.seat == seat:
            raise errors.UNDO_REFUSED.refused()
        asked = UndoAsked(seat, last, voyage.version, time.time())
        await settle_undo(table, voyage, asked)

    await table.mailbox.ask(work)


async def answer_undo(table: Table, seat: Seat, agree: bool) -> None:
    """Agree or not; once all agree it is done. Raises Refused."""

    async def work() -> None:
        agenda = playing(table)
        asked = agenda.undo
        voyage = await table.voyage()
        if asked is None or asked.refused is not None or asked.version != voyage.version or agenda.paused is not None:
            raise errors.UNDO_NOT_ASKED.refused()
        if not agree:
            agenda = revised(agenda, undo=revised(asked, refused=seat))
            await change(table, {"agenda": agenda.written()}, [])
        elif seat != asked.seat:
            await settle_undo(table, voyage, revised(asked, agreed=tuple(sorted({*asked.agreed, seat}))))

    await table.mailbox.ask(work)


async def settle_undo(table: Table, voyage: Voyage, asked: UndoAsked) -> None:
    """Do it if all agree, else keep who does. Bots always agree. Raises Refused."""
    if {one.seat for one in table.seats if one.person} <= {asked.seat, *asked.agreed}:
        await take_back_to(table, voyage, voyage.back(asked.seat, asked.to))
    else:
        agenda = revised(agenda_of(table.row.agenda), undo=asked)
        await change(table, {"agenda": agenda.written()}, [])


async def take_back_to(table: Table, voyage: Voyage, rows: object) -> None:
    """Write down what was taken back. Raises Refused."""
    if isinstance(rows, Illegal) or not isinstance(rows, list):
        raise errors.UNDO_TOO_LATE.refused()
    try:
        await table.commit(voyage, rows, None)
    except Conflict as error:
        table.forget()
        raise errors.UNDO_TOO_LATE.refused() from error


# Seats


async def hand_over(table: Table, seat: Seat, asked: HandOver) -> None:
    """Let a bot play on one's seat, or on the seat of somebody whom the game waits for in vain. Raises Refused."""

    async def work() -> None:
        playing(table)
        level = errors.require_one_of(asked.level, tuple(LADDER), errors.BOT_UNKNOWN)
        target = seat if asked.seat is None else asked.seat
        there(table, target)
        row = table.seats[target]
        if not row.person:
            raise errors.BOT_ON_SEAT.refused()
        if target != seat and table.presence.here(target):
            raise errors.OWNER_PRESENT.refused()
        if target != seat and table.row.decision:
            raise errors.OWNER_HAS_TIME.refused()
        await change(table, {}, [replace(row, bot=level)])

    await table.mailbox.ask(work)


async def take_back(table: Table, seat: Seat) -> None:
    """Play on one's seat again. Raises Refused."""

    async def work() -> None:
        row = table.seats[seat]
        if row.bot is None:
            raise errors.NO_BOT_ON_SEAT.refused()
        await change(table, {}, [replace(row, bot=None)])
        table.presence.watch()

    await table.mailbox.ask(work)


async def notice(table: Table, seat: Seat, wanted: str | None) -> None:
    """Where the owner of a seat wants to be told of decisions; one that is owed already is told at once."""

    async def work() -> None:
        first = table.seats[seat].notice is None
        await change(table, {}, [replace(table.seats[seat], notice=wanted)])
        if first and table.messenger is not None:
            owed = owed_of(table.row.owed)
            table.messenger.tell(table, {}, {seat: owed[seat]} if seat in owed else {})

    await table.mailbox.ask(work)


# Talk


async def mute(table: Table, seat: Seat, whom: Seat, muted: bool) -> None:
    """Hear somebody no longer, or again."""

    async def work() -> None:
        there(table, whom)
        row = table.seats[seat]
        left = with_or_without(seats_in(row.muted), whom, muted)
        await change(table, {}, [replace(row, muted=msgspec.json.encode(left).decode() if left else None)])

    await table.mailbox.ask(work)


async def silence(table: Table, whom: Seat, silenced: bool) -> None:
    """Let somebody say nothing more, or let them speak again."""

    async def work() -> None:
        there(table, whom)
        agenda = agenda_of(table.row.agenda)
        agenda = revised(agenda, silenced=with_or_without(agenda.silenced, whom, silenced))
        await change(table, {"agenda": agenda.written()}, [])

    await table.mailbox.ask(work)


def there(table: Table, whom: Seat) -> None:
    """Whether there is such a seat; -1 are the onlookers. Raises Refused."""
    if whom >= len(table.seats):
        raise errors.SEAT_UNKNOWN.refused(seat=whom + 1, seats=len(table.seats))


def with_or_without(seats: tuple[Seat, ...], seat: Seat, there: bool) -> tuple[Seat, ...]:
    """The seats with that one or without it."""
    return tuple(sorted({*seats, seat} if there else {*seats} - {seat}))
