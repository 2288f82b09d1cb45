"""A flooder at the play server: how long people wait for their answers before it comes and while it is there.

    python -m bench.flood --seconds 20

The server has its usual limits. People come from addresses of their own and act about once a second; the flooder has
one address, sends commands over WebSockets as fast as it can and asks over HTTP with many connections. It takes what
processor time the others leave, as one on another machine would take none of it. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from argosy.client import Client
from argosy.server.wire.types import Hello, NewTable
from bench.server import SEATS, Seat, act, paced, process, report

TABLES = 8
FLOODER = ("127.0.9.9", 0)
HTTP_AT_ONCE = 40
SOCKETS_AT_ONCE = 10


async def table_of(address: str, number: int, stack: AsyncExitStack) -> list[Seat]:
    """Four people at a table, each with an address of its own."""
    clients = [Client(address) for _ in range(SEATS)]
    for client in clients:
        await client.be("Guest")
    table = (await clients[0].open(NewTable("neptun", SEATS, absence=0))).table
    invite = (await clients[0].links(table)).invite
    for client in clients[1:]:
        await client.join(table, invite)
    await clients[0].start(table)
    seats = []
    for seat, client in enumerate(clients):
        where = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        source = (f"127.0.1.{number * SEATS + seat + 1}", 0)
        joining = connect(
            where, additional_headers={"cookie": client.cookie or ""}, compression=None, local_addr=source
        )
        socket = await stack.enter_async_context(joining)
        await socket.send(msgspec.json.encode(Hello()), text=True)
        seats.append(Seat(socket))
    return seats


async def flood_http(port: int, counts: dict[str, int]) -> None:
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


async def flood_socket(address: str, counts: dict[str, int]) -> None:
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


async def flood(port: int) -> None:
    """In a process of its own: flood until ended, and say then how it went."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # only what nobody else wants
    counts = {"answered": 0, "refused": 0, "cut off": 0}
    address = f"ws://127.0.0.1:{port}/api/tables/nowhere/live"
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)  # type: ignore[union-attr]
    print("flooding", flush=True)
    try:
        await asyncio.gather(
            *[flood_http(port, counts) for _ in range(HTTP_AT_ONCE)],
            *[flood_socket(address, counts) for _ in range(SOCKETS_AT_ONCE)],
        )
    finally:
        print("the flooder was", ", ".join(f"{name} {count} times" for name, count in counts.items()), flush=True)


async def people(games: list[list[Seat]], options: argparse.Namespace, name: str) -> None:
    """Some people act for a while."""
    dice, latencies, begun = random.Random(1), list[float](), time.perf_counter()
    await paced(options.rate, options.seconds, lambda number: act(games[number % TABLES], dice, latencies))
    report(f"{TABLES * SEATS} people, {name}", latencies, time.perf_counter() - begun)


async def measure(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with process("limited", options.port, Path(folder)), AsyncExitStack() as stack:
            address = f"http://127.0.0.1:{options.port}"
            games = [await table_of(address, number, stack) for number in range(TABLES)]
            hearing = [asyncio.create_task(seat.hear()) for seats in games for seat in seats]
            await asyncio.sleep(1)
            await people(games, options, "before the flood")
            words = [sys.executable, "-m", "bench.flood", "--port", str(options.port), "--flood"]
            flooder = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
            assert flooder.stdout is not None
            await asyncio.to_thread(flooder.stdout.readline)  # it has begun
            await people(games, options, "during the flood")
            flooder.terminate()
            print((await asyncio.to_thread(flooder.communicate))[0].strip())
            for task in hearing:
                task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description="A flooder at the play server.")
    parser.add_argument("--rate", type=float, default=30.0, help="commands a second of all people together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--port", type=int, default=8775)
    parser.add_argument("--flood", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    with suppress(asyncio.CancelledError):
        asyncio.run(flood(options.port) if options.flood else measure(options))


if __name__ == "__main__":
    main()
