"""Trading in the Mediterranean by hand: promises, Piracy, which copy goes, answers, the warehouse, and many offers."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.browser import Visit, api_of, asked, browse, state_of
from tests.e2e.test_mediterranean_market import seen
from tests.games.mediterranean.positions import (
    alone,
    copies,
    crowded,
    many_offers,
    people,
    pirate,
    position,
    promising,
)

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("place"),
    pytest.mark.skipif("ARGOSY_EXPECT_COMPILED" in os.environ, reason="the page is played on the sources"),
]
NUMBERS = "all => all.map(one => one.dataset.offer ?? null)"
MOMENT = """() => {
  const box = document.querySelector('.med-moment > div');
  if (!box?.querySelector('.med-vp')) return null;
  const { left, right } = box.getBoundingClientRect();
  return { left, right, text: box.querySelector('.med-stack:has(.med-vp)').textContent };
}"""
"""A deal of mine that is shown as it happens: where, and the points in it."""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}


async def lay(page: Page) -> None:
    """Lay the offer that was put together; one that asks for nothing is asked about once."""
    button = page.locator(".med-lay .strong")
    await button.click()
    if await button.get_by_text("For nothing?").count():
        await button.click()
    await page.locator(".med-offer.mine").first.wait_for()


async def address(page: Page, name: str) -> None:
    """Choose for whom the offer is."""
    await page.get_by_role("group", name="To").get_by_role("button", name=name).click()


async def hand_of(page: Page) -> list[str]:
    """The cards in hand as the server tells them."""
    return [card["name"] for card in (await state_of(page))["view"]["hand"]]


@pytest.mark.at_server
def test_a_promise_is_offered_taken_and_shown_and_another_one_asked_for(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host, friend = await people(visit, position(promising))
        await host.get_by_role("button", name="Promise something").click()
        spare = host.locator("dialog .button", has_text="not to use").filter(has_text="Marcus").first
        words = await spare.inner_text()
        await spare.click()
        to = host.get_by_role("group", name="To").get_by_role("button", name="Marcus")
        assert await to.get_attribute("aria-pressed") == "true"
        await lay(host)
        theirs = friend.locator("[data-seat='0'] .med-offer.open", has_text="promise")
        await theirs.get_by_text(words).wait_for()
        assert "to you" in await theirs.inner_text()
        await theirs.get_by_role("button", name="Take").click()
        for page in (host, friend):
            await page.locator(".med-pacts", has_text="Livia").get_by_text(words).wait_for()
        assert len((await state_of(host))["view"]["pacts"]) == 1
        await host.get_by_role("button", name="Ask for a promise").click()
        await host.locator("dialog .button", has_text="not to use").filter(has_text="Marcus").first.click()
        await lay(host)
        asked = friend.locator("[data-seat='0'] .med-offer.open", has_text="promise")
        await asked.get_by_role("button", name="Take").click()
        await host.locator(".med-pacts li", has_text="Marcus the promise").wait_for()
        assert len((await state_of(host))["view"]["pacts"]) == 2
        assert await host.locator(".prompt-bar .trouble").count() == 0

    browse(tmp_path, work)


@pytest.mark.at_server
def test_piracy_passes_as_gold(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host, friend = await people(visit, position(pirate), **PHONE)
        await host.locator(".med-group[data-good=piracy]").get_by_role("button", name="as gold").click()
        await host.locator(".med-side").first.get_by_text("1 gold").wait_for()
        await address(host, "Marcus")
        await lay(host)
        theirs = friend.locator("[data-seat='0'] .med-offer.open", has_text="gold")
        await theirs.wait_for()
        assert "Piracy" not in await theirs.inner_text()
        await theirs.get_by_role("button", name="Take").click()
        await host.locator(".med-group[data-good=piracy]").wait_for(state="detached")
        assert "piracy" in await hand_of(friend)
        await friend.get_by_role("button", name=re.compile("^Hand")).click()
        await friend.locator(".med-group[data-good=piracy]").wait_for()

    browse(tmp_path, work)


@pytest.mark.at_server
def test_a_large_deal_is_shown_on_a_phone_with_its_points(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host, friend = await people(visit, position(copies), **PHONE, **MOVING)
        tops = host.locator("button.med-top")
        for number in range(min(4, await tops.count())):
            await tops.nth(number).click()
        for _ in range(2):
            await host.locator(".med-side").nth(1).get_by_role("button", name="Ask for one VP more").click()
        await address(host, "Marcus")
        await lay(host)
        offer = friend.locator("[data-seat='0'] .med-offer.open")
        await offer.wait_for()
        shown = asyncio.create_task(friend.wait_for_function(MOMENT))  # it is soon over
        await offer.get_by_role("button", name="Take").click()
        seen = await (await shown).json_value()
        assert seen["left"] >= 0
        assert seen["right"] <= 360
        assert seen["text"] == "2 VP"

    browse(tmp_path, work)


@pytest.mark.at_server
def test_the_copy_that_goes_is_chosen_and_an_offer_is_answered_and_withdrawn(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host, friend = await people(visit, position(copies))
        hand = (await state_of(host))["view"]["hand"]
        good = next(
            one["good"] for one in hand if len({card["name"] for card in hand if card["good"] == one["good"]}) > 1
        )
        await friend.locator(".med-want").nth((await goods(friend)).index(good)).click()
        await friend.locator(".med-side").nth(1).get_by_role("button", name="Ask for one VP more").click()
        await address(friend, "Livia")
        await lay(friend)
        offer = host.locator("[data-seat='1'] .med-offer.open", has_text="to you")
        dialog = host.locator("dialog[open]")
        await offer.get_by_role("button", name="More about").click()
        await dialog.get_by_role("button", name="Counter").click()
        await host.locator(".med-side").first.locator(".med-part").first.wait_for()
        pressed = host.get_by_role("group", name="To").get_by_role("button", name="Marcus")
        assert await pressed.get_attribute("aria-pressed") == "true"
        await lay(host)
        await host.locator(".med-offer.mine").get_by_role("button", name="Withdraw").click()
        await host.locator(".med-offer.mine").wait_for(state="detached")
        await friend.locator(".med-offer.mine").get_by_role("button", name="Withdraw").click()
        await friend.locator(".med-want").nth((await goods(friend)).index(good)).click()
        await address(friend, "Livia")
        await lay(friend)
        await offer.get_by_role("button", name="More about").click()
        other = dialog.locator(".med-picker [aria-pressed=false]").first
        bottom = await other.inner_text()
        await other.click()
        await dialog.locator(".med-hands", has_text=bottom).wait_for()
        before = await hand_of(host)
        await dialog.get_by_role("button", name="Take").click()
        await friend.locator(".med-offer.mine").wait_for(state="detached")
        after = await hand_of(host)
        gone = [card for card in before if before.count(card) > after.count(card)]
        assert len(before) == len(after) + 1
        assert bottom.lower().split()[0] in gone[0].replace("_", " ")

    browse(tmp_path, work)


async def goods(page: Page) -> list[str]:
    """The goods that can be asked for, in the order of their buttons."""
    pieces = await asked(page.context, "GET", f"{api_of(page)}/pieces")
    return [one["name"] for one in pieces["mediterranean"]["goods"] if not one["poses"]]


def test_cards_are_stored_and_taken_out_and_one_is_ready_or_not(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host, _ = await alone(visit, position(copies))
        await host.get_by_role("button", name="Store cards").click()
        before = len(await hand_of(host))
        await host.locator(".med-hand button.med-copy").first.click()
        await host.locator(".med-warehouse button.med-copy").first.wait_for()
        assert len(await hand_of(host)) == before - 1
        await host.locator(".med-warehouse button.med-copy").first.click()
        await host.locator(".med-warehouse button.med-copy").wait_for(state="detached")
        await host.locator(".med-store .med-ready .button").click()
        await host.locator(".med-marks tr", has_text="Livia").get_by_role("img", name="ready").wait_for()
        await host.get_by_role("button", name="Not ready yet").click()
        await host.locator(".med-store .med-ready .button.strong").wait_for()

    browse(tmp_path, work)


def test_seventy_offers_keep_their_rows_and_nothing_moves_under_the_pointer(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host, absent = await alone(visit, position(many_offers, crowded, {"ticks": "20"}, seats=6))
        assert len((await state_of(host))["view"]["offers"]) > 50
        stalls = host.locator(".med-stall")
        assert await stalls.count() == 5
        assert (await seen(host.locator(".med-slots .med-offer")))[0] >= 10, "on a laptop with six players"
        rows = stalls.first.locator(".med-slots > li")
        before = await rows.evaluate_all(NUMBERS)
        target = stalls.first.locator(".med-offer.open").first
        number, place = await target.get_attribute("data-offer"), await target.bounding_box()
        await target.get_by_role("button", name="Take").hover()
        assert await host.locator(".med-consequence:visible").count() == 0, "the row says it all"
        gone = next(one for one in reversed(before) if one != number)
        await absent.play(1, f"withdraw {gone}")
        name = str(await target.get_by_role("button", name="Take").get_attribute("aria-label"))
        said = re.search(r"Take the offer of Absent 2: you get 1 (\w+) for 1 \w+", name)
        assert said is not None, name
        await absent.play(1, f"offer 1 {said[1]} for nothing to all")
        newest = stalls.first.locator(".med-offer", has_text="nothing")
        await newest.wait_for(state="attached")
        after = await rows.evaluate_all(NUMBERS)
        assert after[: len(before)] == [None if one == gone else one for one in before]
        assert await target.bounding_box() == place

    browse(tmp_path, work)
