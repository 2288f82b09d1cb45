"""Bots by name and from files, and what is said when there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from argosy import Match
from argosy.bots.levels import bot
from argosy.bots.play import play_match
from argosy.core.peek import Budget
from argosy.games.package import LEVELS

FIRST = '''
from dataclasses import dataclass

@dataclass
class First:
    """Always the first entry; a dataclass, because those look up their module while it loads."""

    asked: int = 0

    def choose(self, peek, budget):
        self.asked += 1
        return peek.menu()[0]

class Picky:
    def __init__(self, taste):
        self.taste = taste

    def choose(self, peek, budget):
        return peek.menu()[0]

class Statue:
    pass

class Broken:
    def __init__(self):
        self.share = 1 / 0

    def choose(self, peek, budget):
        return peek.menu()[0]

recipe = 7
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "first.py"
    path.write_text(FIRST, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", LEVELS)
def test_every_rung_chooses_from_its_menu(name: str) -> None:
    match = Match.new("neptun", 3, 1)
    seat = match.to_act[0]
    assert bot(name).choose(match.peek(seat), Budget("1")) in match.legal(seat)


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no bot 'admiral'; there are random, sensible"):
        bot("admiral")


def test_a_class_in_a_file_is_a_bot(file: Path) -> None:
    match = Match.new("neptun", 3, 1)
    first = bot(f"{file}:First")
    decisions = play_match(match, [first] * 3, "1")
    assert match.result is not None
    assert getattr(first, "asked", None) == decisions


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Nobody", "has no class 'Nobody'"),
        ("recipe", "has no class 'recipe'"),
        ("Statue", "has no method choose"),
        ("Picky", "cannot be made without arguments: TypeError: .*taste"),
        ("Broken", r"cannot be made without arguments: ZeroDivisionError: .*\n.*first.py., line 26, in __init__"),
    ],
)
def test_a_file_without_such_a_bot_is_complained_about(file: Path, name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        bot(f"{file}:{name}")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"there is no file .*nowhere\.py"):
        bot(f"{tmp_path / 'nowhere.py'}:Bot")


def test_a_file_that_does_not_load_says_why(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("class Bot(:\n", encoding="utf-8")
    with pytest.raises(ValueError, match="does not load: SyntaxError"):
        bot(f"{tmp_path / 'broken.py'}:Bot")
