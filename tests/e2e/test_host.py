"""The host removes a guest before the game and ends a table; everybody sees what happened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.browser import Visit, ask, browse

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.slow


async def sit_down(visit: Visit, name: str, link: str) -> Page:
    """A page of somebody who takes a seat by a link."""
    page = await visit.guest(name)
    await page.goto(link)
    await page.get_by_role("button", name="Sit down").click()
    await page.wait_for_url("**/t/*")
    await page.locator(".seats").wait_for()
    return page


async def join_link(page: Page, other_than: str = "") -> str:
    """The link to join that the host's page shows, once it is another one."""
    await page.wait_for_function(
        "link => document.querySelector('.address code')?.textContent !== link", arg=other_than
    )
    return str(await page.locator(".address code").text_content())


def test_the_host_removes_a_guest_and_ends_the_table(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        ada = await visit.guest("Ada")
        opened = await ask(
            ada.context, f"{visit.server.address}/api/tables", game="neptun", seats=3, bots=[None, None, "sensible"]
        )
        await ada.goto(f"{visit.server.address}/t/{opened['table']}")
        link = await join_link(ada)
        bob = await sit_down(visit, "Bob", link)
        await ada.get_by_role("button", name="Remove Bob").click()
        await ada.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        await ada.get_by_role("button", name="Remove Bob").click()
        await ada.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
        for _ in range(2):
            await bob.get_by_role("heading", name="Removed from the table").wait_for()
            await bob.reload()
        assert await ada.locator(".seats li.free").count() == 1
        assert await bob.get_by_role("button", name="End the table").count() == 0

        cleo = await sit_down(visit, "Cleo", await join_link(ada, link))
        assert await cleo.get_by_role("button", name="Remove").count() == 0
        await ada.get_by_role("button", name="Begin", exact=True).click()
        await ada.get_by_role("tab", name="Table").click()
        await cleo.wait_for_selector(".prompt-bar")
        await ada.get_by_role("button", name="End the table").click()
        await ada.get_by_role("dialog").get_by_role("button", name="End the table").click()
        await cleo.get_by_text("The host has ended this table.").wait_for()
        await ada.get_by_text("You have ended this table.").wait_for()
        assert await cleo.locator(".line-banner").count() == 0, "nothing is wrong with the connection"
        await cleo.reload()
        await cleo.get_by_text("The host has ended this table.").wait_for()

    browse(tmp_path, work)


def test_a_name_from_right_to_left_stays_in_its_place(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest("\u05e2\u05d3\u05d4")
        opened = await ask(
            page.context, f"{visit.server.address}/api/tables", game="neptun", seats=3, bots=[None, None, "sensible"]
        )
        await page.goto(f"{visit.server.address}/t/{opened['table']}")
        name = page.locator(".seats li span").first
        await name.wait_for()
        style = await name.evaluate("one => [getComputedStyle(one).direction, getComputedStyle(one).unicodeBidi]")
        assert style == ["rtl", "isolate"]

    browse(tmp_path, work)
