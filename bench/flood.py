"""Hostile clients at the play server: how long people wait for their answers before they come and while they are there.

    python -m bench.flood --seconds 20 [--attack commands half-requests …]

The server has its usual limits and 1,024 files. 32 people at 8 tables, each with an address of its own, act 30 times a
second over their WebSockets. Newcomers, each with a new connection and another address, ask for the lobby five times a
second; one who gets no answer within five seconds counts as shut out. `bench/attacks.py` has the attacks. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from argosy.client import Client
from argosy.server.wire.types import Hello, NewTable
from bench.attacks import ATTACKS
from bench.server import SEATS, Seat, act, memory, paced, process

TABLES = 8
FILES = 1024
NEWCOMERS_PER_SECOND = 5.0
PATIENCE = 5.0
BEHIND_PROXY = ("long-polls", "lobby")
"""Attacks that come through a proxy; so do the newcomers meanwhile."""


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


class Newcomers:
    """People who come with a new connection and look at the lobby."""

    def __init__(self, port: int, proxied: bool) -> None:
        self.port = port
        self.proxied = proxied
        self.latencies: list[float] = []
        self.shut_out: Counter[str] = Counter()

    async def come(self, number: int) -> None:
        """Ask once."""
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ask(number % 250 + 1)
            self.latencies.append(time.perf_counter() - begun)
        except TimeoutError:
            self.shut_out["timed out"] += 1
        except (OSError, asyncio.IncompleteReadError):
            self.shut_out["hung up on"] += 1

    async def _ask(self, host: int) -> None:
        source = "127.0.0.1" if self.proxied else f"127.0.2.{host}"
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        try:
            extra = f"x-forwarded-for: 198.51.100.{host}\r\n" if self.proxied else ""
            writer.write(f"GET /api/tables HTTP/1.1\r\nhost: argosy\r\n{extra}connection: close\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n")
            if b" 200 " not in head:
                raise OSError(head)
            await reader.read()
        finally:
            writer.close()


def percentiles(latencies: list[float]) -> str:
    """Median, p95 and p99 in milliseconds."""
    if not latencies:
        return "none answered"
    ordered = sorted(latencies)
    p50, p95, p99 = (1000 * ordered[int(len(ordered) * part)] for part in (0.5, 0.95, 0.99))
    return f"p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms"


async def observe(games: list[list[Seat]], options: argparse.Namespace, name: str, proxied: bool) -> None:
    """People act and newcomers come for a while."""
    dice, latencies, newcomers = random.Random(1), list[float](), Newcomers(options.port, proxied)
    await asyncio.gather(
        paced(options.rate, options.seconds, lambda number: act(games[number % TABLES], dice, latencies)),
        paced(NEWCOMERS_PER_SECOND, options.seconds, newcomers.come),
    )
    print(f"  {name}: {TABLES * SEATS} people {percentiles(latencies)};")
    shut_out = ", ".join([f"{count} {how}" for how, count in newcomers.shut_out.items()]) or "none shut out"
    print(f"    newcomers {percentiles(newcomers.latencies)}, {shut_out}")


async def listed(port: int) -> int:
    """How many of the hundred tables in the lobby are the attacker's."""
    _, _, body = await Client(f"http://127.0.0.1:{port}").request("GET", "/api/tables")
    tables = json.loads(body)["tables"]
    return sum(any((seat.get("name") or "").startswith("Mallory") for seat in table["seats"]) for table in tables)


async def measure(name: str, options: argparse.Namespace) -> None:
    """One attack at a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        async with (
            process("proxied", options.port, Path(folder), FILES, log) as pid,
            AsyncExitStack() as stack,
        ):
            address = f"http://127.0.0.1:{options.port}"
            games = [await table_of(address, number, stack) for number in range(TABLES)]
            hearing = [asyncio.create_task(seat.hear()) for seats in games for seat in seats]
            await asyncio.sleep(1)
            print(f"{name}: {' '.join((ATTACKS[name].__doc__ or '').split())}")
            proxied = name in BEHIND_PROXY
            await observe(games, options, "before", proxied)
            words = [sys.executable, "-m", "bench.attacks", name, "--port", str(options.port)]
            attacker = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
            assert attacker.stdout is not None
            await asyncio.to_thread(attacker.stdout.readline)  # it has begun
            await observe(games, options, "during", proxied)
            files = len([*Path(f"/proc/{pid}/fd").iterdir()])
            if name == "lobby":
                print(f"    {await listed(options.port)} of the tables in the lobby are the attacker's")
            attacker.terminate()
            got = (await asyncio.to_thread(attacker.communicate))[0].strip()
            print(f"    the attacker: {got}; the server: {memory(pid):.0f} MB, {files} files, ", end="")
            print(f"{log.stat().st_size} bytes of log", flush=True)
            for task in hearing:
                task.cancel()
            await asyncio.gather(*hearing, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Hostile clients at the play server.")
    parser.add_argument("--attack", nargs="+", choices=ATTACKS, default=list(ATTACKS))
    parser.add_argument("--rate", type=float, default=30.0, help="commands a second of all people together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--port", type=int, default=8775)
    options = parser.parse_args()
    for name in options.attack:
        asyncio.run(measure(name, options))


if __name__ == "__main__":
    main()
