"""The first page: for somebody new, for somebody who comes back, with finished games and records from a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.browser import Visit, browse, choose, play_now
from tests.e2e.test_ways_in import excused
from tools.stage import Stage, phase

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.slow
SCROLLED = "document.querySelector('.tab-panel').scrollTop"
DROP = """text => {
  const files = new DataTransfer();
  files.items.add(new File([text], "game.jsonl"));
  for (const kind of ["dragover", "drop"]) {
    const event = new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true });
    document.querySelector(".landing").dispatchEvent(event);
  }
}"""


def test_a_name_typed_on_the_first_page_stands_on_the_next(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await page.get_by_label("Your name").fill("Drusilla")
        await page.locator(".game-card.neptun").get_by_role("link", name="New table").click()
        assert await page.get_by_label("Your name").input_value() == "Drusilla"
        await page.get_by_role("button", name="Open the table").click()
        await page.locator(".player.me strong", has_text="Drusilla").wait_for()

    browse(tmp_path, work)


def test_somebody_who_comes_back_finds_a_small_card_at_hand(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page(viewport={"width": 1280, "height": 720})
        await play_now(page, "neptun")
        await page.wait_for_selector(".menu .entry", state="attached")
        await page.get_by_role("button", name="Hint").click()  # with bots alone one may ask for advice
        await page.locator(".hint li").first.wait_for()
        await choose(page, 4)
        for _ in range(2):  # the second time the rules have come already
            await page.get_by_role("tab", name="Log").click()
            await page.wait_for_function(f"() => {SCROLLED} > 0")
            await page.get_by_role("tab", name="Rules").click()
            await page.locator(".rule").first.wait_for()
            assert await page.evaluate(SCROLLED) == 0
        await page.goto(visit.server.address)
        card = await page.locator(".table-card.waiting").bounding_box()
        assert card is not None
        assert card["height"] < 200

    browse(tmp_path, work)


async def record_of(stage: Stage, path: str) -> str:
    """The record of a finished game, as it is downloaded."""
    answer = await stage.context.request.get(f"{stage.address}/api/tables/{path.removeprefix('/t/')}/record")
    return await answer.text()


async def open_file(page: Page, text: str) -> None:
    """Choose a file with that text."""
    await page.locator("input[type=file]").set_input_files(
        {"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
    )


def test_finished_games_and_records_lead_to_their_replay(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest()
        stage = Stage(visit, page.context)
        path = await stage.table("neptun", "over", phase("over"))
        await page.goto(stage.address)
        card = page.locator(".finished")
        points = (await stage.ask("GET", f"/tables/{path.removeprefix('/t/')}"))["result"]["points"]
        assert await card.locator(".points").first.text_content() == str(max(points))
        assert await card.locator(".own .name").text_content() == "You"
        await page.get_by_text("Statistics of your games on this device").click()
        assert "4 players, bots: Mate" in await page.locator(".statistics tbody tr").inner_text()
        await card.get_by_role("link").first.click()
        await page.wait_for_selector("main.replay")
        assert page.url.endswith(f"{path}/replay")
        await page.get_by_role("link", name="Argosy").click()
        await card.get_by_role("button", name="Forget").click()
        await card.wait_for(state="detached")
        await page.goto(stage.address + path)
        await page.wait_for_selector(".ending")
        await page.get_by_role("link", name="Argosy").click()
        await page.locator(".open-record").wait_for()
        assert await card.count() == 0

        record = await record_of(stage, path)
        trouble = page.locator(".open-record .trouble")
        await open_file(page, "no record at all")
        await trouble.get_by_text("not a record of Argosy").wait_for()
        await open_file(page, record.replace("\n", "\n{", 1))
        await trouble.get_by_text("damaged").wait_for()
        await open_file(page, record)
        await page.wait_for_selector("main.replay")
        assert path not in page.url
        await page.get_by_role("link", name="Argosy").click()
        await card.wait_for()
        await page.evaluate(DROP, record)
        await page.wait_for_selector("main.replay")
        await page.goto(stage.address)
        await card.nth(1).wait_for()
        assert await page.locator(".statistics").count() == 0, "games from files are not one's own"
        excused(visit)

    browse(tmp_path, work)
