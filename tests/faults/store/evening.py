"""A scripted evening at a server without a network: every kind of write that people cause, one after the other.

Whoever is told that the store is unavailable sends the same again, as the page does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from starlette.applications import Starlette

from argosy.client import HEADERS, Client, Refusal, new_key
from argosy.server.api.host_services import HostServices
from argosy.server.app import make_app
from argosy.server.bots.driver import BotDrivers
from argosy.server.storage.failures import StoreError
from argosy.server.tables.session import GameSession
from argosy.server.wire.review_types import PlayOn
from argosy.server.wire.types import Accepted, NewTable
from tests.faults.history import Acknowledged, Fault, History, RefusedForGood, Sent, Shown, faults_in, logs_of
from tests.faults.store.broken_sqlite import UNKNOWN
from tests.server.finished import finished
from tests.server.harness import GENEROUS, OF_THREE

T = TypeVar("T")
TRIES = 20
CONTINUED = len(finished().inputs) - 2
"""Inputs of the finished game that is continued: nearly all."""
DONE_BEFORE = {
    "start": {"table.begun"},
    "leave": {"seat.none"},
    "fill": {"seat.taken"},
    "ask_undo": {"undo.asked"},
    "answer_undo": {"undo.not_asked"},
    "pause": {"table.paused"},
    "go_on": {"table.not_paused"},
    "hand_over": {"seat.bot"},
    "take_back": {"seat.yours"},
}
"""What somebody is told who does a thing for the second time: it was done, and the answer was lost."""


class NoBots:
    """Bots that do nothing by themselves: the script acts for them."""

    resting = True

    def wake(self) -> None:
        pass

    async def close(self) -> None:
        pass


@asynccontextmanager
async def in_process_server(folder: Path) -> AsyncIterator[Starlette]:
    """An application without port and background tasks, so that nothing is written but what the script causes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotDrivers, "start", lambda _self, _table: NoBots())
        database = f"sqlite:///{folder / 'argosy.sqlite'}"
        app = make_app(replace(GENEROUS, database=database, private_notices=True))
        try:
            yield app
        finally:
            await app.state.services.close()


class DirectClient(Client):
    """A client that calls the application in this process."""

    def __init__(self, app: Starlette) -> None:
        super().__init__("http://argosy.test")
        self._direct = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=self.address)

    async def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        named = {**HEADERS, **({"cookie": self.cookie} if self.cookie else {}), **(headers or {})}
        answer = await self._direct.request(method, path, content=body, headers=named)
        self._direct.cookies.clear()
        return answer.status_code, dict(answer.headers.multi_items()), answer.content


