"""A finished game is scrubbed from end to end, by keys and through other eyes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.async_api import expect

from argosy.cli.story import clock_of
from argosy.server.api.host_routes import OPERATIONS
from tests.e2e.browser import LONG, Visit, browse
from tests.server.finished import finished
from tools.stage import Stage, phase

pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("place"),
    pytest.mark.skipif(
        "moments" not in {one.name for one in OPERATIONS},
        reason="NO MOMENTS: finished games are not told again",
    ),
]


def test_a_replay_is_scrubbed_from_end_to_end(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest()
        path = await Stage(visit, page.context).table("neptun", "over", phase("over"))
        await visit.go(page, f"{path}/replay?move=5&seat=1")
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


@pytest.mark.at_server
def test_a_log_with_times_and_the_choice_of_what_records_may_have(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest()
        times = (0, *[25] * (len(finished().inputs) - 1))
        text = replace(finished(), times=times).dumps()
        answer = await page.request.post(f"{visit.server.address}/api/records", data=text)
        await page.goto(f"{visit.server.address}/t/{(await answer.json())['table']}/replay")
        shown = page.locator(".log time")
        await expect(shown.first).to_have_text("0:00:00")
        await expect(shown.last).to_have_text(clock_of(25 * (len(finished().inputs) - 1) / 10).strip(" []"))
        await page.goto(visit.server.address)
        await page.get_by_role("button", name="Settings").click()
        times_in, talk_in = page.get_by_label("The time of each move"), page.get_by_label("What you say at the table")
        await expect(times_in).to_be_checked()
        await expect(talk_in).not_to_be_checked()
        await times_in.uncheck()
        await talk_in.check()
        await expect(page.locator(".my-data [aria-busy=true]")).to_have_count(0)
        await page.reload()
        await page.get_by_role("button", name="Settings").click()
        await expect(times_in).not_to_be_checked()
        await expect(talk_in).to_be_checked()

    browse(tmp_path, work, LONG)


@pytest.mark.at_server
def test_what_comes_after_a_game(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest(permissions=["clipboard-read", "clipboard-write"])
        stage = Stage(visit, page.context)
        path = await stage.table("neptun", "over", phase("over"))
        await visit.go(page, f"{path}/replay")
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
