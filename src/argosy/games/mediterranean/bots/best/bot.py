"""The level `best`: like `strong`, but it tests purchases by playouts of guessed worlds.

Trading is as in `strong`: a deal changes a hand only a little, and playouts are too coarse to measure that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Final

from argosy.bots.advice import Advice, Option, ranked
from argosy.bots.search import search
from argosy.core.contract import Action, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots import reasons
from argosy.games.mediterranean.bots.best.playout_policy import NARROW, play_on
from argosy.games.mediterranean.bots.breakdown import Tried
from argosy.games.mediterranean.bots.strong import bot as strong
from argosy.games.mediterranean.bots.strong.baskets import Planner, openings
from argosy.games.mediterranean.bots.strong.prospects import MONEY, Prospects
from argosy.games.mediterranean.rules import flow
from argosy.games.mediterranean.rules.state import OVER, PURCHASING, THROWING, TURNS, MediterraneanState

CANDIDATES: Final = 6
KNOWN: Final = 6
"""The most candidates among the first purchases of good baskets."""
LATE: Final = 4
"""From this turn on playouts go to the end of the game."""
TRUST: Final = 1.0
"""The weight of the valuation by `strong` beside the playouts."""
CLOSE: Final = 6.0
"""Purchases whose value is this much below the best are not tried."""


class MediterraneanThinker:
    """Connects the common search to Trading in the Mediterranean."""

    doubt = 0.0  # playouts of purchases are trusted

    def __init__(self) -> None:
        self.opinions: dict[Action, float] = {}
        """By candidate: its value minus that of the first candidate, as `strong` sees it."""
        self.played: dict[Action, list[float]] = {}
        """By candidate: the result of each playout."""

    def candidates(self, peek: AnyPeek, budget: Budget) -> Sequence[Option]:
        """The purchases worth trying; for every other decision only the choice of `strong`."""
        if not worth_trying(peek, budget):
            return strong.advise(peek, budget).options[:1]
        planner = Planner(strong.guessed(peek, budget, 1)[0], peek.seat)
        options = list(ranked(strong.purchases(planner), KNOWN))
        options += others(planner, options)
        found = [option for option in ranked(options, CANDIDATES) if option.value > options[0].value - CLOSE]
        self.opinions = {option.action: option.value - found[0].value for option in found}
        return found

    def outcome(self, world: State, seat: Seat, action: Action, rng: Rng) -> float:
        """The seat's points a turn later or, from turn 4 on, at the end, less what the plan's own valuation deducts."""
        assert isinstance(world, MediterraneanState)
        last = TURNS if world.turn >= LATE else int(world.turn) + 1
        flow.act(world, seat, action, None)
        play_on(world, seat, rng, last)
        points = promised(world, seat)
        self.played.setdefault(action, []).append(points)
        return points + TRUST * self.opinions.get(action, 0.0)

    def told(self, option: Option, to_the_end: bool) -> Option:
        """The option with its playout results, which ranked it, followed by the reasons of the plan."""
        played = self.played.get(option.action)
        if played is None:
            return option
        tried = Tried(len(played), fmean(played), TRUST * self.opinions[option.action], option.breakdown)
        return replace(option, breakdown=tried, reasons=(*reasons.tried(tried, to_the_end), *option.reasons))


def promised(s: MediterraneanState, seat: int) -> float:
    """A seat's victory points at the end of the game; after an earlier turn, an estimate of them."""
    mine = s.civilisations[seat]
    if s.step in (THROWING, OVER):
        return float(mine.vp)
    s.turn -= 1  # the next turn has begun, with nothing done yet
    value = Prospects(s, seat).value(mine) + MONEY[int(s.turn) + 1] * int(mine.money)
    s.turn += 1
    return value


def others(planner: Planner, known: Sequence[Option]) -> list[Option]:
    """Purchases that no good basket begins with, but that may be part of a good basket."""
    seen = {option.action for option in known}
    baskets = openings(planner.s, planner.seat, NARROW)
    return [strong.bought(planner, basket, basket.bought[0]) for basket in baskets if basket.bought[0] not in seen]


def worth_trying(peek: AnyPeek, budget: Budget) -> bool:
    """Whether playouts help more than plans: in purchasing, except in the last turn."""
    s = strong.guessed(peek, budget, 1)[0]
    return s.step == PURCHASING and s.turn < TURNS


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """The advice of `strong`, or of a search where that is worth its time."""
    if not worth_trying(peek, budget):
        return strong.advise(peek, budget)
    thinker = MediterraneanThinker()
    advice = search(peek, budget, thinker)
    late = strong.guessed(peek, budget, 1)[0].turn >= LATE
    return replace(advice, options=tuple([thinker.told(option, late) for option in advice.options]))
