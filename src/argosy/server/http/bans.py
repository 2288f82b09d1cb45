"""Who is banned by the host, in memory: checked for every request, and read from the store every few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from argosy.server.http.security import problem_response
from argosy.server.wire import errors

REFRESH_SECONDS: Final = 2.0
"""How often the bans are read again: a running server obeys a new one within that time."""
MOST_KNOWN: Final = 10_000
"""Addresses whose answer is remembered."""
POLICY: Final = 1008
Network = IPv4Network | IPv6Network


class BanList:
    """The banned networks and guests, and what to call when they change."""

    def __init__(self) -> None:
        self.changed: Callable[[], object] = lambda: None
        """Called after a change: closes the connections of banned guests and addresses."""
        self._guests: frozenset[str] = frozenset()
        self._networks: frozenset[Network] = frozenset()
        self._sizes: frozenset[tuple[int, int]] = frozenset()
        """The IP version and the length of the prefix of each network: so many lookups answer for an address."""
        self._known: dict[str, bool] = {}

    def set(self, networks: Iterable[str], guests: Iterable[str]) -> None:
        """Replace all bans."""
        new = frozenset([ip_network(network) for network in networks]), frozenset(guests)
        if new != (self._networks, self._guests):
            self._networks, self._guests = new
            self._sizes = frozenset([(network.version, network.prefixlen) for network in self._networks])
            self._known = {}
            self.changed()

    def is_banned(self, address: str | None, guest: str | None = None) -> bool:
        """Whether requests from that address, or of that guest, are refused."""
        return (guest is not None and guest in self._guests) or (address is not None and self._is_banned(address))

    def _is_banned(self, address: str) -> bool:
        if not self._sizes:
            return False
        if (known := self._known.get(address)) is None:
            if len(self._known) >= MOST_KNOWN:
                self._known = {}
            known = self._known[address] = self._look_up(address)
        return known

    def _look_up(self, address: str) -> bool:
        try:
            ip = ip_address(address)
        except ValueError:  # a Unix socket has none
            return False
        if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        return any(
            version == ip.version and ip_network((ip, length), strict=False) in self._networks
            for version, length in self._sizes
        )

    async def follow(self, read: Callable[[], Awaitable[tuple[list[str], list[str]] | None]]) -> None:
        """Read the banned networks and guests again and again until cancelled; None changes nothing."""
        while True:
            if (found := await read()) is not None:
                self.set(*found)
            await asyncio.sleep(REFRESH_SECONDS)


def address_of(scope: Scope) -> str | None:
    """The IP address that a request comes from; behind a trusted proxy that of the visitor."""
    client = scope.get("client")
    return str(client[0]) if client else None


class BanMiddleware:
    """Refuses requests and WebSockets from banned addresses before anything else looks at them."""

    def __init__(self, app: ASGIApp, bans: BanList) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan" or not self.bans.is_banned(address_of(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await problem_response(errors.ADDRESS_BANNED.refused())(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": POLICY, "reason": ""})  # before the handshake: HTTP 403
