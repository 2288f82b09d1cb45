"""What a command says on the standard error: errors that the user can mend, and warnings."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argosy.core.contract import Edition


class Complaint(Exception):  # noqa: N818 - it is no error of the program
    """Something the user can mend: said in one line, exit code 2, no traceback."""


def warn_of(edition: Edition) -> None:
    """Say what is unusual in an edition, a line each."""
    for warning in edition.warnings:
        print(f"argosy: warning: {warning}", file=sys.stderr)
