"""What people read: the rules with their search, the icon key, and explanations of signs at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from argosy import Match
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import SAILING
from tests.e2e.browser import Visit, browse
from tests.games.mediterranean.positions import bring

pytestmark = pytest.mark.slow
TIP = ".sign-tip:popover-open"
PRESS = """element => {
  const box = element.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: "touch", bubbles: true };
  element.dispatchEvent(new PointerEvent("pointerdown", at));
}"""


def test_the_rules_are_found_by_word_and_by_id_and_the_key_has_all_signs(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest(path="/rules/N-example-11", viewport={"width": 1280, "height": 720})
        await page.wait_for_selector("#rule-N-EXAMPLE-11 .reading-sea")
        assert await page.locator(".learn-steps .learn-picture > *").count() >= 8
        search = page.get_by_label("Search the rules")
        await search.fill("FORECÁST oar")
        await page.locator(".rule mark", has_text="forecast").first.wait_for()
        assert await page.locator(".rule").count() == await page.locator(".rule:has(mark)").count() > 3
        await search.fill("n3.8")
        await page.locator("#rule-N3\\.8").wait_for()
        assert await page.locator("#rule-N3\\.9").count() == 0
        await search.fill("galleon")
        await page.get_by_text("Nothing in the rules has “galleon”.").wait_for()
        await page.goto(f"{visit.server.address}/rules/key/M")
        await page.locator("#sign-mat-available .mat-area:visible").wait_for()
        assert await page.locator(".key-list h3:empty").count() == 0

    browse(tmp_path, work, seconds=120)


def test_signs_are_explained_by_pointer_long_press_and_keyboard(tmp_path: Path) -> None:
    match = Match.new(NEPTUN, 3, seed=1)
    while match.state.step != SAILING or match.to_act != (0,):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])

    async def work(visit: Visit) -> None:
        page = await visit.guest(path="/lobby", viewport={"width": 1280, "height": 720})
        id = await bring(page.context, visit.server.address, match.record.dumps())
        await page.goto(f"{visit.server.address}/t/{id}")
        await page.locator(".wind-rose").hover()
        await page.locator(TIP, has_text="Wind rose").wait_for()
        await page.mouse.move(2, 2)
        await page.wait_for_selector(TIP, state="detached")
        await page.keyboard.press("?")
        first = await page.locator(f"{TIP} strong").text_content()
        await page.keyboard.press("ArrowRight")
        await page.locator(TIP, has_text="Sign 2 of ").wait_for()
        assert await page.locator(f"{TIP} strong").text_content() != first
        await page.keyboard.press("Escape")
        await page.wait_for_selector(TIP, state="detached")
        await page.locator(".mile-marker").first.evaluate(PRESS)
        await page.locator(TIP, has_text="miles").wait_for()

    browse(tmp_path, work, seconds=120)
