"""Finished games: listed with their results among one's own tables, and opened again from a downloaded file."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import argosy
from argosy.client import Client, Refusal
from argosy.core.record import Record
from argosy.server.wire.types import Opened
from tests.server.finished import finished
from tests.server.harness import THREE, Running, running, serving
from tests.server.test_clock import moved


async def played(server: Running) -> tuple[Client, str]:
    """A guest who has let bots play a whole game on their seat, and its table."""
    ada = await server.guest("Ada")
    opened = await ada.open(msgspec.structs.replace(THREE, bots=[None, "random", "random"]))
    await ada.start(opened.table)
    await ada.hand_over(opened.table, "random")
    async with asyncio.timeout(60):
        while (await ada.snapshot(opened.table)).table.state != "over":
            await asyncio.sleep(0.05)
    return ada, opened.table


def changed(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "argosy.sqlite")) as database, database:
        database.execute(statement, values)


@pytest.mark.slow
def test_a_finished_game_is_listed_with_its_result(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            ada, table = await played(server)
            going = (await ada.open(THREE)).table
            result = Record.loads(await ada.record(table)).result
            assert result is not None
            listed = {one.id: one for one in (await ada.mine()).tables}
            assert listed[going].ended is None
            ended = listed[table].ended
            assert ended is not None
            assert (ended.points, ended.places) == ([*result.points], [*result.places])
            assert ended.at > 0
        changed(tmp_path, "update tables set result = null where id = ?", table)
        async with running(tmp_path) as server:
            ada = moved(ada, server)
            first = {one.id: one for one in (await ada.mine()).tables}[table].ended
            assert first is not None
            assert first == msgspec.structs.replace(ended, points=[], places=[]), "of before results were kept"
            async with asyncio.timeout(30):
                while {one.id: one for one in (await ada.mine()).tables}[table].ended != ended:
                    await asyncio.sleep(0.05)

    asyncio.run(run())


def test_a_game_of_older_rules_does_not_spoil_the_list(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            ada = await server.guest("Ada")
            table = (await ada.open(msgspec.structs.replace(THREE, public=True, bots=[None, "random", "random"]))).table
            await ada.start(table)
            (header,) = [row.header for row, _ in await server.services.store.every()]
            assert header is not None
        old = json.dumps(json.loads(header) | {"rules": "0", "options": {"forgotten": "yes"}})
        changed(tmp_path, "update tables set header = ?, state = 'over'", old)
        async with running(tmp_path) as server:
            ada = moved(ada, server)
            (listed,) = (await ada.mine()).tables
            assert (listed.id, listed.rules, listed.ended is None) == (table, "0", False)
            changed(tmp_path, "update tables set state = 'playing'")
            assert [one.id for one in await Client(server.address).tables()] == [table]
            with pytest.raises(Refusal):
                await ada.record(table)

    asyncio.run(run())


@pytest.mark.slow
def test_a_record_as_it_was_downloaded_is_opened_again(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, table = await played(server)
        record = await ada.record(table)
        bob = await server.guest("Bob")
        for body in (record.encode(), record.replace("\n", "\r\n").encode(), b"\xef\xbb\xbf" + record.encode()):
            status, _, answer = await bob.request("POST", "/api/records", body, {"content-type": "text/plain"})
            opened = msgspec.json.decode(answer, type=Opened)
            assert status == 201
            assert opened.replay == f"/t/{opened.table}/replay"
            assert (await bob.request("GET", opened.replay))[0] < 400
            page = await bob.moments(opened.table, seat=1)
            assert page.inputs == len(Record.loads(record).inputs)
            state = await bob.snapshot(opened.table)
            assert state.table.ended is not None
            assert state.result is not None
            assert state.table.ended.points == state.result["points"]
            assert await bob.record(opened.table) == record

    serving(tmp_path, work)


@pytest.mark.parametrize("key", argosy.list_games())
def test_records_of_both_games_are_opened_again_and_unfinished_ones_have_no_replay(key: str, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        opened = await ada.bring(finished(key).dumps())
        assert (opened.seat, opened.replay) == (None, f"/t/{opened.table}/replay")
        assert (await ada.bring(argosy.Match.new(key, 4, 7).saved().dumps())).replay is None

    serving(tmp_path, work)
