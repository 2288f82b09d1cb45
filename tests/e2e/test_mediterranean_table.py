"""The drawn table of Trading in the Mediterranean: it offers what the server accepts, and real deals are made on it."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.browser import LONG, Visit, asked, browse
from tests.e2e.relief import play_the_middle
from tests.e2e.test_whole_games import begin, table

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("place"),
    pytest.mark.skipif("ARGOSY_EXPECT_COMPILED" in os.environ, reason="the page is played on the sources"),
]
DRAWN = "all => all.map(one => one.dataset.text)"
OFFERED = ".med-board .choice[data-text]"
OPEN = "dialog[open]"
ASKING = ".med-board .choice[data-slot]"
SOON = 3000
"""Milliseconds until something is given up that is gone when the table changes."""
WHERE = """() => document.querySelector('.ending') ? null
  : [document.querySelector('.standing').textContent, document.querySelector('.med-board').dataset.phase]"""
"""The turn and the phase that are shown, while the game goes on."""
DOING = ".med-decision, .med-purse .button.strong, .med-ready .button.strong:visible"


def head(text: str) -> str:
    """An entry without the cards that go, which are the player's choice."""
    return text.partition(" with ")[0] if text.startswith("accept") else text


async def menu_of(page: Page, visit: Visit, id: str) -> tuple[int, list[dict[str, Any]]]:
    """The version and the menu as they are told."""
    state = await asked(page.context, "GET", f"{visit.server.address}/api/tables/{id}")
    return state["version"], [one for one in state["view"]["menu"] if one["kind"] != "Wait"]


async def drawn(page: Page) -> set[str]:
    """Everything that the drawn table offers now, with both things that a click on a card can do."""
    found = set()
    modes = page.locator(".med-mode .button")
    for mode in range(max(1, await modes.count())):
        if await modes.count():
            await modes.nth(mode).click(timeout=SOON)
        found |= {head(text) for text in await page.locator(OFFERED).evaluate_all(DRAWN)}
    for slot in range(await page.locator(ASKING).count()):
        await page.locator(ASKING).nth(slot).click(timeout=SOON)
        await page.locator(OPEN).wait_for(timeout=SOON)
        found |= set(await page.locator("dialog .choice").evaluate_all(DRAWN))
        await page.keyboard.press("Escape")
        await page.locator(OPEN).wait_for(state="detached", timeout=SOON)
    return found


async def same_as_the_menu(page: Page, visit: Visit, id: str) -> bool:
    """Whether the table offers exactly the menu; False if the position changed meanwhile."""
    from playwright.async_api import Error

    version, menu = await menu_of(page, visit, id)
    try:
        before = await page.locator("main.table").get_attribute("data-version")
        shown = await drawn(page)
        after = await page.locator("main.table").get_attribute("data-version")
    except Error:
        return False
    if not before == after == str(version):  # the page may also have been behind the server
        return False
    assert shown == {head(one["text"]) for one in menu}
    return True


async def settled(page: Page, visit: Visit, id: str, tries: int = 200) -> bool:
    """Whether the table offers exactly the menu once bots have done what they could; False if they never rest."""
    for _ in range(tries):
        if await same_as_the_menu(page, visit, id):
            return True
        await page.wait_for_timeout(100)
    return False


async def click(page: Page, what: str) -> bool:
    """Click the first of these, if there is one and the table does not change under the pointer."""
    from playwright.async_api import Error

    with suppress(Error):
        await page.locator(what).first.click(timeout=700)
        return True
    if await page.locator(OPEN).count():  # a look at the menu was broken off by a change of the table
        await page.keyboard.press("Escape")
    return False


async def deal(page: Page) -> bool:
    """Take an offer that one can take, if somebody lays one soon."""
    from playwright.async_api import TimeoutError

    with suppress(TimeoutError):
        await page.locator(".med-offer .med-take").first.wait_for(timeout=SOON)
    before = await page.locator("main.table").get_attribute("data-version")
    if not await click(page, ".med-offer .med-take"):
        return False
    await page.wait_for_function("v => document.querySelector('main.table').dataset.version !== v", arg=before)
    return await page.locator(".prompt-bar .trouble").count() == 0


