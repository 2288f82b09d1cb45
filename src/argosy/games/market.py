"""`Market`: what the server may ask of a game in which players make offers to each other while a clock runs.

Bots reply to offers, say what they look for, and remark on the market. All of that is talk at the table: it is shown to
everybody and is not part of the game's log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from argosy.core.contract import Action, Edition, Message, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng

MOST_WISHES: Final = 4
"""The most things that a seat names as wanted, and as plentiful."""


@dataclass(frozen=True, slots=True)
class OfferInfo:
    """An open offer: its number, who made it, and to whom."""

    number: int
    seat: Seat
    to: tuple[Seat, ...]
    """All addressees, also where the offer is to everybody."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a seat looks for and what it has plenty of, by name."""

    wants: tuple[str, ...] = ()
    plenty: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Remark:
    """A phrase of the market, with the thing that it is about if it needs one."""

    phrase: str
    about: str | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """A bot's reply to an offer: it accepts or makes an offer of its own, or declines with a reason."""

    action: Action | None
    reason: Message
    """Why it does not accept, also where it makes an offer; says no more about hidden cards than players may say."""
    remark: Remark | None = None
    """What it says to an offer of its own."""


@dataclass(frozen=True, slots=True)
class Market:
    """The hooks of one game."""

    offers: Callable[[State], Sequence[OfferInfo]]
    """The open offers, oldest first; none where no market is held."""
    accepts: Callable[[Action], int | None]
    """The number of the offer that an action accepts; None for other actions."""
    makes_offer: Callable[[Action], bool]
    """Whether an action makes an offer."""
    goods: Callable[[Edition], Sequence[str]]
    """What wishes and phrases may name."""
    reply: Callable[[str, AnyPeek, int, Budget], Reply]
    """What a bot of a level replies to the offer of that number."""
    wish: Callable[[AnyPeek], Wish]
    """What the bot of a seat looks for."""
    remark: Callable[[AnyPeek, Wish, float | None, Rng], Remark | None]
    """What it may say now, with the seconds left on the clock; most of the time nothing."""
    reasons: tuple[str, ...]
    """The reasons that a person can give with one tap, as ids of `decline-…` in the locales."""
    phrases: tuple[str, ...]
    """Phrases for the chat beyond the common ones, as ids of `phrase-…` in the locales."""
    phrases_about: tuple[str, ...]
    """Those of them that name a thing."""
