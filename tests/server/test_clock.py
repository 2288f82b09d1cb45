"""The clock: spans of the rules, warnings, time-ups in the log, and deadlines that outlive the server."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

import argosy
from argosy.client import Client
from argosy.core.contract import CLOCK
from argosy.games.mediterranean.rules.actions import TIME_UP
from argosy.games.package import Span
from argosy.server.tables.clock import next_moment, span_of
from argosy.server.wire.types import NewTable, State
from tests.server.harness import Running, move_on, running, seated, serving

TABLE = NewTable("mediterranean", 4, {"trading_seconds": "120"}, absence=0)


def trading(seconds: str) -> argosy.Match:  # type: ignore[type-arg]
    match = argosy.Match.new("mediterranean", 4, 7, {"trading_seconds": seconds})
    while match.game.tick(match.state) is None:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def test_m6_1_the_clock_runs_while_people_trade_and_m6_11_for_the_grace() -> None:
    assert span_of(argosy.Match.new("mediterranean", 4, 7)) is None
    assert span_of(argosy.Match.new("neptun", 4, 7)) is None
    match = trading("180")
    assert span_of(match) == Span("trading 1", 180.0, (60, 30), TIME_UP)
    match.play(CLOCK, TIME_UP)
    assert span_of(match) == Span("grace 1", 10.0, (), TIME_UP)
    match.play(CLOCK, TIME_UP)
    assert span_of(match) is None
    assert span_of(trading("untimed")) is None
    assert span_of(trading("post")) is None


@pytest.mark.parametrize(
    ("left", "moment", "warned"),
    [(120, 60, None), (61, 60, None), (60, 30, 60), (31, 30, 60), (30, 0, 30), (1, 0, 30), (-5, 0, 30)],
)
def test_m6_1_warnings_come_60_and_30_seconds_before_the_end(left: int, moment: int, warned: int | None) -> None:
    span = Span("trading 1", 120.0, (60, 30), TIME_UP)
    assert next_moment(span, 1000.0, 1000.0 - left) == (1000.0 - moment, warned)


def test_m6_1_a_minute_of_trading_does_not_begin_with_a_warning() -> None:
    assert next_moment(Span("trading 1", 60.0, (60, 30), TIME_UP), 1000.0, 940.0) == (970.0, None)


async def to_trading(server: Running) -> tuple[list[Client], str]:
    clients, places = await seated(server, TABLE)
    state = await clients[0].snapshot(places[0].table)
    while state.clock is None:
        state = await move_on(clients, places, 1)
    return clients, places[0].table


def set_deadline(folder: Path, left: float) -> None:
    with closing(sqlite3.connect(folder / "argosy.sqlite")) as database, database:
        database.execute("update tables set deadline = ?", [time.time() + left])


def test_a_deadline_stays_where_it_was_set(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, table = await to_trading(server)
            set_by = (await clients[0].snapshot(table)).clock
            await clients[1].play(table, "offer 1vp for 2vp to all")
            later = (await clients[0].snapshot(table)).clock
        async with running(tmp_path) as server:
            restarted = (await moved(clients[0], server).snapshot(table)).clock
        assert set_by is not None
        assert later is not None
        assert restarted is not None
        assert set_by.ends == later.ends == restarted.ends

    asyncio.run(run())


def moved(client: Client, server: Running) -> Client:
    """The same guest at the server's new address."""
    new = Client(server.address)
    new.cookie = client.cookie
    return new


def test_a_time_that_ran_out_while_the_server_was_away_is_entered_at_its_start(tmp_path: Path) -> None:
    async def run() -> State:
        async with running(tmp_path) as server:
            clients, table = await to_trading(server)
            version = (await clients[0].snapshot(table)).version
        set_deadline(tmp_path, -1)
        async with running(tmp_path) as server:
            return await moved(clients[0], server).events(table, version, wait=20)

    state = asyncio.run(run())
    assert [event.event["do"] for event in state.events] == ["GraceBegan"]
    assert state.clock is not None
    assert state.clock.kind == "grace"


@pytest.mark.slow
def test_warning_and_end_come_by_themselves(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, table = await to_trading(server)
            version = (await clients[0].snapshot(table)).version
        set_deadline(tmp_path, 30.3)
        async with running(tmp_path) as server, moved(clients[0], server).listen(table, after=version) as listening:
            state = await listening.next()
            while state.clock is None or state.clock.warned != 30:
                state = await listening.next()
            assert (state.version, state.events) == (version, [])
        set_deadline(tmp_path, 0.5)
        async with running(tmp_path) as server, moved(clients[0], server).listen(table, after=version) as listening:
            while state.version == version:
                state = await listening.next()
            assert [event.event["do"] for event in state.events] == ["GraceBegan"]

    asyncio.run(run())


def test_no_clock_runs_where_the_table_takes_its_time(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, NewTable("mediterranean", 4, pace="untimed"))
        state = await clients[0].snapshot(places[0].table)
        while state.view is not None and state.view["phase"] != "trading":
            state = await move_on(clients, places, 1)
        assert state.clock is None

    serving(tmp_path, work)
