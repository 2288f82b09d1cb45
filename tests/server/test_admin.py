"""The command `argosy admin`: what lies in a store, and whether it still replays."""

from __future__ import annotations

import asyncio
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import argosy
from argosy.bots.levels import bot
from argosy.bots.play import play_match
from argosy.cli.admin import DEEDS
from argosy.cli.main import main
from argosy.client import Client, Refusal
from tests.server.harness import THREE, Running, move_on, seated, serving
from tests.server.postgres import database as postgres
from tests.server.postgres import needs_postgres
from tests.server.process import process

pytestmark = pytest.mark.slow


@pytest.fixture
def database(tmp_path: Path) -> tuple[str, str]:
    """A store with a game and a table that still gathers; its file and the table of the game."""
    ids: list[str] = []

    async def work(server: Running) -> None:
        clients, places = await seated(server)
        await move_on(clients, places, 4)
        await clients[1].open(THREE)
        ids.append(places[0].table)

    serving(tmp_path, work)
    return str(tmp_path / "argosy.sqlite"), ids[0]


def test_the_store_is_listed_verified_exported_and_copied(
    database: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, table = database
    assert main(["admin", "tables", "--database", file]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert table in lines[0]
    assert "Ada, Bob, Cleo" in lines[0]
    assert main(["admin", "verify", "--database", file]) == 0
    assert capsys.readouterr().out == "1 games, 1 replay, 0 do not\n"
    record = tmp_path / "game.jsonl"
    assert main(["admin", "export", "--database", file, table, str(record)]) == 0
    match = argosy.resume(argosy.Record.load(record))
    assert match.number > 4
    copy = tmp_path / "copy.sqlite"
    assert main(["admin", "backup", "--database", file, str(copy)]) == 0
    assert main(["admin", "verify", "--database", str(copy)]) == 0
    assert main(["admin", "backup", "--database", file, str(copy)]) == 2, "nothing is written over"


@pytest.mark.parametrize(
    "spoil",
    [
        'update inputs set action = \'{"do":"Reveal"}\' where number = 1',
        "update inputs set action = 'nonsense' where number = 2",
        "delete from inputs where number = 2",
        'update tables set header = replace(header, \'"rules":"\', \'"rules":"0.\')',
    ],
    ids=["illegal", "unreadable", "missing", "other rules"],
)
def test_games_that_do_not_replay_are_named(
    database: tuple[str, str], spoil: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, table = database
    with closing(sqlite3.connect(file)) as store:
        assert store.execute(spoil).rowcount > 0
        store.commit()
    assert main(["admin", "verify", "--database", file]) == 1
    said = capsys.readouterr()
    assert said.out == "1 games, 0 replay, 1 do not\n"
    assert table in said.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["tables", "--database", "nowhere.sqlite"], "there is no database"),
        (["backup", "--database", "nowhere.sqlite", "z"], "there is no database"),
        (["backup", "--database", "postgresql+psycopg://nobody@127.0.0.1:1/nowhere", "z"], "cannot be read"),
        (["close", "--database", "sqlite:///nowhere.sqlite", "x"], "there is no database"),
        (["restore", "nowhere.sqlite"], "there is no file"),
        (["import", "--database", "nowhere.sqlite", "nowhere.jsonl"], "No such file"),
        (["tables", "--database", "oracle://x/y"], "URL"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["admin", *words]) == 2
    assert why in capsys.readouterr().err


def dump(file: str) -> list[str]:
    """Everything in a SQLite file."""
    with closing(sqlite3.connect(file)) as store:
        return [line for line in store.iterdump() if line.startswith("INSERT")]


def test_a_backup_is_put_back_whole_and_only_where_nothing_is_lost(
    database: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, table = database
    copy, other = str(tmp_path / "copy.sqlite"), str(tmp_path / "other.sqlite")
    assert main(["admin", "backup", "--database", file, copy]) == 0
    assert Path(copy).stat().st_mode & 0o077 == 0, "the secret is in it"
    assert main(["admin", "restore", "--database", other, copy]) == 0
    assert "2 tables are restored" in capsys.readouterr().out
    assert dump(other) == dump(file)
    assert main(["admin", "close", "--database", other, table]) == 0
    assert main(["admin", "restore", "--database", other, copy]) == 2
    assert "--force" in capsys.readouterr().err
    assert dump(other) != dump(file)
    assert main(["admin", "restore", "--database", other, copy, "--force"]) == 0
    assert dump(other) == dump(file)
    assert "closed" in str(dump(f"{other}.before-restore-1")), "what was replaced is kept"


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda data: b"{}", "no backup"),
        (lambda data: data[: len(data) // 2], "damaged|malformed|no backup"),
        (lambda data: data.replace(b"CREATE TABLE tables", b"CREATE TABLE tubles"), "no backup|damaged"),
    ],
    ids=["something else", "half", "other tables"],
)
def test_a_file_that_is_no_whole_backup_is_refused(
    database: tuple[str, str],
    spoil: Callable[[bytes], bytes],
    why: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, _ = database
    before = dump(file)
    bad = tmp_path / "bad.sqlite"
    assert main(["admin", "backup", "--database", file, str(tmp_path / "good.sqlite")]) == 0
    bad.write_bytes(spoil((tmp_path / "good.sqlite").read_bytes()))
    assert main(["admin", "restore", "--database", file, str(bad), "--force"]) == 2
    said = capsys.readouterr().err
    assert re.search(why, said)
    assert said.count("\n") == 1
    assert dump(file) == before


@needs_postgres
def test_a_host_moves_from_sqlite_to_postgresql_and_back(database: tuple[str, str], tmp_path: Path) -> None:
    file, _ = database
    first, second, back = (str(tmp_path / name) for name in ("first.sqlite", "second.sqlite", "back.sqlite"))
    with postgres() as url:
        assert main(["admin", "backup", "--database", file, first]) == 0
        assert main(["admin", "restore", "--database", url, first]) == 0
        assert main(["admin", "verify", "--database", url]) == 0
        assert main(["admin", "restore", "--database", url, first]) == 2
        assert main(["admin", "backup", "--database", url, second]) == 0
    assert main(["admin", "restore", "--database", back, second]) == 0
    assert sorted(dump(back)) == sorted(dump(file))


def test_a_finished_record_becomes_a_table_to_look_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = argosy.Match.new("neptun", seats=3, seed="seven")
    play_match(match, [bot("random")] * 3, seed="dice")
    record = tmp_path / "game.jsonl"
    match.record.save(record)
    serving(tmp_path, nothing)
    file = str(tmp_path / "argosy.sqlite")
    assert main(["admin", "import", "--database", file, str(record), "--public"]) == 0
    table = capsys.readouterr().out.splitlines()[0].removeprefix("table ")
    assert main(["admin", "import", "--database", file, str(record), "--bot", "1=random"]) == 2
    assert "is over" in capsys.readouterr().err

    async def look(server: Running) -> None:
        assert await Client(server.address).record(table) == match.record.dumps()

    serving(tmp_path, look)


def test_an_unfinished_record_is_played_on_by_whoever_comes(
    database: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, table = database
    record = str(tmp_path / "game.jsonl")
    assert main(["admin", "export", "--database", file, table, record]) == 0
    words = ["admin", "import", "--database", file, record, "--bot", "2=random", "--bot", "3=random"]
    assert main(words) == 0
    told = dict(line.split(" ") for line in capsys.readouterr().out.splitlines())
    assert main(["admin", "import", "--database", file, record, "--bot", "4=random"]) == 2

    async def play(server: Running) -> None:
        zoe = await server.guest("Zoe")
        joined = await zoe.join(told["table"], told["invite"])
        assert joined.seat == 0
        async with zoe.listen(told["table"]) as listening:
            state = await listening.next()
            while joined.seat not in state.to_act:
                state = await listening.next()
            assert (await listening.play(state.menu[0])).version > state.version > 4

    serving(tmp_path, play)


def test_a_table_that_is_closed_tells_those_who_are_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        async with clients[0].listen(table) as listening:
            before = await listening.next()
            assert await asyncio.to_thread(main, ["admin", "close", "--database", file, table]) == 0
            state = await listening.next()
            while state.table.state != "closed":
                state = await listening.next()
            assert state.version == before.version
            mover = before.to_act[0]
            with pytest.raises(Refusal) as caught:
                await clients[mover].play(table, "reveal")
            assert caught.value.problem.code == "table.closed"

    file = str(tmp_path / "argosy.sqlite")
    serving(tmp_path, work)
    assert main(["admin", "tables", "--database", file, "--state", "closed"]) == 0
    assert "Ada, Bob, Cleo" in capsys.readouterr().out


def test_what_is_acknowledged_after_an_admin_command_survives_a_kill(tmp_path: Path) -> None:
    """A command that closes the database must not take itself for the last one and delete the server's `-wal` file."""

    async def guests(address: str, count: int) -> None:
        client = Client(address)
        for number in range(count):
            await client.be(f"Guest {number}")
            await client.tables()

    with process(tmp_path) as server:
        file = str(tmp_path / "games.sqlite")
        asyncio.run(guests(server.address, 3))
        subprocess.run([sys.executable, "-m", "argosy", "admin", "tables", "--database", file], check=True)
        asyncio.run(guests(server.address, 4))
        with closing(sqlite3.connect(file)) as store:
            assert store.execute("select count(*) from guests").fetchone() == (7,)
        server.stop(signal.SIGKILL)
    with closing(sqlite3.connect(file)) as store:
        assert store.execute("select count(*) from guests").fetchone() == (7,)


def test_all_games_are_exported_at_once(database: tuple[str, str], tmp_path: Path) -> None:
    file, table = database
    assert main(["admin", "export", "--database", file, "all", str(tmp_path / "games")]) == 0
    assert [one.name for one in (tmp_path / "games").iterdir()] == [f"{table}.argosy.jsonl"]


@pytest.mark.parametrize("deed", [*DEEDS])
def test_every_command_explains_itself(deed: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["admin", deed, "--help"])
    told = capsys.readouterr().out
    assert "--database" in told
    assert len(told) > 300


async def nothing(_: Running) -> None:
    """Make the database."""
