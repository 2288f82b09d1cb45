"""Muting a seat for yourself, and silencing a seat for everybody, which only the host can do."""

from __future__ import annotations

import dataclasses

import msgspec

from argosy.core.contract import Seat
from argosy.server.tables.requests.pending import pending_requests, seats_in
from argosy.server.tables.requests.seats import require_seat
from argosy.server.tables.table import Table


async def mute(table: Table, seat: Seat, target: Seat, muted: bool) -> None:
    """Hide the chat of a seat from your own seat, or show it again. Raises Refused."""

    async def work() -> None:
        require_seat(table, target)
        row = table.seats[seat]
        seats = with_or_without(seats_in(row.muted), target, muted)
        stored = msgspec.json.encode(seats).decode() if seats else None
        await table.change(table.row, [dataclasses.replace(row, muted=stored)])

    await table.commands.run(work)


async def silence(table: Table, target: Seat, silenced: bool) -> None:
    """Forbid a seat to chat, or allow it again. Raises Refused."""

    async def work() -> None:
        require_seat(table, target)
        pending = pending_requests(table.row.agenda)
        seats = with_or_without(pending.silenced, target, silenced)
        pending = msgspec.structs.replace(pending, silenced=seats)
        await table.change(dataclasses.replace(table.row, agenda=pending.to_json()))

    await table.commands.run(work)


def with_or_without(seats: tuple[Seat, ...], seat: Seat, included: bool) -> tuple[Seat, ...]:
    """The seats with that one, or without it."""
    return tuple(sorted({*seats, seat} if included else {*seats} - {seat}))
