"""Pauses: by the host or by vote; everything stands still, and clocks go on with what they had left."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from argosy.client import Client, Refusal, new_key
from argosy.server.wire.types import NewTable
from tests.server.harness import THREE, Running, running, seated, serving
from tests.server.test_clock import moved, to_trading
from tests.server.test_decision_time import TIMED


async def refused_with(code: str, asked: object) -> None:
    with pytest.raises(Refusal) as caught:
        await asked  # type: ignore[misc]
    assert caught.value.problem.code == code
    assert caught.value.problem.message


def test_in_a_pause_commands_are_refused_and_count_afterwards(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server)
            table = places[0].table
            mover = (await clients[0].snapshot(table)).to_act[0]
            await clients[0].pause(table)
            key = new_key()
            await refused_with("table.paused", clients[mover].play(table, "reveal", key))
            await refused_with("table.paused", clients[mover].undo(table))
            await refused_with("table.paused", clients[0].pause(table))
            paused = (await clients[1].snapshot(table)).table.paused
            assert paused is not None
            assert paused.by == 0
        async with running(tmp_path) as server:
            clients = [moved(client, server) for client in clients]
            await refused_with("table.paused", clients[mover].play(table, "reveal", key))
            await clients[0].go_on(table)
            assert (await clients[mover].play(table, "reveal", key)).version > 1
            assert (await clients[1].snapshot(table)).table.paused is None
            await refused_with("table.not_paused", clients[0].go_on(table))

    asyncio.run(run())


def test_others_than_the_host_vote(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(THREE, seats=4))
        table = places[0].table
        for client in clients:
            await client.snapshot(table)
        for voter in (1, 2):
            await clients[voter].pause(table)
            state = await clients[3].snapshot(table)
            assert (state.table.paused, state.table.votes) == (None, [*range(1, voter + 1)])
        await clients[3].pause(table)
        paused = (await clients[0].snapshot(table)).table.paused
        assert paused is not None
        assert paused.by is None
        await clients[1].go_on(table)
        assert (await clients[1].snapshot(table)).table.votes == [1]
        await clients[1].go_on(table)
        assert (await clients[1].snapshot(table)).table.paused is not None, "one vote counts once"
        await clients[2].go_on(table)
        state = await clients[1].snapshot(table)
        assert (state.table.paused, state.table.votes) == (None, [])
        await refused_with("table.not_yours", (await server.guest("Stranger")).pause(table))

    serving(tmp_path, work)


def test_the_host_does_not_end_alone_what_the_others_voted_for(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(THREE, seats=4))
        table = places[0].table
        for voter in (1, 2, 3):
            await clients[voter].pause(table)
        await clients[0].go_on(table)
        state = await clients[0].snapshot(table)
        assert state.table.paused is not None
        assert state.table.votes == [0]
        await clients[2].go_on(table)
        assert (await clients[0].snapshot(table)).table.paused is None

    serving(tmp_path, work)


def test_the_trading_clock_keeps_what_it_had_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, table = await to_trading(server)
            before = (await clients[0].snapshot(table)).clock
            await clients[0].pause(table)
            state = await clients[0].snapshot(table)
            assert state.clock is None, "no clock runs"
            row = server.services.live_tables.by_id[table].table.row
            assert row.deadline is None, "so no restart can ring it"
        async with running(tmp_path) as server:
            ada = moved(clients[0], server)
            paused = (await ada.snapshot(table)).table.paused
            await ada.go_on(table)
            after = (await ada.snapshot(table)).clock
        assert before is not None
        assert paused is not None
        assert after is not None
        assert after.kind == "trading"
        assert after.ends > before.ends
        assert after.ends - after.now <= before.ends - paused.at

    asyncio.run(run())


def test_decisions_keep_the_time_that_they_had_left(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, TIMED)
        table = places[0].table
        before = await clients[0].snapshot(table)
        mover = before.to_act[0]
        await clients[0].pause(table)
        assert (await clients[0].snapshot(table)).clock is None
        await clients[0].go_on(table)
        after = await clients[0].snapshot(table)
        old, new = before.table.seats[mover].deadline, after.table.seats[mover].deadline
        assert old is not None
        assert new is not None
        assert new > old
        assert after.clock is not None
        assert after.clock.ends == new

    serving(tmp_path, work)


@pytest.mark.slow
def test_bots_wait_and_go_on(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        host = await server.guest("Ada")
        bots = NewTable("neptun", 3, bots=["random"] * 3, tempo="natural", public=True, sit=False)
        opened = await host.open(bots)
        await host.start(opened.table)
        await host.pause(opened.table)
        version = (await host.snapshot(opened.table)).version
        assert (await host.events(opened.table, version, wait=3)).version == version
        await host.go_on(opened.table)
        assert (await host.events(opened.table, version, wait=25)).version > version

    serving(tmp_path, work)


@pytest.mark.slow
def test_a_pause_ends_when_the_last_person_leaves(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(THREE, bots=[None, "random", "random"]))
        table = places[0].table
        await clients[0].pause(table)
        await clients[0].leave(table)
        assert not server.services.live_tables.by_id[table].table.paused

    serving(tmp_path, work)


def test_only_a_game_is_paused(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada: Client = await server.guest("Ada")
        opened = await ada.open(THREE)
        await refused_with("table.not_playing", ada.pause(opened.table))
        await refused_with("table.not_playing", ada.go_on(opened.table))

    serving(tmp_path, work)
