"""The public description of a table (`TableInfo`), whether the table is loaded or not."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from argosy.core.contract import Result, Seat
from argosy.core.registry import game
from argosy.server.storage.rows import OVER, SeatRow, TableRow
from argosy.server.tables.deadlines import due_decisions
from argosy.server.tables.editions import STANDARD
from argosy.server.tables.presence import Presence
from argosy.server.tables.requests.consent import must_agree
from argosy.server.tables.requests.pending import ONLOOKERS, UndoRequest, pending_requests
from argosy.server.wire.request_types import PauseInfo, UndoInfo
from argosy.server.wire.types import Ended, Origin, SeatInfo, TableInfo


class PublicHeader(Struct, frozen=True):
    """The public part of a game's header; can be read for games of older rules too."""

    rules: str
    edition: str
    seed_sha256: str | None = None


SHORT: Final = 4096
"""Characters of a header up to which its public part is kept; one with a whole edition in it can have two million."""


@lru_cache(maxsize=1000)
def _kept_header(line: str) -> PublicHeader:
    return msgspec.json.decode(line, type=PublicHeader)


def public_header(line: str) -> PublicHeader:
    """The public part of the first line of a record."""
    return _kept_header(line) if len(line) <= SHORT else msgspec.json.decode(line, type=PublicHeader)


class Score(Struct, frozen=True):
    """Points and places of a finished game, as the store keeps them."""

    points: tuple[int, ...]
    places: tuple[int, ...]


def score_of(result: Result) -> str:
    """The result of a game, as the store keeps it."""
    return msgspec.json.encode(Score(result.points, result.places)).decode()


def name_of(seat: SeatRow) -> str:
    """The name shown for a seat."""
    return seat.name or f"Seat {seat.seat + 1}"


def info_of(
    row: TableRow, seats: Sequence[SeatRow], presence: Presence | None, late: Collection[Seat] = ()
) -> TableInfo:
    """A table as everybody sees it; without a presence, as one where nobody is connected."""
    pending, due = pending_requests(row.agenda), due_decisions(row.owed)
    header = None if row.header is None else public_header(row.header)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=game(row.game).rules_version if header is None else header.rules,
        seats=[
            SeatInfo(
                seat=seat.seat,
                name=seat.name,
                bot=seat.bot if presence is None else presence.bot(seat.seat),
                here=presence is not None and presence.here(seat.seat),
                stand_in=presence is not None and seat.seat in presence.stand_ins,
                held=seat.guest is not None,
                deadline=due[seat.seat].ends if seat.seat in due else None,
                late=seat.seat in late,
                silenced=seat.seat in pending.silenced,
                host=seat.guest is not None and seat.guest == row.host,
                replaceable_from=None if presence is None else presence.replaceable_from(seat.seat),
            )
            for seat in seats
        ],
        options=json.loads(row.options),
        edition=(row.edition or STANDARD) if header is None else header.edition,
        public=row.public,
        pace=row.pace,
        tempo=row.tempo,
        absence=row.absence,
        state=row.state,
        host=row.host,
        seed_sha256=None if header is None else header.seed_sha256,
        rematch=row.rematch,
        imported=row.imported,
        decision=row.decision,
        hints=row.hints,
        onlookers=row.onlookers,
        origin=origin_of(row.origin),
        paused=None if pending.paused is None else PauseInfo(pending.paused.by, pending.paused.at),
        votes=[*pending.votes],
        undo=None if pending.undo is None else undo_info(pending.undo, seats, presence),
        onlookers_silenced=ONLOOKERS in pending.silenced,
        ended=ended_of(row),
        closed_by=pending.closed_by,
        market=pending.market,
        lesson=row.lesson,
    )


def ended_of(row: TableRow) -> Ended | None:
    """How the game of a table ended; None if it has not."""
    if row.state != OVER:
        return None
    score = Score((), ()) if row.result is None else msgspec.json.decode(row.result, type=Score)
    return Ended(row.changed, [*score.points], [*score.places])


def origin_of(text: str | None) -> Origin | None:
    """The table and the input that a game continues from, out of the column `origin`."""
    table, _, number = (text or "").partition(" ")
    return Origin(table, int(number)) if table else None


def undo_info(asked: UndoRequest, seats: Sequence[SeatRow], presence: Presence | None) -> UndoInfo:
    """An undo request as everybody sees it."""
    waiting = [seat for seat in must_agree(asked, seats, presence) if seat not in asked.agreed]
    return UndoInfo(asked.seat, [*asked.agreed], waiting, asked.refused, asked.stand_in)