def test_a_whole_game_with_deals_and_nothing_offered_but_the_menu(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        bots = [None, "sensible", "sensible", "sensible"]
        options = {"trading_seconds": "60"}
        terms: dict[str, Any] = {"game": "mediterranean", "seats": 4, "bots": bots, "options": options}
        page, id = await table(visit, **terms)
        await begin(page, visit, id)
        deals, relieved = 0, False
        phases: set[tuple[str, str]] = set()
        traded: set[str] = set()
        for _ in range(1500):
            await page.wait_for_selector(f"{DOING}, .ending, .med-board")
            where = await page.evaluate(WHERE)
            if where is None:
                break
            turn, phase = where
            if len(traded) == 2 and phase == "civic" and not relieved:
                relieved = True
                await play_the_middle([page], visit.server.address, id, lambda view: bool(view["turn"] >= 6))
                continue
            tries = 20 if phase == "trading" else 1
            if (turn, phase) not in phases and await settled(page, visit, id, tries):
                phases.add((turn, phase))
            if phase == "trading" and turn not in traded:
                traded.add(turn)
                await click(page, ".med-mode .button")
                deals += await deal(page)
                if await click(page, "button.med-top:enabled") and await click(page, ".med-want >> nth=6"):
                    await click(page, ".med-lay .strong")
            if phase == "purchasing" and await page.locator("button.med-card[data-text]").count():
                await click(page, "button.med-card[data-text]")
            elif not await click(page, DOING):
                await page.wait_for_timeout(100)
        assert await page.locator(".ending table").first.locator("tbody tr").count() == 4
        assert deals >= 1
        assert {phase for _, phase in phases} >= {"civic", "trading", "purchasing"}
        assert len(phases) >= 6  # those that stood still for the comparison

    browse(tmp_path, work, LONG)


@pytest.mark.at_server
def test_the_clock_shows_and_says_that_time_runs_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(visit: Visit) -> None:
        terms: dict[str, Any] = {"game": "mediterranean", "seats": 4, "bots": [None, *["random"] * 3]}
        page, id = await table(visit, **terms, options={"trading_seconds": "60"})
        await begin(page, visit, id)
        while not await page.locator(".clock").count():
            await click(page, ".med-decision.pass")
        await page.locator(".clock.soon").wait_for()
        await page.locator("[aria-live]", has_text="58 seconds left to trade.").wait_for(state="attached")

    monkeypatch.setattr("argosy.games.mediterranean.clock.WARNINGS", (58, 30))
    browse(tmp_path, work)


@pytest.mark.at_server
def test_an_offer_is_composed_by_one_person_and_taken_by_another(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        bots = [None, None, "random", "random"]
        options = {"trading_seconds": "untimed"}
        terms: dict[str, Any] = {"game": "mediterranean", "seats": 4, "bots": bots, "options": options}
        host, id = await table(visit, **terms)
        links = await (await host.context.request.get(f"{visit.server.address}/api/tables/{id}/links")).json()
        friend = await visit.page(f"/join/{id}#{links['invite']}", viewport={"width": 360, "height": 640})
        await friend.get_by_role("button", name="Sit down").click()
        await friend.wait_for_selector(".gathering")
        await begin(host, visit, id)
        for _ in range(40):
            trading = [await page.locator(".med-board.trading").count() for page in (host, friend)]
            if all(trading):
                break
            for page in (host, friend):
                await click(page, ".med-decision.pass")
        hand = host.get_by_role("region", name="Your hand")
        first = hand.locator("button.med-top").first
        good = await hand.locator(".med-group").first.get_attribute("data-good")
        bottom = await hand.locator(".med-copy").first.inner_text()
        await first.click()
        await host.get_by_role("group", name="To").get_by_role("button", name="Sailor").click()
        await host.get_by_role("button", name="Offer", exact=True).click()
        await host.get_by_role("button", name="For nothing?").click()
        mine = host.locator(".med-offer.mine")
        await mine.wait_for()
        assert bottom in await mine.inner_text()
        theirs = friend.locator("[data-seat='0'] .med-offer.open")
        await theirs.wait_for()
        assert bottom not in await theirs.inner_text()
        held = await hand.locator(f"[data-good={good}] .med-copy").count()
        await theirs.get_by_role("button", name="Take").click()
        await mine.wait_for(state="detached")
        assert await hand.locator(f"[data-good={good}] .med-copy").count() == held - 1
        await friend.get_by_role("button", name=re.compile("^Hand")).click()
        group = friend.locator(f".med-hand [data-good={good}]")
        await group.get_by_text(bottom).first.wait_for()
        await friend.locator(".med-deals li", has_text="Livia").wait_for(state="attached")

    browse(tmp_path, work)
