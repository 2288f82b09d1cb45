"""Memory of a long evening: what is unloaded or refused is freed at once, not at the next full garbage collection."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from weakref import ref

import pytest

from argosy.client import Client, Refusal
from argosy.server.http.gc_tuning import return_free_memory
from argosy.server.tables.info import SHORT, _kept_header, public_header
from argosy.server.tables.session import GameSession
from argosy.server.tables.table import Table
from tests.server.finished import brought
from tests.server.harness import GENEROUS, Running, move_on, seated, serving


@pytest.fixture
def without_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def refused_often(client: Client, table: str, times: int) -> None:
    for _ in range(times):
        with pytest.raises(Refusal):
            await client.play(table, "nonsense")


async def unloaded(server: Running, id: str) -> None:
    """Wait until nobody uses a table, and unload it."""
    live = server.services.live_tables
    live.idle = 0.0
    while id in live.by_id:
        for seat in range(3):
            live.by_id[id].table.presence._seen.pop(seat, None)  # as if nobody had asked for forty seconds
        await live.sweep()
        await asyncio.sleep(0.01)


@pytest.mark.usefixtures("without_collections")
def test_a_table_that_is_unloaded_is_freed_at_once_with_its_game(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        id = places[0].table
        async with clients[0].listen(id) as listening:
            await listening.next()
            await move_on(clients, places, 6)
            await refused_often(clients[0], id, 3)
            for _ in range(3):
                with pytest.raises(Refusal):
                    await listening.play("nonsense")
            await clients[0].log_moments(id)
        table = server.services.live_tables.by_id[id].table
        gone: list[ref[Table] | ref[GameSession]] = [ref(table), ref(await table.commands.run(table.session))]
        del table
        await unloaded(server, id)
        assert [found() for found in gone] == [None, None]
        assert (await clients[0].snapshot(id)).version > 6, "and it is loaded again when somebody comes"

    serving(tmp_path, work)


@pytest.mark.usefixtures("without_collections")
def test_a_finished_game_that_was_looked_at_is_freed_at_once(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        client = await server.guest("Ada")
        id = await brought(client)
        await client.moments(id, 0, 0, 5)
        table = ref(server.services.live_tables.by_id[id].table)
        await unloaded(server, id)
        assert table() is None

    serving(tmp_path, work)


@pytest.mark.usefixtures("without_collections")
def test_refused_commands_leave_no_reference_cycles(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        await refused_often(clients[0], places[0].table, 2)
        frames = sum(type(found).__name__ == "traceback" for found in gc.get_objects())
        await refused_often(clients[0], places[0].table, 50)
        await asyncio.sleep(0.1)
        assert sum(type(found).__name__ == "traceback" for found in gc.get_objects()) < frames + 50

    serving(tmp_path, work)


def test_headers_with_a_whole_edition_are_not_kept() -> None:
    line = '{"rules":"1","edition":"x","files":"' + SHORT * "a" + '"}'
    before = _kept_header.cache_info().currsize
    assert public_header(line).rules == "1"
    assert _kept_header.cache_info().currsize == before


def test_free_memory_can_be_returned_on_any_system() -> None:
    asyncio.run(return_free_memory())


def test_a_server_leaves_frozen_what_was_frozen_before_it(tmp_path: Path) -> None:
    """All that collecting the tests has made is (tests/conftest.py); each full collection would look at it again."""

    async def work(_: Running) -> None:
        assert gc.get_freeze_count() > 0

    assert gc.get_freeze_count() > 0
    serving(tmp_path, work, replace(GENEROUS, tidy=True))
    assert gc.get_freeze_count() > 0
