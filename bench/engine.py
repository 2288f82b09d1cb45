"""How fast the engine is, interpreted and compiled, as a ratio to python-chess in the same run.

    .venv-test/bin/python bench/engine.py [--seats 4] [--seconds 3] [--rounds 5] [--json FILE]

The three contestants take turns, each in a process of its own, so that whatever else the machine does hits all of them;
the median of the rounds counts. The compiled build is made by `./test build` first.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
WORKER = ROOT / "bench" / "worker.py"
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
BUILDS = {"interpreted": Path(sys.executable), "compiled": COMPILED}


def ask(python: Path, *arguments: str) -> str:
    """What the worker prints, run by that Python."""
    done = subprocess.run(
        [python, WORKER, *arguments], check=True, stdout=subprocess.PIPE, text=True, cwd=WORKER.parent
    )
    return done.stdout


def rates(python: Path, *arguments: str) -> dict[str, float]:
    return dict(json.loads(ask(python, *arguments)))


def costs_of(python: Path, *arguments: str) -> dict[str, dict[str, float]]:
    return dict(json.loads(ask(python, "costs", *arguments)))


def play_rounds(options: argparse.Namespace) -> dict[str, list[dict[str, float]]]:
    """Every contestant once a round."""
    seconds = str(options.seconds)
    seen: dict[str, list[dict[str, float]]] = {"python-chess": [], **{build: [] for build in BUILDS}}
    for _ in track(range(options.rounds), "rounds", console=Console(stderr=True)):
        seen["python-chess"].append(rates(Path(sys.executable), "chess", seconds))
        for build, python in BUILDS.items():
            one = rates(python, "play", options.game, str(options.seats), seconds)
            if one["compiled"] != (build == "compiled"):
                sys.exit(f"{python} does not hold the {build} build")
            seen[build].append(one)
    return seen


def report(options: argparse.Namespace) -> dict[str, object]:
    """Measure, print the tables, and give the figures back."""
    seen = play_rounds(options)
    moves = statistics.median(one["moves_per_second"] for one in seen["python-chess"])
    speed = Table(title=f"Random play of {options.game}, {options.seats} seats, one core")
    for heading in ("", "decisions/s", "games/s", "ratio to python-chess", "ratio by round"):
        speed.add_column(heading, justify="right")
    speed.add_row("python-chess (moves)", f"{moves:,.0f}", "", "1", "")
    ratios: dict[str, float] = {}
    for build in BUILDS:
        mine = [one["decisions_per_second"] for one in seen[build]]
        each = [rate / yard["moves_per_second"] for rate, yard in zip(mine, seen["python-chess"], strict=True)]
        ratios[build] = statistics.median(each)
        games = statistics.median(one["games_per_second"] for one in seen[build])
        rounds = " ".join(f"{ratio:.1f}" for ratio in each)
        speed.add_row(build, f"{statistics.median(mine):,.0f}", f"{games:,.0f}", f"{ratios[build]:.1f}", rounds)
    costs = {build: costs_of(python, options.game, str(options.seats)) for build, python in BUILDS.items()}
    searches = {
        build: rates(python, "search", options.game, str(options.seats), str(options.seconds))["playouts_per_second"]
        for build, python in BUILDS.items()
    }
    console = Console()
    console.print(speed)
    found = ", ".join([f"{build} {searches[build]:,.0f}" for build in BUILDS])
    console.print(f"Playouts a second of the bot best, planning included: {found}")
    console.print(compare("Microseconds per call, mean over random play", "microseconds", costs))
    console.print(compare("Where the time goes: microseconds a game, menu and move, by action", "share", costs))
    return {"rounds": seen, "ratios": ratios, "searches": searches, "costs": costs}


def compare(title: str, part: str, costs: dict[str, dict[str, dict[str, float]]]) -> Table:
    """One row per operation, one column per build."""
    table = Table(title=title)
    table.add_column("")
    for build in BUILDS:
        table.add_column(build, justify="right")
    for name in costs["interpreted"][part]:
        table.add_row(name, *(f"{costs[build][part][name]:.2f}" for build in BUILDS))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="neptun")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each contestant in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path, help="write all figures there")
    options = parser.parse_args()
    subprocess.run([ROOT / "test", "build"], check=True)
    figures = report(options)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
