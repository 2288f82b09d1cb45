"""Types for talk about offers: declines, wishes, the phrases of a market, and the forecast."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from argosy.games.market import MOST_WISHES
from argosy.server.wire.errors import Arg
from argosy.server.wire.fields import Asked, Line, Number, Word

Things = Annotated[list[Word], Meta(max_length=MOST_WISHES)]
MOST_FORECASTS = 12
"""Actions that one request may ask a forecast for."""


class Decline(Asked, frozen=True):
    """Say that you do not accept an open offer, with one of the game's reasons or without."""

    offer: Number
    reason: Word | None = None


class PostWish(Asked, frozen=True):
    """Tell everybody what you look for and what you have plenty of; two empty lists take it back."""

    wants: Things = msgspec.field(default_factory=list)
    plenty: Things = msgspec.field(default_factory=list)


class WishInfo(Struct, frozen=True):
    """What a seat looks for and what it has plenty of, by name."""

    seat: int
    wants: list[str]
    plenty: list[str]


class OfferAnswer(Struct, frozen=True, omit_defaults=True):
    """What an addressee answered to an open offer: it declined, or made an offer in return."""

    offer: int
    seat: int
    counter: int | None = None
    """The number of the offer that it made in return."""
    reason: str | None = None
    """Why it declined, as a message for the locales; null if it did not say."""
    args: dict[str, Arg] = msgspec.field(default_factory=dict)


class MarketTalk(Struct, frozen=True, omit_defaults=True):
    """The talk of the present market: it ends with the phase."""

    round: str
    wishes: list[WishInfo] = msgspec.field(default_factory=list)
    answers: list[OfferAnswer] = msgspec.field(default_factory=list)
    sorted: list[int] = msgspec.field(default_factory=list)
    """The people who have sorted their hands before the clock starts."""


class MarketInfo(Struct, frozen=True):
    """What can be said about offers in a game."""

    reasons: list[str]
    """For declining: `decline-…` in the locales."""
    phrases: list[str]
    """For the chat: `phrase-…` in the locales."""
    phrases_about: list[str]
    """The phrases that name a thing."""


class AskForecast(Asked, frozen=True):
    """Ask what the phase would bring you if it ended now, and after each of these actions, in notation."""

    texts: Annotated[list[Line], Meta(max_length=MOST_FORECASTS)] = msgspec.field(default_factory=list)


class Forecasts(Struct, frozen=True):
    """The forecast as things stand, and after each action that was asked about; null where that cannot be."""

    version: int
    now: Raw
    after: list[Raw]
