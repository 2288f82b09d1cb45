"""The arena: rotated line-ups, a results file that survives crashes, the same results for any number of workers."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from argosy.arena.collector import GameRow, SeatRow
from argosy.arena.results.counters import Counters
from argosy.arena.results.results_file import ResultsFile, ResultsFileError, header_of, read
from argosy.arena.runner import Plan, Runner
from argosy.arena.simulate import portions, simulate
from argosy.arena.stats.decision_times import DecisionTimes
from argosy.arena.stats.standings import deals_of, pairs, standing, times

PLAN = Plan("neptun", ("sensible", "random"), 6, "tide", {}, rotated=3)


@pytest.fixture(scope="module")
def games() -> list[GameRow]:
    return list(simulate(PLAN, 1))


def filled(path: Path, games: list[GameRow]) -> Path:
    """A results file of PLAN with these games."""
    with ResultsFile(path, header_of(Runner(PLAN)), resumed=False) as results:
        results.add(games)
    return path


@pytest.mark.parametrize(("bots", "seats"), [("ABCD", 4), ("AB", 4), ("ABC", 4), ("ABCDE", 4), ("AB", 3)])
def test_every_bot_sits_on_every_seat_once_in_a_deal(bots: str, seats: int) -> None:
    plan = Plan("neptun", tuple(bots), 2 * len(bots), "s", {}, rotated=seats)
    deal = [plan.line_up(number) for number in range(len(bots))]
    assert Counter([(seat, name) for names in deal for seat, name in enumerate(names)]) == Counter(
        [(seat, name) for seat in range(seats) for name in bots]
    )
    assert [plan.deal(number) for number in range(2 * len(bots))] == [0] * len(bots) + [1] * len(bots)


def test_games_of_one_deal_have_one_seed_and_the_same_first_order(games: list[GameRow]) -> None:
    assert [game.seed for game in games] == ["tide/0", "tide/0", "tide/1", "tide/1", "tide/2", "tide/2"]
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert [row.position for row in first.seats] == [row.position for row in second.seats]
        assert [row.bot for row in first.seats] == ["sensible", "random", "sensible"]
        assert [row.bot for row in second.seats] == ["random", "sensible", "random"]


@pytest.mark.slow
def test_two_workers_write_what_one_writes(tmp_path: Path, games: list[GameRow]) -> None:
    several = list(portions(PLAN, 2))
    assert [game for rows in several for game in rows] == games
    one, two = filled(tmp_path / "one", games), tmp_path / "two"
    with ResultsFile(two, header_of(Runner(PLAN)), resumed=False) as results:
        for rows in several:
            results.add(rows)

    def lasting(path: Path) -> list[object]:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        for line in lines:
            line.pop("run", None)
        return lines

    assert lasting(one) == lasting(two)
    assert len(lasting(one)) == 2 + len(games)


def test_a_results_file_gives_back_its_games(tmp_path: Path, games: list[GameRow]) -> None:
    contents = read(filled(tmp_path / "all", games))
    assert contents.games == games
    assert [game.decision_times for game in contents.games] != [() for _ in games]
    assert contents.games[0].decision_times[0].decisions == games[0].decision_times[0].decisions


@pytest.mark.parametrize("torn", [b'{"game":4,"se', b'{"game":4}\n', b"\x00\x00\x00\x00\n", b""])
def test_what_a_crash_tore_is_dropped_and_played_again(tmp_path: Path, games: list[GameRow], torn: bytes) -> None:
    path = filled(tmp_path / "torn", games[:4])
    with path.open("ab") as file:
        file.write(torn)
    with ResultsFile(path, header_of(Runner(PLAN)), resumed=True) as results:
        assert results.games == games[:4]
        for rows in portions(PLAN, 1, begin=4):
            results.add(rows)
    assert read(path).games == games


def test_every_portion_is_on_the_disk_at_once(
    tmp_path: Path, games: list[GameRow], monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    with ResultsFile(tmp_path / "now", header_of(Runner(PLAN)), resumed=False) as results:
        results.add(games[:1])
        assert len(read(tmp_path / "now").games) == 1
        assert len(synced) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    header = header_of(Runner(PLAN))
    with (
        ResultsFile(tmp_path / "busy", header, resumed=False),
        pytest.raises(ResultsFileError, match="another arena is writing to"),
    ):
        ResultsFile(tmp_path / "busy", header, resumed=True)


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (replace(PLAN, seed="ebb"), 'seed is "tide" there and "ebb" here'),
        (replace(PLAN, games=8), "games is 6 there and 8 here"),
        (replace(PLAN, rotated=4), "seats is 3 there and 4 here"),
        (replace(PLAN, iterations=9), "iterations is null there and 9 here"),
        (replace(PLAN, bots=("random", "sensible")), r"bots is \[\"sensible\", \"random\"\] there"),
    ],
)
def test_a_file_of_another_plan_is_refused_naming_the_difference(
    tmp_path: Path, games: list[GameRow], other: Plan, difference: str
) -> None:
    path = filled(tmp_path / "theirs", games[:1])
    before = path.read_bytes()
    with pytest.raises(ResultsFileError, match=difference):
        ResultsFile(path, header_of(Runner(other)), resumed=True)
    assert path.read_bytes() == before


def test_a_changed_bot_file_is_another_plan(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    text = "class Mine:\n    def choose(self, peek, budget):\n        return peek.menu()[0]\n"
    file.write_text(text, encoding="utf-8")
    plan = replace(PLAN, bots=(f"{file}:Mine", "random"))
    ResultsFile(tmp_path / "kept", header_of(Runner(plan)), resumed=False).file.close()
    file.write_text(text + "# better\n", encoding="utf-8")
    with pytest.raises(ResultsFileError, match="files is"):
        ResultsFile(tmp_path / "kept", header_of(Runner(plan)), resumed=True)


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path, games: list[GameRow]) -> None:
    path = filled(tmp_path / "broken", games[:3])
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"{}\n", *lines[4:]]))
    with pytest.raises(ResultsFileError, match="line 4"):
        read(path)


@pytest.mark.parametrize("text", ["", "[]\n", "ships\n", '{"argosy_arena":99}\n'])
def test_something_else_is_no_results_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "else"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ResultsFileError, match="no results file"):
        read(path)


# Standings, on games small enough to count by hand

NOTHING = Counters((), ())


def game(number: int, *seats: tuple[str, int, float]) -> GameRow:
    rows = [SeatRow(seat, bot, 1, points, 1, win, NOTHING) for seat, (bot, points, win) in enumerate(seats)]
    return GameRow(number, "s", 9, tuple(rows), tuple([DecisionTimes(0.1, {0: 10}) for _ in seats]))


TWO = Plan("neptun", ("A", "B"), 5, "s", {}, rotated=3)
FEW = [
    game(0, ("A", 10, 1.0), ("B", 4, 0.0), ("A", 4, 0.0)),
    game(1, ("B", 6, 0.0), ("A", 13, 1.0), ("B", 2, 0.0)),
    game(2, ("A", 8, 0.5), ("B", 8, 0.5), ("A", 5, 0.0)),
    game(3, ("B", 9, 1.0), ("A", 3, 0.0), ("B", 1, 0.0)),
    game(4, ("A", 99, 1.0), ("B", 0, 0.0), ("A", 0, 0.0)),
]


def test_an_unfinished_deal_does_not_count() -> None:
    assert [[game.game for game in deal] for deal in deals_of(TWO, FEW)] == [[0, 1], [2, 3]]


def test_bots_are_measured_against_their_fair_share() -> None:
    made = standing(TWO, deals_of(TWO, FEW)).as_json()["A"]
    assert isinstance(made, dict)
    # A: 27 points on three seats, then 16; all wins of the first deal, a quarter of the second's
    assert made["games"] == 6
    assert made["points"] == pytest.approx((9 + 16 / 3) / 2)
    assert made["wins"] == pytest.approx(0.625)
    assert made["over_fair"] == pytest.approx(1.25)
    assert isinstance(made["over_fair_low"], float)
    assert isinstance(made["over_fair_high"], float)
    assert made["over_fair_low"] < 1.25 < made["over_fair_high"] <= 2


def test_pairs_are_compared_within_each_deal() -> None:
    made = pairs(TWO, deals_of(TWO, FEW)).as_json()["A - B"]
    assert isinstance(made, dict)
    assert made["points"] == pytest.approx(((9 - 4) + (16 / 3 - 6)) / 2)
    assert made["wins"] == pytest.approx((1.0 + (0.25 - 0.75)) / 2)


def test_decision_times_are_those_of_the_bots_seats() -> None:
    made = times(TWO, FEW[:1]).as_json()
    assert made["A"] == {"decisions": 20, "mean_ms": pytest.approx(10), "p99_ms": pytest.approx(0.001, rel=0.05)}
    assert made["B"] == {"decisions": 10, "mean_ms": pytest.approx(10), "p99_ms": pytest.approx(0.001, rel=0.05)}


def test_times_are_kept_to_a_few_per_cent() -> None:
    decision_times = DecisionTimes()
    for milliseconds in range(1, 201):
        decision_times.add(milliseconds / 1000)
    assert decision_times.mean == pytest.approx(0.1005)
    assert decision_times.percentile(0.99) == pytest.approx(0.198, rel=0.05)
    assert decision_times.percentile(0.5) == pytest.approx(0.1, rel=0.05)


def test_facts_are_told_by_name_and_compared_like_a_mapping() -> None:
    counters = Counters.of({"gold": 3, "tiles": 0})
    assert (counters["gold"], dict(counters)) == (3, {"gold": 3, "tiles": 0})
    assert counters == {"gold": 3, "tiles": 0}
    with pytest.raises(ValueError, match="2 numbers stand for 1 names"):
        Counters(("gold",), (1, 2))


NOSY = '''
import pathlib
class Nosy:
    """Plays the first of its menu and writes down the dice it got."""
    def choose(self, peek, budget):
        with open(pathlib.Path(__file__).with_suffix(".txt"), "a") as file:
            print(budget.seed, file=file)
        return peek.menu()[0]
'''


def test_the_dice_of_a_bot_tell_nothing_of_the_seed_of_the_match(tmp_path: Path) -> None:
    """The seed of the match, which foretells every card, is no part of what its bots are given."""
    file = tmp_path / "nosy.py"
    file.write_text(NOSY, encoding="utf-8")
    row = Runner(Plan("neptun", (f"{file}:Nosy", "random", "random"), 1, "tide", {})).game(0)
    seen = file.with_suffix(".txt").read_text(encoding="utf-8").split()
    assert len(seen) > 20
    parts = {"/".join(seed.split("/")[:count]) for seed in seen for count in range(1, 4)}
    assert row.seed == "tide/0"
    assert row.seed not in parts
    assert "tide" not in "".join(parts)
    assert len({seed.split("/")[0] for seed in seen}) == 1
