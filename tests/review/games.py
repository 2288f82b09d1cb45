"""Recorded games for tests of reviews."""

from __future__ import annotations

import random
from functools import cache

import argosy
from argosy.bots.level_bot import level_bot
from argosy.bots.play import play_match
from argosy.core.record import Record
from argosy.core.turn_order import Asking
from argosy.review.judging import ReviewBudget

TINY = ReviewBudget(options=3, choosing=6, comparing=6, most=6, hindsight=3)
"""Enough to judge a decision in a moment."""


@cache
def played(key: str, seats: int, seed: int, level: str = "sensible") -> Record:
    """A game of bots of one level."""
    match = argosy.Match.new(key, seats=seats, seed=seed)
    play_match(match, [level_bot(level)] * seats, f"bots {seed}")
    return match.record


def drawn_by_lot(key: str, seats: int, seed: int) -> Record:
    """A game of random moves, with at most a few hundred inputs in each phase of trading."""
    match = argosy.Match.new(key, seats=seats, seed=seed)
    dice, asking = random.Random(seed), Asking(seats)
    while (actor := asking.next(match.game, match.state)) is not None:
        if actor < 0:
            tick = match.game.tick(match.state)
            assert tick is not None
            match.play(actor, tick)
        else:
            match.play(actor, dice.choice(match.legal(actor)))
    return match.record
