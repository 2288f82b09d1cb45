"""The writer thread: commits everything that has queued up while it was busy in one transaction (group commit)."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from argosy.server.storage.failures import Conflict, StoreError

LOG = logging.getLogger("argosy.server")
T = TypeVar("T")
MOST: Final = 256
"""Jobs in one transaction."""
LOCK_ERRORS: Final = frozenset({"55P03", "40P01"})
"""SQLSTATEs of a lock timeout and of a deadlock, for which only one job fails."""


class Notice(NamedTuple):
    """A change that other processes are notified of: a table, and the version of its log, 0 if that did not grow."""

    table: str
    version: int = 0


@dataclass(frozen=True, slots=True)
class Job(Generic[T]):
    """Something to write, the notification of it, and the future that is resolved after the commit."""

    notice: Notice | None
    write: Callable[[Connection], T]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[T]


Answer = tuple[Job[object], object, Exception | None]


class Writer:
    """Runs jobs in one thread, many in one transaction. A job may run twice, so it must do nothing but write."""

    def __init__(self, engine: Engine, announce: Callable[[Connection, list[Notice]], None] | None = None) -> None:
        self.engine = engine
        self.announce = announce
        """Notifies other processes within the transaction, so that they are notified exactly when it is committed."""
        self.failure: str | None = None
        """Why the last transaction failed; None if it did not."""
        self.in_doubt = False
        """Whether one failed and nothing is known to have been written since: one that only reads succeeds anyway."""
        self.commits = 0
        self.jobs = 0
        self._queue: queue.SimpleQueue[Job[object] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="argosy-writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def write(self, notice: Notice | None, job: Callable[[Connection], T]) -> T:
        """Run a job; returns its value after the commit. Raises StoreError or Conflict."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(Job(notice, job, loop, future))  # type: ignore[arg-type]
        try:
            return await future
        finally:  # the traceback of an exception holds this frame, and the future holds the exception
            del future

    def close(self) -> None:
        """Write what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        """Commit batches of jobs until closed."""
        last = False
        while not last:
            gathered = [self._queue.get()]
            while len(gathered) < MOST and not self._queue.empty():
                gathered.append(self._queue.get())
            last = None in gathered
            if batch := [job for job in gathered if job is not None]:
                self._commit(batch)

    def _commit(self, batch: list[Job[object]]) -> None:
        """Commit a batch in one transaction; if a job fails, again with a savepoint for each."""
        try:
            answers = self._together(batch) or self._apart(batch)
            self.commits += 1
            self.jobs += len(batch)
            self.failure = None
        except (SQLAlchemyError, OSError) as error:
            problem = StoreError(str(error.orig) if isinstance(error, DBAPIError) else str(error))
            self.failure = str(problem)
            self.in_doubt = True
            answers = [(job, None, problem) for job in batch]
        except Exception as error:  # a bug; without this thread nothing would ever be written again, nor answered
            LOG.exception("the writer failed")
            answers = [(job, None, StoreError(f"{type(error).__name__}: {error}")) for job in batch]
        for loop in {job.loop for job in batch}:
            mine = [answer for answer in answers if answer[0].loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, mine)

    def _together(self, batch: list[Job[object]]) -> list[Answer] | None:
        """All jobs in one transaction; None if one failed, and then nothing is written."""
        try:
            with self.engine.begin() as connection:
                answers: list[Answer] = [(job, job.write(connection), None) for job in batch]
                self._notify(connection, answers)
                return answers
        except OperationalError as error:
            if is_lock_error(error) and len(batch) > 1:
                return None
            raise
        except Exception:  # found again, and answered, by `_apart`
            return None

    def _apart(self, batch: list[Job[object]]) -> list[Answer]:
        """All jobs in one transaction, each in its own savepoint, so that one that fails does not affect the others."""
        with self.engine.begin() as connection:
            answers = [self._in_savepoint(connection, job) for job in batch]
            self._notify(connection, answers)
            return answers

    def _notify(self, connection: Connection, answers: list[Answer]) -> None:
        """Notify other processes of what was written."""
        notices = [job.notice for job, _, error in answers if job.notice is not None and error is None]
        if self.announce is not None and notices:
            self.announce(connection, notices)

    @staticmethod
    def _in_savepoint(connection: Connection, job: Job[object]) -> Answer:
        """Run a job in a savepoint. Raises errors of the whole connection."""
        try:
            with connection.begin_nested():
                return job, job.write(connection), None
        except IntegrityError as error:
            return job, None, Conflict(str(error.orig))
        except DataError as error:  # a value that this database cannot hold
            return job, None, StoreError(str(error.orig))
        except OperationalError as error:
            if not is_lock_error(error):
                raise
            return job, None, StoreError(str(error.orig))
        except SQLAlchemyError:
            raise
        except Exception as error:  # a bug in the job, for its caller
            return job, None, error


def is_lock_error(error: OperationalError) -> bool:
    """Whether a lock of another process failed one job, and not the database all of them."""
    return getattr(error.orig, "sqlstate", None) in LOCK_ERRORS


def _resolve(answers: list[Answer]) -> None:
    """Resolve the futures, in their event loop."""
    for job, value, error in answers:
        if job.future.done():
            continue  # nobody waits any more
        if error is None:
            job.future.set_result(value)
        else:
            job.future.set_exception(error)
