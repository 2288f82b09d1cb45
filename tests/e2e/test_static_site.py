"""The page as files below a sub-path of a plain file server: links, the engine, installing, no connection."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from argosy.cli.complaint import Complaint
from argosy.cli.site import write_site
from tests.e2e.browser import need_page, shared, visiting

if TYPE_CHECKING:
    from playwright.async_api import Page


KEPT = """async (files) => {
  const [name] = await caches.keys();
  return name !== undefined && (await (await caches.open(name)).keys()).length >= files;
}"""
"""Whether the service worker has kept that many files."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def file_server(root: Path) -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


async def until(page: Page, expression: str) -> None:
    """Wait until an expression is true; Playwright's own way needs eval, which the page forbids."""
    for _ in range(600):
        if await page.evaluate(expression):
            return
        await asyncio.sleep(0.2)
    raise AssertionError(expression)


@pytest.mark.slow
def test_the_site_works_below_a_sub_path_and_without_a_connection(tmp_path: Path) -> None:
    need_page()
    try:
        write_site(tmp_path / "files" / "games" / "argosy")
    except Complaint as problem:
        pytest.skip(f"NO ENGINE: {problem}")

    keeper = (tmp_path / "files" / "games" / "argosy" / "service_worker.js").read_text(encoding="utf-8")
    contents = json.loads(keeper.partition(" = ")[2].partition(";\n")[0])
    wanted = 1 + sum(len(contents[part]) for part in ("first", "later", "engine"))

    async def work() -> None:
        with file_server(tmp_path / "files") as server:
            async with visiting(tmp_path) as visit:
                context = await visit.browser.new_context()
                context.set_default_timeout(120_000)
                page = await context.new_page()
                faults: list[str] = []
                page.on("pageerror", lambda error: faults.append(str(error)))
                address = f"http://127.0.0.1:{server.server_address[1]}/games/argosy/"
                await page.goto(address)
                await page.wait_for_selector(".game-card .button.strong")
                client = await context.new_cdp_session(page)
                assert (await client.send("Page.getInstallabilityErrors"))["installabilityErrors"] == []
                assert not (await client.send("Page.getAppManifest"))["errors"]
                await page.click("a[href$='/rules']")
                await until(page, "location.hash === '#/rules'")
                await page.go_back()
                await page.wait_for_selector(".game-card .button.strong")
                await until(page, f"({KEPT})({wanted})")
                server.shutdown()
                server.server_close()
                await page.reload()
                await page.wait_for_selector(".game-card .button.strong")
                await page.click(".game-card .button.strong >> nth=0")
                await until(page, "location.hash.startsWith('#/t/local-')")
                assert faults == []
                await context.close()

    shared.runner.run(work())
