"""What clients have used of their limits, who is banned, and which connections may be closed for others.

The limits are declared in `server/limits.py`.

A client that has used a quarter of its burst of requests is served one request at a time. After 100 refusals for going
too fast it is banned for 5 s; the ban doubles each time, up to 320 s.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Final, Protocol
from weakref import WeakValueDictionary

from argosy.server.http.client_address import networks_of
from argosy.server.limits import LIMITS, MOST_CONNECTIONS, Allowance, LimitTable, Purpose
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused

WARNING_RATE, WARNING_BURST = 5.0, 100.0
"""Refusals for going too fast that a client may collect, per second and at once, before it is banned."""
BAN_SECONDS, LONGEST_BAN_SECONDS = 5.0, 320.0
"""The first ban, doubled each time, and the longest. A ban is forgotten after as long a quiet time."""
LOW: Final = 0.75
"""A client with less than this part of its burst left is served one request at a time."""
TURN_SECONDS: Final = 0.01
"""The longest that one of those requests delays the client's next one."""
MOST_CLIENTS: Final = 10_000
"""Clients whose rate is remembered; beyond that, clients without recent requests are forgotten."""
RETRY_SECONDS: Final = 5
"""What Retry-After says to a client that has too much running at the same time."""


@dataclass(slots=True)
class TokenBuckets:
    """A token bucket per client: `burst` at once, then `rate` per second; `share` times as much for a wide network."""

    rate: float
    burst: float
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def take(self, client: str, now: float | None = None, times: int = 1, share: int = 1) -> bool:
        """Take tokens of the client; False if it has too few left."""
        now = time.monotonic() if now is None else now
        tokens = self.tokens(client, now, share)
        if len(self._left) >= MOST_CLIENTS and client not in self._left:
            full = self.burst / self.rate
            self._left = {other: bucket for other, bucket in self._left.items() if now - bucket[1] < full}
            if len(self._left) >= MOST_CLIENTS:
                return False
        self._left[client] = (tokens - times if tokens >= times else tokens, now)
        return tokens >= times

    def tokens(self, client: str, now: float, share: int = 1) -> float:
        """How many tokens the client has."""
        tokens, since = self._left.get(client, (self.burst * share, now))
        return min(self.burst * share, tokens + (now - since) * self.rate * share)

    def is_low(self, client: str) -> bool:
        """Whether the client has used a good part of its burst."""
        return client in self._left and self._left[client][0] < LOW * self.burst

    def refill(self, client: str, tokens: float, at: float) -> None:
        """Give the client exactly that many tokens as of that time."""
        self._left[client] = (tokens, at)


class Usage:
    """What addresses, or guests, have used of one allowance."""

    def __init__(self, allowance: Allowance) -> None:
        self.buckets = TokenBuckets(allowance.rate, allowance.burst)
        self.most = allowance.at_once
        self.running: Counter[str] = Counter()

    def wait_for(self, client: str, times: int = 1) -> float:
        """Seconds until the client may do it so many times more; 0 if it may now, which then counts."""
        if math.isinf(self.buckets.rate):
            return 0.0
        now = time.monotonic()
        networks = networks_of(client)
        for network, share in networks:
            if (tokens := self.buckets.tokens(network, now, share)) < times:
                return max(0.001, (times - tokens) / (self.buckets.rate * share))
        for network, share in networks:
            if not self.buckets.take(network, now, times, share):
                return 1.0  # too many clients to remember
        return 0.0

    def has_room(self, client: str) -> bool:
        """Whether one more may run."""
        return all(self.running[network] < self.most * share for network, share in networks_of(client))

    def begin(self, client: str) -> None:
        """Count one that runs from now on."""
        for network, _ in networks_of(client):
            self.running[network] += 1

    def end(self, client: str) -> None:
        """Count one that runs no longer."""
        for network, _ in networks_of(client):
            self.running[network] -= 1
            if self.running[network] <= 0:
                del self.running[network]


