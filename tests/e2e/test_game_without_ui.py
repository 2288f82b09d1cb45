"""A game that the page has no folder for, as one from a plug-in: it is shown in words, and can be played by the menu.

What the server says of Neptun is rewritten on its way to the browser, so that it seems to be about a game of another
name, without texts in the page and without the fields of a view that not every game has.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.browser import LONG, Visit, browse, choose, play_now
from tools.stage import Stage, phase

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Route, WebSocketRoute

pytestmark = pytest.mark.slow
KNOWN, UNKNOWN = "neptun", "plugin-game"
NOT_COMMON = ("menu", "order", "players", "phase")


def without_own_fields(value: Any) -> Any:
    """The same JSON; where it holds a view, only with what all views have."""
    if isinstance(value, list):
        return [without_own_fields(item) for item in value]
    if not isinstance(value, dict):
        return value
    plain = {name: without_own_fields(item) for name, item in value.items()}
    if "to_act" in plain:
        for name in NOT_COMMON:
            plain.pop(name, None)
    return plain


def renamed(text: str) -> str:
    """What the server said, as if it were about the unknown game."""
    return json.dumps(without_own_fields(json.loads(text))).replace(KNOWN, UNKNOWN)


async def rename_game(context: BrowserContext) -> None:
    """Rewrite all that this browser hears and says."""

    from playwright.async_api import Error

    async def answer(route: Route) -> None:
        asked = route.request.post_data
        with suppress(Error):  # the test is over, and its browser closed, while the server answers
            response = await route.fetch(post_data=None if asked is None else asked.replace(UNKNOWN, KNOWN))
            said = await response.text()
            whole = response.ok and "json" in response.headers.get("content-type", "")
            await route.fulfill(response=response, body=renamed(said) if whole else said)

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(renamed(str(frame))))

    await context.route("**/api/**", answer)
    await context.route_web_socket("**/live", connect)


def test_a_game_without_a_folder_is_opened_and_played_in_words(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest()
        await rename_game(page.context)
        await page.goto(visit.server.address)
        await page.get_by_role("heading", name="Plugin game").wait_for()
        assert await page.locator(f".game-card.{UNKNOWN} .pieces").count() == 0
        await page.locator(f".game-card.{UNKNOWN}").get_by_role("link", name="New table").click()
        await page.get_by_text("Plugin game").wait_for()
        await page.get_by_label("Seat 2").select_option("person")
        await page.get_by_role("button", name="Open the table").click()
        await page.locator("main.gathering h1", has_text="Plugin game").wait_for()
        await page.goto(visit.server.address)
        await page.locator(".table-card", has_text="Plugin game").wait_for()
        await play_now(page, UNKNOWN)
        await page.locator(".text-board table").first.wait_for()
        assert len(await choose(page, 3)) == 3
        assert await page.locator(".log button").count() > 3
        assert await page.locator(".player").count() == 4
        assert await page.get_by_role("tab", name="Rules").count() == 0

    browse(tmp_path, work)


def test_the_end_and_the_replay_of_a_game_without_a_folder(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest()
        path = await Stage(visit, page.context).table(KNOWN, "over", phase("over"))
        await rename_game(page.context)
        await page.goto(visit.server.address + path)
        await page.locator(".ending .won").first.wait_for()
        await page.get_by_role("link", name="Look at the game again").click()
        await page.locator("main.replay .text-board table").first.wait_for()
        await page.keyboard.press("Home")
        await page.wait_for_selector("main.replay[data-version='0']")
        await page.goto(visit.server.address)
        await page.locator(".table-card.finished", has_text="Plugin game").wait_for()

    browse(tmp_path, work, LONG)
