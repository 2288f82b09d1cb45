"""The level `sensible` for Neptun: rules of thumb for every decision, from the view alone."""

from __future__ import annotations

from argosy.games.neptun.bots.plans import Plan
from argosy.games.neptun.bots.sensible.drafting import plan_contract
from argosy.games.neptun.bots.sensible.sailing import plan_course, plan_extra, plan_oar
from argosy.games.neptun.rules.actions import Extra, Row, Sail
from argosy.games.neptun.view.view import NeptunView


def plan(view: NeptunView) -> Plan:
    """What to do now and what it leads to; the decision that is due is told by what the menu begins with."""
    first = view.menu[0].action
    if len(view.menu) == 1:
        return Plan(first, 0.0)
    if isinstance(first, Row):
        return plan_oar(view)
    if isinstance(first, Sail):
        return plan_course(view)
    if isinstance(first, Extra):
        return plan_extra(view)
    return plan_contract(view)
