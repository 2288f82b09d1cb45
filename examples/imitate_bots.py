"""Train a policy to play as a bot of the ladder does: behaviour cloning with PyTorch, and the policy as a file.

    python examples/imitate_bots.py policy.npz --bot strong --games 400 --rounds 2
    argosy arena neptun --bots policy:policy.npz,sensible --seats 4 --rotate

In the first round the bot plays all seats, and the policy learns the tokens it chose. In further rounds the policy
plays half of the seats and the bot only says what it would have done, so that the policy learns about positions that
its own mistakes lead to (DAgger). Decisions are kept in the folder policy.npz.games: a second run goes on with them.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from argosy.bots.policy import Policy, load_policy
from argosy.cli.progress import counting
from argosy.core.rng import Rng
from argosy.extras import missing_library
from argosy.network import Network
from argosy.research.opponents import Player
from argosy.research.setting import Setting
from argosy.research.token_table import TokenTable

try:
    import torch

    from argosy.research.torch_network import layers, layers_of, masked, network_of
except ModuleNotFoundError as error:
    raise SystemExit(str(missing_library("this example", error, "learn"))) from None

HIDDEN: Final = (320, 256)
GAMES_PER_FILE: Final = 10
BATCH: Final = 512
RATE: Final = 1e-3
HELD_OUT: Final = 20
"""One file in so many is not learnt from, to measure with."""


@dataclass(frozen=True)
class Part:
    """Some games to play: which, by whom, and the file for their decisions."""

    setting: Setting
    teacher: str
    student: Path | None
    """The policy that plays half of the seats; None in the first round."""
    first: int
    file: Path


@dataclass(frozen=True)
class Decisions:
    """One row for each token that the bot chose."""

    seen: NDArray[np.float16]
    legal: NDArray[np.bool_]
    tokens: NDArray[np.int64]


def collect(part: Part) -> int:
    """Play the games of a part and write the decisions to its file. Returns how many games."""
    torch.set_num_threads(1)
    setting = part.setting
    assert setting.state_encoder is not None, "librt comes with the extra"
    teacher = Player(part.teacher)
    student = None if part.student is None else Player(f"policy:{part.student}")
    table = TokenTable(
        setting.adapter.game, setting.seats, setting.options, setting.edition, setting.adapter.action_tokens,
        setting.state_encoder, "",
    )  # fmt: skip
    seen: list[bytes] = []
    legal: list[bytes] = []
    tokens: list[int] = []
    for number in range(part.first, part.first + GAMES_PER_FILE):
        seed = f"imitate/{number}"
        table.reset(seed)
        coins = Rng(f"{seed}: seats")
        students = [student is not None and coins.below(2) == 1 for _ in range(setting.seats)]
        while (seat := table.seat) is not None:
            action = teacher.choose(table, seed, int(table.inputs))
            spelled = setting.adapter.action_tokens.tokens_of(table.state, seat, action)
            own = student.choose(table, seed, int(table.inputs)) if student and students[seat] else action
            partial = setting.adapter.action_tokens.begin(table.game, table.state, seat)
            while partial.action is None:
                seen.append(table.encoder.encode(table.state, seat, partial.spelled))
                legal.append(bytes([token in partial.legal_tokens for token in range(setting.token_count)]))
                tokens.append(spelled[partial.depth])
                partial.add(tokens[-1])
            table.act(own)
    size = setting.encoder.size
    np.savez_compressed(
        part.file.with_suffix(".part.npz"),
        seen=np.frombuffer(b"".join(seen), np.float32).reshape(-1, size).astype(np.float16),
        legal=np.frombuffer(b"".join(legal), np.bool_).reshape(-1, setting.token_count),
        tokens=np.array(tokens),
    )
    part.file.with_suffix(".part.npz").replace(part.file)
    return GAMES_PER_FILE


def read(files: list[Path]) -> Decisions:
    """The decisions of several files."""
    opened = [np.load(file) for file in files]
    return Decisions(*[np.concatenate([arrays[name] for arrays in opened]) for name in ("seen", "legal", "tokens")])


def rows(
    setting: Setting, decisions: Decisions, some: NDArray[np.int64]
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Some decisions as tensors."""
    seen = decisions.seen[some].astype(np.float32)
    return (
        torch.from_numpy(seen if setting.lookups is None else setting.lookups.extended(seen)),
        torch.from_numpy(decisions.legal[some]),
        torch.from_numpy(decisions.tokens[some]),
    )


