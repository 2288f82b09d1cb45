"""Load on the play server: many tables over WebSockets, and a bare echo at the same rate as the floor.

    python bench/server.py --tables 200 --seconds 60 --rate 230 [--game both]

Server and load generator share the machine. A command's latency runs from sending it to its answer, which comes after
the commit; every command also sends a frame with view and menu to each of the four listeners of its table.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from argosy.cli.serve import listen
from argosy.client import Client, new_key
from argosy.server.app import make_app
from argosy.server.limits import LIMITS
from argosy.server.serve import Server, config_of
from argosy.server.settings import Settings
from argosy.server.wire.types import Hello, NewTable, Play, State

SEATS = 4
GAMES = {"neptun": ("neptun",), "mediterranean": ("mediterranean",), "both": ("neptun", "mediterranean")}
OFFER = "offer 1vp for 1vp to all"
AT_ONCE = 8
ECHOED = 100
"""Bytes of a frame that the echo gets: about a command."""


def serve(what: str, port: int, folder: Path) -> None:
    """In a process of its own: the server, with room for all from one address or with its usual limits, or the echo."""
    limited = Settings(f"sqlite:///{folder / 'bench.sqlite'}", bot_processes=1, tidy=True)
    open_wide = replace(limited, limits=LIMITS.scaled(1e9), connections=100_000)
    if what != "echo":
        proxies = ["127.0.0.1"] if what == "proxied" else []
        server = Server(config_of(make_app(open_wide if what == "argosy" else limited), proxies=proxies))
        server.run(sockets=[listen("127.0.0.1", port)])
    else:
        bare = Starlette(routes=[WebSocketRoute("/", echo)])
        config = uvicorn.Config(bare, port=port, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None)
        uvicorn.Server(config).run()


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


@asynccontextmanager
async def process(
    what: str, port: int, folder: Path, files: int | None = None, log: Path | None = None
) -> AsyncIterator[int]:
    """A server process that listens, with at most so many files, and its log in a file; its id."""
    words = [sys.executable, __file__, "--serve", what, "--port", str(port), "--folder", str(folder)]
    words += [] if files is None else ["--files", str(files)]
    started = time.perf_counter()
    errors = None if log is None else log.open("wb")
    running = subprocess.Popen(words, stderr=errors)
    try:
        while True:
            if running.poll() is not None:  # else another server on that port would get the load
                sys.exit(f"{what} did not start; does something else listen on port {port}?")
            try:
                (await asyncio.open_connection("127.0.0.1", port))[1].close()
                break
            except OSError:
                await asyncio.sleep(0.02)
        print(f"{what} listens after {time.perf_counter() - started:.2f} s")
        yield running.pid
    finally:
        running.terminate()
        running.wait()


class Seat:
    """One who plays at a table and hears what it tells; frames are read only when they are needed."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.latest = b""
        self.frames = 0
        self.answer: asyncio.Future[bytes] | None = None

    async def hear(self) -> None:
        while True:
            data = await self.socket.recv(decode=False)
            if data.startswith(b'{"do":"state"'):
                self.latest = data
                self.frames += 1
            elif self.answer is not None and not self.answer.done():
                self.answer.set_result(data)

    def state(self) -> State:
        """How things stand as far as it has heard."""
        return msgspec.json.decode(self.latest, type=State)

    async def play(self, text: str) -> None:
        """Enter an input, and wait for the answer, which is kept whatever it is."""
        self.answer = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode(Play(new_key(), text=text)), text=True)
        await self.answer


async def table_of(address: str, game: str, stack: AsyncExitStack, gate: asyncio.Semaphore) -> list[Seat]:
    """Four people at a table, the game begun."""
    async with gate:
        clients = [Client(address) for _ in range(SEATS)]
        for number, client in enumerate(clients):
            await client.be(f"Guest {number}")
        table = (await clients[0].open(NewTable(game, SEATS, absence=0))).table
        invite = (await clients[0].links(table)).invite
        for client in clients[1:]:
            await client.join(table, invite)
        await clients[0].start(table)
        return [await seat_of(client, table, stack) for client in clients]


async def seat_of(client: Client, table: str, stack: AsyncExitStack) -> Seat:
    """Somebody who listens at a table."""
    address = client.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    headers = {"cookie": client.cookie or ""}
    socket = await stack.enter_async_context(connect(address, additional_headers=headers, compression=None))
    await socket.send(msgspec.json.encode(Hello()), text=True)
    return Seat(socket)


