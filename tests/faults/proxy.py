"""A bad line between people and the server: it loses, doubles, delays and reorders commands, and cuts connections."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

FAULTS = {"lost": 6, "twice": 10, "late": 10, "later twice": 4, "cut before": 1, "cut after": 1, "as it is": 68}
"""What becomes of a command, with its weight."""


class Proxy:
    """Passes frames on in both directions; those of clients meet with misfortune, and so do the answers to them."""

    def __init__(self, server: str, seed: int) -> None:
        self.server = server.replace("http", "ws", 1)
        self.dice = random.Random(seed)
        self.happened: Counter[str] = Counter()

    async def pass_on(self, client: ServerConnection) -> None:
        """One connection, until either end or a fault ends it."""
        assert client.request is not None
        async with connect(self.server + client.request.path, compression=None, max_size=None) as server:
            late: set[asyncio.Task[None]] = set()
            ends = [
                asyncio.create_task(self._commands(client, server, late)),
                asyncio.create_task(self._answers(client, server)),
            ]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            for task in (*ends, *late):
                task.cancel()
            await asyncio.gather(*ends, *late, return_exceptions=True)
            if server.transport is not None:
                server.transport.abort()
        if client.transport is not None:
            client.transport.abort()  # without a good-bye, as lines break

    async def _commands(
        self, client: ServerConnection, server: ClientConnection, late: set[asyncio.Task[None]]
    ) -> None:
        async for frame in client:
            if '"hello"' in str(frame):
                await server.send(frame)
                continue
            fault = self.dice.choices(list(FAULTS), list(FAULTS.values()))[0]
            self.happened[fault] += 1
            if fault == "cut before":
                return
            if fault in ("late", "later twice"):  # others overtake it
                task = asyncio.create_task(self._later(server, frame))
                late.add(task)
                task.add_done_callback(late.discard)
            if fault in ("as it is", "twice", "later twice", "cut after"):
                await server.send(frame)
            if fault == "twice":
                await server.send(frame)
            if fault == "cut after":
                await asyncio.sleep(self.dice.uniform(0, 0.02))
                return

    async def _later(self, server: ClientConnection, frame: str | bytes) -> None:
        await asyncio.sleep(self.dice.uniform(0, 0.5))
        await server.send(frame)

    async def _answers(self, client: ServerConnection, server: ClientConnection) -> None:
        async for frame in server:
            if not str(frame).startswith('{"do":"state"') and self.dice.random() < 0.1:
                self.happened["answer lost"] += 1
            else:
                await client.send(frame)


@asynccontextmanager
async def bad_line(server: str, seed: int) -> AsyncIterator[tuple[str, Proxy]]:
    """The address at which the server is found over a bad line."""
    proxy = Proxy(server, seed)

    async def handle(client: ServerConnection) -> None:
        with suppress(ConnectionClosed, OSError):
            await proxy.pass_on(client)

    async with serve(handle, "127.0.0.1", 0, compression=None, max_size=None) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}", proxy
