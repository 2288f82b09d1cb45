"""People who share one screen: nothing secret stays on it for the next."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import argosy
from argosy.cli.screen import EndOfInput
from argosy.core.replay import AnyMatch
from argosy.games.neptun.rules.actions import Row
from argosy.games.neptun.rules.events import OarsRevealed
from tests.cli.terminal import Terminalish, seat_at

NAMES = ("Anna", "Ben", "Cleo")
PASS = re.compile(r"Pass the screen to (\w+)\. Press Enter when \w+ sits here: \n")


def by_menu(match: AnyMatch, pick: Callable[[int], int], until: Callable[[], bool]) -> Callable[[str], str | None]:
    """Goes on at every hand-over and confirmation, and answers a decision with the entry that `pick` chooses."""

    def rule(question: str) -> str | None:
        name = question.rstrip("> ")
        if until() or not (question.endswith("> ") and name in NAMES):
            return None if until() else ""
        return str(pick(NAMES.index(name)) + 1)

    return rule


def segments(text: str) -> list[tuple[str, str]]:
    """The parts of a transcript with who sat there."""
    parts = PASS.split(text)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def until_revealed(oar_of_anna: int, path: Path) -> list[tuple[str, str]]:
    """A game up to the first revealed oar cards, in which Anna alone chooses another card."""
    match = argosy.Match.new("neptun", seats=3, seed=11)

    def pick(seat: int) -> int:
        rowing = isinstance(match.legal(seat)[0], Row)
        return oar_of_anna if rowing and seat == 0 else len(match.legal(seat)) // 2

    def revealed() -> bool:
        return any(isinstance(event, OarsRevealed) for event in match.events(None))

    table, out = seat_at(match, NAMES, by_menu(match, pick, revealed), path)
    with pytest.raises(EndOfInput):
        table.run()
    return segments(out.getvalue())


def test_what_one_chose_in_secret_leaves_no_trace_for_the_others(tmp_path: Path) -> None:
    one = until_revealed(0, tmp_path / "one.argosy.jsonl")
    other = until_revealed(2, tmp_path / "other.argosy.jsonl")
    assert [name for name, _ in one] == [name for name, _ in other]
    assert {name for name, _ in one} == set(NAMES)
    last = len(one) - 1  # there the cards are revealed
    same = [(name, seen == seen_too) for (name, seen), (_, seen_too) in zip(one[:last], other[:last], strict=True)]
    assert ("Anna", False) in same
    assert {name for name, alike in same if not alike} == {"Anna"}


@pytest.mark.slow
def test_a_whole_game_of_three_people(tmp_path: Path) -> None:
    match = argosy.Match.new("neptun", seats=3, seed=12)
    path = tmp_path / "game.argosy.jsonl"
    table, out = seat_at(match, NAMES, by_menu(match, lambda seat: len(match.legal(seat)) // 2, lambda: False), path)
    table.run()
    assert match.result is not None
    parts = segments(out.getvalue())
    assert len(parts) > 30
    for name, seen in parts:
        for liar in re.findall(r"(\w+) lays the oar card", seen):
            assert liar == name
        assert all(who == name for who in re.findall(r"(\w+) \(you\)", seen))


def test_a_terminal_is_wiped_with_its_scrollback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    match = argosy.Match.new("neptun", seats=3, seed=11)
    asked: list[str] = []

    def rule(question: str) -> str | None:
        asked.append(question)
        return "" if "Pass the screen" in question else None

    table, out = seat_at(match, NAMES, rule, tmp_path / "x.argosy.jsonl", Terminalish())
    with pytest.raises(EndOfInput):
        table.run()
    before, _, after = out.getvalue().partition("Pass the screen")
    assert "\x1b[3J" in before
    assert "\x1b[3J" in after
    assert "Players" in after


def test_nobody_hands_over_to_himself(tmp_path: Path) -> None:
    match = argosy.Match.new("neptun", seats=3, seed=11)
    rounds = iter(["", "1", "1", "1"])
    table, out = seat_at(match, NAMES, lambda question: next(rounds, None), tmp_path / "x.argosy.jsonl")
    with pytest.raises(EndOfInput):
        table.run()
    assert len(PASS.findall(out.getvalue())) == 1
