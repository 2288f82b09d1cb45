"""Train a policy with masked PPO: self-play against a league of past selves, and against bots of the ladder.

    python examples/ppo.py runs/first                       # begin, or go on where it stopped
    python examples/ppo.py runs/first --start policy.npz    # begin with the policy of a file, such as a cloned one
    argosy arena neptun --bots policy:runs/first/policy.npz,sensible --seats 4 --rotate

How much a player who knows a policy can gain from it is at least what one learns that plays against nothing else:

    python examples/ppo.py runs/response --games 0 --bot-games 32 --opponents policy:a.npz --against policy:a.npz

The folder of a run holds `policy.npz` (a bot of the arena, an opponent of the environments), the league,
`checkpoint.pt`, `log.csv`, `evaluations.csv`, and, if TensorBoard is installed, its files. Ctrl-C loses nothing.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from argosy.arena.runner import Plan
from argosy.arena.simulate import simulate
from argosy.arena.stats.intervals import mean_interval, share_interval
from argosy.arena.stats.standings import deals_of, outcomes
from argosy.bots.policy import Policy, load_policy
from argosy.cli.progress import counting
from argosy.extras import missing_library
from argosy.network import Network
from argosy.research.opponents import Player
from argosy.research.setting import Setting
from argosy.research.vector import GamesVectorEnv

try:
    import torch

    from argosy.research.torch_network import layers, layers_of, masked, network_of
except ModuleNotFoundError as error:
    raise SystemExit(str(missing_library("this example", error, "learn"))) from None

HIDDEN: Final = (320, 256)
CRITIC: Final = (128, 64)
DISCOUNT: Final = 0.995
TRACE: Final = 0.95  # lambda of generalised advantage estimation
CLIP: Final = 0.2
EPOCHS: Final = 3
BATCH: Final = 1024
MOST_MOVED: Final = 0.03  # the approximate KL divergence at which an update ends early
POINTS: Final = 10.0  # times the points, in hundreds, that a seat gains more than the others
NOBODY: Final = -1

Floats = NDArray[np.float32]


@dataclass
class Steps:
    """What was seen, chosen and paid: arrays of steps x games; one seat is asked in each game at each step."""

    seen: Floats
    legal: NDArray[np.bool_]
    tokens: NDArray[np.int64]
    logs: Floats
    values: Floats
    seats: NDArray[np.int64]
    ours: NDArray[np.bool_]
    """Whether the policy that learns was asked, and not a past self."""
    ended: NDArray[np.bool_]
    paid: Floats
    """Steps x games x seats."""


def inputs_of(setting: Setting) -> int:
    """How many numbers the networks read."""
    return setting.encoder.size + (0 if setting.lookups is None else setting.lookups.size)


class Tables:
    """Games that are stepped together, and who plays each seat: the policy that learns, or a past self."""

    def __init__(self, setting: Setting, games: int, opponents: Sequence[str], past: float, seed: int) -> None:
        self.setting = setting
        self.learners = 1 if opponents else setting.seats
        self.past = past if not opponents else 0.0
        self.rng = np.random.default_rng(seed)
        self.env = GamesVectorEnv(
            setting.adapter.key, games, seats=setting.seats, opponents=opponents, learners=self.learners, reward="gain"
        )
        self.league: list[Network] = []
        self.players = np.full((games, setting.seats), NOBODY)
        self.now, self.info = self.env.reset(seed=seed)
        self.wins: list[float] = []
        """Shares of wins of the learner in finished games against bots."""
        self.points: list[float] = []
        """Its points in all finished games."""

    def draw_players(self, game: int) -> None:
        """Give seats of a new game to past selves; one of the seats is always the learner's."""
        self.players[game] = NOBODY
        if self.league and self.past:
            others = self.rng.random(self.setting.seats) < self.past
            others[self.rng.integers(self.setting.seats)] = False
            self.players[game][others] = self.rng.integers(len(self.league), size=int(others.sum()))

    def play(self, actor: torch.nn.Sequential, critic: torch.nn.Sequential, steps: int) -> Steps:
        """Play so many steps in each game."""
        games, seats, size = self.env.num_envs, self.setting.seats, inputs_of(self.setting)
        kept = Steps(
            np.empty((steps, games, size), np.float32), np.empty((steps, games, self.setting.token_count), np.bool_),
            np.empty((steps, games), np.int64), np.empty((steps, games), np.float32),
            np.empty((steps, games), np.float32), np.empty((steps, games), np.int64),
            np.empty((steps, games), np.bool_), np.empty((steps, games), np.bool_),
            np.empty((steps, games, seats), np.float32),
        )  # fmt: skip
        for step in range(steps):
            kept.seen[step] = self.extended(self.now["observation"])
            kept.legal[step] = self.now["action_mask"]
            kept.seats[step] = self.info["seat"]
            who = self.players[np.arange(games), kept.seats[step]]
            kept.ours[step] = who == NOBODY
            with torch.no_grad():
                seen = torch.from_numpy(kept.seen[step])
                logits = actor(seen)
                kept.values[step] = critic(seen)[:, 0].numpy()
            for past in np.unique(who[who != NOBODY]):
                observed = self.now["observation"][who == past]
                logits[who == past] = torch.from_numpy(self.league[past].forward(observed))
            logs = masked(logits, torch.from_numpy(kept.legal[step])).numpy()
            chosen = (logs + self.rng.gumbel(size=logs.shape)).argmax(axis=1)  # a sample of the policy
            kept.tokens[step], kept.logs[step] = chosen, logs[np.arange(games), chosen]
            self.now, _, kept.ended[step], _, self.info = self.env.step(chosen)
            gained = self.info["seat_rewards"]
            kept.paid[step] = POINTS * (gained - gained.mean(axis=1, keepdims=True))
            for game in np.flatnonzero(kept.ended[step]):
                self.end(int(game), kept, step)
        return kept

    def extended(self, seen: Floats) -> Floats:
        """Observations with what is looked up in them."""
        return seen if self.setting.lookups is None else self.setting.lookups.extended(seen)

    def end(self, game: int, kept: Steps, step: int) -> None:
        """Pay for winning, and begin the next game."""
        told = self.info["final_info"]
        places = np.asarray(told["places"][game])
        shares = (places == 1) / (places == 1).sum()
        kept.paid[step, game] += shares - 1 / len(shares)
        ours = (self.players[game] == NOBODY) & [bot is None for bot in told["bots"][game]]
        self.points += np.asarray(told["points"][game])[ours].tolist()
        if self.learners == 1:
            self.wins.append(float(shares[ours].sum()))
        self.draw_players(game)


