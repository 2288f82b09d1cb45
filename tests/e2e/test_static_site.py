"""The page as files below a sub-path of a plain file server: links, the engine, installing, no connection."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.e2e import places
from tests.e2e.browser import ARGUMENTS, Visit, choose, need_page, play_now, shared, unfold, visiting
from tests.e2e.places import StaticHost
from tests.server.harness import GENEROUS, running

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

pytestmark = pytest.mark.slow
KEPT: Final = """async (files) => {
  const [name] = await caches.keys();
  return name !== undefined && (await (await caches.open(name)).keys()).length >= files;
}"""
"""Whether the service worker has kept that many files."""
WINDOWED: Final = ("chromium", "chromium-browser", "google-chrome")
"""Browsers that can install pages; the headless shell has no such thing, and never finds an error."""
KEEPER: Final = "navigator.serviceWorker.ready.then(() => 0)"


async def until(page: Page, expression: str) -> None:
    """Wait until an expression is true; Playwright's own way needs eval, which the page forbids."""
    for _ in range(600):
        if await page.evaluate(expression):
            return
        await asyncio.sleep(0.2)
    raise AssertionError(expression)


@pytest.fixture
def below_a_path(tmp_path: Path) -> Path:
    """The root of a file server with the site in a folder of it."""
    need_page()
    shutil.copytree(places.static_site(), tmp_path / "files" / "games" / "argosy")
    return tmp_path / "files"


def test_the_site_works_below_a_sub_path_and_without_a_connection(tmp_path: Path, below_a_path: Path) -> None:
    keeper = (below_a_path / "games" / "argosy" / "service_worker.js").read_text(encoding="utf-8")
    contents = json.loads(keeper.partition(" = ")[2].partition(";\n")[0])
    wanted = 1 + sum(len(contents[part]) for part in ("first", "later", "engine"))

    async def work() -> None:
        host = StaticHost(below_a_path)
        async with visiting(tmp_path) as visit:
            context = await visit.browser.new_context()
            context.set_default_timeout(120_000)
            page = await context.new_page()
            faults: list[str] = []
            page.on("pageerror", lambda error: faults.append(str(error)))
            await page.goto(f"{host.address}/games/argosy/")
            await page.wait_for_selector(".game-card .button.strong")
            await page.click("a[href$='/rules']")
            await until(page, "location.hash === '#/rules'")
            await page.go_back()
            await page.wait_for_selector(".game-card .button.strong")
            await until(page, f"({KEPT})({wanted})")
            host.stop()
            await page.reload()
            await page.wait_for_selector(".game-card .button.strong")
            await page.click(".game-card .button.strong >> nth=0")
            await until(page, "location.hash.startsWith('#/t/local-')")
            assert faults == []
            await context.close()

    shared.runner.run(work())


@asynccontextmanager
async def windowed(profile: Path) -> AsyncIterator[BrowserContext]:
    """A browser that can install pages, with a profile: it installs nothing for guests."""
    names = (os.environ.get("ARGOSY_CHROMIUM", ""), *WINDOWED)
    program = next((found for name in names if "shell" not in name and (found := shutil.which(name))), None)
    if program is None:
        pytest.skip("NO CHROMIUM WITH WINDOWS: whether the page can be installed is not tested")
    await shared.open()
    assert shared.playwright is not None
    arguments = [*ARGUMENTS, "--headless=new"]
    context = await shared.playwright.chromium.launch_persistent_context(
        profile, executable_path=program, headless=False, args=arguments
    )
    try:
        yield context
    finally:
        await context.close()


async def against_installing(page: Page, address: str) -> list[str]:
    """What the browser finds that forbids to install the page at an address."""
    await page.goto(address)
    client = await page.context.new_cdp_session(page)
    manifest = await client.send("Page.getAppManifest")
    errors = (await client.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    return [str(error) for error in (*manifest["errors"], *errors)]


def test_a_browser_offers_to_install_the_page(tmp_path: Path, below_a_path: Path) -> None:
    (below_a_path / "plain.html").write_text("<!doctype html><title>Plain</title>", encoding="utf-8")

    async def work() -> None:
        host = StaticHost(below_a_path)
        try:
            async with windowed(tmp_path / "profile") as context, running(tmp_path, GENEROUS) as server:
                page = await context.new_page()
                assert await against_installing(page, f"{host.address}/plain.html"), "this browser checks nothing"
                for address in (f"{host.address}/games/argosy/", f"{server.address}/"):
                    assert await against_installing(page, address) == []
                    await page.evaluate(KEEPER)
        finally:
            host.stop()

    shared.runner.run(work())


def test_two_devices_are_dealt_different_games(tmp_path: Path) -> None:
    """Both begin with the same memory of Python; what is random in it must not be the same."""
    need_page()

    async def dealt(address: str, visit: Visit) -> tuple[str, str]:
        context = await visit.browser.new_context()
        context.set_default_timeout(120_000)
        page = await context.new_page()
        await page.goto(address)
        await page.wait_for_selector(".game-card .button.strong")
        await play_now(page, "neptun")
        await choose(page, 1)  # reveals contracts
        await unfold(page)
        found = page.url.rpartition("/")[2], " ".join(await page.locator(".menu .entry").all_inner_texts())
        await context.close()
        return found

    async def work() -> None:
        host = StaticHost(places.static_site())
        try:
            async with visiting(tmp_path) as visit:
                one, other = await dealt(f"{host.address}/", visit), await dealt(f"{host.address}/", visit)
                assert one[0].startswith("local-")
                assert one[0] != other[0]
                assert one[1] != other[1]
        finally:
            host.stop()

    shared.runner.run(work())
