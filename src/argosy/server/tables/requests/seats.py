"""Handing a seat to a bot and taking it back."""

from __future__ import annotations

import math
from dataclasses import replace

import msgspec

from argosy.core.contract import Seat
from argosy.games.package import LEVELS
from argosy.server.tables.presence import STAND_IN, agreed_absence
from argosy.server.tables.requests.pause import requests_in_play
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.tables.table import Table
from argosy.server.wire import errors
from argosy.server.wire.request_types import HandOver


async def hand_over(table: Table, seat: Seat, asked: HandOver) -> None:
    """Let a bot play on your own seat, or on that of a player who is away for longer than agreed. Raises Refused.

    The bot on another's seat is the one that stands in for absent players, and leaves as soon as they are back.
    """

    async def work() -> None:
        pending = requests_in_play(table)
        level = errors.require_one_of(asked.level, LEVELS, errors.BOT_UNKNOWN)
        target = seat if asked.seat is None else asked.seat
        require_seat(table, target)
        row = table.seats[target]
        if not row.person:
            raise errors.BOT_ON_SEAT.refused()
        agenda = table.row.agenda
        if target != seat:
            require_replaceable(table, target, level)
            agenda = msgspec.structs.replace(pending, replaced=(*pending.replaced, target)).to_json()
        await table.change(replace(table.row, agenda=agenda), [replace(row, bot=level)])

    await table.commands.run(work)


def require_replaceable(table: Table, seat: Seat, level: str) -> None:
    """Check that another player may give a seat to a bot of that level. Raises Refused."""
    if table.presence.here(seat):
        raise errors.OWNER_PRESENT.refused()
    if table.row.decision:
        raise errors.OWNER_HAS_TIME.refused()
    if table.paused:
        raise errors.TABLE_PAUSED.refused()
    if not table.presence.away_too_long(seat):
        agreed = agreed_absence(table.row)
        left = math.ceil(agreed - table.presence.away(seat))
        raise errors.OWNER_BACK_SOON.refused(seconds=math.ceil(agreed), left=max(1, left))
    if level != STAND_IN:
        raise errors.STAND_IN_ONLY.refused(level=STAND_IN)


async def take_back(table: Table, seat: Seat) -> None:
    """Play on your own seat again. Raises Refused."""

    async def work() -> None:
        row = table.seats[seat]
        if row.bot is None:
            raise errors.NO_BOT_ON_SEAT.refused()
        pending = pending_requests(table.row.agenda)
        replaced = tuple([other for other in pending.replaced if other != seat])
        agenda = msgspec.structs.replace(pending, replaced=replaced).to_json()
        await table.change(replace(table.row, agenda=agenda), [replace(row, bot=None)])
        table.presence.watch()

    await table.commands.run(work)


def require_seat(table: Table, seat: Seat) -> None:
    """Check that the table has that seat; -1 means the onlookers. Raises Refused."""
    if seat >= len(table.seats):
        raise errors.SEAT_UNKNOWN.refused(seat=seat + 1, seats=len(table.seats))
