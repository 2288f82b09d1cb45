"""Plays a match to its end by asking the bot of each seat whenever that seat may act."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final, Protocol

from argosy.bots.external.own_frames import explained
from argosy.core.contract import CLOCK, A, Action, E, Illegal, S, Seat, V
from argosy.core.match import Match
from argosy.core.peek import AnyPeek, Bot, Budget, Peek
from argosy.core.turn_order import Asking

SHOWN: Final = 120
"""Characters of a wrong choice that an error message quotes."""


class Asker:
    """Finds the seat to ask next in a match by `Asking`, and enters the ticks of the clock itself."""

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
    """A bot failed or made an illegal choice; the message names the seat, the choice and the reason."""


class TimeLog(Protocol):
    """Records how long decisions took."""

    def add(self, seconds: float) -> None:
        """Add one decision."""


def play_match(
    match: Match[S, A, V, E],
    bots: Sequence[Bot],
    seed: str,
    iterations: int | None = None,
    seconds: float | None = None,
    decision_times: Sequence[TimeLog] | None = None,
) -> int:
    """Play a match to its end with a bot on every seat; returns the number of decisions. Raises BotError.

    The random numbers of a decision are derived from the seed, the number of the input and the seat, so they do not
    depend on how many a bot drew before. Bots see this seed, so it must reveal nothing about the seed of the match
    (`bot_seed`). `decision_times` records by seat how long each decision took.
    """
    decisions = 0
    asker = Asker()
    while (seat := asker.next(match)) is not None:
        budget = Budget(f"{seed}/{match.number}/{seat}", iterations, seconds)
        peek = match.peek(seat)
        begun = perf_counter()
        action = decision(bots[seat], peek, budget)
        if decision_times is not None:
            decision_times[seat].add(perf_counter() - begun)
        enter(match, bots[seat], peek, action)
        decisions += 1
    return decisions


def decision(bot: Bot, peek: AnyPeek, budget: Budget) -> Action:
    """Ask a bot, which may be a user's code, for its action. Raises BotError if it fails or returns no action."""
    try:
        chosen: object = bot.choose(peek, budget)
    except BotError:
        raise
    except Exception as error:
        raise BotError(f"{named(bot, peek.seat)} failed: {explained(error)}") from error
    if not isinstance(chosen, Action):
        raise BotError(
            f"{named(bot, peek.seat)} returned {shown(chosen)} from choose(); "
            "an action is expected: one entry of peek.menu(), for instance"
        )
    return chosen


def enter(match: Match[S, A, V, E], bot: Bot, peek: Peek[S, A, V, E], action: Action) -> None:
    """Play the action that a bot chose. Raises BotError if the rules refuse it or cannot check it."""
    seat = peek.seat
    try:
        refusal = match.play(seat, action)
        if not isinstance(refusal, Illegal):
            return
        why = f"refused: {refusal.code}, {refusal.rule}"
        text = f"`{match.write(seat, action)}`" if isinstance(action, match.game.actions) else shown(action)
    except Exception as error:
        if action in peek.menu():
            raise  # then it is not the bot's fault
        why = f"no action that could be judged: {type(error).__name__}: {error}"
        text = shown(action)
    raise BotError(f"{named(bot, seat)} chose {text}, which is {why}")


def named(bot: Bot, seat: Seat) -> str:
    """The seat and class of a bot, for error messages."""
    return f"the bot on seat {seat + 1} ({type(bot).__name__})"


def shown(value: object) -> str:
    """The repr of what a bot returned, shortened; the repr itself may fail too."""
    try:
        text = repr(value)
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
