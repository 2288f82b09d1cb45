"""Train a small policy for Neptun against bots: masked PPO in plain NumPy, on one processor.

    python examples/learn_neptun.py --minutes 5 --curve curve.svg --save small.npz
    argosy arena neptun --bots policy:small.npz,random --seats 4 --rotate

It trains for five minutes, then plays games without learning and prints how often it won, with a 95 % interval; a fair
share of four seats is 25 %. It measures against `random`, its opponents in training unless `--opponent` names others,
and against `sensible`, the next level of the ladder: what is enough to beat random play (about 90 % after 4,000 games)
won 0 of 400 games against rules of thumb. `examples/ppo.py` is the larger example, with PyTorch.
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
from argosy.bots.policy import Policy
from argosy.network import Network
from argosy.research.gymnasium import IDS  # and this registers the environments

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

PARTS = (
    "spelled", "phase", "round", "turn", "wind", "order", "seat_0", "hand", "near", "display", "sail", "temples",
)  # fmt: skip
"""The parts of an observation that the network reads: all but the other seats' boards, the sea chart and the decks."""
HIDDEN = 128
GAMES = 12  # to an update
EPOCHS = 5
BATCH = 256
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
DISCOUNT = 0.99
LAMBDA = 0.95  # of generalised advantage estimation
SCALE = 10.0  # rewards of a game are then a few
POTENTIAL = 0.1  # of a step on a temple's scale, or of two coins


class Step(NamedTuple):
    """One transition: observation, mask, token, its probability then, value, reward; `last` ends an episode."""

    observation: Floats
    mask: NDArray[np.bool_]
    token: int
    probability: float
    value: float
    reward: float
    last: bool


