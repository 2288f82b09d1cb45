"""Finished games for the tests of what comes after."""

from __future__ import annotations

from functools import cache

import argosy
from argosy.client import Client
from argosy.core.rng import Rng
from tests.server.harness import OF_THREE


@cache
def finished(key: str = OF_THREE, seed: int = 7) -> argosy.Record:
    """A whole game, played at random."""
    rules = argosy.game(key)
    match = argosy.Match.new(key, rules.seats[0], seed, {"ticks": "3"} if "ticks" in rules.options else {})
    while match.result is None:
        tick = match.game.tick(match.state)
        if tick is not None:
            match.play(argosy.CLOCK, tick)
        else:
            seat = match.to_act[0]
            match.play(seat, match.game.sample(match.state, seat, Rng(str(match.number))))
    return match.record


async def brought(client: Client, key: str = OF_THREE) -> str:
    """A table with that game on it."""
    return (await client.bring(finished(key).dumps())).table
