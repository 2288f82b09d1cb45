"""The sequential test of `argosy arena --until`: how often it errs, what it finds, and where it stops."""

from __future__ import annotations

import json
import random
from collections.abc import Generator
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from argosy.arena.collector import GameRow, SeatRow
from argosy.arena.report.chapters import bots
from argosy.arena.report.content import Bullets
from argosy.arena.report.page import about
from argosy.arena.report.results import load
from argosy.arena.results.counters import Counters
from argosy.arena.results.results_file import read
from argosy.arena.runner import Plan
from argosy.arena.stats.intervals import mean_interval
from argosy.arena.stats.sequential import EFFECT, FEWEST, LEVEL, Sample, SequentialTest, Until, read_until
from argosy.cli import arena
from argosy.cli.main import main

NULL_RUNS = 200
NULL_DEALS = 200


def sample_of(values: list[float]) -> Sample:
    """A sample of these values."""
    sample = Sample()
    for value in values:
        sample.add(value)
    return sample


# The interval


def bayes_factor(values: list[float], mean: float) -> float:
    """Against `mean`, straight from the two densities; the standard deviation has the prior 1 / sigma."""
    count, total = len(values), sum([value - mean for value in values])
    squares = sum([(value - mean) ** 2 for value in values])
    spread = 1 + count * EFFECT**2
    return float(spread**-0.5 * (squares / (squares - EFFECT**2 * total**2 / spread)) ** (count / 2))


def test_the_bounds_are_the_means_whose_bayes_factor_is_one_over_the_level() -> None:
    rng = random.Random(1)
    values = [rng.gauss(3, 2) for _ in range(50)]
    low, high = sample_of(values).interval(0.02)
    assert low < 3 < high
    assert bayes_factor(values, low) == pytest.approx(50)
    assert bayes_factor(values, high) == pytest.approx(50)
    assert bayes_factor(values, (2 * low + high) / 3) < 50


def test_there_is_no_interval_before_the_fewest_deals() -> None:
    values = [1.0 + number % 2 for number in range(FEWEST)]
    assert sample_of(values[:-1]).interval(LEVEL) == (-inf, inf)
    assert sample_of(values).interval(LEVEL)[0] > 0
    assert sample_of(values).interval(1e-9) == (-inf, inf)


def test_the_unit_of_the_differences_does_not_matter() -> None:
    rng = random.Random(2)
    values = [rng.gauss(1, 2) for _ in range(60)]
    low, high = sample_of(values).interval(LEVEL)
    assert sample_of([-100 * value for value in values]).interval(LEVEL) == pytest.approx((-100 * high, -100 * low))


def ever_excludes(draw: random.Random, kind: str) -> tuple[bool, bool]:
    """Whether the interval, and one for a number chosen in advance, ever exclude the true mean 0 in one run."""
    sample, values, ours, naive = Sample(), [], False, False
    for number in range(1, NULL_DEALS + 1):
        value = draw.gauss(0, 1) if kind == "points" else draw.choice((-2, -1, -1, 0, 0, 0, 0, 1, 1, 2)) / 2
        values.append(value)
        sample.add(value)
        low, high = sample.interval(LEVEL)
        ours |= low > 0 or high < 0
        if number % 10 == 0 and number >= FEWEST:
            _, low, high = mean_interval(values)
            naive |= low > 0 or high < 0
    return ours, naive


@pytest.mark.parametrize("kind", ["points", "wins"])
def test_looking_after_every_deal_it_errs_in_at_most_five_of_a_hundred_runs(kind: str) -> None:
    runs = [ever_excludes(random.Random(f"{kind} {seed}"), kind) for seed in range(NULL_RUNS)]
    assert 0 < sum(ours for ours, _ in runs) <= LEVEL * NULL_RUNS
    assert sum(naive for _, naive in runs) > 2 * LEVEL * NULL_RUNS  # so an interval for one look would not do


