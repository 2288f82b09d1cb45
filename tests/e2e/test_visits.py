"""A visit that ends while an answer is on its way does not disturb the next one."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.browser import Visit, browse

if TYPE_CHECKING:
    from playwright.async_api import Route

pytestmark = pytest.mark.slow


def test_a_pending_route_ends_with_its_page(tmp_path: Path) -> None:
    async def leave_a_question_open(visit: Visit) -> None:
        asked = asyncio.Event()

        page = await visit.guest()

        async def never_answered(route: Route) -> None:
            asked.set()
            await route.fetch(url=f"http://127.0.0.1:{silent.getsockname()[1]}/")

        await page.route("**/asked", never_answered)
        await page.evaluate("void fetch('/asked')")
        await asked.wait()

    async def begin(visit: Visit) -> None:
        await visit.guest()

    with socket.create_server(("127.0.0.1", 0)) as silent:
        for name, work in (("first", leave_a_question_open), ("second", begin)):
            (tmp_path / name).mkdir()
            browse(tmp_path / name, work)
