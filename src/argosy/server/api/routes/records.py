"""Records: download that of a finished game, and open a table from one."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
from starlette.responses import Response

from argosy.core import limits
from argosy.server.api.operations import TABLE, Call, Flag, Operations, OptionalWhole
from argosy.server.limits import Purpose
from argosy.server.processes.job import OutOfTimeError
from argosy.server.review.continue_game import UNTIMED
from argosy.server.review.finished import encoded_record
from argosy.server.review.worker import import_in_worker
from argosy.server.storage.rows import OPEN, OVER
from argosy.server.tables.session import decoded_rows
from argosy.server.wire import errors
from argosy.server.wire.types import Opened

MOST_RECORD: Final = 2 * 1024 * 1024
LONG_RECORD: Final = 64 * 1024
"""A record counts once more against the sender's limit for each such number of bytes: replaying takes longer."""
SEAT = OptionalWhole("seat", "The seat that you take in an unfinished game; without it the first.", 15)
PUBLIC = Flag("public", "Whether the new table is listed for everybody.")

operations = Operations()


@operations.get(f"{TABLE}/record", "The record of a finished game, as JSON lines.", None, purpose=Purpose.REVIEWS)
async def record(call: Call[None]) -> Response:
    """The record of a finished game."""
    table, _ = await call.table_as_viewer()
    found = await call.services.reviews.of_finished(table, await call.visitor(), partial(encoded_record))
    return Response(found, media_type="application/x-ndjson")


@operations.post(
    "/api/records", "Open a table from a record (JSON lines).", None, Opened, 201, (PUBLIC, SEAT), Purpose.UPLOADS
)
async def bring(call: Call[None]) -> Opened:
    """Open a table from a record: a finished one to look at, an unfinished one to continue."""
    services = call.services
    guest = await services.auth.guest(call.request)
    terms = msgspec.structs.replace(UNTIMED, public=PUBLIC.read(call.request))
    seat = SEAT.read(call.request)
    data = await call.read(MOST_RECORD)
    if times := len(data) // LONG_RECORD:
        call.count(Purpose.UPLOADS, times)
    try:
        id = services.lobby.new_table_id()
        row, seats, log = await services.reviews.run(guest.id, import_in_worker, id, guest, data, terms)
    except OutOfTimeError as error:
        raise errors.RECORD_WORK.refused(most=limits.INPUTS) from error
    if seat is not None and seat >= len(seats):
        raise errors.SEAT_UNKNOWN.refused(seat=seat + 1, seats=len(seats))
    host, inputs = guest if row.state == OPEN else None, decoded_rows(log)
    opened = await call.open_table(guest, terms.public, lambda: services.lobby.add(row, seats, host, inputs, seat))
    return msgspec.structs.replace(opened, replay=f"/t/{row.id}/replay" if row.state == OVER else None)
