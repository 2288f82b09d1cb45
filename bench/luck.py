"""How much of the difference between two bots is chance: the same deals played again with other numbers for the bots.

    python -m bench.luck neptun [--bots strong,sensible] [--deals 60] [--again 3] [--kept FILE]

The bots sit in turn on four seats, and are not rotated. Every deal has the same chance each time: all decks, so far as
play allows, and the first order. What then differs comes from the random numbers of the bots and from all that follows
from them. What the games of a deal have in common is what chance decides whatever the bots do. The rest is chance only
together with what the bots happen to do with it.

With `--kept` finished games are kept in a file, and the command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from statistics import fmean, variance

import argosy
from argosy.arena.stats.intervals import Z, spread
from argosy.bots.levels import bot, names_in
from argosy.bots.play import play_match
from argosy.core.match import Match
from argosy.core.rng import Rng

SEATS = 4
RESAMPLES = 400


def played(game: str, names: list[str], deal: int, number: int) -> float:
    """The mean points of the first bot's seats minus those of the second's, in a game of that deal."""
    match = Match.new(game, SEATS, seed=f"reseed/{deal}")
    play_match(match, [bot(names[seat % 2]) for seat in range(SEATS)], f"bots {deal} {number}")
    assert match.result is not None
    points = match.result.points
    return (points[0] + points[2] - points[1] - points[3]) / 2


def share_of_chance(deals: list[list[float]]) -> float:
    """The part of the variance that games of one deal have in common."""
    within = fmean([variance(deal) for deal in deals])
    between = variance([fmean(deal) for deal in deals]) - within / len(deals[0])
    return between / (between + within)


def main() -> None:
    parser = argparse.ArgumentParser(description="How much of the difference between two bots is chance.")
    parser.add_argument("game", choices=argosy.list_games())
    parser.add_argument("--bots", default="strong,sensible")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--again", type=int, default=3)
    parser.add_argument("--kept", type=Path)
    asked = parser.parse_args()
    kept = asked.kept
    known: dict[str, float] = json.loads(kept.read_text()) if kept is not None and kept.exists() else {}
    for deal in range(asked.deals):
        for number in range(asked.again):
            if f"{deal} {number}" not in known:
                known[f"{deal} {number}"] = played(asked.game, names_in(asked.bots), deal, number)
        if kept is not None:
            kept.write_text(json.dumps(known))
    deals = [[known[f"{deal} {number}"] for number in range(asked.again)] for deal in range(asked.deals)]
    dice = Rng("resampled deals")
    again = [share_of_chance([deals[dice.below(len(deals))] for _ in deals]) for _ in range(RESAMPLES)]
    share, margin = share_of_chance(deals), Z * spread(again)
    print(f"{asked.game}, {asked.bots}: {asked.deals} deals, each {asked.again} times")
    print(f"standard deviation of a game: {spread([value for deal in deals for value in deal]):.2f}")
    print(f"with the same chance: {sqrt(fmean([variance(deal) for deal in deals])):.2f}")
    print(f"share of the variance that is chance: {share:.1%} ({share - margin:.1%} to {share + margin:.1%})")
    cut = 1 - sqrt(1 - max(0.0, share))
    print(f"without that share the standard deviation would be smaller by {cut:.1%}")


if __name__ == "__main__":
    main()
