"""Frames of the first market of a game with three bots, watched without a click.

python -m tools.games.mediterranean.market_strip FILE.webp
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.e2e.browser import Visit, play_now
from tools.frame_strip import make_strip

if TYPE_CHECKING:
    from playwright.async_api import Page

WAITS: Final = (0, 6, 10, 12, 12, 12, 12, 12, 12)
"""Seconds before each frame; the first ones are for sorting the hand."""


async def market(visit: Visit) -> Page:
    """A page where the market has just begun."""
    page = await visit.page(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference")
    await play_now(page, "mediterranean")
    await page.locator(".med-decision.pass").first.click()
    await page.wait_for_selector(".med-board.trading")
    return page


if __name__ == "__main__":
    make_strip(__doc__, market, WAITS)
