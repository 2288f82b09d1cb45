"""How big the page is, how soon it can be used, and how smoothly it moves: `python -m bench.page` (needs Chromium).

`python -m bench.page site` measures only the page without a server, on a line of 20 megabits a second with the
renderer slowed down fourfold (bench/slow_processor.py), workers and all.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.site import write_site
from bench.slow_processor import SlowProcessor
from bench.static_host import SlowHost
from tests.e2e.browser import choose, need_page, play_now, shared, visiting

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

ROUNDS = 5
CHOICES = 30
"""Decisions in a game while frames are counted; bots move in between."""
COUNT_FRAMES = """() => {
  const spans = window.spans = [];
  let before = null;
  const look = (now) => {
    const moving = document.getAnimations().some((one) => one.playState === "running");
    if (moving && before !== null) spans.push(now - before);
    before = moving ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Keeps the milliseconds from one frame to the next while anything moves."""

MEGABITS = 20
SETTLE = 20.0
"""Seconds between the visits, in which the page may fetch what it keeps for later."""
SLOWDOWN = 4


def sizes() -> None:
    place = files("argosy.server") / "static"
    for file in sorted(place.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".gz"):
            size = len(file.read_bytes())
            print(f"{file.name:32} {size:7} bytes")
    print(f"script: {(place / 'sizes.json').read_text(encoding='utf-8')}")


async def usable(page: Page) -> float:
    """Seconds from the beginning of the navigation until one can click."""
    await page.wait_for_selector(".game-card .button.strong")
    return float(await page.evaluate("performance.now()")) / 1000


async def times() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with visiting(Path(folder)) as visit:
            first, again, table = [], [], []
            for _ in range(ROUNDS):
                page = await visit.page(reduced_motion="no-preference")
                first.append(await usable(page))
                await page.reload()
                again.append(await usable(page))
                start = time.perf_counter()
                await play_now(page, "neptun")
                table.append(time.perf_counter() - start)
                await page.context.close()
            for name, took in (("first visit", first), ("reload", again), ("play now to the table", table)):
                print(f"{name:24} median {statistics.median(took) * 1000:6.0f} ms, worst {max(took) * 1000:6.0f} ms")


async def motion() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with visiting(Path(folder)) as visit:
            for game in ("neptun", "mediterranean"):
                page = await visit.page(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
                await play_now(page, game)
                await page.evaluate(COUNT_FRAMES)
                await choose(page, CHOICES)
                spans = sorted(await page.evaluate("window.spans"))
                late = sum(span > 1000 / 30 for span in spans) / len(spans)
                rate = 1000 * len(spans) / sum(spans)
                print(f"{game:16} {rate:5.1f} frames/s in {sum(spans) / 1000:.1f} s of motion, {late:.1%} of them late")
                await page.context.close()


async def first_move(context: BrowserContext, host: SlowHost, game: str) -> tuple[float, float, int]:
    """Seconds until the first page can be used and until a choice can be made in a game, and bytes until then."""
    before, start = host.line.sent, time.perf_counter()
    page = await context.new_page()
    await page.goto(host.address)
    await page.wait_for_selector(".game-card .button.strong")
    landed = time.perf_counter() - start
    await play_now(page, game)
    await page.wait_for_selector(".menu .entry", state="attached")
    moved = time.perf_counter() - start
    sent = host.line.sent - before
    await page.close()
    return landed, moved, sent


def tell(game: str, visit: str, seen: tuple[float, float, int]) -> None:
    landed, moved, sent = seen
    print(
        f"{game:14} {visit:13} first page {landed:5.2f} s, first choice {moved:5.2f} s, {sent / 1e6:5.2f} MB until then"
    )


async def without_server() -> None:
    with tempfile.TemporaryDirectory() as folder:
        write_site(Path(folder) / "site")
        browser = await shared.open()
        for game in ("neptun", "mediterranean"):
            with SlowHost(Path(folder) / "site", MEGABITS) as host:
                context = await browser.new_context()
                context.set_default_timeout(120_000)
                with SlowProcessor(SLOWDOWN):
                    for visit in ("first visit", "second visit"):
                        tell(game, visit, await first_move(context, host, game))
                        await asyncio.sleep(SETTLE)
                tell(game, "full speed", await first_move(context, host, game))
                await context.close()
                print(f"{game:14} {'in all':13} {host.line.sent / 1e6:5.2f} MB with what is fetched to play offline")


if __name__ == "__main__":
    need_page()
    if sys.argv[1:] != ["site"]:
        sizes()
        asyncio.run(times())
        asyncio.run(motion())
    asyncio.run(without_server())
    shared.close()
