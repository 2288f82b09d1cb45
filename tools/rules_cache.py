"""Compiled rules for a clone: made in the background of ./play, used from the next start on.

`.venv/rules/KEY/` holds a copy of `src/argosy` with the compiled modules beside their sources, as a wheel does. KEY is
a hash of the sources, so rules that have been edited run as plain Python until they are compiled too. A folder gets its
name only when it is whole and has started a game. `python tools/rules_cache.py VENV` makes it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])
from tools import setup_env

ROOT: Final = setup_env.ROOT
LOCK: Final = ROOT / "requirements" / "compile.txt"
UNWANTED: Final = shutil.ignore_patterns("__pycache__", "static", "static.*", "*.pyc", "*.so", "*.pyd")
"""What lies among the sources and is made from them: the page, and compiled files."""
KEPT: Final = 2
"""Compiled copies that are kept: the newest, and one that a server may still run from."""
SLOW: Final = "The rules run as plain Python, at about a fifth of the speed"
TRY: Final = """
import argosy, argosy.core.contract
assert not argosy.core.contract.__file__.endswith(".py")
for game in argosy.list_games():
    argosy.Match.new(game, seats=4, seed=1).view(0)
"""
"""What compiled rules must be able to do before they are used."""


def sources(package: Path) -> list[Path]:
    """The files of the package that the compiled copy is made from."""
    found: list[Path] = []
    for folder, folders, files in os.walk(package):
        unwanted = UNWANTED(folder, [*folders, *files])
        folders[:] = [name for name in folders if name not in unwanted]
        found += [Path(folder, name) for name in files if name not in unwanted]
    return sorted(found)


def key_of(root: Path) -> str:
    """A hash of all that compiled rules are made from."""
    seen = sha256()
    for file in (*sources(root / "src" / "argosy"), root / "hatch_build.py", root / "pyproject.toml", LOCK):
        name = file.name if file == LOCK else file.relative_to(root).as_posix()
        data = file.read_bytes()
        seen.update(f"{name} {len(data)} ".encode() + data)
    return seen.hexdigest()[:16]


def is_off() -> bool:
    """Whether compiled rules are turned off."""
    return os.environ.get("ARGOSY_COMPILE") == "0"


def ready(venv: Path) -> Path | None:
    """The folder with compiled rules that belong to these sources, if there is one."""
    if is_off() or not (venv / "rules").is_dir():
        return None
    folder = venv / "rules" / key_of(ROOT)
    return folder if folder.is_dir() else None


def make(venv: Path, python: Path) -> Path | None:
    """Have the rules compiled in the background, or now with ARGOSY_COMPILE=1; say what becomes of it."""
    if is_off():
        return None
    command = [str(python), str(Path(__file__)), str(venv)]
    if os.environ.get("ARGOSY_COMPILE") == "1":
        setup_env.say("Compiling the rules; this takes one to two minutes")
        subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        if (folder := ready(venv)) is None:
            setup_env.say(f"{SLOW}: {failure(venv) or 'they are being compiled already'}.")
        return folder
    why = failure(venv)
    if why is None or not is_final(venv):
        start(command)
    if why is None:
        setup_env.say("Compiling the rules in the background; a later start then runs them about five times as fast.")
    else:
        setup_env.say(f"{SLOW}: {why}.")
    return None


def start(command: list[str]) -> None:
    """Start a command that goes on by itself, when nothing else wants the processor."""
    nothing = subprocess.DEVNULL
    if sys.platform == "win32":
        flags = subprocess.DETACHED_PROCESS | subprocess.IDLE_PRIORITY_CLASS
        subprocess.Popen(command, cwd=ROOT, stdin=nothing, stdout=nothing, stderr=nothing, creationflags=flags)
        return
    # the shell ends at once, so that nobody has to wait for the command
    words = ["sh", "-c", 'nice -n 19 "$@" &', "sh", *command]
    subprocess.run(words, cwd=ROOT, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True, check=False)


def report(venv: Path) -> dict[str, object]:
    """What was written down about the last failure with these sources."""
    try:
        told = json.loads((venv / "rules" / "failed.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) and told.get("key") == key_of(ROOT) else {}


def failure(venv: Path) -> str | None:
    """Why these rules could not be compiled the last time; None if they could, or were not tried."""
    why = report(venv).get("why")
    return str(why) if why else None


def is_final(venv: Path) -> bool:
    """Whether the compiler itself failed, so that trying again would only cost minutes."""
    return bool(report(venv).get("final"))


@contextmanager
def alone(file: Path) -> Iterator[bool]:
    """Lock a file while in here; whether nobody else has it. The lock ends with the process, however that ends."""
    with file.open("a+b") as opened:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def compile_rules(venv: Path) -> None:
    """Make the compiled copy, unless it is there or another process makes it."""
    folder = venv / "rules"
    folder.mkdir(exist_ok=True)
    with alone(folder / "lock") as mine:
        key = key_of(ROOT)
        if not mine or (folder / key).is_dir():
            return
        for left in folder.glob("half-*"):  # of a process that was killed
            shutil.rmtree(left, ignore_errors=True)
        scratch = Path(tempfile.mkdtemp(prefix="half-", dir=folder))
        try:
            why, final = attempt(venv, scratch, key)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)
        (folder / "failed.json").unlink(missing_ok=True)
        if why is not None:
            told = json.dumps({"key": key, "why": why, "final": final})
            (folder / "failed.json").write_text(told, encoding="utf-8")
            return
        copies = sorted(
            (path for path in folder.glob("?" * len(key)) if path.is_dir()), key=lambda path: path.stat().st_mtime
        )
        for old in copies[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)


def attempt(venv: Path, scratch: Path, key: str) -> tuple[str | None, bool]:
    """Compile in a scratch folder and put the result in its place; or why not, and whether that is final."""
    from hatch_build import CannotCompile, compile_into, find_compiler

    log = venv / "rules" / "compile.log"
    try:
        find_compiler()
    except CannotCompile as problem:
        return str(problem), False
    for name in ("pyproject.toml", "hatch_build.py"):
        shutil.copy2(ROOT / name, scratch / name)
    shutil.copytree(ROOT / "src" / "argosy", scratch / "src" / "argosy", ignore=UNWANTED)
    if key_of(scratch) != key:
        return "the sources were changed at the same time", False
    compiler = venv / "rules" / "compiler"
    pip: list[str | Path] = [*setup_env.PIP, "--upgrade", "--target", compiler, "--require-hashes", "-r", LOCK]
    stamp = compiler / "stamp"
    if not setup_env.matches(stamp, setup_env.fingerprint([LOCK])):
        shutil.rmtree(compiler, ignore_errors=True)
        if not setup_env.quietly(log, sys.executable, *pip):
            return f"the compiler could not be fetched ({log} shows how)", False
        stamp.write_text(setup_env.fingerprint([LOCK]), encoding="utf-8")
    sys.path.insert(0, str(compiler))
    lib = scratch / "lib"
    os.environ.setdefault("ARGOSY_COMPILE_LEVEL", "1")
    with log.open("w") as written:
        os.dup2(written.fileno(), 1)
        os.dup2(written.fileno(), 2)
    try:
        compile_into(lib, scratch / "temp", scratch)
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when it finds an error
        print(error, flush=True)
        return f"compiling them failed ({log} shows how)", True
    shutil.copytree(scratch / "src" / "argosy", lib / "argosy", dirs_exist_ok=True)
    page = ROOT / "src" / "argosy" / "server" / "static"
    if page.is_dir():
        shutil.copytree(page, lib / "argosy" / "server" / "static")
    tried = subprocess.run([sys.executable, "-c", TRY], env={**os.environ, "PYTHONPATH": str(lib)}, check=False)
    if tried.returncode:
        return f"the compiled rules do not start ({log} shows how)", True
    lib.rename(venv / "rules" / key)
    return None, False


if __name__ == "__main__":
    compile_rules(Path(sys.argv[1]))
