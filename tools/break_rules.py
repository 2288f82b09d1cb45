"""Breaks rules one at a time and checks that the tests notice.

    .venv-test/bin/python -m tools.break_rules [GAME [NUMBER...]]

Every breakage is made in a copy of the project. There a test with the id of the broken rule in its name must fail.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from argosy.games.breakage import Breakage
from argosy.games.package import packages

ROOT = Path(__file__).resolve().parent.parent
BREAKAGES = {found.key: found.breakages() for found in packages()}
PYTEST = (sys.executable, "-m", "pytest", "-q", "-m", "not slow", "--no-header", "-p", "no:cacheprovider")


def broken_copy(game: str, breakage: Breakage, folder: Path) -> None:
    """A copy of the project with one rule broken."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, folder)
    target = folder / "src" / "argosy" / "games" / game / breakage.module
    text = target.read_text(encoding="utf-8")
    for old, new in breakage.changes:
        if text.count(old) != 1:
            sys.exit(f"{game}/{breakage.module} no longer holds once: {old}")
        text = text.replace(old, new)
    target.write_text(text, encoding="utf-8")


def failed(game: str, breakage: Breakage) -> list[str]:
    """The rule tests of the game that fail on the broken copy."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        broken_copy(game, breakage, folder)
        done = subprocess.run(
            [*PYTEST, f"tests/games/{game}/rules"],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode not in (0, 1):
        sys.exit(f"the tests did not run:\n{done.stdout}{done.stderr}")
    return [line.split("::")[1].split(" - ")[0] for line in done.stdout.splitlines() if line.startswith("FAILED")]


def try_one(game: str, number: int) -> bool:
    """Break one rule and print which tests failed; returns whether a test of that rule did."""
    breakage = BREAKAGES[game][number - 1]
    tests = failed(game, breakage)
    named = [test for test in tests if test.startswith(f"test_{breakage.rule.lower().replace('.', '_')}_")]
    found = named[0] if named else f"NOT CAUGHT by a test of {breakage.rule}, but by {', '.join(tests) or 'none'}"
    print(f"{number:2} {breakage.rule:6} {breakage.what}: {len(tests)} failed: {found}", flush=True)
    return bool(named)


def main() -> None:
    """Try the breakages of a game with the given numbers, or all."""
    games = sys.argv[1:2] or list(BREAKAGES)
    if games[0] not in BREAKAGES:
        sys.exit(f"there is no game {games[0]}; there are {', '.join(BREAKAGES)}")
    unnoticed = 0
    for game in games:
        print(game)
        wanted = [int(number) for number in sys.argv[2:]] or range(1, len(BREAKAGES[game]) + 1)
        unnoticed += sum(not try_one(game, number) for number in wanted)
    sys.exit(f"{unnoticed} breakages went unnoticed" if unnoticed else 0)


if __name__ == "__main__":
    main()
