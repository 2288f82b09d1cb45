"""Teach a small network Neptun against random opponents: masked PPO in plain NumPy, on one processor.

`python examples/learn_neptun.py --minutes 5 --curve curve.svg` learns for five minutes, then plays games without
learning and tells how often it won, with a 95 % interval; a fair share of four seats is 25 %. It measures against
`random`, its opponents while it learns, and against `sensible`, the next level of the ladder: what is enough to beat
players who move at random (about 90 % after 4,000 games) won 0 of 400 games against rules of thumb.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

from argosy.arena.stats.intervals import wilson
from argosy.research.gymnasium import IDS  # and this registers the environments

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

PARTS = (
    "spelled", "phase", "round", "turn", "wind", "order", "seat_0", "hand", "near", "display", "sail", "temples",
)  # fmt: skip
"""What the network looks at: all but the other seats' boards, the sea chart and the decks."""
HIDDEN = 128
GAMES = 12  # to an update
EPOCHS = 5
BATCH = 256
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
DISCOUNT = 0.99
TRACE = 0.95  # of generalised advantage estimation
SCALE = 10.0  # rewards of a game are then a few
PROMISE = 0.1  # of a step on a temple's scale, or of two coins


class Step(NamedTuple):
    """What was seen, chosen and earned with one token; `last` marks the end of a game."""

    seen: Floats
    mask: NDArray[np.bool_]
    token: int
    chance: float
    value: float
    reward: float
    last: bool


