"""What to say where a library of the extra `research` is not installed."""

from __future__ import annotations

from argosy.extras import install_line


def missing(library: str) -> ImportError:
    """The error to raise, with the line that mends it."""
    return ImportError(f"{library} is not installed; it comes with: {install_line('research')}", name=library)
