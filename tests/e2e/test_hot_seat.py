"""Two people on one device: nobody sees the other's screen before the device was passed on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.e2e.browser import LONG, Visit, asked, browse, unfold

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("place")]


def test_the_device_is_passed_on_between_two_people(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page("/new?game=neptun")
        await page.locator(".segments label", has_text="3").click()
        await page.get_by_label("Seat 2", exact=True).select_option("beside")
        await page.get_by_label("Name", exact=True).fill("Bea")
        await page.get_by_role("button", name="Open the table").click()
        seen = []
        for _ in range(6):
            await page.locator(".hand-over, .menu .entry:enabled").first.wait_for(state="attached")
            if await page.locator(".hand-over").count():
                assert await page.locator(".board-side, .menu").count() == 0
                await page.locator(".hand-over button").click()
            await unfold(page)
            seen.append(str(await page.locator(".player.me strong").text_content()))
            await page.locator(".menu .entry:enabled").last.click()  # taking, which ends the turn
            await page.wait_for_timeout(300)
        assert "Bea" in seen

    browse(tmp_path, work)


def test_both_sit_down_again_for_another_game(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page("/new?game=neptun")
        await page.locator(".segments label", has_text="3").click()
        await page.get_by_label("Seat 3", exact=True).select_option("beside")
        await page.get_by_label("Name", exact=True).fill("Bea")
        await page.locator("summary").click()
        await page.get_by_label("Bots play").select_option("instant")
        await page.get_by_role("button", name="Open the table").click()
        await page.wait_for_selector(".hand-over, .prompt-bar")
        table = page.url.rpartition("/")[2]
        held = json.loads(await page.evaluate("localStorage.getItem('argosy.seats')"))[table]
        address = f"{visit.server.address}/api/tables/{table}"
        await visit.go(page, "/rules")
        for number in range(2000):
            token = held[number % 2]["token"]
            state = await asked(page.context, "GET", address, token=token)
            if state["result"]:
                break
            if state["view"]["menu"]:
                data = {"key": f"beside-{number:05}", "text": state["view"]["menu"][-1]["text"]}
                await asked(page.context, "POST", f"{address}/inputs", data, token)
        await visit.go(page, f"/t/{table}")
        await page.get_by_role("button", name="Play again").click()
        await page.wait_for_url(lambda url: table not in url and "/t/" in url)
        await page.wait_for_selector(".hand-over, .prompt-bar")
        again = json.loads(await page.evaluate("localStorage.getItem('argosy.seats')"))[page.url.rpartition("/")[2]]
        assert [one["seat"] for one in again] == [0, 2]

    browse(tmp_path, work, LONG)
