"""Settings of a server process."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from pathlib import Path

from argosy.server.limits import LIMITS, MOST_CONNECTIONS, LimitTable

MOST_DIGITS = 6
"""Of a number of days."""


@dataclass(frozen=True, slots=True)
class Keep:
    """After how many days data expires; 0 is never."""

    finished: int = 365
    """Finished games, since their end."""
    unfinished: int = 60
    """Open and closed tables and games in progress, since something last happened there and no clock runs."""
    guests: int = 90
    """Guests whom no table names any more, since their last request."""

    @classmethod
    def parse(cls, text: str) -> Keep:
        """Read `finished=365,unfinished=60,guests=90`; what is left out has its default. Raises ValueError."""
        kept, names = cls(), [field.name for field in fields(cls)]
        for part in text.split(","):
            name, _, days = part.strip().partition("=")
            if name not in names or not (days.isascii() and days.isdecimal() and len(days) <= MOST_DIGITS):
                raise ValueError(
                    f"{part.strip()!r} is none of {', '.join(names)} with a number of days, such as finished=365; "
                    "0 keeps for ever"
                )
            kept = replace(kept, **{name: int(days)})
        return kept

    def __str__(self) -> str:
        return ",".join([f"{field.name}={getattr(self, field.name)}" for field in fields(self)])


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host can choose when a server is started."""

    database: str
    """A URL such as `sqlite:///argosy.sqlite`."""
    bot_processes: int | None = None
    limits: LimitTable = LIMITS
    """What one address and one guest may use, by purpose."""
    connections: int = MOST_CONNECTIONS
    """Connections of all clients together, in each process."""
    idle: float = 120.0
    """Seconds after which a table that nobody uses is unloaded."""
    private_notices: bool = False
    """Whether webhooks may go to addresses of this machine and its network."""
    tidy: bool = False
    """Whether this process serves and does nothing else, so that its garbage collection may be tuned for that."""
    page: Path | None = None
    """The folder of the built page; None is the one in the package."""
    policy: Path | None = None
    """The file of a policy that can be given seats; see `tables/bot_levels.py`."""
    editions: Path | None = None
    """A folder with the host's own editions; see `tables/editions.py`."""
    address: str | None = None
    """Where others in the network find the server: `http://192.168.1.20:8000`."""
    keep: Keep = Keep()
    """When data expires."""