class ActorCritic:
    """Logits of the tokens, from a hidden layer and directly from the inputs; and the value, from the hidden layer."""

    def __init__(self, inputs: int, tokens: int, rng: np.random.Generator) -> None:
        def matrix(rows: int, columns: int, gain: float) -> Floats:
            return np.asarray(rng.standard_normal((rows, columns)) * gain / np.sqrt(rows), np.float32)

        self.weights: Weights = {
            "in": matrix(inputs, HIDDEN, 1.4),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "policy": matrix(HIDDEN, tokens, 0.01),
            "direct": np.zeros((inputs, tokens), np.float32),
            "policy_bias": np.zeros(tokens, np.float32),
            "value": matrix(HIDDEN, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
        }
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def forward(self, observations: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probability of each token (0 where the mask forbids it), and the values."""
        w = self.weights
        hidden = np.maximum(observations @ w["in"] + w["in_bias"], 0)
        logits = np.where(masks, hidden @ w["policy"] + observations @ w["direct"] + w["policy_bias"], -1e9)
        probabilities = np.exp(logits - logits.max(axis=1, keepdims=True))
        probabilities /= probabilities.sum(axis=1, keepdims=True)
        return hidden, probabilities, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def step(self, gradients: Weights) -> None:
        """One step of Adam, with the norm of the gradients clipped at 0.5."""
        self.steps += 1
        norm = float(np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values())))
        for name, gradient in gradients.items():
            gradient = gradient * min(1.0, 0.5 / (norm + 1e-8))
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient**2 - self.square[name])
            step = self.mean[name] / (1 - 0.9**self.steps)
            self.weights[name] -= RATE * step / (np.sqrt(self.square[name] / (1 - 0.999**self.steps)) + 1e-8)

    def policy(self, places: NDArray[np.int64], inputs: int) -> Network:
        """The policy as a network of whole observations: inputs that it does not read have weights of 0.

        A direct connection is a pair of hidden units, x and -x, since ReLU(x) - ReLU(-x) = x.
        """
        w = self.weights
        tokens = len(w["policy_bias"])
        hidden = np.zeros((inputs, HIDDEN + 2 * tokens), np.float32)
        hidden[places] = np.hstack([w["in"], w["direct"], -w["direct"]])
        one = np.eye(tokens, dtype=np.float32)
        bias = np.concatenate([w["in_bias"], np.zeros(2 * tokens, np.float32)])
        return Network((hidden, np.vstack([w["policy"], one, -one])), (bias, w["policy_bias"]))


def potential(env: Any) -> float:
    """What points will come from: steps on the temples' scales, and coins.

    Its changes are added to the reward (potential-based shaping), so that a delivery pays at once and not only when the
    round is scored. It is 0 at the end of a game, so it does not change which policy is best.
    """
    if env.table.over:
        return 0.0
    me = env.table.view(env.seat).players[env.seat]
    return float(POTENTIAL * (sum(me.tokens.values()) + me.gold / 2))


def inputs_of(env: Any) -> NDArray[np.int64]:
    """The indices of the parts in an observation."""
    layout = env.setting.encoder.layout
    return np.concatenate([np.arange(layout[part].start, layout[part].stop) for part in PARTS])


def play(
    env: Any, network: ActorCritic, rng: np.random.Generator, seed: int, rollout: list[Step] | None
) -> tuple[float, int]:
    """Play a game; the share of the win, and the points. Without a rollout to fill always the likeliest token."""
    seen, info = env.reset(seed=seed)
    places = inputs_of(env)
    before = potential(env)
    while True:
        observation, mask = seen["observation"][places], seen["action_mask"].astype(bool)
        _, probabilities, values = network.forward(observation[None], mask[None])
        if rollout is None:
            token = int(probabilities[0].argmax())
        else:
            token = int(rng.choice(len(mask), p=probabilities[0] / probabilities[0].sum()))
        seen, reward, over, _, info = env.step(token)
        after = potential(env)
        if rollout is not None:
            shaped = reward * SCALE + DISCOUNT * after - before
            rollout.append(
                Step(observation, mask, token, float(probabilities[0, token]), float(values[0]), shaped, over)
            )
        if over:
            won = 1.0 / info["places"].count(1) if info["places"][info["seat"]] == 1 else 0.0
            return won, info["points"][info["seat"]]
        before = after


def advantages_of(rollout: Sequence[Step]) -> Floats:
    """How much better each token turned out than was expected (generalised advantage estimation)."""
    found = np.zeros(len(rollout), np.float32)
    following = value = 0.0
    for at in range(len(rollout) - 1, -1, -1):
        step = rollout[at]
        if step.last:
            following = value = 0.0
        following = step.reward + DISCOUNT * value - step.value + DISCOUNT * LAMBDA * following
        found[at], value = following, step.value
    return found


def gradients_of(
    network: ActorCritic, observations: Floats, masks: NDArray[np.bool_], tokens: NDArray[np.int64], old: Floats,
    advantages: Floats, returns: Floats,
) -> Weights:  # fmt: skip
    """The gradients of PPO's loss: clipped policy, value, entropy."""
    count = len(tokens)
    rows = np.arange(count)
    hidden, probabilities, values = network.forward(observations, masks)
    ratio = probabilities[rows, tokens] / old
    clipped = ((advantages > 0) & (ratio > 1 + CLIP)) | ((advantages < 0) & (ratio < 1 - CLIP))
    weight = np.where(clipped, 0.0, ratio * advantages)
    logits = probabilities * weight[:, None]
    logits[rows, tokens] -= weight
    logs = np.log(np.maximum(probabilities, 1e-9))
    entropy = -(probabilities * logs).sum(axis=1, keepdims=True)
    logits += ENTROPY * probabilities * (logs + entropy)
    logits = (logits / count).astype(np.float32)
    error = ((values - returns) / count)[:, None].astype(np.float32)
    back = (logits @ network.weights["policy"].T + 0.5 * error @ network.weights["value"].T) * (hidden > 0)
    return {
        "in": observations.T @ back,
        "in_bias": back.sum(axis=0),
        "policy": hidden.T @ logits,
        "direct": observations.T @ logits,
        "policy_bias": logits.sum(axis=0),
        "value": 0.5 * hidden.T @ error,
        "value_bias": 0.5 * error.sum(axis=0),
    }


def update(network: ActorCritic, rollout: Sequence[Step], rng: np.random.Generator) -> None:
    """Several epochs of gradient steps on the games of a rollout."""
    advantages = advantages_of(rollout)
    returns = advantages + np.array([step.value for step in rollout], np.float32)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    observations, masks = np.stack([step.observation for step in rollout]), np.stack([step.mask for step in rollout])
    tokens = np.array([step.token for step in rollout])
    old = np.array([step.probability for step in rollout], np.float32)
    for _ in range(EPOCHS):
        mixed = rng.permutation(len(tokens))
        for start in range(0, len(mixed), BATCH):
            batch = mixed[start : start + BATCH]
            network.step(
                gradients_of(
                    network, observations[batch], masks[batch], tokens[batch], old[batch], advantages[batch],
                    returns[batch],
                )
            )  # fmt: skip


def measured(network: ActorCritic, opponent: str, seats: int, games: int, rng: np.random.Generator) -> str:
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
        f'<text x="{edge}" y="24">Wins in training; dashes: a fair share</text>\n</svg>\n'
    )


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to train (5)")
    parser.add_argument("--learn", type=int, metavar="GAMES", help="train on so many games, however long it takes")
    parser.add_argument(
        "--opponent", nargs="+", default=["random"], metavar="BOT", help="opponents in training (random)"
    )
    parser.add_argument("--games", type=int, default=400, help="games to measure with afterwards, each time (400)")
    parser.add_argument(
        "--against", nargs="*", default=["random", "sensible"], metavar="BOT", help="whom to measure against afterwards"
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to draw the learning curve, as SVG")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to write the policy: then a bot, policy:FILE")
    return parser


def main() -> None:
    """Train, then measure."""
    parser = arguments()
    asked = parser.parse_args()
    try:
        env: Any = gymnasium.make(IDS["neptun"], seats=asked.seats, reward="gain", opponents=asked.opponent).unwrapped
        gymnasium.make(IDS["neptun"], opponents=asked.against or ["random"])  # a misspelt bot is refused now
    except ValueError as error:
        parser.error(str(error))
    rng = np.random.default_rng(asked.seed)
    network = ActorCritic(len(inputs_of(env)), int(env.action_space.n), rng)
    curve: list[tuple[int, float]] = []
    outcomes: list[tuple[float, int]] = []
    end = time.monotonic() + 60 * asked.minutes
    print("games  wins  points", flush=True)
    while len(outcomes) < asked.learn if asked.learn is not None else time.monotonic() < end:
        rollout: list[Step] = []
        outcomes += [play(env, network, rng, int(rng.integers(2**31)), rollout) for _ in range(GAMES)]
        update(network, rollout, rng)
        share, points = np.mean(outcomes[-100:], axis=0)
        curve.append((len(outcomes), float(share)))
        print(f"{len(outcomes):5}  {share:4.0%}  {points:6.1f}", flush=True)
    if asked.save:
        setting = env.setting
        made = f"learn_neptun.py, {len(outcomes)} games against {' '.join(asked.opponent)}, seed {asked.seed}"
        trained = network.policy(inputs_of(env), setting.encoder.size)
        Policy.of("neptun", setting.edition, setting.seats, trained, made).save(asked.save)
    results = []
    for opponent in asked.against if asked.games else ():
        results.append(measured(network, opponent, asked.seats, asked.games, rng))
        print(f"{results[-1]}; a fair share is {1 / asked.seats:.0%}", flush=True)
    if asked.curve and curve:
        asked.curve.write_text(drawing(curve, results), encoding="utf-8")


if __name__ == "__main__":
    main()
