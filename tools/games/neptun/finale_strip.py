"""Frames of the last scoring of a game of three.

python -m tools.games.neptun.finale_strip FILE.webp
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.e2e.browser import Visit
from tests.e2e.test_neptun_in_motion import last_decision, moving_page, sit_at
from tools.frame_strip import make_strip

if TYPE_CHECKING:
    from playwright.async_api import Page

WAITS: Final = (1.2, 1.2, 1.5, 1.5, 1.5, 2, 2, 2, 3)
"""Seconds before each frame."""


async def finale(visit: Visit) -> Page:
    """A page where the last decision has just been made."""
    page = await moving_page(visit)
    await page.evaluate("localStorage.setItem('argosy.telling', 'on')")
    await sit_at(visit, page, last_decision())
    await page.locator(".menu-fold > summary").click()
    await page.locator(".menu .entry:enabled").first.click()
    return page


if __name__ == "__main__":
    make_strip(__doc__, finale, WAITS)
