"""Bots by level as opponents in a token game."""

from __future__ import annotations

from typing import Final, Protocol

from argosy.bots.levels import bot
from argosy.bots.policy import PolicyBot
from argosy.core.contract import Action, Seat, State
from argosy.core.peek import Bot, Budget, Peek
from argosy.core.registry import AnyGame
from argosy.core.rng import Rng, bot_seed
from argosy.games.package import package
from argosy.research.action_space import Token
from argosy.research.token_game import SequentialGame

RANDOM: Final = "random"


class Played(Protocol):
    """A game in which a seat is asked: a `SequentialGame` or a `TokenTable`."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def state(self) -> State: ...
    @property
    def seat(self) -> Seat | None: ...


class Player:
    """A bot by its name. Raises ValueError with a sentence if there is none of that name."""

    def __init__(self, name: str, iterations: int | None = None) -> None:
        self.name: Final = name
        self.iterations: Final = iterations
        self.bot: Final[Bot] = bot(name)

    def choose(self, table: Played, seed: str, number: int) -> Action:
        """The bot's action for the seat that is asked; its seed comes from `seed`, `number` and the seat."""
        seat = table.seat
        assert seat is not None
        dice = f"{bot_seed(seed)}/{number}/{seat}"
        if self.name == RANDOM:  # the same choice, without the cost of a guess
            menu = table.game.legal(table.state, seat)
            return menu[Rng(dice).below(len(menu))]
        if isinstance(self.bot, PolicyBot):  # likewise
            return self.bot.action(table.game, table.state, seat)
        peek = Peek(table.game, table.state, seat, Rng(f"peek {number} {seat}"))
        return self.bot.choose(peek, Budget(dice, self.iterations))


def next_token(table: SequentialGame, action: Action) -> Token:
    """The next token of the seat that is asked, on the way to an action.

    An action that has no tokens, such as showing cards, is not done; the seat waits instead.
    """
    partial, seat = table.partial_action, table.seat
    assert partial is not None
    assert seat is not None
    action_tokens = table.setting.adapter.action_tokens
    try:
        tokens = action_tokens.tokens_of(table.state, seat, action)
    except ValueError:
        clock = package(table.game.key).clock
        assert clock is not None, "only where a clock runs have actions no tokens"
        tokens = action_tokens.tokens_of(table.state, seat, clock.wait)
    legal = partial.legal_tokens
    if tokens[: partial.depth] == partial.spelled and tokens[partial.depth] in legal:
        return tokens[partial.depth]
    return legal[-1]
