"""The level `strong` for Neptun: values charts over imagined drafts and routes over imagined winds."""

from __future__ import annotations

from collections.abc import Container

from argosy.bots.advice import Advice, Option
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.neptun.bots.plans import Plan, compared
from argosy.games.neptun.bots.reasons import explained
from argosy.games.neptun.bots.strong.drafting import SLOTS_TRIED, DraftPlanner
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
    options = [Option(plan.action, plan.value, plan.value, plan.value, ()) for plan in plans]
    return Advice(tuple([explained(view, plan, option) for plan, option in zip(plans, options, strict=True)]))


def choose(peek: AnyPeek, budget: Budget) -> Action:
    """The best option, without reasons."""
    return planned(peek, budget)[0].action


def planned(
    peek: AnyPeek, budget: Budget, only: Container[Action] | None = None, slots: int = SLOTS_TRIED
) -> list[Plan]:
    """Actions of the menu with their plans, best first; where planning takes long, `only` the given actions.

    `slots` is the number of slots on which a contract is tried.
    """
    menu = peek.menu()
    if len(menu) == 1:
        return [Plan(menu[0], 0.0)]
    dice = Rng(f"{budget.seed}/plan")
    world = peek.imagine(dice)
    assert isinstance(world, NeptunState)
    if world.step == PICKING:
        return DraftPlanner(world, peek.seat, dice).picks(only, slots)
    sailing = SailingPlanner(world, peek.seat)
    if world.step == SAILING:
        return sailing.moves()
    return sailing.answers() if world.step == ASKING else sailing.oars(dice)
