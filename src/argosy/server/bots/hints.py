"""Hints: what a bot would do on a player's seat and why, computed in the bot processes."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from argosy.core.contract import Seat
from argosy.server.bots.driver import BotDriver
from argosy.server.bots.pool import Asker
from argosy.server.bots.worker import advise
from argosy.server.processes.child import OutOfTimeError
from argosy.server.processes.pool import WorkerError
from argosy.server.storage.rows import PLAYING
from argosy.server.wire import errors
from argosy.server.wire.hint_types import Hint

LOG = logging.getLogger("argosy.server")
ADVISERS: Final = ("strong", "best")


async def hint(bots: BotDriver, seat: Seat, level: str) -> Hint:
    """What a bot of that level, which knows no more than the seat does, would do there. Raises Refused."""
    table = bots.table
    errors.require_one_of(level, ADVISERS, errors.BOT_UNKNOWN)
    if not table.row.hints:
        raise errors.HINT_OFF.refused()
    if table.row.state != PLAYING or table.paused:
        raise errors.TABLE_NOT_PLAYING.refused()
    session = await table.commands.run(table.session)
    if seat not in session.match.to_act:
        raise errors.HINT_NOT_TO_ACT.refused()
    if bots.advising:
        raise errors.HINT_BUSY.refused()
    header, rows = table.row.header, list(session.rows)
    assert header is not None
    bots.advising = True
    try:
        asker = Asker(table.seats[seat].guest or table.row.host, table.row.id)
        answer = await bots.processes.ask(asker, bots.game_id, header, rows, seat, level, advise)
    except (ValueError, WorkerError, OutOfTimeError) as error:
        LOG.error("hint failed", extra={"table": table.row.id, "seat": seat, "why": str(error)})
        raise errors.HINT_NONE.refused() from error
    finally:
        bots.advising = False
    return msgspec.structs.replace(msgspec.json.decode(answer, type=Hint), version=len(rows))
