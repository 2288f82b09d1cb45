"""Random agents play each other through PettingZoo: the shortest use of an environment, and a measure of its speed."""

from __future__ import annotations

import argparse
import time

import numpy as np

from argosy.research.pettingzoo import mediterranean_v1, neptun_v0

MODULES = {"neptun": neptun_v0, "mediterranean": mediterranean_v1}


def main() -> None:
    """Play games and tell who won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(MODULES), default="neptun")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    try:
        env = MODULES[asked.game].env(seats=asked.seats, reward="win")
    except ValueError as error:
        parser.error(str(error))
    rng = np.random.default_rng(asked.seed)
    wins = dict.fromkeys(env.possible_agents, 0.0)
    tokens, start = 0, time.process_time()
    for number in range(asked.games):
        env.reset(seed=asked.seed + number)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            if over or cut:
                wins[agent] += reward
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                tokens += 1
    taken = time.process_time() - start
    for agent, won in wins.items():
        print(f"{agent} won {won:g} of {asked.games}")
    print(f"{tokens} steps, {tokens / taken:.0f} a second of processor time")


if __name__ == "__main__":
    main()
