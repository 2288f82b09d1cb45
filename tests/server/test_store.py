"""The store: group commit, one writer, logs that only grow, migrations with a backup first."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import inspect, text

from argosy.server.storage import schema
from argosy.server.storage.deletion import Deletion
from argosy.server.storage.engines import engine_of
from argosy.server.storage.failures import Conflict, StoreError
from argosy.server.storage.migrate import upgrade
from argosy.server.storage.rows import GuestRow, InputRow, KeyRow, ReviewPart, SeatRow, Step, TableRow
from argosy.server.storage.store import Store

PASS = InputRow(0, '{"do":"Pass"}')


TABLE = TableRow("t", "neptun", "{}", True, "live", "instant", 0, "open", "g", None, None, 1.0, 1.0)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'argosy.sqlite'}"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store.open(url)) as made:
        yield made


def step(after: int, *inputs: InputRow, key: str | None = None) -> Step:
    row = None if key is None else KeyRow(0, key, f'{{"version":{after + len(inputs)}}}')
    return Step(TABLE, replace(TABLE, state="playing"), after, inputs, 2.0, row)


async def with_table(store: Store) -> None:
    await store.add_guest(GuestRow("g", "Ada", 1.0))
    await store.add_table(TABLE, [SeatRow("t", 0, "g", "Ada", "0" * 64), SeatRow("t", 1, bot="random")])


def test_parts_of_a_review_are_numbered_as_they_come_and_go_with_their_table(store: Store) -> None:
    async def run() -> None:
        await with_table(store)
        await store.add_review_parts("t", {"plan": "[1]", "quick": "{}"})
        await store.add_review_parts("t", {"full": "{}"})
        assert await store.review_parts("t", 1) == [
            ReviewPart(1, "plan", ""),
            ReviewPart(2, "quick", "{}"),
            ReviewPart(3, "full", "{}"),
        ]
        with pytest.raises(Conflict):
            await store.add_review_parts("t", {"other": "{}", "full": "{}"})
        assert len(await store.review_parts("t", 0)) == 3
        deletion = Deletion(store)
        assert await deletion.expire_tables(["t"], ["open"], 9.0, 9.0) == ["t"]
        with pytest.raises(Conflict):
            await store.add_review_parts("t", {"late": "{}"})
        while await deletion.delete_rows("t"):
            pass
        assert await store.review_parts("t", 0) == []

    asyncio.run(run())


def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    async def run() -> None:
        await with_table(store)
        await store.append(step(0, PASS, InputRow(-1, '{"do":"Show"}'), key="key-one-1"))
        await store.append(step(2, PASS))
        inputs, keys = await store.log("t")
        assert inputs == [PASS, InputRow(-1, '{"do":"Show"}'), PASS]
        assert keys == [KeyRow(0, "key-one-1", '{"version":2}')]
        found = await store.table("t")
        assert found is not None
        assert (found[0].state, [seat.bot for seat in found[1]]) == ("playing", [None, "random"])

    asyncio.run(run())


def test_of_two_writers_of_one_number_only_the_first_succeeds(store: Store) -> None:
    async def run() -> None:
        await with_table(store)
        outcomes = await asyncio.gather(
            *[store.append(step(0, InputRow(seat, "{}"), key=f"key-{seat:05}")) for seat in range(20)],
            return_exceptions=True,
        )
        assert outcomes[0] is None
        assert all(isinstance(outcome, Conflict) for outcome in outcomes[1:])
        inputs, keys = await store.log("t")
        assert inputs == [InputRow(0, "{}")]
        assert [key.key for key in keys] == ["key-00000"], "a refused step leaves nothing behind"

    asyncio.run(run())


def test_what_gathers_is_committed_together_and_answered_afterwards(store: Store) -> None:
    async def run() -> None:
        before = store.writer.commits, store.writer.jobs
        await asyncio.gather(*[store.add_guest(GuestRow(f"g{number}", "Ada", 1.0)) for number in range(200)])
        assert store.writer.jobs - before[1] == 200
        assert store.writer.commits - before[0] < 100
        assert await store.guest("g199") == GuestRow("g199", "Ada", 1.0)

    asyncio.run(run())


def test_a_job_that_fails_takes_no_other_along(store: Store) -> None:
    async def run() -> None:
        guests = [GuestRow("same", "Ada", 1.0), GuestRow("same", "Bob", 1.0), GuestRow("other", "Eva", 1.0)]
        outcomes = await asyncio.gather(*[store.add_guest(guest) for guest in guests], return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
        assert await store.guest("other") is not None

    asyncio.run(run())


@pytest.mark.slow  # it waits for the lock
def test_a_locked_database_refuses_and_recovers(url: str, store: Store, tmp_path: Path) -> None:
    async def run() -> None:
        with closing(sqlite3.connect(tmp_path / "argosy.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked"):
                await store.add_guest(GuestRow("g", "Ada", 1.0))
            other.execute("ROLLBACK")
        assert await store.guest("g") is None
        await store.add_guest(GuestRow("g", "Ada", 1.0))
        assert await store.guest("g") is not None

    asyncio.run(run())


def test_the_database_syncs_every_commit_to_the_disk(url: str) -> None:
    engine = engine_of(url, "BEGIN")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()


def test_the_secret_is_made_once(url: str) -> None:
    def secret() -> bytes:
        with closing(Store.open(url)) as store:
            return store.secret

    assert secret() == secret()


def test_migrations_make_the_tables_of_the_schema(store: Store, url: str) -> None:
    engine = engine_of(url, "BEGIN")
    found = inspect(engine)
    assert set(found.get_table_names()) == {*schema.METADATA.tables, "alembic_version"}
    for name, table in schema.METADATA.tables.items():
        columns = {column["name"]: (str(column["type"]), column["nullable"]) for column in found.get_columns(name)}
        assert columns == {column.name: (str(column.type), column.nullable) for column in table.columns}
        assert found.get_pk_constraint(name)["constrained_columns"] == [column.name for column in table.primary_key]
        assert {index["name"] for index in found.get_indexes(name)} == {index.name for index in table.indexes}
    engine.dispose()


def test_a_store_is_backed_up_before_it_is_migrated(url: str, tmp_path: Path) -> None:
    engine = engine_of(url, "BEGIN IMMEDIATE")
    with engine.begin() as connection:
        connection.execute(text("create table alembic_version (version_num varchar(32) not null)"))
        connection.execute(text("insert into alembic_version values ('0000')"))
    with pytest.raises(Exception, match="0000"):
        upgrade(engine)  # there never was such a migration: it fails, but the copy is there
    engine.dispose()
    copies = list(tmp_path.glob("argosy.sqlite.before-*"))
    assert len(copies) == 1
    with closing(sqlite3.connect(copies[0])) as copy:
        assert copy.execute("select version_num from alembic_version").fetchall() == [("0000",)]


def test_tables_of_the_first_migration_are_played_on(url: str, tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", "argosy.server.storage:migrations")
    engine = engine_of(url, "BEGIN IMMEDIATE")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("insert into guests values ('g', 'Ada', 1.0)"))
        connection.execute(
            text(
                "insert into tables (id, game, options, public, pace, tempo, absence, state, host, created, changed, "
                "imported) values ('t', 'neptun', '{}', 1, 'live', 'instant', 0, 'open', 'g', 1.0, 1.0, 0)"
            )
        )
        connection.execute(text("insert into seats (table_id, seat, guest, name) values ('t', 0, 'g', 'Ada')"))
    engine.dispose()

    async def run(store: Store) -> None:
        found = await store.table("t")
        assert found is not None
        row, seats = found
        assert (row.decision, row.hints, row.onlookers, row.agenda, row.owed) == (0, False, "silent", None, None)
        assert (seats[0].name, seats[0].notice, seats[0].muted) == ("Ada", None, None)

    with closing(Store.open(url)) as store:
        assert store.backup is not None
        asyncio.run(run(store))
    assert len(list(tmp_path.glob("argosy.sqlite.before-*"))) == 1


def test_a_store_of_a_newer_argosy_is_left_alone(url: str) -> None:
    engine = engine_of(url, "BEGIN IMMEDIATE")
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError, match="newer Argosy"):
        Store.open(url)


@pytest.mark.parametrize(
    ("bad", "why"), [("nonsense", "URL"), ("oracle://x/y", "URL"), ("sqlite:////nowhere/at/all.db", "unable to open")]
)
def test_a_database_that_does_not_open_is_told_in_a_sentence(bad: str, why: str) -> None:
    with pytest.raises(StoreError, match=why):
        Store.open(bad)


def test_a_database_of_somebody_else_is_left_alone(url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "argosy.sqlite")) as other:
        other.execute("create table recipes (name text)")
    with pytest.raises(StoreError, match="other tables"):
        Store.open(url)


def test_a_bug_in_the_writer_fails_its_batch_and_the_next_one_is_written(url: str) -> None:
    async def run(store: Store) -> None:
        def announce(_connection: object, _notices: object) -> None:
            raise RuntimeError("a bug")

        await store.add_guest(GuestRow("g", "Ada", 1.0))
        await store.add_table(TABLE, [SeatRow("t", 0)])
        store.writer.announce = announce
        with pytest.raises(StoreError, match="a bug"):
            async with asyncio.timeout(10):
                await store.set_table((TABLE, [SeatRow("t", 0)]), replace(TABLE, public=False))
        store.writer.announce = None
        await store.set_table((TABLE, [SeatRow("t", 0)]), replace(TABLE, public=False))

    with closing(Store.open(url)) as store:
        asyncio.run(run(store))
