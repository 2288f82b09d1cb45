"""What the laws must know of every game, from its `tests/games/<key>/laws.py`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import argosy
from tests.laws.knowledge import Knowledge

KNOWLEDGE: Final[dict[str, Knowledge]] = {
    key: import_module(f"tests.games.{key}.laws").KNOWLEDGE for key in argosy.list_games()
}
