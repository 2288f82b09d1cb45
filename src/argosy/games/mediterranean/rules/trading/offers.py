"""Offers and deals (M6.2 - M6.7): goods, victory points and pacts change hands, all at once or not at all."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Event, Illegal
from argosy.games.mediterranean.hidden import knowledge
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.actions import Accept, Offer
from argosy.games.mediterranean.rules.board.scoring import TRADE, gain
from argosy.games.mediterranean.rules.events import DealStruck, Offered, OfferGone, ReadySet
from argosy.games.mediterranean.rules.state import GOLD, GOODS, PIRACY, SPICES, MediterraneanState, OpenOffer
from argosy.games.mediterranean.rules.terms import card_term
from argosy.games.mediterranean.rules.trading import pacts
from argosy.games.mediterranean.rules.trading.piracy import can_serve

if TYPE_CHECKING:
    from mypy_extensions import i64


MOST_OFFERS: Final = 12  # open offers of one seat, so that the list stays readable
MOST_CARDS: Final = 40  # on one side of a deal
MOST_POINTS: Final = 999
ONLY_PIRACY: Final = [int(good == PIRACY) for good in range(GOODS)]


# Cards


def check_cards(s: MediterraneanState, seat: int, cards: tuple[int, ...], goods: tuple[int, ...]) -> Illegal | None:
    """Whether the seat holds these cards, and can declare them as exactly these goods (M6.4, M6.5)."""
    mine = s.civilisations[seat]
    hand = list(mine.hand)
    for kind in cards:
        if kind not in hand:
            if kind in mine.stored:
                return Illegal("cards.stored", "M6.10", {"card": card_term(s.edition.kind_names[kind])})
            return Illegal("cards.not_held", "M6.4", {})
        hand.remove(kind)
    if len(cards) != sum(goods) or not can_serve(goods_of(s.edition, cards), goods):
        return Illegal("cards.other_goods", "M6.4", {})
    if list(cards) != sorted(cards):
        return Illegal("cards.unsorted", "M6.4", {})
    return None


# Making offers


def check_offer(s: MediterraneanState, seat: int, a: Offer) -> Illegal | None:
    """Whether the seat may make this offer."""
    if list(a.to) != sorted(set(a.to)) or seat in a.to or any(other not in range(s.seats) for other in a.to):
        return Illegal("offer.addressees", "M6.2", {})
    for goods in (a.give, a.want):
        if len(goods) != GOODS or min(goods) < 0 or sum(goods) > MOST_CARDS:
            return Illegal("offer.goods", "M6.3", {"most": MOST_CARDS})
        if goods[PIRACY]:
            return Illegal("offer.piracy", "M6.5", {})
    if not 0 <= a.give_vp <= MOST_POINTS or not 0 <= a.want_vp <= MOST_POINTS:
        return Illegal("offer.points", "M6.3", {"most": MOST_POINTS})
    if not (any(a.give) or any(a.want) or a.give_vp or a.want_vp or a.give_pacts or a.want_pacts):
        return Illegal("offer.empty", "M6.3", {})
    if a.give_vp > s.civilisations[seat].vp:
        return Illegal("offer.points_short", "M6.7", {"points": a.give_vp, "held": s.civilisations[seat].vp})
    if (refusal := check_cards(s, seat, a.cards, a.give)) is not None:
        return refusal
    if (refusal := pacts.check_form(s, a.give_pacts) or pacts.check_form(s, a.want_pacts)) is not None:
        return refusal
    if (refusal := check_takers(s, seat, a)) is not None:
        return refusal
    if sum([offer.seat == seat for offer in s.offers]) >= MOST_OFFERS:
        return Illegal("offer.too_many", "M6.2", {"most": MOST_OFFERS})
    return None


def check_takers(s: MediterraneanState, seat: int, a: Offer) -> Illegal | None:
    """Whether the pacts could be made with at least one of the addressees (M6.8)."""
    if not a.give_pacts and not a.want_pacts:
        return None
    first: Illegal | None = None
    for other in a.to or range(s.seats):
        if other != seat:
            refusal = pacts.check(s, seat, other, a.give_pacts) or pacts.check(s, other, seat, a.want_pacts)
            if refusal is None:
                return None
            first = first or refusal
    return first


def offer(s: MediterraneanState, seat: i64, a: Offer, sink: list[Event] | None) -> None:
    """Make an offer; everybody sees the goods, and so learns that the seat holds them (M6.2, M6.4)."""
    made = OpenOffer(
        s.next_offer, seat, a.to, a.give, a.want, a.cards, a.give_vp, a.want_vp, a.give_pacts, a.want_pacts
    )
    s.next_offer += 1
    s.offers.append(made)
    knowledge.declared(s, seat, a.give)
    if sink is not None:
        takers = a.to or [other for other in range(s.seats) if other != seat]
        sink.append(
            Offered(
                made.number,
                seat,
                a.to,
                a.give,
                a.want,
                a.give_vp,
                a.want_vp,
                a.give_pacts,
                a.want_pacts,
                a.cards,
                pacts.faces(s, (seat,), a.give_pacts) + pacts.faces(s, takers, a.want_pacts),
            )
        )


def numbered(s: MediterraneanState, number: i64) -> OpenOffer | None:
    """The open offer of that number."""
    for offer in s.offers:
        if offer.number == number:
            return offer
    return None


def withdraw(s: MediterraneanState, number: i64, sink: list[Event] | None) -> None:
    """Remove an offer (M6.2)."""
    s.offers = [offer for offer in s.offers if offer.number != number]
    if sink is not None:
        sink.append(OfferGone(number, True))


def can_keep(s: MediterraneanState, offer: OpenOffer) -> bool:
    """Whether the giver still has the cards, points and promises that the offer names (M6.6, M6.7)."""
    return holds_cards(s, offer) and holds_rest(s, offer)


def holds_cards(s: MediterraneanState, offer: OpenOffer) -> bool:
    """Whether exactly the cards that the offer names are in the giver's hand (M6.4)."""
    hand = s.civilisations[offer.seat].hand
    return all(hand.count(kind) >= offer.cards.count(kind) for kind in offer.cards)


