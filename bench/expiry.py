"""Expiry of old games: how long a write waits before it and while it goes on, and how much the file shrinks.

    python -m bench.expiry --tables 200 --inputs 1000

Works on the store alone, in this process, without a server: one writer that writes 50 times a second, and the
housekeeper with its usual pauses.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import quantiles

from argosy.server.settings import Keep
from argosy.server.storage.rows import OVER, GuestRow, InputRow, SeatRow, TableRow
from argosy.server.storage.store import Store
from argosy.server.tables.editions import Editions
from argosy.server.tables.erasure import Erasure
from argosy.server.tables.housekeeping import Housekeeper
from argosy.server.tables.live_tables import LiveTables
from argosy.server.tables.lobby import Lobby
from argosy.server.tables.tokens import Signer

PAUSE = 0.02
INPUT = InputRow(0, '{"do":"Sail","port":"somewhere in the middle of the sea","cards":[1,2,3,4]}')


async def filled(store: Store, tables: int, inputs: int) -> None:
    """Add finished games of long ago."""
    await store.add_guest(GuestRow("g", "Ada", 1.0, time.time()))
    for number in range(tables):
        row = TableRow(
            f"t{number}", "game", "{}", False, "live", "instant", 0, OVER, "g", "{}", "seed", 1.0, 1.0, result="{}"
        )
        await store.add_table(row, [SeatRow(row.id, seat, "g", "Ada") for seat in range(4)], [INPUT] * inputs)


async def write_until(store: Store, done: asyncio.Future[None]) -> list[float]:
    """Write a little again and again; the seconds that each write took."""
    took: list[float] = []
    while not done.done():
        began = time.perf_counter()
        await store.rename_guest("g", f"Ada {len(took)}")
        took.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return took


def told(name: str, took: list[float]) -> None:
    """Print the latencies."""
    cut = quantiles(took, n=100)
    p50, p99, most = cut[49] * 1e3, cut[98] * 1e3, max(took) * 1e3
    print(f"{name}: {len(took)} writes, p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {most:.1f} ms")


async def measured(store: Store, file: Path, tables: int, inputs: int) -> None:
    """Fill the store, measure, expire and measure again."""
    await filled(store, tables, inputs)
    live = LiveTables(store, lambda _: None, 60)  # type: ignore[arg-type, return-value] # no bots
    erasure = Erasure(store, live, Lobby(store, Signer(store.secret), Editions.found(None)))
    await erasure.deletion.truncate_log()
    size = file.stat().st_size
    told("before ", await write_until(store, asyncio.ensure_future(asyncio.sleep(5))))
    began = time.perf_counter()
    keeping = asyncio.ensure_future(Housekeeper(erasure, Keep()).round(time.time()))
    told("expiry ", await write_until(store, keeping))
    await keeping
    print(f"{tables} games of {inputs} inputs in {time.perf_counter() - began:.1f} s")
    print(f"file: {size / 1e6:.1f} MB before, {file.stat().st_size / 1e6:.1f} MB after")


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--inputs", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "argosy.sqlite"
        with closing(Store.open(f"sqlite:///{file}")) as store:
            asyncio.run(measured(store, file, options.tables, options.inputs))


if __name__ == "__main__":
    main()
