"""Trains the oracle of a game, judges it on games that it has not seen, and writes its weights.

Every part can be stopped and goes on with the same command: games that are played are kept in the folder --work, and
the training has a checkpoint after each pass.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from argosy.cli.progress import counting
from argosy.games.package import packages
from argosy.oracle.oracle import about, adapter
from argosy.oracle.weights import dump, load
from argosy.research.observation import Array
from tools.oracle import judging
from tools.oracle.games import Rows, play_games, read_rows
from tools.oracle.learning import BATCH, Learner, Scales, cross_entropy, judged, tempered

ROOT: Final = Path(__file__).parents[2]
KEPT_BACK: Final = 20
"""One in so many games to learn from is kept back: on these the temperature is set."""


def say(line: str, file: Path) -> None:
    """Print a line, and add it to the log."""
    print(line, flush=True)
    with file.open("a", encoding="utf-8") as log:
        log.write(line + "\n")


def chosen(rows: Mapping[int, Rows], kept_back: bool) -> dict[int, Rows]:
    """The rows of games that are kept back, or of all others."""
    return {
        seats: {name: array[(held["game"] % KEPT_BACK == 0) == kept_back] for name, array in held.items()}
        for seats, held in rows.items()
    }


def train(rows: Mapping[int, Rows], back: Mapping[int, Rows], key: str, passes: int, seed: int, work: Path) -> Learner:
    """Learn, from the last checkpoint on."""
    learner, file, log = Learner(about(key)[1], seed), work / "checkpoint.npz", work / "log.txt"
    if file.is_file():
        learner.load(file)
    batches = sum(-(-len(held["time"]) // BATCH) for held in rows.values())
    while learner.passes < passes:
        begun, losses = process_time(), []
        with counting(f"pass {learner.passes + 1} of {passes}", batches) as advance:
            for loss in learner.learn(rows, passes):
                losses.append(loss)
                advance(1)
        learner.save(file)
        entropy = cross_entropy(judged(learner.average, back), back)
        spent = process_time() - begun
        say(f"pass {learner.passes}: loss {np.mean(losses):.4f}; cross-entropy of games kept back {entropy:.4f}; "
            f"{spent:.0f} s of processor time", log)  # fmt: skip
    return learner


def report(rows: Mapping[int, Rows], learnt: Mapping[int, Rows], weights: Mapping[str, Array], key: str) -> list[str]:
    """Lines of a table: calibration and skill on games that were not learnt from."""
    found, plain = judged(weights, rows), judging.points_now(learnt, rows)
    half = judging.at_half_time(rows)
    groups: dict[str, dict[int, judging.Chosen]] = {"all": {n: held["time"] >= 0 for n, held in rows.items()}}
    groups |= {
        f"phase {phase}": {n: held["phase"] == number for n, held in rows.items()}
        for number, phase in enumerate(adapter(key).phases)
    }
    groups |= {
        f"quarter {quarter + 1}": {n: (held["time"] * 4).astype(int) == quarter for n, held in rows.items()}
        for quarter in range(4)
    }
    groups |= {f"{seats} seats": {n: (held["time"] >= 0) & (n == seats) for n, held in rows.items()} for seats in rows}
    groups["half time"] = half
    groups["half time, equal bots"] = {n: half[n] & (held["equal"] > 0) for n, held in rows.items()}
    lines = [
        "| positions | number | calibration error | Brier score | points now | skill | error of points |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for name, which in groups.items():
        if not any(here.any() for here in which.values()):
            continue
        ours, theirs = judging.flat(found, rows, which), judging.flat(plain, rows, which)
        lines.append(
            f"| {name} | {ours.rows.max() + 1} | {judging.calibration_error(ours):.4f} | {judging.brier(ours):.3f} | "
            f"{judging.brier(theirs):.3f} | {judging.skill(ours, theirs):.3f} | {np.abs(ours.misses).mean():.1f} |"
        )
    return lines


def draw(rows: Mapping[int, Rows], weights: Mapping[str, Array], title: str) -> str:
    """The reliability plot."""
    found = judged(weights, rows)
    times = {
        "all": (0.0, 1.01),
        "first third": (0.0, 1 / 3),
        "second third": (1 / 3, 2 / 3),
        "last third": (2 / 3, 1.01),
    }
    panels = []
    for name, (begin, end) in times.items():
        which = {n: (held["time"] >= begin) & (held["time"] < end) for n, held in rows.items()}
        panels.append((name, judging.flat(found, rows, which)))
    return judging.picture(title, panels)


def main() -> None:
    """Play, learn, judge, write."""
    parser = argparse.ArgumentParser(prog="python -m tools.oracle", description=__doc__)
    parser.add_argument("game", choices=[found.key for found in packages() if found.oracle is not None])
    parser.add_argument("--games", type=int, default=6000, help="games to learn from")
    parser.add_argument("--held-out", type=int, default=2000, help="other games, to judge by")
    parser.add_argument("--passes", type=int, default=16, help="passes through the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="processes that play; 0: one per processor")
    parser.add_argument("--work", type=Path, help="where games and checkpoints are kept (.oracle/GAME)")
    parser.add_argument("--weights", type=Path, help="the file to write (that of the game)")
    parser.add_argument("--picture", type=Path, help="where to draw the reliability plot, as SVG")
    asked = parser.parse_args()
    key: str = asked.game
    work: Path = asked.work or ROOT / ".oracle" / key
    work.mkdir(parents=True, exist_ok=True)
    log = work / "log.txt"
    say("python -m tools.oracle " + " ".join(sys.argv[1:]), log)
    for name, count in (("learn", asked.games), ("held out", asked.held_out)):
        with counting(f"games: {name}", count) as advance:
            for more in play_games(key, f"oracle {name} {asked.seed}", count, work / name, asked.workers):
                advance(more)
    rows = read_rows(work / "learn", asked.games)
    learnt, back = chosen(rows, kept_back=False), chosen(rows, kept_back=True)
    scales = Scales.of(learnt)
    learner = train(scales.scaled(learnt), scales.scaled(back), key, asked.passes, asked.seed, work)
    weights, heat = tempered(scales.unscaled(learner.average), back)
    say(f"logits divided by {heat:.3f}", log)
    marks, widths = about(key)
    file = dump(marks, weights)
    place: Path = asked.weights or ROOT / "src" / "argosy" / "games" / key / "oracle" / "weights.npz"
    place.write_bytes(file)
    say(f"{place.name}: {len(file)} bytes", log)
    held_out, kept = read_rows(work / "held out", asked.held_out), load(file, marks, widths)
    for line in report(held_out, learnt, kept, key):
        say(line, log)
    if asked.picture is not None:
        asked.picture.write_text(draw(held_out, kept, f"{asked.held_out} games"), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")
