"""ASGI middleware before all routes: same-origin check, rate limits, and security headers on every response."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from argosy.server.http.client_address import client_of
from argosy.server.http.rate_limits import ClientLimits
from argosy.server.http.static_site import PAGE_POLICY
from argosy.server.limits import Purpose
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS: Final = {
    "content-security-policy": f"{PAGE_POLICY}; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from a program, which sends no Origin header."""
    origins = headers.getlist("origin")
    if not origins:
        return True
    try:
        place = urlsplit(origins[0])
    except ValueError:  # such as a bracket without its other half
        return False
    return len(origins) == 1 and place.scheme in ("http", "https") and place.netloc == headers.get("host", "")


def problem_response(error: Refused) -> Response:
    """The HTTP response to a refused request: the problem as JSON."""
    response = Response(wire.encode(error.problem), error.status, media_type="application/json")
    if error.status in (429, 503):
        response.headers["retry-after"] = str(error.retry_after)
    if error.status in (408, 429):
        response.headers["connection"] = "close"  # which also drops requests that were sent ahead
    return response


class SecurityMiddleware:
    """Refuses cross-origin writes and requests over the rate limit; adds the security headers."""

    def __init__(self, app: ASGIApp, limits: ClientLimits, guest_of: Callable[[HTTPConnection], str | None]) -> None:
        self.app = app
        self.limits = limits
        self.guest_of = guest_of
        """Finds the guest of a request by its signed cookie."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        api = scope["path"].startswith("/api/")
        costly = api or scope["path"] == "/status"

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if api:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            if scope["method"] not in SAFE and not same_origin(Headers(scope=scope)):
                raise errors.FOREIGN_ORIGIN.refused()
            client = client_of(scope)
            if not costly:
                self.limits.count_request(client, None, Purpose.FILES)
            else:
                guest = self.guest_of(HTTPConnection(scope))
                self.limits.count_request(client, guest)
                self.limits.begin(Purpose.REQUESTS, client, guest)
        except Refused as error:
            await problem_response(error)(scope, receive, with_headers)
            return
        if not costly:
            await self.app(scope, receive, with_headers)
            return
        try:
            await self.limits.take_turn(client, lambda: self.app(scope, receive, with_headers))
        finally:
            self.limits.end(Purpose.REQUESTS, client, guest)
