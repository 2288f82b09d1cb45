"""The best civilisation: a strong one that tries out its purchases in guessed worlds, played on to the end.

Trade stays with the rules of the strong one: a deal changes a hand by a little, and playouts are too coarse for that.
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
"""Of the purchases that a good basket begins with, so many at most."""
LATE: Final = 4
"""From this turn on playouts go to the end of the game."""
TRUST: Final = 1.0
"""How much the opinion of the strong civilisation counts beside the playouts."""
CLOSE: Final = 6.0
"""Purchases that promise so much less than the best are not tried out."""


class MediterraneanThinker:
    """What search has to know of Trading in the Mediterranean."""

    doubt = 0.0  # playouts of purchases are to be believed

    def __init__(self) -> None:
        self.opinions: dict[Action, float] = {}
        """How far a candidate falls behind the first in the strong civilisation's opinion."""
        self.played: dict[Action, list[float]] = {}
        """By candidate: what each playout came to."""

    def candidates(self, peek: AnyPeek, budget: Budget) -> Sequence[Option]:
        """The purchases worth trying; of every other decision the strong civilisation's choice alone."""
        if not worth_trying(peek, budget):
            return strong.advise(peek, budget).options[:1]
        planner = Planner(strong.guessed(peek, budget, 1)[0], peek.seat)
        options = list(ranked(strong.purchases(planner), KNOWN))
        options += others(planner, options)
        found = [option for option in ranked(options, CANDIDATES) if option.value > options[0].value - CLOSE]
        self.opinions = {option.action: option.value - found[0].value for option in found}
        return found

    def outcome(self, world: State, seat: Seat, action: Action, rng: Rng) -> float:
        """What the seat has a turn later or, from turn 4 on, at the end, less what the first opinion has against it."""
        assert isinstance(world, MediterraneanState)
        last = TURNS if world.turn >= LATE else int(world.turn) + 1
        flow.act(world, seat, action, None)
        play_on(world, seat, rng, last)
        points = promised(world, seat)
        self.played.setdefault(action, []).append(points)
        return points + TRUST * self.opinions.get(action, 0.0)

    def told(self, option: Option, to_the_end: bool) -> Option:
        """The option with how it fared in the playouts, which ranked it; the plan comes after that."""
        played = self.played.get(option.action)
        if played is None:
            return option
        tried = Tried(len(played), fmean(played), TRUST * self.opinions[option.action], option.breakdown)
        return replace(option, breakdown=tried, reasons=(*reasons.tried(tried, to_the_end), *option.reasons))


def promised(s: MediterraneanState, seat: int) -> float:
    """The victory points of a seat at the end of the game, or what they promise to be when a turn has just ended."""
    mine = s.civilisations[seat]
    if s.step in (THROWING, OVER):
        return float(mine.vp)
    s.turn -= 1  # the next one has begun, and nothing has come of it yet
    value = Prospects(s, seat).value(mine) + MONEY[int(s.turn) + 1] * int(mine.money)
    s.turn += 1
    return value


def others(planner: Planner, known: Sequence[Option]) -> list[Option]:
    """Purchases that no good basket begins with, but that may be part of one."""
    seen = {option.action for option in known}
    baskets = openings(planner.s, planner.seat, NARROW)
    return [strong.bought(planner, one, one.bought[0]) for one in baskets if one.bought[0] not in seen]


def worth_trying(peek: AnyPeek, budget: Budget) -> bool:
    """Whether playouts can tell more than plans: when buying, while there are turns to come."""
    s = strong.guessed(peek, budget, 1)[0]
    return s.step == PURCHASING and s.turn < TURNS


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """The strong civilisation's advice, or that of a search where one is worth its time."""
    if not worth_trying(peek, budget):
        return strong.advise(peek, budget)
    thinker = MediterraneanThinker()
    advice = search(peek, budget, thinker)
    late = strong.guessed(peek, budget, 1)[0].turn >= LATE
    return replace(advice, options=tuple([thinker.told(option, late) for option in advice.options]))
