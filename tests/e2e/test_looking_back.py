"""The log drives the board: a line marks what it speaks of, and shows its moment, where nothing can be played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e import places
from tests.e2e.browser import Visit, browse
from tools.stage import Stage, phase

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("place")]
OFFERED = ".neptun-board .lit, .neptun-board .port, .menu, .command-box, .med-composer, .med-board .choice"
"""Everything that could be played with."""
MARKED = "[data-meant], [data-ring]"


async def opened(visit: Visit, game: str, enough: Any, **options: Any) -> tuple[Page, Stage, str]:
    """A page at a table that got so far, with us to act."""
    page = await visit.guest(**options)
    stage = Stage(visit, page.context)
    path = await stage.table(game, game, enough)
    await visit.go(page, path)
    await page.locator(OFFERED).first.wait_for(state="attached")
    return page, stage, path


def rowing(view: Any) -> bool:
    """Whether our boat has left Crete, where all boats begin, and the next oars are chosen."""
    return bool(view["phase"] == "fulfil" and view["turn"] >= 2 and view["players"][0]["boat"] != "Crete")


async def version_then(page: Page) -> int:
    """The version that is looked at."""
    return int(await page.locator("main[data-then]").get_attribute("data-then") or -1)


def test_a_line_marks_its_things_and_shows_its_moment_through_ones_own_eyes(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, stage, path = await opened(visit, "neptun", rowing, viewport={"width": 1440, "height": 900})
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url) if "/moments" in request.url else None)
        await page.locator(".neptun-board .lit").first.wait_for()
        lit = await page.locator(".neptun-board .lit").count()
        await page.get_by_role("tab", name="Log").click()  # opens the drawer
        sail = page.locator(".log button", has_text=re.compile("Livia sails from")).first
        await sail.hover()
        await page.locator("[data-ring='boat 0']").wait_for()
        assert await page.locator("[data-ring^='port ']").count() == 2
        assert await page.locator(".player[data-meant]").count() == 1
        await page.mouse.move(700, 300)
        await page.locator(MARKED).first.wait_for(state="detached")

        await sail.focus()
        await page.locator("[data-ring='boat 0']").wait_for()
        await page.keyboard.press("Enter")
        banner = page.locator(".past-banner")
        await banner.get_by_text("It is your turn.").wait_for()
        at = await version_then(page)
        assert await page.locator(OFFERED).count() == 0
        assert await page.get_by_role("button", name="Undo").count() == 0
        assert await page.locator(".prompt-bar.mine .prompt").text_content()
        then = (await stage.ask("GET", f"/tables{path[2:]}/moments?log=1&start={at}&count=1"))["moments"][0]["view"]
        assert then["seat"] == 0
        place = then["players"][0]["boat"]
        assert place in str(await sail.text_content())
        await page.locator(".rower", has_text="Livia").get_by_text(place).wait_for()

        await page.keyboard.press("ArrowLeft")
        await page.wait_for_function("at => Number(document.querySelector('main').dataset.then) < at", arg=at)
        await page.keyboard.press("ArrowRight")
        await page.wait_for_selector(f"main[data-then='{at}']")
        await page.keyboard.press("Escape")
        await page.wait_for_selector("main:not([data-then])")
        assert await page.locator(".neptun-board .lit").count() == lit
        assert await page.evaluate("document.activeElement.closest('.log') !== null")
        assert asked or places.here, "the page asked for moments"
        assert all("log=1" in url and "seat=" not in url for url in asked)

    browse(tmp_path, work)


def test_on_a_phone_a_tap_shows_the_moment_and_a_button_leads_back_to_the_game(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        small: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
        page, _, _ = await opened(visit, "neptun", rowing, **small)
        line = page.locator(".log button:not(.heading)").nth(-3)
        box = await line.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        await line.tap()
        back = page.get_by_role("button", name="Back to now")
        await back.wait_for()
        await page.wait_for_selector("main[data-then]")
        assert await page.locator(OFFERED).count() == 0
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await back.tap()
        await page.wait_for_selector("main:not([data-then])")
        version = await page.locator("main").get_attribute("data-version")
        await page.locator(".neptun-board .oar.lit").first.tap()
        await page.wait_for_function("was => document.querySelector('main').dataset.version !== was", arg=version)

    browse(tmp_path, work)


def test_an_offer_that_is_put_together_is_still_there_after_looking_back(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, _, _ = await opened(visit, "mediterranean", phase("trading"), viewport={"width": 1440, "height": 900})
        await page.locator(".med-composer button", has_text="wine").first.click()
        before = await page.locator(".med-sides").text_content()
        assert "wine" in str(before)
        line = page.locator(".log button", has_text=re.compile("The developments of this turn")).first
        await line.hover()
        await page.locator(".med-turn li[data-meant]").first.wait_for()
        await line.click()
        await page.wait_for_selector("main[data-then]")
        assert await page.locator(OFFERED).count() == 0
        await page.get_by_role("button", name="Back to now").click()
        await page.wait_for_selector("main:not([data-then])")
        await page.locator(".med-composer").wait_for()
        assert await page.locator(".med-sides").text_content() == before

    browse(tmp_path, work)


def test_in_a_replay_a_line_moves_the_scrubber(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest(viewport={"width": 1440, "height": 900})
        path = await Stage(visit, page.context).table("neptun", "over", phase("over"))
        await visit.go(page, f"{path}/replay")
        line = page.locator(".log button", has_text=re.compile("sails from")).nth(3)
        await line.hover()
        await page.locator("[data-ring^='boat ']").wait_for()
        said = await line.text_content()
        await line.click()
        last = int(await page.locator(".scrubber").get_attribute("max") or 0)
        await page.wait_for_function("last => Number(document.querySelector('.scrubber').value) < last", arg=last)
        at = await page.locator(".scrubber").input_value()
        await page.wait_for_selector(f"main[data-version='{at}']")
        assert said in (await page.locator(".log button").all_text_contents())[-8:], "the story ends with that moment"

    browse(tmp_path, work)
