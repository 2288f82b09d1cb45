"""Runs long work on the event loop in short slices, so that everything else gets its turn in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")
SLICE_SECONDS: Final = 0.002
TURNS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock]] = WeakKeyDictionary()
"""By event loop: held during a slice and the turn of the loop after it, so that no two slices run in one turn."""


async def in_slices(work: Generator[None, None, T]) -> T:
    """Do all steps of some work; returns its result. If there is more such work, the slices alternate."""
    turn = TURNS.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    while True:
        async with turn:
            end = time.perf_counter() + SLICE_SECONDS
            while time.perf_counter() < end:
                try:
                    next(work)
                except StopIteration as stop:
                    result: T = stop.value
                    return result
            await asyncio.sleep(0)
