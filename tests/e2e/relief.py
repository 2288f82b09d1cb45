"""The middle of a long game is played by requests, so that a test plays its beginning and its end in the page.

Every kind of decision comes in both. With ARGOSY_WHOLE_GAMES set every decision is clicked.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from tests.e2e.browser import ask, asked

if TYPE_CHECKING:
    from playwright.async_api import Page

QUIET: Final = ("ready", "confirm", "pass")
"""What is chosen where it is on the menu."""


def choice(menu: Sequence[Any], number: int) -> str:
    """A line of the menu, another one for another number."""
    texts = [str(entry["text"]) for entry in menu]
    return next((text for text in QUIET if text in texts), texts[number * 7 % len(texts)])


async def play_the_middle(pages: Sequence[Page], address: str, table: str, enough: Callable[[Any], bool]) -> None:
    """Choose for these people until the condition holds for the view. Nothing goes on without them."""
    if "ARGOSY_WHOLE_GAMES" in os.environ:
        return
    path = f"{address}/api/tables/{table}"
    for number in range(100_000):
        chosen = False
        for page in pages:
            state = await asked(page.context, "GET", path)
            assert state["result"] is None, "the game is over"
            if enough(state["view"]):
                return
            if menu := state["view"]["menu"]:
                chosen = True
                with suppress(AssertionError):  # somebody else was faster
                    command = {"key": f"middle-{number:05}", "text": choice(menu, number)}
                    await ask(page.context, f"{path}/inputs", **command)
        if not chosen:
            await pages[0].wait_for_timeout(20)
