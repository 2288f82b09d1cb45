"""A table as everybody sees it, whether its game is live or not."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache

from argosy.core.record import Header, Record
from argosy.core.registry import game
from argosy.server.messages import SeatInfo, TableInfo
from argosy.server.presence import Presence
from argosy.server.rows import SeatRow, TableRow


@lru_cache(maxsize=2000)
def header_of(line: str) -> Header:
    """The header of a record from its first line."""
    return Record.loads(line).header


def name_of(seat: SeatRow) -> str:
    """What those at the table call a seat."""
    return seat.name or f"Seat {seat.seat + 1}"


def info_of(row: TableRow, seats: Sequence[SeatRow], presence: Presence | None) -> TableInfo:
    """A table as everybody sees it; without a presence nobody is there."""
    header = None if row.header is None else header_of(row.header)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=game(row.game).rules_version if header is None else header.rules,
        seats=[
            SeatInfo(
                seat=one.seat,
                name=one.name,
                bot=one.bot if presence is None else presence.bot(one.seat),
                here=presence is not None and presence.here(one.seat),
                stand_in=presence is not None and one.seat in presence.stand_ins,
            )
            for one in seats
        ],
        options=json.loads(row.options),
        edition="standard" if header is None else header.edition,
        public=row.public,
        pace=row.pace,
        tempo=row.tempo,
        absence=row.absence,
        state=row.state,
        host=row.host,
        seed_sha256=None if header is None else header.seed_sha256,
        rematch=row.rematch,
        imported=row.imported,
    )
