"""How big the page is and how soon it can be used: `python bench/page.py` (needs Chromium and the built page)."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from importlib.resources import files
from pathlib import Path

from tests.e2e.browser import need_page, play_now, visiting

ROUNDS = 5
BUDGET = 90_000


def sizes() -> None:
    place = files("argosy.server") / "static"
    for file in sorted(place.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".gz"):
            size = len(file.read_bytes())
            room = f", of {BUDGET} that it may have" if file.name.endswith(".js.gz") else ""
            print(f"{file.name:32} {size:7} bytes{room}")


async def times() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with visiting(Path(folder)) as visit:
            first, again, table = [], [], []
            for _ in range(ROUNDS):
                start = time.perf_counter()
                page = await visit.page()
                await page.wait_for_selector(".game-card .button.strong")
                first.append(time.perf_counter() - start)
                start = time.perf_counter()
                await page.reload()
                await page.wait_for_selector(".game-card .button.strong")
                again.append(time.perf_counter() - start)
                start = time.perf_counter()
                await play_now(page, "neptun")
                table.append(time.perf_counter() - start)
                await page.context.close()
            for name, took in (("first visit", first), ("reload", again), ("play now to the table", table)):
                print(f"{name:24} median {statistics.median(took) * 1000:6.0f} ms, worst {max(took) * 1000:6.0f} ms")


if __name__ == "__main__":
    need_page()
    sizes()
    asyncio.run(times())
