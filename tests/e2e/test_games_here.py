"""Games in the page itself: the network is cut and the host stopped after the first load."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

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


async def cut(page: Page, visit: Visit) -> None:
    """Wait until the page and both of its workers have what they need, then take the network and the host away."""
    await page.wait_for_function(f"() => {KEPT}")
    await unfold(page)
    await page.get_by_role("button", name="Hint").click()  # the answer comes from the second worker
    await page.locator(".hint li").first.wait_for()
    await page.keyboard.press("Escape")
    await page.context.set_offline(True)
    host: Any = visit.server
    host.stop()


@pytest.mark.parametrize("game", ["neptun", "mediterranean"])
def test_a_whole_game_without_a_network(tmp_path: Path, game: str) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        assert (await new_table(page, game, 4)).startswith("local-")
        await cut(page, visit)
        for language, word in LANGUAGES.items():
            await page.locator(".top-bar .link").click()
            await page.get_by_label(language).check()
            await page.keyboard.press("Escape")
            await page.get_by_role("heading", name=word).wait_for()
        await page.locator(".top-bar .link").click()
        await page.get_by_label("English").check()
        await page.keyboard.press("Escape")
        assert await play_along(page) > 20
        assert await page.locator(".ending table").first.locator("tbody tr").count() == 4
        await page.locator(".ending a[href*='/replay']").click()
        await page.wait_for_selector("main.replay .scrubber")
        await page.keyboard.press("Home")
        await page.wait_for_function("() => document.querySelector('main.replay').dataset.version === '0'")
        await page.get_by_role("link", name="Argosy").click()
        card = page.locator(".table-card.finished")
        assert "On this device" in await card.inner_text()

    browse(tmp_path, work, LONG)


def test_two_people_on_one_device_without_a_network(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await new_table(page, "neptun", 3, "Bea")
        await page.context.set_offline(True)
        seen = []
        for _ in range(4):
            await page.locator(".hand-over, .menu .entry:enabled").first.wait_for(state="attached")
            if await page.locator(".hand-over").count():
                await page.locator(".hand-over button").click()
            await unfold(page)
            seen.append(str(await page.locator(".player.me strong").text_content()))
            await page.locator(".menu .entry:enabled").last.click()
            await page.wait_for_timeout(300)
        assert "Bea" in seen

    browse(tmp_path, work)
