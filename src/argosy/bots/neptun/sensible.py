"""A sensible merchant: rules of thumb for every decision in Neptun, from the view alone."""

from __future__ import annotations

from argosy.bots.neptun.drafting import choose_contract
from argosy.bots.neptun.fulfilling import choose_course, choose_extra, choose_oar
from argosy.core.contract import Action
from argosy.neptun.actions import Extra, Row, Sail
from argosy.neptun.view import NeptunView


def choose(view: NeptunView) -> Action:
    """The decision that is due, told by what the menu begins with."""
    if len(view.menu) == 1:
        return view.menu[0].action
    first = view.menu[0].action
    if isinstance(first, Row):
        return choose_oar(view)
    if isinstance(first, Sail):
        return choose_course(view)
    if isinstance(first, Extra):
        return choose_extra(view)
    return choose_contract(view)
