"""Somebody who plays Neptun on the drawn board alone: clicks on columns, slots, oars, ports and their choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tests.e2e.browser import Visit, answered

if TYPE_CHECKING:
    from playwright.async_api import Page

READY: Final = ".neptun-board button.lit, .port, .answers button, .ending"
"""Something on the board can be clicked, or the game is over."""
SOON: Final = 60_000


async def open_table(visit: Visit, seats: int, people: int = 1) -> list[Page]:
    """A table with that many people in browsers of their own, and bots that do not dawdle."""
    host = await visit.page("/new?game=neptun", viewport={"width": 1440, "height": 900})
    await host.locator(".segments label", has_text=str(seats)).click()
    for seat in range(2, people + 1):
        await host.get_by_label(f"Seat {seat}", exact=True).select_option("person")
    await host.locator("summary").click()
    await host.get_by_label("Bots play").select_option("instant")
    await host.get_by_role("button", name="Open the table").click()
    pages = [host]
    if people > 1:
        link = str(await host.locator(".address code").text_content()).removeprefix(visit.server.address)
        for _ in range(people - 1):
            friend = await visit.page(link, viewport={"width": 768, "height": 1024})
            await friend.get_by_role("button", name="Sit down").click()
            await friend.wait_for_selector(".gathering")
            pages.append(friend)
        await host.get_by_role("button", name="Begin").click()
    for page in pages:
        await page.wait_for_selector(".neptun-board")
    return pages


def last_voyages(view: Any) -> bool:
    """Whether boats sail in the third round, the last one."""
    return bool(view["round"] == 3 and view["phase"] == "fulfil")


async def texts(page: Page, selector: str) -> set[str]:
    """The notation of everything that can be clicked there."""
    found: list[str] = await page.locator(selector).evaluate_all("all => all.map((one) => one.dataset.text)")
    return set(found)


async def offered(page: Page) -> set[str]:
    """All that the drawn board offers, found by picking up every column and opening every port."""
    found = await texts(page, ".column.down[data-text], .oar[data-text], .answers [data-text]")
    for column in await page.locator(".column.up.lit").all():
        if await column.get_attribute("aria-pressed") != "true":
            await column.click()
        found |= await texts(page, ".slot[data-text]")
    for port in await page.locator(".port").all():
        await port.click()
        found |= await texts(page, ".voyage-card.open .way[data-text]")
        await page.keyboard.press("Escape")
    return found


async def close_scoring(page: Page) -> bool:
    """Go on where the scoring lies open; whether it did."""
    on = page.locator(".hall header .button.strong")
    if await on.count() == 0:
        return False
    await on.click()
    return True


async def decide(page: Page, number: int) -> None:
    """Make one decision on the board, of various kinds by its number."""
    version = await page.locator("main.table").get_attribute("data-version")
    await close_scoring(page)
    if await page.locator(".answers button").count():
        await page.locator(".answers button").nth(number % 2).click()
    elif await page.locator(".port").count():
        delivery = page.locator(".slot.lit[data-slot]")
        if await delivery.count():
            await delivery.first.click()
        else:
            ports = page.locator(".port")
            await ports.nth(number % await ports.count()).click()
        await page.locator(".voyage-card.open .way").last.click()
    elif await page.locator(".oar.lit").count():
        await page.locator(".oar.lit").last.click()
    elif not await page.locator(".column.lit").count():
        return  # the position changed since the caller looked: it will look again
    elif not await page.locator(".column.down.lit").count() or (number % 2 and await page.locator(".up.lit").count()):
        column = page.locator(".column.up.lit").last
        if await column.get_attribute("aria-pressed") != "true":
            await column.click()
        await page.locator(".slot.lit").first.click()
    else:
        await page.locator(".column.down.lit").click()
    await answered(page, version)


async def may_act(page: Page) -> bool:
    """Whether something on the board can be clicked now, and the game goes on."""
    return await page.locator(READY).count() > 0 and not await over(page)


async def over(page: Page) -> bool:
    """Whether the final standing is shown."""
    return await page.locator(".ending").count() > 0
