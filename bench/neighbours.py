"""What a player notices while another guest asks the server for costly things.

    python -m bench.neighbours [--seconds 15] [--only curves uploads best rest]

Four people play at one table, about ten commands a second; a fifth plays against bots without pauses; a sixth opens
games at rest (finished games that no process has in memory). Another guest meanwhile does one of these without pause:

curves   asks for the score histories of 30 finished games over 20 connections
uploads  sends the longest record that 2 MiB hold (59,000 inputs) over 4 connections, and one just within the limit
best     keeps 16 tables on which only bots of the level `best` play
rest     opens the longest games that are at rest, over 8 connections

All rate limits are off, so that the figures show the work itself. The attacker takes only processor time that nobody
else wants, as one on another machine would take none of it. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from argosy.client import Client, Refusal
from argosy.server.wire.types import NewTable
from bench.server import act, memory, paced, process, table_of
from tests.games.mediterranean.long_record import long_record
from tests.server.finished import finished

CURVES, CURVE_CONNECTIONS = 30, 20
UPLOAD_CONNECTIONS = 4
BEST_TABLES = 16
REST_CONNECTIONS, REST_TABLES = 8, 12
LONGEST, WITHIN = 59_000, 7_400
"""Inputs of the longest record that 2 MiB hold, and of one within the limit of inputs."""
RATE = 10.0
"""Commands a second of the people at the table."""
AT_REST = 12
"""Games at rest that a person opens during each attack."""
FAILED = (Refusal, OSError, asyncio.IncompleteReadError, asyncio.TimeoutError, EOFError)


# The attacker


async def forever(work: Callable[[], Coroutine[object, object, object]], counts: dict[str, int]) -> None:
    """Do something again and again, and count how it went."""
    while True:
        try:
            await work()
            counts["answered"] += 1
        except FAILED as error:
            counts[getattr(error, "code", None) or type(error).__name__] = counts.get(str(error), 0) + 1
            await asyncio.sleep(0.05)


async def attack(kind: str, port: int) -> None:
    """In a process of its own: attack until ended, and say then how it went."""
    address, counts = f"http://127.0.0.1:{port}", {"answered": 0}
    guest = Client(address, 60)
    await guest.be("Attacker")
    work: list[Callable[[], Coroutine[object, object, object]]] = []
    if kind == "curves":
        tables = [(await guest.bring(finished("mediterranean", seed).dumps())).table for seed in range(CURVES)]
        dice = random.Random(1)
        work = [lambda: guest.request("GET", f"/api/tables/{dice.choice(tables)}/curve")] * CURVE_CONNECTIONS
    elif kind == "uploads":
        longest, within = long_record(LONGEST).encode(), long_record(WITHIN).encode()
        for number in range(UPLOAD_CONNECTIONS):
            body = longest if number % 2 else within
            work.append(lambda body=body: guest.request("POST", "/api/records", body))  # type: ignore[misc]
    elif kind == "best":
        for _ in range(BEST_TABLES):
            opened = await guest.open(NewTable("mediterranean", 4, bots=["best"] * 4, tempo="instant", sit=False))
            await guest.start(opened.table)
        work = [lambda: asyncio.sleep(1)]
    elif kind == "rest":
        tables = []
        for _ in range(REST_TABLES):
            opened = await guest.bring(long_record(WITHIN))
            await guest.fill(opened.table, "random")
            tables.append(opened.table)
        dice = random.Random(1)
        work = [lambda: open_one(guest, tables, dice)] * REST_CONNECTIONS
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # only what nobody else wants
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)  # type: ignore[union-attr]
    print("attacking", flush=True)
    try:
        await asyncio.gather(*[forever(each, counts) for each in work])
    finally:
        print("  the attacker:", ", ".join(f"{name} {count}" for name, count in counts.items()), flush=True)


async def open_one(guest: Client, tables: list[str], dice: random.Random) -> None:
    """Start a long game and look at its whole log."""
    table = tables.pop() if tables else None
    if table is None:
        await asyncio.sleep(1)
        return
    with suppress(Refusal):
        await guest.start(table)
    await guest.request("GET", f"/api/tables/{table}/events?after=0")


# People


class Neighbours:
    """People who play while an attack runs, and what they notice."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.moves = 0

    async def come(self, stack: AsyncExitStack) -> None:
        """Sit down at two tables, and bring the games at rest."""
        self.seats = await table_of(self.address, "neptun", stack, asyncio.Semaphore(1))
        self.hearing = [asyncio.create_task(seat.hear()) for seat in self.seats]
        self.player = Client(self.address, 60)
        await self.player.be("Player")
        self.hearing.append(asyncio.create_task(self.play_bots()))

    async def rest(self, count: int) -> list[str]:
        """Games at rest: brought, and never looked at."""
        return [(await self.player.bring(finished("neptun", seed).dumps())).table for seed in range(count)]

    async def play_bots(self) -> None:
        """Watch two bots of the level `sensible` and a stand-in play without pauses, game after game."""
        while True:
            bots = [None, "sensible", "sensible"]
            table = (await self.player.open(NewTable("neptun", 3, bots=bots, tempo="instant"))).table
            await self.player.start(table)
            await self.player.hand_over(table, "sensible")
            async with self.player.listen(table) as listening:
                before = 0
                async for state in listening.states():
                    self.moves += state.version - before
                    before = state.version
                    if state.result is not None:
                        break

    async def notice(self, name: str, seconds: float, pid: int) -> None:
        """Play for a while, and print what was noticed."""
        resting = await self.rest(AT_REST)
        dice, latencies, openings = random.Random(1), list[float](), list[float]()
        held, begun, moves = await delays(self.player), time.perf_counter(), self.moves

        async def open_games() -> None:
            for table in resting:
                start = time.perf_counter()
                with suppress(*FAILED):
                    await self.player.snapshot(table)
                openings.append(time.perf_counter() - start)
                await asyncio.sleep(max(0.0, seconds / AT_REST - openings[-1]))

        await asyncio.gather(paced(RATE, seconds, lambda _: act(self.seats, dice, latencies)), open_games())
        took = time.perf_counter() - begun
        print(
            f"{name}: commands p50 {part(latencies, 0.5)}, p99 {part(latencies, 0.99)} ms of {len(latencies)}; "
            f"a game at rest opens in {part(openings, 0.5)}, at most {part(openings, 1)} ms; "
            f"bots {(self.moves - moves) / took:.0f} moves/s; "
            f"the loop was held {longest(held, await delays(self.player))}; {memory(pid):.0f} MB"
        )


