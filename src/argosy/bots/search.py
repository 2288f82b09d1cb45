"""Searches over guessed worlds: plays the most promising options out in the same worlds and drops the worse half.

A world is guessed from what the seat knows. Every remaining option is played out in it with the same random numbers, so
that luck cancels between them. After each part of the budget the worse half of the options is dropped (sequential
halving), so that most playouts go to options that are hard to tell apart. The first option, which is the choice of the
bot without search, is never dropped. Another one replaces it only if it was better in the same worlds by more than luck
explains, because plans look further ahead than playouts. This module knows no game.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from math import ceil, log2, sqrt
from statistics import fmean, pvariance, variance
from typing import Final, Protocol

from argosy.bots.advice import INTERRUPTED, Advice, Option, gap_between
from argosy.core.contract import Action, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng

DEFAULT_SECONDS: Final = 2.0
USED: Final = 0.95
"""After this part of the seconds no new world is started, so that the last one ends in time."""
LEAST_TRIALS: Final = 6
"""Worlds that every option is tried in before any is dropped."""


class SearchDomain(Protocol):
    """What the search needs from a game."""

    @property
    def doubt(self) -> float:
        """How many standard errors better than the first option another must be, in the same worlds, to replace it."""

    def candidates(self, peek: AnyPeek, budget: Budget) -> Sequence[Option]:
        """The options worth trying, best first in the opinion of a bot without search."""

    def outcome(self, world: State, seat: Seat, action: Action, rng: Rng) -> float:
        """Play the action out in that world; returns points. The world may be changed."""


class Trial:
    """An option and its points in each world."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.points: list[float] = []

    @property
    def mean(self) -> float:
        return fmean(self.points)

    def convinces(self, first: Trial, doubt: float) -> bool:
        """Whether it was better than the first option by more than the doubt, in the worlds that both were tried in."""
        gains = [mine - theirs for mine, theirs in zip(self.points, first.points, strict=False)]
        return len(gains) > 1 and fmean(gains) > doubt * sqrt(variance(gains) / len(gains))

    def as_option(self, chosen: Trial) -> Option:
        """The option with the value that the playouts gave it, and how far it is behind the chosen one."""
        if not self.points:
            return self.option
        margin = 1.96 * sqrt(pvariance(self.points) / len(self.points))
        behind = None if self is chosen else gap_between(chosen.points, self.points)
        return replace(self.option, value=self.mean, low=self.mean - margin, high=self.mean + margin, behind=behind)


class BudgetMeter:
    """Measures how much of a budget is spent: playouts if the budget counts them, else seconds."""

    def __init__(self, budget: Budget) -> None:
        self.iterations = budget.iterations
        self.seconds = DEFAULT_SECONDS if budget.seconds is None else budget.seconds
        self.begun = time.monotonic()
        self.played = 0
        self._interrupted = INTERRUPTED.get()

    def spent(self) -> float:
        """The part that is spent: 1 is all of it, and it may be more."""
        if self.iterations is not None:
            return self.played / max(1, self.iterations)
        if self._interrupted():
            return 1.0
        return (time.monotonic() - self.begun) / max(self.seconds * USED, 1e-9)


def search(peek: AnyPeek, budget: Budget, domain: SearchDomain) -> Advice:
    """Play the candidates of a domain out until the budget is spent; returns them with their values, best first."""
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
    """The chosen option first, then those that were tried longest, then by mean points."""
    first = trials[0]
    if not first.points:
        return [trial.option for trial in trials]
    leader = max(racing, key=lambda trial: trial.mean)
    chosen = leader if leader is not first and leader.convinces(first, doubt) else first
    rest = sorted(
        [trial for trial in trials if trial is not chosen], key=lambda trial: (-len(trial.points), -trial.mean)
    )
    return [trial.as_option(chosen) for trial in (chosen, *rest)]
