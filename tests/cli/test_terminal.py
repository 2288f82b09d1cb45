"""A game in the terminal, typed through a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import argosy
from argosy.text.translate import LANGUAGES
from tests.cli.terminal import Terminal

QUICK = ("terminal", "neptun", "--seats", "3", "--people", "Anna", "--bots", "random", "--seed", "3")
ENOUGH = ["1"] * 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(terminal: Terminal, language: str) -> None:
    asked = ["?", "help", "help N3.8", "help N3", "help X1", "chart", "miles Roma", "miles", "miles Atlantis", "table"]
    shown = terminal.run(
        *QUICK, "--no-confirm", "--language", language, typed=[*asked, "log", "99", "nonsense", *ENOUGH]
    )
    assert shown.code == 0
    assert shown.err == ""
    assert "cli-" not in shown.out
    assert "{" not in shown.out
    record = terminal.record()
    assert record.result is not None
    assert record.header.names == ("Anna", "Dido", "Hanno")
    assert str(max(record.result.points)) in shown.out
    assert record.seed == "3"
    assert argosy.verify(record).problems == ()
    assert f'argosy replay "{terminal.record_files()[0]}"' in shown.out


def test_the_end_of_the_input_saves_and_leaves(terminal: Terminal) -> None:
    shown = terminal.run(*QUICK, typed=["1"])
    assert shown.code == 0
    assert "The input has ended" in shown.out
    assert f'argosy terminal --resume "{terminal.record_files()[0]}"' in shown.out
    assert terminal.record().result is None


@pytest.mark.slow
def test_a_resumed_game_goes_on_as_if_nothing_had_happened(terminal: Terminal) -> None:
    terminal.run(*QUICK, "--no-confirm", typed=ENOUGH)
    whole = terminal.record()
    terminal.record_files()[0].unlink()
    terminal.run(*QUICK, "--no-confirm", typed=ENOUGH[:37])
    (path,) = terminal.record_files()
    assert terminal.record().inputs == whole.inputs[: len(terminal.record().inputs)]
    shown = terminal.run("terminal", "--resume", str(path), "--no-confirm", typed=ENOUGH)
    assert shown.code == 0
    assert terminal.record() == whole
    again = terminal.run("terminal", "--resume", str(path))
    assert again.code == 2
    assert "is over" in again.err


def test_a_copy_resumes_into_a_file_of_its_own(terminal: Terminal, tmp_path: Path) -> None:
    copy = tmp_path / "evening"
    shown = terminal.run(*QUICK, "--no-confirm", typed=["1", f"save {copy}", "quit", ""])
    kept = tmp_path / "evening.argosy.jsonl"
    assert f"Saved as {kept}." in shown.out
    assert "Until next time." in shown.out
    before = kept.read_text(encoding="utf-8")
    shown = terminal.run("terminal", "--resume", str(kept), "--no-confirm", typed=["1", "1"])
    assert "Anna>" in shown.out
    assert kept.read_text(encoding="utf-8") == before
    assert len(terminal.record_files()) == 2


def test_a_record_alone_can_be_resumed(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*QUICK)
    (path,) = terminal.record_files()
    moved = tmp_path / "moved.argosy.jsonl"
    path.rename(moved)
    shown = terminal.run("terminal", "--resume", str(moved), "--people", "Hanno", "--bots", "random,sensible")
    assert "Hanno>" in shown.out
    seats = terminal.record_files()[0].with_suffix(".json").read_text(encoding="utf-8")
    assert '"name": "Anna", "bot": "random"' in seats
    assert '"name": "Dido", "bot": "sensible"' in seats
    assert '"name": "Hanno", "bot": null' in seats


def test_a_save_never_overwrites_something_else(terminal: Terminal, tmp_path: Path) -> None:
    letter = tmp_path / "letter.argosy.jsonl"
    letter.write_text("Dear Anna,\n", encoding="utf-8")
    bad = [f"save {letter}", f"save {tmp_path}/no/\0/where", "save .", "save ~nobody-of-that-name/x", "save", ""]
    shown = terminal.run(*QUICK, typed=[*bad, f"save {letter}/below"])
    assert shown.code == 0
    assert "is not overwritten" in shown.out
    assert shown.out.count("could not be saved") == 4
    assert letter.read_text(encoding="utf-8") == "Dear Anna,\n"


def test_bad_input_changes_nothing(terminal: Terminal) -> None:
    terminal.run(*QUICK)
    before = terminal.record_files()[0].read_text(encoding="utf-8")
    for path in terminal.record_files():
        path.unlink()
    bad = [
        "take 9>1",
        "take 1>9",
        "take 2>1",
        "row 7-1",
        "sail Roma",
        "extra yes",
        "reveal it",
        "0",
        "77",
        "-1",
        "²",
        "9" * 5000,
    ]
    shown = terminal.run(
        *QUICK,
        typed=[*bad, "undo", "miles Atlantis", "help nothing", "take", "take " + "9" * 5000 + ">1", "\t", "ünïcode ✂"],
    )
    assert shown.code == 0
    assert "[N3." in shown.out
    assert "There is no entry 77" in shown.out
    assert "There is nothing to take back" in shown.out
    assert terminal.record_files()[0].read_text(encoding="utf-8") == before


def test_undo_before_the_next_acts(terminal: Terminal) -> None:
    first = terminal.run(*QUICK, typed=["reveal", "?"])
    entry = next(line for line in first.out.splitlines() if line.startswith("No. ") and ": take " in line)
    number = entry.split(".")[1].split(":")[0].strip()
    shown = terminal.run(*QUICK, typed=["reveal", number, "perhaps", "undo", "?"])
    assert "undo to take it back: perhaps" in shown.out
    assert "Taken back." in shown.out
    assert entry in shown.out.split("Taken back.")[1]
    one, other = (argosy.Record.load(path) for path in terminal.record_files())
    assert one.inputs == other.inputs


def test_help_explains_rules_and_chapters(terminal: Terminal) -> None:
    shown = terminal.run(*QUICK, typed=["help n3.8", "help N3"])
    assert "N3.8 To load a contract" in shown.out
    assert "N3.12 " in shown.out


def test_the_menu_tells_costs_earnings_and_losses(terminal: Terminal) -> None:
    shown = terminal.run(*QUICK, "--no-confirm", typed=["2"] * 60 + ["?", "1"] * 40)
    lines = re.compile(r"^No\. \d+: take \d>\d; \w+ for .+, \d (gold|points?), into slot \d; miles \d+", re.MULTILINE)
    assert lines.search(shown.out)
    assert re.search(r"^No\. \d+: row \d+[+-]\d( start)?; range \d+\.$", shown.out, re.MULTILINE)
    assert re.search(r"^No\. \d+: sail .+ deliver \d; \w+; miles \d+;.* earns \d", shown.out, re.MULTILINE)
    assert re.search(r"; costs \d+ gold", shown.out)
    assert re.search(r"; loses slots \d", shown.out)


def test_bots_can_play_alone(terminal: Terminal) -> None:
    shown = terminal.run("terminal", "neptun", "--people", "0", "--seats", "3", "--bots", "random", "--seed", "1")
    assert shown.code == 0
    assert "Game round 3 begins." in shown.out
    assert "The final result:" in shown.out
    assert " lays the oar card" not in shown.out


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("raise RuntimeError('seasick')", "RuntimeError: seasick"),
        ("return None", "cannot go on"),
    ],
)
def test_a_bot_that_fails_stops_the_game_with_a_sentence(
    terminal: Terminal, tmp_path: Path, body: str, said: str
) -> None:
    file = tmp_path / "bad_bot.py"
    file.write_text(f"class Bad:\n    def choose(self, peek, budget):\n        {body}\n", encoding="utf-8")
    shown = terminal.run("terminal", "--people", "0", "--bots", f"{file}:Bad", "--seed", "1")
    assert shown.code == 2
    assert said in shown.err
    assert len(terminal.record_files()) == 1


def test_a_disk_that_refuses_does_not_stop_the_game(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path / "file"))
    shown = terminal.run(*QUICK, "--no-confirm", typed=["1"] * 5)
    assert shown.code == 0
    assert shown.out.count("could not be saved") == 1
    assert "--resume" not in shown.out


def test_the_language_comes_from_the_surroundings(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert "De invoer is afgelopen" in terminal.run(*QUICK).out
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert "La entrada se ha acabado" in terminal.run(*QUICK).out
    monkeypatch.setenv("LC_ALL", "C")
    assert "The input has ended" in terminal.run(*QUICK).out


@pytest.mark.parametrize(
    "words",
    [
        "play chess", "play --seats 7", "play --seats x", "play --seats 3 --people 5", "play --people ,",
        "play --people ThisNameIsMuchTooLong", "play --bots clever", "play --bots ./none.py:Bot", "play --option x",
        "play --people A,a", "play --option wind=3", "play --option wind_between_rounds=z", "play --edition nowhere",
        "play --resume nowhere", "play --language fr", "play a b", "replay", "replay nowhere", "replay .", "bogus",
        "replay nowhere --seat x",
        "replay pyproject.toml", "replay pyproject.toml --verify", "replay x --seat 1 --onlooker",
    ],
)  # fmt: skip
def test_a_bad_command_line_gets_one_clear_line(terminal: Terminal, words: str) -> None:
    shown = terminal.run(*words.split())
    assert shown.code == 2
    assert shown.err.splitlines()[-1].startswith("argosy")
    assert len(shown.err.splitlines()[-1]) > len("argosy: ")


def test_no_arguments_play_the_only_game(terminal: Terminal) -> None:
    shown = terminal.run("terminal")
    assert shown.code == 0
    assert "Player 1>" in shown.out
    assert terminal.record().header.seats == 4
