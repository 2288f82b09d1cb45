"""Smoke test of an installed Argosy: `python tools/try_installed.py FOLDER-OF-ITS-PROGRAMS [WHEEL]`.

It plays games between bots, writes their records and verifies one; where a command names the line that installs its
extra, it types that line; it hosts a server and fetches the page with all files that the page names. A wheel that is
named must hold the same files as the installation. It needs only the standard library.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urljoin
from urllib.request import urlopen
from zipfile import ZipFile

MOST_SHELL, MOST_GAME = 60_000, 90_000
"""Bytes of compressed script that the page may load before a game is opened, and more for the tables of one game."""


def run(program: Path, folder: Path, *words: str) -> str:
    """Run a program and return what it prints; it must succeed without messages on the standard error."""
    done = subprocess.run([program, *words], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode or done.stderr:
        sys.exit(f"argosy {' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def with_extra(program: Path, folder: Path, *words: str) -> None:
    """Type the line that a command says it needs first, if it does."""
    done = subprocess.run([program, *words], cwd=folder, capture_output=True, text=True, check=False)
    found = re.fullmatch(r"argosy: this command needs [\w., -]+: (.+)\n", done.stderr)
    if done.returncode != 2 or (found is None and "needs" in done.stderr):
        sys.exit(f"argosy {' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    if found is None:
        return
    print(f"argosy {words[0]} says: {found[1]}")
    before = run(program, folder, "--version")
    typed = subprocess.run(found[1], shell=True, capture_output=True, text=True, check=False)
    if typed.returncode:
        sys.exit(f"that line fails:\n{typed.stdout}{typed.stderr}")
    if run(program, folder, "--version") != before:
        sys.exit("that has changed Argosy itself")


def see_same_files(python: Path, folder: Path, wheel: Path) -> None:
    """Check that a wheel holds the files that are installed."""
    ask = "from importlib.metadata import files; print(*files('argosy'), sep='\\n')"
    listed = {line for line in run(python, folder, "-c", ask).splitlines() if line.startswith("argosy/")}
    installed = {line for line in listed if "__pycache__" not in line}
    with ZipFile(wheel) as opened:
        held = {name for name in opened.namelist() if name.startswith("argosy/")}
    if held != installed:
        sys.exit(f"the wheel made from the sdist differs from the installation: {sorted(held ^ installed)}")
    print(f"{wheel.name} from the sdist holds the same {len(held)} files, {wheel.stat().st_size / 1e6:.1f} MB")


def fetched(address: str) -> bytes:
    """Fetch an address. Raises OSError."""
    with urlopen(address, timeout=30) as answer:
        return bytes(answer.read())


def see_page(address: str) -> int:
    """Fetch the page and all files that it names; returns how many."""
    page = fetched(address).decode()
    named = sorted(set(re.findall(r"""(?:src|href)=["']([^"']*/static/[^"']+)""", page)))
    for ending in (".js", ".css"):
        if not [name for name in named if name.endswith(ending)]:
            sys.exit(f"the page names no {ending} file:\n{page[:2000]}")
    for name in named:
        if not fetched(urljoin(address, name)):
            sys.exit(f"{name} is empty")
    return len(named)


def host(program: Path, folder: Path) -> None:
    """Start the server, fetch the page, and stop."""
    words = ["host", "--host", "127.0.0.1", "--port", "0", "--no-browser", "--database", "games.sqlite"]
    server = subprocess.Popen([program, *words], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        greeting = server.stdout.readline()
        found = re.search(r"http://\S+", greeting)
        if found is None:
            server.kill()
            sys.exit(f"argosy host does not say where it serves: {greeting}{server.communicate()[1]}")
        print(f"the page and {see_page(found[0])} files that it names are served")
    finally:
        server.terminate()
        server.communicate(timeout=30)


def see_files(python: Path, folder: Path) -> None:
    """Check that the package holds the page in all languages, and nothing that was fetched for building it."""
    ask = "from importlib.resources import files; print(files('argosy') / 'server' / 'static')"
    static = Path(run(python, folder, "-c", ask).strip())
    manifest = json.loads((static / "manifest.json").read_text(encoding="utf-8"))
    languages = run(python, folder, "-c", "from argosy.text.languages import languages; print(*languages())").split()
    texts = [f"{kind}-{language}.ftl" for kind in ("words", "rules") for language in languages]
    missing = [name for name in ("main.js", "main.css", *texts) if name not in manifest]
    missing += [name for name in manifest.values() if not (static / name).is_file()]
    if missing:
        sys.exit(f"the installed page lacks {', '.join(missing)}")
    if list(static.parents[1].rglob("node_modules")):
        sys.exit("the package holds node_modules")
    sizes = json.loads((static / "sizes.json").read_text(encoding="utf-8"))
    games = ", ".join(f"{game} {size}" for game, size in sizes["games"].items())
    print(f"script, compressed: shell {sizes['shell']} bytes; more for a table: {games}")
    if not games or sizes["shell"] > MOST_SHELL or max(sizes["games"].values()) > MOST_GAME:
        sys.exit(f"that is more than {MOST_SHELL} for the shell or {MOST_GAME} for a game")


def main() -> int:
    """Run all checks; a failure exits with a sentence."""
    programs = Path(sys.argv[1]).resolve()
    argosy, python = programs / "argosy", programs / "python"
    for name in ("PYTHONPATH", "PYTHONHOME"):  # so that nothing of the test environment is found
        os.environ.pop(name, None)
    with tempfile.TemporaryDirectory(prefix="argosy-installed-") as place:
        folder = Path(place)
        print(run(argosy, folder, "--version").strip())
        if "simulate" not in run(argosy, folder):
            sys.exit("argosy alone does not say what it can do")
        see_files(python, folder)
        if len(sys.argv) > 2:
            see_same_files(python, folder, Path(sys.argv[2]))
        for game in run(python, folder, "-c", "import argosy; print(*argosy.list_games())").split():
            seats = ["--seats", "4", "--games", "2", "--quiet"]
            run(argosy, folder, "simulate", game, *seats, "--records", game, "--bots", "sensible")
            run(argosy, folder, "replay", f"{game}/game-000001.argosy.jsonl", "--verify")
            with_extra(argosy, folder, "arena", game, "--bots", "no-such-bot")
            run(argosy, folder, "arena", game, *seats, "--bots", "sensible,random")
            print(f"simulate, replay --verify and arena work: {game}")
        with_extra(argosy, folder, "host", "--port", "-1")
        host(argosy, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
