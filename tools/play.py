"""What ./play and play.cmd do: set up .venv, build the page, and start Argosy, with compiled rules if there are any.

Standard library only, since it runs before anything is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])
from tools import rules_cache, setup_env

VENV: Final = setup_env.ROOT / ".venv"
LOCK: Final = setup_env.ROOT / "requirements" / "play.txt"
COMMAND: Final = "play" if sys.platform == "win32" else "./play"
USAGE: Final = """\
usage: ./play [--port N] [--no-browser] [--host ADDRESS] [--database FILE]
       ./play COMMAND [ARGUMENT...]

With no command: serve both games to the browsers here and in your network, and open the page. Games are kept in your
data folder and go on when it is started again; Ctrl-C ends it.

  ./play terminal             play at this terminal instead, people at one screen and bots
  ./play terminal GAME --people Anna,Ben --bots sensible --seats 4
  ./play replay FILE          a finished game as a story
  ./play serve --help         a server for the Internet; ./play admin --help looks after its games
  ./play simulate --help      games among bots by the thousand; also arena and report

./play COMMAND --help explains a command. The first start makes .venv with the packages of requirements/play.txt, and
compiles the rules in the background if there is a C compiler: from the next start on they are about five times as fast.
ARGOSY_COMPILE=0 turns that off, ARGOSY_COMPILE=1 waits for it.
"""
SERVING: Final = ("host", "serve")
"""Commands that serve the page."""


def words_for_argosy(words: list[str]) -> list[str]:
    """The words for the command `argosy`; without a command it hosts."""
    if not words or (words[0].startswith("-") and words[0] != "--version"):
        return ["host", *words]
    return words


def run(python: Path, words: list[str], rules: Path | None) -> int:
    """Become Argosy, or where a process cannot become another, run it and return its exit code."""
    if rules is not None:
        paths = [str(rules), os.environ.get("PYTHONPATH", "")]
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    command = [str(python), "-m", "argosy", *words]
    if sys.platform == "win32":
        process = subprocess.Popen(command)
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # Ctrl-C reaches Argosy too, which ends in good order
    return os.execv(python, command)


def main(words: list[str]) -> int:
    """Set up what is missing, and start."""
    if words and words[0] in ("-h", "--help", "help"):
        print(USAGE.replace("./play", COMMAND), end="")
        return 0
    words = words_for_argosy(words)
    try:
        python = setup_env.ensure_venv(VENV, LOCK)
    except setup_env.SetUpError as problem:
        setup_env.stop(problem)
    rules = rules_cache.ready(VENV)
    if words[0] in SERVING:
        page = [] if rules is None else [rules / "argosy" / "server" / "static"]
        if words[0] == "site":  # what many will fetch is packed with more effort than what this machine serves
            os.environ.setdefault("ARGOSY_PACK_QUALITY", "11")
        if subprocess.run([python, setup_env.ROOT / "web" / "build.py", *page], check=False).returncode:
            setup_env.say("Without it the browser shows only the plain status page.")
    if rules is None and words[0] != "--version":
        rules = rules_cache.make(VENV, python)
    return run(python, words, rules)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
