"""After a start: games that go on by themselves are loaded, the most urgent first; all others when somebody comes."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from argosy.client import Client
from argosy.server.storage.rows import GuestRow, SeatRow, TableRow
from argosy.server.storage.store import Store
from argosy.server.tables.live_tables import WAKING, LiveTables
from argosy.server.wire.types import NewTable, State
from tests.server.databases import BOTH, database_of
from tests.server.harness import GENEROUS, OF_THREE, THREE, Running, move_on, running, seated, serving

pytestmark = pytest.mark.slow
POST = msgspec.structs.replace(THREE, pace="post")


async def until(check: Callable[[], bool]) -> None:
    while not check():
        await asyncio.sleep(0.05)


async def grown(client: Client, table: str, version: int) -> State:
    """Wait until the log of a table is longer."""
    while (state := await client.snapshot(table)).version <= version:
        await asyncio.sleep(0.1)
    return state


async def of_bots(server: Running, tempo: str = "natural") -> tuple[Client, str]:
    """A game of bots alone, which nobody looks at."""
    host = await server.guest("Host")
    opened = await host.open(NewTable(OF_THREE, 3, bots=["random"] * 3, tempo=tempo, sit=False, public=True))
    await host.start(opened.table)
    return host, opened.table


@pytest.mark.parametrize("kind", BOTH)
def test_a_start_loads_only_the_games_that_go_on_by_themselves(kind: str, tmp_path: Path) -> None:
    async def run(url: str) -> None:
        settings = replace(GENEROUS, database=url)
        async with running(tmp_path, settings) as server:
            waiting = await seated(server)
            _, by_post = await seated(server, POST)
            _, hasty = await seated(server, msgspec.structs.replace(THREE, decision=100))
            host, bots = await of_bots(server)
            before = (await host.snapshot(bots)).version
            moved = await move_on(*waiting, 3)
        async with running(tmp_path, settings) as server, asyncio.timeout(60):
            loaded = server.services.live_tables.by_id
            await until(lambda: {hasty[0].table, bots} <= loaded.keys())
            await asyncio.sleep(0.5)
            assert loaded.keys() == {hasty[0].table, bots}, "the others wait until somebody comes"
            assert by_post[0].table not in loaded
            host.address = server.address
            await grown(host, bots, before)
            for client in waiting[0]:
                client.address = server.address
            assert (await waiting[0][0].snapshot(waiting[1][0].table)).version == moved.version
            assert (await move_on(*waiting, 1)).version > moved.version

    with database_of(kind, tmp_path) as url:
        asyncio.run(run(url))


def test_a_game_that_waits_for_its_only_person_is_not_loaded(tmp_path: Path) -> None:
    """Most tables at home are of this kind: one person with bots, whose turn it is."""
    ids = []

    async def play(server: Running) -> None:
        host = await server.guest("Ada")
        opened = await host.open(NewTable(OF_THREE, 3, bots=[None, "random", "random"], tempo="instant"))
        await host.start(opened.table)
        state = await host.snapshot(opened.table)
        while opened.seat not in state.to_act:
            state = await host.events(opened.table, state.version, 5)
        live = server.services.live_tables.by_id[opened.table]
        await until(lambda: live.table.row.bots_due is False)
        ids.append(opened.table)

    async def look(server: Running) -> None:
        await asyncio.sleep(1)
        assert not server.services.live_tables.by_id

    serving(tmp_path, play)
    serving(tmp_path, look)


def test_games_of_earlier_releases_with_bots_are_loaded(tmp_path: Path) -> None:
    """Their rows do not say whether a bot has to act."""

    async def play(server: Running) -> None:
        await of_bots(server)
        await seated(server)

    async def look(server: Running) -> None:
        await until(lambda: len(server.services.live_tables.by_id) == 1)
        await asyncio.sleep(0.5)
        assert len(server.services.live_tables.by_id) == 1

    serving(tmp_path, play)
    with closing(sqlite3.connect(tmp_path / "argosy.sqlite")) as store:
        store.execute("update tables set bots_due = null")
        store.commit()
    serving(tmp_path, look)


def test_a_game_that_cannot_be_loaded_keeps_no_other_from_it(tmp_path: Path) -> None:
    tables = []

    async def play(server: Running) -> None:
        _, places = await seated(server, msgspec.structs.replace(THREE, decision=100))
        tables.extend([places[0].table, (await of_bots(server))[1]])

    async def look(server: Running) -> None:
        await until(lambda: tables[1] in server.services.live_tables.by_id)
        await until(lambda: server.services.live_tables.by_id[tables[1]].table.session_or_none is not None)

    serving(tmp_path, play)
    with closing(sqlite3.connect(tmp_path / "argosy.sqlite")) as store:
        store.execute("update inputs set action = 'nonsense' where table_id = ? and number = 1", [tables[0]])
        store.commit()
    serving(tmp_path, look)


def test_games_are_loaded_in_the_order_of_their_deadlines_and_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    at_once: list[int] = []
    running_now: set[str] = set()

    async def load(_: LiveTables, id: str) -> None:
        order.append(id)
        running_now.add(id)
        at_once.append(len(running_now))
        await asyncio.sleep(0.01)
        running_now.discard(id)

    async def run(store: Store) -> None:
        await store.add_guest(GuestRow("g", "Ada", 1.0))
        now = time.time()
        for number in (3, 0, 4, 1, 2, 9):
            deadline = None if number == 9 else now + number
            row = TableRow(
                f"t{number}", OF_THREE, "{}", False, "live", "instant", 0, "playing", "g", "{}", None, 1.0, 1.0,
                clock="decision", deadline=deadline, bots_due=number == 9,
            )  # fmt: skip
            await store.add_table(row, [SeatRow(row.id, 0, "g", "Ada")])
        tables = LiveTables(store, lambda _: None, 60)  # type: ignore[arg-type, return-value]
        await tables.wake()

    monkeypatch.setattr(LiveTables, "load", load)
    with closing(Store.open(f"sqlite:///{tmp_path / 'argosy.sqlite'}")) as store:
        asyncio.run(run(store))
    assert order == ["t0", "t1", "t2", "t3", "t4", "t9"]
    assert max(at_once) == WAKING
