"""What a command prints to standard error: errors that the user can fix, and warnings."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.core.data_files import EditionError

if TYPE_CHECKING:
    from argosy.core.contract import Edition


class Complaint(Exception):  # noqa: N818 - not an error of the program
    """An error that the user can fix: printed in one line, exit code 2, no traceback."""


def warn_of(edition: Edition) -> None:
    """Print the warnings of an edition, one line each."""
    for warning in edition.warnings:
        print(f"argosy: warning: {warning}", file=sys.stderr)


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """Turn what is wrong with a file, or with what it says, into a Complaint that names it."""
    try:
        yield
    except BrokenPipeError:
        raise  # of the output
    except OSError as problem:
        raise Complaint(f"{problem.filename or path}: {problem.strerror}") from problem
    except (EditionError, ValueError) as problem:
        raise Complaint(f"{path}: {problem}") from problem
