"""How good chances could be at half time: plays positions on many times, with the same bots from guessed worlds.

    python -m tools.oracle.ceiling KEY [--positions 300] [--continuations 16]

Who knows the bots of a game and could play on for ever would give these frequencies as chances: nothing that sees what
a seat sees is better. Each position is of half time of a game of its own, which nothing was learnt from, as one seat
sees it. They are kept in .oracle/KEY/ceiling; the command can be stopped, and goes on.

Let p be the true chances and q those that are given: the expected Brier score is that of p, which is sum p (1 - p), and
the squared distance of q from p. Both are estimated without bias from the frequencies, which are p but for the luck of
few continuations; the luck of how the game itself ended is left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import numpy as np

from argosy.bots.level_bot import level_bot
from argosy.bots.play import Asker, decision, enter, play_match
from argosy.cli.progress import counting
from argosy.core.match import Match
from argosy.core.peek import Budget
from argosy.core.replay import AnyMatch
from argosy.core.rng import Rng, bot_seed
from argosy.games.package import package, packages
from argosy.oracle.network import softmax
from argosy.oracle.oracle import Oracle
from argosy.research.observation import Array
from tools.oracle import judging
from tools.oracle.games import Table, draw_table, inputs_of, read_rows

ROOT: Final = Path(__file__).parents[2]


def decisions_of(table: Table, most: int | None = None) -> tuple[AnyMatch, int]:
    """The game after so many decisions, or at its end, and how many there were."""
    match: AnyMatch = Match.new(table.key, table.seats, table.seed, table.options)
    bots, asker, count = [level_bot(level) for level in table.levels], Asker(), 0
    while (seat := asker.next(match)) is not None and (most is None or count < most):
        budget = Budget(f"{bot_seed(table.seed)}/{match.number}/{seat}")
        peek = match.peek(seat)
        enter(match, bots[seat], peek, decision(bots[seat], peek, budget))
        count += 1
    return match, count


def look(table: Table, continuations: int) -> dict[str, Array]:
    """A position of half time: what a seat sees, the points, and how often each seat won from there."""
    lot, (_, count) = Rng(f"{table.seed} half time"), decisions_of(table)
    first, last = round(judging.HALF[0] * count), round(judging.HALF[1] * count)
    match, _ = decisions_of(table, first + lot.below(last - first + 1))
    viewer, setting = lot.below(table.seats), inputs_of(table.key, table.seats, tuple(table.options.items()))[0]
    seen = np.empty(setting.encoder.size, np.float32)
    setting.observe_into(match.state, viewer, seen)
    won = np.zeros(table.seats, np.float32)
    bots = [level_bot(level) for level in table.levels]
    for number in range(continuations):
        seed = f"{table.seed}/continuation {number}"
        again: AnyMatch = Match.new(table.key, table.seats, seed, table.options)
        again.state = match.game.guess(match.state, viewer, Rng(seed))
        play_match(again, bots, bot_seed(seed))
        assert again.result is not None
        won[list(again.result.winners)] += 1 / len(again.result.winners)
    around = [(viewer + away) % table.seats for away in range(table.seats)]
    points = np.array(package(table.key).points(match.state), np.float32)
    return {"seen": seen, "share": won[around] / np.float32(continuations), "now": points[around]}


def positions(key: str, count: int, continuations: int, folder: Path) -> Iterator[tuple[Table, Mapping[str, Array]]]:
    """The positions, played where they are not in the folder yet."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        table, file = draw_table(key, f"oracle ceiling/{number}"), folder / f"{number:04} {continuations}.npz"
        if not file.is_file():
            draft = file.with_suffix(".draft")
            with draft.open("wb") as out:
                np.savez_compressed(out, allow_pickle=False, **look(table, continuations))
            draft.replace(file)
        with np.load(file, allow_pickle=False) as arrays:
            yield table, {name: arrays[name] for name in arrays.files}


def main() -> None:
    """Play on, and compare."""
    parser = argparse.ArgumentParser(prog="python -m tools.oracle.ceiling", description=__doc__)
    parser.add_argument("game", choices=[found.key for found in packages() if found.oracle is not None])
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--continuations", type=int, default=16)
    parser.add_argument("--games", type=int, default=2000, help="games that points now are weighed by")
    parser.add_argument("--work", type=Path, help="where games are kept (.oracle/GAME)")
    asked = parser.parse_args()
    key, many = str(asked.game), int(asked.continuations)
    work: Path = asked.work or ROOT / ".oracle" / key
    steepness = judging.steepness_now(read_rows(key, "oracle learn 1", work / "learn", asked.games))
    scores: list[tuple[float, ...]] = []
    with counting("positions", asked.positions) as advance:
        for table, found in positions(key, asked.positions, many, work / "ceiling"):
            share = found["share"].astype(np.float64)
            luck = float((share * (1 - share)).sum()) * many / (many - 1)
            chances, _ = Oracle(key, table.seats, table.options).of_observations(found["seen"][None])
            given = [
                softmax(found["now"][None] * np.float32(steepness[table.seats]))[0],
                chances[0],
                np.full(table.seats, 1 / table.seats, np.float32),
            ]
            scores.append((luck, *[luck + float(np.square(q - share).sum()) - luck / many for q in given]))
            advance(1)
    told = np.array(scores)
    lot = np.random.default_rng(1)
    drawn = told[lot.integers(0, len(told), (1000, len(told)))].mean(axis=1)
    print("| chances | Brier score | skill over points now | 95 % interval |\n|---|--:|--:|--:|")
    for name, column in (("of who could play on for ever", 0), ("of the oracle", 2), ("even", 3)):
        skill = 1 - told[:, column].mean() / told[:, 1].mean()
        low, high = np.quantile(1 - drawn[:, column] / drawn[:, 1], (0.025, 0.975))
        print(f"| {name} | {told[:, column].mean():.3f} | {skill:.3f} | {low:.3f} to {high:.3f} |")


if __name__ == "__main__":
    main()
