"""Garbage collection, freed memory and thread switching of a process that only serves: tuned for short pauses."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Final

YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000
"""Thresholds of the three generations: the young ones are collected often, the old one only by `tune_gc`."""
LOOK_SECONDS: Final = 20.0
"""How often to look whether there is time for a full collection."""
QUIET_SECONDS: Final = 600.0
"""At least so much time lies between two full collections, if no table is loaded when the second one runs."""
FULL_SECONDS: Final = 3600.0
"""The longest time between two full collections. With 200 games one stops everything for about 0.2 s."""
SWITCH_SECONDS: Final = 0.0001
"""After which a running thread hands over to another, instead of Python's 5 ms. The writer thread needs the interpreter
many times for a commit, and everybody who sent a command waits for it."""


async def tune_gc(is_quiet: Callable[[], bool] = lambda: True) -> None:
    """Until cancelled: collect in full only when it is quiet, and never scan what was loaded at the start.

    By default Python collects in full whenever the old objects have grown by a quarter: with many games that stops
    all of them for a fifth of a second, every few seconds while people come. A full collection is hardly needed:
    tables have no reference cycles once they are unloaded, so their memory is freed at once
    (`tests/server/test_memory.py`). Closed connections have some, of a few kilobytes each.
    """
    before, interval, frozen = gc.get_threshold(), sys.getswitchinterval(), gc.get_freeze_count()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    collected = time.monotonic()
    try:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if time.monotonic() - collected >= (QUIET_SECONDS if is_quiet() else FULL_SECONDS):
                gc.collect()
                collected = time.monotonic()
    finally:
        sys.setswitchinterval(interval)
        gc.set_threshold(*before)
        if not frozen:  # what others froze before stays frozen: one can only unfreeze everything
            gc.unfreeze()


async def return_free_memory() -> None:
    """Return what the C allocator holds free to the system, in a thread. Does nothing where it is not glibc.

    Threads have allocation arenas of their own, and glibc returns by itself only what lies at the end of one.
    """
    trim = _malloc_trim()
    if trim is not None:
        await asyncio.to_thread(trim, 0)  # ctypes lets other threads run meanwhile


@cache
def _malloc_trim() -> Callable[[int], int] | None:
    """The function of glibc; None with another C library."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # musl has none
        return None
    trim.argtypes, trim.restype = [ctypes.c_size_t], ctypes.c_int
    return trim
