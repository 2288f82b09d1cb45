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


MOST_OFFERS: Final = 12  # of one seat at a time: the table must stay readable
MOST_CARDS: Final = 40  # on one side of a deal
MOST_POINTS: Final = 999
ONLY_PIRACY: Final = [int(good == PIRACY) for good in range(GOODS)]


# Cards


def check_cards(s: MediterraneanState, seat: int, cards: Sequence[int], goods: Sequence[int]) -> Illegal | None:
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
    """Whether the seat may lay this offer on the table."""
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
    """Whether the pacts could be made with one of the addressees at least (M6.8)."""
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
    """Lay an offer on the table; all see the goods, and so that the seat holds them (M6.2, M6.4)."""
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
    for one in s.offers:
        if one.number == number:
            return one
    return None


def withdraw(s: MediterraneanState, number: i64, sink: list[Event] | None) -> None:
    """Take an offer off the table (M6.2)."""
    s.offers = [one for one in s.offers if one.number != number]
    if sink is not None:
        sink.append(OfferGone(number, True))


def can_keep(s: MediterraneanState, one: OpenOffer) -> bool:
    """Whether the giver still has the cards, points and promises that the offer names (M6.6, M6.7)."""
    return holds_cards(s, one) and holds_rest(s, one)


def holds_cards(s: MediterraneanState, one: OpenOffer) -> bool:
    """Whether the very cards that the offer names are in the giver's hand (M6.4)."""
    hand = s.civilisations[one.seat].hand
    return all(hand.count(kind) >= one.cards.count(kind) for kind in one.cards)


def holds_rest(s: MediterraneanState, one: OpenOffer) -> bool:
    """Whether the giver has the points that the offer names and can promise its pacts; everybody can tell."""
    if one.give_vp > s.civilisations[one.seat].vp:
        return False
    return not one.give_pacts or pacts.can_keep(s, one.seat, one.give_pacts)


def review(s: MediterraneanState, seat: i64, sink: list[Event] | None) -> None:
    """After a hand has changed: offers that its seat cannot keep any more are void (M6.6); the others go on telling."""
    alive: list[OpenOffer] = []
    for one in s.offers:
        if one.seat != seat:
            alive.append(one)
        elif can_keep(s, one):
            alive.append(one)
            knowledge.declared(s, seat, one.give)
        elif sink is not None:
            sink.append(OfferGone(one.number, False))
    s.offers = alive


def gave_piracy(s: MediterraneanState, seat: i64, goods: Sequence[int]) -> bool:
    """Whether all can tell that Piracy was among the cards that a seat gave as these goods.

    So it was if an offer of quite other goods has lost a card by it: no other card passes for two goods (M6.5).
    """
    if not goods[SPICES] and not goods[GOLD]:
        return False
    for one in s.offers:
        if one.seat != seat or holds_cards(s, one) or not holds_rest(s, one):
            continue
        if not any(given and offered for given, offered in zip(goods, one.give, strict=True)):
            return True
    return False


# Striking deals


def open_to(one: OpenOffer, seat: i64) -> bool:
    """Whether a seat is asked by an offer (M6.2)."""
    return one.seat != seat and (not one.to or seat in one.to)


def check_accept(s: MediterraneanState, seat: int, a: Accept) -> Illegal | None:
    """Whether the seat may accept that offer with these cards."""
    one = numbered(s, a.offer) if a.offer in range(1, s.next_offer) else None
    if one is None:
        return Illegal("offer.gone", "M6.2", {"offer": a.offer})
    if one.seat == seat:
        return Illegal("offer.own", "M6.2", {"offer": a.offer})
    if not open_to(one, seat):
        return Illegal("offer.not_addressed", "M6.2", {"offer": a.offer})
    if one.want_vp > s.civilisations[seat].vp:
        return Illegal("offer.points_short", "M6.7", {"points": one.want_vp, "held": s.civilisations[seat].vp})
    if (refusal := check_cards(s, seat, a.cards, one.want)) is not None:
        return refusal
    return pacts.check(s, one.seat, seat, one.give_pacts) or pacts.check(s, seat, one.seat, one.want_pacts)


def accept(s: MediterraneanState, seat: i64, a: Accept, sink: list[Event] | None) -> None:
    """Strike the deal: the first acceptance wins, and everything changes hands at once (M6.2)."""
    one = numbered(s, a.offer)
    assert one is not None
    s.offers.remove(one)
    s.deals += 1
    knowledge.exchanged(s, one.seat, seat, one.give, one.want, one.cards, a.cards)
    hand_over(s, one.seat, seat, one.cards)
    hand_over(s, seat, one.seat, a.cards)
    pacts.make(s, one.seat, one.give_pacts)
    pacts.make(s, seat, one.want_pacts)
    if sink is not None:
        sink.append(
            DealStruck(
                one.number,
                one.seat,
                seat,
                one.give,
                one.want,
                one.give_vp,
                one.want_vp,
                one.give_pacts,
                one.want_pacts,
                one.cards,
                a.cards,
                pacts.faces(s, (one.seat,), one.give_pacts) + pacts.faces(s, (seat,), one.want_pacts),
            )
        )
    net = one.want_vp - one.give_vp
    gain(s, one.seat, net, TRADE, sink)
    gain(s, seat, -net, TRADE, sink)
    for giver, taker, goods in ((one.seat, seat, one.give), (seat, one.seat, one.want)):
        if gave_piracy(s, giver, goods):
            knowledge.declared(s, taker, ONLY_PIRACY)
        review(s, giver, sink)
    if one.cards or a.cards:
        take_back_readiness(s, one.seat, sink)
        take_back_readiness(s, seat, sink)


def take_back_readiness(s: MediterraneanState, seat: i64, sink: list[Event] | None) -> None:
    """Whose hand has changed is not ready any more: what came may be worth storing (M6.1)."""
    if s.ready >> seat & 1:
        s.ready &= ~(1 << seat)
        if sink is not None:
            sink.append(ReadySet(seat, False))


def hand_over(s: MediterraneanState, giver: i64, taker: i64, cards: Sequence[int]) -> None:
    """Cards go from one hand to another."""
    for kind in cards:
        s.civilisations[giver].hand.remove(kind)
        insort(s.civilisations[taker].hand, kind)
