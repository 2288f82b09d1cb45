"""Measures one thing in a process of its own and prints it as JSON; called by engine.py with the Python to measure.

`chess SECONDS`: random moves of python-chess. `play GAME SEATS SECONDS`: random play from set-up to the end.
`costs GAME SEATS`: the cost of each operation of the contract, over positions of random games.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

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
    from argosy.core import playout as module
    from argosy.core.match import complete_options
    from argosy.core.registry import game as find_game
    from argosy.core.rng import Rng

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


def best_of(work: Callable[[], object], repeats: int = 5) -> float:
    """Seconds of the fastest run."""
    fastest = float("inf")
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        fastest = min(fastest, time.perf_counter() - start)
    return fastest


def costs(key: str, seats: int, games: int = 8) -> Measured:
    from argosy.core.contract import Action, State
    from argosy.core.match import complete_options
    from argosy.core.registry import game as find_game
    from argosy.core.rng import Rng

    game = find_game(key)
    options, edition = complete_options(game.options, {}), game.edition(None)
    positions: list[tuple[State, int, Action]] = []
    chance: list[tuple[State, Action]] = []
    for number in range(games):
        dice, state = Rng(f"costs {number}"), game.start(seats, options, edition)
        while not game.over(state):
            waiting = game.to_act(state)
            if waiting:
                seat = waiting[0]
                action = game.sample(state, seat, dice)
                positions.append((state.clone(), seat, action))
                game.apply(state, seat, action)
            else:
                drawn = game.draw(state, dice)
                chance.append((state.clone(), drawn))
                game.apply(state, -1, drawn)
    dice = Rng("costs")
    some = positions[::20]

    def apply_all() -> None:
        for state, seat, action in positions:
            game.apply(state.clone(), seat, action)

    clone = best_of(lambda: [state.clone() for state, _, _ in positions]) / len(positions)
    micro = {
        "legal": best_of(lambda: [game.legal(state, seat) for state, seat, _ in positions]) / len(positions),
        "apply": best_of(apply_all) / len(positions) - clone,
        "clone": clone,
        "guess": best_of(lambda: [game.guess(state, seat, dice) for state, seat, _ in positions]) / len(positions),
        "view": best_of(lambda: [game.view(state, seat) for state, seat, _ in some]) / len(some),
        "draw (chance)": best_of(lambda: [game.draw(state, dice) for state, _ in chance]) / len(chance),
        "start": best_of(lambda: [game.start(seats, options, edition) for _ in range(200)]) / 200,
    }
    by_kind: dict[str, list[float]] = {}
    for state, seat, action in positions:
        copy = state.clone()
        start = time.perf_counter()
        game.legal(copy, seat)
        game.apply(copy, seat, action)
        by_kind.setdefault(type(action).__name__, []).append(time.perf_counter() - start)
    for state, drawn in chance:
        copy = state.clone()
        start = time.perf_counter()
        game.apply(copy, -1, game.draw(state, dice) if game.outcomes(state) is None else drawn)
        by_kind.setdefault(f"{type(drawn).__name__} (chance)", []).append(time.perf_counter() - start)
    return {
        "microseconds": {name: cost * 1e6 for name, cost in micro.items()},
        "share": {name: sum(all_of) / games * 1e6 for name, all_of in by_kind.items()},
    }


def main() -> None:
    match sys.argv[1:]:
        case ["chess", seconds]:
            print(json.dumps(chess_moves(float(seconds))))
        case ["play", key, seats, seconds]:
            print(json.dumps(random_play(key, int(seats), float(seconds))))
        case ["costs", key, seats]:
            print(json.dumps(costs(key, int(seats))))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
