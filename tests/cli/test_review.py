"""The command `argosy review`: in the terminal and as a page; bad input gets a sentence and changes nothing."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from argosy.core.record import Record
from argosy.games.package import package
from argosy.review import judging
from argosy.review.session import Review
from argosy.text.translate import LANGUAGES
from tests.cli.terminal import Shown, Terminal
from tests.review.games import TINY, played

pytestmark = pytest.mark.slow

DIGEST = package("neptun").rules.edition(None).digest


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every budget is a tiny one."""
    monkeypatch.setattr(judging, "FULL", TINY)
    monkeypatch.setattr(judging, "QUICK", replace(TINY, options=2))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The last part of a game of three, with names that want care in a page."""
    path = tmp_path / "game.argosy.jsonl"
    played("neptun", 3, 1).named(["Anna & Co", "<b>Ben</b>", "Cleo"]).save(path)
    return path


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The first inputs of a game."""
    path = tmp_path / "short.argosy.jsonl"
    whole = played("neptun", 3, 1)
    replace(whole, inputs=whole.inputs[:40], result=None, seed=None).save(path)
    return path


class Tags(HTMLParser):
    """The tags of a page, with their attributes, and whether each that was opened is closed."""

    VOID = ("meta", "path", "polyline")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


def judged(shown: Shown) -> int:
    found = re.search(r"(\d+) decisions judged", shown.out)
    assert found, shown
    return int(found[1])


def test_a_game_is_reviewed_in_the_terminal_and_as_a_page(terminal: Terminal, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "review.html"
    shown = terminal.run("review", str(file), "--seat", "2", "--html", str(target), "--every")
    assert shown.code == 0, shown.err
    review = Review(Record.load(file), TINY)
    assert judged(shown) == len(review.plan(1).numbers)
    assert "Review: Neptun" in shown.out
    assert "Chances to win, as each player could judge them" in shown.out
    for number in review.plan(1).numbers:
        assert f"Input {number}: " in shown.out
    for name in ("Anna & Co", "<b>Ben</b>", "Cleo"):
        assert f"{name}: Start " in shown.out
    page = target.read_text(encoding="utf-8")
    tags = Tags(page)
    assert tags.open == []
    assert "<b>Ben</b>" not in page
    assert "&lt;b&gt;Ben&lt;/b&gt;: decisions" in page
    articles = {attributes.get("id") for tag, attributes in tags.found if tag == "article"}
    assert articles == {f"d{number}" for number in review.plan(1).numbers}
    assert sum([tag == "polyline" for tag, _ in tags.found]) == 3


def test_the_page_needs_nothing_else(terminal: Terminal, short: Path, tmp_path: Path) -> None:
    target = tmp_path / "review.html"
    assert terminal.run("review", str(short), "--html", str(target)).code == 0
    page = target.read_text(encoding="utf-8")
    assert not re.search(r"https?:|//|@import|url\(|<script|<link|src=", page.removeprefix("<!doctype html>"))
    assert "prefers-color-scheme: dark" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words(terminal: Terminal, short: Path, tmp_path: Path, language: str) -> None:
    target = tmp_path / "review.html"
    shown = terminal.run("review", str(short), "--language", language, "--every", "--html", str(target))
    assert shown.code == 0
    for text in (shown.out, target.read_text(encoding="utf-8")):
        assert not re.search(r"\breview-[a-z]|\bchoice-[a-z]|reason-neptun|\{ ?\$", text)


def test_the_same_command_goes_on_and_finds_the_same(
    terminal: Terminal, short: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge, calls = judging.judge_action, list[int]()

    def interrupted(*args: object, **named: object) -> object:
        calls.append(1)
        if len(calls) == 4:
            raise KeyboardInterrupt
        return judge(*args, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(judging, "judge_action", interrupted)
    stopped = terminal.run("review", str(short))
    assert stopped.code == 130
    assert "Stopped after 3 of " in stopped.err
    assert len((tmp_path / "short.review.jsonl").read_text(encoding="utf-8").splitlines()) == 4
    shown = terminal.run("review", str(short))
    every = judged(shown)
    assert len(calls) == 4 + every - 3
    before = len(calls)
    assert terminal.run("review", str(short)).out == shown.out
    assert len(calls) == before, "all of it was kept"


def test_every_seat_can_be_judged(terminal: Terminal, short: Path) -> None:
    shown = terminal.run("review", str(short), "--seat", "0", "--budget", "quick")
    assert [line for line in shown.out.splitlines() if line.endswith(": decisions")] == [
        f"Seat {seat}: decisions" for seat in (1, 2, 3)
    ]


def test_a_record_that_ends_early_says_so(terminal: Terminal, short: Path) -> None:
    assert "reviewed up to input 40" in terminal.run("review", str(short)).out


def edited(path: Path, change: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    assert change[0] in text
    path.write_text(text.replace(*change, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('"rules":"', '"rules":"0'), "the record follows rules version 0"),
        ((DIGEST, DIGEST[::-1]), "another edition"),
        (('"do":"Take"', '"do":"Row"'), "line "),
        (('"argosy":1', '"argosy":9'), "not a record of Argosy"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_and_nothing_is_kept(
    terminal: Terminal, short: Path, tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    edited(short, change)
    shown = terminal.run("review", str(short))
    assert shown.code == 2
    assert said in shown.err
    assert len(shown.err.splitlines()) == 1
    assert not (tmp_path / "short.review.jsonl").exists()


def test_half_a_line_of_a_record_is_named(terminal: Terminal, short: Path) -> None:
    text = short.read_text(encoding="utf-8")
    short.write_text(text[:-20], encoding="utf-8")
    shown = terminal.run("review", str(short))
    assert (shown.code, "line 41: not JSON" in shown.err) == (2, True)


@pytest.mark.parametrize("words", [("--seat", "4"), ("--seat", "-1"), ("--budget", "huge")])
def test_arguments_that_do_not_fit_are_refused(terminal: Terminal, short: Path, words: tuple[str, ...]) -> None:
    shown = terminal.run("review", str(short), *words)
    assert shown.code == 2
    assert shown.out == ""


def test_a_file_that_is_not_there_is_named(terminal: Terminal, tmp_path: Path) -> None:
    shown = terminal.run("review", str(tmp_path / "none.argosy.jsonl"))
    assert (shown.code, "none.argosy.jsonl: No such file" in shown.err) == (2, True)


def test_a_review_goes_without_a_file_where_none_can_be_written(
    terminal: Terminal, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    shown = terminal.run("review", str(short))
    assert shown.code == 0
    assert "cannot be written, so the review is not kept" in shown.err
