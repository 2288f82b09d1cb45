"""The trading clock (M6.1, M6.11): how long it runs, when it warns, and what being ready means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from argosy.core.contract import Action, Seat, State
from argosy.games.mediterranean.rules.actions import READY, TIME_UP, WAIT, Offer
from argosy.games.mediterranean.rules.state import GRACE, TRADING, MediterraneanState
from argosy.games.package import Clock, Span

WARNINGS: Final = (60, 30)
"""Seconds before the end (M6.1)."""
GRACE_SECONDS: Final = 10.0
"""Seconds for storing cards after the end (M6.11)."""
OPENING_SECONDS: Final = 10.0
"""Seconds for sorting one's hand before the trading clock starts."""
OPTION: Final = "trading_seconds"
READABLE: Final = 4
"""The most open offers of a bot at a table with people."""


def span(s: State, options: Mapping[str, str]) -> Span | None:
    """The running time limit: the trading clock, or the grace for storing cards; None otherwise and without a clock."""
    assert isinstance(s, MediterraneanState)
    seconds = options[OPTION]
    if s.step not in (TRADING, GRACE) or not seconds.isdecimal():  # else untimed, or by post
        return None
    if s.step == GRACE:
        return Span(f"grace {s.turn}", GRACE_SECONDS, (), TIME_UP)
    return Span(f"trading {s.turn}", float(seconds), WARNINGS, TIME_UP)


def trading_round(s: State) -> str | None:
    """The present Trading phase."""
    assert isinstance(s, MediterraneanState)
    return f"trading {s.turn}" if s.step == TRADING else None


def ready_seats(s: State) -> Sequence[Seat]:
    """The seats that are ready to end trading."""
    assert isinstance(s, MediterraneanState)
    return [seat for seat in range(s.seats) if s.ready >> seat & 1] if s.step == TRADING else []


def crowded(s: State, seat: Seat, action: Action) -> bool:
    """Whether a bot has as many open offers as people can follow."""
    assert isinstance(s, MediterraneanState)
    return isinstance(action, Offer) and sum([offer.seat == seat for offer in s.offers]) >= READABLE


CLOCK: Final = Clock(
    span=span,
    round=trading_round,
    ready_seats=ready_seats,
    ready=READY,
    wait=WAIT,
    option=OPTION,
    opening=OPENING_SECONDS,
    crowded=crowded,
)