async def act(seats: Sequence[Seat], dice: random.Random, latencies: list[float]) -> None:
    """Let somebody at a table act, if nobody there is acting already."""
    latest = seats[0].state()
    if any(seat.answer is not None and not seat.answer.done() for seat in seats) or not latest.to_act:
        return
    seat = seats[dice.choice(latest.to_act)]
    state = seat.state()
    if not state.menu:
        return  # its frame is on the way
    trading = state.view is not None and state.view["phase"] == "trading"
    begun = time.perf_counter()
    await seat.play(OFFER if trading and dice.random() < 0.5 else dice.choice(state.menu))
    latencies.append(time.perf_counter() - begun)


async def load(options: argparse.Namespace, pid: int) -> None:
    tables, rate, seconds, port = options.tables, options.rate, options.seconds, options.port
    kinds = GAMES[options.game]
    address = f"http://127.0.0.1:{port}"
    async with AsyncExitStack() as stack:
        gate = asyncio.Semaphore(AT_ONCE)
        coming = [table_of(address, kinds[number % len(kinds)], stack, gate) for number in range(tables)]
        games = await asyncio.gather(*coming)
        hearing = [asyncio.create_task(seat.hear()) for seats in games for seat in seats]
        await asyncio.sleep(1)
        dice = random.Random(1)
        latencies: list[float] = []
        frames = sum([seat.frames for seats in games for seat in seats])
        begun, used = time.perf_counter(), cpu(pid)
        await paced(rate, seconds, lambda number: act(games[number % tables], dice, latencies))
        took, used = time.perf_counter() - begun, cpu(pid) - used
        frames = sum([seat.frames for seats in games for seat in seats]) - frames
        report(f"argosy, {tables} games of {' and '.join(kinds)}, {tables * SEATS} sockets", latencies, took)
        each = 1000 * used / max(1, len(latencies))
        print(f"  {frames / took:.0f} frames/s; the server used {used / took:.0%} of a core and {memory(pid):.0f} MB,")
        print(f"  {each:.2f} ms of a core for each command")
        for task in hearing:
            task.cancel()


async def floor(sockets: int, rate: float, seconds: float, port: int) -> None:
    async with AsyncExitStack() as stack:
        address = f"ws://127.0.0.1:{port}/"
        made = [await stack.enter_async_context(connect(address, compression=None)) for _ in range(sockets)]
        latencies: list[float] = []
        frame = "x" * ECHOED

        async def once(socket: ClientConnection) -> None:
            begun = time.perf_counter()
            await socket.send(frame)
            await socket.recv()
            latencies.append(time.perf_counter() - begun)

        begun = time.perf_counter()
        await paced(rate, seconds, lambda number: once(made[number % sockets]))
        report(f"bare echo, {sockets} sockets", latencies, time.perf_counter() - begun)


async def paced(rate: float, seconds: float, begin: object) -> None:
    """Begin something so many times a second, without waiting for what was begun before."""
    assert callable(begin)
    tasks = []
    begun = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        tasks.append(asyncio.create_task(begin(number)))
    await asyncio.gather(*tasks)


def report(name: str, latencies: Sequence[float], took: float) -> None:
    ordered = sorted(latencies)
    p50, p95, p99 = (1000 * ordered[int(len(ordered) * part)] for part in (0.5, 0.95, 0.99))
    print(f"{name}: {len(ordered) / took:.0f} commands/s, p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used (Linux)."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes that a process holds (Linux)."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


async def measure(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with process("argosy", options.port, Path(folder)) as pid:
            await load(options, pid)
        async with process("echo", options.port + 1, Path(folder)):
            await floor(options.tables * SEATS, options.rate, options.seconds, options.port + 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Load on the play server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=230.0, help="commands a second at all tables together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--game", choices=GAMES, default="both")
    parser.add_argument("--serve", choices=["argosy", "proxied", "echo"], help=argparse.SUPPRESS)
    parser.add_argument("--files", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (options.files, options.files))
    if options.serve:
        serve(options.serve, options.port, options.folder)
    else:
        asyncio.run(measure(options))


if __name__ == "__main__":
    main()
