"""Looking at a game again: its moments, its score history, and a table that continues from a position."""

from __future__ import annotations

import asyncio
from typing import Final

from argosy.server.api.operations import TABLE, Call, Flag, Operations, OptionalWhole, Whole
from argosy.server.limits import Purpose
from argosy.server.review.continue_game import continued
from argosy.server.review.finished import MOST, finished_review, record_of
from argosy.server.review.running import look_back
from argosy.server.review.score_history import Curve, curve_of
from argosy.server.wire import errors
from argosy.server.wire.review_types import Moments, PlayOn
from argosy.server.wire.types import Opened

PAGE: Final = 50
"""Moments on a page, unless `count` says otherwise."""
SEAT = OptionalWhole("seat", "The seat whose view is wanted; without it that of an onlooker.", 16)
START = Whole("start", "The number of the first moment.")
COUNT = Whole("count", f"How many moments, at most {MOST}; 0 is {PAGE}.", MOST)
VIEWS = Flag("views", "Whether views are wanted beside the events.", True)
LOG = Whole("log", "1 for the log so far, also of a game in progress, for your own seat.", 1)

operations = Operations()


@operations.get(f"{TABLE}/curve", "The points of all seats over a finished game.", Curve, purpose=Purpose.REVIEWS)
async def curve(call: Call[None]) -> Curve:
    """The points over a finished game."""
    table, _ = await call.table_as_viewer()
    return await curve_of(table)


@operations.get(
    f"{TABLE}/moments",
    "A finished game moment by moment, as `seat` saw it; with `log=1` the log so far, as your own seat saw it.",
    Moments, (SEAT, START, COUNT, VIEWS, LOG), Purpose.REVIEWS,
)  # fmt: skip
async def moments(call: Call[None]) -> Moments:
    """Some moments of a finished game for any seat, or of a game in progress for your own."""
    table, own = await call.table_as_viewer()
    start, count = START.read(call.request), COUNT.read(call.request) or PAGE
    seat, views = SEAT.read(call.request), VIEWS.read(call.request)
    if seat is not None and seat >= len(table.seats):
        raise errors.SEAT_UNKNOWN.refused(seat=seat + 1, seats=len(table.seats))
    if LOG.read(call.request):
        if seat not in {None, own}:
            raise errors.OTHERS_EYES.refused()
        return await look_back(table, lambda review: review.page(own, start, count, views))
    review = await finished_review(table)
    return await asyncio.to_thread(review.page, seat, start, count, views)


@operations.post(
    f"{TABLE}/play-on", "Open a table that continues a finished game.", PlayOn, Opened, 201,
    purpose=Purpose.NEW_TABLES,
)  # fmt: skip
async def play_on(call: Call[PlayOn]) -> Opened:
    """Open a table that continues a finished game."""
    asked = await call.body()
    services = call.services
    table, guest = await call.table(), await services.auth.guest(call.request)
    services.auth.seat_or_onlooker(table, services.auth.token(call.request), guest)
    record = await record_of(table)
    origin = f"{table.row.id} {asked.input}"
    row, seats, log = await asyncio.to_thread(continued, guest, record, asked.input, asked, origin)
    host = guest if asked.sit else None
    return await call.open_table(guest, asked.public, lambda: services.lobby.add(row, seats, host, log))
