"""Trading through the server: whoever is first has the deal, nobody has it twice, and the clock may end it any moment.

The whole test, with figures: ARGOSY_FAULTS=whole python -m pytest -s tests/faults/test_trading_races.py
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from argosy.client import Listening, Refusal, new_key
from argosy.core.contract import CLOCK
from argosy.games.mediterranean.rules.actions import Accept, Offer, Withdraw
from argosy.games.mediterranean.rules.events import DealStruck
from argosy.games.mediterranean.rules.state import TRADING, MediterraneanState
from argosy.server.tables.session import GameSession, input_of
from argosy.server.tables.table import Table
from argosy.server.wire.types import NewTable
from tests.faults import sizes
from tests.laws.vocabulary import KNOWLEDGE
from tests.server.harness import Running, running, seated

SEATS = 4
PARTIES = 3
TIME_UP_EVERY = 12
"""Rounds, of which one sees the clock run out in the middle of the race."""


def state_of(table: Table) -> MediterraneanState:
    assert table._session is not None
    state = table._session.match.state
    assert isinstance(state, MediterraneanState)
    return state


class Trading:
    """A table in trading, each seat on two devices."""

    def __init__(self, table: Table, devices: list[list[Listening]], tally: Counter[str]) -> None:
        self.table = table
        self.devices = devices
        self.dice = random.Random(tally.total())
        self.struck: Counter[int] = Counter()
        self.tally = tally
        self.rounds = 0

    async def attempt(self, seat: int, action: Accept | Withdraw) -> bool:
        """Try it from both devices with the same key; whether it was accepted, which both must hear."""
        key = new_key()
        await asyncio.sleep(self.dice.uniform(0, 0.004))
        tries = [device.play(action, key) for device in self.devices[seat]]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        said = [answer.problem if isinstance(answer, Refusal) else answer for answer in answers]
        assert said[0] == said[1], "both got the same answer"
        accepted = not isinstance(answers[0], Refusal)
        self.tally[f"{type(action).__name__}{'' if accepted else ' refused'}"] += 1
        return accepted

    def way(self, seat: int, number: int) -> Accept:
        """How the seat can accept, with cards of its own; if it has none of those, it tries with nothing."""
        assert self.table._session is not None
        menu = self.table._session.match.legal(seat)
        ways = [one for one in menu if isinstance(one, Accept) and one.offer == number]
        return self.dice.choice(ways) if ways else Accept(number, ())

    async def round(self) -> None:
        """One offer, and everybody after it at once; now and then the time is up as well."""
        seat = self.dice.randrange(SEATS)
        menu = [one for one in (await self.session()).match.legal(seat) if isinstance(one, Offer)]
        points = "offer 1vp for 1vp to all"  # which nearly everybody can pay
        wishes: list[str | Offer] = [points, self.dice.choice(menu)] if menu else [points]
        offer = self.dice.choice(wishes)
        try:
            await self.devices[seat][0].play(offer)
        except Refusal:
            self.tally["Offer refused"] += 1
            return
        number = state_of(self.table).next_offer - 1
        self.rounds += 1
        if self.rounds % TIME_UP_EVERY == 3:
            self.tally["TimeUp"] += 1
            ends = time.time() + self.dice.uniform(0, 0.03)
            await self.table.commands.run(lambda: self.table.change(replace(self.table.row, deadline=ends)))
        others = [other for other in range(SEATS) if other != seat]
        ways = [self.way(other, number) for other in others]
        accepting = [self.attempt(other, way) for other, way in zip(others, ways, strict=True)]
        got = await asyncio.gather(*accepting, self.attempt(seat, Withdraw(number)))
        assert sum(got) <= 1, "it was struck or withdrawn once"
        await self._check(number, any(got[:-1]))

    async def _check(self, number: int, struck: bool) -> None:
        """What was answered is what came about."""
        session = await self.session()
        deals = Counter(event.number for step in session.story for event in step if isinstance(event, DealStruck))
        new = deals - self.struck
        assert new == (Counter({number: 1}) if struck else Counter())
        self.struck = deals

    async def session(self) -> GameSession:
        return await self.table.commands.run(self.table.session)

    async def on_to_trading(self) -> bool:
        """Whatever comes before the next trading, done by anybody; False when the game is over."""
        while True:
            match = (await self.session()).match
            if match.result is not None:
                return False
            if state_of(self.table).step == TRADING:
                return True
            tick = self.table.time.alarm.span
            if tick is not None and tick.ends is not None:
                await self.table.enter(CLOCK, tick.ends)
            else:
                seat = self.dice.choice(match.to_act)
                await self.devices[seat][0].play(self.dice.choice(list(match.legal(seat))))

    async def balance(self) -> None:
        """Nothing was lost or doubled: by the books of the whole game, and by its log in the store."""
        session = await self.session()
        match = session.match
        books = KNOWLEDGE["mediterranean"].ledger(match.game.start(SEATS, match.header.options, match.edition))
        for row, events in zip(session.rows, session.story, strict=True):
            books.note(input_of("mediterranean", row), events)
        books.check(match.state)
        rows = (await self.table.store.log(self.table.row.id))[0]
        assert self.table.row.header is not None
        again = GameSession.rebuild(self.table.row.header, self.table.row.seed, rows)
        assert again.match.state.digest() == match.state.digest()


async def games(server: Running, tally: Counter[str]) -> None:
    """One game of races after the other, until there were enough."""
    while tally.total() < sizes.TRADING_ATTEMPTS:
        clients, places = await seated(server, NewTable("mediterranean", SEATS, absence=0))
        table = await server.services.live_tables.table(places[0].table)
        async with AsyncExitStack() as stack:
            devices = [
                [await stack.enter_async_context(client.listen(place.table, place.token)) for _ in range(2)]
                for client, place in zip(clients, places, strict=True)
            ]
            trading = Trading(table, devices, tally)
            while tally.total() < sizes.TRADING_ATTEMPTS and await trading.on_to_trading():
                await trading.round()
            await trading.balance()


@pytest.mark.slow
def test_an_offer_is_struck_or_withdrawn_once_whoever_races_for_it(tmp_path: Path) -> None:
    tally: Counter[str] = Counter()

    async def work() -> None:
        async with running(tmp_path) as server:
            await asyncio.gather(*[games(server, tally) for _ in range(PARTIES)])

    asyncio.run(asyncio.wait_for(work(), sizes.SECONDS))
    assert tally["Accept"]
    assert tally["Withdraw"]
    assert tally["TimeUp"]
    print(dict(tally))
