"""Games in the page itself: the network is cut and the host stopped after the first load."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from argosy.cli.main import main
from tests.e2e.browser import LONG, Visit, browse, unfold
from tests.e2e.test_whole_games import play_along

if TYPE_CHECKING:
    from playwright.async_api import Page


pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("only_here")]
KEPT = """caches.keys().then(async (names) => {
  const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
  const needed = ["engine.json", "words-nl", "words-es", "words-de"];
  return needed.every((part) => kept.some(({ url }) => url.includes(part)));
})"""
WHOLE_GAMES = "ARGOSY_WHOLE_GAMES" in os.environ
"""Whether two people play to the end too."""
LANGUAGES = {"Nederlands": "Jouw keuzes", "Español": "Tus opciones", "Deutsch": "Deine Möglichkeiten"}


async def new_table(page: Page, game: str, seats: int, beside: str | None = None) -> str:
    """Open a table on the page with quick bots on all other seats, or one with another person; its id."""
    await page.locator(f".game-card.{game}").get_by_role("link", name="New table").click()
    await page.locator(".segments label", has_text=str(seats)).click()
    if beside is not None:
        await page.get_by_label("Seat 2", exact=True).select_option("beside")
        await page.get_by_label("Name", exact=True).fill(beside)
    await page.locator("summary").click()
    await page.get_by_label("Bots play").select_option("instant")
    await page.get_by_role("button", name="Open the table").click()
    await page.locator(".prompt-bar, .hand-over").first.wait_for()
    return page.url.rpartition("/")[2]


async def cut(page: Page, visit: Visit) -> list[str]:
    """Wait until the page has what it needs, then take the network and the host away; what it asks for in vain."""
    while not await page.evaluate(KEPT):
        await page.wait_for_timeout(100)
    await page.locator(".menu .entry, .hand-over").first.wait_for(state="attached")
    await page.context.set_offline(True)
    host: Any = visit.server
    host.stop()
    asked_in_vain: list[str] = []
    page.on("requestfailed", lambda request: asked_in_vain.append(request.url))
    return asked_in_vain


async def speak(page: Page, language: str) -> None:
    """Choose a language."""
    await page.locator(".top-bar .link").click()
    await page.get_by_label(language).check()
    await page.keyboard.press("Escape")


async def look_again(page: Page) -> None:
    """Look at the game that has just ended, from its beginning."""
    await page.locator(".ending a[href*='/replay']").click()
    await page.wait_for_selector("main.replay .scrubber")
    await page.keyboard.press("Home")
    await page.wait_for_function("() => document.querySelector('main.replay').dataset.version === '0'")


@pytest.mark.parametrize("game", ["neptun", "mediterranean"])
def test_a_whole_game_without_a_network(tmp_path: Path, game: str) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        assert (await new_table(page, game, 4)).startswith("local-")
        asked_in_vain = await cut(page, visit)
        await unfold(page)
        for language, word in LANGUAGES.items():
            await speak(page, language)
            await page.get_by_role("heading", name=word).wait_for()
        await speak(page, "English")
        await page.get_by_role("button", name="Hint").click()
        await page.locator(".hint li").first.wait_for()
        await page.keyboard.press("Escape")
        assert await play_along(page) > 20
        assert await page.locator(".ending table").first.locator("tbody tr").count() == 4
        async with page.expect_download() as saving:
            await page.locator(".ending").get_by_role("button", name="Download the record").click()
        assert main(["replay", "--verify", str(await (await saving.value).path())]) == 0
        await look_again(page)
        await page.get_by_role("link", name="Argosy").click()
        card = page.locator(".table-card.finished")
        assert "On this device" in await card.inner_text()
        assert asked_in_vain == []

    browse(tmp_path, work, LONG)


@pytest.mark.parametrize("game", ["neptun", "mediterranean"] if WHOLE_GAMES else ["neptun"])
def test_two_people_on_one_device_without_a_network(tmp_path: Path, game: str) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await new_table(page, game, 3 if game == "neptun" else 4, "Bea")
        asked_in_vain = await cut(page, visit)
        seen: Counter[str] = Counter()

        async def both_have_played(page: Page) -> bool:
            seen.update(await page.locator(".player.me strong").all_inner_texts())
            return not WHOLE_GAMES and len(seen) > 1 and min(seen.values()) > 2

        await play_along(page, both_have_played)
        assert "Bea" in seen
        assert len(seen) == 2
        if WHOLE_GAMES:
            await look_again(page)
        assert asked_in_vain == []

    browse(tmp_path, work, LONG)
