"""Golden games: kept records replay as they did, to the last word, in every build.

If one fails and the change was meant: `python tests/neptun/golden.py --retell`, read the diff, and say in CHANGELOG.md
what changed. If the rules changed so that old games no longer replay, raise the rules version and play new ones with
`--write`.
"""

from __future__ import annotations

import json

import pytest

import argosy
from argosy.core.record import Record
from tests.neptun.golden import ALL, DIGESTS, GAMES, PLAYTHROUGHS, digest, record_file, story, story_file

NAMES = [golden.name for golden in ALL]
HINT = "if this was meant: python tests/neptun/golden.py --retell"


def test_all_golden_games_are_there_and_no_others() -> None:
    assert sorted(file.stem for file in GAMES.glob("*.jsonl")) == sorted(NAMES)
    assert sorted(file.stem for file in PLAYTHROUGHS.glob("*.txt")) == sorted(NAMES)
    assert list(json.loads(DIGESTS.read_text(encoding="utf-8"))) == NAMES


def test_golden_games_have_every_seat_count_and_option() -> None:
    headers = [Record.load(record_file(name)).header for name in NAMES]
    rules = argosy.game("neptun")
    assert {header.seats for header in headers} == set(rules.seats)
    for option, values in rules.options.items():
        assert {header.options[option] for header in headers} == set(values)
    assert {header.edition for header in headers} == {"standard", "generous"}


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays(name: str) -> None:
    record = Record.load(record_file(name))
    verdict = argosy.verify(record)
    assert verdict.problems == ()
    assert verdict.inputs == len(record.inputs)
    assert argosy.resume(record).result == record.result is not None
    assert record.dumps() == record_file(name).read_text(encoding="utf-8")
    assert digest(record) == json.loads(DIGESTS.read_text(encoding="utf-8"))[name], HINT


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_told_as_it_was(name: str) -> None:
    told = story(Record.load(record_file(name))).splitlines()
    kept = story_file(name).read_text(encoding="utf-8").splitlines()
    for number, (new, old) in enumerate(zip(told, kept, strict=False), 1):
        assert new == old, f"line {number}; {HINT}"
    assert len(told) == len(kept), HINT
