"""Files with secrets, such as seeds: only their owner can read and write them, from the first byte on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600


def make_private(path: Path) -> None:
    """Create the file if it does not exist, and make it readable for its owner only. Raises OSError."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, OWNER_ONLY))
    path.chmod(OWNER_ONLY)


def create_private(path: Path) -> None:
    """Create the file, readable for its owner only; one that exists gets these rights and is not opened.

    Raises OSError.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except FileExistsError:
        tighten(path)


def tighten(path: Path) -> None:
    """Make an existing file readable for its owner only. A file of another user stays as it is."""
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(OWNER_ONLY)
    except OSError:
        return
