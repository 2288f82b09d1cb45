"""The training of the oracle: its gradients, its checkpoints, and the measures that judge it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import argosy
from argosy.oracle import layers
from argosy.oracle.network import Network, softmax
from argosy.oracle.oracle import about
from tools.oracle import gains, games, judging, learning
from tools.oracle.__main__ import claim
from tools.oracle.learning import (
    HEATS,
    Learner,
    Scales,
    Weights,
    cross_entropies,
    first_weights,
    gradients,
    heated,
    judged,
)

WIDTHS = (9, 7, 3)


def some_rows(count: int, seats: int, seed: int) -> games.Rows:
    """Rows in which the first number of a seat tells who wins, mostly."""
    rng = np.random.default_rng(seed)
    numbers = rng.standard_normal((count, seats, WIDTHS[0])).astype(np.float32)
    won = np.eye(seats, dtype=np.float32)[(numbers[:, :, 0] * 3 + rng.gumbel(size=(count, seats))).argmax(axis=1)]
    return {
        "seats": numbers.astype(np.float16),
        "common": rng.standard_normal((count, WIDTHS[1])).astype(np.float16),
        "won": won,
        "points": (50 * won).astype(np.float32),
        "now": numbers[:, :, 1],
        "time": rng.random(count).astype(np.float32),
        "moment": rng.integers(0, 3, count).astype(np.float32),
        "of_phase": np.zeros(count, np.float32),
    }


def test_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    w: Weights = {
        name: (array + rng.standard_normal(array.shape) * 0.1).astype(np.float64)
        for name, array in first_weights(WIDTHS, rng).items()
    }
    seats, common = rng.standard_normal((6, 4, WIDTHS[0])), rng.standard_normal((6, WIDTHS[1]))
    won, points = rng.dirichlet(np.ones(4), 6), rng.random((6, 4)) * 60
    _, slopes = gradients(w, seats, common, won, points)  # type: ignore[arg-type]
    assert w.keys() - slopes.keys() == {"steepness"}
    for name, array in ((name, w[name]) for name in slopes):
        for _ in range(5):
            place = tuple(rng.integers(0, size) for size in array.shape)
            losses = []
            for step in (1e-6, -1e-6):
                moved = {**w, name: array.copy()}
                moved[name][place] += step
                losses.append(gradients(moved, seats, common, won, points)[0])  # type: ignore[arg-type]
            assert slopes[name][place] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-6, rel=1e-4), name


PASSES = 25


def test_weights_learnt_from_scaled_numbers_judge_numbers_as_they_are() -> None:
    rows = {3: some_rows(400, 3, 1)}
    rows[3]["seats"] = (rows[3]["seats"] * 0.2 + 3).astype(np.float16)
    scales = Scales.of(rows)
    scaled = scales.scaled(rows)
    assert np.abs(scaled[3]["seats"].astype(np.float32).mean(axis=(0, 1))).max() < 0.01
    weights = first_weights(WIDTHS, np.random.default_rng(1))
    weights["linear"] += 0.3
    chances, points = judged(weights, scaled)[3]
    again = judged(scales.unscaled(weights), rows)[3]
    assert np.allclose(chances, again[0], atol=2e-2)
    assert np.allclose(points, again[1], atol=2)


def learnt(learner: Learner, rows: dict[int, games.Rows], until: int) -> Learner:
    while learner.passes < until:
        assert all(np.isfinite(loss) for loss in learner.learn(rows))
    return learner


def test_it_learns_and_an_interrupted_training_comes_to_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learning, "BATCH", 32)
    monkeypatch.setattr(layers, "WIDTHS", {"a": 12, "b": 8, "c": 8})
    rows = {3: some_rows(600, 3, 1), 4: some_rows(600, 4, 2)}
    whole = learnt(Learner(WIDTHS, 5), rows, PASSES)
    learnt(Learner(WIDTHS, 5), rows, 2).save(tmp_path / "checkpoint.npz")
    again = Learner(WIDTHS, 0)
    again.load(tmp_path / "checkpoint.npz")
    learnt(again, rows, PASSES)
    assert all(np.array_equal(whole.average[name], again.average[name]) for name in whole.average)

    others = {4: some_rows(1000, 4, 3)}
    entropies = cross_entropies(judged(whole.average, others), others)
    weights = heated(whole.average, float(HEATS[entropies.argmin()]))
    assert cross_entropies(judged(weights, others), others)[len(HEATS) // 2] == pytest.approx(entropies.min(), abs=1e-3)
    found = judging.flat(judged(weights, others), others, {4: np.ones(1000, np.bool_)})
    assert judging.calibration_error(found) < 0.09
    assert judging.brier(found) < 0.5  # 0.75 if every seat has a quarter


def test_measures_of_known_chances() -> None:
    rows = {2: {"won": np.array([[1, 0], [0, 1], [1, 0], [1, 0]], np.float32), "points": np.zeros((4, 2), np.float32)}}
    every = {2: np.ones(4, np.bool_)}
    chances = np.array([[0.75, 0.25]] * 4, np.float32)
    right = judging.flat({2: (chances, np.zeros((4, 2), np.float32))}, rows, every)
    assert judging.calibration_error(right) == pytest.approx(0)
    assert judging.brier(right) == pytest.approx((3 * 2 * 0.25**2 + 2 * 0.75**2) / 4)
    sure = judging.flat({2: (np.array([[1.0, 0.0]] * 4, np.float32), np.zeros((4, 2), np.float32))}, rows, every)
    assert judging.calibration_error(sure) == pytest.approx(0.25)
    assert judging.skill(right, sure) == pytest.approx(1 - 0.375 / 0.5)
    assert "<svg" in judging.picture("", [("all", right)])


def test_points_now_are_weighed_as_fits_half_time_best() -> None:
    rows = some_rows(3000, 4, 1)
    rng = np.random.default_rng(2)
    rows["now"] = (rng.random((3000, 4)) * 40).astype(np.float32)
    rows["won"] = np.eye(4, dtype=np.float32)[(rows["now"] * 0.2 + rng.gumbel(size=(3000, 4))).argmax(axis=1)]
    rows["time"] = np.full(3000, 0.5, np.float32)
    chances, _ = judging.points_now({4: rows}, {4: rows})[4]
    assert np.abs(chances - softmax(rows["now"] * np.float32(0.2))).mean() < 0.02


def test_the_steepness_of_each_moment_is_found() -> None:
    rng, true = np.random.default_rng(4), np.array([0.1, 0.2, 0.4])
    rows = some_rows(30_000, 4, 3)
    points = (rng.random((30_000, 4)) * 15 + 20).astype(np.float32)
    logits = true[rows["moment"].astype(int)][:, None] * points
    rows["won"] = np.eye(4, dtype=np.float32)[(logits + rng.gumbel(size=points.shape)).argmax(axis=1)]
    found = gains.fit({4: (points, points)}, {4: rows}, 3)
    assert found == pytest.approx(true, rel=0.1)
    told = gains.report({4: (points, points)}, {4: rows}, {"steepness": found})
    assert float(told[-1].rpartition(" ")[2]) < 0.02


def test_a_moment_without_positions_is_as_steep_as_its_neighbours() -> None:
    rng, rows = np.random.default_rng(4), some_rows(30_000, 4, 3)
    points = (rng.random((30_000, 4)) * 15 + 20).astype(np.float32)
    rows["won"] = np.eye(4, dtype=np.float32)[(0.2 * points + rng.gumbel(size=points.shape)).argmax(axis=1)]
    assert gains.fit({4: (points, points)}, {4: rows}, 6) == pytest.approx([0.2] * 6, rel=0.1)


@pytest.mark.parametrize("key", argosy.list_games())
def test_games_make_rows_that_are_the_same_each_time(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "LEVELS", (("random", 1),))
    monkeypatch.setattr(games, "PORTION", 4)
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        games.play_portion(key, "rows", tmp_path / folder / "000000.npz", 0)
    one, two = [games.read_rows(key, "rows", tmp_path / folder, 4) for folder in ("one", "two")]
    judge = Network(first_weights(about(key)[1], np.random.default_rng(1)))
    drawn = judging.of_whole_games(one)
    assert sum(int(which.sum()) for which in drawn.values()) == 4 * games.POSITIONS
    for seats, rows in one.items():
        assert all(np.array_equal(rows[name], two[seats][name]) for name in rows)
        assert np.allclose(rows["won"].sum(axis=1), 1)
        assert (rows["time"] < 1).all()
        assert rows["moment"].max() < about(key)[1][2]
        for game in set(rows["game"]):
            further = rows["phase"][(rows["game"] == game) & ~drawn[seats]]
            assert 2 <= len(set(further)) <= len(further) / games.PHASE_POSITIONS * 4, "as many of each phase"
        assert judge.outputs(rows["seats"], rows["common"]).shape == (len(rows["time"]), seats, 2)


def test_a_folder_with_games_of_another_seed_is_refused(tmp_path: Path) -> None:
    key = argosy.list_games()[0]
    claim(tmp_path, key, 1)
    claim(tmp_path, key, 1)
    with pytest.raises(ValueError, match="holds games of another seed, other bots or an older version"):
        claim(tmp_path, key, 2)
