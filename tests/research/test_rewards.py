"""What agents are paid."""

from __future__ import annotations

import pytest

from argosy.core.contract import Result
from argosy.research.agents import Rule
from argosy.research.rewards import check_reward, final_rewards

SHARED = Result((30, 50, 50, 20), (3, 1, 1, 4), ({}, {}, {}, {}))


@pytest.mark.parametrize(
    ("reward", "zero_sum", "paid"),
    [
        ("points", False, [0.3, 0.5, 0.5, 0.2]),
        ("points", True, [-0.075, 0.125, 0.125, -0.175]),
        ("win", False, [0, 0.5, 0.5, 0]),
        ("win", True, [-0.25, 0.25, 0.25, -0.25]),
        ("place", False, [-1 / 3, 2 / 3, 2 / 3, -1]),
    ],
)
def test_a_result_is_paid(reward: str, zero_sum: bool, paid: list[float]) -> None:
    assert final_rewards(SHARED, reward, zero_sum) == pytest.approx(paid)


def test_places_sum_to_nothing_whether_shared_or_not() -> None:
    alone = Result((9, 7, 5), (1, 2, 3), ({}, {}, {}))
    assert final_rewards(alone, "place") == [1, 0, -1]
    assert sum(final_rewards(SHARED, "place")) == pytest.approx(0)


def test_an_unknown_reward_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="there is no reward 'glory'; there are points, win, place, gain"):
        check_reward("glory")


def test_gain_cannot_be_zero_sum() -> None:
    with pytest.raises(ValueError, match="cannot be zero-sum"):
        Rule("gain", True, "first")


def test_what_to_do_with_illegal_letters_must_be_known() -> None:
    with pytest.raises(ValueError, match="illegal can be first or raise, not 'ignore'"):
        Rule("points", False, "ignore")
