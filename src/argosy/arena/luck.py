"""The luck of every seat in an arena's games, as the oracle judges the inputs of chance; it needs NumPy."""

from __future__ import annotations

from math import fsum
from typing import Final

from argosy.core.replay import AnyMatch
from argosy.oracle.luck import LuckJudge
from argosy.oracle.oracle import Oracle

DRAWS: Final = 16
"""Outcomes that each one is compared with: they add 1/16 to the variance of the luck."""
DIGITS: Final = 4
"""Luck is rounded to so many: the last bits of what NumPy computes are not the same on all processors."""

SeatLuck = tuple[float, float]
"""What chance gave a seat in a game: points, and chances to win."""


def luck_judge(match: AnyMatch) -> LuckJudge:
    """What judges the games of a plan, of which this is one. Raises WeightsError if it does not know the table."""
    header = match.header
    return LuckJudge(Oracle(header.game, header.seats, header.options, match.edition), DRAWS)


def luck_of(judge: LuckJudge, match: AnyMatch, seed: str) -> list[SeatLuck]:
    """By seat: all the luck of a game. `seed`: of what is drawn to compare with."""
    lucks = [luck for _, luck in judge.of_log(match.log, seed)]
    return [
        (
            round(fsum([luck.points[seat] for luck in lucks]), DIGITS),
            round(fsum([luck.chances[seat] for luck in lucks]), DIGITS),
        )
        for seat in range(match.header.seats)
    ]
