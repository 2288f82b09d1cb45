"""How fast Argosy is beside other kits for board games, as ratios from one run.

    PYTHON bench/peers.py [--seconds 2] [--rounds 3] [--json FILE]

PYTHON is a Python with argosy[research] and as many of the others as one likes: `pip install catanatron rlcard pygame`;
pygame is what PettingZoo's own games draw with. Nothing is installed here, and what is missing is left out. The games
differ in size, so a decision is not worth the same everywhere: the ratios tell what a researcher can expect of a kit.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

YARDSTICK = "argosy neptun"
Work = Iterator[int]
"""Does a piece of work at each step and says how many units it was."""


def play_argosy(key: str) -> Work:
    """Random games by the inner loop of the engine."""
    import argosy
    from argosy.core.match import complete_options
    from argosy.core.playout import playout
    from argosy.core.rng import Rng

    game = argosy.game(key)
    options, edition = complete_options(game.options, {}), game.edition(None)
    number = 0
    while True:
        number += 1
        yield playout(game, game.start(4, options, edition), Rng(f"peers {number}"))


def clone_argosy(key: str) -> Work:
    """Copies of a position in the middle of a game."""
    import argosy

    match = argosy.Match.new(key, 4, "peers")
    for _ in range(60):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    while True:
        match.state.clone()
        yield 1


def step_argosy(key: str) -> Work:
    """Steps of PettingZoo's interface, with observations and masks."""
    from importlib import import_module

    yield from step_aec(import_module(f"argosy.research.pettingzoo.{key}_v0").env(seats=4))


def play_catanatron() -> Work:
    """Random games of the settlers."""
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            yield 1


def clone_catanatron() -> Work:
    """Copies of a game that has begun."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color])
    for _ in range(60):
        game.play_tick()
    while True:
        game.copy()
        yield 1


def begun_backgammon() -> Any:
    import pyspiel

    return pyspiel.load_game("backgammon").new_initial_state()


def play_open_spiel() -> Work:
    """Random games of backgammon, in C++ below Python."""
    dice = random.Random(1)
    while True:
        state = begun_backgammon()
        while not state.is_terminal():
            chance = state.is_chance_node()
            state.apply_action(dice.choice(state.legal_actions()))
            if not chance:
                yield 1


def clone_open_spiel() -> Work:
    """Copies of a position of backgammon."""
    state = begun_backgammon()
    while True:
        state.clone()
        yield 1


def step_aec(env: Any) -> Work:
    """Random legal agents through PettingZoo's one-by-one interface."""
    dice = random.Random(1)
    number = 0
    while True:
        number += 1
        env.reset(seed=number)
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            legal = observation["action_mask"].nonzero()[0]
            env.step(None if over or cut else int(dice.choice(legal)))
            yield 1


def step_pettingzoo() -> Work:
    """PettingZoo's own connect four."""
    from pettingzoo.classic import connect_four_v3

    yield from step_aec(connect_four_v3.env())


def play_rlcard() -> Work:
    """Random games of Uno."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    dice = random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            yield 1


CONTESTS: dict[str, dict[str, tuple[str, Callable[[], Work]]]] = {
    "random play, decisions a second": {
        YARDSTICK: ("argosy", lambda: play_argosy("neptun")),
        "argosy mediterranean": ("argosy", lambda: play_argosy("mediterranean")),
        "catanatron": ("catanatron", play_catanatron),
        "open_spiel backgammon": ("pyspiel", play_open_spiel),
        "rlcard uno": ("rlcard", play_rlcard),
    },
    "clone, copies a second": {
        YARDSTICK: ("argosy", lambda: clone_argosy("neptun")),
        "argosy mediterranean": ("argosy", lambda: clone_argosy("mediterranean")),
        "catanatron": ("catanatron", clone_catanatron),
        "open_spiel backgammon": ("pyspiel", clone_open_spiel),
    },
    "through PettingZoo, steps a second": {
        YARDSTICK: ("pettingzoo", lambda: step_argosy("neptun")),
        "argosy mediterranean": ("pettingzoo", lambda: step_argosy("mediterranean")),
        "pettingzoo connect four": ("pygame", step_pettingzoo),
    },
}


def rate(work: Work, seconds: float) -> float:
    """Units of work in a second of processor time."""
    next(work)  # what is loaded or built once does not count
    units, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        units += next(work)
    return units / (time.process_time() - begun)


def measured(seconds: float, rounds: int) -> dict[str, dict[str, list[float]]]:
    """Every contestant once a round, in turn, so that whatever else the machine does hits all of them."""
    seen: dict[str, dict[str, list[float]]] = {contest: {} for contest in CONTESTS}
    for _ in track(range(rounds), "rounds", console=Console(stderr=True)):
        for contest, entrants in CONTESTS.items():
            for name, (library, work) in entrants.items():
                if find_spec(library) is not None:
                    seen[contest].setdefault(name, []).append(rate(work(), seconds))
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each contestant in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, help="write all figures there")
    options = parser.parse_args()
    warnings.simplefilter("ignore")  # of libraries that are not ours
    seen = measured(options.seconds, options.rounds)
    from argosy.core import playout

    build = "interpreted" if str(playout.__file__).endswith(".py") else "compiled"
    for contest, rates in seen.items():
        table = Table(title=f"{contest} (argosy {build})")
        for heading in ("", "median", f"ratio to {YARDSTICK}"):
            table.add_column(heading, justify="right")
        middle = statistics.median(rates[YARDSTICK]) if YARDSTICK in rates else None
        for name in CONTESTS[contest]:
            if name not in rates:
                table.add_row(name, "not installed", "")
                continue
            mine = statistics.median(rates[name])
            table.add_row(name, f"{mine:,.0f}", f"{mine / middle:.3g}" if middle else "")
        Console().print(table)
    if options.json:
        options.json.write_text(json.dumps(seen, indent=1) + "\n")


if __name__ == "__main__":
    main()
