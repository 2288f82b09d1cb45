"""A real server on a port of the loopback, on a SQLite file of its own."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import argosy
from argosy.client import Client
from argosy.core.private_files import make_private
from argosy.server.api.host_services import HostServices
from argosy.server.app import make_app
from argosy.server.limits import LIMITS, UNLIMITED, Allowance, Purpose
from argosy.server.serve import Server, config_of
from argosy.server.settings import Settings
from argosy.server.storage.engines import WRITING, engine_of
from argosy.server.storage.migrate import upgrade
from argosy.server.wire.types import NewTable, Opened, State

GENEROUS = Settings(
    "", limits=LIMITS.scaled(1e6).changed(Purpose.CHAT, UNLIMITED, LIMITS[Purpose.CHAT].guest), bot_processes=1
)


def limited(purpose: Purpose, address: Allowance, guest: Allowance = UNLIMITED) -> Settings:
    """Settings with limits for one purpose, and none to speak of for the others."""
    return replace(GENEROUS, limits=GENEROUS.limits.changed(purpose, address, guest))


class Running:
    """A server while it runs."""

    def __init__(self, address: str, services: HostServices, server: Server) -> None:
        self.address = address
        self.services = services
        self.server = server

    async def guest(self, name: str) -> Client:
        """A client with a name."""
        client = Client(self.address)
        await client.be(name)
        return client


@cache
def empty_database() -> bytes:
    """A SQLite file after all migrations, without a secret; made once, since migrations take half of a start."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite"
        engine = engine_of(f"sqlite:///{file}", WRITING)
        upgrade(engine)
        engine.dispose()
        return file.read_bytes()


def database_in(folder: Path) -> str:
    """The URL of the database of a test: what is there, or an empty one."""
    file = folder / "argosy.sqlite"
    if not file.exists():
        make_private(file)
        file.write_bytes(empty_database())
    return f"sqlite:///{file}"


@asynccontextmanager
async def running(
    folder: Path, settings: Settings = GENEROUS, send_buffer: int | None = None, proxies: Sequence[str] = ()
) -> AsyncIterator[Running]:
    """Serve until the block ends, then shut down as on a signal."""
    app = make_app(replace(settings, database=settings.database or database_in(folder)))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        if send_buffer is not None:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        server = Server(config_of(app, proxies=proxies))
        task = asyncio.create_task(server._serve([listening]))  # serve() would take over the signals of pytest
        while not server.started:
            await asyncio.sleep(0.01)
            if task.done():
                task.result()
        try:
            yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.services, server)
        finally:
            server.should_exit = True
            await task


def serving(
    folder: Path,
    work: Callable[[Running], Coroutine[Any, Any, None]],
    settings: Settings = GENEROUS,
    send_buffer: int | None = None,
    seconds: float = 60,
) -> None:
    """Do some work at a running server."""

    async def run() -> None:
        async with running(folder, settings, send_buffer) as server, asyncio.timeout(seconds):
            await work(server)

    asyncio.run(run())


OF_THREE = next(key for key in argosy.list_games() if 3 in argosy.game(key).seats)
"""A game that three can play."""
THREE = NewTable(OF_THREE, 3, tempo="instant", absence=0)


async def seated(server: Running, table: NewTable = THREE) -> tuple[list[Client], list[Opened]]:
    """People on every free seat of a new table, and its game begun."""
    names = ("Ada", "Bob", "Cleo", "Dora", "Emil", "Fay")
    host = await server.guest("Ada")
    opened = await host.open(table)
    invite = (await host.links(opened.table)).invite
    clients, places = [host], [opened]
    for seat in range(1, table.seats):
        if seat >= len(table.bots) or table.bots[seat] is None:
            client = await server.guest(names[seat])
            clients.append(client)
            places.append(await client.join(opened.table, invite))
    await host.start(opened.table)
    return clients, places


async def move_on(clients: list[Client], places: list[Opened], inputs: int) -> State:
    """Enter the first entry of whoever's menu, so many times."""
    state = await clients[0].snapshot(places[0].table)
    for _ in range(inputs):
        client, place = next(
            (client, place) for client, place in zip(clients, places, strict=True) if place.seat in state.to_act
        )
        mine = await client.snapshot(place.table)
        await client.play(place.table, mine.menu[0])
        state = await clients[0].snapshot(place.table)
        if state.result is not None:
            break
    return state
