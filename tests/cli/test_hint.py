"""The command `hint`: the strongest bot's ideas on one scale in the player's language, or that there are none."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import argosy
from argosy.cli.hot_seat.game_loop import HotSeat
from argosy.cli.hot_seat.seating import Sitter
from argosy.cli.hot_seat.set_up import parse_bots
from argosy.cli.screen import EndOfInput, Screen
from argosy.text.translate import Words


def hinted(path: Path, game: str, seats: int, language: str = "en", hints: bool = True) -> str:
    """What is shown to one who asks for a hint at the first decision that is one."""
    match = argosy.Match.new(game, seats, 11)
    people = [Sitter(f"P{number}") for number in range(seats)]
    out = io.StringIO()
    screen = Screen(plain=True, source=io.StringIO("\n1\nhint\n"), out=out)
    with pytest.raises(EndOfInput):
        HotSeat(match, people, screen, Words(language), path / "x.argosy.jsonl", confirm=False, hints=hints).run()
    return out.getvalue()


def test_a_hint_names_options_with_reasons(tmp_path: Path) -> None:
    shown = hinted(tmp_path, "neptun", 3).split("What the Admiral would do")[1]
    assert "Which contract fits your route?" in shown
    assert "reveal: " in shown
    assert shown.count("Best, by ") == 1
    columns = re.findall(r"^take (\d)>", shown, re.MULTILINE)
    assert columns
    assert len({*columns}) == len(columns), "a contract on two slots is one idea"
    behind = r"\d\.\d points less \(-?\d+\.\d to \d+\.\d\)\. Chance to win: (\d+) %( \(\d+ to \d+\))?\. It pays"
    assert (less := re.search(behind, shown))
    assert (best := re.search(r"Best, by \d+ trials\. Chance to win: (\d+) %\.", shown))
    assert 0 < int(less[1]) <= int(best[1]) < 100


def test_a_hint_speaks_the_language_of_the_player(tmp_path: Path) -> None:
    assert "Wat de Admiraal zou doen" in hinted(tmp_path, "neptun", 3, "nl")
    assert "Lo que haría el Almirante" in hinted(tmp_path, "neptun", 3, "es")


def test_a_table_can_do_without_hints(tmp_path: Path) -> None:
    assert "There are no hints at this table." in hinted(tmp_path, "neptun", 3, hints=False)


def test_bots_go_by_names_in_the_language_of_the_player() -> None:
    assert parse_bots("Captain, mate, best", Words("en")) == ("strong", "sensible", "best")
    assert parse_bots("Kapitein, sensible", Words("nl")) == ("strong", "sensible")
