"""A rule broken on purpose: `python -m tools.break_rules` checks that a test of that rule notices."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Breakage:
    """Replaces texts in one module of a game, so that one rule no longer holds."""

    rule: str
    what: str
    """What is wrong afterwards."""
    module: str
    """Relative to the folder of the game."""
    changes: tuple[tuple[str, str], ...]
    """Pairs of a text that occurs once in the module and its replacement."""
