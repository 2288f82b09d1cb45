"""The coach's words about one decision, made from the advice of a bot: what it is about, how far the best option leads,
and what another choice cost.

Every number in them is a value of that advice, so they can claim nothing that the bot did not find.
"""

from __future__ import annotations

from typing import Final

from argosy.bots.advice import Advice, Adviser, Gap, Option, distinct
from argosy.bots.level_bot import level_bot
from argosy.core.contract import Message, Phrase, Term
from argosy.games.package import package

NOTABLE: Final = 1.5
"""Points from which a loss is worth a line."""
LITTLE: Final = 0.5
"""Points below which it hardly matters which of two options is chosen."""
STRONGEST: Final = "best"


def coach_of(game: str, level: str) -> Adviser:
    """Who advises in a game at that level. Raises ValueError if the game has no bot that gives reasons."""
    make = package(game).coach if level == STRONGEST else None
    adviser = level_bot(level) if make is None else make()
    if not isinstance(adviser, Adviser):
        raise ValueError(f"the bot {level} gives no advice")
    return adviser


def about(prompt: Message) -> Message:
    """What a decision is about, in general; the games have a sentence for each prompt that asks for a decision."""
    return Message(f"coach-{prompt.id}", {})


def lead(advice: Advice) -> Message | None:
    """How much the first option is better than the next other idea; None if the two were not tried out together."""
    ideas = distinct(advice.options)
    others = ideas[1:] if len(ideas) > 1 else advice.options[1:]
    gaps = [option.behind for option in others if option.behind is not None]
    if not gaps:
        return None
    gap = min(gaps, key=lambda gap: gap.points)
    if gap.low <= 0 or gap.points < LITTLE:
        return Message("coach-lead-little", {})
    return Message("coach-lead", {"points": amount(gap)})


def cost(option: Option) -> Message | None:
    """What the option costs beside the first one; None if that is little, not certain or not known.

    It names what is given up, where the trials show that.
    """
    gap = option.behind
    if gap is None or gap.low <= 0 or gap.points < NOTABLE:
        return None
    if not option.misses:
        return Message("coach-cost", {"points": amount(gap)})
    return Message("coach-cost-of", {"what": option.misses, "points": amount(gap)})


def marks(option: Option) -> tuple[Term, ...]:
    """The things on the board that the option or its reasons name, without seats."""
    told = [*([] if option.says is None else [option.says]), *option.reasons]
    values = [value for message in told for value in (*message.args.values(), *message.about)]
    things = [thing for value in values for thing in (value if isinstance(value, tuple) else (value,))]
    return tuple(dict.fromkeys([thing for thing in things if type(thing) is Term and thing.kind != "seat"]))


def amount(gap: Gap) -> Phrase:
    """A difference in points with its interval, or alone where the interval has no width."""
    points, low, high = f"{gap.points:.1f}", f"{gap.low:.1f}", f"{gap.high:.1f}"
    if low == high:
        return Phrase("difference", "exact", {"points": points})
    return Phrase("difference", "about", {"points": points, "low": low, "high": high})
