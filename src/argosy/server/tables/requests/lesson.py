"""Opening a lesson, and moving among its steps."""

from __future__ import annotations

import json
import time

from argosy.core.contract import Illegal
from argosy.core.record import Header
from argosy.core.registry import list_games
from argosy.lessons.library import lessons_of
from argosy.lessons.runner import Lesson
from argosy.lessons.script import Script, ScriptError
from argosy.server.storage.failures import Conflict
from argosy.server.storage.rows import PLAYING, GuestRow, SeatRow, TableRow
from argosy.server.storage.table_store import TableStore
from argosy.server.tables import lesson
from argosy.server.tables.chat import SILENT
from argosy.server.tables.names import bots_named
from argosy.server.tables.session import header_line, row_of
from argosy.server.tables.table import Table
from argosy.server.tables.tokens import hashed, new_token
from argosy.server.wire import errors
from argosy.server.wire.lesson_types import LessonMove, NewLesson
from argosy.server.wire.types import Opened

OTHERS = "sensible"
"""The level that the other seats show; no bot ever acts there."""


async def open_lesson(store: TableStore, id: str, guest: GuestRow, asked: NewLesson) -> Opened:
    """Open a private table of that id where a guest is taught. Raises Refused."""
    errors.require_one_of(asked.game, list_games(), errors.GAME_UNKNOWN)
    lessons = lessons_of(asked.game)
    script = lessons[errors.require_one_of(asked.lesson, tuple(lessons), errors.LESSON_UNKNOWN)]
    match = Lesson.begin(script).match
    token = new_token()
    seats = [SeatRow(id, seat, bot=None if seat == script.learner else OTHERS) for seat in range(script.seats)]
    seats[script.learner] = SeatRow(id, script.learner, guest.id, guest.name, hashed(token))
    for bot in bots_named(seats, [seat.seat for seat in seats if seat.name is None]):
        seats[bot.seat] = bot
    row = new_row(id, guest, script, match.header)
    await store.add_table(row, seats, [row_of(entry) for entry in match.log])
    return Opened(id, script.learner, token)


def new_row(id: str, guest: GuestRow, script: Script, header: Header) -> TableRow:
    """The row of a table with a lesson: private, without clocks and hints; its header names nobody."""
    now = time.time()
    return TableRow(
        id=id,
        game=script.game,
        options=json.dumps(dict(header.options)),
        public=False,
        pace="untimed",
        tempo="instant",
        absence=0,
        state=PLAYING,
        host=guest.id,
        header=header_line(header),
        seed=script.seed,
        created=now,
        changed=now,
        onlookers=SILENT,
        bots_due=False,
        lesson=script.name,
    )


async def move_lesson(table: Table, how: LessonMove) -> None:
    """Go on, back, or skip a step of the lesson that is taught at a table. Raises Refused."""

    async def work() -> None:
        if table.paused:
            raise errors.TABLE_PAUSED.refused()
        session = await table.session()
        try:
            rows = lesson.move(table.row, session, how)
            if not isinstance(rows, Illegal) and rows:
                await table.commit(session, rows, None)
        except ScriptError as error:
            raise table.lesson_broken(error) from error
        except Conflict as error:  # another process wrote first; the learner presses again
            table.forget()
            raise errors.TABLE_BUSY.refused() from error

    await table.commands.run(work)
