"""Search over guessed worlds: the promising options are played out in the same worlds, and the worse half falls away.

A world is guessed from what the seat knows; every option still in the race is played in it with the same dice, so that
luck cancels between them. When the next part of the budget is used up the worse half of the options drops out
(sequential halving), so that most playouts go to options that are hard to tell apart. The first choice of the bot that
does not search stays in the race to its end, and another takes its place only if it did better in the same worlds by
more than luck explains: playouts are short-sighted where plans are not. Nothing here knows a game.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from math import ceil, log2, sqrt
from statistics import fmean, pvariance, variance
from typing import Final, Protocol

from argosy.bots.advice import Advice, Option
from argosy.core.contract import Action, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng

DEFAULT_SECONDS: Final = 2.0
USED: Final = 0.95
"""The part of its seconds after which no more world is begun, so that the last one ends in time."""
LEAST_TRIALS: Final = 6
"""Worlds that every option is tried in before any is dropped."""


class SearchDomain(Protocol):
    """What search has to know of a game."""

    @property
    def doubt(self) -> float:
        """Standard errors by which an option must do better than the first, world by world, to take its place."""

    def candidates(self, peek: AnyPeek, budget: Budget) -> Sequence[Option]:
        """The options worth trying, best first, as a bot that does not search sees them."""

    def outcome(self, world: State, seat: Seat, action: Action, rng: Rng) -> float:
        """What comes of the action in that world, in points; the world may be changed."""


class Trial:
    """An option and how it fared, world by world."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.points: list[float] = []

    @property
    def mean(self) -> float:
        return fmean(self.points)

    def convinces(self, first: Trial, doubt: float) -> bool:
        """Whether it did better than the first choice, beyond doubt, in the worlds that both were tried in."""
        gains = [mine - theirs for mine, theirs in zip(self.points, first.points, strict=False)]
        return len(gains) > 1 and fmean(gains) > doubt * sqrt(variance(gains) / len(gains))

    def told(self) -> Option:
        """The option with the value that the playouts gave it."""
        if not self.points:
            return self.option
        margin = 1.96 * sqrt(pvariance(self.points) / len(self.points))
        return replace(self.option, value=self.mean, low=self.mean - margin, high=self.mean + margin)


class BudgetMeter:
    """How much of a budget is spent: playouts if it counts those, else seconds."""

    def __init__(self, budget: Budget) -> None:
        self.iterations = budget.iterations
        self.seconds = DEFAULT_SECONDS if budget.seconds is None else budget.seconds
        self.begun = time.monotonic()
        self.played = 0

    def spent(self) -> float:
        """From 0 to 1 and beyond."""
        if self.iterations is not None:
            return self.played / max(1, self.iterations)
        return (time.monotonic() - self.begun) / max(self.seconds * USED, 1e-9)


def search(peek: AnyPeek, budget: Budget, domain: SearchDomain) -> Advice:
    """The advice of a domain after trying its candidates out as long as the budget lasts."""
    meter = BudgetMeter(budget)
    trials = [Trial(option) for option in domain.candidates(peek, budget)]
    first, racing = trials[0], list(trials)
    rounds = max(1, ceil(log2(max(2, len(racing)))))
    done = world = 0
    while len(racing) > 1 and meter.spent() < 1:
        dice = f"{budget.seed}/world/{world}"
        for trial in racing:
            played = domain.outcome(peek.imagine(Rng(dice)), peek.seat, trial.option.action, Rng(dice + "/play"))
            trial.points.append(played)
            meter.played += 1
        world += 1
        if world >= LEAST_TRIALS and meter.spent() >= (done + 1) / rounds:
            racing = sorted(racing, key=lambda trial: -trial.mean)[: max(2, ceil(len(racing) / 2))]
            racing += [] if first in racing else [first]
            done += 1
    return Advice(tuple(_in_order(trials, racing, domain.doubt)), meter.played)


def _in_order(trials: Sequence[Trial], racing: Sequence[Trial], doubt: float) -> list[Option]:
    """The choice first; then those that stayed in the race longest, by how they fared."""
    first = trials[0]
    if not first.points:
        return [trial.option for trial in trials]
    leader = max(racing, key=lambda trial: trial.mean)
    chosen = leader if leader is not first and leader.convinces(first, doubt) else first
    rest = sorted(
        [trial for trial in trials if trial is not chosen], key=lambda trial: (-len(trial.points), -trial.mean)
    )
    return [trial.told() for trial in (chosen, *rest)]
