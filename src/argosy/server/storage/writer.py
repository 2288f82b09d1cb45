"""The one thread that writes to the store: what has gathered while it was busy goes into one transaction."""

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

LOG = logging.getLogger("argosy.server")
T = TypeVar("T")
MOST: Final = 256
"""Jobs in one transaction."""
HELD_UP: Final = frozenset({"55P03", "40P01"})
"""What PostgreSQL calls a lock that somebody keeps for too long, and a deadlock: only one job fails of it."""


class StoreError(Exception):
    """The store did not take it: nothing was written, or nobody knows whether it was. Ask it again later."""


def log_failure(error: StoreError) -> None:
    """Log that the store failed; whoever catches the error for good does this, so that it is logged once."""
    LOG.error("store unavailable", extra={"why": str(error)})


class Conflict(Exception):  # noqa: N818 - it is how writers find out about each other
    """Somebody else has written that row already."""


class Notice(NamedTuple):
    """What other processes need to hear of: a table, and the version that its log reaches, 0 where it did not grow."""

    table: str
    version: int = 0


@dataclass(frozen=True, slots=True)
class Job(Generic[T]):
    """Something to write, what others are told of it, and who waits for the commit."""

    notice: Notice | None
    write: Callable[[Connection], T]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[T]


Answer = tuple[Job[object], object, Exception | None]


class Writer:
    """Group commit: everybody is answered after the commit of all. Jobs may run twice, so they only write."""

    def __init__(self, engine: Engine, announce: Callable[[Connection, list[Notice]], None] | None = None) -> None:
        self.engine = engine
        self.announce = announce
        """Tells other processes, within the transaction: they hear of it when it is committed, or never."""
        self.failure: str | None = None
        """Why the last transaction did not come about."""
        self.commits = 0
        self.jobs = 0
        self._queue: queue.SimpleQueue[Job[object] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="argosy-writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def write(self, notice: Notice | None, job: Callable[[Connection], T]) -> T:
        """What the job gave, once it is committed and others are told. Raises StoreError or Conflict."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(Job(notice, job, loop, future))  # type: ignore[arg-type]
        return await future

    def close(self) -> None:
        """Write what still waits, then end."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        """Take what there is, write it, and so on."""
        last = False
        while not last:
            gathered = [self._queue.get()]
            while len(gathered) < MOST and not self._queue.empty():
                gathered.append(self._queue.get())
            last = None in gathered
            if batch := [job for job in gathered if job is not None]:
                self._commit(batch)

    def _commit(self, batch: list[Job[object]]) -> None:
        """One transaction for all; if one of them fails, once more with each in a savepoint of its own."""
        try:
            answers = self._together(batch) or self._apart(batch)
            self.commits += 1
            self.jobs += len(batch)
            self.failure = None
        except (SQLAlchemyError, OSError) as error:
            problem = StoreError(str(error.orig) if isinstance(error, DBAPIError) else str(error))
            self.failure = str(problem)
            answers = [(job, None, problem) for job in batch]
        for loop in {job.loop for job in batch}:
            mine = [answer for answer in answers if answer[0].loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, mine)

    def _together(self, batch: list[Job[object]]) -> list[Answer] | None:
        """The usual case, where nobody fails; None if somebody did, and nothing is written."""
        try:
            with self.engine.begin() as connection:
                answers: list[Answer] = [(job, job.write(connection), None) for job in batch]
                self._tell(connection, answers)
                return answers
        except OperationalError as error:
            if held_up(error) and len(batch) > 1:
                return None
            raise
        except Exception:  # found again, and answered, by `_apart`
            return None

    def _apart(self, batch: list[Job[object]]) -> list[Answer]:
        """Whoever fails takes nobody along."""
        with self.engine.begin() as connection:
            answers = [self._one(connection, job) for job in batch]
            self._tell(connection, answers)
            return answers

    def _tell(self, connection: Connection, answers: list[Answer]) -> None:
        """Announce what was written."""
        notices = [job.notice for job, _, error in answers if job.notice is not None and error is None]
        if self.announce is not None and notices:
            self.announce(connection, notices)

    @staticmethod
    def _one(connection: Connection, job: Job[object]) -> Answer:
        """A job in its savepoint. Raises what concerns the whole connection."""
        try:
            with connection.begin_nested():
                return job, job.write(connection), None
        except IntegrityError as error:
            return job, None, Conflict(str(error.orig))
        except DataError as error:  # a value that this database cannot hold
            return job, None, StoreError(str(error.orig))
        except OperationalError as error:
            if not held_up(error):
                raise
            return job, None, StoreError(str(error.orig))
        except SQLAlchemyError:
            raise
        except Exception as error:  # a fault of the job, which its owner shall see
            return job, None, error


def held_up(error: OperationalError) -> bool:
    """Whether another process keeps us from writing one thing, and not the database from writing anything."""
    return getattr(error.orig, "sqlstate", None) in HELD_UP


def _resolve(answers: list[Answer]) -> None:
    """In the loop of those who wait: tell them."""
    for job, value, error in answers:
        if job.future.done():
            continue  # whoever waited has gone
        if error is None:
            job.future.set_result(value)
        else:
            job.future.set_exception(error)
