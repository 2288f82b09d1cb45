"""The same store on PostgreSQL, on a server that ARGOSY_TEST_POSTGRES names and `./test` starts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from sqlalchemy import create_engine, text

from argosy.server.storage.failures import Conflict, StoreError
from argosy.server.storage.rows import GuestRow, InputRow, SeatRow
from argosy.server.storage.store import Store
from tests.server.postgres import database, needs_postgres
from tests.server.test_store import PASS, step, with_table

pytestmark = needs_postgres


@pytest.fixture
def url() -> Iterator[str]:
    with database() as made:
        yield made


def test_a_log_grows_by_one_writer_only(url: str) -> None:
    async def run(store: Store) -> None:
        await with_table(store)
        outcomes = await asyncio.gather(*[store.append(step(0, PASS)) for _ in range(5)], return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None)] + [Conflict] * 4
        assert (await store.log("t"))[0] == [PASS]
        await store.add_guest(GuestRow("h", "Ἀθηνᾶ", 1.5))
        assert await store.guest("h") == GuestRow("h", "Ἀθηνᾶ", 1.5)

    with closing(Store.open(url)) as store:
        asyncio.run(run(store))


def test_servers_that_start_at_once_set_up_one_database(url: str) -> None:
    def secret(_: int) -> bytes:
        with closing(Store.open(url)) as store:
            return store.secret

    with ThreadPoolExecutor(4) as threads:
        assert len(set(threads.map(secret, range(4)))) == 1


def test_seats_that_another_server_gave_away_are_not_given_twice(url: str) -> None:
    async def run(one: Store, two: Store) -> None:
        await with_table(one)
        known = await one.table("t")
        assert known is not None
        sits = [SeatRow("t", 1, "g", "Ada", "1" * 64)]
        outcomes = await asyncio.gather(
            *[store.set_table(known, known[0], sits) for store in (one, two)], return_exceptions=True
        )
        assert sorted([type(outcome).__name__ for outcome in outcomes]) == ["Conflict", "NoneType"]

    with closing(Store.open(url)) as one, closing(Store.open(url)) as two:
        asyncio.run(run(one, two))


@pytest.mark.slow  # it waits for the lock
def test_a_server_that_stopped_within_a_commit_does_not_hold_up_the_others_for_long(url: str) -> None:
    async def run(store: Store) -> None:
        await with_table(store)
        engine = create_engine(url)
        with engine.connect() as stopped:
            stopped.execute(text("insert into inputs values ('t', 1, 0, '{}', 1.0)"))
            blocked, free = await asyncio.gather(
                store.append(step(0, PASS)), store.add_guest(GuestRow("h", "Bob", 1.0)), return_exceptions=True
            )
            assert isinstance(blocked, StoreError), "nobody knows yet who was first"
            assert free is None
            stopped.rollback()
        engine.dispose()
        await store.append(step(0, PASS))
        assert (await store.log("t"))[0] == [PASS]

    with closing(Store.open(url)) as store:
        asyncio.run(run(store))


def test_a_table_is_read_at_one_moment_with_what_is_new_in_its_log(url: str) -> None:
    async def run(store: Store) -> None:
        await with_table(store)
        await store.append(step(0, PASS, InputRow(1, '{"do":"Pass"}')))
        news = await store.news("t", 1)
        assert news is not None
        assert (news.inputs, news.row.state, news.said) == ([InputRow(1, '{"do":"Pass"}')], "playing", 0)
        assert await store.news("nowhere", 0) is None

    with closing(Store.open(url)) as store:
        asyncio.run(run(store))
