"""Figures for Prometheus."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from argosy.client import Client
from argosy.server.http.loop_watchdog import LoopWatchdog
from argosy.server.http.metrics import BOUNDS, Histogram
from tests.server.harness import Running, move_on, seated, serving


def figures(text: str) -> dict[str, float]:
    return {line.split(" ")[0]: float(line.split(" ")[1]) for line in text.splitlines() if not line.startswith("#")}


def test_a_histogram_counts_up_to_each_bound() -> None:
    histogram = Histogram()
    for seconds in (0.001, 0.002, 0.04, 9.0):
        histogram.add(seconds)
    found = figures("\n".join(histogram.lines("x")))
    assert [found[f'x_bucket{{le="{bound:g}"}}'] for bound in BOUNDS] == [1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]
    assert (found['x_bucket{le="+Inf"}'], found["x_count"]) == (4, 4)
    assert round(found["x_sum"], 3) == 9.043


def test_the_server_counts_what_it_does(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        async def read() -> dict[str, float]:
            return figures((await Client(server.address).request("GET", "/metrics"))[2].decode())

        before = await read()
        clients, places = await seated(server)
        await move_on(clients, places, 3)
        async with clients[0].listen(places[0].table) as listening:
            await listening.next()
            after = await read()
        assert after["argosy_command_seconds_count"] - before["argosy_command_seconds_count"] == 3
        assert (after["argosy_tables_playing"], after["argosy_sockets"]) == (1, 1)
        assert (after["argosy_servers"], after["argosy_store_failing"]) == (1, 0)
        assert after["argosy_writes_total"] - before["argosy_writes_total"] >= 9
        state = await clients[0].snapshot(places[0].table)
        seat = state.to_act[0]
        mine = await clients[seat].snapshot(places[0].table)
        await clients[seat].play(places[0].table, mine.menu[0], seen=mine.version - 1)
        assert (await read())["argosy_commands_stale_total"] == after["argosy_commands_stale_total"] + 1

    serving(tmp_path, work)


def test_the_watchdog_counts_how_long_the_event_loop_was_held() -> None:
    async def run() -> LoopWatchdog:
        watchdog = LoopWatchdog()
        watching = asyncio.create_task(watchdog.run())
        await asyncio.sleep(0.05)
        time.sleep(0.3)
        await asyncio.sleep(0.05)
        watching.cancel()
        return watchdog

    watchdog = asyncio.run(run())
    assert watchdog.longest_delay >= 0.25
    assert watchdog.longest_work < 0.25, "it slept: the processor was not used"
    found = figures("\n".join(watchdog.delays.lines("x")))
    assert found["x_count"] - found['x_bucket{le="0.25"}'] >= 1


def test_the_delays_of_the_event_loop_are_exported(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        await asyncio.sleep(0.1)
        found = figures((await Client(server.address).request("GET", "/metrics"))[2].decode())
        assert found["argosy_loop_delay_seconds_count"] > 0
        assert found["argosy_loop_delay_max_seconds"] >= found["argosy_loop_work_max_seconds"] >= 0
        assert found["argosy_jobs_waiting"] == 0

    serving(tmp_path, work)
