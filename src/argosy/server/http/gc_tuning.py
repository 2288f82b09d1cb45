"""How Python keeps house in a process that only serves: garbage collection at set times, quick turns of threads."""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Final

YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000
"""Thresholds of the three generations: the young ones are looked through often, the old one only by `tidy`."""
TIDY_SECONDS: Final = 600.0
"""Between two full collections. With 200 games one takes about 0.2 s, which is three in ten thousand of the time."""
HANDOVER_SECONDS: Final = 0.0001
"""After which a thread that works lets another have its turn, instead of Python's 5 ms. The writing thread takes many
turns for a commit, and everybody who gave a command waits for it."""


async def tidy() -> None:
    """Until cancelled: collect in full now and then, and never look through what was loaded at the start.

    Left to itself Python collects in full whenever the old objects have grown by a quarter: with many games that stops
    all of them for a fifth of a second, every few seconds while people come.
    """
    before, turns = gc.get_threshold(), sys.getswitchinterval()
    sys.setswitchinterval(HANDOVER_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    try:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            gc.collect()
    finally:
        sys.setswitchinterval(turns)
        gc.set_threshold(*before)
        gc.unfreeze()