@dataclass
class Evening:
    """Three people who do everything once; what they sent and were told is in the history."""

    app: Starlette
    history: History = field(default_factory=History)
    failures: list[str] = field(default_factory=list)
    """The steps that were told at least once that the store is unavailable."""
    said: list[str] = field(default_factory=list)
    """Chat lines that were acknowledged."""
    tables: list[str] = field(default_factory=list)
    before: set[str] = field(default_factory=set)
    """The tables of earlier evenings."""

    @property
    def services(self) -> HostServices:
        services: HostServices = self.app.state.services
        return services

    async def insist(self, step: str, do: Callable[[], Awaitable[T]]) -> T | None:
        """Do something until it is answered; None if it had been done before and only the answer was lost."""
        for number in range(TRIES):
            try:
                return await do()
            except Refusal as refusal:
                code = refusal.problem.code
                if number and code in DONE_BEFORE.get(step, ()):
                    return None
                if (refusal.status, code) != (503, "store.unavailable") or not refusal.problem.message:
                    raise AssertionError(f"{step}: {refusal.status} {code}: {refusal}") from refusal
            except StoreError:  # where the script acts for a bot
                pass
            self.failures.append(step)
        raise AssertionError(f"{step} was never answered")

    async def play(self, client: Client, table: str, text: str, undo: bool = False) -> Accepted | None:
        """Enter an input with one key until it is answered; None if the rules refuse it."""
        key, seat = new_key(), await self.seat(client, table)

        async def send() -> Accepted | None:
            self.history.add(Sent(table, seat, key))
            try:
                answer = await (client.undo(table, key) if undo else client.play(table, text, key))
            except Refusal as refusal:
                if refusal.status != 409:
                    raise
                self.history.add(RefusedForGood(table, seat, key))
                return None
            self.history.add(Acknowledged(table, seat, key, answer.version))
            return answer

        answer = await self.insist("play", send)
        assert await self.insist("play", send) == answer, "the same answer when it is sent once more"
        return answer

    async def seat(self, client: Client, table: str) -> int:
        state = await self.insist("snapshot", lambda: client.snapshot(table))
        assert state is not None
        assert state.seat is not None
        self.history.add(Shown(table, str(state.seat), 0, state.version))
        return state.seat

    async def act(self, clients: Sequence[Client], table: str, times: int = 1) -> int:
        """Whoever has to act does the first thing in the menu; returns the seat that acted last."""
        seat = 0
        for _ in range(times):
            state = await self.insist("snapshot", lambda: clients[0].snapshot(table))
            assert state is not None
            seat = state.to_act[0]
            mine = await self.insist("snapshot", lambda seat=seat: clients[seat].snapshot(table))  # type: ignore[misc]
            assert mine is not None
            await self.play(clients[seat], table, mine.menu[0])
        return seat

    async def say(self, client: Client, table: str, text: str) -> None:
        await self.insist("say", lambda: client.say(table, text))
        self.said.append(text)

    async def spend(self) -> None:
        """The whole evening."""
        clients = [DirectClient(self.app) for _ in range(3)]
        for name, client in zip(("Ada", "Bob", "Cleo"), clients, strict=True):
            await self.insist("be", lambda client=client, name=name: client.be(name))  # type: ignore[misc]
        ada, bob, cleo = clients
        await self.insist("rename", lambda: bob.rename("Bert"))
        opened = await self.insist("open", lambda: ada.open(NewTable(OF_THREE, 3, tempo="instant", absence=0)))
        assert opened is not None
        table = opened.table
        self.tables.append(table)
        links = await self.insist("links", lambda: ada.links(table))
        assert links is not None
        for client in (bob, cleo):
            await self.insist("join", lambda client=client: client.join(table, links.invite))  # type: ignore[misc]
        await self.say(bob, table, "Good evening")
        await self.insist("mute", lambda: cleo.mute(table, 1))
        await self.insist("silence", lambda: ada.silence(table, 2))
        await self.insist("silence", lambda: ada.silence(table, 2, False))
        await self.insist("start", lambda: ada.start(table))
        mover = await self.act(clients, table, 2)
        assert await self.play(clients[mover], table, "nonsense") is None
        await self.insist("ask_undo", lambda: clients[mover].ask_undo(table))
        for seat in range(3):
            if seat != mover:
                await self.insist("answer_undo", lambda seat=seat: clients[seat].answer_undo(table, True))  # type: ignore[misc]
        await self.act(clients, table, 3)
        await self.insist("pause", lambda: ada.pause(table))
        await self.insist("hand_over", lambda: bob.hand_over(table))
        await self.insist("take_back", lambda: bob.take_back(table))
        await self.insist("go_on", lambda: ada.go_on(table))
        await self.insist("notice", lambda: bob.notice(table, "http://127.0.0.1:9/"))
        await self.insist("notice", lambda: bob.notice(table, None))
        await self.act(clients, table, 2)
        await self.say(ada, table, "Your turn")
        await self.insist("leave", lambda: cleo.leave(table))
        await self.after_the_game(ada)

    async def after_the_game(self, client: Client) -> None:
        """Bring a finished game, play on from it with bots to the end, and open a rematch."""
        record = finished()
        brought = await self.insist("bring", lambda: client.bring(record.dumps()))
        assert brought is not None
        self.tables.append(brought.table)
        terms = PlayOn(input=CONTINUED, absence=0)
        later = await self.insist("play_on", lambda: client.play_on(brought.table, terms))
        assert later is not None
        self.tables.append(later.table)
        await self.insist("fill", lambda: client.fill(later.table, "random"))
        await self.insist("start", lambda: client.start(later.table))
        while await self.insist("step", lambda: self.step(client, later.table)):
            pass
        again = await self.insist("rematch", lambda: client.rematch(later.table))
        assert again is not None
        self.tables.append(again.table)

    async def step(self, client: Client, id: str) -> bool:
        """Let whoever is to act do something, a bot or the client; False if the game is over."""
        table = await self.services.live_tables.table(id)
        match = (await table.commands.run(table.session)).match
        if match.result is not None:
            return False
        seat = match.to_act[0]
        if table.deciding(seat) is None:
            state = await client.snapshot(id)
            await self.play(client, id, state.menu[0])
        else:
            await table.enter(seat, match.legal(seat)[0])
        return True

    async def faults(self, kind: str) -> list[Fault]:
        """What was lost, doubled or reordered, and where memory and store differ. The store works again by now."""
        store = self.services.store
        found: list[Fault] = []
        kept = {row.id for row, _ in await store.every()}
        if kind != UNKNOWN and len(kept - self.before) != len(self.tables):
            found.append(Fault("doubled", "", f"{len(kept - self.before)} tables for {len(self.tables)} opened"))
        for id in self.tables:
            live = await self.services.live_tables.table(id)
            row, seats = await store.table(id) or (None, [])
            assert row is not None, "an acknowledged table is there"
            if live.seats != seats or live.row.state != row.state or live.row.agenda != row.agenda:
                found.append(Fault("differs", id, "the table in memory is not the one in the store"))
            if row.header is not None:
                rows, _ = await store.log(id)
                session = await live.commands.run(live.session)
                again = GameSession.rebuild(row.header, row.seed, rows)
                if session.rows != rows or any(session.view(seat) != again.view(seat) for seat in (None, 0, 1, 2)):
                    found.append(Fault("differs", id, "the game in memory is not the one in the store"))
            texts = Counter(line.text for line in await store.chat_lines(id, 100))
            missing = [text for text in self.said if id == self.tables[0] and text not in texts]
            found += [Fault("lost", id, f"the chat line {text!r}") for text in missing]
            if kind != UNKNOWN:  # a line has no key: whoever was not answered may say it twice
                found += [Fault("doubled", id, f"the chat line {text!r}") for text in texts if texts[text] > 1]
        logs = await logs_of(store, self.tables)
        logs[self.tables[2]] = replace(logs[self.tables[2]], began=CONTINUED)
        return [*found, *faults_in(self.history.happenings, logs)]
