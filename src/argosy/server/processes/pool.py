"""Pool of worker processes, which guests and tables use in turn.

    async with pool.turn((guest, table)) as turn:
        answer = await turn.call(function, argument)

Whoever has the turn has a process for itself. A process that dies or hangs is replaced, and its job fails with
`WorkerError`; nothing else is affected.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol, TypeVar

from argosy.server.processes.fair_queue import FairQueue
from argosy.server.processes.job import QueueFullError

T = TypeVar("T")


class Running(Protocol):
    """A job that runs: a future of either kind."""

    def done(self) -> bool:
        """Whether it is done."""

    def add_done_callback(self, fn: Callable[[Any], object], /) -> None:
        """Call a function once it is done, in any thread."""


class Process(Protocol):
    """What runs jobs, one after the other."""

    known: dict[str, int]
    """For users of the process: what it keeps in memory, such as a game and how many entries of its log."""

    @property
    def pid(self) -> int | None:
        """Its id in the operating system; None if it has none, or does not run."""

    @property
    def started(self) -> bool:
        """Whether it runs."""

    @property
    def running(self) -> Running | None:
        """The job that runs, also if nobody waits for it any more."""

    async def call(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """Call a function in the process. Raises WorkerError, OutOfTimeError, or what the function raises.

        `seconds` of processor time are its limit.
        """

    def stop_job(self) -> None:
        """Ask the job that runs to come to an end with what it has."""

    def close(self) -> None:
        """End the process for good, and wait for that."""


class Claim:
    """A wish for a turn: of whom, and whether a person waits for it."""

    def __init__(self, path: tuple[str, ...], urgent: bool, key: str, yields: bool = False) -> None:
        self.path = path
        self.urgent = urgent
        self.yields = yields
        self.key = key
        self.granted: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        self.begun = 0.0


class Turn:
    """The use of one process until the turn ends."""

    def __init__(self, process: Process, share: float) -> None:
        self.process = process
        self.share = share
        """The part of a process that is this table's fair share, at most 1."""

    async def call(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """See `Process.call`."""
        return await self.process.call(seconds, function, *args)


class ProcessPool:
    """Processes that are used in turn; see `FairQueue` for the order."""

    def __init__(
        self,
        processes: Sequence[Process],
        longest: float = 0.0,
        least: float = 0.0,
        most_waiting: int | None = None,
    ) -> None:
        """`most_waiting`: jobs of one guest at once.

        When others wait, a job that can be stopped is asked to stop after its share of `longest` seconds, but not
        before `least`.
        """
        self.processes = list(processes)
        self._longest, self._least, self._most_waiting = longest, least, most_waiting
        self._idle = list(self.processes)
        self._queue: FairQueue[Claim] = FairQueue()
        self._waiting: set[Claim] = set()
        self._running: dict[Claim, Process] = {}

    @property
    def waiting(self) -> int:
        """How many wait for a turn."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(
        self,
        path: tuple[str, ...],
        urgent: bool = True,
        key: str = "",
        patience: float | None = None,
        yields: bool = False,
    ) -> AsyncIterator[Turn]:
        """Wait for the turn of a path such as (guest, table). Raises QueueFullError, after `patience` seconds too.

        A process that knows `key` is preferred. With `yields` a job is asked to stop as soon as anybody waits.
        """
        if self._most_waiting is not None and self._active(path[0]) >= self._most_waiting:
            raise QueueFullError
        claim = Claim(path, urgent, key, yields)
        self._queue.add(path, urgent, claim)
        self._waiting.add(claim)
        self._grant()
        self._stop_long_jobs()
        try:
            done, _ = await asyncio.wait([claim.granted], timeout=patience)
        except asyncio.CancelledError:
            self._withdraw(claim)
            raise
        if not done:
            self._withdraw(claim)
            raise QueueFullError
        process = claim.granted.result()
        try:
            yield Turn(process, self.share(claim))
        finally:
            self._end(claim, process)

    def _active(self, guest: str) -> int:
        """How many jobs of a guest wait or run."""
        return sum(claim.path[0] == guest for claim in (*self._waiting, *self._running))

    def share(self, claim: Claim) -> float:
        """The part of a process that a claim may use: guests share equally, and so do the tables of a guest.

        Where a person waits, tables at which nobody does are not counted.
        """
        rivals = {other.path for other in (*self._waiting, *self._running) if other.urgent or not claim.urgent}
        rivals.add(claim.path)
        guests = len({path[0] for path in rivals})
        tables = len([path for path in rivals if path[0] == claim.path[0]])
        return min(1.0, len(self.processes) / (guests * tables))

    def seconds(self, share: float) -> float:
        """How long a job that can be stopped may take, with that share."""
        return max(self._least, self._longest * share)

    def close(self) -> None:
        """End the processes; jobs that run fail."""
        for process in self.processes:
            process.close()

    # Who is next

    def _grant(self) -> None:
        """Give idle processes to those who are next."""
        while self._idle and self._queue:
            claim = self._queue.take()
            process = max(self._idle, key=lambda idle: (claim.key in idle.known, idle.started))
            self._idle.remove(process)
            self._waiting.discard(claim)
            self._running[claim] = process
            claim.begun = time.monotonic()
            claim.granted.set_result(process)

    def _withdraw(self, claim: Claim) -> None:
        """Somebody no longer waits; the turn may just have come."""
        if claim.granted.done():
            self._end(claim, claim.granted.result())
        else:
            self._queue.remove(claim.path, claim.urgent, claim)
            self._waiting.discard(claim)

    def _end(self, claim: Claim, process: Process) -> None:
        """End a turn. If its job still runs, because nobody waits for it any more, the process is busy until then."""
        loop = asyncio.get_running_loop()
        running = process.running
        if running is None:
            self._release(claim, process)
            return
        process.stop_job()

        def when_done(_: object) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._release, claim, process)

        running.add_done_callback(when_done)

    def _release(self, claim: Claim, process: Process) -> None:
        if self._running.pop(claim, None) is not None:
            self._idle.append(process)
            self._grant()

    def _stop_long_jobs(self) -> None:
        """Somebody waits: ask jobs that had their share of time to stop, the others when they have had it."""
        if not self._waiting or not self._longest:
            return
        loop, now = asyncio.get_running_loop(), time.monotonic()
        for claim, process in self._running.items():
            allowed = self._least if claim.yields else self.seconds(self.share(claim))
            left = claim.begun + allowed - now
            if left <= 0:
                process.stop_job()
            else:
                loop.call_later(left, self._stop_if_running, claim)

    def _stop_if_running(self, claim: Claim) -> None:
        if claim in self._running and self._waiting:
            self._running[claim].stop_job()
