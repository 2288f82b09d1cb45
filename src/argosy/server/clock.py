"""The clocks of a table: how long something may take, when it ends, and which warnings come before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from argosy.core.contract import Action
from argosy.core.replay import AnyMatch
from argosy.mediterranean.actions import TIME_UP
from argosy.mediterranean.state import GRACE, TRADING, MediterraneanState

WARNINGS: Final = (60, 30)
"""Seconds before the end (M6.1)."""
GRACE_SECONDS: Final = 10.0
"""For warehousing after the end (M6.11)."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of time that the rules give: its name is the same as long as the clock is not set anew."""

    name: str
    seconds: float
    warnings: tuple[int, ...]
    ends: Action
    """What CLOCK enters when it is over."""

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
    """When to look again, and the latest warning that is due by now."""
    left = deadline - now
    due = [warning for warning in span.warnings if left <= warning < span.seconds]
    coming = [warning for warning in span.warnings if left > warning]
    return deadline - max(coming, default=0), min(due, default=None)
