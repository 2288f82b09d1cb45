"""Bots at a table: they are asked whenever one of their seats may act, until the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.core.contract import A, Action, E, Illegal, S, V
from argosy.core.match import Match
from argosy.core.peek import Bot, Budget


class BotError(ValueError):
    """A bot did what it may not do; says which seat, what, and why not."""


def play_match(match: Match[S, A, V, E], bots: Sequence[Bot], seed: str, iterations: int | None = None) -> int:
    """Play a match to its end with a bot on every seat; the number of decisions made. Raises BotError.

    Where several seats may act at once the lowest is asked first. The dice of a decision come from the seed, the number
    of the input and the seat, so they do not depend on what a bot did with earlier dice.
    """
    decisions = 0
    while to_act := match.to_act:
        seat = to_act[0]
        budget = Budget(f"{seed}/{match.number}/{seat}", iterations)
        action = bots[seat].choose(match.peek(seat), budget)
        refusal = match.play(seat, action)
        if isinstance(refusal, Illegal):
            what = said(match, seat, action)
            raise BotError(f"the bot on seat {seat + 1} chose {what}, which is refused: {refusal.code}, {refusal.rule}")
        decisions += 1
    return decisions


def said(match: Match[S, A, V, E], seat: int, action: Action) -> str:
    """The action in notation where it has one; a bot may return anything."""
    return f"`{match.write(seat, action)}`" if isinstance(action, match.game.actions) else repr(action)
