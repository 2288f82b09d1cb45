"""The questions before a game."""

from __future__ import annotations

import io

import pytest

from argosy.cli.complaint import Complaint
from argosy.cli.hot_seat.seating import Sitter, reseated, seated
from argosy.cli.hot_seat.set_up import Setup, Wishes, ask_resume, parse_people, with_questions, without_questions
from argosy.cli.screen import EndOfInput, Screen
from argosy.text.translate import Words
from tests.cli.terminal import Terminal

EN = Words("en")


def answer(*lines: str, wishes: Wishes | None = None) -> tuple[Setup, str]:
    out = io.StringIO()
    screen = Screen(source=io.StringIO("".join(f"{line}\n" for line in lines)), out=out)
    return with_questions(wishes or Wishes(), screen, EN), out.getvalue()


def test_enter_takes_every_default() -> None:
    setup, _ = answer("", "", "", "", "")
    assert setup == without_questions(Wishes(), EN)
    assert (setup.game, setup.seats, setup.seed) == ("mediterranean", 4, None)
    assert (setup.people, setup.bots) == (("Player 1",), ("sensible",))


def test_bad_answers_are_asked_again() -> None:
    setup, out = answer(
        "chess", "neptun", "seven", "9", "5", "Anna, anna", "A,B,C,D,E,F", "Anna, Ben", "clever", "random, sensible",
        "wind", "wind=1", "wind_between_rounds=9", "wind_between_rounds=keep", "seed=7", "",
    )  # fmt: skip
    assert out.count("How many play") == 3
    assert out.count("sits at this screen") == 3
    assert out.count("Which bots") == 2
    assert out.count("Enter to begin") == 6
    assert (setup.seats, setup.people, setup.bots, setup.seed) == (5, ("Anna", "Ben"), ("random", "sensible"), "7")
    assert setup.options["wind_between_rounds"] == "keep"


def test_what_was_said_is_not_asked() -> None:
    wishes = Wishes("neptun", 3, ("Anna", "Ben", "Cleo"), None, "7")
    setup, out = answer(wishes=wishes)
    assert out == ""
    assert setup.people == ("Anna", "Ben", "Cleo")


def test_the_end_of_the_input_ends_the_questions() -> None:
    with pytest.raises(EndOfInput):
        answer("4")


def test_people_are_counted_or_named() -> None:
    assert parse_people("2", EN) == ("Player 1", "Player 2")
    assert parse_people(" Anna  Maria , Ben ", EN) == ("Anna Maria", "Ben")
    with pytest.raises(Complaint, match="at most"):
        parse_people("An\x1bna", EN)


def test_bots_get_names_with_initials_of_their_own() -> None:
    assert seated(["Dora"], ["random", "sensible"], 4) == (
        Sitter("Dora"),
        Sitter("Hanno", "random"),
        Sitter("Livia", "sensible"),
        Sitter("Myron", "sensible"),
    )


def test_who_goes_on_with_a_saved_game() -> None:
    names = ("Anna", "Dido", "Hanno")
    before = (Sitter("Anna"), Sitter("Dido", "random"), Sitter("Hanno", "sensible"))
    assert reseated(names, before, None, None) == before
    assert reseated(names, None, None, None) == (
        Sitter("Anna"),
        Sitter("Dido", "sensible"),
        Sitter("Hanno", "sensible"),
    )
    assert reseated(names, before, ("hanno",), None)[2] == Sitter("Hanno")
    assert reseated(names, before, ("Zoe", "Yan"), ("random",)) == (
        Sitter("Anna"),
        Sitter("Dido"),
        Sitter("Hanno", "random"),
    )


def test_the_latest_unfinished_game_is_offered(terminal: Terminal) -> None:
    def offered(line: str) -> object:
        return ask_resume(Screen(source=io.StringIO(f"{line}\n"), out=io.StringIO()), EN)

    assert offered("y") is None
    terminal.run("terminal", "--seed", "1")
    (path,) = terminal.record_files()
    (terminal.saves / "broken.argosy.jsonl").write_text('{"end":false}\n', encoding="utf-8")
    assert offered("y") == path
    assert offered("") is None
