"""Plans: what the value of an option was computed from. The reasons of a bot are worded from its plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from argosy.core.contract import Action
from argosy.games.neptun.rules.actions import EXTRA_NO, EXTRA_YES, Extra, Reveal, Sail, Take


class Plan(NamedTuple):
    """An option, its value in points, and what that value counts on."""

    action: Action
    value: float
    stops: tuple[int, ...] = ()
    """Slots of the contracts to be delivered after this action, in order; of a contract taken its own slot."""
    now: bool = False
    """Whether the first of them is to be delivered in this turn."""
    paid: int = 0
    """Gold for missing miles in this turn."""
    agree: int = 1
    """The trials (winds, imagined drafts or playouts) with that first delivery..."""
    of: int = 1
    """...of so many."""
    gain: float = 0.0
    """How much better it is than its alternative (`alternative`), where it has one."""
    reward: float = 0.0
    """What a rule of thumb counts for the contract taken..."""
    detour: float = 0.0
    """...and for the way there."""


def merged(plans: Sequence[Plan]) -> Plan:
    """One plan for an action that was looked at in several trials: their mean value, and the next delivery of most."""
    groups: dict[tuple[tuple[int, ...], bool], int] = {}
    for plan in plans:
        key = plan.stops[:1], plan.now
        groups[key] = groups.get(key, 0) + plan.agree
    usual = max(groups, key=lambda key: groups[key])
    chosen = next(plan for plan in plans if (plan.stops[:1], plan.now) == usual)
    value = fmean([plan.value for plan in plans])
    return chosen._replace(value=value, agree=groups[usual], of=sum([plan.of for plan in plans]))


def alternative(action: Action, plans: Sequence[Plan]) -> Action | None:
    """What an action is weighed against: no bought point, the best open contract, the other answer; None for most."""
    if isinstance(action, Sail) and action.buy:
        return Sail(action.city, action.deliver)
    if isinstance(action, Extra):
        return EXTRA_NO if action.wanted else EXTRA_YES
    if isinstance(action, Reveal):
        takes = [plan for plan in plans if isinstance(plan.action, Take)]
        return max(takes, key=lambda plan: plan.value).action if takes else None
    return None


def compared(plans: Sequence[Plan], better: Callable[[Action, Action], float] | None = None) -> list[Plan]:
    """The plans with their gains; `better` says how much better one action is than another, by default their values."""
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
