"""Random play from a position to the end: the inner loop of simulations, searches and benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.core.contract import CHANCE, CLOCK

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.contract import A, E, Event, Game, S, V
    from argosy.core.rng import Rng


def playout(game: Game[S, A, V, E], s: S, rng: Rng, chance: Rng | None = None, sink: list[Event] | None = None) -> int:
    """Play random legal actions until the game is over. Returns the number of decisions made.

    If several seats may act, the lowest goes first; the order does not matter, because sealed choices commute. While a
    clock runs, every seat is asked once before each tick, and each round begins with another seat. `chance`: a separate
    generator for chance outcomes. Events are appended to the sink, if there is a sink.
    """
    dice = rng if chance is None else chance
    decisions: i64 = 0
    asked: i64 = 0
    first: i64 = 0
    most: i64 = game.seats.stop
    while True:
        waiting = game.acting(s)
        if waiting:
            seat: i64 = 0
            tick = game.tick(s)
            if tick is None:
                asked = first = 0
            elif waiting & ~asked == 0:
                game.apply(s, CLOCK, tick, sink)
                asked = 0
                first += 1
                continue
            else:
                waiting &= ~asked
                seat = first % most
            while not waiting >> seat & 1:
                seat = (seat + 1) % most
            if tick is not None:
                asked |= 1 << seat
            game.apply(s, seat, game.sample(s, seat, rng), sink)
            decisions += 1
        elif game.chance_due(s):
            game.apply(s, CHANCE, game.draw(s, dice), sink)
        else:
            return decisions
