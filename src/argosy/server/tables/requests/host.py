"""What only the host can do to a table: remove a guest before the game, and end the table; `mute.py` has silencing."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from argosy.core.contract import Seat
from argosy.server.storage.rows import CLOSED, OPEN, OVER, SeatRow
from argosy.server.tables.requests.pending import PendingRequests, pending_requests
from argosy.server.tables.requests.seats import require_seat
from argosy.server.tables.table import Table
from argosy.server.wire import errors

HOST: Final = "host"
REMOVED_KEPT: Final = 100
"""Removed guests that a table remembers."""


async def remove(table: Table, seat: Seat) -> None:
    """Free a seat before the game. Its guest cannot sit down again, and the link to join becomes a new one.

    A bot can be removed too; then nothing else changes. Raises Refused.
    """

    async def work() -> None:
        if table.row.state == CLOSED:
            raise errors.TABLE_CLOSED.refused()
        if table.row.state != OPEN:
            raise errors.TABLE_BEGUN.refused()
        require_seat(table, seat)
        row = table.seats[seat]
        if row.free:
            raise errors.SEAT_FREE.refused()
        if row.guest == table.row.host:
            raise errors.SEAT_OWN.refused()
        pending = pending_requests(table.row.agenda)
        silenced = tuple([other for other in pending.silenced if other != seat])
        pending = msgspec.structs.replace(pending, silenced=silenced)
        if row.guest is not None:
            removed = (*pending.removed, row.guest)[-REMOVED_KEPT:]
            pending = msgspec.structs.replace(pending, removed=removed, invitation=pending.invitation + 1)
        await table.change(replace(table.row, agenda=pending.to_json()), [SeatRow(table.row.id, seat)])

    await table.commands.run(work)


async def end(table: Table) -> None:
    """End a table, whether its game has begun or not. Raises Refused."""

    async def work() -> None:
        if table.row.state == CLOSED:
            raise errors.TABLE_CLOSED.refused()
        if table.row.state == OVER:
            raise errors.TABLE_OVER.refused()
        pending = pending_requests(table.row.agenda)
        kept = PendingRequests(removed=pending.removed, invitation=pending.invitation, closed_by=HOST)
        row = replace(table.row, state=CLOSED, agenda=kept.to_json(), clock=None, deadline=None, owed=None)
        await table.change(row)

    await table.commands.run(work)


def require_welcome(table: Table, guest: str) -> None:
    """Check that the host has not removed a guest. Raises Refused."""
    if guest in pending_requests(table.row.agenda).removed:
        raise errors.SEAT_REMOVED.refused()
