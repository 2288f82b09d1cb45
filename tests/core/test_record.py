"""Saved games: written, read, and refused with the line that is wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import argosy
from argosy.core.codec import Json
from argosy.core.record import Record, RecordError, Said
from argosy.core.replay import verify
from tests.games.neptun.a_match import finished, new

LINES = finished().record.dumps().splitlines()
LAST = len(LINES)


def changed(number: int, **change: Json) -> str:
    """The record with some fields of one line changed, line numbers from 1."""
    lines = list(LINES)
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **change})
    return "\n".join(lines)


def without(number: int, field: str) -> str:
    """The record without one field of a line."""
    lines = list(LINES)
    data = json.loads(lines[number - 1])
    del data[field]
    lines[number - 1] = json.dumps(data)
    return "\n".join(lines)


def replaced(number: int, line: str) -> str:
    """The record with one line replaced."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def test_a_record_is_read_as_it_was_written() -> None:
    for record in (finished().record, new().record, new().saved(), finished(5, "x").record.named(["A", "B", "Γ"])):
        assert Record.loads(record.dumps()) == record
        assert Record.loads(record.dumps()).dumps() == record.dumps()


def test_one_line_is_one_input() -> None:
    record = finished().record
    assert len(record.dumps().splitlines()) == len(record.inputs) + 2
    assert json.loads(LINES[0])["argosy"] == 1
    assert json.loads(LINES[1])["by"] == "chance"
    assert json.loads(LINES[-1])["end"] is True
    assert "end" not in new().record.dumps().splitlines()[-1]


def test_a_record_is_saved_wholly_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "game.jsonl"
    record = finished().record.named(["Ὀδυσσεύς", "B", "C"])
    record.save(target)
    record.save(str(target))
    assert Record.load(target) == Record.load(str(target)) == record
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_blank_lines_do_not_matter() -> None:
    assert Record.loads("\n" + "\n\n".join(LINES) + "\n \n") == Record.loads("\n".join(LINES))


NOTED = replace(
    finished().record,
    times=tuple([number % 40 for number in range(LAST - 2)]),
    talk=(
        Said(0, 1, text="Ahoy, « Ὀδυσσεύς »"),
        Said(7, 2, phrase="hello"),
        Said(7, 0, phrase="who-has", about="wine"),
    ),
)


def test_times_and_talk_are_kept_in_the_last_line() -> None:
    assert Record.loads(NOTED.dumps()) == NOTED
    assert NOTED.dumps().splitlines()[:-1] == LINES[:-1]
    last = json.loads(NOTED.dumps().splitlines()[-1])
    assert {name: last[name] for name in ("end", "seed", "result")} == json.loads(LINES[-1])
    assert last["talk"][1] == {"after": 7, "seat": 2, "phrase": "hello"}
    assert NOTED.seconds()[:4] == [0.0, 0.1, 0.3, 0.6]
    assert finished().record.seconds() == []


def test_an_unfinished_record_has_a_last_line_only_for_what_it_carries() -> None:
    plain = new().record
    noted = replace(plain, times=(0,) * len(plain.inputs), talk=NOTED.talk[:1])
    assert json.loads(noted.dumps().splitlines()[-1])["end"] is False
    assert Record.loads(noted.dumps()) == noted
    assert replace(noted, times=(), talk=()).dumps() == plain.dumps()


def test_what_a_later_version_adds_is_ignored() -> None:
    text = changed(1, fleet={"sails": 5}).splitlines()
    text[-1] = json.dumps(
        {**json.loads(LINES[-1]), "weather": [1], "talk": [{"after": 1, "seat": 0, "text": "a", "of": 2}]}
    )
    found = Record.loads("\n".join(text))
    assert found == replace(finished().record, talk=(Said(1, 0, text="a"),))
    assert verify(found).problems == ()


