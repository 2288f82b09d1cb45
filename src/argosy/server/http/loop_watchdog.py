"""Watchdog of the event loop: measures how long a callback that is due waits for its turn."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from argosy.server.http.metrics import Histogram

LOG = logging.getLogger("argosy.server")
BEAT_SECONDS: Final = 0.01
"""Between two measurements."""
LIMIT_SECONDS: Final = 0.02
"""No request may hold the event loop for longer."""
LOGGED_SECONDS: Final = 0.5
"""A delay of this length is logged."""
WINDOW_SECONDS: Final = 60.0
"""The longest delay is that of the last one to two minutes; a long delay is logged once in this time."""
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, LIMIT_SECONDS, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class LoopWatchdog:
    """How late the event loop was for a timer that fires every 10 ms.

    A delay means that something held the loop: a callback that ran for long, many callbacks in one turn, or a thread
    that kept the interpreter.
    """

    def __init__(self) -> None:
        self.delays = Histogram(BOUNDS)
        self._windows = (0.0, 0.0)
        """The longest delay of the last window and of this one."""
        self._since = time.monotonic()
        self._logged = self._since - WINDOW_SECONDS

    @property
    def longest(self) -> float:
        """The longest delay of the last one to two minutes."""
        return max(self._windows)

    def add(self, seconds: float) -> None:
        """Add a measured delay."""
        now = time.monotonic()
        if now - self._since >= WINDOW_SECONDS:
            self._windows, self._since = (self._windows[1], 0.0), now
        self._windows = self._windows[0], max(self._windows[1], seconds)
        self.delays.add(seconds)
        if seconds >= LOGGED_SECONDS and now - self._logged >= WINDOW_SECONDS:
            self._logged = now
            LOG.warning("the event loop was held", extra={"why": f"for {seconds:.2f} s"})

    async def run(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            self.add(max(0.0, loop.time() - due))
