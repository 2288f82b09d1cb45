"""Rare positions of Trading in the Mediterranean: played out by bots as records, and brought to a server as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from argosy.bots.sensible import SensibleBot
from argosy.core.contract import CLOCK, Action
from argosy.core.peek import Budget
from argosy.mediterranean.actions import WAIT, Throw
from argosy.mediterranean.state import THROWING, TRADING, MediterraneanState
from tests.mediterranean.quiet import MediterraneanMatch, answer, new_match

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext

Until = Callable[[MediterraneanState], bool]
Policy = Callable[[MediterraneanMatch, int], Action]


def sensible(match: MediterraneanMatch, seat: int) -> Action:
    """What a bot by rules of thumb does."""
    return SensibleBot().choose(match.peek(seat), Budget(seed=f"{match.number} {seat}"))


def quiet(match: MediterraneanMatch, seat: int) -> Action:
    """Nothing, where that is allowed."""
    if match.state.step == THROWING:
        return Throw(match.number % 3)
    return WAIT if match.state.step == TRADING and match.state.ready >> seat & 1 else answer(match, seat)


def played(seed: int, until: Until, policy: Policy = sensible, **options: str) -> MediterraneanMatch | None:
    """A game until that holds with the first seat to act; None if it never does. The first seat is asked last."""
    match = new_match(seed=seed, ticks="3", **options)
    asked: set[int] = set()
    while match.to_act:
        if 0 in match.to_act and until(match.state):
            return match
        tick = match.game.tick(match.state)
        waiting = [seat for seat in match.to_act if tick is None or seat not in asked]
        if tick is None or not waiting:
            asked.clear()
        if not waiting:
            match.play(CLOCK, tick)
            continue
        asked.add(waiting[-1])
        events = match.play(waiting[-1], policy(match, waiting[-1]))
        assert isinstance(events, list), events
    return None


def position(until: Until, policy: Policy = sensible, seeds: Iterable[int] = range(200), **options: str) -> str:
    """The record of the first game in which that comes about. Raises LookupError."""
    for seed in seeds:
        match = played(seed, until, policy, **options)
        if match is not None:
            return match.record.dumps()
    raise LookupError("no game comes to that position")


async def bring(context: BrowserContext, address: str, record: str, bots: str | None = "sensible") -> str:
    """A table in the position of a record, with the guest of the browser on the first seat; its id."""
    answered = await context.request.post(f"{address}/api/records", data=record)
    assert answered.ok, await answered.text()
    id = str((await answered.json())["table"])
    if bots is not None:
        for path, body in (("fill", {"level": bots}), ("start", {})):
            done = await context.request.post(f"{address}/api/tables/{id}/{path}", data=body)
            assert done.ok, await done.text()
    return id
