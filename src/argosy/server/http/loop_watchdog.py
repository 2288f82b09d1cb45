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


class LongestLately:
    """The longest of the measurements of the last one to two minutes."""

    def __init__(self) -> None:
        self._before = self._now = 0.0
        self._since = time.monotonic()

    @property
    def seconds(self) -> float:
        """The longest."""
        return max(self._before, self._now)

    def add(self, seconds: float) -> None:
        """Add a measurement."""
        if time.monotonic() - self._since >= WINDOW_SECONDS:
            self._before, self._now, self._since = self._now, 0.0, time.monotonic()
        self._now = max(self._now, seconds)


class LoopWatchdog:
    """How late the event loop was for a timer that fires every 10 ms, and how much of that was the server's own work.

    A delay means that something held the loop: a callback that ran for long, many callbacks in one turn, or a thread
    that kept the interpreter. Those use processor time of this process. Where it used less than the delay, the machine
    was busy with something else.
    """

    def __init__(self) -> None:
        self.delays = Histogram(BOUNDS)
        self.work = Histogram(BOUNDS)
        """Of each delay the part in which this process worked: at most its processor time since the timer was set."""
        self._longest_delay, self._longest_work = LongestLately(), LongestLately()
        self._logged = time.monotonic() - WINDOW_SECONDS

    @property
    def longest_delay(self) -> float:
        """The longest delay of the last one to two minutes."""
        return self._longest_delay.seconds

    @property
    def longest_work(self) -> float:
        """The longest work during a delay, of the last one to two minutes."""
        return self._longest_work.seconds

    def add(self, delay: float, work: float) -> None:
        """Add a measured delay, and the processor time that was used in it."""
        work = min(delay, work)
        self.delays.add(delay)
        self.work.add(work)
        self._longest_delay.add(delay)
        self._longest_work.add(work)
        if delay >= LOGGED_SECONDS and time.monotonic() - self._logged >= WINDOW_SECONDS:
            self._logged = time.monotonic()
            LOG.warning(
                "the event loop was held", extra={"why": f"for {delay:.2f} s, of which {work:.2f} s by its work"}
            )

    async def run(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due, used = loop.time() + BEAT_SECONDS, time.process_time()
            await asyncio.sleep(BEAT_SECONDS)
            self.add(max(0.0, loop.time() - due), time.process_time() - used)
