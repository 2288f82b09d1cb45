"""Garbage collection and thread switching of a process that only serves: tuned for short pauses."""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Final

YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000
"""Thresholds of the three generations: the young ones are collected often, the old one only by `tune_gc`."""
FULL_SECONDS: Final = 600.0
"""Between two full collections. With 200 games one takes about 0.2 s, which is three in ten thousand of the time."""
SWITCH_SECONDS: Final = 0.0001
"""After which a running thread hands over to another, instead of Python's 5 ms. The writer thread needs the interpreter
many times for a commit, and everybody who sent a command waits for it."""


async def tune_gc() -> None:
    """Until cancelled: collect in full every ten minutes, and never scan what was loaded at the start.

    By default Python collects in full whenever the old objects have grown by a quarter: with many games that stops
    all of them for a fifth of a second, every few seconds while people come.
    """
    before, interval = gc.get_threshold(), sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    try:
        while True:
            await asyncio.sleep(FULL_SECONDS)
            gc.collect()
    finally:
        sys.setswitchinterval(interval)
        gc.set_threshold(*before)
        gc.unfreeze()
