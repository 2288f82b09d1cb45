"""The command `argosy arena`: what it prints, writes, goes on with and complains about."""

from __future__ import annotations

import json
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest

from argosy.arena.collector import GameRow
from argosy.arena.results.results_file import ResultsFile, header_of, read
from argosy.arena.runner import Plan, Runner
from argosy.arena.simulate import simulate
from argosy.cli import arena
from argosy.cli.main import main

GAME = ("arena", "neptun", "--bots", "sensible,random", "--seats", "3", "--seed", "7")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_tables_files_and_the_way_to_the_report(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--rotate", "--games", "3", "--workers", "1", "--json", "sums.json"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    for words in (
        "2 deals, each in 2 rotations, 3 seats",
        "Ratings (Plackett-Luce)",
        "wins / fair share",
        "sensible - random",
        "99 % within ms",
        "2 deals are few",
        "argosy report arena-neptun-7.jsonl",
    ):
        assert words in shown.out
    sums = json.loads((folder / "sums.json").read_text(encoding="utf-8"))
    assert (sums["games"], sums["deals"], sums["rotate"]) == (4, 2, True)
    assert set(sums["summary"]) == {"ratings", "bots", "pairs"}
    assert "times" in sums["run"]


def test_parquet_holds_a_row_for_every_game_and_seat(folder: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert main([*GAME, "--games", "2", "--workers", "1", "--quiet", "--parquet", "all.parquet"]) == 0
    rows = parquet.read_table(folder / "all.parquet").to_pylist()
    assert [(row["game"], row["seat"], row["bot"]) for row in rows] == [
        (number, seat, bot) for number in (0, 1) for seat, bot in enumerate(("sensible", "random", "sensible"))
    ]


@pytest.mark.slow
def test_an_interrupted_arena_goes_on_where_it_stopped(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: Plan, workers: int, begin: int) -> Generator[list[GameRow], None, None]:
        yield [Runner(plan).game(begin)]
        raise KeyboardInterrupt

    plan = (*GAME, "--rotate", "--games", "4", "--workers", "1")
    with monkeypatch.context() as stopping:
        stopping.setattr(arena, "portions", interrupted)
        assert main([*plan, "--results", "mine"]) == 130
        assert "stopped after 1 of 4 games; --resume mine goes on" in capsys.readouterr().err
        assert main([*plan, "--resume", "mine"]) == 130
        assert "stopped after 2 of 4 games" in capsys.readouterr().err
    assert main([*plan, "--resume", "mine"]) == 0
    assert main([*plan, "--resume", "mine", "--json", "again.json"]) == 0  # all games are there: nothing is played
    assert json.loads((folder / "again.json").read_text(encoding="utf-8"))["run"]["played"] == 0
    whole = list(simulate(Plan("neptun", ("sensible", "random"), 4, "7", {}, rotated=3), 1))
    assert read(folder / "mine").games == whole


def test_budgets_reach_the_bots(folder: Path) -> None:
    (folder / "curious.py").write_text(
        "class Curious:\n    def choose(self, peek, budget):\n"
        "        assert (budget.iterations, budget.seconds) == (40, 2.5)\n        return peek.menu()[0]\n",
        encoding="utf-8",
    )
    words = ["arena", "neptun", "--bots", "./curious.py:Curious,random", "--games", "1", "--workers", "1", "--quiet"]
    assert main([*words, "--iterations", "40", "--seconds", "2.5"]) == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "sensible,admiral"), "there is no bot 'admiral'"),
        (("--bots", "sensible,./nowhere.py:Bot"), "there is no file nowhere.py"),
        (("--bots", "sensible,stdio:no-such-program"), "there is no program no-such-program"),
        (("--bots", "sensible"), "fewer than two bots"),
        (("--bots", ""), "fewer than two bots"),
        (("--bots", "sensible,sensible"), "names a bot twice"),
        (("--bots", "sensible,random", "--seats", "9"), "3 to 5 seats, not 9"),
        (("--bots", "sensible,random,./a.py:A,./a.py:B", "--seats", "3"), "4 bots for 3 seats: with --rotate"),
        (("--bots", "sensible,random", "--option", "tide"), "NAME=VALUE is expected"),
        (("--bots", "sensible,random", "--resume", "nothing"), "there is no file nothing to go on with"),
        (("--bots", "sensible,random", "--resume", "notes.txt"), "notes.txt is no results file of an arena"),
        (("--bots", "sensible,random", "--results", "notes.txt"), "notes.txt is there already: go on with --resume"),
        (("--bots", "sensible,random", "--results", "no/such/folder"), "No such file"),
        (("--bots", "sensible,random", "--ray", "127.0.0.1:1"), "no Ray cluster answers at 127.0.0.1:1"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    if "--ray" in words:
        pytest.importorskip("ray")
    (folder / "notes.txt").write_text("salt, olives\n", encoding="utf-8")
    assert main(["arena", "neptun", *words]) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert [file.name for file in folder.iterdir()] == ["notes.txt"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--games", "0"), "0 is not above 0"),
        (("--seconds", "-1"), "-1 is not above 0"),
        (("--iterations", "many"), "invalid positive value: 'many'"),
        (("--workers", "2", "--ray", "auto"), "not allowed with argument"),
        (("--resume", "a", "--results", "b"), "not allowed with argument"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([*GAME, *words])
    assert sentence in capsys.readouterr().err


def test_a_file_of_another_plan_is_not_gone_on_with(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("neptun", ("sensible", "random"), 2, "7", {}, rotated=3)
    ResultsFile(folder / "old", header_of(Runner(replace(plan, seed="8"))), resumed=False).file.close()
    assert main([*GAME, "--rotate", "--games", "2", "--resume", "old"]) == 2
    assert 'old holds another plan: seed is "8" there and "7" here' in capsys.readouterr().err


def test_a_bot_that_fails_leaves_what_was_played(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.py").write_text(
        "class Bad:\n    def choose(self, peek, budget):\n        raise KeyError('oar')\n", encoding="utf-8"
    )
    assert (
        main(["arena", "neptun", "--bots", "./bad.py:Bad,random", "--games", "2", "--seats", "4", "--workers", "1"])
        == 2
    )
    assert "game 0, ./bad.py:Bad, random, ./bad.py:Bad, random: the bot on seat" in capsys.readouterr().err
    assert [file.name for file in folder.glob("*.jsonl")] == []


def test_an_unknown_game_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "ludo", "--bots", "sensible,random"]) == 2
    assert "no game 'ludo'; there are mediterranean, neptun" in capsys.readouterr().err
