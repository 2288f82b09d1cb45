"""A guest takes another name in the settings, and the table calls them by it at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.browser import Visit, browse, play_now

pytestmark = pytest.mark.slow


def test_a_name_changed_in_the_settings_stands_at_the_table(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await page.get_by_label("Your name").fill("Livai")
        await play_now(page, "neptun")
        await page.locator(".player.me strong", has_text="Livai").wait_for()
        await page.get_by_role("button", name="Settings").click()
        await page.get_by_label("Your name").fill("Livia")
        await page.get_by_role("button", name="Change name").click()
        await page.locator(".player.me strong", has_text="Livia").wait_for()
        await page.goto(visit.server.address)
        await page.get_by_text("Welcome back, Livia.").wait_for()
        await page.get_by_role("button", name="Change name").click()
        await page.get_by_label("Your name").fill("Drusilla")
        await page.get_by_role("button", name="Change name").click()
        await page.get_by_text("Welcome back, Drusilla.").wait_for()

    browse(tmp_path, work)
