"""Every screen in both themes passes axe-core: names, roles, contrast, order."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.e2e.browser import HALVES, LONG, Visit, browse
from tools.screens import SCREENS
from tools.stage import Stage

if TYPE_CHECKING:
    from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async rules => (await axe.run(document, {resultTypes: ['violations'], ...rules})).violations"
THEMES: Final = ("light", "dark")
COLOURS: Final = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""The rules of axe-core about colours that it runs by default: the second theme changes nothing else."""
pytestmark = pytest.mark.slow


def told(violation: dict[str, object]) -> str:
    """A violation in one line."""
    nodes = violation["nodes"]
    assert isinstance(nodes, list)
    return f"{violation['id']}: {violation['help']}: " + " | ".join(str(node["html"])[:160] for node in nodes[:3])


async def violations(page: Page, rules: Mapping[str, object] | None = None) -> list[str]:
    """What axe-core finds, by all its rules or by these."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    return [told(one) for one in await page.evaluate(RUN, rules)]


@HALVES
def test_no_screen_violates_anything(tmp_path: Path, half: int) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest(reduced_motion="reduce")  # colours change at once
        stage = Stage(visit, page.context)
        wrong, grounds = {}, set()
        for screen in SCREENS[half::2]:
            await page.evaluate("localStorage.setItem('argosy.shown', 'drawn')")
            await screen.open(page, stage)
            for theme in THEMES:
                await page.emulate_media(color_scheme=theme)  # as the system has it, unless somebody wants another
                grounds.add((theme, await page.evaluate("getComputedStyle(document.body).backgroundColor")))
                if worst := await violations(page, None if theme == THEMES[0] else COLOURS):
                    wrong[screen.name, theme] = worst
        assert wrong == {}
        assert len({ground for _, ground in grounds}) == len(grounds) == len(THEMES)

    if not AXE.is_file():
        pytest.skip("NO AXE: run ./test page first, which fetches it")
    browse(tmp_path, work, LONG)
