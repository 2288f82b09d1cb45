"""The command `argosy`: finds the subcommand and prints every expected error in one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Final

from argosy.cli.complaint import Complaint
from argosy.compiled import slowness, status
from argosy.core.data_files import EditionError

COMMANDS: Final = ("host", "terminal", "replay", "review", "serve", "site", "admin", "simulate", "arena", "report")
"""Each is a module of this package with `add_command`, which adds its arguments and sets the function to run."""
DEFAULT: Final = "host"
ALIASES: Final = {"play": "terminal"}
ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "1")
"""NumPy reads it when it is imported: with small arrays several threads would mostly wait for each other."""


def parser(command: str | None = None) -> argparse.ArgumentParser:
    """The parser of all commands, or of a single one, so that it starts without loading the others."""
    top = argparse.ArgumentParser(
        prog="argosy",
        description="Play Mediterranean trading board games: server, terminal, bots, simulations, records.",
        epilog="`argosy COMMAND --help` explains a command. `argosy host` is where to begin: it serves the games to "
        "browsers on this machine and in its network, as `argosy` with an option and no command does.",
    )
    top.add_argument("--version", action="version", version=f"argosy {version('argosy')} ({status()})")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for name in (command,) if command in COMMANDS else COMMANDS:
        import_module(f"argosy.cli.{name}").add_command(commands)
    return top


def see_extra(options: argparse.Namespace) -> None:
    """Check that the packages that the command needs are installed, before it does anything. Raises Complaint."""
    extra = getattr(options, "extra", None)
    if extra is None:
        return
    from argosy.extras import install_line, missing_packages

    if packages := missing_packages(extra):
        raise Complaint(f"this command needs {', '.join(packages)}: {install_line(extra)}")


def wants_server() -> bool:
    """Say what Argosy can do, and ask a person at a terminal whether to start the server."""
    from argosy.extras import install_line, missing_packages

    parser().print_help()
    print()
    if missing_packages("server"):
        print(f"To serve the games to browsers, first type:\n  {install_line('server')}")
        return False
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("To serve the games to browsers: argosy host")
        return False
    try:
        answer = input("Serve the games to browsers now? [Y/n] ")
    except (EOFError, KeyboardInterrupt):
        print()
        return False
    return answer.strip().lower() in ("", "y", "yes")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    os.environ.setdefault(*ONE_THREAD)
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words and not wants_server():
        return 0
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = [DEFAULT, *words]
    options = parser(ALIASES.get(words[0], words[0])).parse_args(words)
    if not hasattr(options, "run"):
        parser().print_help()
        return 2
    try:
        see_extra(options)
        if sys.stderr.isatty() and (line := slowness()):
            print(f"argosy: {line}", file=sys.stderr)
        return int(options.run(options))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader of the pipe has closed it
        return 0
    except (Complaint, EditionError, OSError, ValueError) as problem:
        print(f"argosy: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
