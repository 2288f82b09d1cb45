"""Finished games for the tests of what comes after."""

from __future__ import annotations

from functools import cache

import argosy
from argosy.client import Client
from argosy.core.rng import Rng


@cache
def finished(key: str = "neptun", seed: int = 7) -> argosy.Record:
    """A whole game, played at random."""
    match = argosy.Match.new(
        key, 4 if key == "mediterranean" else 3, seed, {"ticks": "3"} if key == "mediterranean" else {}
    )
    while match.result is None:
        tick = match.game.tick(match.state)
        if tick is not None:
            match.play(argosy.CLOCK, tick)
        else:
            seat = match.to_act[0]
            match.play(seat, match.game.sample(match.state, seat, Rng(str(match.number))))
    return match.record


async def brought(client: Client, key: str = "neptun") -> str:
    """A table with that game on it."""
    return (await client.bring(finished(key).dumps())).table
