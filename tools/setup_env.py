"""Makes a virtual environment once, and again when it is stale: `python tools/setup_env.py FOLDER LOCK`.

It installs the packages of requirements/LOCK.txt and Argosy itself, editable, and prints the folder of the programs.
`--packages-only` leaves Argosy out. Shared by ./play and ./test and by play.cmd and test.cmd; standard library only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final, NoReturn

ROOT: Final = Path(__file__).resolve().parents[1]
OLDEST: Final = (3, 11)
NAMES: Final = ("python3.14", "python3.13", "python3.12", "python3.11", "python3", "python", "py")
"""Programs to look for, best first; `py` is the launcher of Windows."""
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet")


class SetUpError(Exception):
    """Why there is no environment; a sentence or two."""


def say(line: str) -> None:
    """Print a line for the person who waits."""
    print(line, file=sys.stderr, flush=True)


def programs(venv: Path) -> Path:
    """The folder of an environment's programs."""
    return venv / ("Scripts" if sys.platform == "win32" else "bin")


def python_of(venv: Path) -> Path:
    """The Python of an environment."""
    return programs(venv) / ("python.exe" if sys.platform == "win32" else "python")


def runs(python: str, code: str) -> bool:
    """Whether that Python is there and runs the code."""
    try:
        return subprocess.run([python, "-c", code], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def find_python(wanted: str | None) -> str:
    """The first Python that is new enough and can make environments, or the wanted one. Raises SetUpError."""
    bare = None
    for name in (wanted,) if wanted else NAMES:
        if runs(name, f"import sys; sys.exit(sys.version_info < {OLDEST})"):
            if runs(name, "import ensurepip, venv"):
                return name
            bare = bare or name
    if bare is not None:
        raise SetUpError(f"{bare} has no venv and ensurepip modules (on Debian and Ubuntu: apt install python3-venv).")
    raise SetUpError(f"Argosy needs Python 3.11 or newer{f', and {wanted!r} is not one' if wanted else ''}.")


def fingerprint(files: Iterable[Path]) -> str:
    """A hash of files, by name and content; a file that is missing counts as empty."""
    seen = sha256()
    for file in files:
        data = file.read_bytes() if file.is_file() else b""
        seen.update(f"{file.name} {len(data)} ".encode() + data)
    return seen.hexdigest()


def made_from(venv: Path, lock: Path) -> str:
    """What a finished environment was made from; a copied or moved one, or one whose Python was replaced, differs."""
    python = python_of(venv)
    return f"{venv} {os.environ.get('PYTHON', '')}\n{python.resolve()}\n{fingerprint([lock])}\n"


def matches(file: Path, text: str) -> bool:
    """Whether a file has exactly that text."""
    return file.is_file() and file.read_text(encoding="utf-8") == text


def quietly(log: Path, *command: str | Path) -> bool:
    """Run a command in the clone without output; show its output only if it fails. Returns whether it succeeded."""
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False
    )
    log.write_text(done.stdout, encoding="utf-8")
    if done.returncode:
        say(done.stdout.rstrip("\n"))
    return not done.returncode


def ensure_venv(venv: Path, lock: Path, *, argosy: bool = True) -> Path:
    """Make the environment if it is not there as the lock has it, and return its Python. Raises SetUpError.

    Both stamps are written last, so that an interrupted set-up is done again.
    """
    python, log = python_of(venv), venv / "setup.log"
    stamp, project_stamp = venv / "packages.stamp", venv / "project.stamp"
    if not python.exists() or not matches(stamp, made_from(venv, lock)):
        base = find_python(os.environ.get("PYTHON") or None)
        say(f"Making {venv.name} with {version_of(base)}")
        shutil.rmtree(venv, ignore_errors=True)
        try:
            venv.mkdir(exist_ok=True)
        except OSError as problem:
            raise SetUpError(
                f"Cannot write to {venv.parent}: {problem.strerror}. Copy the clone to a folder that you can write to."
            ) from problem
        if not quietly(log, base, "-m", "venv", venv):
            raise SetUpError(f"Could not make {venv.name}.")
        say(f"Installing the packages of requirements/{lock.name}")
        if not quietly(log, python, *PIP, "--require-hashes", "-r", lock):
            raise SetUpError("Could not install the packages.")
        stamp.write_text(made_from(venv, lock), encoding="utf-8")
    project = fingerprint([ROOT / "pyproject.toml", ROOT / "hatch_build.py"])
    if argosy and not matches(project_stamp, project):
        say("Installing Argosy itself")
        project_stamp.unlink(missing_ok=True)
        if not quietly(log, python, *PIP, "--no-deps", "--no-build-isolation", "--editable", "."):
            raise SetUpError("Could not install Argosy.")
        project_stamp.write_text(project, encoding="utf-8")
    return python


def version_of(python: str) -> str:
    """What a Python says of its version."""
    return subprocess.run([python, "-V"], capture_output=True, text=True, check=False).stdout.strip()


def stop(problem: object) -> NoReturn:
    """Print why nothing came of it, and exit."""
    say(str(problem))
    sys.exit(1)


def main(words: list[str]) -> None:
    """Make the environment that is asked for."""
    folder, lock = [word for word in words if not word.startswith("-")]
    venv = ROOT / folder
    try:
        ensure_venv(venv, ROOT / "requirements" / f"{lock}.txt", argosy="--packages-only" not in words)
    except SetUpError as problem:
        stop(problem)
    print(programs(venv).as_posix())


if __name__ == "__main__":
    main(sys.argv[1:])
