"""Ways to install Argosy, each in an empty environment: `python -m bench.installs [NAME...]`.

Prints a table: seconds until it is installed (building included), packages and megabytes in the environment beside pip,
and what `argosy --version` says of the rules. Packages come from the registry that pip is set up for, or from pip's
cache. The sources are a copy of this folder without what is built.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEFT_OUT = (
    "./.git",
    "./.venv*",
    "node_modules",
    "./src/argosy/server/static*",
    "__pycache__",
    "./.mypy_cache",
    "./.hypothesis",
)
PLAIN, COMPILED = {"ARGOSY_COMPILE": "0"}, {"ARGOSY_COMPILE": ""}
WAYS = {
    "plain": ("`ARGOSY_COMPILE=0 pip install .`", PLAIN, "{clone}"),
    "sdist": ("`pip install argosy-*.whl`, the wheel from the sdist", PLAIN, "{wheel}"),
    "server": ("`pip install 'argosy-*.whl[server]'`", PLAIN, "{wheel}[server]"),
    "compiled": ("`pip install .`, with a C compiler", COMPILED, "{clone}"),
}


def run(*command: str | Path, folder: Path, surroundings: dict[str, str] | None = None) -> str:
    """Run a command that must succeed, and return what it prints."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **(surroundings or {})}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def environment(folder: Path) -> Path:
    """An environment with pip alone; its Python."""
    run(sys.executable, "-m", "venv", folder, folder=ROOT)
    return folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def megabytes(folder: Path) -> float:
    """The size of the files in a folder, without pip and what pip compiles to bytecode."""
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    return (
        sum(file.stat().st_size for file in files if "pip" not in file.parts and "__pycache__" not in file.parts) / 1e6
    )


def measured(name: str, target: str, surroundings: dict[str, str], place: Path) -> str:
    """Install in an empty environment; the line of the table."""
    python = environment(place / name)
    began = time.perf_counter()
    run(python, "-m", "pip", "install", "--quiet", target, folder=place, surroundings=surroundings)
    seconds = time.perf_counter() - began
    listed = run(python, "-m", "pip", "list", "--format=freeze", folder=place).split()
    packages = [line for line in listed if not line.startswith(("pip==", "setuptools=="))]
    told = run(python, "-m", "argosy", "--version", folder=place)
    rules = "compiled" if "compiled" in told else "plain Python"
    return f"{WAYS[name][0]} | {seconds:.0f} s | {len(packages)} | {megabytes(place / name):.0f} MB | {rules}"


def main() -> None:
    """Measure all ways, or those that are named."""
    names = sys.argv[1:] or [*WAYS]
    if unknown := sorted(set(names) - set(WAYS)):
        sys.exit(f"there is no way {', '.join(unknown)}; there are {', '.join(WAYS)}")
    with tempfile.TemporaryDirectory(prefix="argosy-installs-") as made:
        place = Path(made)
        clone = place / "a clone"
        clone.mkdir()
        packed = subprocess.run(
            ["tar", "-cf", "-", *(f"--exclude={name}" for name in LEFT_OUT), "."],
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        subprocess.run(["tar", "-xf", "-"], cwd=clone, input=packed.stdout, check=True)
        python = environment(place / "builder")
        run(python, "-m", "pip", "install", "--quiet", "hatchling", folder=place)
        run(python, "-m", "hatchling", "build", "--target", "sdist", "--directory", place, folder=clone)
        sdist = next(place.glob("argosy-*.tar.gz"))
        began = time.perf_counter()
        wheels: list[str | Path] = ["wheel", "--quiet", "--no-deps", "--wheel-dir", place, sdist]
        run(python, "-m", "pip", *wheels, folder=place, surroundings=PLAIN)
        wheel = next(place.glob("argosy-*.whl"))
        took = time.perf_counter() - began
        sizes = [file.stat().st_size / 1e6 for file in (sdist, wheel)]
        print(f"the sdist has {sizes[0]:.1f} MB; a wheel of plain Python from it {sizes[1]:.1f} MB, {took:.0f} s\n")
        print("| | time | packages | size | rules |\n|---|--:|--:|--:|---|")
        for name in names:
            _, surroundings, target = WAYS[name]
            print(f"| {measured(name, target.format(clone=clone, wheel=wheel), surroundings, place)} |", flush=True)


if __name__ == "__main__":
    main()
