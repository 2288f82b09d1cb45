"""Types for hints: what a bot would do on a seat, and why."""

from __future__ import annotations

from msgspec import Raw, Struct

from argosy.server.wire.errors import Arg, Term
from argosy.server.wire.fields import Asked, Level


class AskHint(Asked, frozen=True):
    """Ask what a bot would do: `strong` plans, `best` also searches and takes longer.

    Without a level it is `best`, or `strong` while a clock runs in which a seat may act often. With `yields` the search
    ends early when another bot or hint waits for a process.
    """

    level: Level | None = None
    yields: bool = False


class Reason(Struct, frozen=True):
    """A reason, as a message for the locales."""

    id: str
    args: dict[str, Arg]


class Behind(Struct, frozen=True):
    """How many points an option is worse than the first one, with a 95 % interval."""

    points: float
    low: float
    high: float


class Chance(Struct, frozen=True):
    """The seat's chance to win after an option, from 0 to 1, with the interval that follows from that of its points."""

    share: float
    low: float
    high: float


class HintOption(Struct, frozen=True):
    """An option that the bot considered: its value in points, with a 95 % interval if it was searched."""

    text: str
    action: Raw
    value: float
    low: float
    high: float
    reasons: list[Reason]
    behind: Behind | None
    """Null for the first option, and where the two were not searched together."""
    chance: Chance | None
    """What the oracle says; null where it cannot judge, such as with another edition."""
    cost: Reason | None
    """What to say to somebody who chose it: null unless it costs much for certain."""
    says: Reason | None
    """The option in words, where it need not be in the menu."""
    marks: list[Term]
    """The things on the board that the option and its reasons name."""
    alike: str
    """Options with the same text here are variants of one idea; empty: it has no variants."""


class Hint(Struct, frozen=True):
    """The options of the bot, the best first; none if the seat has decided meanwhile."""

    version: int
    seat: int
    level: str
    iterations: int
    """The number of search iterations; 0 where the bot does not search."""
    options: list[HintOption]
    about: Reason | None
    """What decisions of this kind are about."""
    lead: Reason | None
    """How much the first option is better than the next; null where they were not searched."""
