"""OpenSpiel's information-set Monte Carlo tree search against bots of the ladder.

The search sits on another seat each game and sees what its seat sees: worlds that it cannot tell from the true one are
guessed by our rules, and played out at random by our engine.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts

from argosy.core.rng import Rng
from argosy.research.game_adapters import research_games
from argosy.research.openspiel import load
from argosy.research.openspiel_bots import LadderBot, Playouts

EXPLORE = 0.7


def played(game: Any, bots: list[Any], seed: int) -> list[float]:
    """A whole game; what it paid each seat."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([face for face, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    paid: list[float] = state.returns()
    return paid


def main() -> None:
    """Play games and tell how the search fared."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=research_games(), default="neptun")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=40, help="of the search, for each token (40)")
    parser.add_argument("--opponent", default="random", help="a bot of the ladder (random)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.simulations < 2:
        parser.error("the search needs 2 simulations at least: the first only makes the root of its tree")
    try:
        game = load(asked.game, asked.seats, reward="points", zero_sum=True)
        LadderBot(asked.opponent)
    except ValueError as error:
        parser.error(str(error))
    won = 0.0
    for number in range(asked.games):
        seed = asked.seed + number
        search = ismcts.ISMCTSBot(
            game, Playouts(f"{seed}"), EXPLORE, asked.simulations, random_state=np.random.RandomState(seed)
        )
        worlds = Rng(f"{seed} worlds")
        search.set_resampler(lambda state, player, worlds=worlds: state.resample(player, worlds))
        bots: list[Any] = [LadderBot(asked.opponent, f"{seed}") for _ in range(asked.seats)]
        seat = number % asked.seats
        bots[seat] = search
        paid = played(game, bots, seed)
        best = [one for one in range(asked.seats) if paid[one] == max(paid)]
        won += 1 / len(best) if seat in best else 0
        others = max(one for other, one in enumerate(paid) if other != seat)
        print(f"game {number + 1}: {100 * (paid[seat] - others):+.0f} points to the best of the others", flush=True)
    fair = asked.games / asked.seats
    print(f"the search won {won:g} of {asked.games} against {asked.opponent}; a fair share is {fair:g}")


if __name__ == "__main__":
    main()
