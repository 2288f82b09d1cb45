"""How much random play the laws do in Trading in the Mediterranean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

QUICK: Final = 2
"""Games of the quick version."""
LENGTH: Final = 10
"""How much work a game is: ten times that of Neptun."""
BRIEF: Final[Mapping[str, str]] = {"ticks": "3"}
"""Options that make a game short, for those that try another option than the default ones."""
