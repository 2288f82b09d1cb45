"""How fast Argosy is beside other kits for board games, each row of a table doing the same thing on every side.

    python -m bench.peers [--seconds 1] [--rounds 5] [--only steps bare clones] [--markdown] [--json FILE]

steps   random legal play; at every step the observation of the acting player as numbers, and its legal actions
bare    random legal play with nothing observed: list the legal actions, choose one, do it; and our own playouts, which
        draw a legal action without listing all, apart
clones  copies of a position

Every row is measured once a round, in turn, in processor time, and compared with the first row in the same round: a
table shows the median of these ratios, and the least and the most. The games differ in size, so a step is not worth the
same everywhere; the length of the observation is given beside it. RLCard has no loop without observations.

Nothing is installed here, and what is missing is said. For all rows, after `pip install '.[research]'`:

    pip install rlcard catanatron 'pettingzoo[classic]'
    pip install --no-deps catanatron_gym      (it pins an old gymnasium, which is not needed for this)
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import prod
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

Work = Iterator[int]
"""Does a piece of work at each step and says how many units it was; a first value below 0 is a length."""


# Steps: observation and legal actions of the acting player, every time


def steps_pettingzoo(module: str, **arguments: Any) -> Work:
    """PettingZoo's one-by-one interface."""
    from importlib import import_module

    env = import_module(module).env(**arguments)
    dice, number = random.Random(1), 0
    env.reset(seed=0)
    yield -int(env.last()[0]["observation"].size)
    while True:
        number += 1
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
            yield 1


def steps_open_spiel(game: Any) -> Work:
    """OpenSpiel's states: the tensor and the legal actions."""
    seen = game.get_type().provides_observation_tensor
    yield -prod(game.observation_tensor_shape() if seen else game.information_state_tensor_shape())
    yield from decisions_open_spiel(game, observed=True)


