"""The golden games of every game, from its `tests/games/<key>/golden.py`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import argosy
from tests.golden.golden import Shelf

SHELVES: Final[dict[str, Shelf]] = {
    key: import_module(f"tests.games.{key}.golden").SHELF for key in argosy.list_games()
}