def advantages(kept: Steps) -> tuple[Floats, NDArray[np.bool_]]:
    """Generalised advantage estimation for each seat of each game, and which steps can be learnt from.

    Between two decisions of a seat others act, and may change its rewards. What follows its last decision of a rollout
    is not known yet, so that one only lends its value to the one before.
    """
    games, seats = kept.paid.shape[1:]
    found = np.zeros_like(kept.values)
    known = np.zeros_like(kept.ours)
    paid, value, later = (np.zeros((games, seats), np.float32) for _ in range(3))
    follows = np.zeros((games, seats), np.bool_)
    rows = np.arange(games)
    for step in reversed(range(len(found))):
        for array in (paid, value, later):
            array[kept.ended[step]] = 0
        follows[kept.ended[step]] = True
        paid += kept.paid[step]
        seat = rows, kept.seats[step]
        delta = paid[seat] + DISCOUNT * value[seat] - kept.values[step]
        found[step] = delta + DISCOUNT * TRACE * later[seat]
        known[step] = follows[seat]
        later[seat] = np.where(follows[seat], found[step], 0)
        value[seat], paid[seat], follows[seat] = kept.values[step], 0, True
    return found, known & kept.ours


class Learner:
    """The policy (actor), its estimate of what is still to be paid (critic), and the optimiser of both."""

    def __init__(self, actor: torch.nn.Sequential, inputs: int, rate: float, entropy: float) -> None:
        self.actor = actor
        self.critic = layers([inputs, *CRITIC, 1])
        self.entropy = entropy
        self.adam = torch.optim.Adam([*self.actor.parameters(), *self.critic.parameters()], rate, eps=1e-5)

    def update(self, kept: Sequence[Steps], rng: np.random.Generator, only_critic: bool) -> dict[str, float]:
        """One update of PPO; some figures about it."""
        found = [advantages(steps) for steps in kept]
        gained = np.concatenate([gain[known] for gain, known in found])
        if not len(gained):
            return {}

        def joined(name: str) -> Any:
            arrays = [getattr(steps, name)[known] for steps, (_, known) in zip(kept, found, strict=True)]
            return torch.from_numpy(np.concatenate(arrays))

        seen, legal, tokens, logs, values = map(joined, ("seen", "legal", "tokens", "logs", "values"))
        gains = torch.from_numpy(gained)
        targets = values + gains
        explained = 1 - float(gains.var() / (targets.var() + 1e-8))
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        figures: list[tuple[float, ...]] = []
        for _ in range(EPOCHS):
            mixed = torch.from_numpy(rng.permutation(len(gains)))
            for some in mixed.split(BATCH):
                value_loss = torch.nn.functional.smooth_l1_loss(self.critic(seen[some])[:, 0], targets[some])
                policy = masked(self.actor(seen[some]), legal[some])
                moved = policy.gather(1, tokens[some, None])[:, 0] - logs[some]
                ratio = moved.exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                policy_loss = -torch.minimum(ratio * gains[some], clipped * gains[some]).mean()
                entropy = -(policy.exp() * policy.clamp(min=-50)).sum(dim=1).mean()
                loss = value_loss if only_critic else value_loss + policy_loss - self.entropy * entropy
                self.adam.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5)
                torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 0.5)
                self.adam.step()
                with torch.no_grad():
                    divergence = float((ratio - 1 - moved).mean())
                    outside = float((ratio != clipped).float().mean())
                figures.append((float(policy_loss.detach()), float(value_loss.detach()), float(entropy.detach()),
                                divergence, outside))  # fmt: skip
            if figures[-1][3] > MOST_MOVED:
                break
        names = ("policy_loss", "value_loss", "entropy", "kl", "clipped")
        return {"decisions": len(gains), "explained": explained} | dict(
            zip(names, np.mean(figures, axis=0).tolist(), strict=True)
        )


