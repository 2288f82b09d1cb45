"""The luck of an arena: kept with each game, and taken off the differences between bots without moving their mean."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from statistics import fmean, linear_regression, stdev

import pytest

import argosy
from argosy.arena.collector import GameRow, SeatRow
from argosy.arena.report.chapters import bots
from argosy.arena.report.content import GridGroup, Paragraph
from argosy.arena.report.results import Results
from argosy.arena.results.results_file import ResultsFile, ResultsFileError, header_of, plan_of, read
from argosy.arena.runner import Plan, Runner
from argosy.arena.simulate import portions, simulate
from argosy.arena.stats.adjusted import ABOUT_LUCK, adjusted, compared, luck_sections
from argosy.arena.stats.standings import deals_of
from argosy.cli import arena
from argosy.cli.main import main
from argosy.core.rng import Rng

PLAN = Plan("mediterranean", ("sensible", "random"), 4, "tide", {}, rotated=4, luck=True)
WORDS = ("arena", "mediterranean", "--bots", "sensible,random", "--seats", "4", "--rotate", "--seed", "tide", "--luck")
"""The command for PLAN, but for the number of games."""


@pytest.fixture(scope="module")
def games() -> list[GameRow]:
    return list(simulate(PLAN, 1))


def made_up(deals: int) -> list[GameRow]:
    """Games of which half of the difference of two points comes from luck."""
    dice, rows = Rng("made up"), []
    for number in range(2 * deals):
        luck, other = float(dice.below(21)) - 10, int(dice.below(21)) - 10
        seats = []
        for seat, bot in enumerate(PLAN.line_up(number)):
            first = bot == "sensible"
            points, chance = (round(4 + luck + other), luck / 50) if first else (0, -luck / 50)
            win = 0.5 if first == (luck + other > 0) else 0.0
            seats.append(SeatRow(seat, bot, seat + 1, points, 1, win, {}, (luck if first else 0.0, chance)))
        rows.append(GameRow(number, f"tide/{number // 2}", 10, tuple(seats)))
    return rows


def test_each_difference_is_adjusted_by_a_regression_over_the_others() -> None:
    dice = Rng("numbers")
    values, luck = [[float(dice.below(1000)) for _ in range(12)] for _ in range(2)]
    for number, found in enumerate(adjusted(values, luck)):
        others = [place for place in range(12) if place != number]
        slope = linear_regression([luck[place] for place in others], [values[place] for place in others]).slope
        assert found == pytest.approx(values[number] - slope * luck[number])


def test_the_adjusted_mean_is_the_true_one_over_all_samples() -> None:
    """The luck is -1 twice as often as 2, so 0 on average; the value is a curve of it, which misleads a regression."""
    outcomes = [(number * number + number, number) for number in (-1.0, -1.0, 2.0)]
    adjusted_means, raw_means, fitted_means = [], [], []
    for sample in product(outcomes, repeat=5):
        values, luck = [value for value, _ in sample], [number for _, number in sample]
        adjusted_means.append(fmean(adjusted(values, luck)))
        raw_means.append(fmean(values))
        slope = linear_regression(luck, values).slope if len(set(luck)) > 1 else 0.0
        fitted_means.append(fmean(values) - slope * fmean(luck))
    assert fmean(raw_means) == pytest.approx(2)
    assert fmean(adjusted_means) == pytest.approx(2)
    assert fmean(fitted_means) != pytest.approx(2, abs=0.05)


def test_what_luck_explains_is_cut_from_the_standard_deviation() -> None:
    dice = Rng("many")
    luck = [float(dice.below(2001)) / 1000 - 1 for _ in range(1000)]
    rest = [float(dice.below(2001)) / 1000 - 1 for _ in range(1000)]
    values = [5 + 3 * mine + other for mine, other in zip(luck, rest, strict=True)]
    row = compared(values, luck)
    raw, found, before, after, cut, apart = row[0], row[3], *row[6:]
    assert before == pytest.approx(stdev(values))
    assert after == pytest.approx(stdev(rest), rel=0.02)
    assert cut == pytest.approx(1 - after / before)
    assert abs(found - 5) < 4 * after / 1000**0.5
    assert abs(apart) < 4
    assert raw == pytest.approx(fmean(values))


def test_no_luck_changes_nothing() -> None:
    values = [1.0, 2.0, 4.0]
    assert adjusted(values, [0.0, 0.0, 0.0]) == values
    assert adjusted([3.0, 3.0, 3.0], [1.0, -2.0, 1.0]) == [3.0, 3.0, 3.0]
    assert compared(values, [0.0, 0.0, 0.0])[8:] == (0, 0)


def test_tables_of_pairs_without_luck() -> None:
    deals = deals_of(PLAN, made_up(200))
    points, wins = luck_sections(replace(PLAN, games=400), deals)
    keys = [column.key for column in points.columns]
    assert [name for name, _ in points.rows] == ["sensible - random"]
    for section in (points, wins):
        row = dict(zip(keys, section.rows[0][1], strict=True))
        assert 0.1 < row["cut"] < 0.5
        assert row["raw_low"] < row["raw"] < row["raw_high"]
        assert row["adjusted_high"] - row["adjusted_low"] < row["raw_high"] - row["raw_low"]
    assert luck_sections(PLAN, deals[:29]) == []
    assert luck_sections(replace(PLAN, luck=False), deals) == []


def test_every_seat_has_its_luck_and_without_the_option_none(games: list[GameRow]) -> None:
    for game in games:
        assert all(len(row.luck) == 2 for row in game.seats)
        assert any(row.luck[0] for row in game.seats)
    plain = list(simulate(replace(PLAN, luck=False), 1))
    bare = [replace(game, seats=tuple([replace(row, luck=()) for row in game.seats])) for game in games]
    assert plain == bare


@pytest.mark.slow
def test_two_workers_judge_as_one_does(games: list[GameRow]) -> None:
    assert [game for rows in portions(PLAN, 2) for game in rows] == games


def test_a_results_file_gives_back_the_luck_and_older_ones_have_none(tmp_path: Path, games: list[GameRow]) -> None:
    header = header_of(Runner(PLAN))
    with ResultsFile(tmp_path / "new", header, resumed=False) as results:
        results.add(games)
    contents = read(tmp_path / "new")
    assert contents.games == games
    assert plan_of(contents.header).luck
    older = header_of(Runner(replace(PLAN, luck=False)))
    assert "luck" not in older
    assert not plan_of(older).luck
    with pytest.raises(ResultsFileError, match="luck is true there and null here"):
        ResultsFile(tmp_path / "new", older, resumed=True)


def test_a_resumed_arena_gives_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: list[GameRow], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with ResultsFile(tmp_path / "mine", header_of(Runner(PLAN)), resumed=False) as results:
        results.add(games[:3])
    assert main([*WORDS, "--games", "4", "--workers", "1", "--resume", "mine", "--json", "sums"]) == 0
    assert read(tmp_path / "mine").games == games
    assert "With fewer than 30 deals none is shown" in capsys.readouterr().out
    assert "luck_points" not in json.loads((tmp_path / "sums").read_text())["summary"]


def test_the_tables_are_in_json_and_in_the_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with ResultsFile(tmp_path / "mine", header_of(Runner(replace(PLAN, games=80))), resumed=False) as results:
        results.add(made_up(40))
    assert main([*WORDS, "--games", "80", "--workers", "1", "--resume", "mine", "--json", "sums"]) == 0
    found = json.loads((tmp_path / "sums").read_text())["summary"]["luck_points"]["sensible - random"]
    assert found["adjusted_sd"] < found["raw_sd"]
    drawn = bots(Results(PLAN, {}, made_up(40), arena=True)).parts
    tables = [grid.caption for part in drawn if isinstance(part, GridGroup) for grid in part.grids]
    assert "Differences of points, without luck" in tables
    assert Paragraph(ABOUT_LUCK) in drawn


def test_where_luck_cannot_be_judged_a_sentence_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with monkeypatch.context() as missing:
        missing.setattr(arena, "find_spec", lambda name: None if name == "numpy" else find_spec(name))
        assert main([*WORDS, "--games", "2"]) == 2
    assert "--luck needs numpy" in capsys.readouterr().err
    (tmp_path / "other").mkdir()
    for name, text in argosy.game("neptun").edition(None).files.items():
        changed = text.replace("3,15", "4,15") if name == "bonus.csv" else text
        (tmp_path / "other" / name).write_text(changed, encoding="utf-8")
    assert main(["arena", "neptun", "--bots", "sensible,random", "--luck", "--edition", "other"]) == 2
    assert "knows the standard edition only" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["other"]
