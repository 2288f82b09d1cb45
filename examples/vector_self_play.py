"""Random self-play in the vector environment: steps per second, and what each step returns.

python examples/vector_self_play.py [--game neptun] [--games 256] [--seconds 5] [--workers 0] [--opponent BOT ...]
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from argosy.research.vector import GamesVectorEnv


def play(env: GamesVectorEnv, seconds: float) -> None:
    """Choose random legal tokens for some seconds, and print what came of it."""
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    steps = ended = 0
    wins = np.zeros(env.setting.seats)
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        mask = seen["action_mask"]  # games x tokens; a learner also looks at seen["observation"] and info["seat"]
        tokens = (rng.random(mask.shape) * mask).argmax(axis=1)
        seen, _rewards, over, _, info = env.step(tokens)
        steps += env.num_envs
        for places in info["final_info"]["places"][over] if over.any() else ():
            wins += [place == 1 for place in places]
            ended += 1
    took = time.perf_counter() - begun
    print(f"{steps / took:,.0f} steps/s, {ended} games ended, wins by seat {wins.astype(int).tolist()}")


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="neptun", help="neptun or mediterranean")
    parser.add_argument("--games", type=int, default=256, help="games that are stepped together")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 plays in this one")
    parser.add_argument("--opponent", nargs="+", default=[], help="bots on all seats but one; none: all seats learn")
    options = parser.parse_args()
    env = GamesVectorEnv(options.game, options.games, opponents=options.opponent, workers=options.workers)
    try:
        play(env, options.seconds)
    finally:
        env.close()


if __name__ == "__main__":
    main()
