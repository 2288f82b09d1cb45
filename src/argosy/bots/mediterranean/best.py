"""The best civilisation: a strong one that tries out its purchases in guessed worlds, played on to the end.

Trade stays with the rules of the strong one: a deal changes a hand by a little, and playouts are too coarse for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.bots.advice import Advice, Option, certain, ranked
from argosy.bots.mediterranean import reasons, strong
from argosy.bots.mediterranean.planning import Planner, openings
from argosy.bots.mediterranean.prospects import MONEY, Prospects
from argosy.bots.mediterranean.quick import NARROW, play_on
from argosy.bots.search import search
from argosy.core.contract import Action, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.mediterranean import flow
from argosy.mediterranean.state import OVER, PURCHASING, THROWING, TURNS, MediterraneanState

CANDIDATES: Final = 6
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

    def candidates(self, peek: AnyPeek, budget: Budget) -> Sequence[Option]:
        """The purchases worth trying; of every other decision the strong civilisation's choice alone."""
        options = list(strong.advise(peek, budget).options)
        if not worth_trying(peek, budget):
            return options[:1]
        options += others(strong.guessed(peek, budget, 1)[0], peek.seat, options)
        found = [option for option in ranked(options, CANDIDATES) if option.value > options[0].value - CLOSE]
        self.opinions = {option.action: option.value - found[0].value for option in found}
        return found

    def outcome(self, world: State, seat: Seat, action: Action, rng: Rng) -> float:
        """What the seat has a turn later or, from turn 4 on, at the end, less what the first opinion has against it."""
        assert isinstance(world, MediterraneanState)
        last = TURNS if world.turn >= LATE else int(world.turn) + 1
        flow.act(world, seat, action, None)
        play_on(world, seat, rng, last)
        return promised(world, seat) + TRUST * self.opinions.get(action, 0.0)


def promised(s: MediterraneanState, seat: int) -> float:
    """The victory points of a seat at the end of the game, or what they promise to be when a turn has just ended."""
    mine = s.civilisations[seat]
    if s.step in (THROWING, OVER):
        return float(mine.vp)
    s.turn -= 1  # the next one has begun, and nothing has come of it yet
    value = Prospects(s, seat).value(mine) + MONEY[int(s.turn) + 1] * int(mine.money)
    s.turn += 1
    return value


def others(s: MediterraneanState, seat: int, known: Sequence[Option]) -> list[Option]:
    """Purchases that no good basket begins with, but that may be part of one."""
    planner = Planner(s, seat, widest=1)
    now = planner.prospects.value(s.civilisations[seat]) + planner.rest(planner.start, planner.money)
    seen = {option.action for option in known}
    found: list[Option] = []
    for action, worth in openings(s, seat, NARROW):
        if action not in seen:
            found.append(certain(action, worth - now, *reasons.basket(s, seat, (action,))))
    return found


def worth_trying(peek: AnyPeek, budget: Budget) -> bool:
    """Whether playouts can tell more than plans: when buying, while there are turns to come."""
    s = strong.guessed(peek, budget, 1)[0]
    return s.step == PURCHASING and s.turn < TURNS


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """The strong civilisation's advice, or that of a search where one is worth its time."""
    if worth_trying(peek, budget):
        return search(peek, budget, MediterraneanThinker())
    return strong.advise(peek, budget)
