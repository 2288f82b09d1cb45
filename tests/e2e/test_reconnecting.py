"""A lost connection is said, tried again, and resumed without losing anything."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.browser import Visit, browse, choose, play_now

if TYPE_CHECKING:
    from playwright.async_api import WebSocketRoute

pytestmark = pytest.mark.slow


class Line:
    """The wire between the page and the server, which can be cut."""

    def __init__(self) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        self.refused = 0

    async def connect(self, socket: WebSocketRoute) -> None:
        """Let a socket through, unless the line is cut."""
        if self.cut:
            self.refused += 1
            await socket.close(code=1011)
            return
        socket.connect_to_server()
        self.open.append(socket)

    async def break_down(self) -> None:
        """Cut it."""
        self.cut = True
        for socket in self.open:
            await socket.close(code=1011)


def test_a_lost_connection_comes_back(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        line = Line()
        page = await visit.page()
        await page.context.route_web_socket("**/live", line.connect)
        await play_now(page, "neptun")
        await choose(page, 1)
        told = await page.locator(".log button").count()
        await line.break_down()
        banner = page.locator(".line-banner")
        await banner.wait_for()
        await page.locator(".menu .entry, .prompt").first.wait_for()
        while line.refused < 2:
            await page.wait_for_timeout(100)
        line.cut = False
        await banner.wait_for(state="detached")
        await choose(page, 1)
        lines = await page.locator(".log button").all_text_contents()
        assert len(lines) > told
        await page.reload()
        await page.locator(".log button").nth(len(lines) - 1).wait_for(state="attached")
        assert (await page.locator(".log button").all_text_contents())[: len(lines)] == lines

    browse(tmp_path, work)
