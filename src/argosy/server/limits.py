"""The table of limits: for each purpose, what one address and one guest may use.

A limit has a rate (a burst at once, then so many a second) and a number that may run at the same time. What goes over
one gets 429 with `Retry-After` and a sentence. `tools/limit_table.py` writes the table into docs/limits.md.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

MOST_CONNECTIONS: Final = 4000
"""Connections of all clients together, WebSockets too; fewer where the system allows fewer open files."""


class Purpose(Enum):
    """What a client wants; each has limits of its own. The values are the words in docs and on the command line."""

    CONNECTIONS = "connections"
    REQUESTS = "requests"
    FILES = "files"
    LONG_POLLS = "long polls"
    SOCKETS = "sockets"
    NEW_GUESTS = "new guests"
    NEW_TABLES = "new tables"
    PUBLIC_TABLES = "public tables"
    UPLOADS = "uploads"
    REVIEWS = "reviews"
    JUDGING = "judged decisions"
    HINTS = "hints"
    FORECASTS = "forecasts"
    MARKET = "market"
    CHAT = "chat lines"
    NOTICES = "notice addresses"
    EXPORTS = "downloads of data"


@dataclass(frozen=True, slots=True)
class Allowance:
    """What one address or one guest may use: `burst` at once, then `rate` a second; `at_once` at the same time."""

    rate: float = math.inf
    burst: float = math.inf
    at_once: float = math.inf

    def scaled(self, factor: float) -> Allowance:
        """The allowance times a factor, but never less than one at once."""
        at_once = self.at_once if math.isinf(self.at_once) else max(1.0, self.at_once * factor // 1)
        return Allowance(self.rate * factor, max(1.0, self.burst * factor), at_once)


UNLIMITED: Final = Allowance()


@dataclass(frozen=True, slots=True)
class Limit:
    """What an address and a guest may use for one purpose."""

    says: str
    """What counts, for the docs."""
    address: Allowance
    guest: Allowance = UNLIMITED

    def scaled(self, factor: float) -> Limit:
        """The limit times a factor."""
        return replace(self, address=self.address.scaled(factor), guest=self.guest.scaled(factor))


@dataclass(frozen=True, slots=True)
class LimitTable:
    """The limits of a server, by purpose."""

    limits: Mapping[Purpose, Limit]

    def __getitem__(self, purpose: Purpose) -> Limit:
        return self.limits[purpose]

    def scaled(self, factor: float, *purposes: Purpose) -> LimitTable:
        """The table with the limits of those purposes, or of all, times a factor."""
        chosen = purposes or tuple(Purpose)
        changed = {purpose: self.limits[purpose].scaled(factor) for purpose in chosen}
        return LimitTable({**self.limits, **changed})

    def changed(self, purpose: Purpose, address: Allowance, guest: Allowance = UNLIMITED) -> LimitTable:
        """The table with other limits for one purpose."""
        return LimitTable({**self.limits, purpose: replace(self.limits[purpose], address=address, guest=guest)})


LIMITS: Final = LimitTable(
    {
        Purpose.CONNECTIONS: Limit(
            "HTTP connections that are no WebSockets, also idle ones", Allowance(at_once=64)
        ),
        Purpose.REQUESTS: Limit(
            "requests to /api/ and /status, and commands over a WebSocket",
            Allowance(50, 200, 64),
            Allowance(30, 150, 24),
        ),
        Purpose.FILES: Limit("the page and its files, /healthz and /metrics", Allowance(100, 1000)),
        Purpose.LONG_POLLS: Limit(
            "GET /api/tables/{id}/events", Allowance(20, 100, 32), Allowance(10, 50, 6)
        ),
        Purpose.SOCKETS: Limit("WebSockets", Allowance(5, 100, 64), Allowance(1, 40, 16)),
        Purpose.NEW_GUESTS: Limit(
            "new guests, changes of a name and of what records may have", Allowance(1, 60), Allowance(0.2, 20)
        ),
        Purpose.NEW_TABLES: Limit(
            "new tables, also for a rematch, a lesson or from a position", Allowance(1, 60), Allowance(0.2, 20)
        ),
        Purpose.PUBLIC_TABLES: Limit(
            "public tables that the lobby lists; the rate counts new ones",
            Allowance(1 / 60, 15, 15),
            Allowance(1 / 60, 5, 5),
        ),
        Purpose.UPLOADS: Limit(
            "records; each 64 KiB count as one more", Allowance(1, 80, 4), Allowance(0.25, 40, 1)
        ),
        Purpose.REVIEWS: Limit(
            "moments, score histories, records and earlier positions", Allowance(20, 200, 24), Allowance(10, 100, 6)
        ),
        Purpose.JUDGING: Limit(
            "parts of a review, each about 2 s of work, and choices that are tried",
            Allowance(4, 60, 8),
            Allowance(2, 20, 2),
        ),
        Purpose.HINTS: Limit("hints of a bot", Allowance(2, 30, 8), Allowance(1, 10, 2)),
        Purpose.FORECASTS: Limit("forecasts of a hand", Allowance(8, 120, 16), Allowance(3, 40, 3)),
        Purpose.MARKET: Limit("declined offers and wishes", Allowance(8, 60, 16), Allowance(2, 20, 4)),
        Purpose.CHAT: Limit("chat lines; of a guest: at one table", Allowance(5, 60), Allowance(0.5, 6)),
        Purpose.NOTICES: Limit("addresses for notices that are set", Allowance(0.5, 20, 4), Allowance(0.1, 10, 1)),
        Purpose.EXPORTS: Limit("zip files of all that is stored of a guest", Allowance(0.1, 10), Allowance(0.02, 3)),
    }
)  # fmt: skip
"""The limits of a server that nobody configured."""
