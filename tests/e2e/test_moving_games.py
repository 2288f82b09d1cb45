"""Games that move: from the page to a server that is back, from a server to the page; and those of a device deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.browser import LOADING, LONG, PATIENCE, Visit, browse, choose, play_now
from tests.e2e.test_ways_in import excused
from tools.stage import Stage, phase

pytestmark = pytest.mark.slow


def test_a_game_begun_while_the_server_was_away_goes_on_there_with_friends(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        page.set_default_timeout(PATIENCE)
        await page.route("**/api/**", lambda route: route.abort())
        await page.locator(".game-card.neptun .actions > button").first.click()
        await page.locator(".toast", has_text="this game is played on this device").wait_for()
        await page.locator(".prompt-bar").wait_for(timeout=LOADING * PATIENCE)
        assert "/t/local-" in page.url
        await choose(page, 2)
        here = await page.locator("main.table").get_attribute("data-version")
        await page.unroute("**/api/**")
        await page.get_by_role("tab", name="Table").click()
        await page.get_by_role("button", name="Go on with friends").click()
        await page.wait_for_selector("main.gathering")
        assert "local-" not in page.url
        await page.locator(".address code").wait_for()
        await page.get_by_role("button", name="Bots on all free seats").click()
        await page.get_by_role("button", name="Begin").click()
        await page.locator("main.table").wait_for()
        assert int(await page.locator("main.table").get_attribute("data-version") or 0) >= int(here or 0) > 0
        await page.get_by_role("link", name="Argosy").click()
        await page.locator(".table-card", has_text="On this device").wait_for()
        await page.locator(".table-card:not(:has-text('On this device'))").wait_for()  # and that of the server
        excused(visit)

    browse(tmp_path, work, LONG)


def test_a_finished_game_of_a_server_is_kept_and_replayed_without_it(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest()
        page.set_default_timeout(PATIENCE)
        stage = Stage(visit, page.context)
        await page.goto(stage.address + await stage.table("neptun", "over", phase("over")))
        await page.locator(".ending").get_by_role("button", name="Keep on this device").click()
        await page.locator(".toast", has_text="The game is kept on this device").wait_for()
        await page.get_by_role("link", name="Argosy").click()
        card = page.locator(".finished", has_text="On this device")
        await card.wait_for()
        await page.route("**/api/**", lambda route: route.abort())
        await card.get_by_role("link").first.click()
        await page.wait_for_selector("main.replay .scrubber")
        assert "/t/local-" in page.url
        await page.keyboard.press("Home")
        await page.wait_for_function("() => document.querySelector('main.replay').dataset.version === '0'")
        excused(visit)

    browse(tmp_path, work, LONG)


@pytest.mark.usefixtures("only_here")
def test_all_games_of_a_device_are_deleted_after_a_question(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await page.get_by_label("Your name").fill("Livia")
        await play_now(page, "neptun")
        await choose(page, 1)
        await page.get_by_role("link", name="Argosy").click()
        await page.locator(".table-card").wait_for()
        await page.get_by_role("button", name="Settings").click()
        await page.get_by_role("button", name="Delete my games").click()
        await page.get_by_text("All games of this device, running and finished").wait_for()
        await page.get_by_role("button", name="Yes, delete me").click()
        await page.get_by_label("Your name").wait_for()
        await page.reload()
        await page.get_by_label("Your name").wait_for()
        assert await page.locator(".table-card").count() == 0
        assert await page.get_by_text("Livia").count() == 0

    browse(tmp_path, work, LONG)
