"""Trading in the Mediterranean for PettingZoo, version 0; for four to six seats.

docs/research.md tells what the arguments mean.
"""

from __future__ import annotations

from typing import Any

from argosy.research.pettingzoo import aec as one_by_one
from argosy.research.pettingzoo import parallel as together


def env(seats: int = 4, **arguments: Any) -> Any:
    """The AEC environment, with PettingZoo's usual guards around it."""
    return one_by_one.env("mediterranean", seats=seats, **arguments)


def raw_env(seats: int = 4, **arguments: Any) -> one_by_one.AecTable:
    """The AEC environment as it is."""
    return one_by_one.AecTable("mediterranean", seats=seats, **arguments)


def parallel_env(seats: int = 4, **arguments: Any) -> together.ParallelTable:
    """The parallel environment."""
    return together.ParallelTable("mediterranean", seats=seats, **arguments)
