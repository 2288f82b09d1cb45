"""A table as everybody sees it, whether its game is live or not."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from argosy.core.contract import Seat
from argosy.core.registry import game
from argosy.server.storage.rows import OVER, SeatRow, TableRow
from argosy.server.tables.deadlines import owed_of
from argosy.server.tables.editions import STANDARD
from argosy.server.tables.pending import ONLOOKERS, UndoAsked, agenda_of
from argosy.server.tables.presence import Presence
from argosy.server.wire.table_types import Ended, Origin, PauseInfo, Score, UndoInfo
from argosy.server.wire.types import SeatInfo, TableInfo


class Begun(Struct, frozen=True):
    """What everybody sees of the header of a game, also of one that these rules cannot read any more."""

    rules: str
    edition: str
    seed_sha256: str | None = None


@lru_cache(maxsize=2000)
def begun_with(line: str) -> Begun:
    """What a game began with, from the first line of its record."""
    return msgspec.json.decode(line, type=Begun)


def name_of(seat: SeatRow) -> str:
    """What those at the table call a seat."""
    return seat.name or f"Seat {seat.seat + 1}"


def info_of(
    row: TableRow, seats: Sequence[SeatRow], presence: Presence | None, late: Collection[Seat] = ()
) -> TableInfo:
    """A table as everybody sees it; without a presence nobody is there."""
    agenda, owed = agenda_of(row.agenda), owed_of(row.owed)
    header = None if row.header is None else begun_with(row.header)
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
                held=one.guest is not None,
                deadline=owed[one.seat].ends if one.seat in owed else None,
                late=one.seat in late,
                silenced=one.seat in agenda.silenced,
            )
            for one in seats
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
        paused=None if agenda.paused is None else PauseInfo(agenda.paused.by, agenda.paused.at),
        votes=[*agenda.votes],
        undo=None if agenda.undo is None else undo_info(agenda.undo, seats),
        onlookers_silenced=ONLOOKERS in agenda.silenced,
        ended=ended_of(row),
    )


def ended_of(row: TableRow) -> Ended | None:
    """How the game of a table ended."""
    if row.state != OVER:
        return None
    score = Score((), ()) if row.result is None else msgspec.json.decode(row.result, type=Score)
    return Ended(row.changed, [*score.points], [*score.places])


def origin_of(text: str | None) -> Origin | None:
    """Where a game was played on from, as the store has it: a table and a number."""
    table, _, number = (text or "").partition(" ")
    return Origin(table, int(number)) if table else None


def undo_info(asked: UndoAsked, seats: Sequence[SeatRow]) -> UndoInfo:
    """An undo that was asked for."""
    waiting = [one.seat for one in seats if one.person and one.seat not in (asked.seat, *asked.agreed)]
    return UndoInfo(asked.seat, [*asked.agreed], waiting, asked.refused)
