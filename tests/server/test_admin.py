"""The command `argosy admin`: what lies in a store, and whether it still replays."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import argosy
from argosy.cli.main import main
from tests.server.harness import NEPTUN, Running, move_on, seated, serving


@pytest.fixture
def database(tmp_path: Path) -> tuple[str, str]:
    """A store with a game and a table that still gathers; its file and the table of the game."""
    ids: list[str] = []

    async def work(server: Running) -> None:
        clients, places = await seated(server)
        await move_on(clients, places, 4)
        await clients[1].open(NEPTUN)
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
        (["backup", "--database", "postgresql://x/y", "z"], "pg_dump"),
        (["backup", "--database", "nowhere.sqlite", "z"], "there is no database"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["admin", *words]) == 2
    assert why in capsys.readouterr().err
