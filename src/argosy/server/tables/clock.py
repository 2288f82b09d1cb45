"""Timers of a table: when a clock ends, which warnings come before, and the alarm that fires for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from argosy.core.replay import AnyMatch
from argosy.games.package import Span, package
from argosy.server.storage.rows import SeatRow
from argosy.server.wire.types import ClockInfo

PACED: Final = "natural"
"""The tempo at which bots act in a rhythm that people can follow."""
SOON: Final = 300.0
"""Seconds: a table whose clock ends later than this may be unloaded meanwhile."""


def span_of(match: AnyMatch) -> Span | None:
    """The clock that runs now; None if no time limit applies."""
    clock = package(match.header.game).clock
    return None if clock is None else clock.span(match.state, match.header.options)


def opening_seconds(match: AnyMatch, seats: Sequence[SeatRow], tempo: str) -> float:
    """Seconds before the clock of a phase starts, in which people look at what they got; 0 without paced bots."""
    clock, span = package(match.header.game).clock, span_of(match)
    if clock is None or span is None or tempo != PACED or not any(seat.person for seat in seats):
        return 0.0
    return clock.opening if span.name == clock.round(match.state) else 0.0


def next_moment(span: Span, deadline: float, now: float) -> tuple[float, int | None]:
    """When the next warning or the end comes, and the latest warning that is due by now."""
    left = deadline - now
    due = [warning for warning in span.warnings if left <= warning < span.seconds]
    coming = [warning for warning in span.warnings if left > warning]
    return deadline - max(coming, default=0), min(due, default=None)


def _nothing() -> None:
    """What a retired alarm calls."""


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
        """Fire after that many seconds, at once if negative."""
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring)

    def stop(self) -> None:
        """Cancel it."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def retire(self) -> None:
        """Cancel it for good and drop what it would call, which refers to the table."""
        self.stop()
        self._ring = _nothing

    def info(self, deadline: float | None) -> ClockInfo | None:
        """The clock as players see it."""
        if self.span is None or deadline is None:
            return None
        return ClockInfo(self.span.kind, deadline, time.time(), self._warned, self.opens(deadline))

    def opens(self, deadline: float | None) -> float | None:
        """When the clock starts; None if it runs already, or if none is set."""
        if self.span is None or self.span.ends is None or deadline is None:
            return None
        starts = deadline - self.span.seconds
        return starts if starts > time.time() else None
