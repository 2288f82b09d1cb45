"""Notices: word to an address of a player's choice that a decision is owed, once for each, and never to our own house.

The address is given by anybody who plays, so it must not become a door into the network that the server stands in:
only http and https, only addresses that the whole world can reach, checked at every call and then called by number;
no redirects; nothing of the answer is read but its first line.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Struct

from argosy.server.storage.rows import PLAYING
from argosy.server.tables.deadlines import owed_of
from argosy.server.tables.info import name_of
from argosy.server.wire import encoding as wire
from argosy.server.wire.request_types import Noticed

if TYPE_CHECKING:
    from argosy.core.contract import Seat
    from argosy.server.tables.deadlines import Owed
    from argosy.server.tables.table import Table

LOG = logging.getLogger("argosy.server")
DELAYS: Final = (0.0, 2.0, 10.0, 60.0)
"""Seconds before each attempt."""
SECONDS: Final = 10.0
"""For one attempt, from the name to the first line of the answer."""
NAME_SECONDS: Final = 5.0
"""For the look-up of a name, which its owner can make as slow as they like."""
NAMES_AT_ONCE: Final = 4
AT_ONCE: Final = 50
MOST_WAITING: Final = 2000
"""Notices that wait or are tried again; more are dropped."""
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv4 addresses in the clothes of IPv6 (RFC 6052)."""


class NoticeError(ValueError):
    """An address that is not called; says why."""


class Wanted(Struct, frozen=True):
    """What the store keeps for a seat: whom to tell, and the page of the table as its owner reaches it."""

    url: str
    link: str


@dataclass(frozen=True, slots=True)
class Place:
    """An address taken apart."""

    host: str
    port: int
    tls: bool
    target: str


def place_of(url: str) -> Place:
    """The parts of an address. Raises NoticeError."""
    try:
        parts: SplitResult = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise NoticeError(f"that is no address: {error}") from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise NoticeError("an address begins with http:// or https:// and names a host")
    if parts.username is not None or parts.password is not None:
        raise NoticeError("an address must hold no user and no password")
    tls = parts.scheme == "https"
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(parts.hostname, port or (443 if tls else 80), tls, target)


def reachable(address: str) -> bool:
    """Whether an address is one of the whole world, and not of this machine or its network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return reachable(str(ip.ipv4_mapped))
        if ip.sixtofour is not None or ip.teredo is not None or ip in TRANSLATED:
            return False
    return ip.is_global and not ip.is_multicast


class Messenger:
    """Sends notices for all tables of this process."""

    def __init__(self, private: bool = False, delays: Sequence[float] = DELAYS) -> None:
        self.private = private
        self.delays = delays
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._names = ThreadPoolExecutor(NAMES_AT_ONCE, "argosy-names")
        """Threads of their own, so that no game waits for somebody's slow names."""

    def tell(self, table: Table, before: Mapping[Seat, Owed], now: Mapping[Seat, Owed]) -> None:
        """Send word to those who owe a decision now that they did not owe before."""
        for seat, one in now.items():
            new = seat not in before or before[seat].since != one.since
            if new and table.seats[seat].notice is not None and len(self._tasks) < MOST_WAITING:
                task = asyncio.create_task(self._tell(table, seat, one))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Send no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._names.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str) -> str:
        """The number by which that address can be called. Raises NoticeError."""
        place = place_of(url)
        try:
            async with asyncio.timeout(NAME_SECONDS):
                asking = partial(socket.getaddrinfo, place.host, place.port, type=socket.SOCK_STREAM)
                found = await asyncio.get_running_loop().run_in_executor(self._names, asking)
        except TimeoutError as error:
            raise NoticeError(f"nobody says where {place.host} is") from error
        except (OSError, UnicodeError) as error:
            raise NoticeError(f"there is no host {place.host}") from error
        numbers = [str(one[4][0]) for one in found]
        if not numbers or not (self.private or all(reachable(number) for number in numbers)):
            raise NoticeError("the address lies in a private network, which this server does not call")
        return numbers[0]

    async def _tell(self, table: Table, seat: Seat, owed: Owed) -> None:
        """Try until it is delivered, refused or no longer true."""
        for delay in self.delays:
            await asyncio.sleep(delay)
            row, notice = table.seats[seat], table.seats[seat].notice
            still = owed_of(table.row.owed).get(seat)
            if notice is None or table.row.state != PLAYING or still is None or still.since != owed.since:
                return
            wanted = msgspec.json.decode(notice, type=Wanted)
            word = Noticed(table.row.id, table.row.game, seat, name_of(row), owed.since, still.ends, wanted.link)
            try:
                async with self._gate, asyncio.timeout(SECONDS):
                    status = await self._post(wanted.url, wire.encode(word))
            except (OSError, NoticeError, ValueError, EOFError, asyncio.LimitOverrunError) as error:
                LOG.info("notice not delivered", extra={"table": table.row.id, "seat": seat, "why": str(error)})
                continue
            if status < 500 and status != 429:
                return

    async def _post(self, url: str, body: bytes) -> int:
        """The status that the other side answers. Raises OSError, EOFError, ValueError or NoticeError."""
        place, number = place_of(url), await self.check(url)
        tls = ssl.create_default_context() if place.tls else None
        reader, writer = await asyncio.open_connection(
            number, place.port, ssl=tls, server_hostname=place.host if place.tls else None, limit=1024
        )
        try:
            host = f"[{place.host}]" if ":" in place.host else place.host
            head = (
                f"POST {place.target} HTTP/1.1\r\nHost: {host}:{place.port}\r\nUser-Agent: argosy\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            line = await reader.readuntil(b"\r\n")
            return int(line.split(b" ")[1])
        except IndexError as error:
            raise ValueError("the other side does not speak HTTP") from error
        finally:
            writer.close()
