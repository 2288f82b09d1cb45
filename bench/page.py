"""How big the page is, how soon it can be used, and how smoothly it moves: `python -m bench.page` (needs Chromium).

`python -m bench.page site` measures only the page without a server, on a line of 20 megabits a second with the
renderer slowed down fourfold (bench/slow_processor.py), workers and all. A first choice is there when the menu of the
person's first decision is in the document: the rules have dealt, the bots before that person have moved, the table is
drawn. Bots wait between moves so that one can follow them; that time is in the figure. Seconds of the processor are
those of all renderers together, so they hardly depend on what else the machine does.

Then it plays on at full speed: long tasks of the page's thread, and how long the thinking worker takes for an answer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from argosy.cli.site import write_site
from bench.slow_processor import SlowProcessor, processor_seconds
from bench.static_host import SlowHost
from tests.e2e.browser import ALL_BY_HAND, choose, need_page, play_now, shared, unfold, visiting

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Page

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

COUNT_LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((task) => task.duration)))
  .observe({ type: "longtask", buffered: true });
"""
"""Keeps the milliseconds of each task of the page's thread that took more than 50."""
COUNT_THOUGHTS = """() => {
  const asked = new Map(), heard = new WeakSet(), took = globalThis.took = [];
  const post = MessagePort.prototype.postMessage;
  let before = 0;
  const hear = ({ data }) => {
    if (!asked.has(data?.number)) return;
    const now = performance.now();
    took.push(now - Math.max(before, asked.get(data.number)));
    before = now;
  };
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (typeof message?.text === "string") { // Python's event loop sends itself messages too
      if (!heard.has(this)) this.addEventListener("message", hear);
      heard.add(this);
      asked.set(message.number, performance.now());
    }
    return post.call(this, message, ...rest);
  };
}"""
"""Keeps, in the worker with the tables, the milliseconds that the thinking worker took for each answer. It answers one
question after another, so the time begins when the answer before is there."""
SEATS = 4
THOUGHTS = 40
"""Own choices while bots' answers are timed."""

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


class FirstMove(NamedTuple):
    """What it took until a choice could be made in a game."""

    landed: float
    """Seconds until the first page could be used."""
    seated: float
    """Seconds until the table was there, with its board."""
    chosen: float
    """Seconds until the choice. Before it, bots may move, and wait between moves as they do for a person."""
    worked: float
    """Seconds of the processor until then, of all renderers."""
    sent: int
    """Bytes until then."""

    def tell(self, game: str, visit: str) -> None:
        """Print a line of the report."""
        print(
            f"{game:14} {visit:13} first page {self.landed:5.2f} s, table {self.seated:5.2f} s, "
            f"first choice {self.chosen:5.2f} s, processor {self.worked:5.2f} s, {self.sent / 1e6:5.2f} MB until then"
        )


async def first_move(context: BrowserContext, host: SlowHost, game: str) -> FirstMove:
    """Open the page and begin a game."""
    worked, before, start = processor_seconds(), host.line.sent, time.perf_counter()
    page = await context.new_page()
    await page.goto(host.address)
    await page.wait_for_selector(".game-card .button.strong")
    landed = time.perf_counter() - start
    await play_now(page, game)
    seated = time.perf_counter() - start
    await page.wait_for_selector(".menu .entry", state="attached")
    chosen = time.perf_counter() - start
    found = FirstMove(landed, seated, chosen, processor_seconds() - worked, host.line.sent - before)
    await page.close()
    return found


async def without_server() -> None:
    with tempfile.TemporaryDirectory() as folder:
        write_site(Path(folder) / "site")
        browser = await shared.open()
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        for game in ("neptun", "mediterranean"):
            with SlowHost(Path(folder) / "site", MEGABITS) as host:
                context = await browser.new_context()
                context.set_default_timeout(120_000)
                with SlowProcessor(SLOWDOWN):
                    for visit in ("first visit", "second visit"):
                        (await first_move(context, host, game)).tell(game, visit)
                        await asyncio.sleep(SETTLE)
                (await first_move(context, host, game)).tell(game, "full speed")
                await context.close()
                print(f"{game:14} {'in all':13} {host.line.sent / 1e6:5.2f} MB with what is fetched to play offline")
                for level in ("sensible", "strong"):
                    await thoughts(browser, host.address, game, level)


async def thoughts(browser: Browser, address: str, game: str, level: str) -> None:
    """Play on against bots of a level, and tell how long their answers and the page's own tasks took."""
    context = await browser.new_context()
    context.set_default_timeout(120_000)
    await context.add_init_script(ALL_BY_HAND)
    await context.add_init_script(COUNT_LONG_TASKS)
    page = await context.new_page()
    await page.goto(address)
    await page.locator(f".game-card.{game}").get_by_role("link", name="New table").click()
    await page.locator(".segments label", has_text=str(SEATS)).click()
    for seat in range(2, SEATS + 1):
        await page.get_by_label(f"Seat {seat}", exact=True).select_option(level)
    await page.locator("summary").click()
    await page.get_by_label("Bots play").select_option("instant")
    await page.get_by_role("button", name="Open the table").click()
    await unfold(page)
    opening = await page.evaluate("window.longTasks.splice(0)")
    (worker,) = [worker for worker in page.workers if await worker.evaluate("self.name") == "argosy table"]
    await worker.evaluate(COUNT_THOUGHTS)
    await choose(page, THOUGHTS)
    took = sorted(await worker.evaluate("took"))
    long = await page.evaluate("window.longTasks")
    print(
        f"{game:14} {level:13} {len(took)} answers, median {statistics.median(took):4.0f} ms, "
        f"99 % within {took[int(len(took) * 0.99)]:4.0f} ms; tasks of the page over 50 ms: "
        f"{told(opening)} while the table opens, {told(long)} in play"
    )
    await context.close()


def told(tasks: list[float]) -> str:
    """How many tasks there were, and their milliseconds."""
    return f"{len(tasks)} ({', '.join(f'{task:.0f}' for task in tasks)})" if tasks else "none"


async def measure(part: str | None) -> None:
    """Measure one part, or all of them."""
    if part in (None, "sizes"):
        sizes()
    for name, figures in (("times", times), ("motion", motion), ("site", without_server)):
        if part in (None, name):
            await figures()


def main() -> None:
    """Measure what is asked for, on the event loop of the browser."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=("sizes", "times", "motion", "site"), help="measure only this")
    part = parser.parse_args().part
    os.environ.setdefault("ARGOSY_PACK_QUALITY", "11")  # as ./play site packs it
    need_page()
    shared.runner.run(measure(part))
    shared.close()


if __name__ == "__main__":
    main()
