"""Lessons in the browser: a newcomer's first clicks, every step of every lesson, and an answer to every wrong click."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from argosy.core.registry import list_games
from argosy.lessons.library import lessons_of
from argosy.lessons.script import Script
from argosy.text.translate import LANGUAGES
from tests.e2e.axe import AXE, violations
from tests.e2e.browser import Visit, browse

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.slow
GAMES = [game for game in list_games() if lessons_of(game)]
LAPTOP, PHONE = {"width": 1280, "height": 720}, {"width": 360, "height": 640}
STEP = "at => document.querySelector('.lesson-panel')?.dataset.step === String(at)"
SPOKEN = "() => document.querySelector('.lesson-words')?.textContent.length > 20"
WIDE = "() => document.documentElement.scrollWidth > innerWidth"
COVERED = """() => {
  const panel = document.querySelector('.lesson-panel');
  const buttons = [...panel.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
  return buttons.some(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > innerHeight);
}"""
MARKED = """names => names.every((name) => {
  const part = document.querySelector(`[data-mark="${CSS.escape(name)}"]`);
  const ring = document.querySelector(`[data-ring="${CSS.escape(name.replace(':', ' '))}"]`);
  return part !== null || ring !== null;
})"""


def at_first(page: Page) -> Any:
    """The button that goes on."""
    return page.locator(".lesson-buttons .button").first


async def stands_well(page: Page, script: Script, step: int) -> None:
    """The step is said, what it points at is there, and nothing is cut off, on a laptop and on a phone."""
    await page.wait_for_function(STEP, arg=step)
    await page.wait_for_function(SPOKEN)
    id = script.steps[step].id
    await page.wait_for_function(MARKED, arg=list(script.steps[step].point))  # a forecast takes a moment
    for size in (PHONE, LAPTOP):
        await page.set_viewport_size(size)  # type: ignore[arg-type]
        assert not await page.evaluate(WIDE), f"{id} is wider than the page of {size}"
        assert not await page.evaluate(COVERED), f"{id}: a button is outside the page of {size}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_shown_whole_in_every_language(tmp_path: Path, game: str, language: str) -> None:
    script = lessons_of(game)["first"]

    async def work(visit: Visit) -> None:
        page = await visit.guest(viewport=LAPTOP)
        await page.evaluate("language => localStorage.setItem('argosy.language', language)", language)
        await page.goto(f"{visit.server.address}/learn/{game}")
        said = set()
        for step in range(len(script.steps)):
            await stands_well(page, script, step)
            said.add(await page.locator(".lesson-words").inner_text())
            if step in (0, 4) and AXE.is_file():
                assert await violations(page) == []
            await at_first(page).click()
        assert len(said) == len(script.steps)
        await page.wait_for_selector(".landing")

    browse(tmp_path, work)
