"""The page in a real browser: a few decisions of both games with bots, language, words, reload."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.browser import Visit, answered, browse, choose, play_now, unfold
from tests.e2e.test_ways_in import excused

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("place")]


@pytest.mark.here
@pytest.mark.parametrize("game", ["neptun", "mediterranean"])
def test_a_table_with_bots_begins_in_one_click_and_can_be_played(tmp_path: Path, game: str) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await play_now(page, game)
        chosen = await choose(page, 3)
        assert all(chosen)
        assert await page.locator(".log button").count() > 3
        assert await page.locator(".players .player").count() == 4

    browse(tmp_path, work)


def test_the_language_is_switched_without_losing_anything(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await play_now(page, "neptun")
        await unfold(page)
        before = await page.locator(".log button").count()
        lines = set()
        for language, word in (
            ("Nederlands", "Jouw keuzes"),
            ("Español", "Tus opciones"),
            ("Deutsch", "Deine Möglichkeiten"),
            ("English", "Your choices"),
        ):
            await page.locator(".top-bar .link").click()
            await page.get_by_label(language).check()
            await page.keyboard.press("Escape")
            await page.get_by_role("heading", name=word).wait_for()
            lines.add(await page.locator(".log button").nth(1).text_content())
        assert await page.locator(".log button").count() == before
        assert len(lines) == 4, "the log speaks the language that is set"

    browse(tmp_path, work)


def test_a_language_that_cannot_be_loaded_is_not_chosen(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await page.route("**/words-nl-*.ftl", lambda route: route.abort())
        await page.locator(".top-bar .link").click()
        await page.get_by_label("Nederlands").check()
        await page.locator(".toast", has_text="Nederlands could not be loaded").wait_for()
        assert await page.get_by_label("English").is_checked()
        await page.unroute("**/words-nl-*.ftl")
        await page.get_by_label("Nederlands").check()
        await page.get_by_role("heading", name="Instellingen").wait_for()
        excused(visit)

    browse(tmp_path, work)


def test_a_move_is_typed_and_a_refusal_names_its_rule(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await play_now(page, "neptun")
        await unfold(page)
        entry = page.locator(".menu .entry:enabled").first
        await entry.wait_for()
        box = page.get_by_label("Type a move")
        await box.fill("sail Roma")
        await box.press("Enter")
        trouble = page.locator(".prompt-bar .trouble")
        await trouble.wait_for()
        assert await trouble.locator(".rule-link").count() == 1
        await box.fill(str(await entry.get_attribute("data-text")))
        await box.press("Enter")
        await trouble.wait_for(state="detached")

    browse(tmp_path, work)


def test_a_reload_comes_back_to_the_same_seat(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await play_now(page, "neptun")
        await choose(page, 1)
        await page.reload()
        await choose(page, 1)
        assert await page.locator(".player.me").count() == 1
        await page.goto(visit.server.address)
        await page.locator(".table-card a").first.click()
        await page.wait_for_selector(".prompt-bar")

    browse(tmp_path, work)


@pytest.mark.at_server
def test_a_friend_joins_by_link_and_a_spectator_sees_no_secrets(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host = await visit.page("/new?game=neptun")
        await host.locator(".segments label", has_text="3").click()
        await host.get_by_label("Seat 2", exact=True).select_option("person")
        await host.get_by_role("button", name="Open the table").click()
        link = str(await host.locator(".address code").text_content())
        friend = await visit.page(link.removeprefix(visit.server.address))
        await friend.get_by_role("button", name="Sit down").click()
        await friend.wait_for_selector(".gathering")
        await host.get_by_role("button", name="Begin").click()
        await friend.wait_for_selector(".prompt-bar")
        await host.wait_for_selector(".prompt-bar")
        await host.get_by_role("tab", name="Table").click()
        watch = str(await host.locator(".invite").get_attribute("data-watch"))
        spectator = await visit.page(watch.removeprefix(visit.server.address))
        await spectator.wait_for_selector(".prompt-bar")
        assert await spectator.locator(".menu .entry").count() == 0
        assert await spectator.get_by_role("table", name="Your chart").count() == 0
        assert await spectator.locator(".command-box").count() == 0

    browse(tmp_path, work)


def test_what_was_refused_is_forgotten_when_it_is_past(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page(viewport={"width": 768, "height": 900})
        await play_now(page, "neptun")
        await unfold(page)
        await page.get_by_role("tab", name="Table").click()
        await page.get_by_role("button", name="Pause").click()
        box = await page.locator(".notice").bounding_box()
        assert box is not None
        assert box["y"] >= 0  # seen where one has scrolled to
        await page.locator(".menu .entry").first.click()
        trouble = page.locator(".prompt-bar .trouble")
        await trouble.get_by_text("The game is paused.").wait_for()
        await page.get_by_role("button", name="Go on").click()
        await trouble.wait_for(state="detached")
        (chosen,) = await choose(page, 1)
        if chosen.startswith("take"):  # it can be taken back until the next has acted
            version = await page.locator("main.table").get_attribute("data-version")
            await answered(page, version)
        await page.get_by_role("button", name="Undo").click()
        await page.get_by_role("button", name="Ask the others").wait_for()
        assert await trouble.count() == 0  # it is said once

    browse(tmp_path, work)
