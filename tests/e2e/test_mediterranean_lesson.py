"""The first lesson of Trading in the Mediterranean, by clicks: whoever presses what glows reaches its end."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from argosy.lessons.library import lessons_of
from tests.e2e.axe import violations
from tests.e2e.browser import Visit, browse

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif("ARGOSY_EXPECT_COMPILED" in os.environ, reason="the page is played on the sources"),
]
STEPS = lessons_of("mediterranean")["first"].steps
SHOWS = "step => document.querySelector('.lesson-count')?.textContent.includes(step)"
IN_SIGHT = """names => {
  const panel = document.querySelector('.lesson-panel');
  const foot = getComputedStyle(panel).position === 'fixed' ? panel.getBoundingClientRect().top : innerHeight;
  return names.some(name => [...document.querySelectorAll(`[data-mark="${name}"]`)].some(part => {
    const { width, top, bottom, left, right } = part.getBoundingClientRect();
    return width && top < foot && bottom > 0 && left < innerWidth && right > 0;
  }));
}"""
"""Whether something with one of these marks is in the window and not behind the panel."""


async def shown(page: Page, step: int) -> None:
    """Wait until a step is shown; steps count from 0."""
    await page.wait_for_function(SHOWS, arg=f" {step + 1} ")


async def press(page: Page, mark: str) -> bool:
    """Press a part of the board that glows, or the button in it; False if it is only to be looked at."""
    part = page.locator(f"[data-mark='{mark}']:visible").first
    button = part.locator("xpath=self::button | .//button[not(@disabled)]").first
    if not await button.count():
        return False
    await button.click()
    return True


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_pressing_what_glows_leads_through_the_lesson(tmp_path: Path, width: int, height: int) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest("Livia", "/learn/mediterranean", viewport={"width": width, "height": height})
        for number, step in enumerate(STEPS):
            await shown(page, number)
            marks = list(step.point)
            if marks:
                await page.wait_for_function(IN_SIGHT, arg=marks)
            if step.id == "make":
                await wrong_offer(page)
            if step.id == "counter":
                await page.reload()
                await shown(page, number)
                if width < height:
                    assert await violations(page) == []
            if not step.allow:
                await page.locator(".lesson-buttons .strong").click()
                continue
            assert [mark for mark in marks if await press(page, mark)], f"{step.id}: nothing can be pressed"
        await page.wait_for_selector(".game-card")

    browse(tmp_path, work)


async def wrong_offer(page: Page) -> None:
    """An offer that the step does not ask for is answered, and nothing else happens."""
    await press(page, "good:wool")
    await press(page, "want:grain")
    await press(page, "lay-offer")
    await page.locator(".lesson-answer").wait_for()
    await page.locator(".med-lay .quiet").click()
