"""A guest downloads their data in the settings, and deletes themself after a confirmation."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.async_api import expect

from tests.e2e.browser import Visit, browse, play_now

pytestmark = pytest.mark.slow


def test_a_guest_takes_their_data_along_and_deletes_it(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await page.get_by_role("button", name="Settings").click()
        await page.get_by_text("This server keeps nothing of you yet.").wait_for()
        await page.get_by_role("button", name="Close").click()
        await page.get_by_label("Your name").fill("Livia")
        await play_now(page, "neptun")
        await page.locator(".player.me strong", has_text="Livia").wait_for()
        await page.get_by_role("button", name="Settings").click()
        async with page.expect_download() as waiting:
            await page.get_by_role("button", name="Download my data").click()
        file = tmp_path / "data.zip"
        await (await waiting.value).save_as(file)
        with ZipFile(file) as archive:
            assert b"Livia" in archive.read("guest.json")
        await page.get_by_role("button", name="Delete me").click()
        await expect(page.get_by_role("button", name="Yes, delete me")).to_be_in_viewport()
        await page.get_by_role("button", name="No, keep everything").click()
        await page.get_by_role("button", name="Delete me").click()
        await page.get_by_role("button", name="Yes, delete me").click()
        await page.wait_for_url(f"{visit.server.address}/")
        await page.get_by_label("Your name").wait_for()
        assert await page.get_by_text("Livia").count() == 0
        assert await page.evaluate("localStorage.getItem('argosy.guest')") is None
        assert await page.context.cookies() == []
        assert not await visit.server.services.store.every()

    browse(tmp_path, work)
