"""The end of a pause: what stood still goes on with the time that it had left."""

from __future__ import annotations

import time

import msgspec
from msgspec.structs import replace

from argosy.server.storage.rows import TableRow
from argosy.server.tables.deadlines import owed_of
from argosy.server.tables.pending import agenda_of


def resumed(row: TableRow) -> dict[str, object]:
    """What changes when a pause ends: every clock has as much time left as it had."""
    agenda = agenda_of(row.agenda)
    paused = agenda.paused
    if paused is None:
        return {}
    gone = time.time() - paused.at
    owed = {
        seat: one if one.ends is None else replace(one, ends=one.ends + gone) for seat, one in owed_of(row.owed).items()
    }
    return {
        "agenda": replace(agenda, paused=None, votes=()).written(),
        "deadline": None if paused.deadline is None else paused.deadline + gone,
        "owed": msgspec.json.encode(owed).decode() if owed else None,
    }
