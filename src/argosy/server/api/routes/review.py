"""Looking at a game again: its moments, its score history, and a table that continues from a position."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.responses import Response

from argosy.server.api.operations import TABLE, Call, Flag, Operations, OptionalWhole, Whole, encoded
from argosy.server.limits import Purpose
from argosy.server.review.finished import MOST, encoded_page, encoded_recap
from argosy.server.review.running import encoded_log_page
from argosy.server.review.score_history import ChanceCurve, Curve, encoded_chances, encoded_curve
from argosy.server.review.worker import continue_in_worker
from argosy.server.tables.session import decoded_rows
from argosy.server.wire import errors
from argosy.server.wire.judgement_types import GameReview, TriedChoice, TryChoice
from argosy.server.wire.review_types import Moments, PlayOn, Recap
from argosy.server.wire.types import Opened

PAGE: Final = 50
"""Moments on a page, unless `count` says otherwise."""
SEAT = OptionalWhole("seat", "The seat whose view is wanted; without it that of an onlooker.", 16)
START = Whole("start", "The number of the first moment.")
COUNT = Whole("count", f"How many moments, at most {MOST}; 0 is {PAGE}.", MOST)
VIEWS = Flag("views", "Whether views are wanted beside the events.", True)
LOG = Whole("log", "1 for the log so far, also of a game in progress, for your own seat.", 1)
JUDGED = Whole("seat", "The seat whose decisions are judged.", 16)
PART = Whole("after", "The part after which is told what was found; 0: from the beginning.")
SINCE = Whole("since", "The number of the input from which on the chances are wanted.")

operations = Operations()


@operations.get(f"{TABLE}/curve", "The points of all seats over a finished game.", Curve, purpose=Purpose.REVIEWS)
async def curve(call: Call[None]) -> Response:
    """The points over a finished game."""
    table, _ = await call.table_as_viewer()
    return encoded(await call.services.reviews.of_finished(table, await call.visitor(), partial(encoded_curve)))


@operations.get(
    f"{TABLE}/chances", "The chances to win of all seats over a finished game.", ChanceCurve, purpose=Purpose.REVIEWS,
)  # fmt: skip
async def chances(call: Call[None]) -> Response:
    """The chances over a finished game."""
    table, _ = await call.table_as_viewer()
    return encoded(await call.services.reviews.of_finished(table, await call.visitor(), partial(encoded_chances)))


@operations.get(
    f"{TABLE}/recap", "What a finished game tells that was hidden while it was played.", Recap,
    purpose=Purpose.REVIEWS,
)  # fmt: skip
async def recap(call: Call[None]) -> Response:
    """What was hidden in a finished game."""
    table, _ = await call.table_as_viewer()
    return encoded(await call.services.reviews.of_finished(table, await call.visitor(), partial(encoded_recap)))


@operations.get(
    f"{TABLE}/moments",
    "A finished game moment by moment, as `seat` saw it; with `log=1` the log so far, as your own seat saw it.",
    Moments, (SEAT, START, COUNT, VIEWS, LOG), Purpose.REVIEWS,
)  # fmt: skip
async def moments(call: Call[None]) -> Response:
    """Some moments of a finished game for any seat, or of a game in progress for your own."""
    table, own = await call.table_as_viewer()
    start, count = START.read(call.request), COUNT.read(call.request) or PAGE
    seat, views = SEAT.read(call.request), VIEWS.read(call.request)
    reviews = call.services.reviews
    if seat is not None and seat >= len(table.seats):
        raise errors.SEAT_UNKNOWN.refused(seat=seat + 1, seats=len(table.seats))
    if LOG.read(call.request):
        if seat not in {None, own}:
            raise errors.OTHERS_EYES.refused()
        look = partial(encoded_log_page, seat=own, start=start, count=count, views=views)
        return encoded(await reviews.of_running(table, await call.visitor(), look))
    page = partial(encoded_page, seat=seat, start=start, count=count, views=views)
    return encoded(await reviews.of_finished(table, await call.visitor(), page))


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
    origin = f"{table.row.id} {asked.input}"
    id = services.lobby.new_table_id()
    look = partial(continue_in_worker, id=id, guest=guest, number=asked.input, terms=asked, origin=origin)
    row, seats, log = await services.reviews.with_record(table, guest.id, look)
    host, inputs = guest if asked.sit else None, decoded_rows(log)
    return await call.open_table(guest, asked.public, lambda: services.lobby.add(row, seats, host, inputs))


@operations.get(
    f"{TABLE}/review",
    "Go on with the review of a finished game, and tell what it has found: chances, judged decisions, luck, deals.",
    GameReview, (JUDGED, PART, SINCE), Purpose.JUDGING,
)  # fmt: skip
async def review(call: Call[None]) -> Response:
    """Some more of the review of a seat."""
    table, _ = await call.table_as_viewer()
    seat, after, since = [wanted.read(call.request) for wanted in (JUDGED, PART, SINCE)]
    return encoded(await call.services.game_reviews.more(table, await call.visitor(), seat, after, since))


@operations.post(
    f"{TABLE}/review/try", "What another action would have cost in a decision of a finished game.", TryChoice,
    TriedChoice, purpose=Purpose.JUDGING,
)  # fmt: skip
async def try_choice(call: Call[TryChoice]) -> Response:
    """Judge another action."""
    asked = await call.body()
    table, _ = await call.table_as_viewer()
    reviews = call.services.game_reviews
    return encoded(await reviews.tried(table, await call.visitor(), asked.seat, asked.number, asked.text))