class Network:
    """A wish for each token, straight from what is seen and by a hidden layer; and what is still to be earned."""

    def __init__(self, inputs: int, tokens: int, rng: np.random.Generator) -> None:
        def matrix(rows: int, columns: int, gain: float) -> Floats:
            return np.asarray(rng.standard_normal((rows, columns)) * gain / np.sqrt(rows), np.float32)

        self.weights: Weights = {
            "in": matrix(inputs, HIDDEN, 1.4),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "letters": matrix(HIDDEN, tokens, 0.01),
            "direct": np.zeros((inputs, tokens), np.float32),
            "letters_bias": np.zeros(tokens, np.float32),
            "value": matrix(HIDDEN, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.second = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.steps = 0

    def forward(self, seen: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chance of each token (0 where the mask forbids it), and the values."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["in_bias"], 0)
        wish = np.where(masks, hidden @ w["letters"] + seen @ w["direct"] + w["letters_bias"], -1e9)
        chances = np.exp(wish - wish.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def learn(self, slopes: Weights) -> None:
        """One step of Adam down these slopes."""
        self.steps += 1
        length = float(np.sqrt(sum(float((one**2).sum()) for one in slopes.values())))
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (length + 1e-8))
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            step = self.first[name] / (1 - 0.9**self.steps)
            self.weights[name] -= RATE * step / (np.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8)


def promise(env: Any) -> float:
    """What one has that points come from: steps on the temples' scales, and coins.

    Its changes are added to the reward, so that a delivery pays at once and not only when the round is scored. What one
    has at the end of a game counts for nothing, so over a whole game this adds nothing.
    """
    if env.table.over:
        return 0.0
    me = env.table.view(env.seat).players[env.seat]
    return float(PROMISE * (sum(me.tokens.values()) + me.gold / 2))


def looked_at(env: Any) -> NDArray[np.int64]:
    """The places of the parts in an observation."""
    layout = env.setting.encoder.layout
    return np.concatenate([np.arange(layout[part].start, layout[part].stop) for part in PARTS])


def play(env: Any, network: Network, rng: np.random.Generator, seed: int, kept: list[Step] | None) -> tuple[float, int]:
    """Play a game; the share of the win, and the points. Without learning always the likeliest token."""
    seen, info = env.reset(seed=seed)
    places = looked_at(env)
    had = promise(env)
    while True:
        page, mask = seen["observation"][places], seen["action_mask"].astype(bool)
        _, chances, values = network.forward(page[None], mask[None])
        if kept is None:
            token = int(chances[0].argmax())
        else:
            token = int(rng.choice(len(mask), p=chances[0] / chances[0].sum()))
        following, reward, over, _, info = env.step(token)
        has = promise(env)
        if kept is not None:
            earned = reward * SCALE + DISCOUNT * has - had
            kept.append(Step(page, mask, token, float(chances[0, token]), float(values[0]), earned, over))
        if over:
            won = 1.0 / info["places"].count(1) if info["places"][info["seat"]] == 1 else 0.0
            return won, info["points"][info["seat"]]
        seen, had = following, has


def advantages(kept: Sequence[Step]) -> Floats:
    """How much better each token turned out than was expected (generalised advantage estimation)."""
    found = np.zeros(len(kept), np.float32)
    carried = after = 0.0
    for at in range(len(kept) - 1, -1, -1):
        step = kept[at]
        if step.last:
            carried = after = 0.0
        carried = step.reward + DISCOUNT * after - step.value + DISCOUNT * TRACE * carried
        found[at], after = carried, step.value
    return found


def slopes_of(
    network: Network, seen: Floats, masks: NDArray[np.bool_], tokens: NDArray[np.int64], old: Floats, gain: Floats,
    target: Floats,
) -> Weights:  # fmt: skip
    """The slopes of PPO's loss: clipped policy, value, entropy."""
    count = len(tokens)
    rows = np.arange(count)
    hidden, chances, values = network.forward(seen, masks)
    ratio = chances[rows, tokens] / old
    moved = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
    pull = np.where(moved, 0.0, ratio * gain)
    wish = chances * pull[:, None]
    wish[rows, tokens] -= pull
    logs = np.log(np.maximum(chances, 1e-9))
    disorder = -(chances * logs).sum(axis=1, keepdims=True)
    wish += ENTROPY * chances * (logs + disorder)
    wish = (wish / count).astype(np.float32)
    off = ((values - target) / count)[:, None].astype(np.float32)
    back = (wish @ network.weights["letters"].T + 0.5 * off @ network.weights["value"].T) * (hidden > 0)
    return {
        "in": seen.T @ back,
        "in_bias": back.sum(axis=0),
        "letters": hidden.T @ wish,
        "direct": seen.T @ wish,
        "letters_bias": wish.sum(axis=0),
        "value": 0.5 * hidden.T @ off,
        "value_bias": 0.5 * off.sum(axis=0),
    }


def update(network: Network, kept: Sequence[Step], rng: np.random.Generator) -> None:
    """Learn from some games."""
    gain = advantages(kept)
    target = gain + np.array([step.value for step in kept], np.float32)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    seen, masks = np.stack([step.seen for step in kept]), np.stack([step.mask for step in kept])
    tokens, old = np.array([step.token for step in kept]), np.array([step.chance for step in kept], np.float32)
    for _ in range(EPOCHS):
        mixed = rng.permutation(len(tokens))
        for start in range(0, len(mixed), BATCH):
            some = mixed[start : start + BATCH]
            network.learn(
                slopes_of(network, seen[some], masks[some], tokens[some], old[some], gain[some], target[some])
            )


def measured(network: Network, opponent: str, seats: int, games: int, rng: np.random.Generator) -> str:
    """Play without learning against one kind of bot on all other seats; the share of wins in words."""
    env: Any = gymnasium.make(IDS["neptun"], seats=seats, opponents=[opponent], reward="gain").unwrapped
    wins = sum(play(env, network, rng, 2**40 + number, None)[0] for number in range(games))
    low, high = wilson(wins, games)
    share = f"{wins / games:.1%} ({low:.1%} to {high:.1%})"
    return f"Without learning, against {opponent}: {wins:g} of {games} games won, {share}"


def drawing(curve: Sequence[tuple[int, float]], results: Sequence[str]) -> str:
    """The learning curve as SVG: the share of wins by games played, the fair share, and the results below."""
    wide, high, edge = 640, 320, 48
    most = max(games for games, _ in curve)

    def place(games: float, share: float) -> str:
        return f"{edge + games / most * (wide - 2 * edge):.1f},{high - edge - share * (high - 2 * edge):.1f}"

    line = " ".join(place(games, share) for games, share in curve)
    marks = "".join(
        f'<text x="{edge - 8}" y="{place(0, share).split(",")[1]}" text-anchor="end" dy="4">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    fair = " ".join([place(0, 0.25), place(most, 0.25)])
    below = "".join(f'<text x="{edge}" y="{high + 16 * row}">{one}</text>\n' for row, one in enumerate(results))
    tall = high + 16 * len(results)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" font-family="sans-serif" '
        f'font-size="12">\n'
        f'<rect width="{wide}" height="{tall}" fill="#fff"/>\n'
        f'<polyline points="{fair}" fill="none" stroke="#999" stroke-dasharray="4 4"/>\n'
        f'<polyline points="{line}" fill="none" stroke="#06c" stroke-width="2"/>\n{marks}\n'
        f'<text x="{wide - edge}" y="{high - edge + 20}" text-anchor="end">{most} games</text>\n{below}'
        f'<text x="{edge}" y="24">Wins against random players while learning; dashes: a fair share</text>\n</svg>\n'
    )


def main() -> None:
    """Learn, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn (5)")
    parser.add_argument("--learn", type=int, metavar="GAMES", help="learn from so many games, however long it takes")
    parser.add_argument("--games", type=int, default=400, help="games to measure with afterwards, each time (400)")
    parser.add_argument(
        "--against", nargs="*", default=["random", "sensible"], metavar="BOT", help="whom to measure against afterwards"
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to draw the learning curve, as SVG")
    asked = parser.parse_args()
    try:
        env: Any = gymnasium.make(IDS["neptun"], seats=asked.seats, reward="gain").unwrapped
        gymnasium.make(IDS["neptun"], opponents=asked.against or ["random"])  # a misspelt bot is refused now
    except ValueError as error:
        parser.error(str(error))
    rng = np.random.default_rng(asked.seed)
    network = Network(len(looked_at(env)), int(env.action_space.n), rng)
    curve: list[tuple[int, float]] = []
    outcomes: list[tuple[float, int]] = []
    end = time.monotonic() + 60 * asked.minutes
    print("games  wins  points", flush=True)
    while len(outcomes) < asked.learn if asked.learn is not None else time.monotonic() < end:
        kept: list[Step] = []
        outcomes += [play(env, network, rng, int(rng.integers(2**31)), kept) for _ in range(GAMES)]
        update(network, kept, rng)
        share, points = np.mean(outcomes[-100:], axis=0)
        curve.append((len(outcomes), float(share)))
        print(f"{len(outcomes):5}  {share:4.0%}  {points:6.1f}", flush=True)
    results = []
    for opponent in asked.against if asked.games else ():
        results.append(measured(network, opponent, asked.seats, asked.games, rng))
        print(f"{results[-1]}; a fair share is {1 / asked.seats:.0%}", flush=True)
    if asked.curve and curve:
        asked.curve.write_text(drawing(curve, results), encoding="utf-8")


if __name__ == "__main__":
    main()
