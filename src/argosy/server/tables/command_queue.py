"""Command queue of a table: one task that runs everything that is done there, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from argosy.server.storage.failures import Conflict, StoreError, log_failure
from argosy.server.wire import errors

T = TypeVar("T")
TRIES = 5


class CommandQueue:
    """Runs work in order, to its end, even if the client that asked for it goes away.

    Work that fails with Conflict, because another process wrote first, is run again after `catch_up` has read what
    that process wrote.
    """

    def __init__(self, name: str, catch_up: Callable[[], Awaitable[None]]) -> None:
        self._catch_up = catch_up
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run_jobs(), name=name)
        self._busy = False
        self._closed = False

    @property
    def idle(self) -> bool:
        """Whether nothing runs and nothing waits."""
        return not self._busy and self._jobs.empty()

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run the work when its turn comes; returns or raises what it does. Raises Refused once it is closed."""
        if self._closed:
            raise errors.TABLE_AWAY.refused()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        self._jobs.put_nowait(partial(self._settle, work, future))
        try:
            return await future
        finally:  # the traceback of an exception holds this frame, and the future holds the exception
            del future

    async def _settle(self, work: Callable[[], Awaitable[T]], future: asyncio.Future[T]) -> None:
        """Run the work and give its value or its exception to whoever waits."""
        try:
            value = await self._retried(work)
        except Exception as error:  # it belongs to the caller
            if not future.done():
                future.set_exception(error)
            elif isinstance(error, StoreError):  # nobody waits any more who would log it
                log_failure(error)
        else:
            if not future.done():
                future.set_result(value)
        finally:  # as in `run`: else each refusal would keep its frames, and with them a whole game, until a full GC
            del work, future

    async def _retried(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run the work, again if another process wrote first."""
        for _ in range(TRIES):
            try:
                return await work()
            except Conflict:
                await self._catch_up()
        raise errors.TABLE_BUSY.refused()

    async def close(self) -> None:
        """Finish the work that runs or waits, and take no more."""

        async def stop() -> None:
            raise asyncio.CancelledError

        self._closed = True
        self._jobs.put_nowait(stop)
        await asyncio.gather(self._task, return_exceptions=True)
        del self._task, self._catch_up  # which refer to this queue and to the table

    async def _run_jobs(self) -> None:
        while True:
            job = await self._jobs.get()
            self._busy = True
            try:
                await job()
            finally:
                self._busy = False
