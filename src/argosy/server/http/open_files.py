"""How many connections a process may hold without running out of files."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

RESERVED: Final = 160
"""Files that are kept free: for the database, worker processes of bots, notices (50 at once), static files and logs."""
FEWEST: Final = 32
"""Connections that are allowed however few files there may be."""


def connections_allowed(wanted: int) -> int:
    """How many connections fit into the limit of open files, which is first raised if it is too low and may be."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + RESERVED
    if soft != resource.RLIM_INFINITY and soft < needed:
        raised = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        with suppress(OSError, ValueError):  # macOS refuses more than its own maximum
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, max(FEWEST, soft - RESERVED))
