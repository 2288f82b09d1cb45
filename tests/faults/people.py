"""People who play over bad lines: each sends a command until it is answered, and writes down every answer."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from argosy.client import Client, new_key
from argosy.server.wire.types import Accepted, Hello, NewTable, Play, Push, Rejected, State, Told
from tests.faults.history import Acknowledged, History, RefusedForGood, Sent, Shown, faults_in_store

AGAIN = 0.4
"""Seconds without an answer after which a command is sent again."""
NOT_NOW = {"client.too_fast", "store.unavailable", "table.away", "server.closing"}
"""Refusals that say: send it again."""


class Lines:
    """Where the server is found just now; people hang up with it."""

    def __init__(self, address: str) -> None:
        self.address = address

    @property
    def socket_address(self) -> str:
        return self.address.replace("http", "ws", 1)


class Person:
    """Somebody on a seat of a table who does anything that the menu has."""

    def __init__(self, lines: Lines, table: str, seat: int, token: str, number: int, history: History) -> None:
        self.lines = lines
        self.table = table
        self.seat = seat
        self.token = token
        self.history = history
        self.dice = random.Random(number)
        # one loopback address each, since the server counts by address; elsewhere than on Linux there is only one
        self.source = (f"127.0.1.{number % 250 + 1}", 0) if sys.platform == "linux" else None
        self.version = 0
        self.story: list[Told] = []
        self.state: State | None = None
        self.pending: Play | None = None
        self.accepted: dict[str, int] = {}
        self.refused: set[str] = set()
        self.resent = 0
        self.joined = 0

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.result is not None

    async def play(self, done: asyncio.Event) -> None:
        """Until the game or the test is over and the last command is answered."""
        while not ((done.is_set() or self.over) and self.pending is None):
            try:
                address = f"{self.lines.socket_address}/api/tables/{self.table}/live"
                async with connect(address, compression=None, max_size=None, local_addr=self.source) as socket:
                    self.joined += 1
                    await self._talk(socket, done)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.02)

    async def _talk(self, socket: ClientConnection, done: asyncio.Event) -> None:
        hello = Hello(self.token, after=self.version)
        await socket.send(msgspec.json.encode(hello).decode())
        if self.pending is not None:
            await self._send(socket, self.pending)
        while True:
            try:
                async with asyncio.timeout(AGAIN):
                    push = msgspec.json.decode(await socket.recv(), type=Push)
            except TimeoutError:
                if self.pending is not None:
                    await self._send(socket, self.pending)
                elif done.is_set():
                    return
                continue
            self._hear(push)
            if self.pending is None:
                if done.is_set() or self.over:
                    return
                await self._act(socket)

    def _hear(self, push: Push) -> None:
        if isinstance(push, State):
            assert push.after == self.version, "it goes on exactly where it left off"
            assert push.version >= self.version, "no version goes back"
            self.state, self.version = push, push.version
            self.history.add(Shown(self.table, f"seat {self.seat}", push.after, push.version))
            self.story += push.events
        elif self.pending is None or not isinstance(push, Accepted | Rejected) or push.key != self.pending.key:
            self._hear_again(push)
        elif isinstance(push, Accepted):
            self.accepted[push.key] = push.version
            self.history.add(Acknowledged(self.table, self.seat, push.key, push.version))
            self.pending = None
        elif push.problem.code not in NOT_NOW:
            self.refused.add(self.pending.key)
            self.history.add(RefusedForGood(self.table, self.seat, self.pending.key))
            self.pending = None

    def _hear_again(self, push: Push) -> None:
        """An answer that was given before, because the command came twice: the history checker compares them."""
        if isinstance(push, Accepted):
            self.history.add(Acknowledged(self.table, self.seat, push.key, push.version))
        elif isinstance(push, Rejected) and push.key is not None and push.problem.code not in NOT_NOW:
            self.history.add(RefusedForGood(self.table, self.seat, push.key))

    async def _act(self, socket: ClientConnection) -> None:
        state = self.state
        if state is not None and state.seat in state.to_act and state.menu:
            self.pending = Play(new_key(), text=self.dice.choice(state.menu), seen=state.version)
            await self._send(socket, self.pending)

    async def _send(self, socket: ClientConnection, command: Play) -> None:
        self.resent += 1
        self.history.add(Sent(self.table, self.seat, command.key))
        await socket.send(msgspec.json.encode(command).decode())


async def party(lines: Lines, direct: str, table: NewTable, number: int) -> list[Person]:
    """People on all seats of a new table, the game begun. They come by `direct` and play by the other lines."""
    people: list[Person] = []
    history = History()
    host = Client(direct)
    await host.be("Host")
    opened = await host.open(table)
    invite = (await host.links(opened.table)).invite
    for seat in range(table.seats):
        guest = Client(direct)
        if seat == 0:
            place = opened
        else:
            await guest.be(f"Guest {seat}")
            place = await guest.join(opened.table, invite)
        assert place.token is not None
        people.append(Person(lines, place.table, seat, place.token, number * table.seats + seat, history))
    await host.start(opened.table)
    return people


def check_ledgers(database: Path, people: list[Person]) -> tuple[int, int]:
    """Compare what people were told with what stands in the store; how many inputs, and how many refusals."""
    for history in {id(person.history): person.history for person in people}.values():
        assert faults_in_store(f"sqlite:///{database}", history) == []
    return sum(len(person.accepted) for person in people), sum(len(person.refused) for person in people)


async def check_stories(direct: str, people: list[Person]) -> None:
    """Whoever came back again and again was told the same story as somebody who hears it in one piece."""
    for person in people:
        whole = await Client(direct).events(person.table, 0, token=person.token)
        assert person.story == whole.events[: len(person.story)]
        assert person.version <= whole.version
