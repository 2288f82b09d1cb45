"""Hints: what a bot would do on one's seat and why, thought out where the bots of the table think."""

from __future__ import annotations

import logging
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

import msgspec

from argosy.core.contract import Seat
from argosy.server.bots.worker import advise
from argosy.server.storage.rows import PLAYING
from argosy.server.tables.pending import agenda_of
from argosy.server.wire import errors
from argosy.server.wire.request_types import Hint

if TYPE_CHECKING:
    from argosy.server.tables.live_tables import Berth

LOG = logging.getLogger("argosy.server")
ADVISERS: Final = ("strong", "best")


async def hint(berth: Berth, seat: Seat, level: str) -> Hint:
    """The opinion of that bot, which knows no more than the seat does. Raises Refused."""
    table, crew = berth.table, berth.crew
    errors.require_one_of(level, ADVISERS, errors.BOT_UNKNOWN)
    if not table.row.hints:
        raise errors.HINT_OFF.refused()
    if table.row.state != PLAYING or agenda_of(table.row.agenda).paused is not None:
        raise errors.TABLE_NOT_PLAYING.refused()
    voyage = await table.mailbox.ask(table.voyage)
    if seat not in voyage.match.to_act:
        raise errors.HINT_NOT_TO_ACT.refused()
    if crew.advising:
        raise errors.HINT_BUSY.refused()
    header, rows = table.row.header, list(voyage.rows)
    assert header is not None
    crew.advising = True
    try:
        said = await crew.pool.ask(crew.game_id, header, rows, seat, level, advise)
    except (ValueError, BrokenProcessPool) as error:
        LOG.error("hint failed", extra={"table": table.row.id, "seat": seat, "why": str(error)})
        raise errors.HINT_NONE.refused() from error
    finally:
        crew.advising = False
    found = msgspec.json.decode(said, type=Hint)
    return msgspec.structs.replace(found, version=len(rows))
