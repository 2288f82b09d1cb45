"""Random play from a position to the end: the inner loop of simulations, searches and benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.contract import A, E, Game, S, V
    from argosy.core.rng import Rng


def playout(game: Game[S, A, V, E], s: S, rng: Rng) -> int:
    """Play random legal actions until the game is over; the number of decisions made.

    Where several seats may act at once the lowest goes first, which changes nothing: sealed choices commute.
    """
    decisions: i64 = 0
    while True:
        waiting = game.acting(s)
        if waiting:
            seat: i64 = 0
            while not waiting >> seat & 1:
                seat += 1
            game.apply(s, seat, game.sample(s, seat, rng))
            decisions += 1
        elif game.chance_due(s):
            game.apply(s, -1, game.draw(s, rng))
        else:
            return decisions
