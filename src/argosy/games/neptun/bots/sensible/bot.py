"""The level `sensible` for Neptun: rules of thumb for every decision, from the view alone."""

from __future__ import annotations

from argosy.bots.advice import Advice, certain
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.games.neptun.bots.plans import Plan
from argosy.games.neptun.bots.reasons import reasons_for
from argosy.games.neptun.bots.sensible.drafting import plan_contract
from argosy.games.neptun.bots.sensible.sailing import plan_course, plan_extra, plan_oar
from argosy.games.neptun.rules.actions import Extra, Row, Sail
from argosy.games.neptun.view.view import NeptunView


class SensibleBot:
    """Plays by rules of thumb on the view alone; more time does not change its choice."""

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """The action that the rules of thumb choose."""
        view = peek.view
        assert isinstance(view, NeptunView)
        return plan(view).action

    def advise(self, peek: AnyPeek, budget: Budget) -> Advice:
        """Its choice with reasons; it names a single move, because rules of thumb give no values for the others."""
        view = peek.view
        assert isinstance(view, NeptunView)
        chosen = plan(view)
        return Advice((certain(chosen.action, 0.0, *reasons_for(view, chosen)),))


def plan(view: NeptunView) -> Plan:
    """The plan for the decision that is due; the first entry of the menu tells which kind it is."""
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
