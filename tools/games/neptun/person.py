"""What a person clicks in Neptun, for `tools/whole_game.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tools.whole_game import Game

TELLING, TOLD = ".hall header .quiet", ".hall header .strong"
"""What is in the heading of a scoring while it is told, and afterwards."""
CHOICES: Final = (
    ".voyage-card.open button.way",
    ".answers .button.strong",
    ".my-chart .slot.lit",
    ".oar-hand .oar.lit",
    ".port:not(.outside)",
)
"""What is clicked, the first that there is: a slot loads the contract in hand, or shows the voyage to its port."""


class Person:
    """Takes contracts, or reveals one in three times, rows with any oar and sails where a contract leads."""

    def __init__(self, game: Game) -> None:
        self.game = game

    async def act(self) -> None:
        """Click once."""
        if await self.game.has(TELLING):
            return
        if await self.game.has(TOLD):
            await self.game.page.wait_for_timeout(3000)
            await self.game.click(TOLD)
            return
        if await self.game.click(*CHOICES):
            return
        columns = [".column.up.lit", ".column.down.lit"]
        if self.game.chance.randrange(3) == 0:
            columns.reverse()
        await self.game.click(*columns)
