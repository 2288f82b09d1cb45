"""A finished game is scrubbed from end to end, by keys and through other eyes."""

from __future__ import annotations

from pathlib import Path

import pytest

from argosy.server.api.host_routes import OPERATIONS
from tests.e2e.browser import LONG, Visit, browse
from tools.stage import Stage, phase

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        "moments" not in {one.name for one in OPERATIONS},
        reason="NO MOMENTS: finished games are not told again",
    ),
]


def test_a_replay_is_scrubbed_from_end_to_end(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest()
        path = await Stage(visit, page.context).table("neptun", "over", phase("over"))
        await page.goto(f"{visit.server.address}{path}/replay?move=5&seat=1")
        main = page.locator("main.replay")
        await page.wait_for_selector("main.replay[data-version='5']")
        for key, at in (("ArrowRight", 6), ("ArrowLeft", 5), ("Home", 0)):
            await page.keyboard.press(key)
            await page.wait_for_selector(f"main.replay[data-version='{at}']")
        await page.keyboard.press("End")
        await page.locator(".curves").wait_for()
        last = int(await page.locator(".scrubber").get_attribute("max") or 0)
        await page.wait_for_selector(f"main.replay[data-version='{last}']")
        for at in range(0, last + 1, 15):
            await page.locator(".scrubber").fill(str(at))
            await page.wait_for_selector(f"main.replay[data-version='{at}']")
        await page.get_by_label("Through the eyes of").select_option("2")
        await page.wait_for_selector(".player.me")
        assert await main.locator(".menu").count() == 0

    browse(tmp_path, work, LONG)


def test_what_comes_after_a_game(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest(permissions=["clipboard-read", "clipboard-write"])
        stage = Stage(visit, page.context)
        path = await stage.table("neptun", "over", phase("over"))
        await page.goto(f"{visit.server.address}{path}/replay")
        await page.locator(".curves").wait_for()
        last = int(await page.locator(".scrubber").get_attribute("max") or 0)
        play_on = page.get_by_role("button", name="Play on from here")
        assert await play_on.is_disabled()
        await page.keyboard.press("ArrowLeft")
        await page.wait_for_selector(f"main.replay[data-version='{last - 1}']")
        await page.keyboard.press("ArrowRight")
        await page.wait_for_selector(".hall")
        await page.keyboard.press("Home")  # where nothing is scored
        await page.locator(".hall").wait_for(state="detached")
        assert await play_on.is_enabled()
        await page.locator(".scrubber").fill("7")
        await page.get_by_role("button", name="Copy a link to this move").click()
        await page.get_by_text("Copied.").wait_for()
        link = str(await page.evaluate("navigator.clipboard.readText()"))
        friend = await visit.page(link.removeprefix(visit.server.address))
        await friend.wait_for_selector("main.replay[data-version='7']")
        await friend.get_by_role("link", name="Back to the table").click()
        await friend.get_by_role("link", name="Look at the game again").click()
        await friend.wait_for_selector("main.replay")
        await page.get_by_role("link", name="Back to the table").click()
        await page.get_by_role("button", name="Play again").click()
        await page.wait_for_url(lambda url: path not in url)
        await page.wait_for_selector(".prompt-bar")  # nobody is waited for

    browse(tmp_path, work, LONG)
