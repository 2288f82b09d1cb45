"""Plans: what the value of an option was computed from. `reasons.py` words a bot's reasons from its plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from argosy.core.contract import Action
from argosy.games.neptun.rules.actions import EXTRA_NO, EXTRA_YES, Extra, Reveal, Sail, Take


class Plan(NamedTuple):
    """An option, its value in points, and what that value assumes."""

    action: Action
    value: float
    stops: tuple[int, ...] = ()
    """Slots of the contracts to deliver after this action, in order; for a contract taken, its own slot."""
    now: bool = False
    """Whether the first of them is to be delivered in this turn."""
    paid: int = 0
    """Gold for missing miles in this turn."""
    agree: int = 1
    """How many trials (winds, imagined drafts or playouts) have that first delivery."""
    of: int = 1
    """How many trials there were."""
    gain: float = 0.0
    """How much better it is than its `alternative`, if it has one."""
    reward: float = 0.0
    """The estimated value of the contract taken (`sensible` only)."""
    detour: float = 0.0
    """The estimated cost of the way there (`sensible` only)."""


def merged(plans: Sequence[Plan]) -> Plan:
    """Merge the plans of several trials of one action: their mean value, and the most frequent next delivery."""
    groups: dict[tuple[tuple[int, ...], bool], int] = {}
    for plan in plans:
        key = plan.stops[:1], plan.now
        groups[key] = groups.get(key, 0) + plan.agree
    usual = max(groups, key=lambda key: groups[key])
    chosen = next(plan for plan in plans if (plan.stops[:1], plan.now) == usual)
    value = fmean([plan.value for plan in plans])
    return chosen._replace(value=value, agree=groups[usual], of=sum([plan.of for plan in plans]))


def alternative(action: Action, plans: Sequence[Plan]) -> Action | None:
    """The action to compare with: no bought point, the best face-up contract, the other answer; None for the rest."""
    if isinstance(action, Sail) and action.buy:
        return Sail(action.city, action.deliver)
    if isinstance(action, Extra):
        return EXTRA_NO if action.wanted else EXTRA_YES
    if isinstance(action, Reveal):
        takes = [plan for plan in plans if isinstance(plan.action, Take)]
        return max(takes, key=lambda plan: plan.value).action if takes else None
    return None


def compared(plans: Sequence[Plan], better: Callable[[Action, Action], float] | None = None) -> list[Plan]:
    """The plans with `gain` set; `better` gives the difference of two actions, by default that of their values."""
    values = {plan.action: plan.value for plan in plans}
    found = []
    for plan in plans:
        other = alternative(plan.action, plans)
        if other is None or other not in values:
            found.append(plan)
        elif better is None:
            found.append(plan._replace(gain=plan.value - values[other]))
        else:
            found.append(plan._replace(gain=better(plan.action, other)))
    return found
