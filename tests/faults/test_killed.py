"""What was acknowledged stands, whenever the server is killed: kill -9 under load, and started again.

The whole test, with figures: ARGOSY_FAULTS=whole python -m pytest -s tests/faults/test_killed.py
"""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import time
from pathlib import Path

import pytest

from argosy.server.wire.types import NewTable
from tests.faults import sizes
from tests.faults.people import Lines, Person, check_ledgers, check_stories, party
from tests.server.process import Process, process

SEATS = 4
TABLES = (
    NewTable("neptun", SEATS, absence=0),
    NewTable("mediterranean", SEATS, pace="untimed", absence=0),
)


def listening_again(server: Process) -> float:
    """Kill it and start it again; the seconds from the start of the process until it takes a connection."""
    server.stop(signal.SIGKILL)
    begun = time.perf_counter()
    server.running = server.start()
    while True:
        try:
            socket.create_connection(("127.0.0.1", server.port), 1).close()
            took = time.perf_counter() - begun
            break
        except OSError:
            time.sleep(0.005)
    server.greeted()
    return took


async def people_and_kills(server: Process, report: list[str]) -> list[Person]:
    """Some play while the server is killed at random moments and started again."""
    lines = Lines(server.address)
    parties: list[list[Person]] = [[] for _ in range(sizes.KILL_CLIENTS // SEATS)]
    people: list[Person] = []
    playing: list[asyncio.Task[None]] = []
    done = asyncio.Event()
    dice = random.Random(1)
    answered = 0
    for kill in range(sizes.KILLS):
        for number, here in enumerate(parties):
            if all(person.over for person in here):  # on a fast machine they play more than one game
                parties[number] = await party(lines, server.address, TABLES[number % 2], number)
                people += parties[number]
                playing += [asyncio.create_task(person.play(done)) for person in parties[number]]
        await asyncio.sleep(dice.uniform(0.3, 2.0))
        while kill % 3 != 2 and sum(len(person.accepted) for person in people) < answered + 10:
            await asyncio.sleep(0.01)  # on a slow machine; one kill in three may come before anything was done
        took = await asyncio.to_thread(listening_again, server)
        answered = sum(len(person.accepted) for person in people)
        report.append(f"kill {kill + 1}: listening {1000 * took:.0f} ms after the start, {answered} inputs so far")
    await asyncio.sleep(1.0)
    done.set()
    await asyncio.gather(*playing)
    await check_stories(server.address, people)
    return people


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    report: list[str] = []
    with process(tmp_path) as server:
        people = asyncio.run(asyncio.wait_for(people_and_kills(server, report), sizes.SECONDS))
        accepted, refused = check_ledgers(tmp_path / "games.sqlite", people)
    assert accepted >= 10 * (sizes.KILLS - sizes.KILLS // 3)
    joined = sum(person.joined for person in people)
    assert joined >= sizes.KILLS * sizes.KILL_CLIENTS // 2, "they were cut off and came back"
    print(*report, sep="\n")
    resent = sum(person.resent for person in people) - accepted - refused
    print(f"{len(people)} people, {accepted} inputs acknowledged, {refused} refused, {resent} sent again")
