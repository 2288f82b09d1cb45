"""A bot class from a file, run in a separate process: `isolated:./my_bot.py:MyBot`.

A class in this process can find the match through frames and the garbage collector. In a separate process it only has
what is sent to it: the question of the line protocol, and a guessed world, from which the other process makes a peek.
The answer is JSON and is checked like that of any program; nothing that the bot sends is unpickled.
"""

from __future__ import annotations

import pickle
import sys
from base64 import b64decode, b64encode
from io import BytesIO
from pathlib import Path
from typing import cast

from argosy.bots.external.stdio import PATIENCE, StdioBot
from argosy.core.codec import Json
from argosy.core.contract import Edition, State


class IsolatedBot(StdioBot):
    """Starts `python -m argosy.bots.external.run_bot FILE CLASS` and sends a guessed world with every question."""

    def __init__(self, path: Path, kind: str, patience: float = PATIENCE) -> None:
        super().__init__([sys.executable, "-m", "argosy.bots.external.run_bot", str(path), kind], patience)
        self._edition: Edition | None = None

    def extra(self, world: State) -> dict[str, Json]:
        """The guessed world, and its edition, which is large, unless that was sent before."""
        file = BytesIO()
        pickler = WorldPickler(file)
        pickler.dump(world)
        sent: dict[str, Json] = {"world": b64encode(file.getvalue()).decode()}
        if pickler.edition is not self._edition:
            self._edition = pickler.edition
            sent["edition"] = b64encode(pickle.dumps(pickler.edition)).decode()
        return sent

    def close(self) -> None:
        """End the program; the next one must be sent the edition again."""
        self._edition = None
        super().close()


class WorldPickler(pickle.Pickler):
    """Pickles a world with a marker in place of its edition, and keeps the edition."""

    edition: Edition | None = None

    def persistent_id(self, obj: object) -> str | None:
        """The marker for an edition; None for everything else, which is pickled."""
        if Edition not in type(obj).__mro__:  # isinstance is wrong: compiled abstract classes share one cache
            return None
        self.edition = cast("Edition", obj)
        return "edition"


class WorldUnpickler(pickle.Unpickler):
    """Unpickles a world, with this edition in place of the marker."""

    def __init__(self, file: BytesIO, edition: Edition | None) -> None:
        super().__init__(file)
        self.edition = edition

    def persistent_load(self, pid: object) -> Edition | None:
        """The edition, for every marker."""
        return self.edition


def loaded(text: str, edition: Edition | None) -> State:
    """Unpickle the world that was sent."""
    world = WorldUnpickler(BytesIO(b64decode(text)), edition).load()
    assert State in type(world).__mro__
    return cast("State", world)
