"""What a command prints to standard error: errors that the user can fix, and warnings."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argosy.core.contract import Edition


class Complaint(Exception):  # noqa: N818 - not an error of the program
    """An error that the user can fix: printed in one line, exit code 2, no traceback."""


def warn_of(edition: Edition) -> None:
    """Print the warnings of an edition, one line each."""
    for warning in edition.warnings:
        print(f"argosy: warning: {warning}", file=sys.stderr)
