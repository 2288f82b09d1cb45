"""Types for hints: what a bot would do on a seat, and why."""

from __future__ import annotations

from msgspec import Raw, Struct

from argosy.server.wire.errors import Arg
from argosy.server.wire.fields import Asked, Level


class AskHint(Asked, frozen=True):
    """Ask what a bot would do: `strong` plans, `best` also searches and takes longer."""

    level: Level = "strong"


class Reason(Struct, frozen=True):
    """A reason, as a message for the locales."""

    id: str
    args: dict[str, Arg]


class HintOption(Struct, frozen=True):
    """An option that the bot considered: its value in points, with a 95 % interval if it was searched."""

    text: str
    action: Raw
    value: float
    low: float
    high: float
    reasons: list[Reason]


class Hint(Struct, frozen=True):
    """The options of the bot, the best first."""

    version: int
    seat: int
    level: str
    iterations: int
    """The number of search iterations; 0 where the bot does not search."""
    options: list[HintOption]
