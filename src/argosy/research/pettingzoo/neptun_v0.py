"""Neptun for PettingZoo, version 0; for three to five seats. docs/research.md tells what the arguments mean."""

from __future__ import annotations

from typing import Any

from argosy.research.pettingzoo import aec as one_by_one
from argosy.research.pettingzoo import parallel as together


def env(seats: int = 4, **arguments: Any) -> Any:
    """The AEC environment, with PettingZoo's usual guards around it."""
    return one_by_one.env("neptun", seats=seats, **arguments)


def raw_env(seats: int = 4, **arguments: Any) -> one_by_one.AecTable:
    """The AEC environment as it is."""
    return one_by_one.AecTable("neptun", seats=seats, **arguments)


def parallel_env(seats: int = 4, **arguments: Any) -> together.ParallelTable:
    """The parallel environment."""
    return together.ParallelTable("neptun", seats=seats, **arguments)
