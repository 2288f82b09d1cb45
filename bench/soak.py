"""Soak test: hours of evenings in minutes. Memory, open files, threads and latency over time, then after the load.

    python -m bench.soak --minutes 10 --tables 40

People open tables, play random moves as fast as the server answers, chat, look back, leave in the middle, finish and
ask for the record and a rematch; tables that nobody uses are unloaded after `--idle` seconds instead of two minutes.
An evening of two hours has about as many commands as two minutes of this.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from argosy.cli.serve import listen
from argosy.client import Client, Refusal
from argosy.server.app import make_app
from argosy.server.limits import LIMITS
from argosy.server.serve import Server, config_of
from argosy.server.settings import Settings
from argosy.server.wire.types import NewTable
from bench.server import OFFER, Seat, memory, seat_of

GAMES = (("neptun", 3), ("neptun", 4), ("mediterranean", 4))
LEAVE, LOOK_BACK, CHAT = 0.004, 0.01, 0.02
"""How likely it is before a move that the table is left for good, looked back at, or chatted at."""
SETTLE = 3
"""After the load: how many times the idle time to wait until all tables are unloaded."""


def serve(port: int, folder: Path, idle: float) -> None:
    """In a process of its own: the server, with room for everybody from one address."""
    settings = Settings(
        f"sqlite:///{folder / 'soak.sqlite'}", bot_processes=1, tidy=True, idle=idle, limits=LIMITS.scaled(1e6),
    )  # fmt: skip
    Server(config_of(make_app(settings))).run(sockets=[listen("127.0.0.1", port)])


def free_port() -> int:
    """A port where nothing listens, so that no other server gets the load."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@asynccontextmanager
async def server_process(options: argparse.Namespace, folder: Path) -> AsyncIterator[int]:
    """A server that listens; its process id."""
    words = ["--serve", "--port", str(options.port), "--folder", str(folder), "--idle", str(options.idle)]
    running = subprocess.Popen([sys.executable, "-m", "bench.soak", *words])
    try:
        while True:
            if running.poll() is not None:
                sys.exit(f"the server did not start; does something else listen on port {options.port}?")
            try:
                (await asyncio.open_connection("127.0.0.1", options.port))[1].close()
                break
            except OSError:
                await asyncio.sleep(0.05)
        yield running.pid
    finally:
        running.terminate()
        running.wait()


@dataclass
class Tally:
    """What happened since the last row of the report."""

    counts: Counter[str] = field(default_factory=Counter)
    latencies: list[float] = field(default_factory=list)


async def evening(address: str, dice: random.Random, tally: Tally, end: float) -> None:
    """One table from opening to its end: finished, left, or the time is over."""
    game, seats = dice.choice(GAMES)
    clients = [Client(address) for _ in range(seats)]
    for number, client in enumerate(clients):
        await client.be(f"Guest {number}")
    table = (await clients[0].open(NewTable(game, seats, pace="untimed", absence=0))).table
    invite = (await clients[0].links(table)).invite
    for client in clients[1:]:
        await client.join(table, invite)
    await clients[0].start(table)
    tally.counts["opened"] += 1
    async with AsyncExitStack() as stack:
        places = [await seat_of(client, table, stack) for client in clients]
        hearing = [asyncio.create_task(place.hear()) for place in places]
        try:
            finished = await play(clients, places, table, dice, tally, end)
        finally:
            for task in hearing:
                task.cancel()
            await asyncio.gather(*hearing, return_exceptions=True)
    if finished:
        tally.counts["finished"] += 1
        with suppress(Refusal):
            await clients[0].record(table)
            await clients[0].moments(table, 0, 0, 20)
            await clients[0].rematch(table)


