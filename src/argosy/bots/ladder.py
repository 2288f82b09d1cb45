"""The bots by name, weakest first; and bots from a file of one's own."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from argosy.bots.random_bot import RandomBot
from argosy.bots.sensible import SensibleBot
from argosy.core.peek import Bot

LADDER: Final[Mapping[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "sensible": SensibleBot,
}


def bot(name: str) -> Bot:
    """The bot of that name, or of a class in a file: `./my_bot.py:MyBot`. Raises ValueError with a sentence."""
    if name in LADDER:
        return LADDER[name]()
    path, colon, kind = name.rpartition(":")
    if colon and path.endswith(".py"):
        return _from_file(Path(path), kind)
    raise ValueError(f"there is no bot {name!r}; there are {', '.join(LADDER)}, and files: ./my_bot.py:MyBot")


def _from_file(path: Path, kind: str) -> Bot:
    """An instance of a class that somebody wrote."""
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
        raise ValueError(f"{kind} in {path} cannot be made without arguments: {error}") from error


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
        raise ValueError(f"{path} does not load: {type(error).__name__}: {error}") from error
    return module
