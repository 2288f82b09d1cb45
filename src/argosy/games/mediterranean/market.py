"""The market of Trading in the Mediterranean: offers, bots' replies to them, wishes and phrases (M6.2, M6.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.core.contract import Action, Edition, State
from argosy.core.peek import AnyPeek
from argosy.core.rng import Rng
from argosy.games.market import Market, OfferInfo, Remark, Wish
from argosy.games.mediterranean.bots.replies import reply
from argosy.games.mediterranean.edition.components import Edition as MediterraneanEdition
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.actions import Accept, Offer
from argosy.games.mediterranean.rules.state import PIRACY, TRADING, MediterraneanState
from argosy.games.mediterranean.rules.trading.offers import open_to

WANTED: Final = 3
PLENTY: Final = 2
"""The most goods that a bot names."""
LATE: Final = 25.0
"""Seconds before the end in which a bot may call a last chance."""
SELDOM: Final = 4
"""A bot that could say something does so once in so many times."""
WHO_HAS: Final = "mediterranean-who-has"
LAST_CHANCE: Final = "mediterranean-last-chance"
REASONS: Final = tuple([f"mediterranean-{name}" for name in ("too-dear", "not-held", "keep", "not-you", "later")])
PHRASES: Final = (
    WHO_HAS,
    "mediterranean-one-more",
    "mediterranean-too-dear",
    LAST_CHANCE,
    "mediterranean-deal",
    "mediterranean-not-to-me",
)


def offers(s: State) -> list[OfferInfo]:
    """The open offers with their addressees."""
    assert isinstance(s, MediterraneanState)
    if s.step != TRADING:
        return []
    return [
        OfferInfo(int(offer.number), int(offer.seat), tuple([seat for seat in range(s.seats) if open_to(offer, seat)]))
        for offer in s.offers
    ]


def accepts(action: Action) -> int | None:
    """The offer that an action accepts."""
    return action.offer if isinstance(action, Accept) else None


def makes_offer(action: Action) -> bool:
    """Whether an action is a new offer."""
    return isinstance(action, Offer)


def goods(edition: Edition) -> Sequence[str]:
    """The goods that one may speak of: all but Piracy, which nobody names (M6.5)."""
    assert isinstance(edition, MediterraneanEdition)
    return edition.goods[:PIRACY]


def wish(peek: AnyPeek) -> Wish:
    """What a seat looks for and has plenty of, by what its sets would pay; bottoms play no part (M6.9)."""
    s = peek.imagine(Rng("wish"))
    assert isinstance(s, MediterraneanState)
    edition, value = s.edition, s.edition.set_value
    counts = goods_of(edition, s.civilisations[peek.seat].hand)
    gains = {good: value(good, counts[good] + 1) - value(good, counts[good]) for good in range(PIRACY) if counts[good]}
    losses = {good: value(good, counts[good]) - value(good, counts[good] - 1) for good in gains}
    wants = sorted(gains, key=lambda good: (-gains[good], good))[:WANTED]
    plenty = sorted(losses, key=lambda good: (losses[good], good))[: max(0, len(gains) - len(wants))][:PLENTY]
    names = edition.goods
    return Wish(tuple([names[good] for good in wants]), tuple([names[good] for good in plenty if good not in wants]))


def remark(peek: AnyPeek, wish: Wish, seconds: float | None, dice: Rng) -> Remark | None:
    """Now and then: a call for the good that the seat wants most, or a last chance for its open offers."""
    s = peek.imagine(Rng("remark"))
    assert isinstance(s, MediterraneanState)
    if dice.below(SELDOM):
        return None
    if seconds is not None and seconds <= LATE:
        return Remark(LAST_CHANCE) if any(offer.seat == peek.seat for offer in s.offers) else None
    return Remark(WHO_HAS, wish.wants[0]) if wish.wants else None


MARKET: Final = Market(
    offers=offers,
    accepts=accepts,
    makes_offer=makes_offer,
    goods=goods,
    reply=reply,
    wish=wish,
    remark=remark,
    reasons=REASONS,
    phrases=PHRASES,
    phrases_about=(WHO_HAS,),
)
