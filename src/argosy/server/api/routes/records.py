"""Records: download that of a finished game, and open a table from one."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.responses import Response

from argosy.server.api.operations import TABLE, Call, Flag, Operations
from argosy.server.limits import Purpose
from argosy.server.review.continue_game import UNTIMED, import_file
from argosy.server.review.finished import record_of
from argosy.server.storage.rows import OPEN, OVER
from argosy.server.wire.types import Opened

MOST_RECORD: Final = 2 * 1024 * 1024
LONG_RECORD: Final = 64 * 1024
"""A record counts once more against the sender's limit for each such number of bytes: replaying takes longer."""
PUBLIC = Flag("public", "Whether the new table is listed for everybody.")

operations = Operations()


@operations.get(f"{TABLE}/record", "The record of a finished game, as JSON lines.", None, purpose=Purpose.REVIEWS)
async def record(call: Call[None]) -> Response:
    """The record of a finished game."""
    table, _ = await call.table_as_viewer()
    return Response((await record_of(table)).dumps(), media_type="application/x-ndjson")


@operations.post(
    "/api/records", "Open a table from a record (JSON lines).", None, Opened, 201, (PUBLIC,), Purpose.UPLOADS
)
async def bring(call: Call[None]) -> Opened:
    """Open a table from a record: a finished one to look at, an unfinished one to continue."""
    services = call.services
    guest = await services.auth.guest(call.request)
    terms = msgspec.structs.replace(UNTIMED, public=PUBLIC.read(call.request))
    data = await call.read(MOST_RECORD)
    if times := len(data) // LONG_RECORD:
        call.count(Purpose.UPLOADS, times)
    async with services.importing:
        row, seats, log = await asyncio.to_thread(import_file, guest, data, terms)
    host = guest if row.state == OPEN else None
    opened = await call.open_table(guest, terms.public, lambda: services.lobby.add(row, seats, host, log))
    return msgspec.structs.replace(opened, replay=f"/t/{row.id}/replay" if row.state == OVER else None)
