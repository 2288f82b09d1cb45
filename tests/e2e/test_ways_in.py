"""Ways to a table for those who are not there yet, and what dead ends say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.browser import Visit, browse, play_now

if TYPE_CHECKING:
    from playwright.async_api import Page, Route

pytestmark = pytest.mark.slow


async def public_table(visit: Visit) -> Page:
    """A table for all with one free seat, as its host sees it."""
    host = await visit.page("/new?game=neptun")
    await host.locator(".segments label", has_text="3").click()
    await host.get_by_label("Seat 2", exact=True).select_option("person")
    await host.locator("summary").click()
    await host.get_by_label("Everybody may find the table").check()
    await host.get_by_role("button", name="Open the table").click()
    await host.wait_for_selector(".gathering .invite")
    return host


def excused(visit: Visit) -> None:
    """Forget that the browser complained of answers that were refusals."""
    visit.faults[:] = [one for one in visit.faults if not one.startswith("Failed to load resource")]


def test_somebody_new_finds_a_public_table_and_sits_down(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        await public_table(visit)
        page = await visit.page("/lobby")
        await page.locator(".table-card a").first.click()
        await page.get_by_role("button", name="Sit down").click()
        await page.get_by_label("Your name").fill("👩‍🚀 Ñusta")
        await page.get_by_role("button", name="Sit down").click()
        mine = page.locator(".gathering .seats li", has_text="You")
        await mine.wait_for()
        assert await mine.locator("text").text_content() == "👩‍🚀"

    browse(tmp_path, work)


def test_one_takes_up_one_s_own_seat_on_another_device(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        first = await visit.page()
        await play_now(first, "neptun")
        table = first.url.rsplit("/", 1)[1]
        held = await first.evaluate("JSON.parse(localStorage.getItem('argosy.seats'))")
        await first.get_by_role("tab", name="Table").click()
        await first.evaluate("navigator.clipboard.writeText = async text => { window.copied = text }")
        await first.get_by_role("button", name="Copy the link to my seat").click()
        copied = str(await first.evaluate("window.copied"))
        assert copied.endswith(f"/join/{table}#{held[table][0]['token']}")
        second = await visit.page(copied.removeprefix(visit.server.address))
        await second.get_by_role("button", name="Sit down").click()
        await second.wait_for_selector(".player.me")
        assert second.url.endswith(f"/t/{table}")
        await second.goto(visit.server.address)
        await second.locator(f"a[href='/t/{table}']").wait_for()  # it is one of one's games here too

    browse(tmp_path, work)


def test_a_link_to_watch_that_is_pasted_leads_to_looking_on(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host = await public_table(visit)
        watch = str(await host.locator(".invite").get_attribute("data-watch"))
        page = await visit.page("/join")
        await page.get_by_label("Link").fill(f" {watch} ")
        await page.get_by_role("button", name="Go there").click()
        await page.wait_for_selector(".gathering")
        assert page.url == watch
        assert await page.locator(".seats li.free").count() == 1

    browse(tmp_path, work)


def test_a_late_friend_reads_that_the_table_is_full_and_watches(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host = await visit.page()
        await play_now(host, "neptun")
        table = host.url.removeprefix(visit.server.address).removeprefix("/t/")
        page = await visit.page(f"/join/{table}#{visit.server.services.signer.invite(table)}")
        await page.get_by_text("The table is full").wait_for()
        assert await page.locator("form:visible").count() == 0, "there is nothing to sit down on"
        await page.get_by_role("link", name="Watch the game").click()
        await page.wait_for_selector(".watching")
        assert await page.locator("main.table").count() == 1

    browse(tmp_path, work)


def test_a_dead_end_says_one_thing_and_leads_home(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host = await visit.page()
        await play_now(host, "neptun")
        table = host.url.removeprefix(visit.server.address)
        missing = "0" * 24
        for path, said in (
            (table, "its link is needed"),
            (f"{table}/replay", "its link is needed"),
            (f"/t/{missing}", "no such table"),
            ("/t/%E0%A4%A", "no such table"),
            (f"/join/{missing}#no", "no such table"),
            ("/nowhere", "no page at this address"),
        ):
            page = await visit.page(path)
            await page.get_by_role("link", name="To the first page").wait_for()
            assert said in await page.locator("main").inner_text(), path
            assert await page.locator(".line-banner, form").count() == 0, path
        await page.get_by_role("link", name="To the first page").click()
        await page.wait_for_selector(".landing")
        await host.goto(f"{visit.server.address}{table}/replay")
        await host.get_by_text("when it is over").wait_for()
        excused(visit)

    browse(tmp_path, work)


def test_a_late_friend_is_told_that_the_table_is_full_and_may_watch(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host = await public_table(visit)
        link = str(await host.locator(".address code").text_content()).removeprefix(visit.server.address)
        await host.get_by_role("button", name="Bots on all free seats").click()
        await host.get_by_role("button", name="Begin").click()
        await host.wait_for_selector(".prompt-bar")
        late = await visit.page(link)
        await late.get_by_text("The table is full").wait_for()
        assert not await late.locator("form").is_visible()
        await late.get_by_role("link", name="Watch the game").click()
        await late.get_by_text("You are looking on").wait_for()
        await host.goto(visit.server.address + link)  # who sits there finds back by the same link
        await host.get_by_role("button", name="Sit down").click()
        await host.wait_for_selector(".player.me")
        excused(visit)

    browse(tmp_path, work)


def test_the_lobby_takes_back_that_it_had_no_answer(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        cut = True

        async def line(route: Route) -> None:
            await (route.abort() if cut else route.continue_())

        await page.route("**/api/tables", line)
        await page.get_by_role("link", name="Public tables").first.click()
        trouble = page.locator(".trouble")
        await trouble.wait_for()
        cut = False
        await page.get_by_text("no public table").wait_for()
        assert await trouble.count() == 0
        excused(visit)

    browse(tmp_path, work)


def test_one_hears_somebody_no_longer_and_again(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        host = await public_table(visit)
        link = str(await host.locator(".address code").text_content())
        friend = await visit.page(link.removeprefix(visit.server.address))
        await friend.get_by_label("Your name").fill("Titus")
        await friend.get_by_role("button", name="Sit down").click()
        await host.get_by_role("button", name="Begin").click()
        for page in (host, friend):
            await page.get_by_role("tab", name="Talk").click()
        lines, mute = host.locator(".chat .lines"), host.get_by_role("group", name="Do not hear").get_by_role("button")
        await friend.get_by_role("button", name="Hello, everybody.").click()
        await lines.get_by_text("Hello").wait_for()
        assert await mute.all_inner_texts() == ["Titus"]
        await mute.click()
        await lines.get_by_text("Hello").wait_for(state="detached")
        await mute.click()
        await lines.get_by_text("Hello").wait_for()

    browse(tmp_path, work)


def test_one_leaves_a_table_before_the_game_and_in_it(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await public_table(visit)
        await page.get_by_role("button", name="Leave the table").click()
        await page.wait_for_selector(".landing")
        await play_now(page, "neptun")
        await page.goto(visit.server.address)
        await page.locator(".table-card a").click()
        await page.get_by_role("tab", name="Table").click()
        page.on("dialog", lambda dialog: dialog.accept())
        await page.get_by_role("button", name="Leave the table").click()
        await page.wait_for_selector(".landing .hello")
        assert await page.locator(".table-card").count() == 0

    browse(tmp_path, work)