def decisions_open_spiel(game: Any, observed: bool) -> Work:
    """Random play with OpenSpiel's states, with the tensor at every decision or without."""
    dice = random.Random(1)
    seen = game.get_type().provides_observation_tensor  # hearts has only that of the information state
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                throw(state, dice)
                continue
            if observed and seen:
                state.observation_tensor(state.current_player())
            elif observed:
                state.information_state_tensor(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            yield 1


def steps_rlcard() -> Work:
    """RLCard's Uno, which extracts a state for the acting player at every step."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    dice = random.Random(1)
    state, _ = env.reset()
    yield -int(state["obs"].size)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            yield 1


def steps_catanatron() -> Work:
    """Catanatron with the features and the action numbers of its gym."""
    from catanatron_gym.envs.catanatron_env import to_action_space
    from catanatron_gym.features import create_sample_vector

    game = catan()
    yield -len(create_sample_vector(game, game.state.current_color()))
    while True:
        game = catan()
        while game.winning_color() is None and game.state.num_turns < 1000:
            create_sample_vector(game, game.state.current_color())
            _ = [to_action_space(action) for action in game.state.playable_actions]
            game.play_tick()
            yield 1


# Bare loops: nothing is observed


def bare_argosy(key: str) -> Work:
    """Our rules, asked and told as the others are."""
    import argosy
    from argosy.core.contract import CHANCE, CLOCK
    from argosy.core.match import complete_options
    from argosy.core.rng import Rng
    from argosy.core.turn_order import Asking

    game = argosy.game(key)
    options, edition = complete_options(game.options, {}), game.edition(None)
    dice, number = random.Random(1), 0
    while True:
        number += 1
        state, asking, chance = game.start(4, options, edition), Asking(4), Rng(f"peers {number}")
        while not game.over(state):
            if game.chance_due(state):
                game.apply(state, CHANCE, game.draw(state, chance), None)
                continue
            actor = asking.next(game, state)
            if actor == CLOCK:
                tick = game.tick(state)
                assert tick is not None
                game.apply(state, CLOCK, tick, None)
            elif actor is not None:
                game.apply(state, actor, dice.choice(game.legal(state, actor)), None)
                yield 1


def playouts(key: str) -> Work:
    """The playouts of our searches, which draw an action without listing all."""
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


def bare_catanatron() -> Work:
    """Games of Catanatron's random players."""
    while True:
        game = catan()
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            yield 1


def bare_open_spiel(name: str) -> Work:
    """OpenSpiel's states without tensors."""
    import pyspiel

    yield from decisions_open_spiel(pyspiel.load_game(name), observed=False)


# Clones


def clones_argosy(key: str) -> Work:
    """Copies of a position in the middle of a game."""
    import argosy

    match = argosy.Match.new(key, 4, "peers")
    for _ in range(60):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    while True:
        match.state.clone()
        yield 1


def clones_catanatron() -> Work:
    """Copies of a game that has begun."""
    game = catan()
    for _ in range(60):
        game.play_tick()
    while True:
        game.copy()
        yield 1


def clones_open_spiel(name: str) -> Work:
    """Copies of a position in the middle of a game."""
    import pyspiel

    dice = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(60):
        if state.is_chance_node():
            throw(state, dice)
        else:
            state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():
            state = pyspiel.load_game(name).new_initial_state()
    while True:
        state.clone()
        yield 1


# What the games need


def catan() -> Any:
    """A game of Catanatron for four random players."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color])


def throw(state: Any, dice: random.Random) -> None:
    """Let chance act in OpenSpiel."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(dice.choices(outcomes, chances)[0])


def spiel(name: str, **parameters: Any) -> Any:
    """A game of OpenSpiel's own."""
    import pyspiel

    return pyspiel.load_game(name, parameters)


def ours(key: str) -> Any:
    """A game of ours in OpenSpiel."""
    from argosy.research.openspiel import load

    return load(key, seats=4)


@dataclass(frozen=True)
class Row:
    """One contestant: its name, the modules it needs, how those are installed, and its work."""

    name: str
    needs: tuple[str, ...]
    install: str
    work: Callable[[], Work]

    @property
    def missing(self) -> bool:
        """Whether something that it needs is not installed."""
        return any(find_spec(module) is None for module in self.needs)


RESEARCH = "'.[research]'"
CLASSIC = "'pettingzoo[classic]'"
GYM = "catanatron; pip install --no-deps catanatron_gym"
OURS = "argosy.research.pettingzoo"
Tables = dict[str, tuple[str, tuple[Row, ...]]]
"""By name: the title of a table and its rows, the first of which is compared with the others."""
TABLES: Tables = {
    "steps": (
        "random play with observation and legal actions at every step, steps/s",
        (
            Row("argosy neptun, PettingZoo", ("pettingzoo",), RESEARCH, lambda: steps_pettingzoo(f"{OURS}.neptun_v0")),
            Row(
                "argosy mediterranean, PettingZoo",
                ("pettingzoo",),
                RESEARCH,
                lambda: steps_pettingzoo(f"{OURS}.mediterranean_v1"),
            ),
            Row("argosy neptun, OpenSpiel", ("pyspiel",), RESEARCH, lambda: steps_open_spiel(ours("neptun"))),
            Row(
                "argosy mediterranean, OpenSpiel",
                ("pyspiel",),
                RESEARCH,
                lambda: steps_open_spiel(ours("mediterranean")),
            ),
            Row(
                "pettingzoo connect four",
                ("pettingzoo", "pygame"),
                CLASSIC,
                lambda: steps_pettingzoo("pettingzoo.classic.connect_four_v3"),
            ),
            Row(
                "pettingzoo hanabi, 4 seats",
                ("pettingzoo", "shimmy", "pyspiel"),
                CLASSIC,
                lambda: steps_pettingzoo("pettingzoo.classic.hanabi_v5", players=4),
            ),
            Row("open_spiel backgammon", ("pyspiel",), "open_spiel", lambda: steps_open_spiel(spiel("backgammon"))),
            Row(
                "open_spiel hanabi, 4 seats",
                ("pyspiel",),
                "open_spiel",
                lambda: steps_open_spiel(spiel("hanabi", players=4)),
            ),
            Row("open_spiel gin rummy", ("pyspiel",), "open_spiel", lambda: steps_open_spiel(spiel("gin_rummy"))),
            Row("rlcard uno", ("rlcard",), "rlcard", steps_rlcard),
            Row("catanatron with its gym's features", ("catanatron", "catanatron_gym"), GYM, steps_catanatron),
        ),
    ),
    "bare": (
        "random play by bare engine loops, nothing observed, decisions/s",
        (
            Row("argosy neptun", ("argosy",), "argosy", lambda: bare_argosy("neptun")),
            Row("argosy mediterranean", ("argosy",), "argosy", lambda: bare_argosy("mediterranean")),
            Row("argosy neptun, own playouts", ("argosy",), "argosy", lambda: playouts("neptun")),
            Row("argosy mediterranean, own playouts", ("argosy",), "argosy", lambda: playouts("mediterranean")),
            Row("catanatron", ("catanatron",), "catanatron", bare_catanatron),
            Row("open_spiel backgammon", ("pyspiel",), "open_spiel", lambda: bare_open_spiel("backgammon")),
            Row("open_spiel gin rummy", ("pyspiel",), "open_spiel", lambda: bare_open_spiel("gin_rummy")),
        ),
    ),
    "clones": (
        "copies of a position, clones/s",
        (
            Row("argosy neptun", ("argosy",), "argosy", lambda: clones_argosy("neptun")),
            Row("argosy mediterranean", ("argosy",), "argosy", lambda: clones_argosy("mediterranean")),
            Row("catanatron", ("catanatron",), "catanatron", clones_catanatron),
            Row("open_spiel backgammon", ("pyspiel",), "open_spiel", lambda: clones_open_spiel("backgammon")),
            Row("open_spiel gin rummy", ("pyspiel",), "open_spiel", lambda: clones_open_spiel("gin_rummy")),
        ),
    ),
}


@dataclass
class Measured:
    """A row with its rate in every round, and the length of its observation where it has one."""

    row: Row
    rates: list[float]
    observation: int = 0


def rate(measured: Measured, seconds: float) -> float:
    """Units of work in a second of processor time."""
    work = measured.row.work()
    first = next(work)  # what is loaded or built once does not count
    if first < 0:
        measured.observation = -first
        next(work)
    units, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        units += next(work)
    return units / (time.process_time() - begun)


def measure(tables: Tables, seconds: float, rounds: int) -> dict[str, list[Measured]]:
    """Every row once a round, in turn, so that whatever else the machine does hits all of them."""
    found = {name: [Measured(row, []) for row in rows if not row.missing] for name, (_, rows) in tables.items()}
    for _ in track(range(rounds), "rounds", console=Console(stderr=True)):
        for rows in found.values():
            for measured in rows:
                measured.rates.append(rate(measured, seconds))
    return found


def ratios(mine: Measured, first: Measured) -> tuple[float, float, float]:
    """The median, the least and the most of a row's rates over those of the first row in the same rounds."""
    found = sorted([one / other for one, other in zip(mine.rates, first.rates, strict=True)])
    return statistics.median(found), found[0], found[-1]


def lines(rows: Sequence[Row], measured: list[Measured]) -> list[tuple[str, str, str, str]]:
    """The rows of a table as texts; what is missing says how to install it."""
    by_name = {one.row.name: one for one in measured}
    first = by_name.get(rows[0].name)
    found = []
    for row in rows:
        mine = by_name.get(row.name)
        if mine is None:
            found.append((row.name, f"not installed: pip install {row.install}", "", ""))
            continue
        middle, least, most = ratios(mine, first) if first else (0.0, 0.0, 0.0)
        ratio = "1" if mine is first else f"{middle:.3g} ({least:.3g} to {most:.3g})" if first else ""
        size = str(mine.observation) if mine.observation else ""
        found.append((row.name, f"{statistics.median(mine.rates):,.0f}", ratio, size))
    return found


def show(tables: Tables, found: dict[str, list[Measured]], build: str, markdown: bool) -> None:
    """The tables, for a terminal or for a document."""
    for table, measured in found.items():
        title = f"{tables[table][0]} (argosy {build})"
        columns = 4 if any(one.observation for one in measured) else 3
        headings = ("", "median rate", "times the first row (least to most)", "numbers observed")[:columns]
        rows = [row[:columns] for row in lines(tables[table][1], measured)]
        if markdown:
            print(f"\n{title}\n\n| {' | '.join(headings)} |\n|{'|'.join(['---', *['--:'] * (len(headings) - 1)])}|")
            print("\n".join(f"| {' | '.join(row)} |" for row in rows))
            continue
        drawn = Table(title=title)
        for place, heading in enumerate(headings):
            drawn.add_column(heading, justify="right" if place else "left")
        for row in rows:
            drawn.add_row(*row)
        Console().print(drawn)


def run(tables: Tables, description: str | None) -> int:
    """The command line: measure these tables and show them."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time for each row in each round (1)")
    parser.add_argument("--rounds", type=int, default=5, help="how often each row is measured (5)")
    parser.add_argument("--only", nargs="+", choices=sorted(tables), default=list(tables), help="these tables alone")
    parser.add_argument("--markdown", action="store_true", help="print tables for a document")
    parser.add_argument("--json", type=Path, help="write all figures there")
    options = parser.parse_args()
    warnings.simplefilter("ignore")  # of libraries that are not ours
    found = measure({name: tables[name] for name in options.only}, options.seconds, options.rounds)
    from argosy.core import playout

    build = "interpreted" if str(playout.__file__).endswith(".py") else "compiled"
    show(tables, found, build, options.markdown)
    if options.json:
        data = {table: {one.row.name: one.rates for one in rows} for table, rows in found.items()}
        options.json.write_text(json.dumps(data, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(run(TABLES, __doc__))
