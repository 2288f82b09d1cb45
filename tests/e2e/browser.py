"""A real browser at a real server, or at a page that plays by itself: Debian's Chromium, headless, on the loopback."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from unittest import mock

import pytest

from tests.e2e import places
from tests.e2e.places import StaticHost, plain_name
from tests.server.harness import GENEROUS, Running, running

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Page, Playwright

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio"]
UNPAINTED: Final = """globalThis.unpainted = new CSSStyleSheet();
unpainted.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets.push(unpainted);"""
"""Before a page: it is laid out, answers clicks and moves as ever, but nothing is drawn, which nobody would look at.

Without a graphics card drawing is a third of a browser's work.
"""
PATIENCE: Final = 60_000
"""Milliseconds until a test gives up on something that should come."""
LOADING: Final = 4
"""How many times longer that is where the page loads its engine first."""
ALL_BY_HAND: Final = """if (location.protocol.startsWith("http")) {
  localStorage.getItem("argosy.forced") ?? localStorage.setItem("argosy.forced", "off");
  localStorage.getItem("argosy.telling") ?? localStorage.setItem("argosy.telling", "off");
  localStorage.getItem("argosy.coach") ?? localStorage.setItem("argosy.coach", "off");
}"""
"""Before a page: no choice is made by itself, no resolution is told, no coach; an empty page has no storage."""
SETTINGS: Final = """settings => {
  for (const [name, value] of Object.entries(settings)) localStorage.setItem(`argosy.${name}`, value);
}"""
LONG: Final = 1200
"""Seconds until a whole game, or a look at all screens, is given up, however busy the machine is."""


def chromium() -> str:
    """Where the browser is; without one the test is skipped, loudly."""
    found = os.environ.get("ARGOSY_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("NO CHROMIUM: the page is not tested in a browser; install it or set ARGOSY_CHROMIUM")
    return found


@cache
def need_page() -> None:
    """The page must be built; from sources it is built now, in a wheel it is there."""
    pytest.importorskip("playwright", reason="NO PLAYWRIGHT: the page is not tested in a browser")
    builder = Path(__file__).parents[2] / "web" / "build.py"
    place = files("argosy.server") / "static"
    if builder.is_file() and str(place).startswith(str(builder.parents[1])):
        from web.build import build

        build()
    elif not (place / "manifest.json").is_file():
        pytest.skip("NO PAGE: this package was built without it")


class Visit:
    """A server and a browser, and what went wrong in its pages."""

    server: Running

    def __init__(self, server: Running | StaticHost, browser: Browser, painted: bool) -> None:
        self.server = server  # type: ignore[assignment]  # a host of files has only an address
        self.browser = browser
        self.painted = painted
        self.faults: list[str] = []

    def at(self, path: str) -> str:
        """The whole address of one of our pages."""
        return f"{self.server.address}/#{path}" if places.here else self.server.address + path

    async def go(self, page: Page, path: str) -> None:
        """Go to another of our pages. Without a server it is the same document, so its engine need not start again."""
        await page.goto(self.at(path))

    async def page(self, path: str = "/", **options: object) -> Page:
        """A page of somebody of their own, with everything it complains about kept.

        No choice is made by itself, so that a test makes all of them, no resolution is told step by step, and the
        coach is silent; the settings can be switched on in it.
        Nothing moves in it unless `reduced_motion="no-preference"` is among the options: drawing motion is half of the
        work of a browser without a graphics card.
        """
        workers = "allow" if places.here else "block"  # without a server they keep what is needed without a connection
        chosen = {"reduced_motion": "reduce", "service_workers": workers, **options}
        context = await self.browser.new_context(**chosen)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE * (LOADING if places.here else 1))
        await context.add_init_script(ALL_BY_HAND)
        if not self.painted:
            await context.add_init_script(UNPAINTED)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)
        page.on("request", lambda request: self._stays(request.url))
        await page.goto(self.at(path))
        await page.wait_for_selector("#main")
        return page

    async def guest(self, name: str = "Livia", path: str = "/", **options: object) -> Page:
        """A page of somebody with a name."""
        page = await self.page(path, **options)
        made = await ask(page.context, f"{self.server.address}/api/guests", name=name)
        await page.evaluate(
            """([here, guest]) => here
              ? localStorage.setItem("argosy.guest-here", JSON.stringify(guest))
              : localStorage.setItem("argosy.guest", "yes")""",
            [places.here, made],
        )
        return page

    def _stays(self, url: str) -> None:
        if not url.startswith((self.server.address, "blob:", "data:")):
            self.faults.append(f"a request left the host: {url}")


@contextmanager
def the_same_chance() -> Iterator[None]:
    """Deal the same cards to the same test and let its bots throw the same dice, so far as time allows.

    With ARGOSY_TEST_CHANCE set to anything, other ones.
    """
    test = plain_name(os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0])
    draws: dict[int, random.Random] = {}

    def token_hex(size: int) -> str:
        draw = draws.setdefault(size, random.Random(f"{test} {size} {os.environ.get('ARGOSY_TEST_CHANCE', '')}"))
        return draw.randbytes(size).hex()

    with mock.patch("secrets.token_hex", token_hex):
        yield


class SharedBrowser:
    """One browser for all tests of a process, and the event loop on which it lives: starting one takes long.

    Every test has contexts of its own, which share nothing.
    """

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.playwright: Playwright | None = None
        self.browser: Browser | None = None

    async def open(self) -> Browser:
        """The browser, started if it does not run."""
        from playwright.async_api import async_playwright

        path = chromium()
        if self.playwright is None:
            self.playwright = await async_playwright().start()
        if self.browser is None or not self.browser.is_connected():
            self.browser = await self.playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        return self.browser

    def close(self) -> None:
        """End it; nothing happens if it was never started."""

        async def end() -> None:
            if self.browser is not None:
                await self.browser.close()
            if self.playwright is not None:
                await self.playwright.stop()

        self.runner.run(end())
        self.runner.close()


shared: Final = SharedBrowser()


@asynccontextmanager
async def serving_page(folder: Path) -> AsyncIterator[Running | StaticHost]:
    """A server; where the tables are in the page, a host of files."""
    if not places.here:
        async with running(folder, GENEROUS) as server:
            yield server
        return
    host = StaticHost(places.static_site())
    try:
        yield host
    finally:
        host.stop()


@asynccontextmanager
async def visiting(folder: Path, painted: bool = True) -> AsyncIterator[Visit]:
    """Serve and browse until the block ends; of what was begun in it nothing goes on.

    Without `painted` pages are made for measuring and clicking, not for pictures.
    """
    browser = await shared.open()
    before = asyncio.all_tasks()
    with the_same_chance():
        try:
            async with serving_page(folder) as server:
                try:
                    yield Visit(server, browser, painted)
                finally:
                    for context in browser.contexts:
                        await context.unroute_all(behavior="ignoreErrors")
                        for page in context.pages:  # or an answer still on its way ends the next test
                            await page.unroute_all(behavior="ignoreErrors")
                        await context.close()
        finally:
            begun = asyncio.all_tasks() - before
            for task in begun:
                task.cancel()
            await asyncio.gather(*begun, return_exceptions=True)


def browse(folder: Path, work: Callable[[Visit], Awaitable[None]], seconds: float = 400) -> None:
    """Do some work in a browser; afterwards no page may have complained."""
    need_page()

    async def run() -> None:
        async with asyncio.timeout(seconds), visiting(folder, painted=False) as visit:
            await work(visit)
            assert visit.faults == [], visit.faults

    shared.runner.run(run())


async def ask(context: BrowserContext, address: str, body: str | None = None, **data: object) -> Any:
    """One request as the guest of a browser, which must be granted; the answer.

    A line that breaks while a request is on its way is no fault of what is tested: it is asked again.
    """
    return await asked(context, "POST", address, data if body is None else body)


async def asked(context: BrowserContext, method: str, address: str, data: Any = None, token: str | None = None) -> Any:
    """The answer to a request of the guest, or of whose token it is, which must be granted, wherever the tables are."""
    if places.here:
        return await places.granted_here(context, method, address.partition("/api")[2], data, token)
    sent = {} if method == "GET" else {"data": data}
    headers = None if token is None else {"authorization": f"Bearer {token}"}
    answer = await context.request.fetch(address, method=method, headers=headers, max_retries=2, **sent)
    assert answer.ok, (address, await answer.text())
    return await answer.json()


async def state_of(page: Page) -> Any:
    """The state of the page's table, as its guest is told it."""
    return await asked(page.context, "GET", api_of(page))


