"""Differences between bots without what luck explains of them: control variates, which are 0 on average.

A deal's difference d with the luck x, the first bot's minus the second's, is adjusted to d - b x. The coefficient b
comes from a regression over all other deals, so it has nothing to do with the luck of this one: the mean of b x is 0
exactly, whatever the oracle's errors are, and the adjusted mean is as unbiased as the raw one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import fsum, sqrt
from statistics import fmean
from typing import Final

from argosy.arena.collector import Column, Section
from argosy.arena.runner import Plan
from argosy.arena.stats.intervals import mean_interval, spread
from argosy.arena.stats.standings import Deals, differences, outcomes

FEWEST: Final = 30
"""With fewer deals the coefficient would mostly be noise."""
ABOUT_LUCK: Final = (
    "Without luck: what the oracle says that chance gave each bot is taken off by regression, with a coefficient from "
    "all other deals; both means are unbiased. Cut: by how much the standard deviation of a deal becomes smaller."
)
"""What tables of adjusted differences are told with."""
POINTS: Final = 0
CHANCES: Final = 1
"""Where the luck of a seat, and the difference of a deal, has which."""
TINY: Final = 1e-9
"""What is left of squares, beside all of them, when only rounding is left."""


def luck_sections(plan: Plan, deals: Deals) -> list[Section]:
    """Raw and adjusted differences of all pairs of bots; none where luck was not judged or there are few deals."""
    if not plan.luck or len(deals) < FEWEST:
        return []
    points: list[tuple[str, tuple[float, ...]]] = []
    wins: list[tuple[str, tuple[float, ...]]] = []
    for first, second in combinations(dict.fromkeys(plan.bots), 2):
        by_deal = differences(deals, first, second, plan.bots)
        both = list(zip(outcomes(deals, first), outcomes(deals, second), strict=True))
        name = f"{first} - {second}"
        for lines, measure in ((points, POINTS), (wins, CHANCES)):
            luck = [mine.luck[measure] - theirs.luck[measure] for mine, theirs in both]
            lines.append((name, compared([difference[measure] for difference in by_deal], luck)))
    heading, shares = "Differences of points, without luck", "Differences of the share of wins, without luck"
    return [
        Section("luck_points", heading, "bots", columns("{:+.2f}", "{:.2f}"), tuple(points)),
        Section("luck_wins", shares, "bots", columns("{:+.1%}", "{:.1%}"), tuple(wins)),
    ]


def columns(signed: str, plain: str) -> tuple[Column, ...]:
    """The columns of a table of raw and adjusted differences."""
    return (
        Column("raw", "raw", signed),
        Column("raw_low", "from", signed),
        Column("raw_high", "to", signed),
        Column("adjusted", "adjusted", signed),
        Column("adjusted_low", "from", signed),
        Column("adjusted_high", "to", signed),
        Column("raw_sd", "sd of a deal", plain),
        Column("adjusted_sd", "adjusted", plain),
        Column("cut", "cut", "{:.1%}"),
        Column("apart", "apart, standard errors", "{:+.2f}"),
    )


def compared(raw: Sequence[float], luck: Sequence[float]) -> tuple[float, ...]:
    """The numbers of a row: both means with their intervals, both standard deviations, and how far they are apart."""
    found = adjusted(raw, luck)
    before, after = spread(raw), spread(found)
    moved = [mine - its for mine, its in zip(found, raw, strict=True)]
    error = spread(moved) / sqrt(len(moved))
    cut = 1 - after / before if before else 0.0
    return *mean_interval(raw), *mean_interval(found), before, after, cut, fmean(moved) / error if error else 0.0


def adjusted(values: Sequence[float], luck: Sequence[float]) -> list[float]:
    """Each value without what its luck explains, by the least squares over all the others."""
    count = len(values)
    value, chance = fmean(values), fmean(luck)
    points = [(mine - value, its - chance) for mine, its in zip(values, luck, strict=True)]
    squares, products = fsum([x * x for _, x in points]), fsum([x * y for y, x in points])
    found = []
    for mine, its, (y, x) in zip(values, luck, points, strict=True):
        left = squares - x * x * count / (count - 1)  # the sums about the means of all others
        slope = (products - x * y * count / (count - 1)) / left if left > TINY * squares else 0.0
        found.append(mine - slope * its)
    return found
