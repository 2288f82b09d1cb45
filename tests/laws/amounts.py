"""How many games of a long test are played: a quarter, or the share in ARGOSY_TEST_SHARE. `./test long` plays all."""

from __future__ import annotations

import os
from typing import Final

SHARE: Final = float(os.environ.get("ARGOSY_TEST_SHARE", "0.25"))


def share_of(games: int) -> int:
    """How many of so many games to play, at least one."""
    return max(1, round(games * SHARE))
