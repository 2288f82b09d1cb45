"""On a phone nothing covers what one plays with, and advice pushes nothing off the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.browser import Visit, browse
from tools.screens import SCREENS
from tools.stage import Stage

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.slow
HIGH = "selector => document.querySelector(selector)?.getBoundingClientRect().height ?? 0"


async def livia(visit: Visit) -> tuple[Page, Stage]:
    """A guest with a page."""
    page = await visit.guest()
    return page, Stage(visit, page.context)


def test_on_a_phone_the_miles_of_an_oar_leave_its_power_to_see(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, stage = await livia(visit)
        await page.set_viewport_size({"width": 360, "height": 640})
        await next(one for one in SCREENS if one.name == "neptun-row").open(page, stage)
        assert await page.evaluate(HIGH, ".oar.lit .do") < await page.evaluate(HIGH, ".oar.lit") / 3

    browse(tmp_path, work)


def test_on_a_phone_one_sees_the_contract_in_the_hand_and_a_slot_for_it(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, stage = await livia(visit)
        await page.set_viewport_size({"width": 360, "height": 640})
        path = await stage.table("neptun", "first", lambda view: bool(view["menu"]))
        await page.goto(stage.address + path)
        await page.wait_for_selector(".neptun-board .lit")
        while await page.locator(".column.down.lit").count():
            version = await page.locator("main.table").get_attribute("data-version")
            await page.locator(".column.down.lit").click()
            await page.locator(f"main.table:not([data-version='{version}'])").wait_for()
        if not await page.locator(".column.held").count():
            await page.locator(".column.up.lit").last.click()
        await page.wait_for_timeout(800)
        for selector in (".column.held", ".slot.lit >> nth=0"):
            box = await page.locator(selector).bounding_box()
            assert box is not None
            assert box["x"] >= 0, selector
            assert box["x"] + box["width"] <= 360, selector
            assert box["y"] + box["height"] <= 640, selector

    browse(tmp_path, work)


def test_advice_pushes_nothing_off_the_table(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, stage = await livia(visit)
        await page.set_viewport_size({"width": 1440, "height": 900})
        path = await stage.table("neptun", "advised", lambda view: bool(view["menu"]), hints=True)
        await page.goto(stage.address + path)
        await page.get_by_role("button", name="Hint").click()
        await page.locator(".hint li").first.wait_for()
        box = await page.locator(".my-things").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 901

    browse(tmp_path, work)


def test_on_a_phone_the_chart_goes_to_the_boat_that_is_to_sail(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, stage = await livia(visit)
        await page.set_viewport_size({"width": 360, "height": 640})
        path = await stage.table(
            "neptun", "sails", lambda view: bool(view["phase"] == "fulfil" and view["menu"][0]["kind"] == "Sail")
        )
        await page.goto(stage.address + path)
        await page.wait_for_selector(".port")
        state = await stage.ask("GET", f"/tables/{path.removeprefix('/t/')}")
        farthest = max(state["view"]["menu"], key=lambda one: int(one["distance"]))
        await page.locator(".menu-fold > summary").click()
        await page.locator(f".menu .entry[data-text='{farthest['text']}']").click()
        await page.locator(".oar.lit").last.click()
        await page.wait_for_selector(".port")
        assert farthest["city"] != "Crete"
        await page.wait_for_selector(f".port[data-city='{farthest['city']}']:not(.outside)")

    browse(tmp_path, work)


UNDER_TOOLS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const tools = [...document.querySelectorAll(".tools .button, .wind-corner")].map(box);
  const sea = box(document.querySelector(".sea"));
  const narrow = sea.width < 620 && tools.some((tool) => meets(tool, sea)) ? ["the chart"] : [];
  const ports = [...document.querySelectorAll(".port:not(.outside), .chart-port")];
  const hidden = ports.filter((one) => meets(box(one), sea) && tools.some((tool) => meets(tool, box(one))));
  return [...narrow, ...hidden.map((one) => one.outerHTML)];
}"""
"""What lies under the tools of the chart: on a phone nothing may, elsewhere no port."""


def test_no_port_lies_under_the_tools_of_the_chart(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, stage = await livia(visit)
        path = await stage.table("neptun", "sails", lambda view: bool(view["menu"][0]["kind"] == "Sail"))
        for width, height in ((390, 844), (360, 640), (768, 1024), (1280, 720)):
            await page.set_viewport_size({"width": width, "height": height})
            await page.goto(stage.address + path)
            await page.wait_for_selector(".port")
            assert await page.evaluate(UNDER_TOOLS) == [], width
            if width < 400:
                await page.locator(".port:not(.outside)").first.click()
                await page.wait_for_selector(".voyage-card.open")

    browse(tmp_path, work)
