"""Describes an error in a user's bot: the error and the traceback lines of the user's own files."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Final

import argosy

OURS: Final = (str(Path(argosy.__file__).parent), "src/argosy/", "<frozen importlib")
"""Prefixes of file names to leave out: Argosy, plain and compiled, and Python's import system."""


def explained(error: BaseException) -> str:
    """The error in one sentence, then its traceback in files that are not ours, most recent call last."""
    theirs = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(OURS)]
    places = traceback.format_list(theirs)
    if isinstance(error, SyntaxError):  # the error itself has the line
        places += traceback.format_exception_only(error)[:-1]
    return f"{type(error).__name__}: {error}\n{''.join(places)}".rstrip()
