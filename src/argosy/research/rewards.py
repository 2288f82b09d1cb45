"""Rewards of agents, computed from the result of a game."""

from __future__ import annotations

from typing import Final

from argosy.core.contract import Result

REWARDS: Final = ("points", "win", "place", "gain")
"""By name: points / 100; a share of the win; from 1 for the first place to -1 for the last; points when gained."""
UNIT: Final = 100


def check_reward(name: str) -> str:
    """The name of a reward. Raises ValueError with a sentence."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return name


def final_rewards(result: Result, reward: str, zero_sum: bool = False) -> list[float]:
    """The reward of each seat for a whole game; with zero_sum minus the mean of all seats.

    Over a whole game `gain` pays the same as `points`, minus the points at the start.
    """
    seats = len(result.points)
    if reward == "win":
        paid = [1.0 / len(result.winners) if place == 1 else 0.0 for place in result.places]
    elif reward == "place":
        # Seats that share a place get the mean value of the places that they fill.
        middle = [place + (result.places.count(place) - 1) / 2 for place in result.places]
        paid = [1.0 - 2.0 * (place - 1) / (seats - 1) for place in middle]
    else:
        paid = [points / UNIT for points in result.points]
    if not zero_sum:
        return paid
    average = sum(paid) / seats
    return [value - average for value in paid]