class Run:
    """The folder of a run: settings, checkpoint, league, logs."""

    def __init__(self, folder: Path, asked: argparse.Namespace) -> None:
        self.folder = folder
        self.setting = Setting(asked.game, asked.seats)
        self.rng = np.random.default_rng(asked.seed)
        torch.manual_seed(asked.seed)
        size, tokens = inputs_of(self.setting), self.setting.token_count
        actor = layers([size, *HIDDEN, tokens], 0.01)
        if asked.start is not None:
            actor = layers_of(load_policy(asked.start).network)
        self.learner = Learner(actor, size, asked.rate, asked.entropy)
        self.updates = self.steps = 0
        self.seconds = 0.0
        self.made = f"ppo.py {' '.join(f'--{name} {value}' for name, value in settings_of(asked).items())}"
        folder.mkdir(parents=True, exist_ok=True)
        self.checkpoint = folder / "checkpoint.pt"
        if self.checkpoint.exists():
            self.restore()
        else:
            (folder / "settings.json").write_text(json.dumps(settings_of(asked), indent=1) + "\n", encoding="utf-8")
            self.add_to_league()

    @property
    def policy(self) -> Path:
        """The newest policy."""
        return self.folder / "policy.npz"

    def league(self) -> list[Path]:
        """The past selves, oldest first."""
        return sorted((self.folder / "league").glob("*.npz"))

    def add_to_league(self) -> None:
        """Let the policy as it is be an opponent from now on."""
        self.write_policy(self.folder / "league" / f"{self.updates:06}.npz")

    def write_policy(self, path: Path) -> None:
        """Write the policy as it is."""
        made = f"{self.made}, {self.updates} updates"
        network = network_of(self.learner.actor, self.setting.lookups)
        Policy.of(self.setting.adapter.key, self.setting.edition, self.setting.seats, network, made).save(path)

    def save(self) -> None:
        """Write the checkpoint and the policy."""
        learner = self.learner
        kept = {
            "actor": learner.actor.state_dict(), "critic": learner.critic.state_dict(),
            "adam": learner.adam.state_dict(), "updates": self.updates, "steps": self.steps, "seconds": self.seconds,
            "rng": json.dumps(self.rng.bit_generator.state),
        }  # fmt: skip
        torch.save(kept, self.checkpoint.with_suffix(".new"))
        self.checkpoint.with_suffix(".new").replace(self.checkpoint)
        self.write_policy(self.policy)

    def restore(self) -> None:
        """Go on from the checkpoint. Games that were being played are begun anew."""
        kept = torch.load(self.checkpoint, weights_only=True)
        learner = self.learner
        learner.actor.load_state_dict(kept["actor"])
        learner.critic.load_state_dict(kept["critic"])
        learner.adam.load_state_dict(kept["adam"])
        self.updates, self.steps, self.seconds = kept["updates"], kept["steps"], kept["seconds"]
        self.rng.bit_generator.state = json.loads(kept["rng"])

    def log(self, name: str, figures: Mapping[str, object]) -> None:
        """Add a line to a CSV file."""
        path = self.folder / name
        begun = path.exists()
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(figures))
            if not begun:
                writer.writeheader()
            writer.writerow({key: f"{one:.5g}" if isinstance(one, float) else one for key, one in figures.items()})


