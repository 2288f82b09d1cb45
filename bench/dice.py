"""What chance costs with each generator, and how little one seat's cards depend on the others.

    python -m bench.dice [--games 200] [--pairs 40]

Run it with the Python of either build (.venv-test or, after `./test build`, .venv-compiled). Costs are ratios to the
fast generator in the same run. Likeness (plain build only): pairs of games with the same seed in which seat 0 makes
the same random choices and the others make other ones; counted is how often seat 0's k-th card of a deck in a period
is the same.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

import argosy
from argosy.core import rng as module
from argosy.core.contract import CHANCE, CLOCK
from argosy.core.match import complete_options
from argosy.core.playout import playout
from argosy.core.registry import game as find_game
from argosy.core.rng import Rng, SecureRng
from argosy.core.turn_order import Asking

GAMES = (("neptun", 4), ("mediterranean", 4))
GENERATORS: dict[str, type[Rng]] = {"Rng": Rng, "SecureRng": SecureRng}


def number_cost(kind: type[Rng], count: int = 200_000) -> float:
    """Microseconds of `below(30)`."""
    rng = kind("cost")
    start = time.process_time()
    for _ in range(count):
        rng.below(30)
    return (time.process_time() - start) / count * 1e6


def game_cost(key: str, seats: int, games: int) -> dict[str, float]:
    """Microseconds of a random game whose chance comes from each generator, the decisions from the fast one."""
    game = find_game(key)
    options, edition = complete_options(game.options, {}), game.edition(None)
    spent = dict.fromkeys(GENERATORS, 0.0)
    for number in range(games):
        for name, kind in GENERATORS.items():
            state = game.start(seats, options, edition)
            start = time.process_time()
            playout(game, state, Rng(f"choices {number}"), kind(f"cost {number}"))
            spent[name] += time.process_time() - start
    return {name: seconds / games * 1e6 for name, seconds in spent.items()}


Draws = dict[tuple[str, int, int], list[int]]
"""Cards by deck, period and drawer."""


def cards_of(key: str, seats: int, seed: int, others: str) -> Draws:
    """What each seat draws in a random game."""
    drawn: Draws = defaultdict(list)

    class Noted(SecureRng):  # compiled classes take no such subclass, so it is made only where it is used
        def pick(self, cards: list[int], deck: str, period: int, drawer: int, drawers: int) -> int:
            card = super().pick(cards, deck, period, drawer, drawers)
            if drawers > 1:
                drawn[deck, period, drawer].append(card)
            return card

    game = find_game(key)
    state, chance = game.start(seats, complete_options(game.options, {}), game.edition(None)), Noted(str(seed))
    mine, theirs, asking = Rng(f"mine {seed}"), Rng(f"{others} {seed}"), Asking(seats)
    while not game.over(state):
        actor = asking.next(game, state)
        if actor is None:
            game.apply(state, CHANCE, game.draw(state, chance))
        elif actor == CLOCK:
            tick = game.tick(state)
            assert tick is not None
            game.apply(state, CLOCK, tick)
        else:
            game.apply(state, actor, game.sample(state, actor, mine if actor == 0 else theirs))
    return drawn


def likeness(key: str, seats: int, pairs: int) -> float:
    """The share of seat 0's cards that are the same in both games of a pair."""
    same = all_cards = 0
    for seed in range(pairs):
        one, other = (cards_of(key, seats, seed, others) for others in ("these", "those"))
        for which, cards in one.items():
            if which[2] == 0:
                compared = list(zip(cards, other.get(which, []), strict=False))
                same += sum(mine == again for mine, again in compared)
                all_cards += len(compared)
    return same / all_cards


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.dice", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=200, help="random games a generator for the costs")
    parser.add_argument("--pairs", type=int, default=40, help="pairs of games for the likeness; 0 leaves it out")
    options = parser.parse_args()
    build = "compiled" if Path(module.__file__).suffix != ".py" else "interpreted"
    table = Table("what", *GENERATORS, "ratio", title=f"microseconds, {build} rules")
    numbers = {name: number_cost(kind) for name, kind in GENERATORS.items()}
    rows = {"one number": numbers}
    rows |= {f"a random game, {key}, {seats} seats": game_cost(key, seats, options.games) for key, seats in GAMES}
    for what, found in rows.items():
        fast, secure = found.values()
        table.add_row(what, f"{fast:.2f}", f"{secure:.2f}", f"{secure / fast:.2f}")
    Console().print(table)
    if options.pairs and build == "interpreted":
        table = Table("game", "seats", "seat 0's cards alike")
        for key in argosy.list_games():
            for seats in find_game(key).seats:
                table.add_row(key, str(seats), f"{likeness(key, seats, options.pairs):.1%}")
        Console().print(table)


if __name__ == "__main__":
    main()