async def play(
    clients: list[Client], places: list[Seat], table: str, dice: random.Random, tally: Tally, end: float
) -> bool:
    """Make random moves; whether the game is over."""
    while time.monotonic() < end:
        if not all(place.latest for place in places):
            await asyncio.sleep(0.01)
            continue
        state = places[0].state()
        if state.result is not None:
            return True
        chance = dice.random()
        with suppress(Refusal):
            if chance < LEAVE:
                tally.counts["left"] += 1
                await clients[-1].leave(table)
                return False
            if chance < LOOK_BACK:
                await clients[0].log_moments(table, count=20)
            elif chance < CHAT:
                await clients[1].say(table, phrase="hello")
        if not state.to_act:
            await asyncio.sleep(0.01)
            continue
        place = places[dice.choice(state.to_act)]
        mine = place.state()
        if not mine.menu:
            await asyncio.sleep(0.002)
            continue
        trading = mine.view is not None and mine.view["phase"] == "trading"
        begun = time.perf_counter()
        await place.play(OFFER if trading and dice.random() < 0.3 else dice.choice(mine.menu))
        tally.latencies.append(time.perf_counter() - begun)
    return False


async def evenings(address: str, number: int, tally: Tally, end: float) -> None:
    """One table after the other until the time is over."""
    dice = random.Random(number)
    while time.monotonic() < end:
        try:
            await evening(address, dice, tally, end)
        except (OSError, WebSocketException) as error:
            tally.counts["broken"] += 1
            print(f"a connection broke: {error}", file=sys.stderr)
            await asyncio.sleep(1)


HEADINGS = ("minute", "opened", "left", "finished", "commands", "p50 ms", "p99 ms", "MB", "files", "threads", "tables")


async def measured(address: str, pid: int, minute: float, tally: Tally) -> list[str]:
    """A row of the report."""
    ordered = sorted(tally.latencies) or [0.0]
    status, _, body = await Client(address).request("GET", "/metrics")
    assert status == 200
    tables = next(line.split()[1] for line in body.decode().splitlines() if line.startswith("argosy_tables_live "))
    process = Path(f"/proc/{pid}")
    row = [
        f"{minute:.1f}",
        *[str(tally.counts[name]) for name in ("opened", "left", "finished")],
        str(len(tally.latencies)),
        *[f"{1000 * ordered[int(len(ordered) * part)]:.1f}" for part in (0.5, 0.99)],
        f"{memory(pid):.0f}",
        str(len(list((process / "fd").iterdir()))),
        str(len(list((process / "task").iterdir()))),
        tables,
    ]
    tally.counts.clear()
    tally.latencies.clear()
    return row


def printed(row: list[str] | tuple[str, ...]) -> None:
    print(" ".join(word.rjust(8) for word in row), flush=True)


async def soak(options: argparse.Namespace) -> float:
    """Load, then rest; how many times its first memory the server has at the end."""
    address = f"http://127.0.0.1:{options.port}"
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        async with server_process(options, Path(folder)) as pid:
            await asyncio.sleep(3)
            before = memory(pid)
            printed(HEADINGS)
            begun = time.monotonic()
            printed(await measured(address, pid, 0.0, tally))
            end = begun + 60 * options.minutes
            playing = [asyncio.create_task(evenings(address, n, tally, end)) for n in range(options.tables)]
            rest = end + SETTLE * options.idle + 45
            while (now := time.monotonic()) < rest:
                await asyncio.sleep(min(options.every, max(0.0, rest - now)))
                printed(await measured(address, pid, (time.monotonic() - begun) / 60, tally))
                if now > end:
                    await asyncio.gather(*playing)
            after = memory(pid)
            size = sum(file.stat().st_size for file in Path(folder).iterdir()) / 2**20
            print(
                f"memory {before:.0f} MB before, {after:.0f} MB after: {after / before:.2f} times; store {size:.0f} MB"
            )
            return after / before


def main() -> None:
    parser = argparse.ArgumentParser(description="Hours of evenings in minutes.")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=40, help="tables at once")
    parser.add_argument("--every", type=float, default=15.0, help="seconds between two rows")
    parser.add_argument("--idle", type=float, default=10.0, help="seconds until an unused table is unloaded")
    parser.add_argument("--most", type=float, help="fail if memory at the end is more than so many times the first")
    parser.add_argument("--port", type=int, default=0, help="0 is a free one")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.port, options.folder, options.idle)
        return
    options.port = options.port or free_port()
    times = asyncio.run(soak(options))
    if options.most is not None and times > options.most:
        sys.exit(f"more than {options.most} times the memory of the start")


if __name__ == "__main__":
    main()
