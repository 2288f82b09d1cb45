"""What the oracle says, with the weights that are shipped."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import argosy
from argosy.core.match import Match
from argosy.core.replay import AnyMatch
from argosy.oracle.oracle import Oracle, Outlook
from argosy.research.observation import Array
from tests.laws.random_play import Table, option_sets, played, sampled

GAMES = argosy.list_games()
MOST = 2_000_000
"""Bytes that the weights of a game may have."""


def table(key: str, seats: int, number: int) -> Table:
    return Table(key, seats, number, option_sets(key)[0])


@pytest.mark.parametrize("key", GAMES)
def test_chances_of_all_seats_sum_to_one(key: str) -> None:
    for seats in argosy.game(key).seats:
        oracle = Oracle(key, seats)
        for position in sampled(table(key, seats, 0), 20):
            for seat in range(seats):
                outlook = oracle.of_state(position.state, seat)
                assert len(outlook.chances) == len(outlook.points) == seats
                assert sum(outlook.chances) == pytest.approx(1, abs=1e-5)
                assert min(outlook.chances) >= 0


@pytest.mark.parametrize("key", GAMES)
def test_a_view_and_its_state_are_judged_bit_for_bit_alike(key: str) -> None:
    rules = argosy.game(key)
    oracle = Oracle(key, 4)
    for number, position in enumerate(sampled(table(key, 4, 1), 10)):
        view = rules.view(position.state, number % 4)
        assert oracle.of_view(view) == oracle.of_state(position.state, number % 4)


@pytest.mark.parametrize("key", GAMES)
def test_many_positions_at_once_are_judged_as_one_by_one(key: str) -> None:
    oracle, seen, alone = Oracle(key, 5), [], []
    for position in sampled(table(key, 5, 2), 10):
        observation: Array = np.empty(oracle.setting.encoder.size, np.float32)
        oracle.setting.observe_into(position.state, 0, observation)
        seen.append(observation)
        alone.append(oracle.of_state(position.state, 0))
    chances, points = oracle.of_observations(np.stack(seen))
    assert np.allclose(chances, [outlook.chances for outlook in alone], atol=1e-5)
    assert np.allclose(points, [outlook.points for outlook in alone], atol=1e-3)


@pytest.mark.parametrize("key", GAMES)
def test_at_the_end_who_won_is_likely_to_win(key: str) -> None:
    """The mean chance of who won, over finished random games as every seat sees them; not to know is a quarter."""
    given = []
    for number in range(10):
        match = played(table(key, 4, number))
        assert match.result is not None
        oracle = Oracle(key, 4)
        for seat in range(4):
            outlook = oracle.of_state(match.state, seat)
            given.append(sum(outlook.chances[winner] for winner in match.result.winners))
    assert sum(given) / len(given) > 0.35


@pytest.mark.parametrize("key", GAMES)
def test_more_points_are_a_better_chance(key: str) -> None:
    oracle = Oracle(key, 4)
    for number, position in enumerate(sampled(table(key, 4, 3), 40)):
        outlook = oracle.of_state(position.state, number % 4)
        for seat in range(4):
            chances = [outlook.with_gain(seat, points) for points in (-1e6, -30, -3, -0.1, 0, 0.1, 3, 30, 1e6)]
            assert chances[4] == pytest.approx(outlook.chances[seat])
            assert chances == sorted(set(chances)), "each gain is worth something"
            assert chances[0] == pytest.approx(0, abs=1e-6)
            assert chances[-1] == pytest.approx(1, abs=1e-6)


def test_a_gain_shifts_the_logit_of_its_seat_in_the_softmax() -> None:
    logits, steepness = [0.3, -1.2, 0.9], 0.2
    outlook = Outlook(chances_of(logits), (0.0, 0.0, 0.0), steepness)
    for seat in range(3):
        shifted = [logit + 4 * steepness * (other == seat) for other, logit in enumerate(logits)]
        assert outlook.with_gain(seat, 4) == pytest.approx(chances_of(shifted)[seat])


def test_who_cannot_win_and_who_has_won_gain_nothing() -> None:
    outlook = Outlook((1.0, 0.0), (50.0, 20.0), 0.5)
    assert [outlook.with_gain(0, points) for points in (-1e6, 0, 1e6)] == [1, 1, 1]
    assert [outlook.with_gain(1, points) for points in (-1e6, 0, 1e6)] == [0, 0, 0]


def chances_of(logits: Sequence[float]) -> tuple[float, ...]:
    """The softmax."""
    powers = [math.exp(logit) for logit in logits]
    return tuple([power / sum(powers) for power in powers])


@pytest.mark.parametrize("key", GAMES)
def test_how_far_a_game_is_never_falls(key: str) -> None:
    oracle, found = Oracle(key, 4), []
    for position in sampled(table(key, 4, 4), 5):
        observation: Array = np.empty((1, oracle.setting.encoder.size), np.float32)
        oracle.setting.observe_into(position.state, 0, observation)
        found.append(oracle.table.moments(observation)[0])
    assert found == sorted(found)
    assert len(set(found)) > 5
    assert max(found) < oracle.table.widths[2]


@pytest.mark.parametrize("key", GAMES)
def test_the_view_of_an_onlooker_is_refused(key: str) -> None:
    match: AnyMatch = Match.new(key, 4, seed="onlooker")
    with pytest.raises(ValueError, match="an onlooker has none"):
        Oracle(key, 4).of_view(match.view(None))


@pytest.mark.parametrize("key", GAMES)
def test_weights_are_small(key: str) -> None:
    package = sys.modules[argosy.__name__].__file__
    assert package is not None
    file = Path(package).parent / "games" / key / "oracle" / "weights.npz"
    assert 0 < file.stat().st_size < MOST


@pytest.mark.parametrize("key", GAMES)
def test_without_numpy_the_same_is_said_within_a_ten_thousandth(key: str) -> None:
    rules = argosy.game(key)
    for seats in rules.seats:
        fast, plain = Oracle(key, seats, numpy=True), Oracle(key, seats, numpy=False)
        for number, position in enumerate(sampled(table(key, seats, 5), 12)):
            seat = number % seats
            ours, theirs = fast.of_state(position.state, seat), plain.of_state(position.state, seat)
            assert theirs.chances == pytest.approx(ours.chances, abs=1e-4)
            assert theirs.points == pytest.approx(ours.points, abs=1e-2)
            assert theirs.steepness == ours.steepness
            assert plain.of_view(rules.view(position.state, seat)) == theirs, "not one bit is different"


def test_installations_without_numpy_judge() -> None:
    """In a process that cannot import NumPy, as in a page, every game is judged."""
    ran = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=True)
    for line, key in zip(ran.stdout.splitlines(), GAMES, strict=True):
        view = Match.new(key, 4, seed="plain").view(0)
        assert [float(word) for word in line.split()] == pytest.approx(Oracle(key, 4).of_view(view).chances, abs=1e-4)


WITHOUT_NUMPY = """
import sys
from importlib.abc import MetaPathFinder

class Absent(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] == "numpy":
            raise ModuleNotFoundError(name=name)

sys.meta_path.insert(0, Absent())
import argosy
from argosy.oracle.oracle import Oracle
for key in argosy.list_games():
    print(*Oracle(key, 4, numpy=False).of_view(argosy.Match.new(key, 4, seed="plain").view(0)).chances)
"""
