"""Hostile clients for `bench.flood`, each in a process of its own: `python -m bench.attacks NAME --port PORT`.

The process prints one line once the attack stands, goes on until it is ended, and prints what it got then. Addresses
are loopback addresses (Linux only). An attack "behind the proxy" comes from 127.0.0.1, which the server trusts, with a
visitor's address in X-Forwarded-For, as through nginx or Caddy.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from argosy.client import Client
from argosy.server.wire.types import NewTable

FLOODER = ("127.0.9.9", 0)
VISITOR = "203.0.113.9"
HTTP_AT_ONCE, SOCKETS_AT_ONCE = 40, 10
LONG_POLLS, LONG_POLLS_PER_SECOND = 500, 40
HALF_ADDRESSES, HALF_EACH = 9, 56
SOCKET_ADDRESSES, SOCKETS_EACH = 16, 63
READERS_EACH = 32
OPENED_PER_SECOND = 20
"""Connections that each address opens in a second."""
SETTLE_SECONDS = 5.0
Counts = Counter[str]


async def public_table(port: int, visitor: str) -> tuple[Client, str]:
    """A guest behind the proxy, and a public table of theirs."""
    client = Client(f"http://127.0.0.1:{port}")
    await client.request("GET", "/healthz")
    status, headers, _ = await client.request(
        "POST", "/api/guests", b'{"name":"Mallory"}', {"x-forwarded-for": visitor}
    )
    client.cookie = headers["set-cookie"].partition(";")[0] if status == 201 else None
    return client, (await client.open(NewTable("neptun", 4, public=True))).table


async def commands(port: int, counts: Counts) -> None:
    """One address: 40 connections that ask without pause, and 10 WebSockets that send without pause."""
    address = f"ws://127.0.0.1:{port}/api/tables/nowhere/live"
    await asyncio.gather(
        *[flood_http(port, counts) for _ in range(HTTP_AT_ONCE)],
        *[flood_socket(address, counts) for _ in range(SOCKETS_AT_ONCE)],
    )


async def flood_http(port: int, counts: Counts) -> None:
    """Ask without end."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=FLOODER)
            try:
                while True:
                    writer.write(b"GET /api/tables HTTP/1.1\r\nhost: argosy\r\n\r\n" * 20)
                    await writer.drain()
                    data = await reader.read(65536)
                    counts["answered"] += data.count(b"HTTP/1.1 200")
                    counts["refused"] += data.count(b"HTTP/1.1 429")
                    if not data:
                        break
            finally:
                writer.close()
        await asyncio.sleep(0.01)


