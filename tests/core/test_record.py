"""Saved games: written, read, and refused with the line that is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import argosy
from argosy.core.codec import Json
from argosy.core.record import Record, RecordError
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
        (changed(1, fleet=5), "line 1: unknown fields fleet"),
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
