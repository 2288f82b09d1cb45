"""What goes wrong with games in the page: each says clearly what is, and nothing is lost."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e import places
from tests.e2e.browser import Visit, browse, choose, play_now, unfold
from tests.e2e.places import StaticHost
from tests.e2e.test_first_page import open_file
from tests.e2e.test_ways_in import excused

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("only_here")]
NEWER = """() => new Promise((resolve) => {
  const request = indexedDB.open("argosy", 99);
  request.onsuccess = () => resolve(request.result.close());
})"""

FULL = """() => {
  globalThis.put = IDBObjectStore.prototype.put;
  globalThis.error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "error");
  let aborted = null;
  IDBObjectStore.prototype.put = function () {
    if (aborted !== this.transaction) (aborted = this.transaction).abort();
  };
  const full = new DOMException("full", "QuotaExceededError");
  Object.defineProperty(IDBTransaction.prototype, "error", { configurable: true, get: () => full });
}"""
"""What a full disk does: a transaction that writes is aborted with this error."""
ROOM = """() => {
  IDBObjectStore.prototype.put = globalThis.put;
  Object.defineProperty(IDBTransaction.prototype, "error", globalThis.error);
}"""


async def begin(page: Page) -> None:
    """Try to play; the page need not get there."""
    await page.locator(".game-card.neptun .actions > button").first.click()


async def play_until(page: Page, found: Locator, count: int) -> None:
    """Choose whenever one can, until there are so many of something."""
    for _ in range(300):
        if await found.count() == count:
            return
        await page.evaluate("document.querySelector('.menu .entry:enabled')?.click()")
        await page.wait_for_timeout(300)
    raise AssertionError(f"{found} did not become {count}")


def test_without_webassembly_the_page_says_so(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        context = await visit.browser.new_context()
        await context.add_init_script("delete globalThis.WebAssembly")
        page = await context.new_page()
        await page.goto(visit.server.address)
        await begin(page)
        await page.get_by_text("does not run WebAssembly").wait_for()
        await page.get_by_role("link", name="Rules").first.click()  # the rest of the page is there
        await page.wait_for_selector(".rule")

    browse(tmp_path, work)


def test_a_second_tab_says_so_and_can_take_the_games_over(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        first = await visit.page()
        await play_now(first, "neptun")
        await choose(first, 1)
        version = await first.locator("main.table").get_attribute("data-version")
        second = await first.context.new_page()
        await second.goto(first.url)
        await second.get_by_text("open in another tab").wait_for()
        assert await second.locator(".board-side").count() == 0
        await second.get_by_role("button", name="Continue here").click()
        await second.wait_for_selector(".prompt-bar")
        assert int(str(await second.locator("main.table").get_attribute("data-version"))) >= int(str(version))
        await first.get_by_text("open in another tab").wait_for()
        await choose(second, 1)
        await first.get_by_role("button", name="Continue here").click()
        await choose(first, 1)
        await second.get_by_text("open in another tab").wait_for()

    browse(tmp_path, work)


def test_a_full_disk_refuses_the_move_and_keeps_the_game(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await play_now(page, "neptun")
        await choose(page, 1)
        workers = [worker for worker in page.workers if "engine_worker" in worker.url]
        await unfold(page)
        before = await page.locator("main.table").get_attribute("data-version")
        for worker in workers:
            await worker.evaluate(FULL)
        await page.locator(".menu .entry:enabled").first.click()
        await page.get_by_text("no room left to save the game").wait_for()
        assert await page.locator("main.table").get_attribute("data-version") == before
        for worker in workers:
            await worker.evaluate(ROOM)
        await choose(page, 1)
        await page.reload()
        await choose(page, 1)

    browse(tmp_path, work)


def test_a_disk_that_is_full_is_told_also_when_bots_play(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await play_now(page, "neptun")
        client = await page.context.new_cdp_session(page)
        origin = {"origin": visit.server.address}
        await client.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1})
        told = page.get_by_text("This browser cannot save the next move")
        await play_until(page, told, 1)  # the browser does not look at the quota for each write
        await client.send("Storage.overrideQuotaForOrigin", origin)
        await play_until(page, told, 0)
        await choose(page, 1)

    browse(tmp_path, work)


def test_an_engine_that_is_gone_or_away_says_what_helps(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await page.context.route("**/engine.json", lambda route: route.fulfill(status=404))
        await page.goto(visit.server.address)
        await begin(page)
        await page.get_by_text("older than what its server has now").wait_for()
        await page.get_by_role("button", name="Load the page again").wait_for()
        await page.context.unroute("**/engine.json")
        await page.context.route("**/engine.json", lambda route: route.abort())
        await page.goto(visit.server.address)
        await page.get_by_text("there is no connection").wait_for()
        await page.context.unroute("**/engine.json")
        await page.get_by_role("button", name="Try now").click()
        await play_now(page, "neptun")
        excused(visit)

    browse(tmp_path, work)


def test_games_of_a_newer_page_are_left_alone(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await page.evaluate(NEWER)
        await begin(page)
        await page.get_by_text("saved by a newer version of this page").wait_for()

    browse(tmp_path, work)


def test_a_newer_page_is_offered_and_interrupts_no_game(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        shutil.copytree(places.static_site(), site := tmp_path / "site")
        host = StaticHost(site)
        here = Visit(host, visit.browser, visit.painted)
        page = await here.page()
        await play_now(page, "neptun")
        await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        keeper = site / "service_worker.js"
        written = keeper.read_text(encoding="utf-8")
        newer = re.sub(r'("version": ?")', r"\1newer-", written, count=1)
        assert newer != written
        keeper.write_text(newer, encoding="utf-8")
        await page.evaluate("async () => void await (await navigator.serviceWorker.getRegistration()).update()")
        await page.get_by_text("A newer version of Argosy is ready. Your games stay.").wait_for()
        await choose(page, 1)
        version = await page.locator("main.table").get_attribute("data-version")
        async with page.expect_event("load"):
            await page.get_by_role("button", name="Open it now").click()
        await page.wait_for_function("() => document.querySelector('main.table')?.dataset.version !== undefined")
        assert int(str(await page.locator("main.table").get_attribute("data-version"))) >= int(str(version))
        names = await page.evaluate("caches.keys()")
        assert len(names) == 1, "the files of the older version are gone"
        assert "newer-" in names[0]
        await choose(page, 1)
        assert here.faults == []
        host.stop()

    browse(tmp_path, work)


def test_records_go_out_and_in_as_files(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await play_now(page, "neptun")
        await choose(page, 2)
        await page.get_by_role("tab", name="Table").click()
        async with page.expect_download() as saving:
            await page.get_by_role("button", name="Save as a file").click()
        record = Path(await (await saving.value).path()).read_text()
        await page.get_by_role("link", name="Argosy").click()
        trouble = page.locator(".open-record .trouble")
        of_another_game = re.sub('"game": ?"neptun"', '"game": "chess"', record)
        for damaged in (record.replace("\n", "\n{", 1), of_another_game):
            await open_file(page, "no record at all")
            await trouble.get_by_text("not a record of Argosy").wait_for()
            await open_file(page, damaged)
            await trouble.get_by_text("damaged, or it does not follow the rules of this version").wait_for()
        assert await page.locator(".table-card").count() == 1
        await open_file(page, record)
        await page.wait_for_selector("main.gathering")

    browse(tmp_path, work)
