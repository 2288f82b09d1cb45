"""The screens of Trading in the Mediterranean: positions from games of bots, imported as records."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from argosy.games.mediterranean.rules.state import ACCUSING, BANKING, GIVING, TRADING, USING, VOTING, MediterraneanState
from tests.games.mediterranean.positions import (
    bring,
    crowded,
    finished,
    last_throw,
    many_offers,
    pirate,
    poor,
    position,
    promising,
    quiet,
    rich,
    step,
    struck,
)
from tools.stage import Screen, Stage, answer, phase, playing, press, question

if TYPE_CHECKING:
    from playwright.async_api import Page

KEY: Final = "mediterranean"


def market(s: MediterraneanState) -> bool:
    """Whether there are many open offers in the middle of the game."""
    return bool(s.step == TRADING and s.turn == 4 and len(s.offers) >= 7)


RECORDS: Final[Mapping[str, Callable[[], str]]] = {
    "mediterranean-abilities": partial(position, step(USING)),
    "mediterranean-gifts": partial(position, step(GIVING)),
    "mediterranean-market": partial(position, market),
    "mediterranean-crowd": partial(position, many_offers, crowded, {"ticks": "20"}, 6),
    "mediterranean-promises": partial(position, promising),
    "mediterranean-piracy": partial(position, pirate),
    "mediterranean-accusing": partial(position, step(ACCUSING), quiet, {"trading_chat": "on"}),
    "mediterranean-bank": partial(position, step(BANKING)),
    "mediterranean-vote": partial(position, step(VOTING)),
    "mediterranean-loss": partial(position, struck(True)),
    "mediterranean-captives": partial(position, struck(False)),
    "mediterranean-shop": partial(position, rich),
    "mediterranean-poor": partial(position, poor),
    "mediterranean-throws": partial(position, last_throw, quiet),
    "mediterranean-over": finished,
    "mediterranean-replay": finished,
    "mediterranean-review": finished,
    "mediterranean-review-answer": finished,
}
"""By screen: the record of its position."""
PRESSED: Final[Mapping[str, tuple[str, ...]]] = {
    "mediterranean-market": (".med-want >> nth=10",),
    "mediterranean-promises": (".med-adders .med-add >> nth=1",),
}
"""By screen: what is pressed before the screenshot."""
DOCS: Final = (
    ("mediterranean-market", "mediterranean-trading", 1440, "light"),
    ("mediterranean-crowd", "mediterranean-on-a-phone", 360, "light"),
    ("mediterranean-shop", "mediterranean-purchasing", 1440, "light"),
    ("mediterranean-vote", "mediterranean-resolution", 1440, "light"),
    ("mediterranean-captives", "mediterranean-calamity", 1440, "dark"),
    ("mediterranean-over", "mediterranean-ending", 1440, "light"),
    ("mediterranean-review-answer", "mediterranean-review", 390, "light"),
)
"""The pictures of the documents: screen, name of the file, width, theme."""
MOMENT: Final = 150
"""The input of the finished game at which its replay is shown."""


FORECAST: Final = 20_000
"""Milliseconds until a forecast must be there."""


def reaching(name: str) -> Callable[[Stage], Awaitable[str]]:
    """The address of a screen, whose record is imported when it is first used."""

    async def reach(stage: Stage) -> str:
        if name not in stage.kept:
            over = RECORDS[name] is finished
            record = await asyncio.to_thread(RECORDS[name])  # the server runs in this process and must not be blocked
            stage.kept[name] = await bring(stage.context, stage.address, record, None if over else "sensible")
        shown = {"replay": f"/replay?move={MOMENT}", "review": "/review?seat=0"}
        return f"/t/{stage.kept[name]}" + next((page for part, page in shown.items() if part in name), "")

    return reach


def pressing(name: str) -> Callable[[Page], Awaitable[None]]:
    """Press what belongs to a screen; where an offer is composed, wait until its outcome is forecast."""
    if "review" in name:
        return answer if name.endswith("answer") else question
    before = press(*PRESSED.get(name, ()))

    async def compose(page: Page) -> None:
        handle = page.locator(".med-handle > [aria-expanded=false]")
        if await handle.is_visible():  # on a phone
            await handle.click()
        await before(page)
        if name == "mediterranean-market":
            await page.locator(".med-forecast").wait_for(timeout=FORECAST)

    return compose if name in PRESSED else before


SCREENS: Final = (
    Screen("mediterranean-civic", playing(KEY, "civic", phase("civic"))),
    Screen("mediterranean-trading", playing(KEY, "trading", phase("trading"), pace="untimed")),
    *[Screen(name, reaching(name), pressing(name)) for name in RECORDS],
)
