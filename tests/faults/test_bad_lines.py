"""Commands that are lost, doubled, late and out of order count once, over WebSockets and over HTTP.

The whole test, with figures: ARGOSY_FAULTS=whole python -m pytest -s tests/faults/test_bad_lines.py
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from argosy.client import Client, Refusal, new_key
from argosy.server.wire.types import NewTable
from tests.faults import sizes
from tests.faults.people import NOT_NOW, Lines, Person, check_ledgers, check_stories, party
from tests.faults.proxy import Proxy, bad_line
from tests.server.harness import running

SEATS = 4
PARTIES = 4
TABLES = (
    NewTable("neptun", SEATS, absence=0),
    NewTable("mediterranean", SEATS, pace="untimed", absence=0),
)


async def games(proxy: str, direct: str, number: int, people: list[Person]) -> None:
    """One game after the other at a table until all have sent enough."""
    while sum(len(person.accepted) + len(person.refused) for person in people) < sizes.PROXY_COMMANDS:
        table = await party(Lines(proxy), direct, TABLES[number % 2], len(people) + number)
        people += table
        enough = asyncio.Event()
        playing = [asyncio.create_task(person.play(enough)) for person in table]
        while not all(task.done() for task in playing):
            await asyncio.sleep(0.1)
            if sum(len(person.accepted) + len(person.refused) for person in people) >= sizes.PROXY_COMMANDS:
                enough.set()
        await asyncio.gather(*playing)


async def over_bad_lines(folder: Path) -> tuple[list[Person], Proxy]:
    people: list[Person] = []
    async with running(folder) as server, bad_line(server.address, 1) as (address, proxy):
        await asyncio.gather(*[games(address, server.address, number, people) for number in range(PARTIES)])
        await check_stories(server.address, people)
    return people, proxy


@pytest.mark.slow
def test_commands_count_once_whatever_the_line_does_to_them(tmp_path: Path) -> None:
    people, proxy = asyncio.run(asyncio.wait_for(over_bad_lines(tmp_path), sizes.SECONDS))
    accepted, refused = check_ledgers(tmp_path / "argosy.sqlite", people)
    assert accepted + refused >= sizes.PROXY_COMMANDS
    assert min(proxy.happened[fault] for fault in ("lost", "twice", "late", "later twice", "answer lost")) > 0
    sent = sum(person.resent for person in people)
    print(f"{accepted} commands accepted and {refused} refused, sent {sent} times; {dict(proxy.happened)}")


async def hasty(client: Client, table: str, dice: random.Random, tally: Counter[str]) -> None:
    """One move, sent by several requests at once over and over, some of which nobody waits for."""
    state = await client.snapshot(table)
    if state.seat not in state.to_act:
        return
    key, text = new_key(), dice.choice(state.menu)
    answers: set[object] = set()
    while not answers:
        tasks = [asyncio.create_task(client.play(table, text, key)) for _ in range(dice.randint(1, 4))]
        if dice.random() < 0.3:
            tasks.pop().cancel()
        for answer in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(answer, Refusal) and answer.problem.code in NOT_NOW:
                continue
            answers.add(str(answer.problem) if isinstance(answer, Refusal) else answer)
    assert len(answers) == 1, "all copies got the same answer"
    tally["refused" if isinstance(answers.pop(), str) else "accepted"] += 1


@pytest.mark.slow
def test_requests_sent_several_times_at_once_count_once(tmp_path: Path) -> None:
    tally: Counter[str] = Counter()

    async def work() -> None:
        async with running(tmp_path) as server:
            host = await server.guest("Host")
            opened = await host.open(TABLES[0])
            invite = (await host.links(opened.table)).invite
            clients = [host, *[await server.guest(f"Guest {seat}") for seat in range(1, SEATS)]]
            for client in clients[1:]:
                await client.join(opened.table, invite)
            await host.start(opened.table)
            dice = random.Random(1)
            while tally.total() < min(40, sizes.PROXY_COMMANDS):
                await asyncio.gather(*[hasty(client, opened.table, dice, tally) for client in clients])
            entered = [row.actor for row in (await server.services.store.log(opened.table))[0] if row.actor >= 0]
            assert len(entered) == tally["accepted"]

    asyncio.run(work())