@pytest.mark.parametrize(("effect", "deals"), [(0.3, 300), (0.5, 120), (1.0, 45)])
def test_a_real_difference_is_found_in_nine_of_ten_runs(effect: float, deals: int) -> None:
    found = 0
    for seed in range(60):
        rng = random.Random(f"{effect} {seed}")
        found += sample_of([rng.gauss(effect, 1) for _ in range(deals)]).interval(LEVEL)[0] > 0
    assert found >= 54


# Pairs of bots

PLAN = Plan("neptun", ("A", "B"), 4000, "s", {}, rotated=4, until="points")
NOTHING = Counters(("gold",), (1,))


def made_game(plan: Plan, number: int, lead: float) -> GameRow:
    """A game in which points are drawn at random, and bot A has some more."""
    rng = random.Random(f"game {number}")
    names = plan.line_up(number)
    points = [round(rng.gauss(lead if name == "A" else 0, 5)) for name in names]
    best = max(points)
    wins = [1 / points.count(best) if mine == best else 0.0 for mine in points]
    places = [1 + sum(other > mine for other in points) for mine in points]
    rows = [SeatRow(seat, name, 1, points[seat], places[seat], wins[seat], NOTHING) for seat, name in enumerate(names)]
    return GameRow(number, f"s/{plan.deal(number)}", 9, tuple(rows))


def made_games(plan: Plan, lead: float, count: int = 800) -> list[GameRow]:
    """The first games of a plan."""
    return [made_game(plan, number, lead) for number in range(count)]


@pytest.mark.parametrize("size", [1, 3, 64, 800])
def test_it_stops_at_the_same_deal_however_the_games_come(size: int) -> None:
    games = made_games(PLAN, 3)
    test = SequentialTest(PLAN, Until("points", None))
    taken = sum(test.take(games[begin : begin + size]) for begin in range(0, len(games), size))
    assert (taken, test.deals, test.pairs[0].decided_after) == (70, 35, 35)
    assert (test.decided, test.pairs[0].verdict) == (True, "A")


def test_wins_decide_when_they_are_asked_for() -> None:
    test = SequentialTest(PLAN, Until("wins", None))
    test.take(made_games(PLAN, 3))
    assert test.pairs[0].verdict == "A"
    assert 0 < test.pairs[0].sample.mean < 0.5


def test_the_worse_bot_may_be_named_first() -> None:
    test = SequentialTest(PLAN, Until("points", None))
    test.take(made_games(PLAN, -3))
    assert test.pairs[0].verdict == "B"


def test_bots_that_play_alike_are_only_told_to_be_close_with_a_margin() -> None:
    games = made_games(PLAN, 0)
    endless, close = SequentialTest(PLAN, Until("points", None)), SequentialTest(PLAN, Until("points", 2.0))
    assert (endless.take(games), endless.decided) == (len(games), False)
    assert close.take(games) < len(games)
    assert close.pairs[0].verdict == "equal"
    assert "less than 2.00 apart, decided after" in close.sentences()[1]


def test_every_pair_is_decided_and_shares_the_errors() -> None:
    plan = replace(PLAN, bots=("A", "B", "C"), rotated=3)
    test = SequentialTest(plan, Until("points", None))
    assert test.level == pytest.approx(LEVEL / 3)
    test.take(made_games(plan, 4, 1200))
    assert [pair.verdict for pair in test.pairs] == ["A", "A", ""]
    assert not test.decided
    assert test.status().startswith(": B - C ")


@pytest.mark.parametrize(
    "text", ["", "points:", "points:0", "points:-1", "points:inf", "points:nan", "ratings", "wins:x"]
)
def test_what_is_no_measure_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is none of points, wins, points:MARGIN, wins:MARGIN"):
        read_until(text)


def test_measures_are_read() -> None:
    assert read_until("wins") == Until("wins", None)
    assert read_until("points:1.5") == Until("points", 1.5)


# The command