def part(times: Sequence[float], share: float) -> str:
    """A quantile in milliseconds."""
    ordered = sorted(times)
    return f"{1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]:.1f}" if ordered else "-"


async def delays(client: Client) -> dict[float, int]:
    """How often the event loop was held for at most so many seconds by the server's own work, as it measures that."""
    text = (await client.request("GET", "/metrics"))[2].decode()
    found = re.findall(r'^argosy_loop_work_seconds_bucket{le="(.+)"} (\d+)', text, re.MULTILINE)
    return {float(bound): int(count) for bound, count in found}


def longest(before: dict[float, int], after: dict[float, int]) -> str:
    """The longest time that the loop was held between two measurements, and how often for more than 20 ms."""
    counts = {bound: after[bound] - before.get(bound, 0) for bound in after}
    every = counts.get(float("inf"), 0)
    bound = next(bound for bound, count in counts.items() if count == every)
    return f"at most {1000 * bound:.0f} ms, {every - counts.get(0.02, every)} times over 20 ms"


async def measure(options: argparse.Namespace) -> None:
    for kind in options.only:
        with tempfile.TemporaryDirectory() as folder:
            async with process("argosy", options.port, Path(folder)) as pid, AsyncExitStack() as stack:
                people = Neighbours(f"http://127.0.0.1:{options.port}")
                await people.come(stack)
                await asyncio.sleep(2)
                await people.notice(f"{kind}, before", options.seconds, pid)
                words = [sys.executable, "-m", "bench.neighbours", "--port", str(options.port), "--attack", kind]
                attacker = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
                assert attacker.stdout is not None
                await asyncio.to_thread(attacker.stdout.readline)  # it has begun
                await people.notice(f"{kind}, during", options.seconds, pid)
                attacker.terminate()
                print((await asyncio.to_thread(attacker.communicate))[0].rstrip())
                for task in people.hearing:
                    task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description="What a player notices of another guest's costly requests.")
    kinds = ["curves", "uploads", "best", "rest"]
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--only", nargs="+", choices=kinds, default=kinds)
    parser.add_argument("--port", type=int, default=8785)
    parser.add_argument("--attack", choices=kinds, help=argparse.SUPPRESS)
    options = parser.parse_args()
    with suppress(asyncio.CancelledError):
        asyncio.run(attack(options.attack, options.port) if options.attack else measure(options))


if __name__ == "__main__":
    main()
