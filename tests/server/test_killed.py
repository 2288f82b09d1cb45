"""What was acknowledged stands, whatever happens to the server."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from argosy.client import Client, Refusal, new_key
from tests.server.harness import NEPTUN
from tests.server.process import Process, process

KILLS = 3


class Person:
    """Plays at random, and sends each command until it is answered."""

    def __init__(self, client: Client, table: str, dice: random.Random) -> None:
        self.client = client
        self.table = table
        self.dice = dice
        self.acknowledged: list[int] = []

    async def play(self, done: asyncio.Event) -> None:
        while not done.is_set():
            try:
                state = await self.client.snapshot(self.table)
                if state.seat in state.to_act:
                    await self.send(self.dice.choice(state.menu))
            except (OSError, Refusal):
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.01)

    async def send(self, text: str) -> None:
        key = new_key()
        while True:
            try:
                answer = await self.client.play(self.table, text, key)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                self.acknowledged.append(answer.version)
                return


async def party(server: Process, number: int) -> list[Person]:
    """Three people at a table."""
    clients = [Client(server.address) for _ in range(3)]
    for client in clients:
        await client.be(f"Guest at {number}")
    table = (await clients[0].open(NEPTUN)).table
    invite = (await clients[0].links(table)).invite
    for client in clients[1:]:
        await client.join(table, invite)
    await clients[0].start(table)
    return [Person(client, table, random.Random(3 * number + seat)) for seat, client in enumerate(clients)]


async def people_and_kills(server: Process) -> list[list[Person]]:
    """Some play while the server is killed and started again."""
    parties = [await party(server, number) for number in range(2)]
    done = asyncio.Event()
    playing = [asyncio.create_task(person.play(done)) for party in parties for person in party]
    for _ in range(KILLS):
        await asyncio.sleep(0.5)
        await asyncio.to_thread(server.kill_and_start)
    await asyncio.sleep(0.5)
    done.set()
    await asyncio.gather(*playing)
    return parties


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        parties = asyncio.run(people_and_kills(server))
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
            for party in parties:
                acknowledged = [version for person in party for version in person.acknowledged]
                assert len(acknowledged) > 5
                assert len(set(acknowledged)) == len(acknowledged)
                where = "from inputs where table_id = ?"
                table = [party[0].table]
                numbers = [row[0] for row in database.execute(f"select number {where} order by number", table)]
                assert numbers == list(range(1, len(numbers) + 1))
                assert max(acknowledged) <= len(numbers)
                (entered,) = database.execute(f"select count(*) {where} and actor >= 0", table).fetchone()
                assert entered == len(acknowledged), "everything sent was answered in the end, and stands there once"
