"""What expires by the host's settings (`--keep`), in small steps, and that the SQLite file shrinks."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, insert, text

from argosy.cli.main import main
from argosy.client import Client, Refusal
from argosy.server.settings import Keep
from argosy.server.storage import deletion, schema
from argosy.server.storage.deletion import Deletion
from argosy.server.storage.rows import GuestRow
from argosy.server.storage.store import Store
from argosy.server.tables.housekeeping import DAY, Housekeeper
from argosy.server.wire.types import NewTable
from tests.server.databases import BOTH, database_of
from tests.server.finished import brought
from tests.server.harness import GENEROUS, OF_THREE, THREE, Running, move_on, running, seated, serving

pytestmark = pytest.mark.slow


async def aged(server: Running, table: str, days: float, name: str = "tables") -> None:
    """Let the row of a table, and its log, be so many days old."""
    at = time.time() - days * DAY
    columns = "changed = :at, created = :at" if name == "tables" else "seen = :at, created = :at"
    await server.services.store.writer.write(
        None,
        lambda connection: [
            connection.execute(text(f"update {name} set {columns} where id = :id"), {"at": at, "id": table}),
            connection.execute(text("update inputs set at = :at where table_id = :id"), {"at": at, "id": table}),
        ],
    )


async def is_there(client: Client, table: str) -> bool:
    status, _, data = await client.request("GET", f"/api/tables/{table}")
    assert status == 200 or b"table.unknown" in data
    return status == 200


def housekeeper(server: Running, keep: Keep) -> Housekeeper:
    return Housekeeper(server.services.erasure, keep, rest=0.0)


@pytest.mark.parametrize("kind", BOTH)
def test_old_tables_and_guests_go_and_young_ones_stay(kind: str, tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with running(tmp_path, replace(GENEROUS, database=url)) as server, asyncio.timeout(60):
            ada = await server.guest("Ada")
            old, young = await brought(ada), await brought(ada)
            gathering, waiting = (await ada.open(THREE)).table, (await ada.open(THREE)).table
            clients, places = await seated(server)
            played = places[0].table
            for table, days in ((old, 400), (young, 300), (gathering, 70), (waiting, 50), (played, 61)):
                await aged(server, table, days)
            store = server.services.store
            for id, days in (("stranger", 100), ("visitor", 80)):
                await store.add_guest(GuestRow(id, id, time.time() - days * DAY, time.time() - days * DAY))
            await aged(server, (await ada.rename("Ada")).id, 1000, "guests")
            await housekeeper(server, Keep()).round(time.time())
            there = [await is_there(ada, table) for table in (old, young, gathering, waiting)]
            assert there == [False, True, False, True]
            assert not await is_there(clients[0], played)
            assert await store.guest("stranger") is None
            assert await store.guest("visitor") is not None
            assert (await ada.mine()).tables, "who is named by a table stays"
            left = await store.read(lambda connection: connection.execute(text("select table_id from inputs")).all())
            assert {row.table_id for row in left} == {young}

    with database_of(kind, tmp_path) as url:
        asyncio.run(run(url))


def test_zero_keeps_for_ever(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        old = await brought(ada)
        await aged(server, old, 10_000)
        await server.services.store.add_guest(GuestRow("g", "Bob", 1.0))
        await housekeeper(server, Keep(0, 0, 0)).round(time.time())
        assert await is_there(ada, old)
        assert await server.services.store.guest("g") is not None

    serving(tmp_path, work)


def test_a_table_with_a_deadline_ahead_or_somebody_there_stays(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        post = NewTable(OF_THREE, 3, pace="post", tempo="instant")
        clients, places = await seated(server, post)
        ada = await server.guest("Ada")
        watched = (await ada.open(THREE)).table
        for table in (places[0].table, watched):
            await aged(server, table, 100)
        async with ada.listen(watched) as listening:
            await listening.next()
            await housekeeper(server, Keep()).round(time.time())
            assert await is_there(clients[0], places[0].table), "three days are left for a decision"
            assert await is_there(ada, watched)
        while server.services.live_tables.by_id[watched].table.presence.anybody:
            await asyncio.sleep(0.01)
        await housekeeper(server, Keep()).round(time.time())
        assert not await is_there(ada, watched)

    serving(tmp_path, work)


def test_a_move_keeps_a_game_even_where_nothing_else_changed(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        await move_on(clients, places, 3)
        await aged(server, places[0].table, 100)
        await server.services.store.writer.write(
            None, lambda connection: connection.execute(text("update inputs set at = :at"), {"at": time.time()})
        )
        await housekeeper(server, Keep()).round(time.time())
        assert await is_there(clients[0], places[0].table)

    serving(tmp_path, work)


@pytest.mark.parametrize("kind", BOTH)
def test_deleting_goes_in_small_steps_and_commands_come_in_between(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deletion, "ROWS", 20)

    async def run(url: str) -> None:
        async with running(tmp_path, replace(GENEROUS, database=url)) as server, asyncio.timeout(60):
            ada = await server.guest("Ada")
            old = await brought(ada)
            await aged(server, old, 400)
            store = server.services.store
            log, _ = await store.log(old)
            writer = store.writer
            before = writer.commits
            done = asyncio.create_task(Housekeeper(server.services.erasure, Keep(), 0.01).round(time.time()))
            renamed = 0
            while not done.done():
                await ada.rename(f"Ada {renamed}")
                renamed += 1
                await asyncio.sleep(0)
            await done
            assert writer.commits - before > len(log) / 20
            assert renamed > 1
            assert not await is_there(ada, old)

    with database_of(kind, tmp_path) as url:
        asyncio.run(run(url))


def test_a_deletion_that_was_cut_short_goes_on_and_meanwhile_there_is_no_such_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(deletion, "ROWS", 20)
    ids = []

    async def begin(server: Running) -> None:
        ada = await server.guest("Ada")
        ids.append(await brought(ada))
        await aged(server, ids[0], 400)
        delete = server.services.erasure.deletion
        now = time.time()
        assert await delete.expire_tables(ids, ["over"], now - 365 * DAY, now) == ids
        assert await delete.delete_rows(ids[0]), "something is left"

    async def look(server: Running) -> None:
        client = await server.guest("Bob")
        assert not await is_there(client, ids[0])
        await housekeeper(server, Keep(0, 0, 0)).round(time.time())
        assert await server.services.erasure.deletion.gone_tables(9) == []

    serving(tmp_path, begin)
    assert main(["admin", "verify", "--database", str(tmp_path / "argosy.sqlite")]) == 0
    assert capsys.readouterr().out == "0 games, 0 replay, 0 do not\n"
    serving(tmp_path, look)


def test_a_player_who_looks_at_a_table_that_expires_is_told(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        old = await brought(ada)
        await ada.snapshot(old)  # it is loaded
        await aged(server, old, 400)
        await housekeeper(server, Keep()).round(time.time())
        assert not await is_there(ada, old)
        with pytest.raises(Refusal) as caught:
            await ada.record(old)
        assert caught.value.problem.code == "table.unknown"
        await server.services.live_tables.sweep()
        assert old not in server.services.live_tables.by_id

    serving(tmp_path, work)


def pages(file: Path) -> tuple[int, int]:
    """How many pages a SQLite file has, and how many of them are free."""
    with closing(sqlite3.connect(file)) as store:
        return store.execute("pragma page_count").fetchone()[0], store.execute("pragma freelist_count").fetchone()[0]


def test_the_file_shrinks_when_games_expire(tmp_path: Path) -> None:
    file = tmp_path / "argosy.sqlite"

    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        tables = [await brought(ada) for _ in range(12)]
        await server.services.erasure.deletion.truncate_log()
        size, count = file.stat().st_size, pages(file)[0]
        for table in tables:
            await aged(server, table, 400)
        await housekeeper(server, Keep()).round(time.time())
        left, free = pages(file)
        assert free == 0
        assert left < count / 2
        assert file.stat().st_size < size / 2

    serving(tmp_path, work)


def test_space_is_given_back_a_mebibyte_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "argosy.sqlite"

    async def run(store: Store) -> None:
        def fill(connection: Connection) -> None:
            rows = [{"name": f"n{number}", "value": "x" * 4000} for number in range(700)]
            connection.execute(insert(schema.settings), rows)

        await store.writer.write(None, fill)
        await store.writer.write(None, lambda connection: connection.execute(delete(schema.settings)))
        deleting, free, steps = Deletion(store), pages(file)[1], [pages(file)[1]]
        assert free > 2 * deletion.PAGES
        while await deleting.shrink():
            steps.append(pages(file)[1])
        assert [before - after for before, after in pairwise(steps)] == [deletion.PAGES] * (len(steps) - 1)
        assert pages(file)[1] == 0

    with closing(Store.open(f"sqlite:///{file}")) as store:
        asyncio.run(run(store))


def test_a_guest_who_comes_is_noted_as_seen(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        id = (await ada.rename("Ada")).id
        await aged(server, id, 80, "guests")
        await ada.mine()
        await server.services.auth.note_seen()
        found = await server.services.store.guest(id)
        assert found is not None
        assert time.time() - found.seen < DAY

    serving(tmp_path, work)


@pytest.mark.parametrize(
    ("words", "keep"),
    [
        ("finished=30", Keep(finished=30)),
        ("finished=0, unfinished=0,guests=0", Keep(0, 0, 0)),
        ("guests=7,unfinished=14", Keep(365, 14, 7)),
    ],
)
def test_what_is_kept_is_read_from_the_command_line(words: str, keep: Keep) -> None:
    assert Keep.parse(words) == keep
    assert Keep.parse(str(keep)) == keep


@pytest.mark.parametrize("words", ["games=3", "finished", "finished=", "finished=-1", "finished=1.5", "finished=1,,"])
def test_what_cannot_be_read_is_answered_with_what_would_be_right(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--port", "0", "--keep", words]) == 2
    told = capsys.readouterr().err
    assert "finished, unfinished, guests" in told
    assert "such as finished=365" in told
    assert not (tmp_path / "argosy.sqlite").exists()
