"""How much random play the laws do in Neptun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

QUICK: Final = 6
"""Games of the quick version."""
LENGTH: Final = 1
"""How much work a game is."""
BRIEF: Final[Mapping[str, str]] = {}
"""Options that make a game short, for those that try another option than the default ones."""
