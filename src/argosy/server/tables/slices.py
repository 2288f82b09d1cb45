"""Runs long work on the event loop in short slices, so that everything else gets its turn in between."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")
SLICE_SECONDS: Final = 0.002
QUICK_SECONDS: Final = 0.1
"""Work that has taken longer pauses after each slice for as long as the slice took."""


class SliceTurns:
    """Lets one slice run at a time; the next is one of the smallest work that waits."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = 0

    @asynccontextmanager
    async def turn(self, size: int) -> AsyncIterator[None]:
        """Wait for the turn of a slice of work of that size."""
        if self._busy:
            granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._count += 1
            heapq.heappush(self._waiting, (size, self._count, granted))
            try:
                await granted
            except asyncio.CancelledError:
                if granted.done() and not granted.cancelled():
                    self._pass_on()
                raise
        self._busy = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give the turn to the next who waits."""
        while self._waiting:
            granted = heapq.heappop(self._waiting)[2]
            if not granted.done():
                granted.set_result(None)
                return
        self._busy = False


TURNS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, SliceTurns]] = WeakKeyDictionary()


async def in_slices(work: Generator[None, None, T], size: int) -> T:
    """Do all steps of some work; returns its result. `size`: about how many steps it has."""
    turns = TURNS.setdefault(asyncio.get_running_loop(), SliceTurns())
    spent = 0.0
    while True:
        async with turns.turn(size):
            begun = now = time.perf_counter()
            while now - begun < SLICE_SECONDS:
                try:
                    next(work)
                except StopIteration as stop:
                    result: T = stop.value
                    return result
                now = time.perf_counter()
            spent += now - begun
            await asyncio.sleep(0 if spent < QUICK_SECONDS else now - begun)
