"""Limits per client address: requests per second, new things per second, connections at once, and bans.

A client that has used a quarter of its burst is served one request at a time. After 100 refusals for going too fast it
is banned for 5 s; the ban doubles each time, up to 320 s. Connections between two requests are closed first when
there is no room for new ones.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, Protocol
from weakref import WeakValueDictionary

from starlette.types import Scope

from argosy.server.wire import errors

WARNING_RATE, WARNING_BURST = 5.0, 100.0
"""Refusals for going too fast that a client may collect, per second and at once, before it is banned."""
BAN_SECONDS, LONGEST_BAN_SECONDS = 5.0, 320.0
"""The first ban, doubled each time, and the longest. A ban is forgotten after as long a quiet time."""
LOW: Final = 0.75
"""A client with less than this part of its burst left is served one request at a time."""
TURN_SECONDS: Final = 0.01
"""The longest that one of those requests delays the client's next one."""
MOST_CONNECTIONS: Final = 500
"""HTTP connections of all clients together: requests are short, and file descriptors are limited."""
MOST_CLIENTS: Final = 10_000
"""Clients whose rate is remembered; beyond that, clients without recent requests are forgotten."""


@dataclass(slots=True)
class TokenBuckets:
    """A token bucket per client: `burst` at once, then `rate` per second."""

    rate: float
    burst: float
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def take(self, client: str, now: float | None = None) -> bool:
        """Take a token of the client; False if it has none left."""
        now = time.monotonic() if now is None else now
        tokens, since = self._left.get(client, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        if len(self._left) >= MOST_CLIENTS and client not in self._left:
            full = self.burst / self.rate
            self._left = {other: bucket for other, bucket in self._left.items() if now - bucket[1] < full}
            if len(self._left) >= MOST_CLIENTS:
                return False
        self._left[client] = (tokens - 1 if tokens >= 1 else tokens, now)
        return tokens >= 1

    def is_low(self, client: str) -> bool:
        """Whether the client has used a good part of its burst."""
        return client in self._left and self._left[client][0] < LOW * self.burst

    def refill(self, client: str, tokens: float, at: float) -> None:
        """Give the client exactly that many tokens as of that time."""
        self._left[client] = (tokens, at)


@dataclass(frozen=True, slots=True)
class Ban:
    """Until when a client is banned, and how long the ban is in all."""

    until: float
    seconds: float


class IdleConnection(Protocol):
    """A connection between two requests."""

    def hang_up(self) -> None:
        """Close it to make room for another."""


@dataclass(slots=True)
class ClientLimits:
    """What each client has used of its limits, and who is banned."""

    requests: TokenBuckets
    creations: TokenBuckets
    chat: TokenBuckets
    most_sockets: int
    """WebSockets of one client, and as many plain connections."""
    most_connections: int = MOST_CONNECTIONS
    """Connections of all clients together that are not WebSockets."""
    sockets: Counter[str] = field(default_factory=Counter)
    connections: Counter[str] = field(default_factory=Counter)
    warnings: TokenBuckets = field(default_factory=lambda: TokenBuckets(WARNING_RATE, WARNING_BURST))
    turns: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """A lock for each client with a request about to begin."""
    bans: dict[str, Ban] = field(default_factory=dict)
    """Bans that last, or ended not long ago."""
    idle: dict[IdleConnection, str] = field(default_factory=dict)
    """Connections between two requests with the client of each, the longest idle first."""
    proxies: Sequence[IPv4Network | IPv6Network] = ()
    """Reverse proxies, which bring the requests of many clients: only the limit for all applies to them."""

    def count_request(self, client: str) -> None:
        """Count a request or command. Raises Refused."""
        if self.requests.take(client):
            return
        if not self.warnings.take(client):
            self._ban(client, time.monotonic())
        raise errors.TOO_MANY_REQUESTS.refused()

    async def take_turn(self, client: str, work: Callable[[], Awaitable[None]]) -> None:
        """Begin the requests of one client one after the other, with work for others in between.

        A client that is low on tokens also waits for the end of each request, unless it takes long, as a long poll
        does.
        """
        task = None
        async with self.turns.setdefault(client, asyncio.Lock()):
            await asyncio.sleep(0)
            if self.requests.is_low(client):
                task = asyncio.ensure_future(work())
                await asyncio.wait([task], timeout=TURN_SECONDS)
        await (work() if task is None else task)

    def is_banned(self, client: str) -> bool:
        """Whether connections of the client are dropped now."""
        ban = self.bans.get(client)
        return ban is not None and time.monotonic() < ban.until

    def _ban(self, client: str, now: float) -> None:
        """Ban a client, for twice as long as the last time."""
        self.bans = {other: ban for other, ban in self.bans.items() if now < ban.until + ban.seconds}
        before = self.bans.get(client)
        if before is not None and now < before.until:
            return
        seconds = BAN_SECONDS if before is None else min(2 * before.seconds, LONGEST_BAN_SECONDS)
        self.bans[client] = Ban(now + seconds, seconds)
        for bucket in (self.requests, self.warnings):
            bucket.refill(client, bucket.rate, now + seconds)

    def count_creation(self, client: str) -> None:
        """Count a new guest, table or record. Raises Refused."""
        if not self.creations.take(client):
            raise errors.TOO_MANY_CREATED.refused()

    def count_chat(self, table: str, seat: int) -> None:
        """Count a line of chat. Raises Refused."""
        if not self.chat.take(f"{table} {seat}"):
            raise errors.TOO_MUCH_CHAT.refused()

    def open_socket(self, client: str) -> bool:
        """Count a WebSocket that opens; False if the client has too many."""
        return count_up(self.sockets, client, self.most_sockets)

    def close_socket(self, client: str) -> None:
        """Count a WebSocket that closes."""
        count_down(self.sockets, client)

    def is_proxy(self, caller: tuple[str, int] | None) -> bool:
        """Whether a connection comes from one of the trusted reverse proxies."""
        return caller is not None and bool(self.proxies) and any(ip_address(caller[0]) in net for net in self.proxies)

    def open_connection(self, client: str, proxy: bool = False) -> bool:
        """Count a connection that opens, closing an idle one for it if need be; False if it must be dropped."""
        if not proxy and self.is_banned(client):
            return False
        most = self.most_connections if proxy else self.most_sockets
        if self.connections[client] >= most:
            self._close_idle(client)
        elif self.connections.total() >= self.most_connections:
            self._close_idle(None)
        if self.connections.total() < self.most_connections and count_up(self.connections, client, most):
            return True
        if not proxy and not self.warnings.take(client):
            self._ban(client, time.monotonic())
        return False

    def _close_idle(self, client: str | None) -> None:
        """Close the connection that has been idle for longest, of one client or of all."""
        for connection, owner in self.idle.items():
            if client in (None, owner):
                connection.hang_up()
                return

    def close_connection(self, client: str) -> None:
        """Count a connection that closes."""
        count_down(self.connections, client)


def count_up(counts: Counter[str], client: str, most: int) -> bool:
    """Count one more for a client; False if it has the most already."""
    if counts[client] >= most:
        return False
    counts[client] += 1
    return True


def count_down(counts: Counter[str], client: str) -> None:
    """Count one less for a client."""
    counts[client] -= 1
    if counts[client] <= 0:
        del counts[client]


@lru_cache(maxsize=4096)
def client_key(address: str) -> str:
    """What a client is counted by: its IPv4 address, or its IPv6 /64 network, all of which belongs to one customer."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address) or not ip.is_global or ip.ipv4_mapped is not None:
        return address
    return str(ip_network((ip, 64), strict=False))


def client_of(scope: Scope) -> str:
    """What the client of an ASGI request is counted by."""
    client = scope.get("client")
    return client_key(str(client[0])) if client else "unknown"
