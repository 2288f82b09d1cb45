"""Means and shares with 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval, by the normal approximation; for a single value all three equal it."""
    mean = fmean(values)
    margin = Z * spread(values) / sqrt(len(values))
    return mean, mean - margin, mean + margin


def spread(values: Sequence[float]) -> float:
    """The standard deviation of a sample; 0 for a single value."""
    return stdev(values) if len(values) > 1 else 0.0


def share_interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """The mean of shares, one per group such as a deal of an arena, and its 95 % interval.

    It is Wilson's interval for the number of single trials that would have the same spread, so it is also valid where
    all shares are 0 or 1.
    """
    mean = fmean(shares)
    error = spread(shares) / sqrt(len(shares))
    trials = mean * (1 - mean) / error**2 if error > 0 else len(shares)
    return mean, *wilson(mean * trials, trials)


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; successes may be fractional because of shared wins."""
    share = successes / trials
    square = Z * Z
    centre = share + square / (2 * trials)
    margin = Z * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)
