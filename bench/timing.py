"""Time as a channel: does the duration of an answer depend on what the asker may not know?

    python -m bench.timing --pairs 2000

For each pair of positions that a seat cannot tell apart, the work for its answers is timed in both: building and
encoding its view, and refusing what it may not do. Each duration is the least of `--times` measurements of processor
time, taken in turn. The same comparison between two copies of one position is the noise, and so the resolution:
a difference that is no larger than between two copies cannot be seen. `ratio` says how much larger it is at the median,
and a mean that is several standard errors (±) from 0 for worlds and not for copies would be a channel.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from argosy.core.contract import State
from argosy.core.rng import Rng
from argosy.server.wire import encoding as wire
from tests.faults.test_secrets_on_the_wire import Pair, pairs

Answer = Callable[[State], object]


def answers_of(pair: Pair) -> dict[str, Answer]:
    """What the server does for that seat, as functions of the position."""
    rules, seat = pair.rules, pair.eyes
    made: dict[str, Answer] = {"view": lambda state: wire.encode(rules.view(state, seat))}
    if seat is not None and pair.attempts():
        attempts = pair.attempts()
        made["refusal"] = lambda state: [rules.check(state, seat, action) for action in attempts]
    return made


def least(answer: Answer, positions: Sequence[State], times: int) -> list[float]:
    """The least processor time of each, in microseconds; measured in turn, so that a slow moment hits all of them."""
    best = [float("inf")] * len(positions)
    for turn in range(times):
        for place in range(len(positions)):
            number = (place + turn) % len(positions)
            begun = time.thread_time_ns()
            answer(positions[number])
            best[number] = min(best[number], (time.thread_time_ns() - begun) / 1000)
    return best


@dataclass
class Differences:
    """Durations of one kind of answer, and the differences between two copies and between two worlds, in µs."""

    durations: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    worlds: list[float] = field(default_factory=list)

    def row(self, name: str) -> str:
        """A row of the report."""
        noise, found = ([abs(one) for one in many] for many in (self.copies, self.worlds))
        return (
            f"{name:24}{len(self.worlds):7}{statistics.median(self.durations):10.1f}"
            f"{quantile(noise, 0.5):10.2f}{quantile(found, 0.5):10.2f}{quantile(noise, 0.99):10.2f}"
            f"{quantile(found, 0.99):10.2f}{quantile(found, 0.5) / max(0.01, quantile(noise, 0.5)):8.1f}"
            f"{mean(self.copies):>16}{mean(self.worlds):>16}"
        )


def mean(values: Sequence[float]) -> str:
    """The mean with its standard error."""
    return f"{statistics.fmean(values):.2f} ±{statistics.stdev(values) / len(values) ** 0.5:.2f}"


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Does the duration of an answer tell what it must not?")
    parser.add_argument("--pairs", type=int, default=2000, help="half of them of each game")
    parser.add_argument("--times", type=int, default=15, help="measurements of each duration")
    parser.add_argument("--game", action="append", choices=["neptun", "mediterranean"])
    options = parser.parse_args()
    print(f"{'answer':24}{'pairs':>7}{'µs':>10}{'p50 copy':>10}{'p50 world':>10}", end="")
    print(f"{'p99 copy':>10}{'p99 world':>10}{'ratio':>8}{'mean copy':>16}{'mean world':>16}")
    for key in options.game or ("neptun", "mediterranean"):
        found: dict[str, Differences] = {}
        for pair in pairs(key, options.pairs // 2):
            other = pair.rules.guess(pair.state, pair.eyes, Rng(f"other {pair.number}")).clone()
            if pair.world.digest() == other.digest():
                continue  # nothing is hidden here
            gc.disable()
            for name, answer in answers_of(pair).items():
                # every position is a fresh copy, so that they lie in memory alike, and a world that the seat may
                # imagine: the true one was made in another way, which may make its objects slower or faster
                here, again, there = least(answer, [pair.world.clone(), pair.world.clone(), other], options.times)
                kept = found.setdefault(name, Differences())
                kept.durations.append(here)
                kept.copies.append(again - here)
                kept.worlds.append(there - here)
            gc.enable()
        for name, kept in found.items():
            print(kept.row(f"{key} {name}"), flush=True)


if __name__ == "__main__":
    main()
