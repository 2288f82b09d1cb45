"""Trains the oracle of a game, judges it on games that it has not seen, and writes its weights.

Every part can be stopped and goes on with the same command: games that are played are kept in the folder --work, and
the training has a checkpoint after each pass.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from argosy.cli.progress import counting
from argosy.games.package import package, packages
from argosy.oracle.network import unpacked
from argosy.oracle.oracle import about, adapter
from argosy.oracle.weights import dump, load
from argosy.research.observation import Array
from argosy.research.setting import Setting
from tools.oracle import gains, judging
from tools.oracle.games import LEVELS, Rows, play_games, read_rows
from tools.oracle.learning import BATCH, HEATS, Learner, Scales, Weights, cross_entropies, heated, judged

ROOT: Final = Path(__file__).parents[2]
FOLDS: Final = 4
"""Parts of the games to learn from. Each is kept back once, to see how long to learn from the others."""


def say(line: str, file: Path) -> None:
    """Print a line, and add it to the log."""
    print(line, flush=True)
    with file.open("a", encoding="utf-8") as log:
        log.write(line + "\n")


def chosen(rows: Mapping[int, Rows], folds: Sequence[int]) -> dict[int, Rows]:
    """The rows of the games of these folds, if there are any."""
    which = {seats: np.isin(held["game"] % FOLDS, folds) for seats, held in rows.items()}
    return {
        seats: {name: array[which[seats]] for name, array in held.items()}
        for seats, held in rows.items()
        if which[seats].any()
    }


def claim(work: Path, key: str, seed: int) -> None:
    """See that what is kept in the folder is of the same game, rules, observations and seed. Raises ValueError."""
    marks = about(key)[0]
    layouts = [
        {name: (part.start, part.stop) for name, part in Setting(key, seats).encoder.layout.items()}
        for seats in package(key).rules.seats
    ]
    layout = sha256(json.dumps(layouts).encode()).hexdigest()
    wanted = json.dumps({**asdict(replace(marks, observations=layout)), "seed": seed, "levels": LEVELS})
    file = work / "about.json"
    if file.is_file() and file.read_text(encoding="utf-8") != wanted:
        raise ValueError(f"{work} holds games of another seed, other bots or an older version: name another folder")
    file.write_text(wanted, encoding="utf-8")


def train(
    learner: Learner, name: str, rows: Mapping[int, Rows], back: Mapping[int, Rows], passes: int, work: Path
) -> None:
    """Learn from the rows until there were so many passes; a checkpoint after each. Judge the games kept back."""
    file, log = work / f"{name}.checkpoint.npz", work / "log.txt"
    if file.is_file():
        learner.load(file)
    batches = sum(-(-len(held["time"]) // BATCH) for held in rows.values())
    while learner.passes < passes:
        begun, losses = process_time(), []
        with counting(f"{name}: pass {learner.passes + 1} of {passes}", batches) as advance:
            for loss in learner.learn(rows):
                losses.append(loss)
                advance(1)
        line = f"{name}, pass {learner.passes}: loss {np.mean(losses):.4f}"
        if back:
            learner.found = np.vstack([learner.found, cross_entropies(judged(learner.average, back), back)])
            line += f", cross-entropy of games kept back {learner.found[-1].min():.4f}"
        learner.save(file)
        say(f"{line}; {process_time() - begun:.1f} s of processor time", log)


def trained(rows: Mapping[int, Rows], games: int, key: str, most: int, seed: int, work: Path) -> Weights:
    """Weights from all rows. How many passes to make, and how sure to be, is found out with parts kept back in turn."""
    widths, found = about(key)[1], []
    work = work / f"inputs {about(key)[0].observations}"
    work.mkdir(exist_ok=True)
    for fold in range(FOLDS):
        learner, learnt = Learner(widths, seed), chosen(rows, [other for other in range(FOLDS) if other != fold])
        scales = Scales.of(learnt)
        name = f"{games} games without part {fold + 1} of {FOLDS}"
        train(learner, name, scales.scaled(learnt), scales.scaled(chosen(rows, [fold])), most, work)
        found.append(learner.found[:most])
    entropies = np.mean(found, axis=0)
    best, heat = np.unravel_index(entropies.argmin(), entropies.shape)
    say(
        f"{best + 1} passes, logits divided by {HEATS[heat]:.2f}: cross-entropy {entropies.min():.4f}", work / "log.txt"
    )
    scales, learner = Scales.of(rows), Learner(widths, seed)
    train(learner, f"{games} games, {best + 1} passes", scales.scaled(rows), {}, int(best) + 1, work)
    weights = heated(scales.unscaled(learner.average), float(HEATS[heat]))
    weights["steepness"] = gains.fit(judged(weights, rows), rows, widths[2])
    return weights


def report(rows: Mapping[int, Rows], learnt: Mapping[int, Rows], weights: Mapping[str, Array], key: str) -> list[str]:
    """Lines of a table: calibration and skill on games that were not learnt from."""
    found, plain = judged(weights, rows), judging.points_now(learnt, rows)
    half = judging.at_half_time(rows)
    drawn = judging.of_whole_games(rows)
    groups: dict[str, dict[int, judging.Chosen]] = {"all": drawn}
    groups |= {
        f"phase {phase}": {n: (held["phase"] == number) & ~drawn[n] for n, held in rows.items()}
        for number, phase in enumerate(adapter(key).phases)
    }
    groups |= {
        f"quarter {quarter + 1}": {
            n: drawn[n] & ((held["time"] * 4).astype(int) == quarter) for n, held in rows.items()
        }
        for quarter in range(4)
    }
    groups |= {f"{seats} seats": {n: drawn[n] & (n == seats) for n in rows} for seats in rows}
    groups["half time"] = half
    groups["half time, bots of several levels"] = {n: half[n] & (held["equal"] == 0) for n, held in rows.items()}
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
    found, drawn = judged(weights, rows), judging.of_whole_games(rows)
    times = {
        "all": (0.0, 1.01),
        "first third": (0.0, 1 / 3),
        "second third": (1 / 3, 2 / 3),
        "last third": (2 / 3, 1.01),
    }
    panels = []
    for name, (begin, end) in times.items():
        which = {n: drawn[n] & (held["time"] >= begin) & (held["time"] < end) for n, held in rows.items()}
        panels.append((name, judging.flat(found, rows, which)))
    return judging.picture(title, panels)


def main() -> None:
    """Play, learn, judge, write."""
    parser = argparse.ArgumentParser(prog="python -m tools.oracle", description=__doc__)
    parser.add_argument("game", choices=[found.key for found in packages() if found.oracle is not None])
    parser.add_argument("--games", type=int, default=2000, help="games to learn from; twenties are full")
    parser.add_argument("--held-out", type=int, default=2000, help="other games, to judge by")
    parser.add_argument("--passes", type=int, default=16, help="at most so many passes through the games")
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
    try:
        claim(work, key, asked.seed)
    except ValueError as problem:
        parser.error(str(problem))
    say("python -m tools.oracle " + " ".join(sys.argv[1:]), log)
    seeds = {name: f"oracle {name} {asked.seed}" for name in ("learn", "held out")}
    for name, count in (("learn", asked.games), ("held out", asked.held_out)):
        with counting(f"games: {name}", count) as advance:
            for more in play_games(key, seeds[name], count, work / name, asked.workers):
                advance(more)
    rows = read_rows(key, seeds["learn"], work / "learn", asked.games)
    weights = trained(rows, asked.games, key, asked.passes, asked.seed, work)
    marks, widths = about(key)
    file = dump(marks, weights)
    place: Path = asked.weights or ROOT / "src" / "argosy" / "games" / key / "oracle" / "weights.npz"
    place.write_bytes(file)
    say(f"{place.name}: {len(file)} bytes", log)
    held_out = read_rows(key, seeds["held out"], work / "held out", asked.held_out)
    kept = unpacked(load(file, marks, widths))
    for line in [*report(held_out, rows, kept, key), "", *gains.report(judged(kept, held_out), held_out, kept)]:
        say(line, log)
    if asked.picture is not None:
        asked.picture.write_text(draw(held_out, kept, f"{asked.held_out} games"), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")
