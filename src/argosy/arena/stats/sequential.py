"""A sequential test of which bot is better: it may look after every deal and still errs in at most 5 % of arenas.

The units are the differences between two bots by deal. For each pair the hypothesis is that their mean is 0; the
alternative is a mean of g standard deviations, with g from a normal distribution of standard deviation EFFECT. If the
differences are normal, the Bayes factor of the two is a martingale whatever their standard deviation is, so it reaches
1 / level at any time in at most a share `level` of all arenas. The interval of a pair holds every mean that this test
does not reject. `bench/stopping.py` measures how often it errs, with other distributions too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import inf, isfinite, sqrt
from typing import Final

from argosy.arena.collector import GameRow
from argosy.arena.runner import Plan
from argosy.arena.stats.standings import differences
from argosy.core.codec import Json

LEVEL: Final = 0.05
"""The most arenas in which the test names a wrong bot for any pair."""
EFFECT: Final = 0.2
"""Differences between bots to expect, in standard deviations of a deal; the test is quickest for such differences."""
FEWEST: Final = 30
"""Deals before the test may stop: the differences are not normal, and their standard deviation must be known."""
FORMS: Final = {"points": "{:+.2f}", "wins": "{:+.1%}"}


@dataclass(frozen=True, slots=True)
class Until:
    """When an arena stops: `points` or `wins`, with a margin `points:MARGIN`."""

    measure: str
    margin: float | None
    """A difference that is too small to matter; None: every difference matters."""


def read_until(text: str) -> Until:
    """Read `points`, `wins`, `points:1.5` or `wins:0.02`. Raises ValueError."""
    measure, colon, margin = text.partition(":")
    if measure in FORMS:
        if not colon:
            return Until(measure, None)
        try:
            if 0 < float(margin) < inf:
                return Until(measure, float(margin))
        except ValueError:
            pass
    raise ValueError(f"{text!r} is none of points, wins, points:MARGIN, wins:MARGIN with a margin above 0")


@dataclass(slots=True)
class Sample:
    """The number, the mean and the sum of squared deviations of the values so far."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Add a value."""
        self.count += 1
        distance = value - self.mean
        self.mean += distance / self.count
        self.squares += distance * (value - self.mean)

    def interval(self, level: float) -> tuple[float, float]:
        """Bounds that at all times together miss the true mean in at most a share `level` of all samples."""
        if self.count < FEWEST:
            return -inf, inf
        spread = 1 + self.count * EFFECT * EFFECT
        limit = (spread / (level * level)) ** (1 / self.count)
        if limit >= spread:
            return -inf, inf
        margin = sqrt((limit - 1) / (1 - limit / spread) * self.squares / self.count)
        return self.mean - margin, self.mean + margin


@dataclass(slots=True)
class Pair:
    """Two bots, their differences so far, and what the test has found."""

    first: str
    second: str
    sample: Sample = field(default_factory=Sample)
    verdict: str = ""
    """The better bot, `equal` if the difference is within the margin, empty while the test goes on."""
    decided_after: int = 0
    """Deals after which the verdict was found."""


class SequentialTest:
    """Compares every two bots of an arena deal by deal, until all pairs are decided."""

    def __init__(self, plan: Plan, until: Until) -> None:
        self.plan = plan
        self.until = until
        self.pairs = [Pair(*names) for names in combinations(dict.fromkeys(plan.bots), 2)]
        self.level = LEVEL / len(self.pairs)
        """Of each pair, so that all verdicts together are right."""
        self.deals = 0
        self._deal: list[GameRow] = []

    @property
    def decided(self) -> bool:
        """Whether every pair has its verdict."""
        return all(pair.verdict for pair in self.pairs)

    def take(self, games: Sequence[GameRow]) -> int:
        """Add games, in the order of the plan. Returns how many were taken: none after the deal that decides."""
        for taken, game in enumerate(games):
            if self.decided:
                return taken
            self._deal.append(game)
            if len(self._deal) == self.plan.line_ups:
                self._compare()
                self._deal = []
        return len(games)

    def _compare(self) -> None:
        """Add the complete deal to the pairs, and decide those that can be decided."""
        self.deals += 1
        for pair in self.pairs:
            points, wins = differences([self._deal], pair.first, pair.second, self.plan.bots)[0]
            pair.sample.add(points if self.until.measure == "points" else wins)
            if not pair.verdict and (verdict := self._verdict(pair)):
                pair.verdict, pair.decided_after = verdict, self.deals

    def _verdict(self, pair: Pair) -> str:
        low, high = pair.sample.interval(self.level)
        if low > 0:
            return pair.first
        if high < 0:
            return pair.second
        margin = self.until.margin
        return "equal" if margin is not None and -margin < low and high < margin else ""

    def status(self) -> str:
        """Where the test stands, for a progress bar: the first pair that is not decided, and how many more."""
        undecided = [pair for pair in self.pairs if not pair.verdict]
        if not undecided:
            return ": decided"
        more = f", {len(undecided) - 1} more" if len(undecided) > 1 else ""
        return f": {undecided[0].first} - {undecided[0].second} {self.range_of(undecided[0])}{more}"

    def range_of(self, pair: Pair) -> str:
        """The difference of a pair with its interval, as text."""
        low, high = pair.sample.interval(self.level)
        form = FORMS[self.until.measure]
        if not isfinite(low):
            return f"{form.format(pair.sample.mean)} (no interval before {FEWEST} deals)"
        return f"{form.format(pair.sample.mean)} ({form.format(low)} to {form.format(high)})"

    def sentences(self) -> list[str]:
        """How the test ended and what its intervals mean."""
        ended = "decided every pair" if self.decided else "did not decide every pair"
        return [
            f"The sequential test of {self.until.measure} {ended} in {self.deals} deals.",
            *[f"{pair.first} - {pair.second}: {self.range_of(pair)}; {self._meaning(pair)}." for pair in self.pairs],
            "These intervals may be looked at after every deal: in 95 % of arenas all of them hold the "
            "true differences all the time. Those of the tables are for a number of deals chosen in advance; after a "
            "stop they are too narrow, and the differences tend to be too large.",
        ]

    def _meaning(self, pair: Pair) -> str:
        if not pair.verdict:
            return "not decided"
        after = f"after {pair.decided_after} deals"
        if pair.verdict == "equal":
            assert self.until.margin is not None
            form = FORMS[self.until.measure].replace("+", "")
            return f"less than {form.format(self.until.margin)} apart, decided {after}"
        return f"{pair.verdict} is better, decided {after}"

    def as_json(self) -> dict[str, Json]:
        """The test and its results; without an interval its bounds are null."""
        pairs: dict[str, Json] = {}
        for pair in self.pairs:
            low, high = pair.sample.interval(self.level)
            bounds: dict[str, Json] = {"low": low, "high": high} if isfinite(low) else {"low": None, "high": None}
            verdict = {"verdict": pair.verdict or None, "decided_after": pair.decided_after or None}
            pairs[f"{pair.first} - {pair.second}"] = {"difference": pair.sample.mean, **bounds, **verdict}
        return {"deals": self.deals, "decided": self.decided, "level": LEVEL, "pairs": pairs}


def sequential_test(plan: Plan, games: Iterable[GameRow] = ()) -> SequentialTest | None:
    """The test of a plan after these games; None if the plan has a fixed number of games."""
    if plan.until is None:
        return None
    test = SequentialTest(plan, read_until(plan.until))
    test.take(list(games))
    return test
