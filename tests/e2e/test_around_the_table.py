"""Around the game: waiting together, a table that is full by now, being away among people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from argosy.server.tables.presence import DEFAULT_ABSENCE
from argosy.server.tables.requests.pending import stand_in_inputs
from tests.e2e.browser import Visit, ask, browse
from tests.e2e.test_every_screen import HIGH, SIZE, resize
from tests.e2e.test_host import join_link, sit_down
from tests.e2e.test_ways_in import excused
from tests.server.test_fair_play import stay_away, table_of, until
from tools.shots import WIDTHS

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.slow
LAPTOP = {"width": 1280, "height": 720}


async def open_table(visit: Visit, page: Page, pace: str = "live") -> str:
    """A table of three with a bot, opened by this page; its id."""
    seats = {"game": "neptun", "seats": 3, "bots": [None, None, "sensible"], "pace": pace, "tempo": "instant"}
    opened = await ask(page.context, f"{visit.server.address}/api/tables", json.dumps(seats))
    await page.goto(f"{visit.server.address}/t/{opened['table']}")
    return str(opened["table"])


def test_guests_read_what_they_wait_for_talk_and_are_told_apart(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        anna = await visit.guest("Anna", viewport=LAPTOP)
        await open_table(visit, anna)
        await anna.get_by_text("Send the link, or put bots on the free seats").wait_for()
        link = await join_link(anna)
        late = await visit.page("/join")
        await late.get_by_label("Link").fill(link)
        alex = await sit_down(visit, "Alex", link)
        await alex.get_by_text("begins the game; then it opens here by itself").wait_for()
        await anna.get_by_text("You can begin.").wait_for()
        await alex.get_by_label("Say something").fill("Shall we?")
        await alex.get_by_role("button", name="Send").click()
        await anna.locator(".waiting-talk").get_by_text("Shall we?").wait_for()
        for page in (anna, alex):
            assert (await page.locator(".seats li > svg text").all_text_contents())[:2] == ["An", "Al"]

        await late.get_by_label("Your name").fill("Zoë")
        await late.get_by_role("button", name="Sit down").click()
        await late.get_by_text("The table is full").wait_for()
        await late.get_by_role("link", name="Watch the game").click()
        await late.wait_for_selector(".gathering .seats")
        excused(visit)

        await anna.get_by_role("button", name="Begin", exact=True).click()
        await alex.wait_for_selector(".prompt-bar")  # it opens by itself
        assert {"An", "Al"} <= {*await alex.locator(".players .player > svg text").all_text_contents()}

    browse(tmp_path, work)


def test_who_was_away_reads_what_a_bot_did_and_may_ask_to_take_it_back(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        anna = await visit.guest("Anna", viewport=LAPTOP)
        table = await open_table(visit, anna, pace="untimed")
        bob = await sit_down(visit, "Bob", await join_link(anna))
        await anna.get_by_role("button", name="Begin", exact=True).click()
        await anna.wait_for_selector(".prompt-bar")
        for page in (anna, bob):
            await page.wait_for_selector(".player.acts:not(:has(.icon-robot))")
        gone, here, seat = (anna, bob, 0) if await anna.locator(".player.me.acts").count() else (bob, anna, 1)
        await gone.goto("about:blank")
        await until(lambda: not table_of(visit.server, table).presence.here(seat))
        stay_away(visit.server, table, seat, DEFAULT_ABSENCE + 1)
        table_of(visit.server, table).publish()
        await here.get_by_role("button", name="Let a bot play meanwhile").click()
        await here.get_by_role("button", name="Let a bot play meanwhile").wait_for(state="detached")
        await until(lambda: stand_in_inputs(table_of(visit.server, table).row.agenda, seat) != ())
        await gone.goto(f"{visit.server.address}/t/{table}")
        told = gone.get_by_role("region", name="While you were away")
        await told.locator("li").first.wait_for()
        await resize(gone, 1440)
        await gone.evaluate(SIZE, "200")
        assert 0 < await gone.evaluate(HIGH, ".prompt-bar") < WIDTHS[1440] / 3, "it leaves room for the board"
        await gone.evaluate(SIZE, "100")
        await told.get_by_role("button", name="Ask to take it back").click()
        await here.get_by_text("asks to take back what a bot did meanwhile").wait_for()
        await here.get_by_role("button", name="Agree").click()
        await told.wait_for(state="detached")
        await gone.locator(".prompt-bar.mine").wait_for()

    browse(tmp_path, work)
