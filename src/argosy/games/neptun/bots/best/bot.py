"""The level `best` for Neptun: repeats the trials of `strong` until the budget is used up.

In phase 1 `strong` averages a contract over few imagined drafts, so luck decides between close options; `best` averages
over many. In phase 2 `strong` assumes a constant wind; `best` plays the options out to the end of the round, all in the
same guessed worlds (`playouts.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Final

from argosy.bots.advice import LEAST_PAIRED, Advice, Option, gap_between
from argosy.bots.search import BudgetMeter
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.neptun.bots.best.playouts import Playouts
from argosy.games.neptun.bots.plans import Plan, compared, merged
from argosy.games.neptun.bots.reasons import deliveries_missed, explained, pick_missed
from argosy.games.neptun.bots.strong.bot import MOST, planned
from argosy.games.neptun.bots.strong.drafting import FUTURES, SLOTS_TRIED
from argosy.games.neptun.rules.actions import SLOTS, Reveal, Take
from argosy.games.neptun.rules.state import PICKING, NeptunState
from argosy.games.neptun.view.view import NeptunView

CLOSE: Final = 3
"""Options that are kept to the end of the trials."""
MOST_PLANS: Final = 80
"""Upper limit of plans; more would hardly change the choice."""
MOST_WORLDS: Final = 256
"""Upper limit of guessed worlds."""
LEAST_WORLDS: Final = 8
"""Worlds in which every option is tried before any is dropped; with fewer worlds, the plan of `strong` is used."""

Trial = Callable[[int, Collection[Action]], Sequence[Plan]]
"""(number of the plan or world, actions) -> a plan with the value of each action there."""


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """The best options, best first, each with its mean value over all plans or worlds."""
    return searched(peek, budget, whole=False)


def coach(peek: AnyPeek, budget: Budget) -> Advice:
    """The same for the `whole` menu: also what `best` would never do is tried, so that its cost can be told."""
    return searched(peek, budget, whole=True)


def searched(peek: AnyPeek, budget: Budget, whole: bool) -> Advice:
    """Try the options that `strong` considers, or the whole menu, until the budget is used up."""
    view = peek.view
    assert isinstance(view, NeptunView)
    race = Race(budget, whole)
    first = planned(peek, budget, slots=race.slots)
    if len(first) > 1 or (whole and len(peek.menu()) > 1):
        world = peek.imagine(Rng(budget.seed))
        assert isinstance(world, NeptunState)
        if world.step == PICKING:
            race.drafts(peek, first)
        else:
            first = first[:MOST]
            actions = [plan.action for plan in first]
            others = [action for action in peek.menu() if action not in actions] if whole else []
            race.worlds(Playouts(world, peek.seat), [*actions, *others])
    trials = race.trials or {plan.action: [plan] for plan in first}
    plans = compared([merged(tried) for tried in trials.values()], lambda action, other: _better(trials, action, other))
    plans.sort(key=lambda plan: (plan.action not in race.racing, -plan.value))
    best = trials[plans[0].action]
    options = [_told(view, plan, trials[plan.action], best) for plan in (plans if whole else plans[:MOST])]
    return Advice(tuple(options), race.meter.played)


class Race:
    """Tries options side by side; each time the number of trials has doubled, the worse half is dropped."""

    def __init__(self, budget: Budget, whole: bool = False) -> None:
        """`whole`: all slots are tried for a contract, and every option often enough to compare it with the best."""
        self.budget = budget
        self.slots = SLOTS if whole else SLOTS_TRIED
        self.least_plans = LEAST_PAIRED if whole else 1
        self.meter = BudgetMeter(budget)
        self.trials: dict[Action, list[Plan]] = {}
        self.racing: list[Action] = []

    def drafts(self, peek: AnyPeek, first: Sequence[Plan]) -> None:
        """Plan again on other imagined drafts, after the `first` plans. An iteration is one imagined draft."""

        def plan(number: int, racing: Collection[Action]) -> Sequence[Plan]:
            return planned(peek, replace(self.budget, seed=f"{self.budget.seed}/{number}"), racing, self.slots)

        self.trials = {plan.action: [plan] for plan in first}
        self.meter.played = FUTURES
        self.run(plan, lambda _: FUTURES, self.least_plans, MOST_PLANS)

    def worlds(self, playouts: Playouts, actions: list[Action]) -> None:
        """Play the actions out in one guessed world after the other. An iteration is one option in one world."""

        def sail_on(number: int, racing: Collection[Action]) -> Sequence[Plan]:
            world = playouts.world(Rng(f"{self.budget.seed}/world/{number}"))
            return [playouts.outcome(world, action) for action in racing]

        self.trials = {action: [] for action in actions}
        self.run(sail_on, len, LEAST_WORLDS, MOST_WORLDS)
        if len(self.trials[self.racing[0]]) < LEAST_WORLDS:
            self.trials = {}

    def run(self, trial: Trial, iterations: Callable[[list[Action]], int], least: int, most: int) -> None:
        """Run trials until the budget is used up; with a time budget, no trial starts that might not end in time."""
        meter, trials = self.meter, self.trials
        racing = self.racing = list(trials)
        done = len(trials[racing[0]])
        longest = meter.spent() if done else 0.0
        while done < most and (before := meter.spent()) + (longest if meter.iterations is None else 0.0) < 1:
            if done >= least and done & (done - 1) == 0:
                racing.sort(key=lambda action: -fmean([plan.value for plan in trials[action]]))
                del racing[max(CLOSE, ceil(len(racing) / 2)) :]
            for plan in trial(done, racing):
                trials[plan.action].append(plan)
            done += 1
            meter.played += iterations(racing)
            longest = max(longest, meter.spent() - before)


def _better(trials: Mapping[Action, Sequence[Plan]], action: Action, other: Action) -> float:
    """By how much an action did better than another in the trials that both were in."""
    return fmean([mine.value - its.value for mine, its in zip(trials[action], trials[other], strict=False)])


def _told(view: NeptunView, plan: Plan, trials: Sequence[Plan], best: Sequence[Plan]) -> Option:
    """The option with its mean over the trials and a 95% interval, and how far it is behind the best one."""
    values = [trial.value for trial in trials]
    margin = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    option = explained(view, plan, Option(plan.action, plan.value, plan.value - margin, plan.value + margin, ()))
    if trials is best:
        return option
    picks = isinstance(plan.action, (Take, Reveal))
    misses = pick_missed(view, best[0].action, plan.action) if picks else deliveries_missed(view, best, trials)
    return replace(option, behind=gap_between([trial.value for trial in best], values), misses=misses)
