"""Hints: what a bot would do on a player's seat and why, computed in the bot processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

import msgspec

from argosy.core.contract import Seat
from argosy.core.replay import AnyMatch
from argosy.server.bots.driver import BotDriver
from argosy.server.bots.pool import Asker
from argosy.server.bots.worker import advise
from argosy.server.processes.job import OutOfTimeError, WorkerError
from argosy.server.storage.rows import PLAYING
from argosy.server.tables.deadlines import round_of
from argosy.server.tables.table import Table
from argosy.server.wire import errors
from argosy.server.wire.hint_types import Hint

LOG = logging.getLogger("argosy.server")
ADVISERS: Final = ("strong", "best")


async def hint(bots: BotDriver, seat: Seat, level: str | None = None, yields: bool = False) -> Hint:
    """What a bot of that level, which knows no more than the seat does, would do there. Raises Refused.

    Without a level see `level_for`. With `yields` its search ends early when others wait for a process. If the seat
    decides meanwhile, the search is stopped, and the hint has no options.
    """
    table = bots.table
    if level is not None:
        errors.require_one_of(level, ADVISERS, errors.BOT_UNKNOWN)
    if not table.row.hints:
        raise errors.HINT_OFF.refused()
    if table.row.state != PLAYING or table.paused:
        raise errors.TABLE_NOT_PLAYING.refused()
    session = await table.commands.run(table.session)
    if seat not in session.match.to_act:
        raise errors.HINT_NOT_TO_ACT.refused()
    if seat in bots.advised:
        raise errors.HINT_BUSY.refused()
    header, rows = table.row.header, list(session.rows)
    assert header is not None
    chosen = level or level_for(session.match)
    bots.advised.add(seat)
    try:
        asker = Asker(table.seats[seat].guest or table.row.host, table.row.id, not yields, yields)
        asking = bots.processes.ask(asker, bots.game_id, header, rows, seat, chosen, advise)
        answer = await while_deciding(table, seat, len(rows), asking)
    except (ValueError, WorkerError, OutOfTimeError) as error:
        LOG.error("hint failed", extra={"table": table.row.id, "seat": seat, "why": str(error)})
        raise errors.HINT_NONE.refused() from error
    finally:
        bots.advised.discard(seat)
    if answer is None:
        return Hint(len(rows), seat, chosen, 0, [], None, None)
    return msgspec.structs.replace(msgspec.json.decode(answer, type=Hint), version=len(rows))


def level_for(match: AnyMatch) -> str:
    """The strongest level that leaves time: `strong` in a phase in which a seat may act often, else `best`."""
    return "best" if round_of(match) is None else "strong"


async def while_deciding(table: Table, seat: Seat, version: int, asking: Coroutine[None, None, str]) -> str | None:
    """The answer of a bot process; None, and the process is free again, as soon as the seat has decided."""
    asked = asyncio.ensure_future(asking)
    try:
        while not asked.done():
            revision = table.revision
            session = await table.commands.run(table.session)
            if seat not in session.match.to_act or any(row.actor == seat for row in session.rows[version:]):
                return None
            changed = asyncio.ensure_future(table.wait_for_change(revision))
            try:
                await asyncio.wait((asked, changed), return_when=asyncio.FIRST_COMPLETED)
            finally:
                changed.cancel()
        return asked.result()
    finally:
        asked.cancel()
