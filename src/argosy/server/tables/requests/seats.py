"""Handing a seat to a bot and taking it back."""

from __future__ import annotations

from dataclasses import replace

from argosy.core.contract import Seat
from argosy.games.package import LEVELS
from argosy.server.tables.requests.pause import requests_in_play
from argosy.server.tables.table import Table
from argosy.server.wire import errors
from argosy.server.wire.request_types import HandOver


async def hand_over(table: Table, seat: Seat, asked: HandOver) -> None:
    """Let a bot play on your own seat, or on that of a player who is not connected. Raises Refused."""

    async def work() -> None:
        requests_in_play(table)
        level = errors.require_one_of(asked.level, LEVELS, errors.BOT_UNKNOWN)
        target = seat if asked.seat is None else asked.seat
        require_seat(table, target)
        row = table.seats[target]
        if not row.person:
            raise errors.BOT_ON_SEAT.refused()
        if target != seat and table.presence.here(target):
            raise errors.OWNER_PRESENT.refused()
        if target != seat and table.row.decision:
            raise errors.OWNER_HAS_TIME.refused()
        await table.change(table.row, [replace(row, bot=level)])

    await table.commands.run(work)


async def take_back(table: Table, seat: Seat) -> None:
    """Play on your own seat again. Raises Refused."""

    async def work() -> None:
        row = table.seats[seat]
        if row.bot is None:
            raise errors.NO_BOT_ON_SEAT.refused()
        await table.change(table.row, [replace(row, bot=None)])
        table.presence.watch()

    await table.commands.run(work)


def require_seat(table: Table, seat: Seat) -> None:
    """Check that the table has that seat; -1 means the onlookers. Raises Refused."""
    if seat >= len(table.seats):
        raise errors.SEAT_UNKNOWN.refused(seat=seat + 1, seats=len(table.seats))
