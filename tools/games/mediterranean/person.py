"""What a person clicks in Trading in the Mediterranean, for `tools/whole_game.py`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tools.whole_game import Game

READY: Final = 45
"""Seconds of trading after which the person is ready."""
TELLING: Final = ".med-telling footer .strong"
DRAWER: Final = ".med-handle [aria-expanded={}]"


class Person:
    """Takes what gains, makes an offer, stores a card, speaks and declines in each market, and buys what there is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.began = 0.0
        self.plan: list[str] = []

    async def act(self) -> None:
        """Do one thing."""
        game = self.game
        if await game.has(TELLING):
            await game.page.wait_for_timeout(2500)
            await game.click(TELLING)
        elif await game.has(".med-board.trading"):
            await self.trade()
        elif await game.click(".med-ask"):
            pass
        elif await game.has(".med-purse"):
            await self.buy()
        else:
            await game.click(".med-gift .choice", ".med-decision:not(.pass)", ".med-decision")
            self.began = 0

    async def trade(self) -> None:
        """Do the next thing in the market."""
        game = self.game
        if self.began == 0:
            self.began = time.monotonic()
            self.plan = ["offer", "decline", "say", "store", "offer"]
        if await game.has(".med-opening"):
            await game.page.wait_for_timeout(2500)
            await game.click(".med-opening .button")
        elif await game.click(".med-take:has(.med-gain.up)"):
            await game.page.wait_for_timeout(1500)
        elif self.plan:
            await getattr(self, self.plan.pop(0))()
            await game.page.wait_for_timeout(2000)
        elif time.monotonic() - self.began > READY:
            await game.click(".med-ready .button.strong")

    async def offer(self) -> None:
        """Offer a card for a good that brings something."""
        game = self.game
        await game.click(DRAWER.format("false"))
        if await game.click("button.med-top:enabled"):
            await game.click(".med-want")
            await game.click(".med-lay .strong")
        await game.click(DRAWER.format("true"))

    async def decline(self) -> None:
        """Decline an offer."""
        await self.game.click(".med-offer .med-icon:enabled:has(+ .med-icon)")

    async def say(self) -> None:
        """Say a phrase of the market."""
        if await self.game.click(".med-talk .button >> nth=0"):
            await self.game.click("dialog[open] .phrase")

    async def store(self) -> None:
        """Put a card into the warehouse."""
        game = self.game
        await game.click(DRAWER.format("false"))
        await game.click("[data-mark=store-mode]")
        await game.page.wait_for_timeout(1200)
        await game.click("button.med-copy.choice")
        await game.click("[data-mark=give-mode]")
        await game.click(DRAWER.format("true"))

    async def buy(self) -> None:
        """Buy anything, or be done."""
        game = self.game
        self.began = 0
        if await game.click("dialog[open] .choice", "button.med-card.choice", ".med-points .choice"):
            await game.page.wait_for_timeout(800)
        else:
            await game.click(".med-purse-do .strong")
