"""Takes frames of what moves, and puts them on strips: a market from its first second to its end, and a last scoring.

python -m tools.frame_strips FOLDER      mediterranean-market.webp and neptun-finale.webp are written there
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.e2e.browser import Visit, need_page, play_now, shared, visiting
from tests.e2e.test_neptun_in_motion import last_decision, moving_page, sit_at
from tools.lesson_shots import make_sheet

if TYPE_CHECKING:
    from playwright.async_api import Page

MARKET: Final = (0, 6, 10, 12, 12, 12, 12, 12, 12)
"""Seconds before each frame of the market; the first ones are for sorting the hand."""
FINALE: Final = (1.2, 1.2, 1.5, 1.5, 1.5, 2, 2, 2, 3)
"""Seconds before each frame of the scoring."""


async def frames(page: Page, waits: tuple[float, ...], folder: Path, name: str) -> list[list[Path]]:
    """Take a frame after each of these seconds."""
    taken = []
    for number, seconds in enumerate(waits, 1):
        await page.wait_for_timeout(seconds * 1000)
        file = folder / f"{name}-{number:02}.png"
        await page.screenshot(path=file)
        taken.append([file])
    return taken


async def market(visit: Visit, folder: Path) -> list[list[Path]]:
    """The first market of a game with three bots, watched without a click."""
    page = await visit.page(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference")
    await play_now(page, "mediterranean")
    await page.locator(".med-decision.pass").first.click()
    await page.wait_for_selector(".med-board.trading")
    return await frames(page, MARKET, folder, "market")


async def finale(visit: Visit, folder: Path) -> list[list[Path]]:
    """The last scoring of a game of three."""
    page = await moving_page(visit)
    await page.evaluate("localStorage.setItem('argosy.telling', 'on')")
    await sit_at(visit, page, last_decision())
    await page.locator(".menu-fold > summary").click()
    await page.locator(".menu .entry:enabled").first.click()
    return await frames(page, FINALE, folder, "finale")


async def work(folder: Path) -> None:
    """Make both strips."""
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        async with visiting(scratch) as visit:
            plain = await (await visit.browser.new_context()).new_page()
            await make_sheet(plain, await finale(visit, scratch), folder / "neptun-finale.webp")
            await make_sheet(plain, await market(visit, scratch), folder / "mediterranean-market.webp")


def main() -> None:
    """Read the command line and make the strips."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    need_page()
    shared.runner.run(work(options.folder))
    shared.close()


if __name__ == "__main__":
    main()
