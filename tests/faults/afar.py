"""A server in a thread of its own, for tests that are not asyncio's."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from argosy.server.settings import Settings
from tests.server.harness import GENEROUS, Running, running

T = TypeVar("T")


class Afar:
    """A server that runs in another thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop, server: Running) -> None:
        self.loop = loop
        self.server = server

    def do(self, work: Callable[[Running], Coroutine[None, None, T]]) -> T:
        """Do something in its thread."""
        return asyncio.run_coroutine_threadsafe(work(self.server), self.loop).result(60)


@contextmanager
def afar(folder: Path, settings: Settings = GENEROUS) -> Iterator[Afar]:
    """A server until the block ends."""
    ready, made = threading.Event(), list[Afar]()
    stop = asyncio.Event()

    async def run() -> None:
        async with running(folder, settings) as server:
            made.append(Afar(asyncio.get_running_loop(), server))
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    try:
        assert ready.wait(30)
        yield made[0]
    finally:
        made[0].loop.call_soon_threadsafe(stop.set)
        thread.join()