def holds_rest(s: MediterraneanState, offer: OpenOffer) -> bool:
    """Whether the giver has the points that the offer names and can promise its pacts; both are public."""
    if offer.give_vp > s.civilisations[offer.seat].vp:
        return False
    return not offer.give_pacts or pacts.can_keep(s, offer.seat, offer.give_pacts)


def review(s: MediterraneanState, seat: i64, sink: list[Event] | None) -> None:
    """After a hand changed, void the offers that its seat can no longer keep (M6.6); the others still declare goods."""
    alive: list[OpenOffer] = []
    for offer in s.offers:
        if offer.seat != seat:
            alive.append(offer)
        elif can_keep(s, offer):
            alive.append(offer)
            knowledge.declared(s, seat, offer.give)
        elif sink is not None:
            sink.append(OfferGone(offer.number, False))
    s.offers = alive


def gave_piracy(s: MediterraneanState, seat: i64, goods: Sequence[int]) -> bool:
    """Whether everybody can tell that Piracy was among the cards that a seat gave as these goods.

    They can if an offer of entirely different goods has lost a card by it: only Piracy counts as two goods (M6.5).
    """
    if not goods[SPICES] and not goods[GOLD]:
        return False
    for offer in s.offers:
        if offer.seat != seat or holds_cards(s, offer) or not holds_rest(s, offer):
            continue
        if not any(given and offered for given, offered in zip(goods, offer.give, strict=True)):
            return True
    return False


# Striking deals


def open_to(offer: OpenOffer, seat: i64) -> bool:
    """Whether an offer is addressed to a seat (M6.2)."""
    return offer.seat != seat and (not offer.to or seat in offer.to)


def check_accept(s: MediterraneanState, seat: int, a: Accept) -> Illegal | None:
    """Whether the seat may accept that offer with these cards."""
    offer = numbered(s, a.offer) if a.offer in range(1, s.next_offer) else None
    if offer is None:
        return Illegal("offer.gone", "M6.2", {"offer": a.offer})
    if offer.seat == seat:
        return Illegal("offer.own", "M6.2", {"offer": a.offer})
    if not open_to(offer, seat):
        return Illegal("offer.not_addressed", "M6.2", {"offer": a.offer})
    if offer.want_vp > s.civilisations[seat].vp:
        return Illegal("offer.points_short", "M6.7", {"points": offer.want_vp, "held": s.civilisations[seat].vp})
    if (refusal := check_cards(s, seat, a.cards, offer.want)) is not None:
        return refusal
    return pacts.check(s, offer.seat, seat, offer.give_pacts) or pacts.check(s, seat, offer.seat, offer.want_pacts)


def accept(s: MediterraneanState, seat: i64, a: Accept, sink: list[Event] | None) -> None:
    """Carry out the deal: the first acceptance wins, and everything changes hands at once (M6.2)."""
    offer = numbered(s, a.offer)
    assert offer is not None
    s.offers.remove(offer)
    s.deals += 1
    knowledge.exchanged(s, offer.seat, seat, offer.give, offer.want, offer.cards, a.cards)
    hand_over(s, offer.seat, seat, offer.cards)
    hand_over(s, seat, offer.seat, a.cards)
    pacts.make(s, offer.seat, offer.give_pacts)
    pacts.make(s, seat, offer.want_pacts)
    if sink is not None:
        sink.append(
            DealStruck(
                offer.number,
                offer.seat,
                seat,
                offer.give,
                offer.want,
                offer.give_vp,
                offer.want_vp,
                offer.give_pacts,
                offer.want_pacts,
                offer.cards,
                a.cards,
                pacts.faces(s, (offer.seat,), offer.give_pacts) + pacts.faces(s, (seat,), offer.want_pacts),
            )
        )
    net = offer.want_vp - offer.give_vp
    gain(s, offer.seat, net, TRADE, sink)
    gain(s, seat, -net, TRADE, sink)
    for giver, taker, goods in ((offer.seat, seat, offer.give), (seat, offer.seat, offer.want)):
        if gave_piracy(s, giver, goods):
            knowledge.declared(s, taker, ONLY_PIRACY)
        review(s, giver, sink)
    if offer.cards or a.cards:
        take_back_readiness(s, offer.seat, sink)
        take_back_readiness(s, seat, sink)


def take_back_readiness(s: MediterraneanState, seat: i64, sink: list[Event] | None) -> None:
    """Clear the readiness of a seat whose hand changed: it may want to store what it got (M6.1)."""
    if s.ready >> seat & 1:
        s.ready &= ~(1 << seat)
        if sink is not None:
            sink.append(ReadySet(seat, False))


def hand_over(s: MediterraneanState, giver: i64, taker: i64, cards: Sequence[int]) -> None:
    """Move cards from one hand to another."""
    for kind in cards:
        s.civilisations[giver].hand.remove(kind)
        insort(s.civilisations[taker].hand, kind)
