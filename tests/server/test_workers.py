"""Several workers behind one port."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from pathlib import Path

import pytest

from argosy.client import Client
from tests.server.harness import THREE
from tests.server.postgres import database, needs_postgres
from tests.server.process import Process, process

pytestmark = [needs_postgres, pytest.mark.slow]


def workers_of(server: Process) -> list[int]:
    """The processes that serve."""
    ask = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(server.running.pid)]
    told = subprocess.run(ask, check=False, capture_output=True, text=True).stdout
    return [int(line.split()[0]) for line in told.splitlines() if "spawn_main" in line]


async def version_at(server: Process, table: str, cookie: str | None) -> int:
    client = Client(server.address)
    client.cookie = cookie
    return (await client.snapshot(table)).version


def test_a_worker_that_is_killed_is_replaced_and_all_end_together(tmp_path: Path) -> None:
    async def run(server: Process) -> list[int]:
        people = [Client(server.address) for _ in range(3)]
        for person in people:
            await person.be("Ada")
        table = (await people[0].open(THREE)).table
        invite = (await people[0].links(table)).invite
        for person in people[1:]:
            await person.join(table, invite)
        await people[0].start(table)
        version = (await people[0].snapshot(table)).version
        first = workers_of(server)
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        for _ in range(10):
            assert await version_at(server, table, people[0].cookie) == version
        while len(now := workers_of(server)) < 2 or first[0] in now:
            await asyncio.sleep(0.1)
        mover = (await people[0].snapshot(table)).to_act[0]
        assert (await people[mover].play(table, "reveal")).version > version
        return now

    with database() as url, process(tmp_path, url, "--workers", "2") as server:
        last = asyncio.run(run(server))
        said = server.stop(signal.SIGTERM)
        assert server.running.returncode == 0
        assert "Traceback" not in said
        assert not [pid for pid in last if Path(f"/proc/{pid}").exists()]


def test_workers_end_when_the_process_that_started_them_is_killed(tmp_path: Path) -> None:
    async def gone(server: Process) -> None:
        async with asyncio.timeout(30):
            while True:
                try:
                    await Client(server.address).request("GET", "/healthz")
                except OSError:
                    return
                await asyncio.sleep(0.1)

    with database() as url, process(tmp_path, url, "--workers", "2") as server:
        asyncio.run(Client(server.address).request("GET", "/healthz"))
        server.stop(signal.SIGKILL)
        asyncio.run(gone(server))
