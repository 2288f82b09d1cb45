"""The level `best`: like `strong`, but it tests purchases and trades by playouts of guessed worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Final

from argosy.bots.advice import Advice, Option, ranked
from argosy.bots.search import search
from argosy.core.contract import Action, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots import reasons
from argosy.games.mediterranean.bots.best import trades
from argosy.games.mediterranean.bots.best.playout_policy import NARROW, play_on
from argosy.games.mediterranean.bots.best.playouts import Playouts
from argosy.games.mediterranean.bots.ideas import in_words, missed_by_confirming
from argosy.games.mediterranean.bots.strong import bot as strong
from argosy.games.mediterranean.bots.strong.baskets import Planner, openings
from argosy.games.mediterranean.rules import flow
from argosy.games.mediterranean.rules.state import PURCHASING, TRADING, TURNS, MediterraneanState

CANDIDATES: Final = 6
MOST_OF_ALL: Final = 24
"""The most candidates if all purchases are tried."""
KNOWN: Final = 6
"""The most candidates among the first purchases of good baskets."""
LATE: Final = 4
"""From this turn on playouts go to the end of the game."""
CLOSE: Final = 6.0
"""Purchases whose value is this much below the best are not tried."""


class PurchaseSearch(Playouts):
    """Connects the common search to purchases."""

    doubt = 0.0  # playouts of purchases are trusted

    def __init__(self, whole: bool = False) -> None:
        """`whole`: all buildings and developments that can be bought are tried, however poor they look."""
        super().__init__()
        self.most, self.close = (MOST_OF_ALL, inf) if whole else (CANDIDATES, CLOSE)

    def candidates(self, peek: AnyPeek, budget: Budget) -> Sequence[Option]:
        """The purchases worth trying."""
        planner = Planner(strong.guessed(peek, budget, 1)[0], peek.seat)
        options = list(ranked(strong.purchases(planner), KNOWN))
        options += others(planner, options)
        found = [option for option in ranked(options, self.most) if option.value > options[0].value - self.close]
        self.opinions = {option.action: option.value - found[0].value for option in found}
        return found

    def outcome(self, world: State, seat: Seat, action: Action, rng: Rng) -> float:
        """The seat's points a turn later or, from turn 4 on, at the end, less what the plan's own valuation deducts."""
        assert isinstance(world, MediterraneanState)
        last = TURNS if world.turn >= LATE else int(world.turn) + 1
        flow.act(world, seat, action, None)
        play_on(world, seat, rng, last)
        return self.result(world, seat, action)


def others(planner: Planner, known: Sequence[Option]) -> list[Option]:
    """Purchases that no good basket begins with, but that may be part of a good basket."""
    seen = {option.action for option in known}
    baskets = openings(planner.s, planner.seat, NARROW)
    return [strong.bought(planner, basket, basket.bought[0]) for basket in baskets if basket.bought[0] not in seen]


def worth_trying(s: MediterraneanState) -> bool:
    """Whether playouts of purchases help more than plans: in every turn but the last."""
    return s.step == PURCHASING and s.turn < TURNS


def advise(peek: AnyPeek, budget: Budget) -> Advice:
    """The advice of `strong`, or of a search where that is worth its time."""
    return searched(peek, budget, whole=False)


def coach(peek: AnyPeek, budget: Budget) -> Advice:
    """The same, but all purchases are tried, also those that `best` would never make: their cost can then be told."""
    return searched(peek, budget, whole=True)


def searched(peek: AnyPeek, budget: Budget, whole: bool) -> Advice:
    """Search among the purchases that `strong` considers, or all; trades are searched, other decisions planned."""
    s = strong.guessed(peek, budget, 1)[0]
    if s.step == TRADING:
        return trades.advise(strong.advise(peek, budget), peek, budget)
    if not worth_trying(s):
        return strong.advise(peek, budget)
    domain = PurchaseSearch(whole)
    advice = missed_by_confirming(s, peek.seat, in_words(s, search(peek, budget, domain)))
    why = reasons.tried_to_the_end if s.turn >= LATE else reasons.tried_a_turn
    return replace(advice, options=tuple([domain.told(option, why) for option in advice.options]))
