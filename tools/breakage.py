"""A rule broken by hand."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Breakage:
    """A rule, what becomes of it, and how: in which module which text becomes which."""

    rule: str
    what: str
    module: str
    changes: tuple[tuple[str, str], ...]
