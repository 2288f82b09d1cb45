"""Two servers on one PostgreSQL: what happens at one is told at the other, in order and whole."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

from argosy.client import Client, Listening, Refusal, new_key
from argosy.core.contract import CLOCK
from argosy.server.tables.presence import DEFAULT_ABSENCE
from argosy.server.wire.types import NewTable, State
from tests.server.harness import GENEROUS, THREE, Running, move_on, running, seated
from tests.server.postgres import database, needs_postgres
from tests.server.test_fair_play import stay_away

pytestmark = [needs_postgres, pytest.mark.slow]
Work = Callable[[Running, Running], Coroutine[Any, Any, None]]


@asynccontextmanager
async def second(folder: Path, url: str) -> AsyncIterator[tuple[Running, Running]]:
    settings = replace(GENEROUS, database=url)
    async with running(folder, settings) as one, running(folder, settings) as two:
        yield one, two


def at_two_servers(folder: Path, work: Work) -> None:
    async def run(url: str) -> None:
        async with second(folder, url) as (one, two), asyncio.timeout(60):
            await work(one, two)

    with database() as url:
        asyncio.run(run(url))


def elsewhere(clients: list[Client], server: Running) -> list[Client]:
    """The same people at another server."""
    made = []
    for client in clients:
        made.append(Client(server.address))
        made[-1].cookie = client.cookie
    return made


async def heard(listening: Listening, wanted: Callable[[State], bool]) -> list[State]:
    """Listen until it is so; all that came."""
    states = [await listening.next()]
    while not wanted(states[-1]):
        states.append(await listening.next())
    return states


def test_what_is_played_at_one_is_told_at_the_other_whole_and_in_order(tmp_path: Path) -> None:
    async def work(one: Running, two: Running) -> None:
        clients, places = await seated(one)
        table = places[0].table
        async with elsewhere(clients, two)[0].listen(table) as listening, clients[0].listen(table) as here:
            last = await move_on(clients, places, 12)
            there = await heard(listening, lambda state: state.version >= last.version)
            near = await heard(here, lambda state: state.version >= last.version)
        assert [state.version for state in there] == sorted([state.version for state in there])
        assert [state.after for state in there[1:]] == [state.version for state in there[:-1]], "nothing between them"
        told = [[event for state in states for event in state.events] for states in (there, near)]
        assert told[0] == told[1]
        assert there[-1].view == near[-1].view

    at_two_servers(tmp_path, work)


def test_both_servers_play_one_game_and_no_snapshot_is_old(tmp_path: Path) -> None:
    async def work(one: Running, two: Running) -> None:
        clients, places = await seated(one)
        others = elsewhere(clients, two)
        table = places[0].table
        version = 0
        for number in range(12):
            mine, theirs = (clients, others) if number % 2 else (others, clients)
            played = (await move_on(mine, places, 1)).version
            seen = (await theirs[0].snapshot(table)).version
            assert seen >= played > version
            version = seen
        inputs, _ = await one.services.store.log(table)
        assert len(inputs) == version

    at_two_servers(tmp_path, work)


def test_a_server_that_hears_nothing_never_shows_an_older_version(tmp_path: Path) -> None:
    async def work(one: Running, two: Running) -> None:
        clients, places = await seated(one)
        others = elsewhere(clients, two)
        table = places[0].table
        await others[0].snapshot(table)
        for task in two.services.live_tables._tasks:
            task.cancel()  # its line to the others too
        version = (await move_on(clients, places, 3)).version
        assert (await others[0].snapshot(table)).version == version
        version = (await move_on(clients, places, 3)).version
        assert (await others[0].events(table, version - 1)).version == version
        version = (await move_on(clients, places, 3)).version
        async with others[0].listen(table, after=version - 1) as listening:
            state = await listening.next()
        assert (state.version, state.after) == (version, version - 1)
        zoe = await one.guest("Zoe")
        await zoe.take_over(table, str(places[1].token))
        assert (await elsewhere([zoe], two)[0].snapshot(table)).seat == 1

    at_two_servers(tmp_path, work)


def test_a_key_answered_by_one_server_gets_that_answer_from_the_other(tmp_path: Path) -> None:
    async def work(one: Running, two: Running) -> None:
        clients, places = await seated(one)
        others = elsewhere(clients, two)
        table = places[0].table
        mover = (await others[0].snapshot(table)).to_act[0]
        key, bad = new_key(), new_key()
        accepted = await clients[mover].play(table, "reveal", key)
        await others[0].snapshot(table)
        assert await others[mover].play(table, "reveal", key) == accepted
        problems = []
        for client in (clients[mover], others[mover]):
            with pytest.raises(Refusal) as caught:
                await client.play(table, "reveal twice", bad)
            problems.append(caught.value.problem)
        assert problems[0] == problems[1]

    at_two_servers(tmp_path, work)


def test_a_seat_taken_at_one_server_is_taken_at_the_other(tmp_path: Path) -> None:
    async def work(one: Running, two: Running) -> None:
        ada = await one.guest("Ada")
        opened = await ada.open(msgspec.structs.replace(THREE, public=True))
        people = [
            await server.guest(name) for server, name in ((one, "Bob"), (two, "Cleo"), (one, "Dora"), (two, "Emil"))
        ]
        async with elsewhere([ada], two)[0].listen(opened.table) as listening:
            await listening.next()
            outcomes = await asyncio.gather(*[one.join(opened.table) for one in people], return_exceptions=True)
            seats = sorted([outcome.seat or 0 for outcome in outcomes if not isinstance(outcome, BaseException)])
            refusals = [outcome.problem.code for outcome in outcomes if isinstance(outcome, Refusal)]
            assert (seats, refusals) == ([1, 2], ["table.full", "table.full"])
            await ada.start(opened.table)
            states = await heard(listening, lambda state: state.table.state == "playing" and state.version > 0)
        assert all(seat.name for seat in states[-1].table.seats)

    at_two_servers(tmp_path, work)


def test_lines_of_somebody_else_on_the_channel_do_no_harm(tmp_path: Path) -> None:
    async def work(one: Running, two: Running) -> None:
        clients, places = await seated(one)
        async with elsewhere(clients, two)[0].listen(places[0].table) as listening:
            await listening.next()
            engine = create_engine(one.services.store.url)
            with engine.begin() as connection:
                for line in ("", "nonsense", "x changed", "x changed y z", "x at", "x at y z", "x at y 1,2,z"):
                    connection.execute(text("select pg_notify('argosy', :line)"), {"line": line})
            engine.dispose()
            last = await move_on(clients, places, 3)
            await heard(listening, lambda state: state.version >= last.version)
        assert two.services.listener is not None
        assert two.services.listener.connections == 1

    at_two_servers(tmp_path, work)


def test_talk_at_one_is_heard_at_the_other(tmp_path: Path) -> None:
    async def work(one: Running, two: Running) -> None:
        clients, places = await seated(one)
        others = elsewhere(clients, two)
        table = places[0].table
        async with others[2].listen(table) as listening:
            await asyncio.gather(clients[0].say(table, "hello there"), others[1].say(table, phrase="hello"))
            states = await heard(listening, lambda state: state.said == 2)
        lines = [line for state in states for line in state.chat]
        assert [line.number for line in lines] == [1, 2]
        assert {line.seat for line in lines} == {0, 1}

    at_two_servers(tmp_path, work)


def test_who_is_connected_to_one_is_seen_at_the_other(tmp_path: Path) -> None:
    async def work(one: Running, two: Running) -> None:
        clients, places = await seated(one, msgspec.structs.replace(THREE, absence=1))
        others = elsewhere(clients, two)
        table = places[0].table

        def shown(here: list[bool], stand_ins: list[bool]) -> Callable[[State], bool]:
            def is_so(state: State) -> bool:
                seats = state.table.seats
                return [seat.here for seat in seats] == here and [seat.stand_in for seat in seats] == stand_ins

            return is_so

        async with clients[0].listen(table) as ada, others[1].listen(table) as bob:
            absent = shown([True, True, False], [False, False, True])
            await heard(ada, absent)
            await heard(bob, absent)
            async with others[2].listen(table):
                back = shown([True, True, True], [False, False, False])
                await heard(ada, back)
                await heard(bob, back)

    at_two_servers(tmp_path, work)


def test_who_is_removed_or_comes_back_at_one_server_is_told_at_the_other(tmp_path: Path) -> None:
    async def work(one: Running, two: Running) -> None:
        ada, bob = await one.guest("Ada"), await one.guest("Bob")
        table = (await ada.open(msgspec.structs.replace(THREE, public=True))).table
        await bob.join(table)
        async with elsewhere([bob], two)[0].listen(table) as listening:
            await listening.next()
            await ada.remove(table, 1)
            with pytest.raises(Refusal) as told:
                await heard(listening, lambda state: state.table.state != "open")
        assert told.value.problem.code == "seat.removed"
        cleo, dora = await one.guest("Cleo"), await one.guest("Dora")
        for guest in (cleo, dora):
            await guest.join(table)
        await ada.start(table)
        stay_away(one, table, 1, DEFAULT_ABSENCE + 1)
        await ada.hand_over(table, seat=1)
        async with elsewhere([cleo], two)[0].listen(table) as listening:
            await heard(listening, lambda state: state.table.seats[1].bot is None)
            await ada.end(table)
            last = await heard(listening, lambda state: state.table.state == "closed")
        assert last[-1].table.closed_by == "host"

    at_two_servers(tmp_path, work)


async def settled(table: str, *servers: Running) -> None:
    """Wait until all have the table live, each has told the others so, and they agree on one that leads it."""
    while True:
        live = [live.table for server in servers if (live := server.services.live_tables.by_id.get(table)) is not None]
        if len(live) == len(servers) and sum(one.lead() for one in live) == 1:
            return
        await asyncio.sleep(0.05)


def test_one_server_ends_the_time_and_the_other_need_not_begin_anew(tmp_path: Path) -> None:
    async def work(one: Running, two: Running) -> None:
        clients, places = await seated(one, NewTable("mediterranean", 4, {"trading_seconds": "120"}, absence=0))
        table = places[0].table
        while (await clients[0].snapshot(table)).clock is None:
            await move_on(clients, places, 1)
        async with clients[0].listen(table) as near, elsewhere(clients, two)[0].listen(table) as far:
            await asyncio.gather(near.next(), far.next())
            await settled(table, one, two)
            live = [server.services.live_tables.by_id[table].table for server in (one, two)]
            epochs = [one.epoch for one in live]
            before = len((await one.services.store.log(table))[0])
            await live[0].commands.run(lambda: live[0].change(replace(live[0].row, deadline=time.time() + 0.3)))
            live[0].time.set()
            for listening in (near, far):
                await heard(listening, lambda state: state.clock is not None and state.clock.kind == "grace")
            rows, _ = await one.services.store.log(table)
            assert [row.actor for row in rows[before:]] == [CLOCK]
            assert [one.epoch for one in live] == epochs, "nobody had to take the game from the store again"

    at_two_servers(tmp_path, work)


def test_bots_think_at_one_server_and_at_the_other_when_it_goes(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        settings = replace(GENEROUS, database=url)
        table = NewTable("neptun", 3, bots=["random"] * 3, tempo="instant", public=True, sit=False)
        async with running(tmp_path, settings) as one, asyncio.timeout(60):
            host = await one.guest("Ada")
            id = (await host.open(table)).table
            async with running(tmp_path, settings) as two:
                await elsewhere([host], two)[0].snapshot(id)
                async with elsewhere([host], two)[0].listen(id) as listening, host.listen(id):
                    await settled(id, one, two)
                    await host.start(id)
                    await heard(listening, lambda state: state.version > 20)
            async with host.listen(id) as listening:
                states = await heard(listening, lambda state: state.result is not None)
                assert states[-1].table.state == "over"

    with database() as url:
        asyncio.run(run(url))


def test_when_the_line_between_the_servers_was_cut_everything_is_looked_at_again(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with second(tmp_path, url) as (one, two), asyncio.timeout(60):
            clients, places = await seated(one)
            async with elsewhere(clients, two)[0].listen(places[0].table) as listening:
                await listening.next()
                assert two.services.listener is not None
                before = two.services.listener.connections
                engine = create_engine(url)
                with engine.begin() as connection:
                    cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
                    connection.execute(text(f"{cut} and datname = current_database()"))
                engine.dispose()
                last = await move_on(clients, places, 4)
                await heard(listening, lambda state: state.version >= last.version)
                assert two.services.listener.connections > before

    with database() as url:
        asyncio.run(run(url))
