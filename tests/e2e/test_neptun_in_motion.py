"""What moves or happens by itself in Neptun: travelling pieces, the only choice, the scoring temple by temple."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from argosy.core.replay import AnyMatch
from tests.e2e.browser import Visit, ask, browse, change_settings
from tests.games.neptun.a_match import finished, new, play_until

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("place")]
NOTE_TRAVELS = """window.travelled = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) window.travelled += node.classList?.contains("travelling") ?? false;
  }
}).observe(document, { childList: true, subtree: true });"""
CHANGED = "version => document.querySelector('main.table').dataset.version !== version"


def kinds(match: AnyMatch) -> list[str]:
    """What the first seat may do."""
    return [type(action).__name__ for action in match.legal(0)] if 0 in match.to_act else []


def has_one_choice(match: AnyMatch) -> bool:
    """Whether the first seat alone is to act and can do one thing, which is no reveal."""
    return match.to_act == (0,) and len(kinds(match)) == 1 and kinds(match) != ["Reveal"]


def last_decision() -> AnyMatch:
    """A game before its last decision, which the first seat makes."""
    for seed in range(50):
        log = finished(3, seed).log
        last = max(number for number, entry in enumerate(log) if entry.actor >= 0)
        if log[last].actor == 0:
            return play_until(new(3, seed), lambda match: match.number == last)  # noqa: B023
    raise LookupError("no game ends with the first seat")


async def moving_page(visit: Visit) -> Page:
    """A page in which things move."""
    page = await visit.guest(path="/rules", reduced_motion="no-preference", viewport={"width": 1280, "height": 720})
    await page.evaluate(NOTE_TRAVELS)
    await page.context.add_init_script(NOTE_TRAVELS)  # where another address loads another document
    return page


async def sit_at(visit: Visit, page: Page, match: AnyMatch) -> None:
    """Go to a table in that position, on the first seat, with bots on the others."""
    api = f"{visit.server.address}/api"
    table = (await ask(page.context, f"{api}/records", match.record.dumps()))["table"]
    await ask(page.context, f"{api}/tables/{table}/fill", level="random")
    await ask(page.context, f"{api}/tables/{table}/start")
    await visit.go(page, f"/t/{table}")
    await page.wait_for_selector(".neptun-board")


def test_a_contract_travels_and_the_only_choice_is_made_by_itself(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await moving_page(visit)
        await sit_at(visit, page, play_until(new(3), lambda match: "Take" in kinds(match)))
        if not await page.locator(".column.held").count():
            await page.locator(".column.up.lit").first.click()
        await page.locator(".slot.lit").first.click()
        await page.wait_for_function("() => window.travelled >= 2")  # the contract and the order marker
        await page.wait_for_function("() => document.querySelector('.travelling') === null")

        only = play_until(new(3), has_one_choice)
        await change_settings(page, forced="on")
        await sit_at(visit, page, only)
        await page.wait_for_function(CHANGED, arg=str(only.number))

    browse(tmp_path, work)


def test_the_last_scoring_goes_temple_by_temple_and_nothing_tells_the_winner_before(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await moving_page(visit)
        await change_settings(page, telling="on")
        await sit_at(visit, page, last_decision())
        await page.locator(".prompt", has_text="Choose").wait_for()  # the scorings before were told before
        await page.locator(".menu-fold > summary").click()
        await page.locator(".menu .entry:enabled").first.click()
        steps = page.locator(".hall .steps p")
        await steps.nth(1).wait_for()  # one after the other
        assert await page.locator(".ending, .winners").count() == 0
        assert await page.locator(".prompt").inner_text() == "Scoring"
        assert "wins" not in await page.locator(".side").inner_text()
        await page.get_by_role("button", name="All at once").click()
        await page.locator(".winners").wait_for()
        await page.locator(".hall .button.strong").click()
        await page.wait_for_selector(".ending")
        assert await page.locator(".oar-table, .oar-hand, .hall").count() == 0, "nothing empty stays"
        await change_settings(page, telling="off")
        await sit_at(visit, page, last_decision())
        await page.locator(".menu-fold > summary").click()
        await page.locator(".menu .entry:enabled").first.click()
        await page.wait_for_selector(".ending")
        assert await page.locator(".hall").count() == 0, "not told step by step"
        await page.evaluate("localStorage.setItem('argosy.telling', 'on')")
        await page.emulate_media(reduced_motion="reduce")
        await sit_at(visit, page, last_decision())
        await page.locator(".menu-fold > summary").click()
        await page.locator(".menu .entry:enabled").first.click()
        await steps.nth(1).wait_for()
        assert await page.locator(".ending, .winners").count() == 0, "told also where nothing moves"

    browse(tmp_path, work)
