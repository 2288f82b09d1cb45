"""The command `argosy`: finds the subcommand and turns every expected error into one clear line."""

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
"""Each is a module here; it adds its own part of the command line and says which function runs it."""
DEFAULT: Final = "host"
ALIASES: Final = {"play": "terminal"}


def parser(command: str | None = None) -> argparse.ArgumentParser:
    """The whole command line, or that of one command: a server that comes back does not wait for the others to load."""
    top = argparse.ArgumentParser(
        prog="argosy",
        description="Mediterranean trading games for people, bots and researchers.",
        epilog="Without a command it serves the games to the browsers of this machine and its network, as "
        "`argosy host` and ./play do. `argosy COMMAND --help` explains one.",
    )
    top.add_argument("--version", action="version", version=f"argosy {version('argosy')}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for name in (command,) if command in COMMANDS else COMMANDS:
        import_module(f"argosy.cli.{name}").add_command(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
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
