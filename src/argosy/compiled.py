"""Whether the rules run compiled or as plain Python, and why."""

from __future__ import annotations

from importlib import resources
from typing import Final

import argosy.core.contract

REASON: Final = "plain_rules.txt"
"""The file that the build leaves in a package whose rules it has not compiled; hatch_build.py writes it."""
ASKED: Final = "ARGOSY_COMPILE=0"
"""What a reason begins with if plain Python was asked for."""


def is_compiled() -> bool:
    """Whether the rules are compiled here."""
    return not str(argosy.core.contract.__file__).endswith(".py")


def reason() -> str | None:
    """Why the rules of this installation were not compiled; None if they were, or in a clone that was never built."""
    if is_compiled():
        return None
    try:
        return resources.files("argosy").joinpath(REASON).read_text(encoding="utf-8").strip() or None
    except OSError:
        return None


def status() -> str:
    """The words for `argosy --version`."""
    if is_compiled():
        return "rules compiled"
    why = reason()
    return f"rules in plain Python{f' ({why})' if why else ''}"


def slowness() -> str | None:
    """One line for people whose rules are slow though nobody asked for it; None for all others."""
    why = reason()
    if why is None or why.startswith(ASKED):
        return None
    return (
        f"the rules run as plain Python, at about a fifth of the speed: when Argosy was installed {why}. "
        "Installing it once more compiles them when that is mended."
    )
