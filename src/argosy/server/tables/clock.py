"""Timers of a table: when a clock ends, which warnings come before, and the alarm that fires for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from argosy.core.contract import Action
from argosy.core.replay import AnyMatch
from argosy.games.mediterranean.rules.actions import TIME_UP
from argosy.games.mediterranean.rules.state import GRACE, TRADING, MediterraneanState
from argosy.server.wire.types import ClockInfo

WARNINGS: Final = (60, 30)
"""Seconds before the end (M6.1)."""
SOON: Final = 300.0
"""Seconds: a table whose clock ends later than this may be unloaded meanwhile."""
GRACE_SECONDS: Final = 10.0
"""For warehousing after the end (M6.11)."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of time that the rules give: its name is the same as long as the clock is not set anew."""

    name: str
    seconds: float
    warnings: tuple[int, ...]
    ends: Action | None
    """What CLOCK enters when it is over; None where each seat has its own time for a decision."""

    @property
    def kind(self) -> str:
        """What the time is for."""
        return self.name.partition(" ")[0]


def span_of(match: AnyMatch) -> Span | None:
    """The clock that runs now; None where the table takes its time."""
    s = match.state
    if not isinstance(s, MediterraneanState) or s.step not in (TRADING, GRACE):
        return None
    seconds = match.header.options["trading_seconds"]
    if not seconds.isdecimal():  # untimed, or by post
        return None
    if s.step == GRACE:
        return Span(f"grace {s.turn}", GRACE_SECONDS, (), TIME_UP)
    return Span(f"trading {s.turn}", float(seconds), WARNINGS, TIME_UP)


def next_moment(span: Span, deadline: float, now: float) -> tuple[float, int | None]:
    """When the next warning or the end comes, and the latest warning that is due by now."""
    left = deadline - now
    due = [warning for warning in span.warnings if left <= warning < span.seconds]
    coming = [warning for warning in span.warnings if left > warning]
    return deadline - max(coming, default=0), min(due, default=None)


class Alarm:
    """Timer of one table that fires for the next warning and at the end."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self._warned: int | None = None
        self.span: Span | None = None

    @property
    def soon(self) -> bool:
        """Whether it fires within a few minutes."""
        return self._handle is not None and self._handle.when() - asyncio.get_running_loop().time() < SOON

    def set(self, span: Span | None, deadline: float | None) -> None:
        """Set it for that span and deadline; None stops it."""
        self.stop()
        self.span = span
        self._warned = None
        if span is not None and deadline is not None:
            now = time.time()
            moment, self._warned = next_moment(span, deadline, now)
            self.wake(moment - now)

    def wake(self, seconds: float) -> None:
        """Fire after so many seconds, at once if negative."""
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring)

    def stop(self) -> None:
        """Cancel it."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def info(self, deadline: float | None) -> ClockInfo | None:
        """The clock as players see it."""
        if self.span is None or deadline is None:
            return None
        return ClockInfo(self.span.kind, deadline, time.time(), self._warned)
