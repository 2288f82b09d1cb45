"""A database of an earlier release is upgraded, and its games go on: see `old_release.py`."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

import argosy
from argosy.cli.main import main
from argosy.client import Client
from argosy.server.storage.backup import save
from argosy.server.tables.tokens import COOKIE, Signer
from argosy.server.wire.types import State
from tests.server.databases import BOTH, database_of
from tests.server.harness import GENEROUS, Running, running
from tests.server.old_release import ADA, BOB, CLEO, FINISHED, OPEN, RUNNING, SECRET, key, laid_out, token

pytestmark = pytest.mark.slow
SIGNER = Signer(bytes.fromhex(SECRET))


def back(server: Running, guest: str) -> Client:
    """A guest of the earlier release, with the cookie of that time."""
    client = Client(server.address)
    client.cookie = f"{COOKIE}={SIGNER.cookie(guest)}"
    return client


async def played_on(server: Running, moves: int) -> State:
    """Let both people move in the running game; the bot does so by itself."""
    people = [back(server, ADA), back(server, BOB)]
    state = await people[0].snapshot(RUNNING)
    while moves:
        if not {0, 1} & {*state.to_act}:
            state = await people[0].events(RUNNING, state.version, 5)
            continue
        seat = min(state.to_act)
        mine = await people[seat].snapshot(RUNNING)
        await people[seat].play(RUNNING, mine.menu[0])
        moves -= 1
        state = await people[0].snapshot(RUNNING)
    return state


@pytest.mark.parametrize("kind", BOTH)
def test_games_of_an_earlier_release_go_on(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def run(url: str) -> None:
        async with running(tmp_path, replace(GENEROUS, database=url)) as server, asyncio.timeout(60):
            ada = back(server, ADA)
            before = await ada.snapshot(RUNNING)
            log, keys = await server.services.store.log(RUNNING)
            assert before.version >= len(log)
            for answered in keys:
                token_of = token(RUNNING, answered.seat)
                again = await ada.play(RUNNING, "anything", answered.key, token_of)
                assert key(again.version) == answered.key, "a command sent again gets its answer of that time"
            assert [line.text for line in (await ada.events(RUNNING, 0)).chat] == ["Ada was here", "Bob was here"]
            assert (await played_on(server, 6)).version > before.version
            record = argosy.Record.loads(await back(server, CLEO).record(FINISHED))
            assert record.header.names == ("Ada", "Bob", "Cleo")
            assert argosy.verify(record).problems == ()
            assert {table.id for table in (await ada.mine()).tables} == {RUNNING, FINISHED, OPEN}
            seen = await server.services.store.guest(CLEO)
            assert seen is not None
            assert time.time() - seen.seen < 3600, "nobody expires for what was not written down before"
            await back(server, BOB).delete_me()
            assert argosy.Record.loads(await ada.record(FINISHED)).header.names == ("Ada", "", "Cleo")

    with database_of(kind, tmp_path) as url:
        laid_out(url)
        asyncio.run(run(url))
        assert main(["admin", "verify", "--database", url]) == 0
    assert capsys.readouterr().out == "2 games, 2 replay, 0 do not\n"


def test_the_old_file_is_kept_and_the_new_one_can_shrink(tmp_path: Path) -> None:
    file = tmp_path / "argosy.sqlite"
    laid_out(f"sqlite:///{file}")

    def asked(path: Path, pragma: str) -> object:
        with closing(sqlite3.connect(path)) as store:
            return store.execute(pragma).fetchone()[0]

    assert asked(file, "pragma auto_vacuum") == 0

    async def run() -> None:
        async with running(tmp_path) as server:
            await played_on(server, 1)

    asyncio.run(run())
    assert asked(file, "pragma auto_vacuum") == 2
    assert asked(file, "pragma integrity_check") == "ok"
    (copy,) = tmp_path.glob("argosy.sqlite.before-*")
    assert copy.name == "argosy.sqlite.before-0008-from-0003-1"
    assert asked(copy, "select version_num from alembic_version") == "0003"
    assert asked(copy, "select count(*) from tables") == 3


@pytest.mark.parametrize("kind", BOTH)
def test_a_backup_of_an_earlier_release_is_restored(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, backup = tmp_path / "old.sqlite", tmp_path / "backup.sqlite"
    laid_out(f"sqlite:///{old}")
    save(f"sqlite:///{old}", backup, lambda _: None)

    async def run(url: str) -> None:
        async with running(tmp_path, replace(GENEROUS, database=url)) as server, asyncio.timeout(60):
            await played_on(server, 2)
            named = await server.services.store.read(
                lambda connection: connection.execute(text("select count(*) from record_names")).scalar()
            )
            assert named == 5

    with database_of(kind, tmp_path) as url:
        assert main(["admin", "restore", "--database", url, str(backup)]) == 0
        asyncio.run(run(url))
    assert "3 tables are restored" in capsys.readouterr().out
