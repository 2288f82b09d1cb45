"""Time for each decision: when it is up a bot decides this once, the log says so, and a restart changes nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from argosy.client import Client, Refusal
from argosy.core.contract import CLOCK
from argosy.server.tables.deadlines import DueDecision
from argosy.server.tables.lobby import TEMPOS
from argosy.server.wire.types import NewTable, State
from tests.server.harness import THREE, Running, move_on, running, seated, serving
from tests.server.test_clock import moved

TIMED = msgspec.structs.replace(THREE, decision=3600)
POST = NewTable("mediterranean", 4, pace="post")


def run_out(folder: Path, left: float = -1.0) -> None:
    """Let the time of all decisions that are owed end then."""
    ends = time.time() + left
    with closing(sqlite3.connect(folder / "argosy.sqlite")) as database, database:
        (text,) = database.execute("select owed from tables").fetchone()
        owed = msgspec.json.decode(text, type=dict[int, DueDecision])
        new = {seat: msgspec.structs.replace(one, ends=ends) for seat, one in owed.items()}
        database.execute("update tables set owed = ?, deadline = ?", [msgspec.json.encode(new).decode(), ends])


def logged(folder: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(folder / "argosy.sqlite")) as database:
        rows = database.execute("select actor, action from inputs order by number").fetchall()
    return [(actor, json.loads(action)["do"]) for actor, action in rows]


async def upto(client: Client, table: str, version: int) -> State:
    """How things stand once the game has come beyond a version."""
    state = await client.events(table, version, wait=25)
    while state.version <= version + 1:
        state = await client.events(table, state.version, wait=25)
    return await client.events(table, version)


def test_whoever_is_to_act_has_a_deadline_and_nobody_else(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, TIMED)
        table = places[0].table
        first = await clients[0].snapshot(table)
        assert first.table.decision == 3600
        assert first.clock is not None
        assert (first.clock.kind, first.clock.warned) == ("decision", None)
        deadlines = {seat.seat: seat.deadline for seat in first.table.seats if seat.deadline is not None}
        assert deadlines == dict.fromkeys(first.to_act, first.clock.ends)
        second = await move_on(clients, places, 1)
        assert [seat.seat for seat in second.table.seats if seat.deadline is not None] == second.to_act
        assert second.clock is not None
        assert second.clock.ends > first.clock.ends, "each decision has its own time"

    serving(tmp_path, work)


@pytest.mark.slow
def test_when_time_is_up_a_bot_decides_this_once_and_the_log_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server, TIMED)
            table = places[0].table
            before = await clients[0].snapshot(table)
            mover = before.to_act[0]
        run_out(tmp_path)
        async with running(tmp_path) as server:
            ada = moved(clients[0], server)
            state = await upto(ada, table, before.version)
            assert state.events[0].event == {"do": "Lapsed", "seat": mover}
            assert not any(seat.late or seat.bot for seat in state.table.seats), "its owner decides the next one"
            assert state.clock is not None
            assert state.clock.ends > time.time() + 3000
        actors = logged(tmp_path)[before.version :]
        assert actors[0] == (CLOCK, "late")
        assert actors[1][0] == mover
        async with running(tmp_path) as server:
            assert (await moved(clients[0], server).events(table, before.version)).events == state.events

    asyncio.run(run())


@pytest.mark.slow
def test_whoever_decides_before_the_bot_does_has_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TEMPOS, "natural", (20.0, 20.0))  # however busy the machine is, the bot is slower

    async def run() -> None:
        table_like = msgspec.structs.replace(TIMED, tempo="natural")
        async with running(tmp_path) as server:
            clients, places = await seated(server, table_like)
            table = places[0].table
            before = await clients[0].snapshot(table)
            mover = before.to_act[0]
        run_out(tmp_path)
        async with running(tmp_path) as server:
            late = moved(clients[mover], server)
            state = await late.events(table, before.version, wait=20)
            assert state.table.seats[mover].late
            await late.play(table, state.menu[-1])
            state = await late.snapshot(table)
            assert not state.table.seats[mover].late
            assert state.version == len(logged(tmp_path))

    asyncio.run(run())


@pytest.mark.slow
def test_m6_1_by_post_those_whose_time_is_up_are_ready_and_trading_ends(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server, POST)
            table = places[0].table
            state = await clients[0].snapshot(table)
            assert state.table.decision == 3 * 86400
            while state.view is not None and state.view["phase"] != "trading":
                state = await move_on(clients, places, 1)
            assert state.clock is not None
            ends = state.clock.ends
            await clients[1].play(table, "offer 1vp for 2vp to all")
            await clients[2].play(table, "ready")
            state = await clients[0].snapshot(table)
            assert [seat.deadline for seat in state.table.seats] == [ends, ends, None, ends], (
                "all of trading is one decision"
            )
        run_out(tmp_path)
        async with running(tmp_path) as server:
            after = await upto(moved(clients[0], server), table, state.version)
            kinds = [event.event["do"] for event in after.events]
            assert kinds.count("Lapsed") >= 3
            assert kinds.count("ReadySet") >= 3
            assert after.view is not None
            assert after.view["phase"] != "trading" or after.view["grace"]

    asyncio.run(run())


def test_tables_by_post_have_deadlines_and_untimed_ones_have_none(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        for pace, decision, code in (("untimed", 60, "table.untimed"), ("post", 0, "table.deadline")):
            with pytest.raises(Refusal) as caught:
                await ada.open(msgspec.structs.replace(THREE, pace=pace, decision=decision))
            assert caught.value.problem.code == code
        wanted: list[tuple[str, int | None, int]] = [
            ("live", None, 0),
            ("live", 30, 30),
            ("untimed", None, 0),
            ("post", 86400, 86400),
        ]
        for pace, asked, seconds in wanted:
            opened = await ada.open(msgspec.structs.replace(THREE, pace=pace, decision=asked))
            assert (await ada.snapshot(opened.table)).table.decision == seconds

    serving(tmp_path, work)


def test_a_table_by_post_is_let_go_between_deadlines_and_called_back_for_them(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        _, places = await seated(server, msgspec.structs.replace(THREE, pace="post"))
        live_tables, table = server.services.live_tables, places[0].table
        while not live_tables.by_id[table].bots.resting:
            await asyncio.sleep(0.01)
        live_tables.idle = 0.0
        await live_tables.sweep()
        assert table not in live_tables.by_id
        await live_tables._load_due()
        assert table not in live_tables.by_id, "there are days left"
        run_out(tmp_path, 30.0)
        await live_tables._load_due()
        assert table in live_tables.by_id

    serving(tmp_path, work)