def api_of(page: Page) -> str:
    """The address of the page's table in the interface."""
    return page.url.replace("/#/", "/").replace("/t/", "/api/tables/")


async def change_settings(page: Page, **settings: str) -> None:
    """Change settings; a page reads them when its document is loaded."""
    await page.evaluate(SETTINGS, settings)
    if places.here:  # where another address loads no document
        await page.reload()


async def play_now(page: Page, game: str) -> None:
    """One click on the first page, and a table with bots begins."""
    await page.locator(f".game-card.{game} .actions > button").first.click()
    await page.wait_for_selector(".prompt-bar")


async def unfold(page: Page) -> None:
    """Open the list of choices, once there are some."""
    await page.wait_for_selector(".menu .entry", state="attached")
    await page.evaluate("document.querySelector('.menu-fold:not([open]) > summary')?.click()")
    await page.wait_for_selector(".menu .entry:enabled")


async def choose(page: Page, times: int) -> list[str]:
    """Click the first entry of the menu, so many times; what was chosen."""
    chosen = []
    await unfold(page)
    for _ in range(times):
        entry = page.locator(".menu .entry:enabled").first
        await entry.wait_for()
        chosen.append(str(await entry.get_attribute("data-text")))
        version = await page.locator("main.table").get_attribute("data-version")
        await entry.click()
        await answered(page, version)
    return chosen


async def answered(page: Page, version: str | None) -> None:
    """Wait until what was clicked has been answered, and the page has gone on from that version.

    The version alone says nothing: another player may have raised it.
    """
    await page.wait_for_function(
        """version => {
          const { dataset } = document.querySelector('main.table');
          return dataset.version !== version && dataset.sending === undefined;
        }""",
        arg=version,
    )
