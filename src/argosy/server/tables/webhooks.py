"""Webhooks: an HTTP POST to an address of a player's choice when the game waits for their decision, once for each.

Anybody who plays can give an address, so it must not open the network behind the server (SSRF): only http and https,
only global addresses, checked before every call and then called by number; no redirects; of the answer only the
status line is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Struct

from argosy.core.contract import Seat
from argosy.server.http.name_lookup import NameLookup, SlowNameError
from argosy.server.storage.rows import PLAYING
from argosy.server.tables.deadlines import DueDecision, due_decisions
from argosy.server.tables.info import name_of
from argosy.server.tables.table import Table
from argosy.server.wire import encoding as wire
from argosy.server.wire.types import Noticed

LOG = logging.getLogger("argosy.server")
DELAYS: Final = (0.0, 2.0, 10.0, 60.0)
"""Seconds before each attempt."""
SECONDS: Final = 10.0
"""For one attempt, from the name look-up to the status line of the answer."""
AT_ONCE: Final = 50
MOST_WAITING: Final = 2000
"""Webhooks that wait or are retried; more are dropped."""
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv4 addresses translated to IPv6 (RFC 6052)."""


class WebhookError(ValueError):
    """An address that is not called; the message says why."""


class Subscription(Struct, frozen=True):
    """What the store keeps for a seat: the address to call, and the page of the table as its player reaches it."""

    url: str
    link: str


@dataclass(frozen=True, slots=True)
class Target:
    """The parts of a webhook's address."""

    host: str
    port: int
    tls: bool
    path: str


def parse_url(url: str) -> Target:
    """The parts of an address. Raises WebhookError."""
    try:
        parts: SplitResult = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise WebhookError(f"it cannot be parsed: {error}") from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise WebhookError("it must begin with http:// or https:// and name a host")
    if parts.username is not None or parts.password is not None:
        raise WebhookError("it must not contain a user name or a password")
    tls = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, port or (443 if tls else 80), tls, path)


def is_global(address: str) -> bool:
    """Whether an IP address is a global one, and not one of this machine or its network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_global(str(ip.ipv4_mapped))
        if ip.sixtofour is not None or ip.teredo is not None or ip in TRANSLATED:
            return False
    return ip.is_global and not ip.is_multicast


class WebhookSender:
    """Sends the webhooks of all tables of this process."""

    def __init__(self, private: bool = False, delays: Sequence[float] = DELAYS) -> None:
        self.private = private
        self.delays = delays
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._names = NameLookup()

    def notify(self, table: Table, before: Mapping[Seat, DueDecision], now: Mapping[Seat, DueDecision]) -> None:
        """Call the webhooks of seats with a decision due now that was not due before."""
        for seat, decision in now.items():
            new = seat not in before or before[seat].since != decision.since
            if new and table.seats[seat].notice is not None and len(self._tasks) < MOST_WAITING:
                task = asyncio.create_task(self._send(table, seat, decision))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def subscribe(self, table: Table, seat: Seat, subscription: Subscription | None) -> None:
        """Set or remove the webhook of a seat; a new one is called at once if a decision is due already."""
        stored = None if subscription is None else msgspec.json.encode(subscription).decode()

        async def work() -> None:
            first = table.seats[seat].notice is None
            await table.change(table.row, [replace(table.seats[seat], notice=stored)])
            due = due_decisions(table.row.owed)
            if first and seat in due:
                self.notify(table, {}, {seat: due[seat]})

        await table.commands.run(work)

    async def close(self) -> None:
        """Cancel what waits."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._names.close()

    async def check(self, url: str) -> str:
        """The IP address to call for that URL. Raises WebhookError."""
        target = parse_url(url)
        try:
            numbers = await self._names.addresses(target.host)
        except SlowNameError as error:
            raise WebhookError(f"the name {target.host} could not be looked up in time") from error
        except (OSError, UnicodeError) as error:
            raise WebhookError(f"there is no host {target.host}") from error
        if not numbers or not (self.private or all(is_global(number) for number in numbers)):
            raise WebhookError("it is in a private network, which this server does not call")
        return numbers[0]

    async def _send(self, table: Table, seat: Seat, decision: DueDecision) -> None:
        """Try until it is delivered, refused, or the decision is made."""
        for delay in self.delays:
            await asyncio.sleep(delay)
            row, notice = table.seats[seat], table.seats[seat].notice
            still = due_decisions(table.row.owed).get(seat)
            if notice is None or table.row.state != PLAYING or still is None or still.since != decision.since:
                return
            subscription = msgspec.json.decode(notice, type=Subscription)
            word = Noticed(
                table.row.id, table.row.game, seat, name_of(row), decision.since, still.ends, subscription.link
            )
            try:
                async with self._gate, asyncio.timeout(SECONDS):
                    status = await self._post(subscription.url, wire.encode(word))
            except (OSError, WebhookError, ValueError, EOFError, asyncio.LimitOverrunError) as error:
                LOG.info("webhook not delivered", extra={"table": table.row.id, "seat": seat, "why": str(error)})
                continue
            if status < 500 and status != 429:
                return

    async def _post(self, url: str, body: bytes) -> int:
        """POST to the address; the status of the response. Raises OSError, EOFError, ValueError or WebhookError."""
        target, number = parse_url(url), await self.check(url)
        tls = ssl.create_default_context() if target.tls else None
        reader, writer = await asyncio.open_connection(
            number, target.port, ssl=tls, server_hostname=target.host if target.tls else None, limit=1024
        )
        try:
            host = f"[{target.host}]" if ":" in target.host else target.host
            head = (
                f"POST {target.path} HTTP/1.1\r\nHost: {host}:{target.port}\r\nUser-Agent: argosy\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            line = await reader.readuntil(b"\r\n")
            return int(line.split(b" ")[1])
        except IndexError as error:
            raise ValueError("the response is not HTTP") from error
        finally:
            writer.close()
