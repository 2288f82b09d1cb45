"""What went wrong in somebody's bot: the error and the lines of their files, without ours."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Final

import argosy

OURS: Final = (str(Path(argosy.__file__).parent), "src/argosy/", "<frozen importlib")
"""How file names begin that tell the writer of a bot nothing: ours, plain and compiled, and Python's importing."""


def explained(error: BaseException) -> str:
    """The error in one sentence, then where it happened in files that are not ours, last call last."""
    theirs = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(OURS)]
    places = traceback.format_list(theirs)
    if isinstance(error, SyntaxError):  # it names its own place
        places += traceback.format_exception_only(error)[:-1]
    return f"{type(error).__name__}: {error}\n{''.join(places)}".rstrip()