def test_another_edition_travels_with_the_record(tmp_path: Path) -> None:
    (tmp_path / "bonus.csv").write_text("points,count,source\n7,15,reconstructed\n", encoding="utf-8")
    match = argosy.Match.new("neptun", 3, 7, edition=str(tmp_path))
    assert match.header.edition_files is not None
    again = argosy.resume(Record.loads(match.saved().dumps()))
    assert again.edition.digest == match.edition.digest
    assert again.edition.digest != new().edition.digest
    assert new().header.edition_files is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the file is empty"),
        (" \n\n", "the file is empty"),
        ("ahoy", "line 1: not JSON"),
        ("[]", "line 1: an object is expected"),
        ("{}", "line 1: not a record of Argosy in format 1"),
        (changed(1, argosy=2), "line 1: not a record of Argosy in format 1"),
        (changed(1, game="chess"), "line 1: there is no game 'chess'; there are"),
        (without(1, "game"), "line 1: there is no game 'None'"),
        (changed(1, seats=6), "line 1: neptun is played by 3 to 5 seats, not 6"),
        (changed(1, seats="3"), "line 1: neptun is played by 3 to 5 seats, not 3"),
        (changed(1, seats=3.0), "line 1: neptun is played by 3 to 5 seats"),
        (without(1, "seats"), "line 1: neptun is played by 3 to 5 seats, not None"),
        (changed(1, options={}), "line 1: options are missing or unknown"),
        (changed(1, options=dict.fromkeys(argosy.game("neptun").options, "storm")), "line 1: options"),
        (changed(1, options=None), "line 1: options are missing or unknown"),
        (changed(1, names="Odysseus"), "line 1: names or edition_files are malformed"),
        (changed(1, edition_files=[]), "line 1: names or edition_files are malformed"),
        (replaced(4, "{"), "line 4: not JSON"),
        (replaced(4, "4"), "line 4: an object is expected"),
        (changed(3, by="Neptune"), "line 3: by 'Neptune' is neither a seat nor chance nor clock"),
        (changed(3, by=3), "line 3: by 3 is neither"),
        (changed(3, by=-1), "line 3: by -1 is neither"),
        (changed(3, by=True), "line 3: by True is neither"),
        (changed(3, by=None), "line 3: by None is neither"),
        (without(3, "by"), "line 3: by None is neither"),
        (changed(3, do="Fly"), "line 3: do: 'Fly' is none of"),
        (changed(3, wings=2), "line 3: Reveal has no field wings"),
        (changed(4, oar="1"), "line 4: Show.oar: int is expected, not '1'"),
        (without(4, "oar"), "line 4: Show lacks oar"),
        (changed(2, markers=[True]), r"line 2: SetUp.markers\[0\]: int is expected"),
        (changed(LAST, times=[1, 2]), f"line {LAST}: times must have a whole number of tenths of a second for each"),
        (changed(LAST, times=[-1] * (LAST - 2)), f"line {LAST}: times must have"),
        (changed(LAST, times=[0.5] * (LAST - 2)), f"line {LAST}: times must have"),
        (changed(LAST, times=None), f"line {LAST}: times must have"),
        (changed(LAST, talk={}), f"line {LAST}: talk must be a list"),
        (
            changed(LAST, talk=[{"after": 0, "seat": 0, "text": "a"}] * 1001),
            "there are 1001 lines of talk, at most 1000",
        ),
        *[
            (changed(LAST, talk=[{"after": 0, "seat": 0, "text": "hoy", **change}]), "a line of talk is malformed")
            for change in (
                {"seat": 3},
                {"seat": -1},
                {"seat": None},
                {"after": -1},
                {"after": True},
                {"text": 5},
                {"text": ""},
                {"text": "x" * 301},
                {"text": "a\x1b[2Jb"},
                {"phrase": "hello"},
                {"text": None},
            )
        ],
        (changed(LAST, talk=["hoy"]), f"line {LAST}: a line of talk is malformed"),
        (changed(LAST, more="x" * 600_000), f"line {LAST}: the line has"),
        (changed(3, more="x" * 20_000), "line 3: the line has"),
        ("\n".join([*LINES, LINES[2]]), f"line {LAST + 1}: nothing may follow the end"),
        (changed(LAST, seed=7), f"line {LAST}: the seed must be text"),
        (changed(LAST, result=[]), f"line {LAST}: the result is malformed"),
        (changed(LAST, result={}), f"line {LAST}: the result is malformed"),
        (changed(LAST, result={"points": ["x"], "places": [], "why": []}), f"line {LAST}: the result is malformed"),
        (changed(LAST, result={"points": [], "places": [1.5], "why": []}), f"line {LAST}: the result is malformed"),
        (changed(LAST, result={"points": [], "places": 1, "why": []}), f"line {LAST}: the result is malformed"),
        (changed(LAST, result={"points": [], "places": [], "why": ["x"]}), f"line {LAST}: the result is malformed"),
    ],
)
def test_faults_are_told_with_their_line(text: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        Record.loads(text)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    target = tmp_path / "game.jsonl"
    target.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="not a text file in UTF-8"):
        Record.load(target)
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "none.jsonl")
