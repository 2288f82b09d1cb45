"""Undo by consent: a player asks to take back their last input and all since, and all who hold a seat must agree."""

from __future__ import annotations

import dataclasses
import time
from contextlib import suppress

from msgspec.structs import replace

from argosy.core.contract import CHANCE, Illegal, Seat
from argosy.core.replay import AnyMatch
from argosy.server.storage.failures import Conflict
from argosy.server.storage.rows import PLAYING, InputRow
from argosy.server.tables.requests.consent import must_agree
from argosy.server.tables.requests.pause import requests_in_play
from argosy.server.tables.requests.pending import UndoRequest, pending_requests, stand_in_inputs
from argosy.server.tables.session import GameSession
from argosy.server.tables.table import Table
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused


async def ask_undo(table: Table, seat: Seat, stand_in: bool = False) -> None:
    """Ask for an undo; done at once if nobody has learnt or done anything since. Raises Refused.

    With `stand_in` it goes back to before the first input that a bot entered while the player was away, as far as
    that can be undone.
    """

    async def work() -> None:
        pending = requests_in_play(table)
        if table.row.lesson is not None:
            raise errors.LESSON_UNDO.refused()
        if pending.paused is not None:
            raise errors.TABLE_PAUSED.refused()
        session = await table.session()
        latest = session.match.last_input(seat)
        last = first_of_stand_in(table, session, seat) if stand_in else latest
        if last is None or latest is None:
            raise errors.UNDO_NONE.refused()
        if last == latest and session.match.can_undo(seat):
            await commit_undo(table, session, session.undo(seat))
            return
        if session.match.bound(last) is not None:
            raise errors.UNDO_SEEN.refused()
        if pending.undo is not None and pending.undo.refused is None:
            raise errors.UNDO_ASKED.refused()
        if pending.undo is not None and pending.undo.seat == seat:
            raise errors.UNDO_REFUSED.refused()
        reveals = has_revealed(session.match, last)
        asked = UndoRequest(seat, last, session.version, time.time(), reveals=reveals, stand_in=stand_in)
        await settle_undo(table, session, asked)

    await table.commands.run(work)


def first_of_stand_in(table: Table, session: GameSession, seat: Seat) -> int | None:
    """The number of inputs before the first one of a stand-in that can still be undone; None if it entered none.

    If cards were shown after each of them, the last one, which the caller refuses.
    """
    found = [session.number_of(version) for version in stand_in_inputs(table.row.agenda, seat)]
    numbers = [number for number in found if number is not None]
    free = [number for number in numbers if session.match.bound(number) is None]
    return next(iter(free or numbers[-1:]), None)


def has_revealed(match: AnyMatch, number: int) -> bool:
    """Whether anything hidden was shown after the first `number` inputs: chance was drawn, or cards turned up."""
    if any(entry.actor == CHANCE for entry in match.log[number:]):
        return True
    return any(event.reveals() or event.binds() for told in match.story(number) for event in told)


async def answer_undo(table: Table, seat: Seat, agree: bool) -> None:
    """Agree to the undo that is asked for, or refuse it. Raises Refused."""

    async def work() -> None:
        pending = requests_in_play(table)
        asked = pending.undo
        session = await table.session()
        if asked is None or asked.refused is not None or asked.version != session.version or pending.paused is not None:
            raise errors.UNDO_NOT_ASKED.refused()
        if not agree:
            pending = replace(pending, undo=replace(asked, refused=seat))
            await table.change(dataclasses.replace(table.row, agenda=pending.to_json()))
        elif seat != asked.seat:
            await settle_undo(table, session, replace(asked, agreed=tuple(sorted({*asked.agreed, seat}))))

    await table.commands.run(work)


async def settle_undo(table: Table, session: GameSession, asked: UndoRequest) -> None:
    """Do the undo if all who must agree have agreed (bots always do), else store who has. Raises Refused."""
    if {*must_agree(asked, table.seats, table.presence)} <= {*asked.agreed}:
        await commit_undo(table, session, session.back(asked.seat, asked.to))
    else:
        pending = replace(pending_requests(table.row.agenda), undo=asked)
        await table.change(dataclasses.replace(table.row, agenda=pending.to_json()))


async def settle_pending_undo(table: Table) -> None:
    """Do the undo that is asked for if nobody is left who has not agreed. Only from within the command queue."""
    asked = pending_requests(table.row.agenda).undo
    if table.row.state != PLAYING or table.paused or asked is None or asked.refused is not None:
        return
    with suppress(Refused):
        session = await table.session()
        if asked.version == session.version:
            await settle_undo(table, session, asked)


async def commit_undo(table: Table, session: GameSession, rows: list[InputRow] | Illegal) -> None:
    """Write the undo to the log. Raises Refused."""
    if isinstance(rows, Illegal):
        raise errors.UNDO_TOO_LATE.refused()
    try:
        await table.commit(session, rows, None)
    except Conflict as error:
        table.forget()
        raise errors.UNDO_TOO_LATE.refused() from error
