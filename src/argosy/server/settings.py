"""Settings of a server process."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from argosy.server.limits import LIMITS, MOST_CONNECTIONS, LimitTable


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
    editions: Path | None = None
    """A folder with the host's own editions; see `tables/editions.py`."""
    address: str | None = None
    """Where others in the network find the server: `http://192.168.1.20:8000`."""
