"""Finds the command that installs an extra, a group of packages that only some commands need."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

import argosy.core.contract


def install_line(extra: str) -> str:
    """The command that adds an extra to this installation.

    Argosy is not published, so the command names the clone or wheel that it was installed from. If that is unknown or
    gone, the command is one to run in a clone.
    """
    source, editable = origin()
    target = f"{source or '.'}[{extra}]"
    words = [sys.executable, "-m", "pip", "install", *(["--editable"] if editable else []), target]
    line = subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)
    if source is None:
        return f"{line} (in a clone of Argosy)"
    return f"ARGOSY_COMPILE=1 {line}" if source.is_dir() and is_compiled() else line


def origin() -> tuple[Path | None, bool]:
    """The folder or wheel that pip installed this Argosy from, if it is still there, and whether that was editable."""
    try:
        found = json.loads(distribution("argosy").read_text("direct_url.json") or "{}")
    except (PackageNotFoundError, ValueError):
        return None, False
    address = urlsplit(found.get("url", ""))
    path = Path(url2pathname(address.path))
    if address.scheme != "file" or not path.exists():
        return None, False
    return path, bool(found.get("dir_info", {}).get("editable"))


def is_compiled() -> bool:
    """Whether the rules are compiled here. The command must then ask for it, or pip would install the plain ones."""
    return not str(argosy.core.contract.__file__).endswith(".py")
