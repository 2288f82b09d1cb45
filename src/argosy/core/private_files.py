"""Files that hold secrets, such as seeds: readable and writable for their owner alone, from the first byte on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600


def make_private(path: Path) -> None:
    """Make the file if it is not there, and let nobody else read it. Raises OSError."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, OWNER_ONLY))
    path.chmod(OWNER_ONLY)


def tighten(path: Path) -> None:
    """Let nobody else read a file that is there; one that belongs to another user stays as it is."""
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(OWNER_ONLY)
    except OSError:
        return
