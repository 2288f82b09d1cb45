"""How reviews of Neptun try a decision out: contracts in imagined drafts, moves in playouts to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from argosy.bots.advice import Option, certain
from argosy.core.contract import Action, Phrase, Value
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.neptun.bots.best.playouts import Playouts
from argosy.games.neptun.bots.plans import Plan, compared, merged
from argosy.games.neptun.bots.reasons import deliveries_missed, explained
from argosy.games.neptun.bots.strong.bot import planned
from argosy.games.neptun.rules.actions import SLOTS, Extra, Reveal, Row, Sail, Take
from argosy.games.neptun.rules.state import PICKING, NeptunState
from argosy.games.neptun.rules.terms import oar_named, port_term, region_term
from argosy.games.neptun.view.menu import MenuEntry
from argosy.games.neptun.view.view import NeptunView
from argosy.review.adapter import ReviewAdapter


class NeptunTrials:
    """The trials of one decision."""

    def __init__(self, peek: AnyPeek, open: bool) -> None:
        """`open`: the peek shows the true world, so the oar cards that others have chosen are known."""
        view, world = peek.view, peek.imagine(Rng("review"))
        assert isinstance(view, NeptunView)
        assert isinstance(world, NeptunState)
        self.peek, self.view = peek, view
        self.playouts = None if world.step == PICKING else Playouts(world, peek.seat, open)
        self.plans: dict[Action, list[Plan]] = {}

    def candidates(self) -> Sequence[Option]:
        """What `strong` considers."""
        return [certain(plan.action, plan.value) for plan in planned(self.peek, Budget("review"))]

    def points(self, world: str, actions: Sequence[Action]) -> Sequence[float]:
        """The value of each action at the end of the round, in an imagined draft or course of the others."""
        if self.playouts is None:
            drafts = planned(self.peek, Budget(world), actions, SLOTS)
            found = {plan.action: plan for plan in drafts}
            tried = [found[action] for action in actions]
        else:
            course = self.playouts.world(Rng(world))
            tried = [self.playouts.outcome(course, action) for action in actions]
        for plan in tried:
            self.plans.setdefault(plan.action, []).append(plan)
        return [plan.value for plan in tried]

    def told(self, best: Action, action: Action) -> tuple[Option, tuple[Phrase, ...]]:
        """The reasons of an action by the plans that were tried, and the contracts that only the best one brings."""
        merger = [merged(plans) for plans in self.plans.values()]
        plan = next((plan for plan in compared(merger, self._better) if plan.action == action), Plan(action, 0.0))
        option = explained(self.view, plan, certain(action, plan.value))
        if action == best or best not in self.plans or action not in self.plans or isinstance(action, (Take, Reveal)):
            return option, ()
        missed = deliveries_missed(self.view, self.plans[best], self.plans[action])
        return option, tuple([gain for gain in missed if gain.args["city"] != self._delivered_to(best)])

    def _delivered_to(self, action: Action) -> Value:
        """The city where an action delivers, which its words name already; None if it delivers nothing."""
        if not isinstance(action, Sail) or action.deliver is None:
            return None
        return port_term(next(entry.city or "" for entry in self.view.menu if entry.action == action))

    def _better(self, action: Action, other: Action) -> float:
        """By how much an action did better than another in the trials of both."""
        pairs = zip(self.plans[action], self.plans[other], strict=False)
        return fmean([mine.value - its.value for mine, its in pairs])

    def says(self, action: Action) -> Phrase:
        """An action with its port, contract, miles or oar card."""
        entry = next(entry for entry in self.view.menu if entry.action == action)
        return Phrase("choice", *said(entry))


def said(entry: MenuEntry) -> tuple[str, dict[str, Value]]:
    """A menu entry as the name of a phrase and its arguments."""
    action = entry.action
    if isinstance(action, Take):
        args: dict[str, Value] = {"city": port_term(entry.city or ""), "slot": action.slot + 1}
        if entry.reward_points:
            return "neptun-take-points", args | {
                "points": entry.reward_points,
                "region": region_term(entry.region or ""),
            }
        return "neptun-take-gold", args | {"gold": entry.reward_gold}
    if isinstance(action, Row):
        return "neptun-row", {"oar": oar_named(entry.text.removeprefix("row ")), "miles": entry.range}
    if isinstance(action, Sail):
        return sailed(entry, action)
    if isinstance(action, Extra):
        return "neptun-extra" if action.wanted else "neptun-no-extra", {}
    return "neptun-reveal", {}


def sailed(entry: MenuEntry, action: Sail) -> tuple[str, dict[str, Value]]:
    """A voyage: where to, how far, what it pays."""
    args: dict[str, Value] = {"city": port_term(entry.city or ""), "miles": entry.distance}
    if action.deliver is None:
        return "neptun-sail" if entry.distance else "neptun-stay", args
    if not entry.reward_points:
        return "neptun-deliver-gold", args | {"gold": entry.reward_gold}
    args |= {"points": entry.reward_points, "region": region_term(entry.region or "")}
    return "neptun-deliver-buy" if action.buy else "neptun-deliver-points", args


REVIEW: Final = ReviewAdapter(NeptunTrials)
