"""A merchant that looks again and again: at other drafts in phase 1, at other worlds in phase 2, as its budget allows.

What the planner gives a contract is an average over few imagined drafts, so a slightly worse one often looks best; the
average over many plans does not waver so. At sea the planner counts on one steady wind and on tokens that drift; there
its options are played out to the end of the round, in the same guessed worlds for all (`sea.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Final

from argosy.bots.advice import Advice, Option
from argosy.bots.neptun.acquiring import FUTURES
from argosy.bots.neptun.reasons import reasons_for
from argosy.bots.neptun.sea import Sea
from argosy.bots.neptun.strong import MOST, valued
from argosy.bots.search import Purse
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.neptun.state import PICKING, NeptunState
from argosy.neptun.view import NeptunView

CLOSE: Final = 3
"""Options that stay in the race to the end."""
MOST_PLANS: Final = 80
"""Plans after which more of them would hardly change a choice."""
MOST_WORLDS: Final = 256
"""The same for worlds."""
LEAST_WORLDS: Final = 8
"""Worlds that every option is tried in before any is dropped; where there are fewer, the plan holds."""

Trial = Callable[[int, Collection[Action]], Mapping[Action, float]]
"""Gives each of some actions its value in the plan or world of that number."""


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """The options worth a mention, best first, with what all plans or worlds together make of them."""
    view = peek.view
    assert isinstance(view, NeptunView)
    race = Race(budget)
    planned = valued(peek, budget)
    if len(planned) > 1:
        world = peek.imagine(Rng(budget.seed))
        assert isinstance(world, NeptunState)
        if world.step == PICKING:
            race.drafts(peek, planned)
        else:
            planned = planned[:MOST]
            race.worlds(Sea(world, peek.seat), [action for action, _ in planned])
    values = race.values
    options = [_told(view, action, values.get(action, [value])) for action, value in planned]
    options.sort(key=lambda option: (option.action not in race.racing, -option.value))
    return Advice(tuple(options[:MOST]), race.purse.played)


class Race:
    """Options tried out together; the worse half falls away each time the trials have doubled."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.purse = Purse(budget)
        self.values: dict[Action, list[float]] = {}
        self.racing: list[Action] = []

    def drafts(self, peek: AnyPeek, planned: list[tuple[Action, float]]) -> None:
        """Plan again on other drafts; the first plan is made already. An iteration is one imagined draft."""

        def plan(number: int, racing: Collection[Action]) -> Mapping[Action, float]:
            return dict(valued(peek, replace(self.budget, seed=f"{self.budget.seed}/{number}"), racing))

        self.values = {action: [value] for action, value in planned}
        self.purse.played = FUTURES
        self.run(plan, lambda _: FUTURES, 1, MOST_PLANS)

    def worlds(self, sea: Sea, actions: list[Action]) -> None:
        """Sail on in one world after the other. An iteration is one option in one world."""

        def sail_on(number: int, racing: Collection[Action]) -> Mapping[Action, float]:
            world = sea.world(Rng(f"{self.budget.seed}/world/{number}"))
            return {action: sea.outcome(world, action) for action in racing}

        self.values = {action: [] for action in actions}
        self.run(sail_on, len, LEAST_WORLDS, MOST_WORLDS)
        if len(self.values[self.racing[0]]) < LEAST_WORLDS:
            self.values = {}

    def run(self, trial: Trial, iterations: Callable[[list[Action]], int], least: int, most: int) -> None:
        """Try out until the budget is spent; where it is a time, the last trial must end in it."""
        purse, values = self.purse, self.values
        racing = self.racing = list(values)
        done = len(values[racing[0]])
        longest = purse.spent() if done else 0.0
        while done < most and (before := purse.spent()) + (longest if purse.iterations is None else 0.0) < 1:
            if done >= least and done & (done - 1) == 0:
                racing.sort(key=lambda action: -fmean(values[action]))
                del racing[max(CLOSE, ceil(len(racing) / 2)) :]
            for action, value in trial(done, racing).items():
                values[action].append(value)
            done += 1
            purse.played += iterations(racing)
            longest = max(longest, purse.spent() - before)


def _told(view: NeptunView, action: Action, values: list[float]) -> Option:
    """The option with its mean over the trials, and how sure that is."""
    mean = fmean(values)
    margin = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Option(action, mean, mean - margin, mean + margin, reasons_for(view, action))
