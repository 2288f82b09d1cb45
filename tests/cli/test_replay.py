"""A record told as a story, and verified."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import argosy
from argosy.cli.story import story_lines
from argosy.core.record import Said
from argosy.core.replay import played_on
from argosy.oracle.weights import WeightsError
from argosy.text.translate import Words
from tests.cli.terminal import Terminal

EN = Words("en")


@cache
def finished() -> argosy.Record:
    """A game of random players that is over."""
    match = argosy.Match.new("neptun", seats=3, seed=21)
    dice = argosy.Rng("dice")
    while match.to_act:
        seat = match.to_act[-1]
        menu = match.legal(seat)
        match.play(seat, menu[dice.below(len(menu))])
    return match.record.named(["Anna", "Ben", "Cleo"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.argosy.jsonl"
    finished().save(path)
    return path


def test_the_story_tells_everything(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("replay", str(file))
    assert shown.code == 0
    lines = shown.out.splitlines()
    assert lines == list(story_lines(finished(), EN))
    assert "Seats: 1 Anna, 2 Ben, 3 Cleo" in lines
    assert [line for line in lines if line.startswith("# ")] == [f"# Game round {n} begins." for n in (1, 2, 3)]
    assert len([line for line in lines if line.startswith("## ")]) >= 30
    assert [int(line.split(".")[0]) for line in lines if re.match(r"\d+\. ", line)] == list(
        range(1, len(finished().inputs) + 1)
    )
    assert "The seed was 21." in lines
    assert any(" lays the oar card " in line for line in lines)


@pytest.mark.parametrize("switch", [("--seat", "0"), ("--onlooker",)])
def test_an_onlooker_learns_no_secret(terminal: Terminal, file: Path, switch: tuple[str, ...]) -> None:
    shown = terminal.run("replay", str(file), *switch)
    assert " lays the oar card" not in shown.out
    assert "Chance:" not in shown.out
    assert "Ben: (face down)" in shown.out
    assert shown.out.splitlines() == list(story_lines(finished(), EN, None))


def test_a_seat_sees_its_own_cards_only(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("replay", str(file), "--seat", "2")
    assert set(re.findall(r"(\w+) lays the oar card", shown.out)) == {"Ben"}
    assert "Anna: (face down)" in shown.out or "Cleo: (face down)" in shown.out
    assert "Ben: (face down)" not in shown.out


def test_a_seat_that_is_not_there(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("replay", str(file), "--seat", "4")
    assert shown.code == 2
    assert "There is no seat 4" in shown.err


def test_step_by_step(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("replay", str(file), "--step", "--seat", "1", typed=["", "view", "what", "", "q", ""])
    assert shown.code == 0
    assert shown.out.count("Enter goes on") == 6 - 1
    assert "Your oar cards: 4+1 start, 7-1 start." in shown.out
    assert terminal.run("replay", str(file), "--step", typed=["", "view"]).code == 0


def test_a_good_record_is_verified(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("replay", str(file), "--verify")
    assert shown.code == 0
    assert f"Checked: {len(finished().inputs)} inputs" in shown.out
    assert "All is as it should be." in shown.out


def test_a_game_that_was_played_on_is_verified_from_there(terminal: Terminal, tmp_path: Path) -> None:
    match = played_on(finished(), 60, "a seed of its own")
    while match.result is None:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    path = tmp_path / "played-on.argosy.jsonl"
    match.record.save(path)
    shown = terminal.run("replay", str(path), "--verify")
    assert shown.code == 0
    assert "The first 60 inputs were taken over from another game" in shown.out


def test_a_tampered_record_is_found_out(terminal: Terminal, tmp_path: Path) -> None:
    record = finished()
    assert record.result is not None
    path = tmp_path / "tampered.argosy.jsonl"
    shorter = replace(record, inputs=record.inputs[:-1])
    richer = replace(record, result=replace(record.result, points=(99, 0, 0)))
    for tampered in (replace(record, seed="22"), shorter, richer, replace(record, seed=None)):
        tampered.save(path)
        shown = terminal.run("replay", str(path), "--verify")
        assert shown.code == 1
        assert "problem" in shown.out.splitlines()[-1]
    text = record.dumps().replace('"power":', '"power":1', 1)
    path.write_text(text, encoding="utf-8")
    assert terminal.run("replay", str(path), "--verify").code in (1, 2)
    assert terminal.run("replay", str(path)).code == 2


def test_a_broken_file_gets_one_clear_line(terminal: Terminal, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    for broken in (
        "",
        "{}",
        "[]",
        "null",
        "\0",
        lines[1],
        lines[0] + "\n{}",
        lines[0] + '\n{"by":"chance","do":"Row"}',
    ):
        file.write_text(broken, encoding="utf-8")
        shown = terminal.run("replay", str(file))
        assert shown.code == 2
        assert shown.err.startswith(f"argosy: {file}: ")
        assert len(shown.err.splitlines()) == 1


def test_an_unfinished_record_is_told_as_far_as_it_goes(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "half.argosy.jsonl"
    replace(finished(), inputs=finished().inputs[:40], seed=None, result=None).save(path)
    shown = terminal.run("replay", str(path))
    assert shown.code == 0
    assert "Not finished; 40 inputs so far." in shown.out
    assert terminal.run("replay", str(path), "--language", "nl").out.count("\n") == shown.out.count("\n")


def test_seats_without_names_are_numbered() -> None:
    lines = list(story_lines(finished().named([]), EN))
    assert "Seats: 1 Seat 1, 2 Seat 2, 3 Seat 3" in lines


def test_times_and_talk_are_told_where_a_record_has_them(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "noted.argosy.jsonl"
    talk = (Said(0, 1, text="Ahoy"), Said(3, 0, phrase="thanks"), Said(3, 2, phrase="from-the-future"))
    times = (0, 0, *[36_005] * (len(finished().inputs) - 2))
    replace(finished(), times=times, talk=talk).save(path)
    shown = terminal.run("replay", str(path), "--seat", "3")
    lines = shown.out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("2. [0:00:00] "))
    fourth = next(number for number, line in enumerate(lines) if line.startswith("4. [2:00:01] "))
    said = [number for number, line in enumerate(lines) if line.startswith("    ") and line.endswith("”")]
    assert [lines[number].strip() for number in said] == [
        "Ben: “Ahoy”", "Anna: “Thank you.”", "Cleo: “phrase-from-the-future”",
    ]  # fmt: skip
    assert said[0] < first < said[1] < said[2] < fourth
    plain = [line for line in re.sub(r"(?m)^(\d+\.) \[[0-9:]+\]", r"\1", shown.out).splitlines() if "”" not in line]
    assert plain == list(story_lines(finished(), EN, eyes=2))
    assert "All is as it should be" in terminal.run("replay", str(path), "--verify").out


CHANCES = re.compile(
    r"    Chances to win, and points to expect: Anna (\d+) %, \d+; Ben (\d+) %, \d+; Cleo (\d+) %, \d+"
)


@pytest.mark.parametrize("eyes", [(), ("--seat", "2")])
def test_chances_follow_every_heading(terminal: Terminal, file: Path, eyes: tuple[str, ...]) -> None:
    shown = terminal.run("replay", str(file), "--chances", *eyes)
    assert shown.code == 0
    told = [found for line in shown.out.splitlines() if (found := CHANCES.fullmatch(line))]
    assert len(told) >= 30
    assert all(98 <= sum(map(int, found.groups())) <= 102 for found in told)
    without = terminal.run("replay", str(file), *eyes)
    assert [line for line in shown.out.splitlines() if not CHANCES.fullmatch(line)] == without.out.splitlines()


def test_chances_step_by_step(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("replay", str(file), "--chances", "--step", typed=[""] * 30 + ["q"])
    assert shown.code == 0
    assert "Chances to win, and points to expect: Anna " in shown.out


def test_an_onlooker_has_no_chances(terminal: Terminal, file: Path) -> None:
    shown = terminal.run("replay", str(file), "--chances", "--onlooker")
    assert shown.code == 2
    assert "leave out --onlooker, or name a seat with --seat" in shown.err


def test_where_the_weights_do_not_fit_there_are_no_chances(
    terminal: Terminal, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise WeightsError("the oracle knows another edition")

    monkeypatch.setattr("argosy.oracle.oracle.Oracle", refuse)
    shown = terminal.run("replay", str(file), "--chances")
    assert shown.code == 2
    assert f"{file}: the oracle knows another edition" in shown.err
