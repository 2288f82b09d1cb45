"""The door: origins, sizes, rates and connections, checked before anything is done; headers that keep pages safe."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, Protocol
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
WARNING_RATE, WARNING_BURST = 5.0, 100.0
"""Refusals for haste a second, and at once, before the door stays shut to an address."""
SHUT_SECONDS, MOST_SHUT_SECONDS = 5.0, 320.0
"""How long it stays shut, twice as long each time, and at most; after as long a quiet time it is forgotten."""
LOW: Final = 0.75
"""The part that is left of what one may ask for at once when it becomes haste."""
TURN_SECONDS: Final = 0.01
"""The longest that a request of those in haste keeps their next one waiting."""
MOST_CALLS: Final = 500
"""Connections of all clients that are no sockets: requests are short, and the system gives out files by number."""
MOST_CLIENTS: Final = 10_000
"""Clients whose rate is remembered; then those who have been quiet are forgotten."""
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


@dataclass(slots=True)
class Buckets:
    """Token buckets by client: so many at once, so many a second after that."""

    rate: float
    burst: float
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def take(self, client: str, now: float | None = None) -> bool:
        """Whether the client may do one more thing."""
        now = time.monotonic() if now is None else now
        tokens, since = self._left.get(client, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        if len(self._left) >= MOST_CLIENTS and client not in self._left:
            full = self.burst / self.rate
            self._left = {who: one for who, one in self._left.items() if now - one[1] < full}
            if len(self._left) >= MOST_CLIENTS:
                return False
        self._left[client] = (tokens - 1 if tokens >= 1 else tokens, now)
        return tokens >= 1

    def low(self, client: str) -> bool:
        """Whether a client has taken a good part of what it may have at once."""
        return client in self._left and self._left[client][0] < LOW * self.burst

    def leave(self, client: str, tokens: float, at: float) -> None:
        """Let the client have so much at that time, whatever it has now."""
        self._left[client] = (tokens, at)


@dataclass(frozen=True, slots=True)
class Shut:
    """That the door stays shut until then, so many seconds in all."""

    until: float
    seconds: float


class Resting(Protocol):
    """A connection between two requests."""

    def hang_up(self) -> None:
        """Make room for others."""


@dataclass(slots=True)
class Door:
    """What one client may ask for, and how much of it."""

    requests: Buckets
    tables: Buckets
    talk: Buckets
    most_sockets: int
    """From one address, and as many connections that are none."""
    most_calls: int = MOST_CALLS
    """Connections of all together that are no sockets, or not yet."""
    sockets: Counter[str] = field(default_factory=Counter)
    calls: Counter[str] = field(default_factory=Counter)
    warnings: Buckets = field(default_factory=lambda: Buckets(WARNING_RATE, WARNING_BURST))
    turns: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """Of clients whose requests are about to begin."""
    shut: dict[str, Shut] = field(default_factory=dict)
    """Addresses to which the door stays shut, or was not long ago."""
    resting: dict[Resting, str] = field(default_factory=dict)
    """Connections between two requests with their addresses, those first that have rested for longest."""
    proxies: Sequence[IPv4Network | IPv6Network] = ()
    """Who brings the requests of many: only all together have limits there."""

    def request(self, client: str) -> None:
        """One more request or command. Raises Refused."""
        if self.requests.take(client):
            return
        if not self.warnings.take(client):  # who will not hear is not even told any more
            self._shut_out(client, time.monotonic())
        raise errors.TOO_MANY_REQUESTS.refused()

    async def turn(self, client: str, work: Callable[[], Awaitable[None]]) -> None:
        """Requests of one client begin one after the other, and what others want is done in between.

        Those in haste also wait for the end of each, unless it takes long, as where somebody waits for news.
        """
        doing = None
        async with self.turns.setdefault(client, asyncio.Lock()):
            await asyncio.sleep(0)
            if self.requests.low(client):
                doing = asyncio.ensure_future(work())
                await asyncio.wait([doing], timeout=TURN_SECONDS)
        await (work() if doing is None else doing)

    def shut_to(self, client: str) -> bool:
        """Whether nobody opens to that client just now."""
        shut = self.shut.get(client)
        return shut is not None and time.monotonic() < shut.until

    def _shut_out(self, client: str, now: float) -> None:
        """Shut the door to a client, for longer if it did not learn from the last time."""
        self.shut = {who: one for who, one in self.shut.items() if now < one.until + one.seconds}
        before = self.shut.get(client)
        if before is not None and now < before.until:
            return
        seconds = SHUT_SECONDS if before is None else min(2 * before.seconds, MOST_SHUT_SECONDS)
        self.shut[client] = Shut(now + seconds, seconds)
        for bucket in (self.requests, self.warnings):
            bucket.leave(client, bucket.rate, now + seconds)

    def making(self, client: str) -> None:
        """One more guest, table or record. Raises Refused."""
        if not self.tables.take(client):
            raise errors.TOO_MANY_CREATED.refused()

    def speak(self, table: str, seat: int) -> None:
        """One more line of talk. Raises Refused."""
        if not self.talk.take(f"{table} {seat}"):
            raise errors.TOO_MUCH_CHAT.refused()

    def come(self, client: str) -> bool:
        """One more socket, if there may be one."""
        return one_more(self.sockets, client, self.most_sockets)

    def go(self, client: str) -> None:
        """One socket less."""
        one_less(self.sockets, client)

    def brings_others(self, caller: tuple[str, int] | None) -> bool:
        """Whether a proxy calls whose word is taken on whose requests it brings."""
        return caller is not None and bool(self.proxies) and any(ip_address(caller[0]) in one for one in self.proxies)

    def call(self, client: str, proxy: bool = False) -> bool:
        """One more connection, if there may be one, or one that only rests can go for it."""
        if not proxy and self.shut_to(client):
            return False
        most = self.most_calls if proxy else self.most_sockets
        if self.calls[client] >= most:
            self._make_room(client)
        elif self.calls.total() >= self.most_calls:
            self._make_room(None)
        if self.calls.total() < self.most_calls and one_more(self.calls, client, most):
            return True
        if not proxy and not self.warnings.take(client):
            self._shut_out(client, time.monotonic())
        return False

    def _make_room(self, client: str | None) -> None:
        """Hang up on the connection that has rested for longest, of one client or of all."""
        for one, whose in self.resting.items():
            if client in (None, whose):
                one.hang_up()
                return

    def hang_up(self, client: str) -> None:
        """One connection less."""
        one_less(self.calls, client)


def one_more(counts: Counter[str], client: str, most: int) -> bool:
    """Count one more for a client, if there may be one."""
    if counts[client] >= most:
        return False
    counts[client] += 1
    return True


def one_less(counts: Counter[str], client: str) -> None:
    """Count one less."""
    counts[client] -= 1
    if counts[client] <= 0:
        del counts[client]


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """The address that stands for somebody: of IPv6 the network, since whoever has one address there has all of it."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address) or not ip.is_global or ip.ipv4_mapped is not None:
        return address
    return str(ip_network((ip, 64), strict=False))


