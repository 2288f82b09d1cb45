"""One person with bots: nobody else waits, so no absence, no deadline and no clock ever plays for them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from argosy.client import Client
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.tables.table import Table
from argosy.server.wire.review_types import PlayOn
from argosy.server.wire.types import NewTable, Opened, State
from tests.server.finished import brought
from tests.server.harness import THREE, Running, move_on, running, seated, serving
from tests.server.test_clock import moved

BOTS = [None, "random", "random", "random"]
ALONE = NewTable("neptun", 4, bots=BOTS, tempo="instant", absence=1)
TRADING = NewTable("mediterranean", 4, {"trading_seconds": "120"}, bots=BOTS, tempo="instant")


async def live(server: Running, table: str) -> Table:
    return await server.services.live_tables.table(table)


async def until(true: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait for something that comes about by itself."""
    async with asyncio.timeout(30):
        while True:
            found = true()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.02)


async def own_turn(client: Client, table: str) -> State:
    """Wait until the game waits for oneself."""
    state = await client.snapshot(table)
    while state.seat not in state.to_act:
        state = await client.events(table, state.version, wait=20)
    return state


# Absence


def test_nothing_stands_in_for_the_only_person(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        (ada,), (place,) = await seated(server, ALONE)
        table = await live(server, place.table)
        async with ada.listen(place.table, place.token) as listening:
            await listening.next()
            before = await own_turn(ada, place.table)
        await until(lambda: table.presence.listeners == 0)
        assert not table.presence._alarms, "nobody waits for them to be missed"
        table.presence._alarms[0] = asyncio.get_running_loop().call_later(3600, lambda: None)
        table.presence._stand_in(0)
        assert not table.presence.stand_ins
        assert table.deciding(0) is None
        assert (await ada.snapshot(place.table)).version == before.version

    serving(tmp_path, work)


def test_an_onlooker_is_nobody_who_waits(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        (ada,), (place,) = await seated(server, ALONE)
        table = await live(server, place.table)
        watch = (await ada.links(place.table)).watch
        async with Client(server.address).listen(place.table, watch) as onlooker:
            await onlooker.next()
            async with ada.listen(place.table, place.token) as listening:
                await listening.next()
            await until(lambda: table.presence.listeners == 1)
            assert not table.presence._alarms

    serving(tmp_path, work)


def test_where_two_people_sit_absence_works_as_agreed(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        two = msgspec.structs.replace(ALONE, bots=[None, None, "random", "random"], absence=3600)
        (ada, bob), places = await seated(server, two)
        table = await live(server, places[0].table)
        async with ada.listen(places[0].table, places[0].token) as listening:
            await listening.next()
        await until(lambda: 0 in table.presence._alarms)
        table.presence._stand_in(0)
        assert table.presence.stand_ins == {0}
        assert table.deciding(0) is not None
        await bob.leave(places[1].table)
        assert not table.presence.stand_ins, "now nobody waits any more"
        assert not table.presence._alarms
        assert table.deciding(0) is None

    serving(tmp_path, work)


def test_a_game_played_on_waits_for_its_player(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        asked = PlayOn(input=20, bots=[None, "random", "random"])
        opened = await ada.play_on(await brought(ada), asked)
        await ada.start(opened.table)
        table = await live(server, opened.table)
        assert (table.row.absence, table.row.pace) == (120, "live")
        async with ada.listen(opened.table, opened.token) as listening:
            await listening.next()
        await until(lambda: table.presence.listeners == 0)
        assert not table.presence._alarms

    serving(tmp_path, work)


# Time for decisions


@pytest.mark.parametrize("pace", ["live", "post"])
def test_no_decision_of_the_only_person_has_a_deadline(pace: str, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        (ada,), (place,) = await seated(server, msgspec.structs.replace(ALONE, pace=pace, decision=3600))
        state = await own_turn(ada, place.table)
        assert (state.clock, state.table.seats[0].deadline) == (None, None)
        assert (await live(server, place.table)).row.deadline is None

    serving(tmp_path, work)


def test_deadlines_come_and_go_with_others(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        two = msgspec.structs.replace(THREE, bots=[None, None, "random"], decision=3600)
        (ada, bob), places = await seated(server, two)
        table = places[0].table
        state = await ada.snapshot(table)
        while state.to_act != [0]:
            state = await move_on([ada, bob], places, 1) if 1 in state.to_act else await ada.snapshot(table)
        assert state.table.seats[0].deadline is not None
        await bob.hand_over(table)
        assert (await ada.snapshot(table)).table.seats[0].deadline is None
        await bob.take_back(table)
        assert (await ada.snapshot(table)).table.seats[0].deadline is not None

    serving(tmp_path, work)


def test_tables_that_exist_with_a_deadline_lose_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            (ada,), (place,) = await seated(server, msgspec.structs.replace(ALONE, decision=1))
            before = await own_turn(ada, place.table)
        past = time.time() - 60
        with closing(sqlite3.connect(tmp_path / "argosy.sqlite")) as database, database:
            owed = f'{{"0":{{"since":{before.version},"ends":{past}}}}}'
            database.execute("update tables set clock = 'decision', deadline = ?, owed = ?", [past, owed])
            late = [place.table, before.version + 1, -2, '{"do":"late","seat":0}', past]
            database.execute("insert into inputs (table_id, number, actor, action, at) values (?, ?, ?, ?, ?)", late)
        async with running(tmp_path) as server:
            table = await live(server, place.table)
            await table.commands.run(table.session)
            assert (table.row.deadline, table.deciding(0)) == (None, None)
            assert (await moved(ada, server).snapshot(place.table)).version == before.version + 1

    asyncio.run(run())


# The trading clock


async def in_trading(server: Running) -> tuple[Client, Opened, Table]:
    """A person who trades with bots while the clock runs."""
    (ada,), (place,) = await seated(server, TRADING)
    state = await ada.snapshot(place.table)
    while state.clock is None:
        if state.menu:
            await ada.play(place.table, state.menu[0])
        state = await ada.events(place.table, state.version, wait=1)
    return ada, place, await live(server, place.table)


def left(table: Table) -> float | None:
    return pending_requests(table.row.agenda).left


def test_m6_1_the_trading_clock_waits_for_the_only_person(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            ada, place, table = await in_trading(server)
            async with ada.listen(place.table, place.token) as listening:
                assert (await listening.next()).clock is not None
                assert table.row.deadline is not None
            await until(lambda: table.time.stands_still)
            rest = left(table)
            assert rest is not None
            assert 0 < rest <= 120
            assert not table.time.alarm.soon
            assert (await ada.snapshot(place.table)).version > 0, "who looks is there again"
            await until(lambda: not table.time.stands_still)
            table.presence._seen.clear()
            table.time.check_presence()
            await until(lambda: table.time.stands_still)
            rest = left(table)
            bots = server.services.bots.of(table)
            assert not bots._may_act(), "bots do not trade on meanwhile"
            await until(lambda: bots.resting)
            version = (await table.commands.run(table.session)).version
        async with running(tmp_path) as server:
            table = await live(server, place.table)
            await table.commands.run(table.session)
            assert left(table) == rest, "a restart changes nothing"
            assert (await table.commands.run(table.session)).version == version
            async with moved(ada, server).listen(place.table, place.token) as listening:
                state = await listening.next()
                while state.clock is None:
                    state = await listening.next()
                assert not table.time.stands_still
                assert table.row.deadline == state.clock.ends

    asyncio.run(run())


def test_m6_1_a_server_that_was_away_longer_than_the_clock_takes_no_time_from_the_only_person(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            ada, place, table = await in_trading(server)
            version = (await table.commands.run(table.session)).version
            await server.services.store.check()
        now = time.time()
        with closing(sqlite3.connect(tmp_path / "argosy.sqlite")) as database, database:
            database.execute(
                "update tables set agenda = null, deadline = ?, changed = ?", [now - 3600, now - 3600 - 50]
            )
        async with running(tmp_path) as server:
            again = moved(ada, server)
            state = await again.snapshot(place.table)
            table = await live(server, place.table)
            assert not [one for one in (await again.events(place.table, version)).events if "Grace" in one.id]
            assert table.row.clock == "trading 1"
            await until(lambda: table.row.deadline is not None)
            assert table.row.deadline is not None
            assert 0 < table.row.deadline - now <= 60
            assert state.version >= version

    asyncio.run(run())


def test_who_asks_now_and_then_is_there_and_who_no_longer_asks_is_not(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        _, _, table = await in_trading(server)
        assert not table.time.stands_still
        table.presence._seen[0] = time.monotonic() - 3600
        assert table.presence._fading is not None, "somebody looks again"
        table.time.check_presence()
        await until(lambda: table.time.stands_still)

    serving(tmp_path, work)


def test_with_two_people_the_trading_clock_runs_whoever_is_there(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        two = msgspec.structs.replace(TRADING, bots=[None, None, "random", "random"])
        clients, places = await seated(server, two)
        state = await clients[0].snapshot(places[0].table)
        while state.clock is None:
            for client in clients:
                mine = await client.snapshot(places[0].table)
                if mine.clock is None and mine.menu:
                    await client.play(places[0].table, mine.menu[0])
            state = await clients[0].events(places[0].table, state.version, wait=1)
        table = await live(server, places[0].table)
        table.presence._seen.clear()
        table.time.check_presence()
        await asyncio.sleep(0.1)
        assert not table.time.stands_still
        assert table.row.deadline == state.clock.ends

    serving(tmp_path, work)
