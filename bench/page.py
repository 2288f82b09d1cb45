"""How big the page is, how soon it can be used, and how smoothly it moves: `python -m bench.page` (needs Chromium)."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from tests.e2e.browser import choose, need_page, play_now, visiting

if TYPE_CHECKING:
    from playwright.async_api import Page

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


if __name__ == "__main__":
    need_page()
    sizes()
    asyncio.run(times())
    asyncio.run(motion())
