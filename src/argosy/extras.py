"""Extras, groups of packages that only some commands need: what is missing, and the command that installs it."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution, requires, version
from importlib.util import find_spec
from typing import Final

OF_EXTRA: Final = re.compile(r"""([\w.-]+).*;.*\bextra == ['"]([\w-]+)['"]""")
"""A line of the package's metadata: a package that an extra brings."""


def install_line(extra: str) -> str:
    """The command that adds an extra to this installation, wherever it was installed from.

    It names the version that is here. An installer then keeps that one, compiled or not, from a clone or a wheel, and
    fetches only what the extra brings.
    """
    pip = [sys.executable, "-m", "pip", "install"]
    if find_spec("pip") is None:  # environments that uv makes
        pip = ["uv", "pip", "install", "--python", sys.executable]
    words = [*pip, f"argosy[{extra}]=={version('argosy')}"]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def missing_library(what: str, error: ImportError, extra: str) -> ImportError:
    """The error for a library that is not installed, with the command that installs it."""
    return ImportError(f"{what} needs {error.name}: {install_line(extra)}", name=error.name)


def missing_packages(extra: str) -> list[str]:
    """The packages of an extra that are not installed here."""
    found = [OF_EXTRA.match(line) for line in requires("argosy") or ()]
    return [match[1] for match in found if match and match[2] == extra and not is_installed(match[1])]


def is_installed(package: str) -> bool:
    """Whether a package of that name is installed here."""
    try:
        distribution(package)
    except PackageNotFoundError:
        return False
    return True
