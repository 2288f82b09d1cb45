"""The same store on PostgreSQL. Needs a database that may be emptied: ARGOSY_TEST_POSTGRES=postgresql+psycopg://…"""

from __future__ import annotations

import asyncio
import os
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from argosy.client import Client
from argosy.server.rows import GuestRow
from argosy.server.store import Store
from argosy.server.writer import Conflict
from tests.server.harness import GENEROUS, move_on, running, seated
from tests.server.test_store import PASS, step, with_table

URL = os.environ.get("ARGOSY_TEST_POSTGRES", "")

pytestmark = pytest.mark.skipif(not URL, reason="ARGOSY_TEST_POSTGRES names no database")


@pytest.fixture
def url() -> str:
    engine = create_engine(URL)
    with engine.begin() as connection:
        connection.execute(text("drop schema public cascade"))
        connection.execute(text("create schema public"))
    engine.dispose()
    return URL


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


def test_two_servers_play_one_game(url: str, tmp_path: Path) -> None:
    async def run() -> None:
        settings = replace(GENEROUS, database=url)
        async with running(tmp_path, settings) as one, running(tmp_path, settings) as two:
            clients, places = await seated(one)
            others = []
            for client in clients:
                others.append(Client(two.address))
                others[-1].cookie = client.cookie
            table = places[0].table
            await move_on(clients, places, 2)
            before = await move_on(others, places, 2)
            stale = await clients[0].snapshot(table)
            assert stale.version < before.version
            mover = before.to_act[0]
            mine = await others[mover].snapshot(table)
            accepted = await clients[mover].play(table, mine.menu[0])
            assert accepted.version > before.version, "it met what the other had written, and went on from there"
            inputs, _ = await one.house.store.log(table)
            assert len(inputs) == accepted.version

    asyncio.run(run())
