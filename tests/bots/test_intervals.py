"""Intervals against values known from elsewhere."""

from __future__ import annotations

import pytest

from argosy.arena.stats.intervals import mean_interval, share_interval, spread, wilson


def test_the_mean_of_a_sample_with_its_interval() -> None:
    # 2 4 4 4 5 5 7 9: mean 5, squares about it 32, so the sample deviation is sqrt(32 / 7)
    values = [2, 4, 4, 4, 5, 5, 7, 9]
    assert spread(values) == pytest.approx(2.13809)
    assert mean_interval(values) == pytest.approx((5, 3.518406, 6.481594), abs=1e-5)


def test_a_single_value_has_no_spread() -> None:
    assert mean_interval([7]) == (7, 7, 7)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),
        (1, 10, 0.01788, 0.40415),
        (5, 10, 0.23659, 0.76341),
        (81, 263, 0.25529, 0.36621),  # the example of Newcombe (1998), without continuity correction
        (15, 148, 0.06240, 0.16053),  # likewise
        (10, 10, 0.72247, 1.0),
    ],
)
def test_wilsons_interval(successes: float, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_shared_wins_lie_between_whole_ones() -> None:
    assert wilson(2, 9) < wilson(2.5, 9) < wilson(3, 9)


def test_shares_of_groups_that_are_single_trials_have_wilsons_interval() -> None:
    share, low, high = share_interval([1.0, 0.0] * 50)
    assert share == 0.5
    assert (low, high) == pytest.approx(wilson(50, 100), abs=1e-3)


def test_shares_that_never_vary_are_still_in_doubt() -> None:
    assert share_interval([1.0] * 10) == pytest.approx((1.0, *wilson(10, 10)))
    assert share_interval([0.5] * 10)[1] < 0.5


def test_shares_that_vary_less_than_chance_are_surer() -> None:
    assert share_interval([0.4, 0.6] * 20)[1] > share_interval([0.0, 1.0] * 20)[1]
