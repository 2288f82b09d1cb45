"""Bots by level as opponents in a token game."""

from __future__ import annotations

from typing import Final

from argosy.bots.levels import bot
from argosy.core.contract import Action
from argosy.core.peek import Bot, Budget, Peek
from argosy.core.rng import Rng, bot_seed
from argosy.games.package import package
from argosy.research.action_space import Token
from argosy.research.token_game import SequentialGame

RANDOM: Final = "random"


class Player:
    """A bot by its name on the ladder. Raises ValueError with a sentence where there is none of that name."""

    def __init__(self, name: str, iterations: int | None = None) -> None:
        self.name: Final = name
        self.iterations: Final = iterations
        self.bot: Final[Bot] = bot(name)

    def choose(self, table: SequentialGame, seed: str, number: int) -> Action:
        """What it does for the seat that is asked; the dice come from the seed, the number of inputs and the seat."""
        seat = table.seat
        assert seat is not None
        dice = f"{bot_seed(seed)}/{number}/{seat}"
        if self.name == RANDOM:  # what the bot does, without the guess that a peek costs
            menu = table.game.legal(table.state, seat)
            return menu[Rng(dice).below(len(menu))]
        peek = Peek(table.game, table.state, seat, Rng(f"peek {number} {seat}"))
        return self.bot.choose(peek, Budget(dice, self.iterations))


def next_token(table: SequentialGame, action: Action) -> Token:
    """The token with which the seat that is asked goes on towards an action.

    An offer that was composed freely has no word, and stands in no menu; instead of it the seat lets a moment pass.
    """
    spelling, seat = table.partial_action, table.seat
    assert spelling is not None
    assert seat is not None
    language = table.setting.adapter.action_tokens
    try:
        word = language.tokens_of(table.state, seat, action)
    except ValueError:
        clock = package(table.game.key).clock
        assert clock is not None, "only where a clock runs are actions composed freely"
        word = language.tokens_of(table.state, seat, clock.wait)
    legal = spelling.legal_tokens
    if word[: spelling.depth] == spelling.spelled and word[spelling.depth] in legal:
        return word[spelling.depth]
    return legal[-1]
