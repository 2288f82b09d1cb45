"""The market of Trading in the Mediterranean: nothing moves, everything is in sight, and players answer each other."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from argosy.games.mediterranean.rules.state import TRADING, MediterraneanState
from tests.e2e.browser import Visit, browse, state_of
from tests.e2e.test_mediterranean_table import click
from tests.e2e.test_whole_games import begin, table
from tests.games.mediterranean.positions import alone, people, position

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("place"),
    pytest.mark.skipif("ARGOSY_EXPECT_COMPILED" in os.environ, reason="the page is played on the sources"),
]
PHONE: dict[str, Any] = {"width": 390, "height": 844}
CARDS = 12
"""The hand that must be in sight as a whole on a laptop."""
SAMPLES = 20
"""How often the targets are looked at, 600 ms apart."""
TARGETS = """() => [...document.querySelectorAll('.med-take')].flatMap(take => {
  const { x, y, width, height } = take.getBoundingClientRect();
  const at = { x: x + width / 2, y: y + height / 2, offer: take.closest('[data-offer]').dataset.offer };
  return take.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
})"""
"""The Take buttons that a press would hit, and where."""
UNDER = """targets => targets.map(({ x, y }) =>
  document.elementFromPoint(x, y)?.closest('.med-take')?.closest('[data-offer]').dataset.offer ?? null)"""
"""The offers that a press at these places would take."""
SEEN = """all => all.filter(one => {
  const { left, top, right, bottom, width } = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return width && left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && one.contains(hit);
}).length"""
"""How many of some elements are in the window as a whole, and not covered."""


def rich_market(s: MediterraneanState) -> bool:
    """Whether the first seat has twelve cards, and others make six offers."""
    others = sum(1 for offer in s.offers if offer.seat)
    return bool(s.step == TRADING and len(s.civilisations[0].hand) == CARDS and others >= 6)


@cache
def market() -> str:
    """The record of that position."""
    return position(rich_market)


async def seen(found: Locator) -> tuple[int, int]:
    """How many of some elements are in sight, and how many there are."""
    return await found.evaluate_all(SEEN), await found.count()


def test_over_twelve_seconds_of_a_busy_table_no_take_button_becomes_another(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        bots = [None, "sensible", "sensible", "sensible"]
        terms: dict[str, Any] = {"game": "mediterranean", "seats": 4, "bots": bots, "tempo": "natural"}
        page, id = await table(visit, **terms, options={"trading_seconds": "60"})
        await page.set_viewport_size({"width": 1280, "height": 720})
        await begin(page, visit, id)
        while not await page.locator(".med-board.trading").count():
            await click(page, ".med-decision")
        await page.locator(".med-opening", has_text="Sort your hand: the market opens in").wait_for()
        await page.locator("button.med-top").first.click()
        assert await page.locator(".med-lay .strong").is_disabled(), "an offer can be prepared, and is made afterwards"
        await page.get_by_role("button", name="Open it now").click()
        await page.locator(".med-opening").wait_for(state="detached")
        await page.locator(".med-take").first.wait_for()
        targets, changed = 0, []
        for _ in range(SAMPLES):
            before = await page.evaluate(TARGETS)
            await page.wait_for_timeout(600)
            after = await page.evaluate(UNDER, before)
            targets += len(before)
            changed += [(one, now) for one, now in zip(before, after, strict=True) if now not in (None, one["offer"])]
        assert targets > 0
        assert changed == []

    browse(tmp_path, work)


def test_on_a_phone_the_hand_is_in_sight_while_it_is_sorted_and_then_the_stalls_are(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        bots = [None, "sensible", "sensible", "sensible"]
        page, id = await table(visit, game="mediterranean", seats=4, bots=bots, tempo="natural")
        await page.set_viewport_size({"width": 390, "height": 844})
        await begin(page, visit, id)
        while not await page.locator(".med-board.trading").count():
            await click(page, ".med-decision")
        await page.locator(".med-opening").wait_for()
        await page.locator(".med-group").first.wait_for()
        assert await seen(page.locator(".med-group")) == (5, 5)
        assert await seen(page.get_by_role("button", name="Open it now")) == (1, 1)
        await page.get_by_role("button", name="Open it now").click()
        await page.locator(".med-opening").wait_for(state="detached")
        await page.locator(".med-tray:not(.open)").wait_for()

    browse(tmp_path, work)


def test_on_a_laptop_offers_composer_and_a_hand_of_twelve_are_in_sight(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, _ = await alone(visit, market(), viewport={"width": 1280, "height": 720})
        await page.locator(".med-forecast").wait_for()
        offers, all_offers = await seen(page.locator(".med-slots .med-offer"))
        assert offers >= 6, all_offers
        for part in (".med-hand .med-copy", ".med-want", ".med-lay .button", ".med-to .button", ".med-own"):
            shown, there = await seen(page.locator(part))
            assert shown == there > 0, part
        assert await page.locator(".med-hand .med-copy").count() == CARDS
        stall = page.locator(".med-stall").nth(1)
        await page.locator("button.med-copy").first.drag_to(stall.locator("header"))
        await page.locator(".med-copy[aria-pressed=true]").wait_for()
        name = await stall.locator("h2").inner_text()
        to = page.get_by_role("group", name="To").get_by_role("button", name=name)
        assert await to.get_attribute("aria-pressed") == "true", "a card dragged onto a stall begins an offer to it"
        assert await page.locator(".med-ghost, [data-drop]").count() == 0

    browse(tmp_path, work)


async def tap(page: Page, what: Locator) -> None:
    """Press something that is in sight without scrolling."""
    assert await seen(what) == (1, 1), what
    await what.click()


@pytest.mark.here
def test_on_a_phone_an_offer_takes_four_taps_and_no_scrolling(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, _ = await alone(visit, market(), viewport=PHONE)
        before = len((await state_of(page))["view"]["offers"])
        await tap(page, page.locator(".med-handle [aria-expanded=false]"))
        await page.locator(".med-want").first.wait_for()
        await tap(page, page.locator("button.med-top:enabled").first)
        await tap(page, page.locator(".med-want").last)
        await tap(page, page.locator(".med-lay .strong"))
        await page.locator(".med-offer.mine").last.wait_for(state="attached")
        assert len((await state_of(page))["view"]["offers"]) == before + 1
        assert await page.evaluate("scrollY + document.querySelector('.med-tray-in').scrollTop") == 0

    browse(tmp_path, work)


@pytest.mark.at_server
def test_players_decline_wish_speak_and_notice_a_mirrored_offer(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host, friend = await people(visit, market())
        await host.get_by_role("button", name="Wishes").click()
        await host.locator(".med-wish-good").last.click()
        await host.locator(".med-wish-good.want").wait_for()
        await host.locator("dialog[open] .close").click()
        await friend.locator("[data-seat='0'] .med-wish").wait_for()
        good = (await state_of(friend))["view"]["hand"][0]["good"]
        await friend.locator(f".med-group[data-good={good}] button.med-top").click()
        await friend.get_by_role("button", name="Ask for one VP more").click()
        await friend.locator(".med-lay .strong").click()
        row = host.locator("[data-seat='1'] .med-offer.open", has_text="1 VP").last
        await row.get_by_role("button", name="More about").click()
        await host.locator("dialog[open]").get_by_role("button", name="Too dear.").click()
        await friend.locator("[data-seat='0'] .med-bubble", has_text="Too dear.").wait_for()
        assert "Too dear." in str(await friend.locator(".med-answers").last.get_attribute("title"))
        await host.get_by_role("button", name="Say", exact=True).click()
        await host.locator("dialog[open]").get_by_role("button", name="Deal?").click()
        await friend.locator("[data-seat='0'] .med-bubble", has_text="Deal?").wait_for()
        await host.get_by_role("button", name="Give one VP more").click()
        goods = host.locator(".med-want")
        names = await goods.locator(".med-want-name").all_inner_texts()
        await goods.nth(names.index(good)).click()
        await host.get_by_role("button", name="Take it").click()
        await friend.locator(".med-deals li", has_text="Livia").first.wait_for(state="attached")

    browse(tmp_path, work)
