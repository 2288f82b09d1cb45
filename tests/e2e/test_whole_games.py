"""Whole games in the page: by keyboard alone, through roles alone, and by people in two browsers with bots."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.browser import LONG, Visit, ask, browse, unfold
from tests.e2e.relief import play_the_middle
from tests.games.neptun.page import last_voyages

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("place"),
    pytest.mark.skipif("ARGOSY_EXPECT_COMPILED" in os.environ, reason="whole games are played on the sources"),
]
OVER = ".ending"
BEGINNING = 18
"""Decisions in the first round of Neptun and a little beyond, after which bots play until the last voyages."""
MOVING = "no-preference"


async def table(visit: Visit, motion: str = "reduce", **terms: Any) -> tuple[Page, str]:
    """A page whose guest has opened a table on those terms and sits there; its id."""
    page = await visit.guest(path="/new", reduced_motion=motion)
    terms = {"tempo": "instant", "absence": 0, **terms}
    opened = await ask(page.context, f"{visit.server.address}/api/tables", **terms)
    return page, str(opened["table"])


async def begin(page: Page, visit: Visit, id: str) -> None:
    """Begin the game and look at it."""
    await ask(page.context, f"{visit.server.address}/api/tables/{id}/start")
    await visit.go(page, f"/t/{id}")


def test_a_whole_game_of_neptun_by_keyboard_alone(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, id = await table(visit, motion=MOVING, game="neptun", seats=3, bots=[None, "sensible", "sensible"])
        await begin(page, visit, id)
        await unfold(page)
        for _ in range(60):
            await page.keyboard.press("Tab")
            if await page.evaluate("document.activeElement.matches('.entry')"):
                break
        chosen = 0
        while not await page.locator(OVER).count():
            if chosen == BEGINNING:
                await play_the_middle([page], visit.server.address, id, last_voyages)
                await page.locator(".menu .entry:enabled").first.focus()
            await page.wait_for_selector(f".menu .entry:focus, {OVER}")
            if await page.locator(OVER).count():
                break
            for _ in range(chosen % 4):
                await page.keyboard.press("ArrowDown")
            version = await page.locator("main.table").get_attribute("data-version")
            await page.keyboard.press("Enter")
            await page.wait_for_function("v => document.querySelector('main.table').dataset.version !== v", arg=version)
            chosen += 1
        assert chosen >= BEGINNING + 3

    browse(tmp_path, work, LONG)


def test_a_whole_game_of_neptun_through_roles_alone(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        from playwright.async_api import TimeoutError

        page, id = await table(visit, game="neptun", seats=3, bots=[None, "sensible", "sensible"])
        await begin(page, visit, id)
        await page.get_by_role("button", name="Table in words").click()
        choices = page.get_by_role("region", name="Your choices").get_by_role("button")
        ending = page.get_by_role("region", name="Final standing")
        prompts: set[str] = set()
        relieved = False
        for number in range(400):
            if len(prompts) > 5 and not relieved:
                relieved = True
                await play_the_middle([page], visit.server.address, id, last_voyages)
            await choices.or_(ending).first.wait_for()
            if await ending.count():
                break
            prompts.add(await page.get_by_role("region", name="What to do").get_by_role("status").inner_text())
            many = await choices.count()
            if many:
                with suppress(TimeoutError):  # the menu may change under the pointer
                    await choices.nth(number % many).click(timeout=1000)
                await page.wait_for_timeout(50)
        assert await ending.get_by_role("table").count() == 1
        assert len(prompts) > 5

    browse(tmp_path, work, LONG)


async def first_turn(page: Page) -> bool:
    """Whether the first turn of the Mediterranean has passed."""
    shown = await page.evaluate("document.querySelector('.standing')?.textContent ?? ''")
    return any(digit > "1" for digit in re.findall(r"\d", shown)[:1])


async def is_over(page: Page) -> bool:
    """Whether the final standing is shown."""
    return await page.locator(OVER).count() > 0


async def play_along(page: Page, enough: Callable[[Page], Awaitable[bool]] = is_over, rounds: int = 2000) -> int:
    """Choose entries until the game is over, or enough, as one browser does while others do the same.

    Two people at one device pass it on.
    """
    chosen = 0
    for number in range(rounds):
        if await enough(page) or await is_over(page):
            return chosen
        await page.evaluate("document.querySelector('.hand-over button')?.click()")
        entries = page.locator(".menu .entry:enabled")
        texts = [str(one) for one in await entries.evaluate_all("all => all.map(one => one.dataset.text)")]
        if not texts:
            await page.wait_for_timeout(60)
            continue
        accepts = [text for text in texts if text.startswith("accept")]
        quiet = [text for text in texts if text in ("ready", "confirm", "pass")]
        wanted = accepts[0] if accepts and number % 2 else quiet[0] if quiet else texts[(number * 5) % len(texts)]
        if wanted == "wait":
            await page.wait_for_timeout(100)
        await page.evaluate(
            'text => document.querySelector(`.menu .entry[data-text="${CSS.escape(text)}"]`)?.click()', wanted
        )
        chosen += 1
        await page.wait_for_timeout(80)
    raise AssertionError("the game did not end")


@pytest.mark.at_server
def test_two_browsers_and_two_bots_play_a_whole_game_of_the_mediterranean(tmp_path: Path) -> None:
    """Neptun's is in test_neptun_on_the_board.py."""

    async def work(visit: Visit) -> None:
        terms = {"game": "mediterranean", "seats": 4, "options": {"trading_seconds": "60"}}
        host, id = await table(visit, motion=MOVING, bots=[None, None, "sensible", "sensible"], **terms)
        links = await (await host.context.request.get(f"{visit.server.address}/api/tables/{id}/links")).json()
        friend = await visit.page(f"/join/{id}#{links['invite']}")
        await friend.get_by_role("button", name="Sit down").click()
        await friend.wait_for_selector(".gathering")
        await begin(host, visit, id)
        await friend.wait_for_selector(".prompt-bar")
        await friend.reload()
        await asyncio.gather(*[play_along(page, first_turn) for page in (host, friend)])
        await play_the_middle((host, friend), visit.server.address, id, lambda view: bool(view["turn"] >= 6))
        await asyncio.gather(play_along(host), play_along(friend))
        for page in (host, friend):
            assert await page.locator(".ending table").first.locator("tbody tr").count() == 4

    browse(tmp_path, work, LONG)