def client_of(scope: Scope) -> str:
    """The address that somebody comes from."""
    client = scope.get("client")
    return household(str(client[0])) if client else "unknown"


def same_origin(headers: Headers) -> bool:
    """Whether a page of ours asks, or a program that is no browser and sends no origin."""
    origins = headers.getlist("origin")
    if not origins:
        return True
    try:
        place = urlsplit(origins[0])
    except ValueError:  # such as a bracket without its other half
        return False
    return len(origins) == 1 and place.scheme in ("http", "https") and place.netloc == headers.get("host", "")


def problem_response(error: Refused) -> Response:
    """A refusal in the one shape that all errors have."""
    response = Response(wire.encode(error.problem), error.status, media_type="application/json")
    if error.status in (429, 503):
        response.headers["retry-after"] = "1"
    if error.status == 429:
        response.headers["connection"] = "close"  # and with it goes whatever else they have sent already
    return response


class Guard:
    """Goes before the routes: refuses foreign origins and those who ask too often, adds the headers."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it at the door."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        api = scope["path"].startswith("/api/")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if api:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        client = client_of(scope)
        try:
            if scope["method"] not in SAFE and not same_origin(Headers(scope=scope)):
                raise errors.FOREIGN_ORIGIN.refused()
            if api:
                self.door.request(client)
        except Refused as error:
            await problem_response(error)(scope, receive, with_headers)
            return
        if api:
            await self.door.turn(client, lambda: self.app(scope, receive, with_headers))
        else:
            await self.app(scope, receive, with_headers)
