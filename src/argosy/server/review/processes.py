"""Worker processes for looking back at games and for uploaded records, so that the event loop never waits for them.

Every guest has a queue, and the guests take turns. Answers about finished games are cached: such games never change.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar
from zlib import crc32

from argosy.core.replay import ReplayError
from argosy.server.processes.job import OutOfTimeError, QueueFullError, WorkerError
from argosy.server.processes.pool import ProcessPool, Turn
from argosy.server.review.finished import FinishedReview
from argosy.server.review.running import RunningReview
from argosy.server.review.worker import GameLog, look_at_finished, look_back
from argosy.server.storage.rows import OVER, InputRow
from argosy.server.tables.record_notes import RecordNotes, notes_of
from argosy.server.tables.session import encoded_rows
from argosy.server.tables.table import Table
from argosy.server.wire import errors

LOG = logging.getLogger("argosy.server")
T = TypeVar("T")
PROCESSOR_SECONDS: Final = 4.0
"""Processor time of one job: a game of 1,000 inputs is replayed in 0.1 s."""
PATIENCE_SECONDS: Final = 15.0
"""How long a job may wait for its turn."""
MOST_WAITING: Final = 6
"""Jobs of one visitor that wait or run at once. A visitor is a guest, or the address of somebody without a cookie."""
CACHE_BYTES: Final = 16 * 1024 * 1024


class AnswerCache:
    """Encoded answers about finished games, up to a number of bytes; the one not used for longest goes first."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._size = 0
        self._answers: OrderedDict[object, bytes] = OrderedDict()

    def get(self, key: object) -> bytes | None:
        """The answer for a key, if it is kept."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def add(self, key: object, answer: bytes) -> None:
        """Keep an answer."""
        self._size += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self._size > self._most:
            self._size -= len(self._answers.popitem(last=False)[1])


class ReviewProcesses:
    """Answers questions about games in worker processes."""

    def __init__(self, pool: ProcessPool) -> None:
        self.pool = pool
        self.cache = AnswerCache(CACHE_BYTES)
        self._asked: dict[tuple[str, object], asyncio.Task[bytes]] = {}
        """Questions about finished games that are being answered: a visitor who asks the same again waits for it."""

    def close(self) -> None:
        """Stop the processes."""
        self.pool.close()

    async def of_finished(self, table: Table, visitor: str, look: partial[bytes]) -> bytes:
        """What a function finds in the review of a finished game; its arguments are given by name. Raises Refused."""
        if table.row.state != OVER:
            raise errors.RECORD_NOT_OVER.refused()
        notes = await self.notes(table)
        key = table.row.id, table.row.header, notes, look.func, look.args, tuple(look.keywords.items())
        if (kept := self.cache.get(key)) is not None:
            return kept
        if (visitor, key) not in self._asked:
            self._asked[visitor, key] = asyncio.create_task(self._look(table, notes, visitor, look))
            self._asked[visitor, key].add_done_callback(lambda task: self._answered(visitor, key, task))
        return await asyncio.shield(self._asked[visitor, key])

    def _answered(self, visitor: str, key: object, task: asyncio.Task[bytes]) -> None:
        """A question was answered: cache the answer."""
        del self._asked[visitor, key]
        if not task.cancelled() and task.exception() is None:
            self.cache.add(key, task.result())

    async def with_record(self, table: Table, visitor: str, look: Callable[[FinishedReview], T]) -> T:
        """Like `of_finished`, for answers that are not cached. Raises Refused."""
        if table.row.state != OVER:
            raise errors.RECORD_NOT_OVER.refused()
        return await self._look(table, await self.notes(table), visitor, look)

    async def judged(
        self, table: Table, visitor: str, look: Callable[[FinishedReview], T], seconds: float, yields: bool
    ) -> T:
        """The same for work that takes so many seconds at most; with `yields` it lets all others go first."""
        if table.row.state != OVER:
            raise errors.RECORD_NOT_OVER.refused()
        return await self._look(table, await self.notes(table), visitor, look, seconds, yields)

    @staticmethod
    async def notes(table: Table) -> RecordNotes:
        """What the record has beside the game now: players may change their minds."""
        return notes_of(table.row, table.seats, await table.store.witnesses(table.row.id))

    async def _look(
        self,
        table: Table,
        notes: RecordNotes,
        visitor: str,
        look: Callable[[FinishedReview], T],
        seconds: float = PROCESSOR_SECONDS,
        yields: bool = False,
    ) -> T:
        id, header = table.row.id, table.row.header
        assert header is not None
        game = f"{id}/{crc32(f'{header} {notes}'.encode()):x}"  # names in the header and words can be deleted

        async def ask(turn: Turn) -> T:
            known = turn.process.known
            found: T | None = None
            if game in known:
                log = GameLog(game, header, None, known[game], b"[]", notes)
                found = await turn.call(seconds, look_at_finished, log, look)
            if found is None:
                rows, _ = await table.store.log(id)
                log = GameLog(game, header, table.row.seed, 0, encoded_rows(rows), notes)
                found = await turn.call(seconds, look_at_finished, log, look)
                known[game] = len(rows)
            assert found is not None
            return found

        return await self._in_turn(visitor, id, ask, key=game, yields=yields)

    async def of_running(self, table: Table, visitor: str, look: Callable[[RunningReview], T]) -> T:
        """What a function finds in the review of a game in progress. Raises Refused before the game has started."""
        header, rows = await table.commands.run(lambda: self._log_of(table))
        key = f"{table.row.id}/{table.epoch}"

        async def ask(turn: Turn) -> T:
            known = turn.process.known
            for after in (known.get(key, 0), 0):
                log = GameLog(key, header, None, after, encoded_rows(rows[after:]), RecordNotes())
                found: T | None = await turn.call(PROCESSOR_SECONDS, look_back, log, look)
                if found is not None:
                    known[key] = len(rows)
                    return found
            raise WorkerError("the process does not follow the game")

        return await self._in_turn(visitor, table.row.id, ask, key=key)

    @staticmethod
    async def _log_of(table: Table) -> tuple[str, list[InputRow]]:
        """The log of a game in progress; in the command queue all its entries are committed."""
        session = await table.session()
        assert table.row.header is not None
        return table.row.header, list(session.rows)

    async def run(self, visitor: str, function: Callable[..., T], *args: object) -> T:
        """Run a function in a process, when the turn of the visitor comes. Raises Refused, or what the function raises.

        OutOfTimeError is what the function raises too.
        """

        async def ask(turn: Turn) -> T:
            return await turn.call(PROCESSOR_SECONDS, function, *args)

        return await self._in_turn(visitor, "", ask, passed=OutOfTimeError)

    async def _in_turn(
        self,
        visitor: str,
        table: str,
        ask: Callable[[Turn], Awaitable[T]],
        key: str = "",
        passed: type[Exception] | tuple[()] = (),
        yields: bool = False,
    ) -> T:
        """Ask when the turn of the visitor comes. Raises Refused, and the exception `passed`."""
        path = visitor, table
        try:
            async with self.pool.turn(path, not yields, key, PATIENCE_SECONDS, yields) as turn:
                return await ask(turn)
        except passed:
            raise
        except QueueFullError as error:
            raise errors.REVIEW_BUSY.refused() from error
        except (WorkerError, OutOfTimeError, MemoryError) as error:
            LOG.error("review failed", extra={"table": table, "why": str(error)})
            raise errors.REVIEW_FAILED.refused() from error
        except ReplayError as error:
            LOG.error("table does not replay", extra={"table": table, "why": str(error)})
            raise errors.TABLE_BROKEN.refused(why=str(error)) from error
