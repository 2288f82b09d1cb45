"""At small sizes nothing covers what one plays with, everything can be read, and advice pushes nothing away."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

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


TEXT = """() => [...document.querySelectorAll(
  ".sea-chart .chart-name, .flag text, .boats text, .temple-token text",
)]
  .map((one) => [one.textContent, parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a])
  .filter(([, pixels]) => pixels < 11.9)"""
"""Texts on the chart that are smaller than 12 pixels."""
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const boats = [...document.querySelectorAll(".boats > g[transform]")].map(box);
  const signs = [...document.querySelectorAll(".flag rect, .mile-marker text")].map(box);
  return boats.flatMap((boat, at) => [...boats.slice(at + 1), ...signs].filter((other) => meets(boat, other))).length;
}"""
"""How many boats lie on another boat, on a flag or on a distance."""


def test_at_1280_by_720_the_voyage_is_on_the_chart_and_everything_can_be_read(tmp_path: Path) -> None:
    """Flags by slot number in slot order, what an oar pays, an opponent's instead; texts, boats, log and choices."""

    async def work(visit: Visit) -> None:
        page = await visit.guest(viewport={"width": 1280, "height": 720})
        stage = Stage(visit, page.context)
        path = await stage.table("neptun", "rows", lambda view: bool(view["menu"][0]["kind"] == "Row"))
        await page.goto(stage.address + path)
        await page.locator(".oar.lit").first.wait_for()
        view = (await stage.ask("GET", f"/tables/{path.removeprefix('/t/')}"))["view"]
        assert await flags(page) == slots_of(view["players"][0])
        assert await page.locator(".flag.free, .flag.paid, .flag.far").count() == 0
        await page.locator(".oar.lit").first.hover()
        await page.locator(".flag.free, .flag.paid, .flag.far").first.wait_for(state="attached")
        await page.locator(".player:not(.me)").first.hover()
        other = int(await page.locator(".player:not(.me) [data-seat]").first.get_attribute("data-seat") or 0)
        await page.locator(f".flags[data-seat='{other}']").wait_for(state="attached")
        assert await flags(page) == slots_of(view["players"][other])
        assert await page.evaluate(TEXT) == []
        assert await page.evaluate(COVERED) == 0
        chart = await page.locator(".sea").bounding_box()
        assert chart is not None
        assert chart["width"] > 850
        assert await page.locator(".menu-fold[open]").count() == 0
        assert not await page.locator(".tab-panel").is_visible()
        await page.get_by_role("tab", name="Log").click()
        panel = await page.locator(".tab-panel").bounding_box()
        assert panel is not None
        assert panel["height"] > 400
        oars = await page.locator(".oar-table").bounding_box()
        assert oars is not None
        assert oars["x"] + oars["width"] <= panel["x"] + 1, "the open drawer covers nothing"

    browse(tmp_path, work)


async def flags(page: Page) -> dict[str, str]:
    """The numbers on the flags of the chart, by port."""
    pairs: list[list[str]] = await page.locator(".flag").evaluate_all(
        "all => all.map((one) => [one.dataset.flag, one.querySelector('.flag-number').textContent])"
    )
    return {pair[0]: pair[1] for pair in pairs}


def slots_of(player: Any) -> dict[str, str]:
    """The slots of a player's open contracts, by port."""
    found: dict[str, list[str]] = {}
    for at, slot in enumerate(player["chart"], start=1):
        if slot["state"] == "open":
            found.setdefault(slot["contract"]["city"], []).append(str(at))
    return {port: "·".join(numbers) for port, numbers in found.items()}


def test_a_hint_lies_over_the_board_and_plays_only_after_a_second_press(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, stage = await livia(visit)
        await page.set_viewport_size({"width": 1280, "height": 720})
        path = await stage.table("neptun", "advised", lambda view: bool(view["menu"][0]["kind"] == "Row"), hints=True)
        await page.goto(stage.address + path)
        await page.locator(".oar.lit").first.wait_for()
        before = await page.locator(".my-things").bounding_box()
        await page.get_by_role("button", name="Hint").click()
        await page.locator(".hint li").first.wait_for()
        assert await page.locator(".my-things").bounding_box() == before
        version = await page.locator("main.table").get_attribute("data-version")
        await page.locator(".hint li .link").first.click()
        play = page.locator(".hint li .button")
        await play.wait_for()
        assert await page.locator("main.table").get_attribute("data-version") == version
        await play.click()
        await page.locator(f"main.table:not([data-version='{version}'])").wait_for()

    browse(tmp_path, work)
