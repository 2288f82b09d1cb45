"""Whether luck averages zero: the luck of seat 1 over whole games of random players, as reviews reckon it.

    python -m bench.review_luck neptun mediterranean --games 10000

Prints the mean luck of a game in points of chance, its standard error, and how many standard errors it is from zero.
Every game is a line of FOLDER/GAME-luck.txt, so the same command goes on where it stopped. Use compiled rules.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from argosy.core.contract import CHANCE, CLOCK
from argosy.core.registry import game
from argosy.core.rng import Rng
from argosy.core.turn_order import Asking
from argosy.oracle.luck import LuckJudge
from argosy.oracle.oracle import Oracle


def luck_of(judge: LuckJudge, key: str, number: int) -> float:
    """The luck of the first seat in one game."""
    rules, setting = game(key), judge.oracle.setting
    state = rules.start(setting.seats, setting.options, setting.edition)
    dice, chance, asking = Rng(f"luck/{number}"), Rng(f"luck/{number}/chance"), Asking(setting.seats)
    total = 0.0
    count = 0
    while not rules.over(state):
        count += 1
        if rules.chance_due(state):
            outcome = rules.draw(state, chance)
            total += judge.of_chance(state, outcome, f"luck/{number}/{count}").chances[0]
            rules.apply(state, CHANCE, outcome)
            continue
        actor = asking.next(rules, state)
        assert actor is not None
        tick = rules.tick(state)
        if actor == CLOCK:
            assert tick is not None
            rules.apply(state, CLOCK, tick)
        else:
            rules.apply(state, actor, rules.sample(state, actor, dice))
    return total


def main() -> None:
    """Play until there are enough games."""
    parser = argparse.ArgumentParser(description="Measure whether luck averages zero.")
    parser.add_argument("games_of", nargs="+", metavar="GAME")
    parser.add_argument("--games", type=int, default=10_000, help="games of each (default: 10000)")
    parser.add_argument("--draws", type=int, default=2, help="outcomes drawn to compare with (default: 2; reviews: 8)")
    parser.add_argument("--folder", type=Path, default=Path(".review-bench"), help="results (default: .review-bench)")
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    for key in options.games_of:
        file = options.folder / f"{key}-luck.txt"
        done = [float(line) for line in file.read_text().split()] if file.exists() else []
        seats = game(key).seats
        judges = [LuckJudge(Oracle(key, count), options.draws) for count in seats]
        with file.open("a") as kept:
            for number in range(len(done), options.games):
                done.append(luck_of(judges[number % len(judges)], key, number))
                kept.write(f"{done[-1]!r}\n")
                kept.flush()
        mean, error = 100 * fmean(done), 100 * stdev(done) / sqrt(len(done))
        print(f"{key}: {len(done)} games, mean luck {mean:+.3f} points of chance, standard error {error:.3f}")
        print(f"{key}: {mean / error:+.2f} standard errors from zero")


if __name__ == "__main__":
    main()
