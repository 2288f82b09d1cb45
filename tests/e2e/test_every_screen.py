"""Every screen: axe-core finds nothing in either theme, and longer words and text of twice the size fit.

One visit looks at all of that, always with the longer words, since opening a screen takes longer than looking at it.
"""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

import pytest

from tests.e2e.axe import AXE, violations
from tests.e2e.browser import LONG, Visit, browse
from tools.screens import SCREENS
from tools.shots import THEMES, WIDTHS
from tools.stage import Screen, Stage

if TYPE_CHECKING:
    from playwright.async_api import Page, Route

pytestmark = pytest.mark.slow
PARTS: Final = 4
"""Parts of all screens, which several processes share."""
COLOURS: Final = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""The rules of axe-core about colours that it runs by default: the second theme changes nothing else."""
GROUND = "getComputedStyle(document.body).backgroundColor"
WIDE = "document.documentElement.scrollWidth"
HIGH = "selector => document.querySelector(selector)?.getBoundingClientRect().height ?? 0"
SIZE = """size => {
  document.documentElement.dataset.size = size;
  document.documentElement.style.setProperty("--size", size);
}"""
CUT = """() => [...document.querySelectorAll('button, .button, label')].filter(one => one.checkVisibility()
  && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible")
  .map(one => one.textContent)"""
LINE = re.compile(r"^((?:web|bot|phrase)-[\w-]+ = |    \[\w+\] |   \*\[\w+\] )([^{}\n]*[^{}\n>])$", re.MULTILINE)
LONGEST: Final = 12
"""Letters of the longest word that is added to a text."""


def longer(catalogue: str) -> str:
    """Every text of the page, longer by 40 % and with accents."""

    def stretch(found: re.Match[str]) -> str:
        text = found[2].replace("a", "á").replace("e", "ë").replace("o", "ô")
        return f"{found[1]}{text} {' '.join(wrap('ñ' * (len(text) * 2 // 5), LONGEST))}"

    return LINE.sub(stretch, catalogue)


def test_the_longer_words_are_longer() -> None:
    assert longer("web-undo = Undo last\n") == "web-undo = Undô lást ñññ\n"
    assert longer("other = Undo\n") == "other = Undo\n"


async def stretched(route: Route) -> None:
    """Give out the catalogue with longer words."""
    answer = await route.fetch()
    await route.fulfill(response=answer, body=longer(await answer.text()))


async def resize(page: Page, width: int) -> None:
    """Give the page a width, and the height that goes with it."""
    await page.set_viewport_size({"width": width, "height": WIDTHS[width]})
    await page.wait_for_timeout(100)


async def found_by_axe(page: Page, grounds: set[str]) -> list[str]:
    """What axe-core finds in both themes, and the colours of the ground that were seen."""
    found = []
    for theme in THEMES:
        await page.emulate_media(color_scheme=theme)
        grounds.add(await page.evaluate(GROUND))
        found += [f"{theme}: {line}" for line in await violations(page, COLOURS if theme != THEMES[0] else None)]
    await page.emulate_media(color_scheme="light")
    return found


async def too_large(page: Page) -> list[str]:
    """What does not fit when all text has twice its size."""
    found = []
    await page.evaluate(SIZE, "200")
    for width in (360, 1440):
        await resize(page, width)
        if (wide := await page.evaluate(WIDE)) > width:
            found.append(f"text of twice the size: {wide} wide at {width}")
        if width == 1440 and (bar := await page.evaluate(HIGH, ".prompt-bar:not(.replay-bar)")) > WIDTHS[width] / 3:
            found.append(f"text of twice the size: the prompt is {bar} high")
    await page.evaluate(SIZE, "100")
    return found


async def too_long(page: Page) -> list[str]:
    """What does not fit with longer words."""
    found = []
    for width in WIDTHS:
        await resize(page, width)
        if (wide := await page.evaluate(WIDE)) > width:
            found.append(f"longer words: {wide} wide at {width}")
        found += [f"longer words: cut at {width}: {text!r}" for text in await page.evaluate(CUT)]
    await resize(page, 1440)
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_every_screen_is_sound(tmp_path: Path, part: int) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest()
        await resize(page, 1440)
        stage = Stage(visit, page.context)
        wrong: dict[str, list[str]] = {}
        grounds: set[str] = set()

        async def open_screen(screen: Screen) -> None:
            await page.evaluate("localStorage.setItem('argosy.shown', 'drawn')")
            await screen.open(page, stage, 250)

        await page.route("**/words-en-*.ftl", stretched)
        for screen in SCREENS[part::PARTS]:
            await open_screen(screen)
            if found := await found_by_axe(page, grounds) + await too_long(page) + await too_large(page):
                wrong[screen.name] = found
            await resize(page, 1440)
        assert wrong == {}
        assert len(grounds) == len(THEMES)

    if not AXE.is_file():
        pytest.skip("NO AXE: run ./test page first, which fetches it")
    browse(tmp_path, work, LONG)
