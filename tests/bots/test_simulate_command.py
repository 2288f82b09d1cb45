"""The command `argosy simulate`: what it prints, writes and complains about."""

from __future__ import annotations

import argparse
import json
from collections.abc import Generator
from pathlib import Path

import pytest

from argosy.arena.collector import GameRow
from argosy.arena.runner import Plan, Runner
from argosy.cli import simulate
from argosy.cli.complaint import Complaint


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_command(parser.add_subparsers())
    options = parser.parse_args(["simulate", "neptun", "--workers", "1", "--games", "4", *words])
    return int(options.run(options))


def test_the_report_tells_speed_points_wins_and_contracts(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--seats", "3", "--bots", "random,sensible,random") == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    for words in (
        "4 games, 3 seats, seed 1",
        "decisions/s",
        "by seat",
        "by bot",
        "first player order",
        "Wilson",
        "Hispania",
    ):
        assert words in shown.out


def test_the_same_seed_writes_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = []
    for name in ("once.json", "again.json"):
        assert run("--quiet", "--seed", "x", "--json", str(tmp_path / name)) == 0
        data = json.loads((tmp_path / name).read_text(encoding="utf-8"))
        del data["run"]
        written.append(data)
    assert written[0] == written[1]
    assert [row["seed"] for row in written[0]["rows"]] == ["x/0", "x/1", "x/2", "x/3"]
    assert capsys.readouterr() == ("", "")


def test_json_on_the_standard_output_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json", "-") == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out)["games"] == 4
    assert "4 games" in shown.err


def test_a_budget_reaches_the_bots(tmp_path: Path) -> None:
    (tmp_path / "thrifty.py").write_text(
        "class Thrifty:\n"
        "    def choose(self, peek, budget):\n"
        "        assert (budget.iterations, budget.seconds) == (40, 2.5)\n"
        "        return peek.menu()[0]\n"
    )
    written = tmp_path / "games.json"
    bots = f"{tmp_path}/thrifty.py:Thrifty"
    assert run("--quiet", "--bots", bots, "--iterations", "40", "--seconds", "2.5", "--json", str(written)) == 0
    data = json.loads(written.read_text(encoding="utf-8"))
    assert (data["iterations"], data["seconds"]) == (40, 2.5)


def test_options_reach_the_game(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    assert run("--quiet", "--option", "wind_between_rounds=keep", "--json", str(path)) == 0
    assert json.loads(path.read_text(encoding="utf-8"))["options"]["wind_between_rounds"] == "keep"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "random,random"), "names 2 bots for 4 seats"),
        (("--bots", "admiral"), "there is no bot 'admiral'"),
        (("--bots", "./nowhere.py:Bot"), "there is no file"),
        (("--seats", "7"), "3 to 5 seats, not 7"),
        (("--option", "wind"), "NAME=VALUE is expected"),
        (("--option", "tide=low"), "there is no option 'tide'"),
        (("--edition", "no/such/folder"), "no/such/folder"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(Complaint, match=sentence):
        run(*words)


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    parser = argparse.ArgumentParser()
    simulate.add_command(parser.add_subparsers())
    options = parser.parse_args(["simulate", "ludo"])
    with pytest.raises(Complaint, match=r"no game 'ludo'; there are .*neptun"):
        options.run(options)


def test_an_interruption_reports_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: Plan, workers: int) -> Generator[list[GameRow], None, None]:
        for number in range(3):
            yield [Runner(plan).game(number)]
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "portions", interrupted)
    assert run() == 130
    shown = capsys.readouterr()
    assert "stopped after 3 of 4 games" in shown.err
    assert "3 games" in shown.out
