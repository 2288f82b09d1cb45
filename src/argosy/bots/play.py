"""Bots at a table: they are asked whenever one of their seats may act, until the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from argosy.bots.thinking import Thinking
from argosy.core.asking import Asking
from argosy.core.contract import CLOCK, A, Action, E, Illegal, S, Seat, V
from argosy.core.match import Match
from argosy.core.peek import Bot, Budget


class Asker:
    """Whom to ask next at a match: `Asking`, with the clock ticking by itself."""

    def __init__(self) -> None:
        self.asking: Asking | None = None

    def next(self, match: Match[S, A, V, E]) -> Seat | None:
        """The seat to ask; None when nobody may act, that is when the game is over."""
        asking = self.asking = self.asking or Asking(match.header.seats)
        while (actor := asking.next(match.game, match.state)) == CLOCK:
            tick = match.game.tick(match.state)
            assert tick is not None
            match.play(CLOCK, tick)
        return actor


class BotError(ValueError):
    """A bot did what it may not do; says which seat, what, and why not."""


def play_match(
    match: Match[S, A, V, E],
    bots: Sequence[Bot],
    seed: str,
    iterations: int | None = None,
    seconds: float | None = None,
    thinking: Sequence[Thinking] | None = None,
) -> int:
    """Play a match to its end with a bot on every seat; the number of decisions made. Raises BotError.

    The dice of a decision come from the seed, the number of the input and the seat, so they do not depend on what a bot
    did with earlier dice. A bot gets to know this seed: it must tell nothing of the seed of the match (`bot_seed`).
    `thinking` takes down by seat how long each decision took.
    """
    decisions = 0
    asker = Asker()
    while (seat := asker.next(match)) is not None:
        budget = Budget(f"{seed}/{match.number}/{seat}", iterations, seconds)
        peek = match.peek(seat)
        begun = perf_counter()
        try:
            action = bots[seat].choose(peek, budget)
        except BotError:
            raise
        except Exception as error:  # a bot may be anybody's code
            raise BotError(f"the bot on seat {seat + 1} failed: {type(error).__name__}: {error}") from error
        if thinking is not None:
            thinking[seat].add(perf_counter() - begun)
        refusal = match.play(seat, action)
        if isinstance(refusal, Illegal):
            what = said(match, seat, action)
            raise BotError(f"the bot on seat {seat + 1} chose {what}, which is refused: {refusal.code}, {refusal.rule}")
        decisions += 1
    return decisions


def said(match: Match[S, A, V, E], seat: int, action: Action) -> str:
    """The action in notation where it has one; a bot may return anything."""
    return f"`{match.write(seat, action)}`" if isinstance(action, match.game.actions) else repr(action)
