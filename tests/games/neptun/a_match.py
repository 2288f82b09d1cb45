"""Matches of Neptun for the tests of the core: to a wanted point and no further."""

from __future__ import annotations

from collections.abc import Callable

import argosy
from argosy.core.contract import Event, Illegal
from argosy.core.replay import AnyMatch
from argosy.core.rng import Rng


def new(seats: int = 3, seed: int | str = 7) -> AnyMatch:
    """A match that just began."""
    return argosy.Match.new("neptun", seats, seed)


def entered(match: AnyMatch, seat: int, action: argosy.Action | str) -> list[Event]:
    """Play what must be legal."""
    events = match.play(seat, action)
    assert not isinstance(events, Illegal), events
    return events


def play_until(match: AnyMatch, reached: Callable[[AnyMatch], bool], seed: str = "choices") -> AnyMatch:
    """Play at random until the point is reached, which must be before the end."""
    rng = Rng(seed)
    while not reached(match):
        seat = match.to_act[0]
        entered(match, seat, match.game.sample(match.state, seat, rng))
    return match


def rowing(match: AnyMatch) -> bool:
    """Whether all seats may act and none has chosen yet."""
    return len(match.to_act) == match.header.seats


def finished(seats: int = 3, seed: int | str = 7) -> AnyMatch:
    """A match played to its end."""
    return play_until(new(seats, seed), lambda match: match.result is not None)
