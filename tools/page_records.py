"""Compares the records of seeded games made in the engine of a page (Pyodide) with those made here.

    nice python -m tools.page_records --seeds 200 results.txt

The engine is the one that was built with the page; the program of the package `deno` runs it. What is in the results
is not played again, so the command can be stopped and continued. It ends with 1 if a record differs.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Final

import argosy
from tools import seeded_games
from web.build import deno

LEVELS: Final = ("random", "sensible", "strong")
AT_ONCE: Final = 10
"""Games of one start of the engine."""
LOADER: Final = Path(__file__).with_name("page_python.ts")


def engine_folder() -> Path | None:
    """The folder of the built engine; None if it was not built."""
    found = Path(str(files("argosy.server").joinpath("static", "engine")))
    return next((file.parent for file in sorted(found.glob("*/engine.json"))), None)


def made_in_page(folder: Path, key: str, level: str, first: int, last: int) -> list[str]:
    """The lines that the engine of a page writes of some games; see `seeded_games.py`."""
    script = Path(seeded_games.__file__)
    words = ["run", "--allow-all", "--no-config", str(LOADER), str(folder), str(script)]
    asked = [deno(), *words, key, level, str(first), str(last)]
    return subprocess.run(asked, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def compared(folder: Path, seeds: int, known: set[str]) -> Iterator[tuple[str, bool]]:
    """The line of each game that is not known yet, and whether both made the same record."""
    for first, key, level in product(range(0, seeds, AT_ONCE), argosy.list_games(), LEVELS):
        last = min(first + AT_ONCE, seeds)
        if all(f"{key} {level} {seed}" in known for seed in range(first, last)):
            continue
        for line in made_in_page(folder, key, level, first, last):
            yield line, line == seeded_games.line_of(*line.split()[:3])


def main() -> int:
    """Compare; a line of progress for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=200, help="games of each kind")
    parser.add_argument("results", type=Path)
    options = parser.parse_args()
    folder = engine_folder()
    if folder is None:
        print("there is no engine; build the page first: python web/build.py", file=sys.stderr)
        return 2
    before = options.results.read_text(encoding="utf-8").splitlines() if options.results.exists() else []
    known = {" ".join(line.split()[:3]) for line in before}
    different = sum(line.endswith("different") for line in before)
    every = options.seeds * len(argosy.list_games()) * len(LEVELS)
    with options.results.open("a", encoding="utf-8") as results:
        for line, same in compared(folder, options.seeds, known):
            different += not same
            known.add(" ".join(line.split()[:3]))
            results.write(f"{line} {'same' if same else 'different'}\n")
            results.flush()
            print(f"{len(known)} of {every}: {' '.join(line.split()[:3])}, {different} different", flush=True)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
