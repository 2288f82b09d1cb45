"""Two people on one device: nobody sees the other's screen before the device was passed on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.browser import Visit, browse

pytestmark = pytest.mark.slow


def test_the_device_is_passed_on_between_two_people(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page("/new?game=neptun")
        await page.locator(".segments label", has_text="3").click()
        await page.get_by_label("Seat 2", exact=True).select_option("beside")
        await page.get_by_label("Name", exact=True).fill("Bea")
        await page.get_by_role("button", name="Open the table").click()
        seen = []
        for _ in range(6):
            await page.wait_for_selector(".hand-over, .menu .entry:enabled")
            if await page.locator(".hand-over").count():
                assert await page.locator(".board-side, .menu").count() == 0
                await page.locator(".hand-over button").click()
            await page.wait_for_selector(".menu .entry:enabled")
            seen.append(str(await page.locator(".player.me strong").text_content()))
            await page.locator(".menu .entry:enabled").last.click()  # taking, which ends the turn
            await page.wait_for_timeout(300)
        assert "Bea" in seen

    browse(tmp_path, work)
