"""How many tiles of the regional temples nobody takes, because too few tokens have left space 0 (N6.2).

Run as `python docs/rules/neptun_tiles.py`, or with the number of games for each number of seats behind it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "src"))  # behind an installed package

from argosy.arena.runner import Plan
from argosy.arena.simulate import simulate
from argosy.games.neptun.edition.components import load_edition

GAMES = 40
BOT = "sensible"
ROUNDS = (1, 2, 3)


def unclaimed(seats: int, games: int) -> list[str]:
    """By round, how many of the tiles in the five regional temples were left over: `12 of 120`."""
    regions = load_edition().regions
    left = dict.fromkeys(ROUNDS, 0)
    for game in simulate(Plan("neptun", (BOT,) * seats, games, "tiles", {}), 1):
        for number in ROUNDS:  # a seat takes at most one tile of a temple, and every tile has points
            taken = [row.facts[f"scored_{number}_{region}"] > 0 for row in game.seats for region in regions]
            left[number] += number * len(regions) - sum(taken)
    return [f"{left[number]} of {number * len(regions) * games}" for number in ROUNDS]


if __name__ == "__main__":
    asked = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print("| seats | round 1 | round 2 | round 3 |\n|--:|--:|--:|--:|")
    for count in (3, 4, 5):
        print(f"| {count} | {' | '.join(unclaimed(count, asked))} |", flush=True)
