"""The level `strong` for Neptun: values charts over imagined drafts and routes over imagined winds."""

from __future__ import annotations

from collections.abc import Container

from argosy.bots.advice import Advice, certain
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.neptun.bots.plans import Plan, compared
from argosy.games.neptun.bots.reasons import reasons_for
from argosy.games.neptun.bots.strong.drafting import DraftPlanner
from argosy.games.neptun.bots.strong.sailing import SailingPlanner
from argosy.games.neptun.rules.state import ASKING, PICKING, SAILING, NeptunState
from argosy.games.neptun.view.view import NeptunView

MOST = 8
"""The maximum number of options in an advice."""


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """The best options, best first, with their planned values."""
    view = peek.view
    assert isinstance(view, NeptunView)
    plans = compared(planned(peek, budget))[:MOST]
    return Advice(tuple([certain(plan.action, plan.value, *reasons_for(view, plan)) for plan in plans]))


def choose(peek: AnyPeek, budget: Budget) -> Action:
    """The best option, without reasons."""
    return planned(peek, budget)[0].action


def planned(peek: AnyPeek, budget: Budget, only: Container[Action] | None = None) -> list[Plan]:
    """Actions of the menu with their plans, best first; where planning takes long, `only` the given actions."""
    menu = peek.menu()
    if len(menu) == 1:
        return [Plan(menu[0], 0.0)]
    dice = Rng(f"{budget.seed}/plan")
    world = peek.imagine(dice)
    assert isinstance(world, NeptunState)
    if world.step == PICKING:
        return DraftPlanner(world, peek.seat, dice).picks(only)
    sailing = SailingPlanner(world, peek.seat)
    if world.step == SAILING:
        return sailing.moves()
    return sailing.answers() if world.step == ASKING else sailing.oars(dice)