def settings_of(asked: argparse.Namespace) -> dict[str, object]:
    """The settings that a run keeps when it goes on."""
    names = ("game", "seats", "seed", "start", "opponents", "games", "bot_games", "steps", "past", "rate", "entropy")
    return {name: str(value) if isinstance(value := getattr(asked, name), Path) else value for name in names}


def evaluate(run: Run, opponent: str, games: int, workers: int) -> dict[str, float]:
    """Play the newest policy against a bot, with rotated seats: wins over the fair share, and points ahead."""
    mine = f"policy:{run.policy}"
    plan = Plan(run.setting.adapter.key, (mine, opponent), games + games % 2, "evaluation", {}, None, run.setting.seats)
    deals = deals_of(plan, list(simulate(plan, workers)))
    ours, theirs = outcomes(deals, mine), outcomes(deals, opponent)
    wins = [value / ours[0].fair for value in share_interval([outcome.wins for outcome in ours])]
    points = mean_interval([one.points - other.points for one, other in zip(ours, theirs, strict=True)])
    names = ("wins", "wins_low", "wins_high", "points", "points_low", "points_high")
    return {"games": float(plan.games)} | dict(zip(names, (*wins, *points), strict=True))


def recent(figures: Sequence[float]) -> float:
    """The mean of the last 200 games; no number before the first."""
    return float(np.mean(figures[-200:])) if figures else float("nan")


def tensorboard(folder: Path) -> Any:
    """A writer for TensorBoard; None if it is not installed."""
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ImportError:
        return None
    return SummaryWriter(str(folder))


def train(run: Run, asked: argparse.Namespace) -> None:
    """Make updates until there are enough, or the time is over."""
    seed = asked.seed + 1000 * run.updates
    tables = [Tables(run.setting, asked.games, [], asked.past, seed)] if asked.games else []
    if asked.opponents and asked.bot_games:
        tables.append(Tables(run.setting, asked.bot_games, asked.opponents, 0.0, seed))
    board = tensorboard(run.folder)
    begun = last = time.monotonic()
    with counting(str(run.folder), asked.updates, run.updates) as advance:
        while run.updates < asked.updates and (asked.minutes is None or last - begun < 60 * asked.minutes):
            for table in tables:
                table.league = [load_policy(path).network for path in run.league()[-asked.selves :]]
            kept = [table.play(run.learner.actor, run.learner.critic, asked.steps) for table in tables]
            figures = run.learner.update(kept, run.rng, run.updates < asked.warm_up)
            run.updates += 1
            run.steps += sum(steps.tokens.size for steps in kept)
            run.seconds, last = run.seconds + time.monotonic() - last, time.monotonic()
            line = {"update": run.updates, "steps": run.steps, "seconds": run.seconds}
            line |= {"points": recent(tables[0].points), "bot_wins": recent(tables[-1].wins)} | figures
            run.log("log.csv", line)
            if board is not None:
                for name, figure in line.items():
                    board.add_scalar(name, figure, run.updates)
            if run.updates % asked.keep_every == 0:
                run.add_to_league()
            if run.updates % asked.save_every == 0:
                run.save()
            if asked.evaluate_every and run.updates % asked.evaluate_every == 0:
                run.save()
                report(run, asked)
            advance(1)
    run.save()


