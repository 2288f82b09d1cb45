"""Plays seeded games of bots and writes a line for each: the game, the level, the seed, and the hash of its record.

It runs under CPython and in the engine of a page, which lacks everything that a page does not need; see
`tools/page_records.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from argosy.bots.level_bot import level_bot
from argosy.core.contract import CLOCK
from argosy.core.match import Match
from argosy.core.peek import Budget
from argosy.core.registry import game
from argosy.core.turn_order import Asking

if TYPE_CHECKING:
    from argosy.core.replay import AnyMatch


def record_of(key: str, level: str, seed: str) -> str:
    """The record of a game in which bots of that level play on all seats."""
    seats = game(key).seats
    match: AnyMatch = Match.new(key, seats[int(seed) % len(seats)], seed=seed)
    bot, asking = level_bot(level), Asking(match.header.seats)
    while (actor := asking.next(match.game, match.state)) is not None:
        if actor == CLOCK:
            action = match.game.tick(match.state)
            assert action is not None
        else:
            action = bot.choose(match.peek(actor), Budget(f"{seed}/{match.number}/{actor}"))
        match.play(actor, action)
    return match.record.dumps()


def line_of(key: str, level: str, seed: str) -> str:
    """What is written of a game."""
    return f"{key} {level} {seed} {sha256(record_of(key, level, seed).encode()).hexdigest()}"


def play_all(arguments: Sequence[str]) -> None:
    """Play the games `KEY LEVEL FIRST LAST`."""
    key, level, first, last = arguments
    for seed in range(int(first), int(last)):
        print(line_of(key, level, str(seed)), flush=True)


if "ARGUMENTS" in globals():  # in the engine of a page
    play_all([*globals()["ARGUMENTS"]])
