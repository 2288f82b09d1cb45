"""A newcomer learns Neptun by clicking: three clicks to the first decision, every wrong click answered, reloads."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from argosy.lessons.library import lessons_of
from tests.e2e.browser import Visit, browse

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.slow
SCRIPT = lessons_of("neptun")["first"]
STEP = "at => document.querySelector('.lesson-panel')?.dataset.step === String(at)"
CLICKS = {
    "reveal": (".column.down.lit",),
    "take": (".slot.free.lit",),
    "row": (".oar.lit",),
    "sail": (".port", ".voyage-card.open button.way"),
}
"""What is clicked on the board for a move, by the first word of its notation."""


async def make_move(page: Page, line: str) -> None:
    """Make the move on the board."""
    for selector in CLICKS[line.split(maxsplit=1)[0]]:
        await page.locator(selector).click()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_newcomer_learns_by_clicking_and_every_wrong_click_is_answered(tmp_path: Path, width: int) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page(viewport={"width": width, "height": 720 if width > 500 else 844})
        await page.locator(".game-card.neptun").get_by_role("link", name="First time?").click()
        for step, wanted in enumerate(SCRIPT.steps):
            await page.wait_for_function(STEP, arg=step)
            await page.wait_for_function("() => document.activeElement?.className === 'lesson-words'")
            assert await page.locator(".lesson-answer").count() == 0
            wrong = ".hall h2" if await page.locator(".hall").count() else ".my-chart h2"
            await page.locator(wrong).click()
            answer = str(await page.locator(".lesson-answer").inner_text())
            assert answer
            if step == 4:
                await page.reload()
                await page.wait_for_function(STEP, arg=step)
            if wanted.allow:
                await make_move(page, wanted.allow[0])
            else:
                await page.locator(".lesson-buttons .button.strong").click()
        await page.wait_for_selector(".landing")
        assert await page.locator(".game-card.neptun").get_by_role("link", name="First time?").count() == 0

    browse(tmp_path, work)


def test_back_and_keyboard(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page("/learn/neptun", viewport={"width": 1280, "height": 720})
        for step in range(2):
            await page.wait_for_function(STEP, arg=step)
            await page.wait_for_function("() => document.activeElement?.className === 'lesson-words'")
            await page.keyboard.press("Tab")
            await page.keyboard.press("Enter")
        await page.wait_for_function(STEP, arg=2)
        await page.locator(".column.down.lit").focus()
        await page.keyboard.press("Enter")
        await page.wait_for_function(STEP, arg=3)
        await page.get_by_role("button", name="Back").click()
        await page.wait_for_function(STEP, arg=2)
        await page.wait_for_selector(".column.down.lit")
        await page.get_by_role("button", name="Leave").click()
        await page.locator(".table-card", has_text="Lesson").click()
        await page.wait_for_function(STEP, arg=2)

    browse(tmp_path, work)
