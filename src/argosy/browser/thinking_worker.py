"""The thinking worker as the table worker sees it: a process in the server's pool of worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from argosy.browser.host import Host
from argosy.browser.messages import packed, unpacked
from argosy.server.processes.job import WorkerError
from argosy.server.processes.pool import Claim, ProcessPool

T = TypeVar("T")
YIELDING_SHARE: Final = 0.25
"""The part of its time that a search gets which should end when others wait: nothing can interrupt it here."""


class ThinkingWorker:
    """Asks the thinking worker, one question at a time."""

    def __init__(self, host: Host) -> None:
        self.known: dict[str, int] = {}
        self._host = host
        self._running: asyncio.Task[str] | None = None
        self.pid: int | None = None
        self.started = True

    @property
    def running(self) -> asyncio.Task[str] | None:
        """The question that is being answered, also if nobody waits for it any more."""
        return self._running if self._running is not None and not self._running.done() else None

    async def call(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """Call a function there. Raises WorkerError, or what the function raises."""
        self._running = asyncio.create_task(self._ask(packed((function, args))))
        self._running.add_done_callback(lambda done: done.cancelled() or done.exception())
        value, error = unpacked(await asyncio.shield(self._running))
        if error is not None:
            raise error
        found: T = value
        return found

    async def _ask(self, question: str) -> str:
        try:
            return await self._host.think(question)
        except Exception as error:  # whatever the page throws
            self.known.clear()
            raise WorkerError(f"the thinking worker ended: {error}") from error

    def stop_job(self) -> None:
        """Nothing: the worker hears no message while it thinks."""

    def close(self) -> None:
        """Nothing: the page ends its workers."""


class ThinkingPool(ProcessPool):
    """The pool with the one thinking worker. A person's question comes before those of nobody."""

    def share(self, claim: Claim) -> float:
        """The part of the time that a job may use; see `YIELDING_SHARE`."""
        return super().share(claim) * (YIELDING_SHARE if claim.yields else 1.0)
