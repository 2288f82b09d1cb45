"""A merchant that plans again and again: each time on other drafts and winds, as long as its budget lasts.

What the planner gives an option is an average over few imagined drafts or winds, so a slightly worse option often looks
best. The average over many plans does not waver so. Where nothing is imagined, in sailing, one plan says it all.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Final

from argosy.bots.advice import Advice, Option
from argosy.bots.neptun.acquiring import FUTURES
from argosy.bots.neptun.navigating import GUSTS
from argosy.bots.neptun.reasons import reasons_for
from argosy.bots.neptun.strong import MOST, valued
from argosy.bots.search import Purse
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.neptun.actions import Row
from argosy.neptun.view import NeptunView

CLOSE: Final = 3
"""Options that stay in the race to the end."""
MOST_PLANS: Final = 80
"""Plans after which more of them would hardly change a choice."""


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """The options worth a mention, best first, with what all plans together make of them."""
    view = peek.view
    assert isinstance(view, NeptunView)
    purse = Purse(budget)
    imagined = GUSTS if isinstance(peek.menu()[0], Row) else FUTURES
    plans = {action: [value] for action, value in valued(peek, budget)}
    racing, number = list(plans), 1
    purse.played = imagined
    reserve = purse.spent() if budget.iterations is None else 0.0  # so that the last plan ends in time
    while len(racing) > 1 and number < MOST_PLANS and purse.spent() + reserve < 1:
        if number & (number - 1) == 0:  # after 1, 2, 4, 8... plans the worse half falls away
            racing = sorted(racing, key=lambda action: -fmean(plans[action]))[: max(CLOSE, ceil(len(racing) / 2))]
        values = dict(valued(peek, replace(budget, seed=f"{budget.seed}/{number}"), racing))
        if all(values[action] == plans[action][0] for action in racing):
            break  # nothing is left to chance here
        for action in racing:
            plans[action].append(values[action])
        number += 1
        purse.played += imagined
    options = [_told(view, action, plans[action]) for action in plans]
    options.sort(key=lambda option: (option.action not in racing, -option.value))
    return Advice(tuple(options[:MOST]), purse.played)


def _told(view: NeptunView, action: Action, values: list[float]) -> Option:
    """The option with its mean over the plans, and how sure that is."""
    mean = fmean(values)
    margin = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Option(action, mean, mean - margin, mean + margin, reasons_for(view, action))
