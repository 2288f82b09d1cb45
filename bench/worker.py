"""Measures one thing in a process of its own and prints it as JSON; called by engine.py with the Python to measure.

`chess SECONDS`: random moves of python-chess. `play GAME SEATS SECONDS`: random play from set-up to the end.
`costs GAME SEATS`: the cost of each operation of the contract, over positions of random games.
`search GAME SEATS SECONDS`: playouts of the bot best.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

from argosy.core import playout as module
from argosy.core.contract import CHANCE, CLOCK, Action, State
from argosy.core.match import complete_options
from argosy.core.registry import AnyGame
from argosy.core.registry import game as find_game
from argosy.core.rng import Rng
from argosy.core.turn_order import Asking

Measured = dict[str, float] | dict[str, dict[str, float]]


def chess_moves(seconds: float) -> Measured:
    import random

    import chess

    dice = random.Random(1)
    moves = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 400:
            board.push(dice.choice(list(board.legal_moves)))
            moves += 1
        games += 1
    took = time.perf_counter() - start
    return {"moves_per_second": moves / took, "games_per_second": games / took}


def random_play(key: str, seats: int, seconds: float) -> Measured:
    game = find_game(key)
    options, edition = complete_options(game.options, {}), game.edition(None)
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.start(seats, options, edition)
        decisions += module.playout(game, state, Rng(f"bench {games}"))
        games += 1
    took = time.perf_counter() - start
    return {
        "decisions_per_second": decisions / took,
        "games_per_second": games / took,
        "decisions_per_game": decisions / games,
        "compiled": float(Path(module.__file__).suffix != ".py"),
    }


Positions = list[tuple[State, int, Action]]


def positions_of(game: AnyGame, seats: int, games: int) -> tuple[Positions, Positions]:
    """Every decision of some random games, and every chance outcome."""
    options, edition = complete_options(game.options, {}), game.edition(None)
    decisions: Positions = []
    chance: Positions = []
    for number in range(games):
        dice, state, asking = Rng(f"costs {number}"), game.start(seats, options, edition), Asking(seats)
        while not game.over(state):
            actor = asking.next(game, state)
            if actor is None:
                outcome = game.draw(state, dice)
                chance.append((state.clone(), CHANCE, outcome))
                game.apply(state, CHANCE, outcome)
            elif actor == CLOCK:
                tick = game.tick(state)
                assert tick is not None
                game.apply(state, CLOCK, tick)
            else:
                action = game.sample(state, actor, dice)
                decisions.append((state.clone(), actor, action))
                game.apply(state, actor, action)
    return decisions, chance


def mean(work: Callable[[State, int, Action], object], positions: Positions, repeats: int = 7) -> float:
    """Microseconds of a call on each position: the mean of the fastest pass, less that of doing nothing."""
    passes = {True: float("inf"), False: float("inf")}
    for _ in range(repeats):
        for real, call in ((True, work), (False, nothing)):
            copies = [(state.clone(), seat, action) for state, seat, action in positions]
            start = time.perf_counter()
            for state, seat, action in copies:
                call(state, seat, action)
            passes[real] = min(passes[real], time.perf_counter() - start)
    return (passes[True] - passes[False]) / len(positions) * 1e6


def nothing(state: State, seat: int, action: Action) -> None:
    """Cost what a call costs."""


def costs(key: str, seats: int, games: int = 8) -> Measured:
    game = find_game(key)
    decisions, chance = positions_of(game, seats, games)
    dice = Rng("costs")
    gc.disable()  # as timeit does
    calls = {
        "legal": mean(lambda state, seat, _: game.legal(state, seat), decisions),
        "apply": mean(game.apply, decisions),
        "clone": mean(lambda state, _, __: state.clone(), decisions),
        "guess": mean(lambda state, seat, _: game.guess(state, seat, dice), decisions),
        "view": mean(lambda state, seat, _: game.view(state, seat), decisions[::20]),
        "draw (chance)": mean(lambda state, _, __: game.draw(state, dice), chance),
        "apply (chance)": mean(game.apply, chance),
    }

    def decide(state: State, seat: int, action: Action) -> None:
        game.legal(state, seat)
        game.apply(state, seat, action)

    def happen(state: State, seat: int, action: Action) -> None:
        game.draw(state, dice)
        game.apply(state, seat, action)

    share: dict[str, float] = {}
    for positions, work in ((decisions, decide), (chance, happen)):
        for kind in sorted({type(action).__name__ for _, _, action in positions}):
            some = [one for one in positions if type(one[2]).__name__ == kind]
            share[f"{kind} ({len(some) / games:.0f} a game)"] = mean(work, some) * len(some) / games
    return {"microseconds": calls, "share": share}


def search_speed(key: str, seats: int, seconds: float) -> Measured:
    """Playouts a second of processor time of the bot that searches, at decisions of a game between sensible bots."""
    from argosy import Match
    from argosy.bots.level_bot import LevelBot
    from argosy.bots.levels import bot
    from argosy.bots.play import Asker
    from argosy.core.peek import Budget

    match, asker, best, sensible = Match.new(key, seats, "search"), Asker(), LevelBot("best"), bot("sensible")
    playouts, took, asked = 0, 0.0, 0
    while took < seconds and (seat := asker.next(match)) is not None:
        if asked % 5 == 0:
            start = time.process_time()
            advice = best.advise(match.peek(seat), Budget(f"search {asked}", iterations=30))
            if advice.iterations:
                playouts += advice.iterations
                took += time.process_time() - start
        asked += 1
        match.play(seat, sensible.choose(match.peek(seat), Budget(str(asked))))
    return {"playouts_per_second": playouts / took}


def main() -> None:
    match sys.argv[1:]:
        case ["chess", seconds]:
            print(json.dumps(chess_moves(float(seconds))))
        case ["play", key, seats, seconds]:
            print(json.dumps(random_play(key, int(seats), float(seconds))))
        case ["costs", key, seats]:
            print(json.dumps(costs(key, int(seats))))
        case ["search", key, seats, seconds]:
            print(json.dumps(search_speed(key, int(seats), float(seconds))))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
