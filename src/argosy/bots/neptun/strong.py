"""A planning merchant: charts are tried out on imagined drafts, voyages on imagined winds, temples as races."""

from __future__ import annotations

from collections.abc import Container

from argosy.bots.advice import Advice, certain
from argosy.bots.neptun.acquiring import Acquirer
from argosy.bots.neptun.navigating import Navigator
from argosy.bots.neptun.reasons import reasons_for
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.neptun.actions import EXTRA_NO, EXTRA_YES
from argosy.neptun.state import ASKING, PICKING, SAILING, NeptunState
from argosy.neptun.view import NeptunView

MOST = 8
"""Options that are worth a mention."""


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """The options worth a mention, best first, as planning values them."""
    view = peek.view
    assert isinstance(view, NeptunView)
    options = [certain(action, value, *reasons_for(view, action)) for action, value in valued(peek, budget)[:MOST]]
    return Advice(tuple(options))


def choose(peek: AnyPeek, budget: Budget) -> Action:
    """The first of these options, without saying why."""
    return valued(peek, budget)[0][0]


def valued(peek: AnyPeek, budget: Budget, only: Container[Action] | None = None) -> list[tuple[Action, float]]:
    """Actions of the menu with their values, best first; where valuing takes long, `only` those asked about."""
    menu = peek.menu()
    if len(menu) == 1:
        return [(menu[0], 0.0)]
    dice = Rng(f"{budget.seed}/plan")
    world = peek.imagine(dice)
    assert isinstance(world, NeptunState)
    if world.step == PICKING:
        return [(pick.action, pick.value) for pick in Acquirer(world, peek.seat, dice).picks(only)]
    navigator = Navigator(world, peek.seat)
    if world.step == SAILING:
        return [(sail, worth) for worth, sail, _ in navigator.moves()]
    if world.step == ASKING:
        worth = navigator.additional()
        answers: list[tuple[Action, float]] = [(EXTRA_YES, worth), (EXTRA_NO, 0.0)]
        return answers if worth > 0 else answers[::-1]
    return [(row, worth) for worth, row, _ in navigator.oars(dice)]
