"""The command `argosy`: finds the subcommand and prints every expected error in one line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Final

from argosy.cli.complaint import Complaint
from argosy.core.data_files import EditionError

COMMANDS: Final = ("host", "terminal", "replay", "serve", "admin", "simulate", "arena", "report")
"""Each is a module of this package with `add_command`, which adds its arguments and sets the function to run."""
DEFAULT: Final = "host"
ALIASES: Final = {"play": "terminal"}


def parser(command: str | None = None) -> argparse.ArgumentParser:
    """The parser of all commands, or of a single one, so that it starts without loading the others."""
    top = argparse.ArgumentParser(
        prog="argosy",
        description="Play Mediterranean trading board games: server, terminal, bots, simulations, records.",
        epilog="Without a command, `argosy host` runs, like ./play: it serves the games to browsers on this machine "
        "and in its network. `argosy COMMAND --help` explains a command.",
    )
    top.add_argument("--version", action="version", version=f"argosy {version('argosy')}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for name in (command,) if command in COMMANDS else COMMANDS:
        import_module(f"argosy.cli.{name}").add_command(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = [DEFAULT, *words]
    options = parser(ALIASES.get(words[0], words[0])).parse_args(words)
    if not hasattr(options, "run"):
        parser().print_help()
        return 2
    try:
        return int(options.run(options))
    except (Complaint, EditionError, OSError, ValueError) as problem:
        print(f"argosy: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
