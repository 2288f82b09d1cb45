"""Reviews of finished games: computed part by part in the review processes, and kept with the game.

Each request makes some parts and answers with all that were found since the part that the asker knows. So an asker sees
the review grow, one who stops loses nothing, and what was found once is never computed again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from argosy.core.contract import Seat
from argosy.server.review.judging_work import AT_SERVER, IN_PAGE, Thoroughness, Worked, try_choice, work_on
from argosy.server.review.processes import ReviewProcesses
from argosy.server.storage.failures import Conflict
from argosy.server.storage.rows import OVER, ReviewPart
from argosy.server.tables.table import Table
from argosy.server.wire import errors

LONGEST_SECONDS, LEAST_SECONDS = 2.0, 0.2
"""How long a job may take by the clock when others wait: a review steps back after the shorter time."""
JOB_SECONDS: Final = 12.0
"""Processor time of one job at most. It begins nothing new after 1.5 s, so only a step that takes long uses more."""
TOLD: Final = {"plan": "decisions", "history": "ledgers", "deals": "deals"}
"""By kind of part the field of the answer that it goes into; judgements are a list."""


class GameReviews:
    """Reviews of decisions, for all seats of all finished games."""

    def __init__(self, processes: ReviewProcesses, in_page: bool) -> None:
        self.how: Thoroughness = IN_PAGE if in_page else AT_SERVER
        self._processes = processes
        self._working: dict[tuple[str, Seat], asyncio.Task[Worked]] = {}
        """Jobs under way: whoever asks for the same review waits for the same job."""

    async def more(self, table: Table, visitor: str, seat: Seat, after: int, since: int) -> bytes:
        """What was found after a part, and the chances from a number on, as JSON. Raises Refused."""
        require_finished(table, seat)
        parts = await self._parts(table, after)
        worked = Worked({}, b"[]", 0, 1)
        prefix = self.how.prefix(table.row.game)
        if prefix + f"whole {seat}" not in {part.name for part in parts}:
            worked = await self._worked(table, visitor, seat, frozenset([part.name for part in parts]), since)
            parts = await self._parts(table, after)
        return answer(prefix, seat, parts, after, worked)

    async def tried(self, table: Table, visitor: str, seat: Seat, number: int, text: str) -> bytes:
        """The judgement of another action in a decision, as JSON. Raises Refused."""
        require_finished(table, seat)
        look = partial(try_choice, seat=seat, number=number, text=text, how=self.how)
        return await self._processes.judged(table, visitor, look, JOB_SECONDS, yields=False)

    @staticmethod
    async def _parts(table: Table, after: int) -> list[ReviewPart]:
        return await table.store.review_parts(table.row.id, after)

    async def _worked(self, table: Table, visitor: str, seat: Seat, have: frozenset[str], since: int) -> Worked:
        key = table.row.id, seat
        if key not in self._working:
            task = asyncio.create_task(self._work(table, visitor, seat, have, since))
            self._working[key] = task
            task.add_done_callback(lambda done: self._ended(key, done))
        return await asyncio.shield(self._working[key])

    def _ended(self, key: tuple[str, Seat], task: asyncio.Task[Worked]) -> None:
        del self._working[key]
        if not task.cancelled():
            task.exception()  # perhaps nobody waits any more

    async def _work(self, table: Table, visitor: str, seat: Seat, have: frozenset[str], since: int) -> Worked:
        """Let a process work, and keep what it found."""
        look = partial(work_on, seat=seat, have=have, since=since, how=self.how)
        worked = await self._processes.judged(table, visitor, look, JOB_SECONDS, yields=True)
        with suppress(Conflict):  # another process did the same, or the table was deleted meanwhile
            await table.store.add_review_parts(table.row.id, worked.parts)
        return worked


def require_finished(table: Table, seat: Seat) -> None:
    """Check that there is something to review. Raises Refused."""
    if table.row.state != OVER:
        raise errors.RECORD_NOT_OVER.refused()
    if seat >= len(table.seats):
        raise errors.SEAT_UNKNOWN.refused(seat=seat + 1, seats=len(table.seats))


def answer(prefix: str, seat: Seat, parts: list[ReviewPart], after: int, worked: Worked) -> bytes:
    """The answer with the parts after a number that are about that seat or all seats, as JSON."""
    fields: dict[str, object] = {
        "seat": seat,
        "after": max(parts[-1].number if parts else 0, after),
        "left": worked.left,
        "total": worked.total,
        **dict.fromkeys(TOLD.values()),
        "chances": msgspec.Raw(worked.chances),
    }
    judgements: list[msgspec.Raw] = []
    for part in parts:
        kind, *of = part.name.removeprefix(prefix).split()
        if part.number <= after or not part.name.startswith(prefix) or (of and of[0] != str(seat)):
            continue
        if kind == "history":
            history = msgspec.json.decode(part.data, type=dict[str, msgspec.Raw])
            fields |= {"chances": history["outlooks"], "ledgers": history["ledgers"]}
        elif kind in TOLD:
            fields[TOLD[kind]] = msgspec.Raw(part.data.encode())
        elif kind in ("quick", "full"):
            judgements.append(msgspec.Raw(part.data.encode()))
    return msgspec.json.encode({**fields, "judgements": judgements})
