"""A record as long as one likes, for tests and benchmarks of costly reads."""

from __future__ import annotations

from functools import cache

import argosy


@cache
def long_record(inputs: int) -> str:
    """An unfinished record in which a trader says `ready` and takes it back, over and over."""
    match = argosy.Match.new("mediterranean", 4, 1)
    while "ready" not in [match.write(0, action) for action in match.legal(0)]:
        match.play(match.to_act[0], "pass")
    lines = match.record.dumps().splitlines()
    match.play(0, "ready")
    match.play(0, "unready")
    pair = match.record.dumps().splitlines()[len(lines) : len(lines) + 2]
    return "\n".join([*lines, *pair * ((inputs - len(lines)) // 2)]) + "\n"
