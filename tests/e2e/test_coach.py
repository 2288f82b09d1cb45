"""The coach: on in the first three games, off by a switch; its line moves nothing, marks the board, and tells costs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.axe import violations
from tests.e2e.browser import Visit, browse, play_now, unfold
from tools.stage import Stage

if TYPE_CHECKING:
    from playwright.async_api import Page, Route

pytestmark = pytest.mark.slow
BEGIN = """([coach, games]) => {
  localStorage.setItem("argosy.coach", coach);
  localStorage.setItem("argosy.coached", JSON.stringify(games));
}"""


async def advised(page: Page) -> str:
    """What the coach says, once it has thought."""
    await page.locator(".coach strong").wait_for()
    return await page.locator(".coach p").inner_text()


def test_the_coach_is_on_in_the_third_game_and_off_in_the_fourth(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest(viewport={"width": 1280, "height": 720})
        await page.evaluate(BEGIN, ["first", ["one", "two"]])
        await page.reload()
        await play_now(page, "neptun")
        await page.locator(".coach").wait_for()
        before = await page.locator(".board-side").bounding_box()
        assert "The Admiral would choose: " in await advised(page)
        assert await page.locator(".board-side").bounding_box() == before
        assert await page.locator(".neptun-board [data-advised]").count()
        await page.get_by_role("button", name="All options").click()
        assert await page.locator(".hint li .figure").first.inner_text() == "best"
        assert await violations(page) == []
        await page.goto(visit.server.address)
        await play_now(page, "neptun")
        switch = page.get_by_role("button", name="Coach")
        await switch.wait_for()
        assert await switch.get_attribute("aria-pressed") == "false", "it is the fourth game"
        assert await page.locator(".coach").count() == 0
        await switch.click()
        await page.locator(".coach").wait_for()
        await switch.click()
        await page.locator(".coach").wait_for(state="detached")
        assert await page.locator("[data-advised]").count() == 0
        assert await page.evaluate("localStorage.getItem('argosy.coach')") == "off"

    browse(tmp_path, work)


def test_after_a_poor_move_the_coach_says_what_it_cost_and_never_plays(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest(viewport={"width": 390, "height": 844})
        await page.evaluate(BEGIN, ["on", []])
        stage = Stage(visit, page.context)
        hints: list[Any] = []

        async def note(route: Route) -> None:
            answer = await route.fetch()
            hints.append(await answer.json())
            await route.fulfill(response=answer)

        await page.route("**/hint", note)  # what the page reads as a blob is not kept for listeners of responses
        path = await stage.table("neptun", "coached", lambda view: view["prompt"]["id"].endswith("-sail"), hints=True)
        await page.goto(stage.address + path)
        await advised(page)
        version = await page.locator("main.table").get_attribute("data-version")
        prompt, line = page.locator(".prompt"), page.locator(".coach")
        above, below = await prompt.bounding_box(), await line.bounding_box()
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"], "it hides nothing of the prompt"
        assert below["height"] < 100
        assert await page.locator("main.table").get_attribute("data-version") == version, "it waits for the player"
        poor = next(option for option in hints[-1]["options"] if option["cost"] is not None)
        await unfold(page)
        await page.locator(f".menu .entry[data-text='{poor['text']}']").click()
        told = page.locator(".coach.cost strong")
        await told.wait_for()
        gap = poor["behind"]
        assert gap["low"] > 0
        assert f"{gap['points']:.1f} points" in await told.inner_text()
        assert "Better was: " in await page.locator(".coach p").inner_text()

    browse(tmp_path, work)