GAME = (
    "arena",
    "neptun",
    "--bots",
    "sensible,random",
    "--seats",
    "4",
    "--rotate",
    "--until",
    "points",
    "--workers",
    "1",
)


@pytest.fixture
def quick_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are made up instead of played; `sensible` has the lead of A."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(arena, "portions", made_portions)
    return tmp_path


def made_portions(plan: Plan, workers: int, begin: int) -> Generator[list[GameRow], None, None]:
    """Games that are made up, in portions of seven."""
    for first in range(begin, plan.games, 7):
        numbers = range(first, min(first + 7, plan.games))
        yield [renamed(made_game(PLAN, number, 3)) for number in numbers]


def renamed(game: GameRow) -> GameRow:
    """The same game between the bots of the command."""
    names = {"A": "sensible", "B": "random"}
    return replace(game, seats=tuple([replace(row, bot=names[row.bot]) for row in game.seats]))


def test_the_arena_stops_and_tells_how(quick_games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--json", "sums.json"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "35 deals, each in 2 rotations" in shown
    assert "The sequential test of points decided every pair in 35 deals." in shown
    assert "sensible is better, decided after 35 deals." in shown
    assert "may be looked at after every deal" in shown
    assert len(read(quick_games / "arena-neptun-1.jsonl").games) == 70
    found = json.loads((quick_games / "sums.json").read_text(encoding="utf-8"))["summary"]["until"]
    assert (found["deals"], found["decided"]) == (35, True)
    assert found["pairs"]["sensible - random"]["low"] > 0
    results = load(quick_games / "arena-neptun-1.jsonl")
    assert ("until", "points") in about(results)
    told = bots(results).parts[0]
    assert isinstance(told, Bullets)
    assert told.lines[0] == "The sequential test of points decided every pair in 35 deals."


def test_an_interrupted_test_goes_on_and_ends_as_if_it_had_not_been(
    quick_games: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: Plan, workers: int, begin: int) -> Generator[list[GameRow], None, None]:
        yield from [rows for rows, _ in zip(made_portions(plan, workers, begin), range(3), strict=False)]
        raise KeyboardInterrupt

    with monkeypatch.context() as stopping:
        stopping.setattr(arena, "portions", interrupted)
        assert main([*GAME, "--results", "mine"]) == 130
    shown = capsys.readouterr()
    assert "stopped after 21 of 1000 games; --resume mine" in shown.err
    assert "did not decide every pair in 10 deals" in " ".join(shown.out.split())
    assert "(no interval before 30 deals); not decided." in " ".join(shown.out.split())
    assert main([*GAME, "--resume", "mine", "--quiet"]) == 0
    assert main([*GAME, "--results", "other", "--quiet"]) == 0
    assert (quick_games / "mine").read_bytes() == (quick_games / "other").read_bytes()
    before = (quick_games / "mine").read_bytes()
    assert main([*GAME, "--resume", "mine", "--quiet"]) == 0  # nothing is left to play
    assert (quick_games / "mine").read_bytes() == before


def test_the_most_games_end_an_arena_that_nothing_decides(
    quick_games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*GAME, "--games", "40"]) == 0
    assert "did not decide every pair in 20 deals" in " ".join(capsys.readouterr().out.split())
    assert len(read(quick_games / "arena-neptun-1.jsonl").games) == 40


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--rotate", "--until", "luck"), "--until 'luck' is none of points, wins, points:MARGIN, wins:MARGIN"),
        (("--until", "points"), "--until needs --rotate"),
    ],
)
def test_a_test_that_cannot_be_made_is_refused_in_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "neptun", "--bots", "sensible,random", *words]) == 2
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_stops_elsewhere_is_another_plan(quick_games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--results", "mine", "--quiet"]) == 0
    wins = [word if word != "points" else "wins" for word in GAME]
    assert main([*wins, "--resume", "mine"]) == 2
    assert 'until is "points" there and "wins" here' in capsys.readouterr().err
