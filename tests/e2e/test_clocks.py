"""A table that is live with clocks shows whose time runs, and how much of it is left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.e2e.browser import Visit, browse

pytestmark = pytest.mark.slow
TIME = re.compile(r"^\d+:\d\d$")


def test_the_time_for_a_decision_is_seen_in_neptun(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host = await visit.page("/new?game=neptun", viewport={"width": 1280, "height": 720})
        await host.locator(".segments label", has_text="3").click()
        await host.locator("summary").click()
        assert await host.get_by_label("Pace", exact=True).count() == 0  # with bots alone nobody waits
        await host.get_by_label("Seat 2", exact=True).select_option("person")
        assert await host.get_by_label("Pace", exact=True).input_value() == "live"
        await host.get_by_label("Time for each decision").select_option("600")
        await host.get_by_label("Bots play").select_option("instant")
        await host.get_by_role("button", name="Open the table").click()
        link = str(await host.locator(".address code").text_content()).removeprefix(visit.server.address)
        friend = await visit.page(link, locale="es")
        await friend.locator("form .button.strong").click()
        await friend.get_by_text("10 minutos").wait_for()
        await host.get_by_role("button", name="Begin").click()
        for page in (host, friend):
            await page.locator(".prompt-bar .clock", has_text=TIME).wait_for()
            await page.locator(".player.acts .time-left", has_text=TIME).wait_for()
        assert await host.locator(".time-left").count() == await host.locator(".player.acts .time-left").count()

    browse(tmp_path, work)
