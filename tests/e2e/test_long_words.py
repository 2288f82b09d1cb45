"""A language with longer words does not break the page: nothing runs out of the window, no button loses its text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.browser import HALVES, LONG, Visit, browse
from tools.screens import SCREENS
from tools.shots import WIDTHS
from tools.stage import Stage

if TYPE_CHECKING:
    from playwright.async_api import Route

pytestmark = pytest.mark.slow
LINE = re.compile(r"^((?:web|bot|phrase)-[\w-]+ = |    \[\w+\] |   \*\[\w+\] )([^{}\n]*[^{}\n>])$", re.MULTILINE)
WIDE = "document.documentElement.scrollWidth"
CUT = """() => [...document.querySelectorAll('button, .button, label')].filter(one => one.checkVisibility()
  && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible")
  .map(one => one.textContent)"""


def longer(catalogue: str) -> str:
    """Every text of the page, longer by 40 % and with accents."""

    def stretch(found: re.Match[str]) -> str:
        text = found[2].replace("a", "á").replace("e", "ë").replace("o", "ô")
        return f"{found[1]}{text} {'ñ' * (len(text) * 2 // 5)}"

    return LINE.sub(stretch, catalogue)


def test_the_longer_words_are_longer() -> None:
    assert longer("web-undo = Undo last\n") == "web-undo = Undô lást ñññ\n"
    assert longer("other = Undo\n") == "other = Undo\n"


async def stretched(route: Route) -> None:
    """Give out the catalogue with longer words."""
    answer = await route.fetch()
    await route.fulfill(response=answer, body=longer(await answer.text()))


@HALVES
def test_longer_words_fit_on_every_screen(tmp_path: Path, half: int) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest()
        stage = Stage(visit, page.context)
        await page.route("**/words-en-*.ftl", stretched)
        wrong = []
        for screen in SCREENS[half::2]:
            await page.evaluate("localStorage.setItem('argosy.shown', 'drawn')")
            await screen.open(page, stage, 250)
            for width, height in WIDTHS.items():
                await page.set_viewport_size({"width": width, "height": height})
                await page.wait_for_timeout(100)
                if (wide := await page.evaluate(WIDE)) > width:
                    wrong.append(f"{screen.name} is {wide} wide at {width}")
                wrong += [f"{screen.name} at {width} cuts {text!r}" for text in await page.evaluate(CUT)]
        assert wrong == []

    browse(tmp_path, work, LONG)
