"""Values offers of rivals and the seat's own open offers: what each gains, and why it is accepted or refused."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Final

from argosy.core.contract import Message
from argosy.games.mediterranean.bots import reasons
from argosy.games.mediterranean.bots.breakdown import Deal
from argosy.games.mediterranean.bots.sensible.trading import REGRET, changes_of_sets, copies, gain_of
from argosy.games.mediterranean.bots.strong.offers import Bargainer
from argosy.games.mediterranean.bots.strong.pacts import pacts_gain
from argosy.games.mediterranean.bots.strong.rivals import Bundle, Rival, bundle_of
from argosy.games.mediterranean.rules.actions import Accept, Withdraw
from argosy.games.mediterranean.rules.state import OpenOffer
from argosy.games.mediterranean.rules.trading import pacts
from argosy.games.mediterranean.rules.trading.offers import open_to

EARLY: Final = 0.5
LATE: Final = 0.15
"""The least gain of a deal in money: normally, and when little time is left."""
LATE_TICKS: Final = 2


@dataclass(frozen=True, slots=True)
class Answer:
    """What accepting an offer would be worth, and why it is accepted or refused."""

    number: int
    action: Accept | None
    """None if the seat cannot accept."""
    deal: Deal | None
    reasons: tuple[Message, ...]
    wanted: bool

    @property
    def value(self) -> float:
        """The value by which answers are sorted."""
        return -99.0 if self.deal is None else self.deal.value


def answers(bargainer: Bargainer) -> list[Answer]:
    """An answer to every offer addressed to the seat."""
    s = bargainer.s
    rivals = {rival.seat: rival for rival in bargainer.rivals}
    return [answer(bargainer, offer, rivals[int(offer.seat)]) for offer in s.offers if open_to(offer, bargainer.seat)]


def answer(bargainer: Bargainer, offer: OpenOffer, rival: Rival) -> Answer:
    """The answer to one offer."""
    s, seat, purse = bargainer.s, bargainer.seat, bargainer.purse
    number = int(offer.number)
    cards = copies(purse, offer.want)
    if cards is None or offer.want_vp > purse.worth.mine.vp:
        return Answer(number, None, None, (reasons.offer_not_held(number),), False)
    if pacts.check(s, int(offer.seat), seat, offer.give_pacts) or pacts.check(
        s, seat, int(offer.seat), offer.want_pacts
    ):
        return Answer(number, None, None, (reasons.offer_not_bindable(number),), False)
    deal, helped = weighed(bargainer, offer, rival, cards)
    accept = Accept(number, cards)
    if deal.gain - deal.envy > threshold(bargainer):
        return Answer(number, accept, deal, (*reasons.deal(deal), *reasons.copies(s, purse, cards)), True)
    if deal.gain > threshold(bargainer):
        refusal = reasons.offer_helps_rival(number, rival.seat, helped)
    elif deal.gain > 0:
        refusal = reasons.offer_too_little(number)
    else:
        refusal = reasons.offer_too_dear(number, -deal.gain)
    return Answer(number, accept, deal, (refusal,), False)


def weighed(bargainer: Bargainer, offer: OpenOffer, rival: Rival, cards: tuple[int, ...]) -> tuple[Deal, float]:
    """The offer as a deal with those cards, and its giver's gain in money."""
    s, seat, purse = bargainer.s, bargainer.seat, bargainer.purse
    points = int(offer.give_vp - offer.want_vp)
    promises = pacts_gain(s, seat, rival.seat, offer.give_pacts) + pacts_gain(s, seat, seat, offer.want_pacts)
    sets = changes_of_sets(purse, cards, offer.give)
    helped = max(0.0, rival_gain(rival, bundle_of(offer.want), bundle_of(offer.give), -points))
    bottoms = gain_of(purse, cards, offer.give, rival.seat) - sets
    return Deal(sets, bottoms, points, promises, bargainer.point, rival.seat, rival.envy * helped), helped


def threshold(bargainer: Bargainer) -> float:
    """The least gain for which a deal is made; lower when time runs out."""
    s = bargainer.s
    return LATE if s.options[0] and s.options[0] - s.ticks <= LATE_TICKS else EARLY


def rival_gain(rival: Rival, into: Bundle, out: Bundle, points: int) -> float:
    """A rival's gain in money, averaged over its guessed hands; it certainly has what it offers."""
    given = rival.giving(out)
    taken = rival.taking(into)
    gains = [a + b for a, b in zip(taken, given or [0.0] * len(taken), strict=True) if b > -99.0]
    return (fsum(gains) / len(gains) if gains else 0.0) + rival.point * points


def regretted(bargainer: Bargainer) -> tuple[Withdraw, float] | None:
    """The seat's open offer that would now lose most, with the loss."""
    worst: tuple[Withdraw, float] | None = None
    for offer in bargainer.s.offers:
        if offer.seat == bargainer.seat:
            points = int(offer.want_vp - offer.give_vp)
            promises = pacts_gain(bargainer.s, bargainer.seat, int(offer.to[0]) if offer.to else -1, offer.want_pacts)
            gain = gain_of(bargainer.purse, offer.cards, offer.want) + bargainer.point * (points + promises)
            if gain < REGRET and (worst is None or gain < -worst[1]):
                worst = Withdraw(int(offer.number)), -gain
    return worst
