"""A bot class from a file, run in a process of its own: `isolated:./my_bot.py:MyBot`.

A class in this process can find the match through frames and the garbage collector. In a process of its own it holds
what is sent to it: the question of the line protocol, and a guessed world, from which the other side makes a peek. The
answer is JSON and is checked like that of any program; nothing that the bot sends is unpickled.
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
        """The guessed world; and its edition, which is large, when it is not the one sent before."""
        file = BytesIO()
        pickler = WorldPickler(file)
        pickler.dump(world)
        told: dict[str, Json] = {"world": b64encode(file.getvalue()).decode()}
        if pickler.edition is not self._edition:
            self._edition = pickler.edition
            told["edition"] = b64encode(pickle.dumps(pickler.edition)).decode()
        return told

    def close(self) -> None:
        """End the program; the next one must be told the edition again."""
        self._edition = None
        super().close()


class WorldPickler(pickle.Pickler):
    """Writes a world with a mark in the place of its edition, which it keeps."""

    edition: Edition | None = None

    def persistent_id(self, obj: object) -> str | None:
        """The mark of an edition; everything else is written."""
        if Edition not in type(obj).__mro__:  # isinstance lies: compiled abstract classes share one cache of answers
            return None
        self.edition = cast("Edition", obj)
        return "edition"


class WorldUnpickler(pickle.Unpickler):
    """Reads a world that has this edition."""

    def __init__(self, file: BytesIO, edition: Edition | None) -> None:
        super().__init__(file)
        self.edition = edition

    def persistent_load(self, pid: object) -> Edition | None:
        """The edition, wherever the mark stands."""
        return self.edition


def loaded(text: str, edition: Edition | None) -> State:
    """The world that was sent."""
    world = WorldUnpickler(BytesIO(b64decode(text)), edition).load()
    assert State in type(world).__mro__
    return cast("State", world)