async def flood_socket(address: str, counts: Counts) -> None:
    """Send without end, and come back whenever it is cut off."""

    async def read_on(socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for _ in socket:
                pass

    while True:
        with suppress(OSError, WebSocketException):
            async with connect(address, compression=None, local_addr=FLOODER) as socket:
                await socket.send(json.dumps({"do": "hello"}))
                reading = asyncio.create_task(read_on(socket))
                while not reading.done():
                    await socket.send('{"do":"ping"}')
        counts["cut off"] += 1
        await asyncio.sleep(0.01)


async def long_polls(port: int, counts: Counts) -> None:
    """One visitor behind the proxy: 500 long polls, begun 40 a second, and begun again when they end."""
    _, table = await public_table(port, VISITOR)
    request = (
        f"GET /api/tables/{table}/events?after=999999999&wait=25 HTTP/1.1\r\nhost: argosy\r\n"
        f"x-forwarded-for: {VISITOR}\r\n\r\n"
    ).encode()

    async def poll(number: int) -> None:
        await asyncio.sleep(number / LONG_POLLS_PER_SECOND)
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.1", 0))
                with suppress(OSError):
                    while True:
                        writer.write(request)
                        head = await reader.read(65536)
                        counts["answered" if b" 200 " in head[:20] else "refused"] += 1
                        if b" 200 " not in head[:20]:
                            break
                writer.close()
            await asyncio.sleep(LONG_POLLS / LONG_POLLS_PER_SECOND)

    await asyncio.gather(*[poll(number) for number in range(LONG_POLLS)])


async def hold(port: int, host: str, sent: bytes, counts: Counts, number: int, small: bool = False) -> None:
    """Send some bytes and read nothing; begin again whenever the connection is cut."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(number / OPENED_PER_SECOND)
    while True:
        with suppress(OSError), socket.socket() as plug:
            if small:
                plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            plug.setblocking(False)
            plug.bind((host, 0))
            await loop.sock_connect(plug, ("127.0.0.1", port))
            await loop.sock_sendall(plug, sent)
            counts["opened"] += 1
            while not is_cut(plug):
                await asyncio.sleep(0.25)
        counts["cut off"] += 1
        await asyncio.sleep(0.25)


def is_cut(plug: socket.socket) -> bool:
    """Whether the other side has closed; looks without reading."""
    with suppress(BlockingIOError):
        return plug.recv(1, socket.MSG_PEEK) == b"" or is_reset(plug)
    return False


def is_reset(plug: socket.socket) -> bool:
    return plug.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0


async def half_requests(port: int, counts: Counts) -> None:
    """Nine addresses with 56 requests each that are never complete."""
    head = b"GET /api/tables HTTP/1.1\r\nhost: argosy\r\nx-slow: "
    hosts = [f"127.0.9.{number + 1}" for number in range(HALF_ADDRESSES)]
    await asyncio.gather(*[hold(port, host, head, counts, number) for host in hosts for number in range(HALF_EACH)])


async def slow_readers(port: int, counts: Counts) -> None:
    """16 addresses with 32 connections each that ask for much and read nothing."""
    asking = b"GET /api/openapi.json HTTP/1.1\r\nhost: argosy\r\n\r\n" * 10
    hosts = [f"127.0.9.{number + 1}" for number in range(SOCKET_ADDRESSES)]
    await asyncio.gather(
        *[hold(port, host, asking, counts, number, True) for host in hosts for number in range(READERS_EACH)]
    )


async def sockets(port: int, counts: Counts) -> None:
    """16 addresses with 63 WebSockets each that watch a public table."""
    _, table = await public_table(port, VISITOR)
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"

    async def watch(host: str, number: int) -> None:
        await asyncio.sleep(number / OPENED_PER_SECOND)
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(address, compression=None, local_addr=(host, 0)) as watching:
                    await watching.send(json.dumps({"do": "hello"}))
                    counts["opened"] += 1
                    async for _ in watching:
                        pass
            counts["cut off"] += 1
            await asyncio.sleep(0.5)

    hosts = [f"127.0.9.{number + 1}" for number in range(SOCKET_ADDRESSES)]
    await asyncio.gather(*[watch(host, number) for host in hosts for number in range(SOCKETS_EACH)])


async def lobby(port: int, counts: Counts) -> None:
    """One visitor behind the proxy with ever new guests, who open public tables as fast as they may."""
    client = Client(f"http://127.0.0.1:{port}")
    body = json.dumps({"game": "neptun", "seats": 4, "public": True}).encode()
    forwarded = {"x-forwarded-for": VISITOR}
    while True:
        client.cookie = None
        status, headers, _ = await client.request("POST", "/api/guests", b'{"name":"Mallory"}', forwarded)
        if status == 201:
            client.cookie = headers["set-cookie"].partition(";")[0]
            status, _, _ = await client.request("POST", "/api/tables", body, forwarded)
        counts["opened" if status == 201 else "refused"] += 1
        await asyncio.sleep(0.02 if status == 201 else 0.5)


ATTACKS: dict[str, Callable[[int, Counts], Awaitable[None]]] = {
    "commands": commands,
    "long-polls": long_polls,
    "half-requests": half_requests,
    "slow-readers": slow_readers,
    "sockets": sockets,
    "lobby": lobby,
}


async def attack(name: str, port: int) -> None:
    """Attack until ended, and say then how it went."""
    if name == "commands":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # only the processor time that nobody else wants
    counts: Counts = Counter()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)  # type: ignore[union-attr]
    attacking = asyncio.ensure_future(ATTACKS[name](port, counts))
    settle = LONG_POLLS / LONG_POLLS_PER_SECOND + 1 if name == "long-polls" else SETTLE_SECONDS
    await asyncio.wait([attacking], timeout=0 if name == "commands" else settle)
    print("attacking", flush=True)
    try:
        await attacking
    finally:
        print(", ".join(f"{what} {count} times" for what, count in sorted(counts.items())) or "nothing", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="A hostile client.")
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("--port", type=int, required=True)
    options = parser.parse_args()
    with suppress(asyncio.CancelledError):
        asyncio.run(attack(options.name, options.port))


if __name__ == "__main__":
    main()