def report(run: Run, asked: argparse.Namespace) -> None:
    """Play against each bot of the ladder that is asked for; print and log."""
    for opponent in asked.against:
        figures = evaluate(run, opponent, asked.evaluation_games, asked.workers)
        run.log("evaluations.csv", {"update": run.updates, "opponent": opponent, **figures})
        wins, low, high, points, least, most = list(figures.values())[1:]
        print(
            f"update {run.updates}, {figures['games']:.0f} games against {opponent}: {wins:.2f} times the fair share "
            f"({low:.2f} to {high:.2f}), {points:+.1f} points ({least:+.1f} to {most:+.1f})",
            flush=True,
        )


def parsed(arguments: Iterable[str] | None = None) -> argparse.Namespace:
    """Read the command line; a run that goes on keeps its settings."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path, help="the folder of the run")
    parser.add_argument("--game", default="neptun")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a policy file to begin with")
    parser.add_argument("--updates", type=int, default=1000, help="how many, in all (1000)")
    parser.add_argument("--minutes", type=float, help="stop after so many minutes")
    parser.add_argument("--games", type=int, default=64, help="games of self-play, stepped together; 0: none (64)")
    parser.add_argument("--bot-games", type=int, default=8, help="games against bots, stepped together; 0: none (8)")
    parser.add_argument("--opponents", nargs="*", default=["sensible"], metavar="BOT", help="those bots (sensible)")
    parser.add_argument("--steps", type=int, default=128, help="steps of each game before an update (128)")
    parser.add_argument("--past", type=float, default=0.25, help="share of seats that past selves play (0.25)")
    parser.add_argument("--selves", type=int, default=8, help="how many past selves, the newest (8)")
    parser.add_argument("--keep-every", type=int, default=25, help="updates after which a past self is kept (25)")
    parser.add_argument("--save-every", type=int, default=5, help="updates after which a checkpoint is written (5)")
    parser.add_argument("--warm-up", type=int, default=0, help="first updates, in which only the critic learns (0)")
    parser.add_argument("--rate", type=float, default=2.5e-4, help="learning rate (2.5e-4)")
    parser.add_argument("--entropy", type=float, default=0.005, help="weight of the entropy bonus (0.005)")
    parser.add_argument(
        "--evaluate-every", type=int, default=50, help="updates between evaluations; 0: only a last one"
    )
    parser.add_argument("--evaluation-games", type=int, default=200)
    parser.add_argument("--against", nargs="*", default=["sensible"], metavar="BOT", help="bots to evaluate against")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes that play evaluations")
    parser.add_argument("--threads", type=int, default=1, help="threads of PyTorch (1)")
    asked = parser.parse_args(None if arguments is None else list(arguments))
    kept = asked.run / "settings.json"
    if kept.exists():
        for name, value in json.loads(kept.read_text(encoding="utf-8")).items():
            setattr(asked, name, Path(value) if name == "start" and value else value)
    try:
        Setting(asked.game, asked.seats)
        if not asked.games and not (asked.opponents and asked.bot_games):
            raise ValueError("there is nobody to play: give --games, or --bot-games and --opponents")
        for name in (*asked.opponents, *asked.against):
            Player(name)
        if asked.start is not None and not kept.exists():
            load_policy(asked.start)
    except ValueError as error:
        parser.error(str(error))
    return asked


def main() -> None:
    """Train, then evaluate."""
    asked = parsed()
    torch.set_num_threads(asked.threads)
    run = Run(asked.run, asked)
    try:
        train(run, asked)
    except KeyboardInterrupt:
        run.save()
        raise SystemExit(f"stopped after {run.updates} updates; the same command goes on") from None
    report(run, asked)


if __name__ == "__main__":
    main()
