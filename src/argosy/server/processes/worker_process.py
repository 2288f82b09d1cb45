"""A worker process of the operating system, which runs one job after the other."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from ctypes import c_longlong
from multiprocessing.context import BaseContext
from multiprocessing.sharedctypes import RawValue
from typing import Final, TypeVar

from argosy.server.processes.child import run_job, set_up_process
from argosy.server.processes.job import WorkerError, WorkerHungError

T = TypeVar("T")
PRELOADED: Final = ("argosy.server.bots.worker",)
"""Modules that are imported before worker processes are forked. All pools share one fork server; what reviews need
besides takes twice as long to import, and the first bot would wait for it."""
START_SECONDS: Final = 60.0
"""How long a process may take to start."""
HANGING_SECONDS: Final = 30.0
"""A job that is not done so long after its time is killed; on a busy machine a second of work takes several."""


class WorkerProcess:
    """One process. It is started when it gets its first job, and again after it ended."""

    def __init__(self) -> None:
        self.known: dict[str, int] = {}
        """For users of the process: what it keeps in memory, such as a game and how many entries of its log."""
        self._executor: ProcessPoolExecutor | None = None
        self._pid: int | None = None
        self._stop: c_longlong = RawValue(c_longlong, -1)
        self._number = 0
        self._running: Future[object] | None = None
        self._closed = False

    @property
    def started(self) -> bool:
        """Whether the process runs."""
        return self._executor is not None

    @property
    def pid(self) -> int | None:
        """The id of the process; None until it runs."""
        return self._pid

    @property
    def running(self) -> Future[object] | None:
        """The job that runs, also if nobody waits for it any more."""
        return self._running if self._running is not None and not self._running.done() else None

    async def call(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """Call a function in the process. Raises WorkerError, OutOfTimeError, or what the function raises.

        `seconds` of processor time are its limit.
        """
        if self._closed:
            raise WorkerError("the server is closing")
        try:
            executor = await self._start() if self._executor is None or self._pid is None else self._executor
            self._number += 1
            future = executor.submit(run_job, self._number, seconds, function, *args)
        except (RuntimeError, OSError, TimeoutError) as error:  # BrokenProcessPool is a RuntimeError
            self.kill()
            raise WorkerError(f"no worker process can be started: {error}") from error
        self._running = future  # type: ignore[assignment]  # of some type
        waiting = asyncio.wrap_future(future)
        waiting.add_done_callback(lambda ended: ended.cancelled() or ended.exception())  # nobody may wait any more
        done, _ = await asyncio.wait([waiting], timeout=seconds * 2 + HANGING_SECONDS)
        if not done:
            waiting.cancel()
            self.kill()
            raise WorkerHungError(f"the job was not done within {seconds * 2 + HANGING_SECONDS:g} s")
        try:
            return waiting.result()
        except BrokenProcessPool as error:
            self.kill()
            raise WorkerError("the worker process ended") from error

    def stop_job(self) -> None:
        """Ask the job that runs to come to an end with what it has."""
        self._stop.value = self._number

    async def _start(self) -> ProcessPoolExecutor:
        """Start the process, in a thread, since that waits for the fork server."""
        if self._executor is None:
            self._executor = ProcessPoolExecutor(1, process_context(), set_up_process, (self._stop,))
        executor = self._executor
        async with asyncio.timeout(START_SECONDS):
            self._pid = await asyncio.wrap_future(await asyncio.to_thread(executor.submit, os.getpid))
        return executor

    def kill(self) -> None:
        """End the process at once; the next job starts another."""
        executor, self._executor, self._running = self._executor, None, None
        self.known.clear()
        if self._pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self._pid, getattr(signal, "SIGKILL", signal.SIGTERM))
            self._pid = None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the process for good, and wait for that."""
        self._closed = True
        executor = self._executor
        self.kill()
        if executor is not None:
            executor.shutdown(wait=True)


def worker_processes(count: int) -> list[WorkerProcess]:
    """So many processes, none of which runs yet."""
    return [WorkerProcess() for _ in range(count)]


def process_context() -> BaseContext:
    """How worker processes are started: forked from a process that has imported what they need and has no threads.

    A fork of the server itself would copy locks that its threads hold.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([*PRELOADED])
    return context