def accuracy(setting: Setting, model: torch.nn.Sequential, held: Decisions) -> tuple[float, float]:
    """The share of tokens that the policy chooses as the bot did, and the mean loss."""
    right = loss = 0.0
    with torch.no_grad():
        for start in range(0, len(held.tokens), BATCH):
            seen, legal, tokens = rows(setting, held, np.arange(start, min(start + BATCH, len(held.tokens))))
            logs = masked(model(seen), legal)
            right += float((logs.argmax(dim=-1) == tokens).sum())
            loss -= float(logs.gather(1, tokens[:, None]).sum())
    return right / len(held.tokens), loss / len(held.tokens)


def train(files: list[Path], start: Path | None, epochs: int, setting: Setting, rng: np.random.Generator) -> Network:
    """Fit a network to the decisions; the learning rate falls to nothing along half a cosine."""
    learnt = read([file for number, file in enumerate(files) if number % HELD_OUT])
    held = read(files[::HELD_OUT])
    more = 0 if setting.lookups is None else setting.lookups.size
    model = layers([setting.encoder.size + more, *HIDDEN, setting.token_count], 0.01)
    if start is not None:
        model = layers_of(load_policy(start).network)
    adam = torch.optim.AdamW(model.parameters(), RATE, weight_decay=0.01)
    total = epochs * math.ceil(len(learnt.tokens) / BATCH)
    rate = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: (1 + math.cos(math.pi * step / total)) / 2)
    with counting("learning", total) as advance:
        for epoch in range(epochs):
            mixed = rng.permutation(len(learnt.tokens))
            for at in range(0, len(mixed), BATCH):
                seen, legal, tokens = rows(setting, learnt, mixed[at : at + BATCH])
                loss = torch.nn.functional.nll_loss(masked(model(seen), legal), tokens)
                adam.zero_grad()
                loss.backward()
                adam.step()
                rate.step()
                advance(1)
            same, miss = accuracy(setting, model, held)
            print(f"epoch {epoch + 1}: {same:.1%} of tokens as the bot, loss {miss:.3f}", flush=True)
    return network_of(model, setting.lookups)


def main() -> None:
    """Read the command line, play, learn, write the policy."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("policy", type=Path, help="the file to write")
    parser.add_argument("--game", default="neptun")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="strong", help="whom to imitate (strong)")
    parser.add_argument("--games", type=int, default=400, help="games in each round (400)")
    parser.add_argument("--rounds", type=int, default=2, help="1: only games of the bot (2)")
    parser.add_argument("--start", type=Path, help="a policy file to begin each round with; else new weights")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes that play (one per processor)")
    asked = parser.parse_args()
    try:
        setting = Setting(asked.game, asked.seats)
        Player(asked.bot)
        if asked.start is not None:
            load_policy(asked.start)
    except ValueError as error:
        parser.error(str(error))
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(asked.seed)
    folder = Path(f"{asked.policy}.games")
    folder.mkdir(parents=True, exist_ok=True)
    per_round = math.ceil(asked.games / GAMES_PER_FILE)
    student: Path | None = None
    with multiprocessing.get_context("spawn").Pool(asked.workers) as pool:
        for number in range(asked.rounds):
            ahead = range(number * per_round, (number + 1) * per_round)
            parts = [
                Part(setting, asked.bot, student, at * GAMES_PER_FILE, folder / f"{number}-{at:05}.npz") for at in ahead
            ]
            with counting(f"round {number + 1}, games", per_round * GAMES_PER_FILE) as advance:
                missing = [part for part in parts if not part.file.exists()]
                advance((len(parts) - len(missing)) * GAMES_PER_FILE)
                for played in pool.imap_unordered(collect, missing):
                    advance(played)
            network = train(sorted(folder.glob("*-*.npz")), asked.start, asked.epochs, setting, rng)
            made = f"imitate_bots.py --bot {asked.bot} --games {asked.games} --rounds {number + 1}"
            made += "" if asked.start is None else f" --start ({load_policy(asked.start).made})"
            student = asked.policy
            Policy.of(asked.game, setting.edition, asked.seats, network, made).save(asked.policy)


if __name__ == "__main__":
    main()
