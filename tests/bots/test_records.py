"""`--records`: every game of a simulation or an arena as a record that replays and verifies."""

from __future__ import annotations

from pathlib import Path

import pytest

from argosy.arena.results.results_file import read
from argosy.cli.main import main
from argosy.core.record import Record
from argosy.core.replay import verify

MEDITERRANEAN = ("mediterranean", "--seats", "4", "--option", "ticks=3")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path / "kept"


def kept(folder: Path) -> dict[str, Record]:
    """The records by file name, all of them sound; nothing else lies there."""
    records = {file.name: Record.load(file) for file in sorted(folder.iterdir())}
    for name, record in records.items():
        assert record.result is not None
        assert verify(record).problems == (), name
    return records


@pytest.mark.parametrize("workers", ["1", pytest.param("2", marks=pytest.mark.slow)])
@pytest.mark.parametrize("bots", ["random", "sensible,random,random"])
def test_a_simulation_keeps_a_record_of_every_game(workers: str, bots: str, folder: Path) -> None:
    run = ["simulate", "neptun", "--seats", "3", "--games", "3", "--bots", bots, "--workers", workers, "--quiet"]
    assert main([*run, "--records", "kept"]) == 0
    records = kept(folder)
    assert list(records) == [f"game-00000{number}.argosy.jsonl" for number in range(3)]
    assert [record.seed for record in records.values()] == ["1/0", "1/1", "1/2"]
    first = "random 1" if bots == "random" else "sensible"
    assert {record.header.names for record in records.values()} == {(first, "random 2", "random 3")}


def test_a_kept_record_is_one_that_the_program_replays(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *MEDITERRANEAN, "--games", "1", "--quiet", "--records", "kept"]) == 0
    file = str(folder / "game-000000.argosy.jsonl")
    assert main(["replay", file, "--verify", "--language", "en", "--plain"]) == 0
    assert main(["replay", file, "--language", "en", "--plain"]) == 0
    assert "random 3" in capsys.readouterr().out


@pytest.mark.slow
def test_records_and_rows_tell_the_same(folder: Path) -> None:
    assert (
        main(
            [
                "arena", "neptun", "--bots", "sensible,random", "--seats", "3", "--games", "4", "--rotate",
                "--quiet", "--workers", "2", "--records", "kept", "--results", "all.jsonl",
            ]
        )
        == 0
    )  # fmt: skip
    games = read(Path("all.jsonl")).games
    records = list(kept(folder).values())
    assert [game.seed for game in games] == [record.seed for record in records]
    for game, record in zip(games, records, strict=True):
        assert record.result is not None
        assert tuple([row.points for row in game.seats]) == record.result.points
        assert [row.bot for row in game.seats] == [name.split()[0] for name in record.header.names]


@pytest.mark.slow
def test_a_resumed_arena_keeps_each_game_once(folder: Path) -> None:
    arena = ["arena", "neptun", "--bots", "sensible,random", "--seats", "3", "--quiet", "--workers", "1"]
    whole = [*arena, "--games", "4", "--records", "kept"]
    assert main([*whole, "--results", "all.jsonl"]) == 0
    once = {file.name: file.read_bytes() for file in folder.iterdir()}
    lines = Path("all.jsonl").read_bytes().splitlines(keepends=True)
    Path("all.jsonl").write_bytes(b"".join(lines[:4]))  # two games are known; the record of the third was written
    (folder / "game-000003.argosy.jsonl").unlink()
    assert main([*whole, "--resume", "all.jsonl"]) == 0
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == once
    assert len(read(Path("all.jsonl")).games) == 4


def test_records_of_other_games_are_not_written_over(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = ["simulate", "neptun", "--seats", "3", "--games", "1", "--quiet", "--records", "kept"]
    assert main(run) == 0
    before = (folder / "game-000000.argosy.jsonl").read_bytes()
    assert main(run) == 0  # the same game again
    assert main([*run, "--seed", "2"]) == 2
    assert "game-000000.argosy.jsonl is there already and is not this game" in capsys.readouterr().err
    assert (folder / "game-000000.argosy.jsonl").read_bytes() == before


def test_long_names_of_bots_are_shortened(folder: Path) -> None:
    file = Path("a_bot_with_quite_a_long_name_in_a_file.py")
    file.write_text(
        "class Bot:\n    def choose(self, peek, budget):\n        return peek.menu()[0]\n", encoding="utf-8"
    )
    bots = f"./{file}:Bot,random,random"
    run = ["simulate", "neptun", "--seats", "3", "--games", "1", "--quiet", "--workers", "1", "--records", "kept"]
    assert main([*run, "--bots", bots]) == 0
    [record] = kept(folder).values()
    assert record.header.names == ("…g_name_in_a_file.py:Bot", "random 2", "random 3")


def test_a_folder_that_cannot_be_is_told_before_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    Path("kept").write_text("a file", encoding="utf-8")
    assert main(["simulate", "neptun", "--games", "1000000", "--bots", "best", "--quiet", "--records", "kept"]) == 2
    assert "kept" in capsys.readouterr().err
