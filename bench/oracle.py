"""How long the oracle takes: one position, and a position in batches of 64, as a caller meets them.

    python -m bench.oracle [--rounds 20]

Run it with the Python of either build (.venv-test or, after `./test build`, .venv-compiled). The least processor time
of all rounds, in microseconds per position, for four seats and for the most that the game allows: the whole way from a
state, from a view, and from an observation that is written already.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np

import argosy
from argosy.compiled import status
from argosy.core.contract import State
from argosy.oracle.oracle import Oracle
from argosy.research.observation import Array
from tests.laws.random_play import Table, option_sets, sampled

BATCH = 64


def states(key: str, seats: int) -> list[State]:
    """Positions of random games."""
    found: list[State] = []
    game = 0
    while len(found) < BATCH:
        found += [position.state.clone() for position in sampled(Table(key, seats, game, option_sets(key)[0]), 12)]
        game += 1
    return found[:BATCH]


def least(work: Callable[[], object], rounds: int) -> float:
    """Microseconds of a position, when the work is done for all of a batch."""
    best = float("inf")
    for _ in range(rounds):
        begun = time.process_time_ns()
        work()
        best = min(best, time.process_time_ns() - begun)
    return best / 1000 / BATCH


def measure(key: str, seats: int, rounds: int) -> str:
    """A row of the table."""
    oracle, rules, held = Oracle(key, seats), argosy.game(key), states(key, seats)
    views = [rules.view(state, 0) for state in held]
    seen: Array = np.empty((BATCH, oracle.setting.encoder.size), np.float32)

    def write_all() -> None:
        for state, row in zip(held, seen, strict=True):
            oracle.setting.observe_into(state, 0, row)

    def judge_all() -> None:
        write_all()
        oracle.of_observations(seen)

    write_all()
    ways: list[Callable[[], object]] = [
        lambda: [oracle.of_state(state, 0) for state in held],
        lambda: [oracle.of_view(view) for view in views],
        lambda: [oracle.of_observation(row, 0) for row in seen],
        judge_all,
        lambda: oracle.of_observations(seen),
    ]
    return f"| {key}, {seats} seats | " + " | ".join(f"{least(way, rounds):.1f}" for way in ways) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How long the oracle takes.")
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args()
    print(f"{status()}; microseconds of processor time per position\n")
    print("| | state | view | observation | states, 64 at once | observations, 64 at once |")
    print("|---|--:|--:|--:|--:|--:|")
    for key in argosy.list_games():
        for seats in sorted({4, argosy.game(key).seats[-1]}):
            print(measure(key, seats, options.rounds), flush=True)


if __name__ == "__main__":
    main()
