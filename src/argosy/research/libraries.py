"""The error for a library of the extra `research` that is not installed."""

from __future__ import annotations

from argosy.extras import install_line


def missing(library: str) -> ImportError:
    """The error to raise, with the command that installs the library."""
    return ImportError(f"{library} is not installed; it comes with: {install_line('research')}", name=library)
