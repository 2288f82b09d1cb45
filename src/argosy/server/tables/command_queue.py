"""One task per table that does one thing after the other, whoever asked and whether or not they still wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from argosy.server.storage.writer import Conflict, StoreError, log_failure
from argosy.server.wire import errors

T = TypeVar("T")
TRIES = 5


class Mailbox:
    """What is asked is done in order; a client that goes away in the middle stops nothing.

    Work that another process got ahead of, by Conflict, is done again once `catch_up` has seen what that did.
    """

    def __init__(self, name: str, catch_up: Callable[[], Awaitable[None]]) -> None:
        self._catch_up = catch_up
        self._letters: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=name)
        self._busy = False
        self._closed = False

    @property
    def idle(self) -> bool:
        """Whether nothing is being done and nothing waits."""
        return not self._busy and self._letters.empty()

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the work done when its turn comes; what it gives or raises. Raises Refused once it is closed."""
        if self._closed:
            raise errors.TABLE_AWAY.refused()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def letter() -> None:
            try:
                value = await self._settled(work)
            except Exception as error:  # it belongs to the one who asked
                if not future.done():
                    future.set_exception(error)
                elif isinstance(error, StoreError):  # nobody waits any more who would log it
                    log_failure(error)
            else:
                if not future.done():
                    future.set_result(value)

        self._letters.put_nowait(letter)
        return await future

    async def _settled(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work, again if others were first."""
        for _ in range(TRIES):
            try:
                return await work()
            except Conflict:
                await self._catch_up()
        raise errors.TABLE_BUSY.refused()

    async def close(self) -> None:
        """End the work at hand, do no more."""

        async def stop() -> None:
            raise asyncio.CancelledError

        self._closed = True
        self._letters.put_nowait(stop)
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            letter = await self._letters.get()
            self._busy = True
            try:
                await letter()
            finally:
                self._busy = False
