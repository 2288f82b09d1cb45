"""How much the tests of faults do: a little in ./test, all of it with ARGOSY_FAULTS=whole, one size by its variable."""

from __future__ import annotations

import os

WHOLE = os.environ.get("ARGOSY_FAULTS") == "whole"


def size(name: str, small: int, whole: int) -> int:
    """A size: ARGOSY_<NAME> if it is set."""
    return int(os.environ.get(f"ARGOSY_{name}", whole if WHOLE else small))


KILL_CLIENTS = size("KILL_CLIENTS", 8, 40)
KILLS = size("KILLS", 2, 20)
PROXY_COMMANDS = size("PROXY_COMMANDS", 150, 10_000)
SECRET_PAIRS = size("SECRET_PAIRS", 24, 2_000)
"""Of worlds that a seat or an onlooker cannot tell apart, for both games together."""
TRADING_ATTEMPTS = size("TRADING_ATTEMPTS", 120, 10_000)
FUZZ_EXAMPLES = size("FUZZ_EXAMPLES", 8, 200)
"""For every operation of the interface, and ten times as many frames."""
SECONDS = 3600 if WHOLE else 120
"""After which a test gives up."""
