"""Looks up host names in threads of its own, so that slow name servers delay nobody but those who use them.

Whoever owns a domain can let its name server answer late. So few names of one domain are looked up at once, the same
name is looked up once for all who ask at that moment, and a name that took too long is not tried again for a while.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

NAME_SECONDS: float = 5.0
"""How long somebody waits for a name; its thread may take longer."""
THREADS: Final = 32
MOST_OF_A_DOMAIN: Final = 2
"""Names of one domain that are looked up at once. A domain is the last two labels of a name."""
SLOW_SECONDS: Final = 300.0
"""How long a name is refused that took too long."""
MOST_SLOW: Final = 1000
"""Slow names that are remembered."""


class SlowNameError(Exception):
    """A name that could not be looked up in time, or whose domain has too many look-ups that still wait."""


class NameLookup:
    """Finds the IP addresses of names."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "argosy-names")
        self._running: dict[str, asyncio.Future[list[str]]] = {}
        self._domains: Counter[str] = Counter()
        self._slow: dict[str, float] = {}
        """Names that took too long, and until when they are refused."""

    async def addresses(self, host: str) -> list[str]:
        """The IP addresses of a host. Raises SlowNameError, OSError or UnicodeError."""
        if time.monotonic() < self._slow.get(host, 0.0):
            raise SlowNameError
        try:
            async with asyncio.timeout(NAME_SECONDS):
                return await asyncio.shield(self._running.get(host) or self._start(host))
        except TimeoutError as error:
            if len(self._slow) >= MOST_SLOW:
                self._slow.clear()
            self._slow[host] = time.monotonic() + SLOW_SECONDS
            raise SlowNameError from error

    def _start(self, host: str) -> asyncio.Future[list[str]]:
        """Look a name up in a thread. Raises SlowNameError."""
        domain = ".".join(host.lower().rstrip(".").split(".")[-2:])
        if self._domains[domain] >= MOST_OF_A_DOMAIN:
            raise SlowNameError
        self._domains[domain] += 1
        asking = partial(socket.getaddrinfo, host, None, type=socket.SOCK_STREAM)

        async def ask() -> list[str]:
            try:
                found = await asyncio.get_running_loop().run_in_executor(self._pool, asking)
                return [str(entry[4][0]) for entry in found]
            finally:
                self._running.pop(host, None)
                self._domains[domain] -= 1

        self._running[host] = task = asyncio.ensure_future(ask())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits any more
        return task

    async def close(self) -> None:
        """Wait for nothing any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
