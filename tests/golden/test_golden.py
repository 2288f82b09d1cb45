"""Golden games: kept records replay as they did, to the last word, in every build.

If one fails and the change was meant: `python -m tests.golden --retell`, read the diff, and say in CHANGELOG.md what
changed. If the rules changed so that old games no longer replay, raise the rules version and play new ones with
`--write`.
"""

from __future__ import annotations

import json

import pytest

import argosy
from argosy.core.record import Record
from tests.golden.golden import Shelf, digest, story
from tests.golden.shelves import SHELVES

HINT = "if this was meant: python -m tests.golden --retell"
every_shelf = pytest.mark.parametrize("shelf", SHELVES.values(), ids=SHELVES)
every_golden = pytest.mark.parametrize(
    ("shelf", "name"),
    [pytest.param(shelf, name, id=f"{shelf.key}-{name}") for shelf in SHELVES.values() for name in shelf.names],
)


def test_every_game_has_golden_games() -> None:
    assert sorted(SHELVES) == sorted(argosy.list_games())


@every_shelf
def test_all_golden_games_are_there_and_no_others(shelf: Shelf) -> None:
    assert sorted(file.stem for file in shelf.games.glob("*.jsonl")) == sorted(shelf.names)
    assert sorted(file.stem for file in shelf.playthroughs.glob("*.txt")) == sorted(shelf.names)
    assert list(json.loads(shelf.digests.read_text(encoding="utf-8"))) == shelf.names


@every_shelf
def test_golden_games_have_every_seat_count_and_option(shelf: Shelf) -> None:
    headers = [Record.load(shelf.record_file(name)).header for name in shelf.names]
    rules = argosy.game(shelf.key)
    assert {header.game for header in headers} == {shelf.key}
    assert {header.seats for header in headers} == set(rules.seats)
    for option, values in rules.options.items():
        assert {header.options[option] for header in headers} == set(values)
    assert {header.edition for header in headers} == {"standard", "generous"}


@every_golden
def test_a_golden_game_replays(shelf: Shelf, name: str) -> None:
    record = Record.load(shelf.record_file(name))
    verdict = argosy.verify(record)
    assert verdict.problems == ()
    assert verdict.inputs == len(record.inputs)
    assert argosy.resume(record).result == record.result is not None
    assert record.dumps() == shelf.record_file(name).read_text(encoding="utf-8")
    assert digest(record) == json.loads(shelf.digests.read_text(encoding="utf-8"))[name], HINT


@every_golden
def test_a_golden_game_is_told_as_it_was(shelf: Shelf, name: str) -> None:
    told = story(Record.load(shelf.record_file(name))).splitlines()
    kept = shelf.story_file(name).read_text(encoding="utf-8").splitlines()
    for number, (new, old) in enumerate(zip(told, kept, strict=False), 1):
        assert new == old, f"line {number}; {HINT}"
    assert len(told) == len(kept), HINT
