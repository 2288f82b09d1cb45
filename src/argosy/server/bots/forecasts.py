"""Forecasts: what the present phase would bring a seat if it ended now, computed in the bot processes."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from argosy.core.contract import Seat
from argosy.games.package import package
from argosy.server.bots.driver import BotDriver
from argosy.server.bots.pool import Asker
from argosy.server.bots.worker import forecast
from argosy.server.processes.job import OutOfTimeError, WorkerError
from argosy.server.storage.rows import PLAYING
from argosy.server.tables.deadlines import round_of
from argosy.server.wire import errors
from argosy.server.wire.market_types import Forecasts

LOG = logging.getLogger("argosy.server")
NULL: Final = Raw(b"null")


async def forecasts(bots: BotDriver, seat: Seat, texts: Sequence[str]) -> Forecasts:
    """The forecast for a seat as things stand, and after each of some actions; null outside trading. Raises Refused."""
    table = bots.table
    if table.row.state != PLAYING or package(table.row.game).forecast is None:
        raise errors.FORECAST_NONE.refused()
    session = await table.commands.run(table.session)
    header, rows = table.row.header, list(session.rows)
    if round_of(session.match) is None:  # it may have ended while the request was under way
        return Forecasts(len(rows), NULL, [NULL] * len(texts))
    assert header is not None
    asker = Asker(table.seats[seat].guest or table.row.host, table.row.id)
    try:
        answer = await bots.processes.ask(
            asker, bots.game_id, header, rows, seat, "sensible", forecast, details=tuple(texts)
        )
    except (ValueError, WorkerError, OutOfTimeError) as error:
        LOG.error("forecast failed", extra={"table": table.row.id, "seat": seat, "why": str(error)})
        raise errors.FORECAST_NONE.refused() from error
    now, *after = msgspec.json.decode(answer, type=list[Raw])
    return Forecasts(len(rows), now, after)
