"""What a record has beside the game: times and talk, as far as the players allow it (docs/decisions/0030)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

from argosy.core import limits
from argosy.core.record import Record, Said
from argosy.server.storage.rows import InputRow, SeatRow, TableRow, Witnesses
from argosy.server.tables.session import ValidInputs
from argosy.server.wire.types import ChatLine


@dataclass(frozen=True, slots=True)
class RecordNotes:
    """Whether a record has the times of its inputs, and which lines of chat."""

    times: bool = False
    talk: tuple[ChatLine, ...] = ()


def notes_of(row: TableRow, seats: Sequence[SeatRow], witnesses: Witnesses) -> RecordNotes:
    """What the record of a table has beside the game.

    Times of one player can be guessed from those of the others, so a record has those of all or none. Words are only
    their author's; a line without one is of somebody who was deleted.
    """
    frank = {guest.id for guest in witnesses.guests if guest.talk}
    talk = [line for author, line in witnesses.chat if author in frank and line.seat >= 0 and not line.apart]
    return RecordNotes(may_have_times(row, seats, witnesses), tuple(talk[: limits.TALK]))


def may_have_times(row: TableRow, seats: Sequence[SeatRow], witnesses: Witnesses) -> bool:
    """Whether all people who played sat there from the beginning to the end, and let records have their times."""
    if row.header is None:
        return False
    players = {seat.seat: seat.guest for seat in seats if seat.guest is not None}
    if players != witnesses.began:
        return False
    deleted = bool(players) and "" in json.loads(row.header).get("names", [])
    allowing = {guest.id for guest in witnesses.guests if guest.times}
    return not deleted and allowing.issuperset(players.values())


def with_notes(record: Record, rows: Sequence[InputRow], notes: RecordNotes) -> Record:
    """The record with its notes; `rows` is the whole log that it was made from."""
    valid = ValidInputs()
    for row in rows:
        valid.add(row)
    made = [rows[version - 1].at for version in valid.versions]
    tenths = [*accumulate([round((at - made[0]) * 10) for at in made], max)]  # clocks of two servers may differ
    times = [0, *[later - earlier for earlier, later in pairwise(tenths)]][: len(made)]
    first = record.header.taken
    if 0 < first < len(times):
        times[first] = 0  # what came before was played at another table
    talk = [
        Said(sum([at <= line.at for at in made]), line.seat, line.text, line.phrase, line.about) for line in notes.talk
    ]
    return replace(record, times=tuple(times) if notes.times and any(times) else (), talk=tuple(talk))
