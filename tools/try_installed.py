"""Smoke test of an installed Argosy: `python tools/try_installed.py FOLDER-OF-ITS-PROGRAMS`.

It hosts a server, fetches the page with all files that the page names, plays games between bots, writes their records
and verifies one. It needs only the standard library.
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

MOST_SHELL, MOST_GAME = 60_000, 90_000
"""Bytes of compressed script that the page may load before a game is opened, and more for the tables of one game."""


def run(program: Path, folder: Path, *words: str) -> str:
    """Run a program and return what it prints; it must succeed without messages on the standard error."""
    done = subprocess.run([program, *words], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode or done.stderr:
        sys.exit(f"argosy {' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


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
        see_files(python, folder)
        host(argosy, folder)
        for game in run(python, folder, "-c", "import argosy; print(*argosy.list_games())").split():
            seats = ["--seats", "4", "--games", "2", "--quiet"]
            run(argosy, folder, "simulate", game, *seats, "--records", game, "--bots", "sensible")
            run(argosy, folder, "replay", f"{game}/game-000001.argosy.jsonl", "--verify")
            run(argosy, folder, "arena", game, *seats, "--bots", "sensible,random")
            print(f"simulate, replay --verify and arena work: {game}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
