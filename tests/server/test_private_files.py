"""Files with seeds or the server's secret in them: only their owner can read them, old ones too once opened."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

import argosy
from argosy.cli.hot_seat.saves import save
from argosy.cli.hot_seat.seating import Sitter
from argosy.cli.main import main
from argosy.core.record import Record
from argosy.server.storage.migrate import back_up
from argosy.server.storage.store import Store
from tests.server.finished import finished
from tests.server.harness import running, seated


@pytest.fixture(autouse=True)
def open_handed() -> Iterator[None]:
    """Files that nobody looks after are readable by all."""
    before = os.umask(0)
    yield
    os.umask(before)


def readable_by_others(folder: Path) -> list[str]:
    return [one.name for one in sorted(folder.rglob("*")) if one.is_file() and stat.S_IMODE(one.stat().st_mode) & 0o077]


async def with_a_game(folder: Path) -> str:
    async with running(folder) as server:
        _, places = await seated(server)
        assert {"argosy.sqlite", "argosy.sqlite-shm", "argosy.sqlite-wal"} <= {one.name for one in folder.iterdir()}
        assert readable_by_others(folder) == []
    return places[0].table


def test_the_database_and_what_lies_beside_it_are_their_owners(tmp_path: Path) -> None:
    asyncio.run(with_a_game(tmp_path))
    assert readable_by_others(tmp_path) == []


def test_files_that_exist_are_tightened_when_they_are_opened(tmp_path: Path) -> None:
    file = tmp_path / "argosy.sqlite"
    opened = Store.open(f"sqlite:///{file}")
    back_up(file, tmp_path / "argosy.sqlite.before-restore-1")
    back_up(file, tmp_path / "argosy.sqlite.before-0009-from-0008-1")
    for one in tmp_path.iterdir():
        one.chmod(0o644)
    assert len(readable_by_others(tmp_path)) == 5
    again = Store.open(f"sqlite:///{file}")
    assert readable_by_others(tmp_path) == []
    again.close()
    opened.close()


def test_a_database_of_somebody_else_is_opened_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "argosy.sqlite"
    Store.open(f"sqlite:///{file}").close()

    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", forbidden)
    Store.open(f"sqlite:///{file}").close()


def test_backups_restore_copies_and_exports_are_their_owners(tmp_path: Path) -> None:
    table = asyncio.run(with_a_game(tmp_path))
    file, copy = str(tmp_path / "argosy.sqlite"), str(tmp_path / "copy.sqlite")
    assert main(["admin", "backup", "--database", file, copy]) == 0
    Path(copy).chmod(0o644)
    assert main(["admin", "restore", "--database", file, "--force", copy]) == 0
    assert list(tmp_path.glob("*.before-restore-*"))
    assert main(["admin", "export", "--database", file, table, str(tmp_path / "game.argosy.jsonl")]) == 0
    assert main(["admin", "export", "--database", file, "all", str(tmp_path / "games")]) == 0
    assert readable_by_others(tmp_path) == []


def test_a_record_is_private_as_long_as_its_seed_tells_what_comes(tmp_path: Path) -> None:
    match = argosy.Match.new("neptun", 3, 7)
    save(tmp_path / "going.argosy.jsonl", match, [Sitter("Ada"), Sitter("Bob"), Sitter("Cleo")])
    match.record.save(tmp_path / "told.argosy.jsonl")
    finished().save(tmp_path / "over.argosy.jsonl")
    (tmp_path / "again.argosy.jsonl.part").touch(0o666)
    match.saved().save(tmp_path / "again.argosy.jsonl")
    assert readable_by_others(tmp_path) == ["going.argosy.json", "over.argosy.jsonl", "told.argosy.jsonl"]
    finished().save(tmp_path / "again.argosy.jsonl", private=True)
    assert "again.argosy.jsonl" not in readable_by_others(tmp_path)
    assert Record.load(tmp_path / "again.argosy.jsonl") == finished()