@dataclass(frozen=True, slots=True)
class Ban:
    """Until when a client is banned, and how long the ban is in all."""

    until: float
    seconds: float


class ClosableConnection(Protocol):
    """A connection that may be closed when there is no room for another."""

    def hang_up(self) -> None:
        """Close it to make room for another."""


class ClientLimits:
    """What each client has used of its limits, and who is banned."""

    def __init__(
        self,
        table: LimitTable = LIMITS,
        warnings: TokenBuckets | None = None,
        most_connections: int = MOST_CONNECTIONS,
    ) -> None:
        self.table = table
        self.addresses = {purpose: Usage(table[purpose].address) for purpose in Purpose}
        self.guests = {purpose: Usage(table[purpose].guest) for purpose in Purpose}
        self.refusals: Counter[Purpose] = Counter()
        """How often each limit was met, for the metrics."""
        self.warnings = warnings or TokenBuckets(WARNING_RATE, WARNING_BURST)
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each client with a request about to begin."""
        self.bans: dict[str, Ban] = {}
        """Bans that last, or ended not long ago."""
        self.most_connections = most_connections
        self.total_connections = 0
        """Open connections of all clients, WebSockets too."""
        self.idle: dict[ClosableConnection, str] = {}
        """Connections between two requests with the client of each, the longest idle first."""
        self.unfinished: dict[ClosableConnection, str] = {}
        """Connections that have not sent a complete request, with the client of each, the oldest first."""
        self.open_sockets: dict[ClosableConnection, str] = {}
        """WebSockets with the client of each, the oldest first."""
        self.proxies: Sequence[IPv4Network | IPv6Network] = ()
        """Reverse proxies, which bring the requests of many clients: only the limit for all applies to them."""

    @property
    def requests(self) -> TokenBuckets:
        """The requests that addresses have left."""
        return self.addresses[Purpose.REQUESTS].buckets

    @property
    def connections(self) -> Counter[str]:
        """Open connections by client that are no WebSockets."""
        return self.addresses[Purpose.CONNECTIONS].running

    @property
    def sockets(self) -> Counter[str]:
        """Open WebSockets by client."""
        return self.addresses[Purpose.SOCKETS].running

    # Rates and concurrency, by purpose

    def count(self, purpose: Purpose, client: str, guest: str | None = None, times: int = 1) -> None:
        """Count something that a client does, so many times. Raises Refused."""
        wait = self.addresses[purpose].wait_for(client, times)
        if not wait and guest is not None:
            wait = self.guests[purpose].wait_for(guest, times)
        if wait:
            self.refusals[purpose] += 1
            seconds = math.ceil(wait)
            raise with_retry(errors.TOO_FAST.refused(purpose=purpose.value, seconds=seconds), seconds)

    def begin(self, purpose: Purpose, client: str, guest: str | None = None) -> None:
        """Count something that a client has running from now on, until `end`. Raises Refused."""
        address, own = self.addresses[purpose], self.guests[purpose]
        if not address.has_room(client):
            raise self.too_many(purpose, address.most)
        if guest is not None and not own.has_room(guest):
            raise self.too_many(purpose, own.most)
        address.begin(client)
        if guest is not None:
            own.begin(guest)

    def too_many(self, purpose: Purpose, most: float) -> Refused:
        """The refusal of something because so many run already."""
        self.refusals[purpose] += 1
        return with_retry(errors.TOO_MANY_AT_ONCE.refused(purpose=purpose.value, most=int(most)), RETRY_SECONDS)

    def end(self, purpose: Purpose, client: str, guest: str | None = None) -> None:
        """Count something that a client has running no longer."""
        self.addresses[purpose].end(client)
        if guest is not None:
            self.guests[purpose].end(guest)

    @contextmanager
    def using(self, purpose: Purpose, client: str, guest: str | None = None) -> Iterator[None]:
        """Count something both against its rate and as running while the block runs. Raises Refused."""
        self.begin(purpose, client, guest)
        try:
            self.count(purpose, client, guest)
            yield
        finally:
            self.end(purpose, client, guest)

    def count_request(self, client: str, guest: str | None = None, purpose: Purpose = Purpose.REQUESTS) -> None:
        """Count a request or command; a client that goes on after many refusals is banned. Raises Refused."""
        try:
            self.count(purpose, client, guest)
        except Refused:
            self._warn(client)
            raise

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

    # Bans

    def is_banned(self, client: str) -> bool:
        """Whether connections of the client are dropped now."""
        if not self.bans:
            return False
        now = time.monotonic()
        return any(network in self.bans and now < self.bans[network].until for network, _ in networks_of(client))

    def _warn(self, client: str) -> None:
        """Count a refusal; ban the networks of the client that have collected too many."""
        for network, share in networks_of(client):
            if not self.warnings.take(network, share=share):
                self._ban(network, share, time.monotonic())

    def _ban(self, network: str, share: int, now: float) -> None:
        """Ban a client, for twice as long as the last time."""
        self.bans = {other: ban for other, ban in self.bans.items() if now < ban.until + ban.seconds}
        before = self.bans.get(network)
        if before is not None and now < before.until:
            return
        seconds = BAN_SECONDS if before is None else min(2 * before.seconds, LONGEST_BAN_SECONDS)
        self.bans[network] = Ban(now + seconds, seconds)
        for buckets in (self.requests, self.warnings):
            buckets.refill(network, buckets.rate * share, now + seconds)

    # Connections

    def is_proxy(self, caller: tuple[str, int] | None) -> bool:
        """Whether a connection comes from one of the trusted reverse proxies."""
        return caller is not None and bool(self.proxies) and any(ip_address(caller[0]) in net for net in self.proxies)

    def open_connection(self, client: str, proxy: bool = False) -> bool:
        """Count a connection that opens, closing another for it if need be; False if it must be dropped."""
        if not proxy and self.is_banned(client):
            return False
        usage = self.addresses[Purpose.CONNECTIONS]
        if not proxy and not usage.has_room(client):
            self._close_idle(client)
        elif self.total_connections >= self.most_connections:
            self._make_room(client)
        if self.total_connections < self.most_connections and (proxy or usage.has_room(client)):
            usage.begin(client)
            self.total_connections += 1
            return True
        self.refusals[Purpose.CONNECTIONS] += 1
        if not proxy:
            self._warn(client)
        return False

    def upgrade_connection(self, client: str) -> None:
        """Count a connection no longer as a plain one, since it becomes a WebSocket."""
        self.addresses[Purpose.CONNECTIONS].end(client)

    def close_connection(self, client: str | None) -> None:
        """Count a connection that closes; None for one that became a WebSocket."""
        self.total_connections -= 1
        if client is not None:
            self.addresses[Purpose.CONNECTIONS].end(client)

    def _close_idle(self, client: str | None) -> bool:
        """Close the connection that has been idle for longest, of one client or of all; False if there is none."""
        for connection, owner in self.idle.items():
            if client in (None, owner):
                connection.hang_up()
                return True
        return False

    def _make_room(self, client: str) -> None:
        """Close a connection for a new one of that client.

        Idle ones go first, the longest idle before others. Then the client with the most unfinished requests loses the
        oldest of them, if it has more than the newcomer has connections. Then the client with the most WebSockets loses
        the oldest of those, if it has more than twice as many as the newcomer would have connections: those who have
        many gain nothing by coming again.
        """
        if self._close_idle(None):
            return
        own = self.connections[client] + self.sockets[client]
        for candidates, fewest in ((self.unfinished, own), (self.open_sockets, 2 * (own + 1))):
            held = Counter(candidates.values())
            owner, most = held.most_common(1)[0] if held else ("", 0)
            if most > fewest:
                next(connection for connection, client in candidates.items() if client == owner).hang_up()
                return


def with_retry(refused: Refused, seconds: int) -> Refused:
    """The refusal with the seconds after which another attempt makes sense, for the header Retry-After."""
    refused.retry_after = max(1, seconds)
    return refused
