"""Finds a bot by its name: a level, a class in a file, a program, or a policy."""

from __future__ import annotations

import importlib.util
import shlex
import shutil
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from argosy.bots.external.own_frames import explained
from argosy.bots.external.stdio import StdioBot
from argosy.bots.level_bot import level_bot
from argosy.core.peek import Bot
from argosy.games.package import LEVELS

PROGRAM: Final = "stdio:"
ISOLATED: Final = "isolated:"
POLICY: Final = "policy:"


def bot(name: str) -> Bot:
    """The bot of that name, of a class in a file, `./my_bot.py:MyBot`, or a program, `stdio:awk -f my_bot.awk`.

    `isolated:./my_bot.py:MyBot` runs the class in a separate process, `policy:my_policy.npz` plays a trained network.
    Raises ValueError with a sentence.
    """
    if name in LEVELS:
        return level_bot(name)
    if name.startswith(PROGRAM):
        return StdioBot(_command(name))
    if name.startswith(POLICY):
        return _policy(Path(name.removeprefix(POLICY)))
    path, colon, kind = name.removeprefix(ISOLATED).rpartition(":")
    if colon and path.endswith(".py"):
        return _isolated(Path(path), kind) if name.startswith(ISOLATED) else bot_from_file(Path(path), kind)
    raise ValueError(
        f"there is no bot {name!r}; there are {', '.join(LEVELS)}, files (./my_bot.py:MyBot), "
        f"files in a process of their own ({ISOLATED}./my_bot.py:MyBot), programs ({PROGRAM}COMMAND) "
        f"and trained networks ({POLICY}FILE)"
    )


def names_in(text: str) -> list[str]:
    """Split a list of names at its commas; a comma within quotes does not separate."""
    names, quote = [""], ""
    for character in text:
        if character == "," and not quote:
            names.append("")
            continue
        names[-1] += character
        if character in "\"'":
            quote = character if not quote else "" if character == quote else quote
    return [name.strip() for name in names if name.strip()]


def files_of(name: str) -> list[Path]:
    """The files of a user's bot, as far as its name shows them."""
    if name.startswith(PROGRAM):
        return [path for word in _command(name) if (path := Path(word)).is_file()]
    if name.startswith(POLICY):
        return [Path(name.removeprefix(POLICY))]
    path = Path(name.removeprefix(ISOLATED).rpartition(":")[0])
    return [path] if name not in LEVELS and path.is_file() else []


def _command(name: str) -> list[str]:
    """The command in the name of a program, split as a shell would do it."""
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise ValueError(f"the bot {name!r}: {error}") from error
    if not words:
        raise ValueError(f"the bot {name!r} names no program; it is written {PROGRAM}COMMAND")
    if shutil.which(words[0]) is None:
        raise ValueError(f"there is no program {words[0]} to run for the bot {name!r}")
    return words


def _isolated(path: Path, kind: str) -> Bot:
    """A user's class in a separate process; its file is not loaded in this one."""
    from argosy.bots.external.isolated import IsolatedBot

    if not path.is_file():
        raise ValueError(f"there is no file {path} to take the bot {kind} from")
    return IsolatedBot(path, kind)


def _policy(path: Path) -> Bot:
    """A policy from its file; only this needs NumPy."""
    try:
        from argosy.bots.policy import policy_bot
    except ImportError as error:
        raise ValueError(str(error)) from error
    return policy_bot(path)


def bot_from_file(path: Path, kind: str) -> Bot:
    """An instance of a class in a user's file. Raises ValueError with a sentence."""
    if not path.is_file():
        raise ValueError(f"there is no file {path} to take the bot {kind} from")
    found = getattr(_module(path), kind, None)
    if not isinstance(found, type):
        raise ValueError(f"{path} has no class {kind!r}")
    if not callable(getattr(found, "choose", None)):
        raise ValueError(f"{kind} in {path} is no bot: it has no method choose(peek, budget)")
    try:
        return cast("Bot", found())
    except Exception as error:
        raise ValueError(f"{kind} in {path} cannot be made without arguments: {explained(error)}") from error


def _module(path: Path) -> ModuleType:
    """The file as a module, loaded once; its name cannot hide another module."""
    name = f"argosy_bot_{sha256(str(path.resolve()).encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ValueError(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up while it loads
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise ValueError(f"{path} does not load: {explained(error)}") from error
    return module
