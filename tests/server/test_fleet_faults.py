"""Three servers on one PostgreSQL, killed and paused at random: nothing lost, nothing doubled, no version goes back.

ARGOSY_FAULT_SECONDS says for how long (15 unless told).
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from argosy.client import Client, Refusal, new_key
from argosy.server.storage.store import Store
from argosy.server.tables.session import GameSession
from argosy.server.wire.types import NewTable
from tests.faults.history import Acknowledged, History, RefusedForGood, Sent, Shown, faults_in, logs_of
from tests.server.harness import THREE
from tests.server.postgres import database, needs_postgres
from tests.server.process import Process, process

pytestmark = [needs_postgres, pytest.mark.slow]
SECONDS = float(os.environ.get("ARGOSY_FAULT_SECONDS", "15"))
SERVERS, TABLES = 3, 3
PATIENCE = 2.0
"""Seconds after which a client tries another server."""
AWAY = (OSError, Refusal, WebSocketException)


@dataclass
class Sailor:
    """A client that goes to another server whenever one does not answer, and remembers the highest version it saw."""

    servers: Sequence[Process]
    table: str
    dice: random.Random
    cookie: str | None
    name: str
    history: History
    seen: int = 0
    moves: int = 0
    _at: int = 0

    def client(self) -> Client:
        if self.dice.random() < 0.3:  # also where nothing is wrong
            self._at += 1
        made = Client(self.servers[self._at % len(self.servers)].address, PATIENCE)
        made.cookie = self.cookie
        return made

    async def move_on(self) -> None:
        self._at += self.dice.randrange(1, len(self.servers))
        self.moves += 1
        await asyncio.sleep(0.05)

    def see(self, after: int, version: int) -> None:
        self.history.add(Shown(self.table, self.name, after, version))
        self.seen = max(self.seen, version)


@dataclass
class Player(Sailor):
    """Plays at random by HTTP; each command is sent until it is answered."""

    seat: int = 0
    answers: dict[str, int] = field(default_factory=dict)

    async def play(self, done: asyncio.Event) -> None:
        while not done.is_set():
            try:
                state = await self.client().snapshot(self.table)
            except AWAY:
                await self.move_on()
                continue
            self.see(self.seen, state.version)
            if state.seat in state.to_act:
                await self.send(self.dice.choice(state.menu))
            await asyncio.sleep(0.03)

    async def send(self, text: str) -> None:
        key = new_key()
        while True:
            self.history.add(Sent(self.table, self.seat, key))
            try:
                answer = await self.client().play(self.table, text, key)
            except Refusal as refusal:
                if refusal.status != 503:  # by the rules: a bot or another was faster
                    self.history.add(RefusedForGood(self.table, self.seat, key))
                    return
                await self.move_on()
            except AWAY:
                await self.move_on()
            else:
                self.answers[key] = answer.version
                self.history.add(Acknowledged(self.table, self.seat, key, answer.version))
                self.see(self.seen, answer.version)
                return


@dataclass
class Watcher(Sailor):
    """Listens by WebSocket, and goes on at another server from the version that it has."""

    frames: int = 0

    async def watch(self, done: asyncio.Event) -> None:
        while not done.is_set():
            try:
                here = self.client()
                async with asyncio.timeout(2 * PATIENCE), here.listen(self.table, after=self.seen) as listening:
                    while not done.is_set():
                        async with asyncio.timeout(PATIENCE):
                            state = await listening.next()
                        self.see(state.after, state.version)
                        self.frames += 1
            except AWAY:
                await self.move_on()


async def party(servers: Sequence[Process], number: int) -> tuple[list[Player], Watcher]:
    """Three people at a table, at the first one person and two bots, and somebody who watches."""
    table = THREE if number else NewTable("neptun", 3, bots=[None, "random", "random"], tempo="instant", absence=0)
    clients = [Client(servers[number % SERVERS].address) for _ in range(3 if number else 1)]
    for client in clients:
        await client.be(f"Guest at {number}")
    id = (await clients[0].open(table)).table
    invite = (await clients[0].links(id)).invite
    for client in clients[1:]:
        await client.join(id, invite)
    await clients[0].start(id)
    dice = random.Random(number)
    history = History()
    players = [
        Player(servers, id, random.Random(dice.random()), client.cookie, f"seat {seat}", history, seat=seat)
        for seat, client in enumerate(clients)
    ]
    return players, Watcher(servers, id, random.Random(dice.random()), clients[0].cookie, "onlooker", history)


async def chaos(server: Process, dice: random.Random) -> tuple[int, int]:
    """Kill it or pause it, again and again, for a while; how often."""
    end = asyncio.get_running_loop().time() + SECONDS
    kills = pauses = 0
    while asyncio.get_running_loop().time() < end:
        await asyncio.sleep(dice.uniform(0.5, 3.0))
        if dice.random() < 0.5:
            await asyncio.to_thread(server.kill_and_start)
            kills += 1
        else:
            server.running.send_signal(signal.SIGSTOP)
            await asyncio.sleep(dice.choice([0.3, 1.5, 5.0]))
            server.running.send_signal(signal.SIGCONT)
            pauses += 1
    return kills, pauses


async def storm(servers: Sequence[Process]) -> list[tuple[list[Player], Watcher]]:
    parties = [await party(servers, number) for number in range(TABLES)]
    done = asyncio.Event()
    tasks = [asyncio.create_task(player.play(done)) for players, _ in parties for player in players]
    tasks += [asyncio.create_task(watcher.watch(done)) for _, watcher in parties]
    faults = await asyncio.gather(*[chaos(server, random.Random(number)) for number, server in enumerate(servers)])
    kills, pauses = (sum(one) for one in zip(*faults, strict=True))
    assert kills
    assert pauses
    print(f"{kills} kills and {pauses} pauses in {SECONDS:g} s")
    await asyncio.sleep(2)
    done.set()
    await asyncio.gather(*tasks)
    for players, _ in parties:  # and each server knows all of it
        found = [await Client(server.address).request("GET", "/healthz") for server in servers]
        assert [status for status, _, _ in found] == [200] * SERVERS
        versions = []
        for server in servers:
            client = Client(server.address)
            client.cookie = players[0].cookie
            versions.append((await client.snapshot(players[0].table)).version)
        assert min(versions) >= players[0].seen
    return parties


async def check(store: Store, players: list[Player], watcher: Watcher) -> None:
    """What the store has is what was acknowledged, each once, without a gap, and it replays."""
    assert watcher.frames > 3
    found = await store.table(watcher.table)
    assert found is not None
    row, _ = found
    assert row.header is not None
    inputs, _ = await store.log(watcher.table)
    assert GameSession.rebuild(row.header, row.seed, inputs).version == len(inputs) >= watcher.seen
    assert watcher.history.acknowledged()
    assert faults_in(watcher.history.happenings, await logs_of(store, [watcher.table])) == []


def test_nothing_is_lost_doubled_or_taken_back_when_servers_are_killed_and_paused(tmp_path: Path) -> None:
    with database() as url, ExitStack() as stack:
        servers = [stack.enter_context(process(tmp_path, url)) for _ in range(SERVERS)]
        parties = asyncio.run(storm(servers))
        with closing(Store.open(url)) as store:
            for players, watcher in parties:
                asyncio.run(check(store, players, watcher))
        sailors = [sailor for players, watcher in parties for sailor in (*players, watcher)]
        answers = sum(len(player.answers) for players, _ in parties for player in players)
        moves = sum(sailor.moves for sailor in sailors)
        assert answers > 20
        assert moves > 5
        print(f"{answers} inputs acknowledged, {moves} times on to another server")
