"""Bots play the middle of a long game, so that a test plays its beginning and its end in the page.

Every kind of decision comes in both. With ARGOSY_WHOLE_GAMES set, nobody is relieved and every decision is clicked.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tests.e2e.browser import ask, asked

if TYPE_CHECKING:
    from playwright.async_api import Page


async def let_bots_play(pages: Sequence[Page], address: str, table: str, enough: Callable[[Any], bool]) -> None:
    """Hand the seats of these people to bots until the condition holds for the view, then take them back."""
    if "ARGOSY_WHOLE_GAMES" in os.environ:
        return
    path = f"{address}/api/tables/{table}"
    for page in pages:
        await ask(page.context, f"{path}/hand-over", level="sensible")
    while True:
        state = await asked(pages[0].context, "GET", path)
        assert state["result"] is None, "the bots played to the end"
        if enough(state["view"]):
            break
        await pages[0].wait_for_timeout(20)
    for page in pages:
        await ask(page.context, f"{path}/take-back")
