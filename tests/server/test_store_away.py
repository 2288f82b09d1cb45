"""A store that does not answer: nothing is acknowledged, everybody is told, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import pytest

from argosy.client import Client, Listening, Refusal, new_key
from argosy.server.wire.errors import Problem
from argosy.server.wire.types import NewTable, State
from tests.server.harness import GENEROUS, Running, running, seated, serving
from tests.server.postgres import cluster, needs_programs
from tests.server.process import Process, process

pytestmark = pytest.mark.slow
AWAY_SECONDS = 10.0
HOLD = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.readline()
held.execute("ROLLBACK")
"""


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another process has the database to itself."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        try:
            yield
        finally:
            other.communicate("\n")


async def health(address: str) -> tuple[int, str | None]:
    status, _, body = await Client(address).request("GET", "/healthz")
    return status, msgspec.json.decode(body, type=Problem).code if status != 200 else None


async def refused_by_the_store(client: Client, table: str, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        await client.play(table, "reveal", key)
    assert (caught.value.status, caught.value.problem.code) == (503, "store.unavailable")
    assert caught.value.problem.message


async def until(listening: Listening, version: int) -> State:
    state = await listening.next()
    while state.version < version:
        state = await listening.next()
    return state


def test_a_locked_database_acknowledges_nothing_and_recovers(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        mover = (await clients[0].snapshot(table)).to_act[0]
        key = new_key()
        async with clients[0].listen(table) as listening:
            before = await listening.next()
            with locked(tmp_path / "argosy.sqlite"):
                await refused_by_the_store(clients[mover], table, key)
                assert await health(server.address) == (503, "store.unavailable")
                assert (await clients[1].snapshot(table)).version == before.version, "nobody saw what was not saved"
            accepted = await clients[mover].play(table, "reveal", key)
            state = await until(listening, accepted.version)
            assert (state.version, [event.event["do"] for event in state.events]) == (3, ["Revealed"])
            assert await health(server.address) == (200, None)

    serving(tmp_path, work)


@needs_programs
def test_a_database_that_is_gone_for_a_while_acknowledges_nothing_and_recovers(tmp_path: Path) -> None:
    async def run() -> None:
        with cluster() as postgres:
            async with running(tmp_path, replace(GENEROUS, database=postgres.url)) as server, asyncio.timeout(60):
                clients, places = await seated(server)
                table = places[0].table
                mover = (await clients[0].snapshot(table)).to_act[0]
                key = new_key()
                async with clients[0].listen(table) as listening:
                    before = await listening.next()
                    postgres.stop()
                    back = time.monotonic() + AWAY_SECONDS
                    while time.monotonic() < back:
                        await refused_by_the_store(clients[mover], table, key)
                        assert await health(server.address) == (503, "store.unavailable")
                        await asyncio.sleep(0.5)
                    await asyncio.to_thread(postgres.start)
                    accepted = await clients[mover].play(table, "reveal", key)
                    state = await until(listening, accepted.version)
                    assert state.version == accepted.version > before.version
                    assert [event.event["do"] for event in state.events] == ["Revealed"], (
                        "once, however often it was sent"
                    )
                    assert (await clients[mover].play(table, "reveal", key)) == accepted
                    assert await health(server.address) == (200, None)

    asyncio.run(run())


@dataclass
class Disk:
    """A disk that can be filled, and emptied again."""

    folder: Path
    fill: Callable[[Process], None]
    free: Callable[[Process], None]


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A file system of one megabyte, where one may be mounted."""
    if (
        os.geteuid()
        or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(folder)], check=False).returncode
    ):
        pytest.skip("a file system cannot be mounted here")
    ballast = folder / "ballast"

    def fill(_: Process) -> None:
        with ballast.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(1024)):
                    pass
            except OSError:
                pass

    try:
        yield Disk(folder, fill, lambda _: ballast.unlink())
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def short_files(folder: Path) -> Iterator[Disk]:
    """A limit to the size of files, which any process may get."""

    def limit(server: Process, size: int) -> None:
        resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    yield Disk(folder, lambda server: limit(server, 1), lambda server: limit(server, resource.RLIM_INFINITY))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of other processes can be set on Linux alone")
@pytest.mark.parametrize("disk", [small_disk, short_files])
def test_a_full_disk_acknowledges_nothing_and_recovers(
    disk: Callable[[Path], AbstractContextManager[Disk]], tmp_path: Path
) -> None:
    async def run(server: Process, full: Disk) -> None:
        client = Client(server.address)
        await client.be("Ada")
        table = (await client.open(NewTable("neptun", 3, bots=[None, "random", "random"], absence=0))).table
        full.fill(server)
        refusals = []
        for _ in range(40):  # what the log of the database has room for still goes in
            try:
                await Client(server.address).be("Bob")
            except Refusal as refusal:
                refusals.append((refusal.status, refusal.problem.code))
        assert refusals
        assert set(refusals) == {(503, "store.unavailable")}
        with pytest.raises(Refusal, match="cannot save"):
            await client.start(table)
        assert (await client.snapshot(table)).version == 0, "nobody saw what was not saved"
        await asyncio.sleep(0.6)  # a look at what other processes wrote succeeds meanwhile
        assert await health(server.address) == (503, "store.unavailable")
        full.free(server)
        assert await health(server.address) == (200, None)
        await client.start(table)
        assert (await client.snapshot(table)).version > 0

    with disk(tmp_path) as full, process(full.folder) as server:
        asyncio.run(run(server, full))
