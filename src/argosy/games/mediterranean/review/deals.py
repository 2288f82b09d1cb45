"""What deals were worth, in money: by what each side knew when it agreed, and with all cards open.

Both are the change in value of the seat's hand by the bots' prices (`bots/valuation.py`). Before the deal a seat knows
its own cards and the goods that come, and reckons their bottoms by the cards that it has not seen; a deal is a lemon if
the true bottoms are much worse than that. Promises are not counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from argosy.core.contract import Amount, Message, Seat, Term, Value, seat_term
from argosy.games.mediterranean.bots.sensible.trading import copies, gain_of
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.recap import value
from argosy.games.mediterranean.rules.actions import Accept
from argosy.games.mediterranean.rules.events import DealStruck
from argosy.games.mediterranean.rules.state import TRADING, MediterraneanState, OpenOffer
from argosy.games.mediterranean.rules.terms import wares
from argosy.games.mediterranean.rules.trading.offers import open_to
from argosy.games.mediterranean.view.event_messages import cards, side_of_deal
from argosy.review.adapter import Moment
from argosy.review.types import Deal, Deals, DealSide, Unseen

LEMON: Final = 3.0
"""Money by which cards must be worse than expected to be called lemons."""
OVERPAID: Final = 2.0
"""Money by which a deal must be a loss by what the seat knew to be called overpaid."""
PASSED_BY: Final = 4.0
"""Money that an offer must have been worth to a seat that did something else, to be told."""
UNIT: Final = "review-unit-mediterranean"


def look_at_deals(moments: Iterable[Moment], _seed: str) -> Deals:
    """All deals of a game, and gainful offers that a seat passed by: it did something else, or let the time run out."""
    deals: list[Deal] = []
    passed: dict[tuple[int, Seat], Unseen] = {}
    for moment in moments:
        before, after = moment.before, moment.after
        assert isinstance(before, MediterraneanState)
        assert isinstance(after, MediterraneanState)
        for event in moment.events:
            if isinstance(event, DealStruck):
                deals.append(deal_of(moment.number, before, after, event))
                for seat in (event.seat, event.other):
                    passed.pop((event.number, seat), None)
        if before.step == TRADING:
            for seat in range(before.seats):
                if moment.input.actor == seat or after.step != TRADING:
                    look_for_passed(passed, moment, before, seat)
    unseen = sorted(passed.values(), key=lambda found: (found.number, found.seat, found.offer))
    return Deals(UNIT, tuple(deals), tuple(unseen))


# Deals


def deal_of(number: int, before: MediterraneanState, after: MediterraneanState, deal: DealStruck) -> Deal:
    """A deal, as both sides saw it and in truth."""
    vp = deal.want_vp - deal.give_vp
    maker = side_of(before, after, deal.seat, deal.other, deal.given, deal.want, deal.taken, vp)
    taker = side_of(before, after, deal.other, deal.seat, deal.taken, deal.give, deal.given, -vp)
    remarks = [remark for side in sorted((maker, taker), key=lambda side: side.true) for remark in remarks_on(side)]
    return Deal(number, deal.number, (maker, taker), tuple(remarks))


def side_of(
    before: MediterraneanState,
    after: MediterraneanState,
    seat: Seat,
    other: Seat,
    gave: Sequence[int],
    goods: tuple[int, ...],
    got: Sequence[int],
    vp: int,
) -> DealSide:
    """One side: the cards that it gave, the goods that it was promised, the cards that it got, and its gain in VP."""
    worth = Worth(before, seat)
    known = gain_of(Purse(worth, worth.mine.hand), tuple(gave), goods, other) + worth.point * vp
    true = value(after, seat, gave, got, vp)
    gives, gets = goods_and_points(before, gave, -vp), goods_and_points(before, got, vp)
    return DealSide(seat, gives, gets, round(known, 2), round(true, 2))


def goods_and_points(s: MediterraneanState, kinds: Sequence[int], vp: int) -> tuple[Term, ...]:
    """Cards with their bottoms, and victory points if there are any."""
    points = (Amount("good", "vp", vp),) if vp > 0 else ()
    return wares([*cards(s.edition, kinds), *points] if kinds else points)


def remarks_on(side: DealSide) -> list[Message]:
    """Whether a side overpaid by what it knew, or got lemons."""
    found = []
    args: dict[str, Value] = {"seat": seat_term(side.seat), "gave": side.gave, "got": side.got}
    if side.known <= -OVERPAID:
        found.append(Message("review-mediterranean-overpaid", {**args, "money": round(-side.known)}))
    if side.known - side.true >= LEMON:
        found.append(Message("review-mediterranean-lemon", {**args, "money": round(side.known - side.true)}))
    return found


# Offers passed by


def look_for_passed(passed: dict[tuple[int, Seat], Unseen], moment: Moment, s: MediterraneanState, seat: Seat) -> None:
    """Note the open offers that were worth much to a seat while it did something else."""
    action = moment.input.action
    offers = [offer for offer in s.offers if open_to(offer, seat) and (int(offer.number), seat) not in passed]
    if not offers:
        return
    worth = Worth(s, seat)
    purse = Purse(worth, worth.mine.hand)
    for offer in offers:
        if isinstance(action, Accept) and action.offer == offer.number and moment.input.actor == seat:
            continue
        gain = gain_from(purse, worth, offer)
        if gain is not None and gain >= PASSED_BY:
            passed[int(offer.number), seat] = Unseen(
                moment.number, seat, int(offer.number), round(gain, 2), sentence(s, seat, offer, gain)
            )


def gain_from(purse: Purse, worth: Worth, offer: OpenOffer) -> float | None:
    """What an offer is worth to a seat that accepts it with the copies that it misses least; None if it cannot."""
    cards = copies(purse, offer.want)
    if cards is None or offer.want_vp > worth.mine.vp or offer.want_pacts:
        return None
    return gain_of(purse, cards, offer.give, int(offer.seat)) + worth.point * int(offer.give_vp - offer.want_vp)


def sentence(s: MediterraneanState, seat: Seat, offer: OpenOffer, gain: float) -> Message:
    """Who could have got what for what."""
    return Message(
        "review-mediterranean-passed-by",
        {
            "seat": seat_term(seat),
            "other": seat_term(int(offer.seat)),
            "get": side_of_deal(s.edition, offer.give, int(offer.give_vp), offer.give_pacts, ()),
            "give": side_of_deal(s.edition, offer.want, int(offer.want_vp), (), ()),
            "money": round(gain),
        },
    )
