"""The designer's report: right numbers on rows counted by hand, and one page that needs nothing else."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from argosy.arena.collector import GameRow, SeatRow, Topic
from argosy.arena.report.figures import Estimate, network, shades, stacked, whiskers
from argosy.arena.report.page import page
from argosy.arena.report.results import ResultsError, load
from argosy.arena.report.svg import short, steps_between
from argosy.arena.report.values import between_bots, between_seats, card_values, course
from argosy.arena.results.counters import Counters
from argosy.arena.results.results_file import ResultsFile, header_of
from argosy.arena.runner import Plan, Runner
from argosy.arena.simulate import simulate
from argosy.cli.main import main

VOID = {"meta", "br", "link"}
EVIL = "./<b>&\"'.py:Bot"


def row(bot: str, points: int, seat: int = 0, win: float = 0.0, **counters: int) -> SeatRow:
    return SeatRow(seat, bot, seat + 1, points, 1, win, Counters.of(counters))


class Balanced(HTMLParser):
    """Complains about a tag that is not closed, and gathers what would be loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href") and value and value[0] != "#"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def results_file(tmp_path: Path, plan: Plan) -> Path:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, header_of(Runner(plan)), resumed=False) as results:
        results.add(list(simulate(plan, 1)))
    return path


def test_a_card_is_worth_what_its_owners_score_beside_their_own_bot() -> None:
    rows = [row("A", 30, c=1, d=0), row("A", 20, c=0, d=0), row("B", 9, c=2, d=0), row("B", 5, c=0, d=0)]
    (value,) = card_values(rows, "c")  # nobody has d
    # A means 25 and B 7, so owners score +5 and +2, the others -5 and -2
    assert (value.share, value.points_with, value.points_without) == (0.5, 19.5, 12.5)
    assert value.difference == pytest.approx(7)
    assert value.low < 7 < value.high


def test_sources_are_means_by_step() -> None:
    topic = Topic("course", "k", "t", "", "got_", step="turn")
    rows = [
        row("A", 0, got_1_wine=2, got_2_wine=0, got_1_oil=0, got_2_oil=0),
        row("A", 0, got_1_wine=4, got_2_wine=1, got_1_oil=0, got_2_oil=0),
    ]
    assert course(rows, topic) == (["turn 1", "turn 2"], [("wine", [3.0, 0.5])])


def test_pairs_are_counted_by_seat_and_by_bot() -> None:
    games = [
        GameRow(0, "s", 1, (row("A", 0, 0, hit_1=0, hit_2=4), row("B", 0, 1, hit_1=1, hit_2=0))),
        GameRow(1, "s", 1, (row("B", 0, 0, hit_1=0, hit_2=0), row("A", 0, 1, hit_1=2, hit_2=0))),
    ]
    assert between_seats(games, "hit_") == [[0, 2], [1.5, 0]]
    assert between_bots(games, "hit_", ["A", "B"]) == [[0, 3], [0.5, 0]]


@pytest.mark.parametrize(
    "drawing",
    [
        whiskers("wins & <losses>", [Estimate(EVIL, 0.3, 0.2, 0.4), Estimate("b", 0.1, 0.1, 0.1)], 0.25, "{:.0%}"),
        whiskers("one", [Estimate("b", 0, 0, 0)], 0, "{:+.3g}"),
        stacked("sources", ["turn 1", "turn 2"], [("wine", [1.0, 2.0]), ("storms", [-0.5, 0.0])]),
        shades("hits", ["a", EVIL], ["a", EVIL], [[0, 2], [1, 0]]),
        network("deals", ["a", "b", EVIL], [[0, 1, 2], [1, 0, 0], [2, 0, 0]]),
    ],
)
def test_a_figure_is_sound_and_has_a_title(drawing: str) -> None:
    root = ElementTree.fromstring(drawing)
    assert root.attrib["role"] == "img"
    assert root[0].tag == "title"
    assert root[0].text == root.attrib["aria-label"]
    assert "nan" not in drawing


def test_axes_have_round_numbers_within_their_ends() -> None:
    assert steps_between(0.18, 0.33, 4) == pytest.approx([0.2, 0.25, 0.3])
    assert steps_between(-7, 12, 5) == [-5, 0, 5, 10]
    assert short("stdio:sh examples/merchant.sh", 12) == "…merchant.sh"


@pytest.mark.parametrize(
    ("plan", "chapters"),
    [
        (
            Plan("neptun", ("sensible", "random"), 4, "page", {}, rotated=3),
            ["bots", "seats", "loaded", "fulfilled", "scored", "above", "trade", "more", "how"],
        ),
        pytest.param(
            Plan("mediterranean", ("sensible", "random"), 2, "page", {}, rotated=4),
            ["bots", "seats", "bought", "gained", "deals", "used", "votes", "more", "how"],
            marks=pytest.mark.slow,
        ),
    ],
    ids=["neptun", "mediterranean"],
)
def test_the_page_needs_nothing_else_and_has_all_chapters(tmp_path: Path, plan: Plan, chapters: list[str]) -> None:
    path = results_file(tmp_path, plan)
    assert main(["report", str(path)]) == 0
    text = path.with_suffix(".html").read_text(encoding="utf-8")
    reader = Balanced()
    reader.feed(text)
    assert reader.open == []
    assert reader.loaded == []
    assert "<script" not in text
    assert "url(" not in text
    assert re.findall(r'<section id="(\w+)"', text) == chapters
    assert "prefers-color-scheme: dark" in text
    for drawing in re.findall(r"<svg.*?</svg>", text):
        ElementTree.fromstring(drawing)
    assert "nan" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)


def test_a_simulation_makes_a_page_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "s.json", tmp_path / "page.html"
    words = ["--seats", "3", "--games", "3", "--bots", "random", "--workers", "1", "--quiet"]
    assert main(["simulate", "neptun", *words, "--json", str(path)]) == 0
    assert main(["report", str(path), "--out", str(out)]) == 0
    assert "3 games" in capsys.readouterr().out
    text = out.read_text(encoding="utf-8")
    assert 'id="seats"' in text
    assert 'id="bots"' not in text  # there is but one


def test_names_of_bots_cannot_break_the_page(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    words = ["--seats", "3", "--games", "2", "--bots", "random", "--workers", "1", "--quiet"]
    assert main(["simulate", "neptun", *words, "--json", str(path)]) == 0
    data = json.loads(path.read_text(encoding="utf-8"))
    data["bots"] = [EVIL, "random", "random"]
    for game in data["rows"]:
        game["seats"][0]["bot"] = EVIL
    path.write_text(json.dumps(data), encoding="utf-8")
    text = page(load(path))
    reader = Balanced()
    reader.feed(text)
    assert reader.open == []
    assert "<b>" not in text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ships", "is no results file of an arena"),
        ("{}", "is no results file of an arena"),
        ('{"argosy_simulation": 1, "rows": [{}], "bots": ["a"]}', "does not read as the results of a simulation"),
        (
            '{"argosy_simulation": 1, "rows": [], "game": "neptun", "games": 0, "bots": ["a"], "options": {}}',
            "no games",
        ),
    ],
)
def test_a_wrong_file_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    path = tmp_path / "wrong"
    path.write_text(text, encoding="utf-8")
    assert main(["report", str(path)]) == 2
    shown = capsys.readouterr().err
    assert sentence in shown
    assert shown.count("\n") == 1


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match="there is no file"):
        load(tmp_path / "nothing")
