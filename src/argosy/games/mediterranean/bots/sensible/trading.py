"""Trading by rules of thumb: accept gains, withdraw losses, offer what both sides may like, then store and be ready."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from argosy.core.contract import Action
from argosy.core.peek import NOTHING_HEARD, Heard, PostedWish
from argosy.games.mediterranean.bots.rank import leader, score
from argosy.games.mediterranean.bots.sensible.warehouse import best_store
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.clock import READABLE
from argosy.games.mediterranean.edition.components import Edition
from argosy.games.mediterranean.hidden.knowledge import MASK, goods_of
from argosy.games.mediterranean.rules.actions import READY, WAIT, Accept, Offer, Store, Withdraw
from argosy.games.mediterranean.rules.state import (
    GOLD,
    GOODS,
    GRACE,
    NONE,
    PIRACY,
    SPICES,
    MediterraneanState,
    OpenOffer,
)
from argosy.games.mediterranean.rules.trading.offers import MOST_OFFERS, open_to

LEAST_GAIN: Final = 0.1
"""The least gain of a deal."""
WEARY: Final = 3
"""Deals per seat in a turn, over all seats, after which a deal must gain more."""
WEARINESS: Final = 0.1
"""The increase for each further deal; without it bad cards would be traded on endlessly."""
REGRET: Final = -0.3
"""An offer of the seat's own whose gain is below this is withdrawn."""
RUNAWAY: Final = 10
"""A seat does not trade with a rival that leads it by more points than this."""
EVEN: Final = 0.05
"""How likely a rival accepts a deal that changes nothing in its sets, for the sake of bottoms."""
MOST: Final = 2
"""The most cards of a good on one side of an offer."""
SOLD: Final = 2
"""The most cards that a seat sells for victory points in one deal, beyond those that it gets."""
HEEDED: Final = 1.3
"""The factor on the chance that a rival accepts who has said that it wants one good, or has plenty of the other."""
STALE: Final = 2
"""An offer is stale when this many times the number of open offers were made after it."""


def choose_trade(s: MediterraneanState, seat: int, company: bool = False, heard: Heard = NOTHING_HEARD) -> Action:
    """Choose an action in trading."""
    worth = Worth(s, seat)
    if s.step == GRACE:
        return stored_or(worth, WAIT)
    purse = Purse(worth, worth.mine.hand)
    return (
        accepted(s, purse)
        or withdrawn(s, purse)
        or stale(s, seat, company, heard)
        or offered(s, purse, most_offers(company), heard)
        or rest(s, worth)
    )


def rest(s: MediterraneanState, worth: Worth) -> Action:
    """With nothing left to trade: store cards, then be ready."""
    return stored_or(worth, WAIT if s.ready >> worth.seat & 1 else READY)


def stored_or(worth: Worth, otherwise: Action) -> Action:
    """Store the cards worth storing, unless they are stored already."""
    cards = best_store(worth)
    return otherwise if list(cards) == worth.mine.stored else Store(cards)


def least_gain(s: MediterraneanState) -> float:
    """The least gain for which a deal is made."""
    return LEAST_GAIN + WEARINESS * max(0, int(s.deals) - WEARY * int(s.seats))


# Offers of rivals, and the seat's own


def accepted(s: MediterraneanState, purse: Purse) -> Action | None:
    """Accept the offer that gains most, with the copies that cost least."""
    found: Action | None = None
    most = least_gain(s)
    partners = addressees(s, purse.worth.seat)
    for offer in s.offers:
        if offer.seat in partners and open_to(offer, purse.worth.seat):
            cards, gain = valued(purse, offer)
            if cards is not None and gain > most:
                found, most = Accept(offer.number, cards), gain
    return found


def valued(purse: Purse, offer: OpenOffer) -> tuple[tuple[int, ...] | None, float]:
    """The cards to accept an offer with, and the gain; no cards if the seat cannot accept it, or does not on principle.

    It makes no promises, takes no good back from a seat that it gave it to, and does not sell its hand for points.
    """
    worth = purse.worth
    if offer.give_pacts or offer.want_pacts or offer.want_vp > worth.mine.vp:
        return None, 0.0
    if sum(offer.want) - sum(offer.give) > SOLD or given_to(worth, int(offer.seat)) & goods_in(offer.give):
        return None, 0.0
    cards = copies(purse, offer.want)
    if cards is None:
        return None, 0.0
    points = worth.point * int(offer.give_vp - offer.want_vp)
    return cards, gain_of(purse, cards, offer.give, int(offer.seat)) + points


def given_to(worth: Worth, seat: int) -> int:
    """The goods, as bits, of cards that this seat gave away and that seat may still have; Piracy is either luxury."""
    goods = 0
    for trace in worth.s.knowledge.traces[worth.seat]:
        if trace >> seat & 1:
            kind = trace // MASK
            goods |= 1 << SPICES | 1 << GOLD if kind == worth.edition.piracy else 1 << worth.edition.kind_good[kind]
    return goods


def goods_in(counts: Sequence[int]) -> int:
    """The goods, as bits, of which there are any."""
    return sum([1 << good for good, count in enumerate(counts) if count])


def withdrawn(s: MediterraneanState, purse: Purse) -> Action | None:
    """Withdraw an offer of the seat's own that is now a loss, or asks somebody for what they got from this seat."""
    given = [given_to(purse.worth, other) for other in range(s.seats)]
    for offer in own_offers(s, purse):
        back = any(given[other] & goods_in(offer.want) for other in range(s.seats) if open_to(offer, other))
        if back or gain_of(purse, offer.cards, offer.want) < REGRET:
            return Withdraw(offer.number)
    return None


def most_offers(company: bool) -> int:
    """How many open offers a bot may have."""
    return READABLE if company else MOST_OFFERS


def stale(s: MediterraneanState, seat: int, company: bool, heard: Heard = NOTHING_HEARD) -> Withdraw | None:
    """The oldest offer of a bot that has the most it may have, to withdraw if many newer offers were made since.

    Only at tables with people. There an offer is also stale that nobody has accepted for a while; a bot that is told so
    is also told what it has offered before, so that it does not repeat the same offers in turns.
    """
    mine = [int(offer.number) for offer in s.offers if offer.seat == seat]
    if not company or len(mine) < READABLE:
        return None
    old = [number for number in mine if number in heard.stale]
    if old or int(s.next_offer) - mine[0] > STALE * len(s.offers):
        return Withdraw(old[0] if old else mine[0])
    return None


def own_offers(s: MediterraneanState, purse: Purse) -> list[OpenOffer]:
    """The seat's open offers."""
    return [offer for offer in s.offers if offer.seat == purse.worth.seat]


def copies(purse: Purse, goods: tuple[int, ...]) -> tuple[int, ...] | None:
    """The cards to hand over for these goods; None if they are not all in hand, or Piracy is needed twice."""
    cards: list[int] = []
    for good, count in enumerate(goods):
        if count:
            worst = purse.worst(good, count)
            if worst is None:
                return None
            cards += worst
    return tuple(sorted(cards)) if cards.count(purse.edition.piracy) < 2 else None


def gain_of(purse: Purse, out: tuple[int, ...], into: tuple[int, ...], giver: int = NONE) -> float:
    """The gain from handing over cards and getting unknown cards of these goods."""
    gain = purse.without(out) if out else 0.0
    for good, count in enumerate(into):
        if count:
            gain += purse.with_unknown(good, count, giver)
    return gain


def changes_of_sets(purse: Purse, out: Sequence[int], into: Sequence[int]) -> int:
    """The change in what the sets of a hand pay if these cards go and these counts of goods come."""
    change = list(into)
    for kind in out:
        change[purse.edition.kind_good[kind]] -= 1
    return sum([purse.money(good, count) for good, count in enumerate(change) if count])


def preferred(purse: Purse, cards: Sequence[int]) -> tuple[int, ...]:
    """The cards to hand over that were chosen over other copies of the same good."""
    stays = list(purse.kinds)
    for kind in cards:
        stays.remove(kind)
    good, piracy = purse.edition.kind_good, purse.edition.piracy  # Piracy is always handed over first
    other = [{kind for kind in stays if good[kind] == good[card]} - {card} for card in cards]
    return tuple([card for card, kinds in zip(cards, other, strict=True) if kinds and card != piracy])


# New offers


def offered(
    s: MediterraneanState, purse: Purse, limit: int = MOST_OFFERS, heard: Heard = NOTHING_HEARD
) -> Action | None:
    """Make the offer of one good for another that is best for both sides and not open yet."""
    mine = own_offers(s, purse)
    if len(mine) >= limit:
        return None
    known = {(offer.give, offer.want) for offer in mine}
    known |= {(offer.give, offer.want) for offer in heard.tried if isinstance(offer, Offer)}
    mirrored = {(goods_in(offer.want), goods_in(offer.give)) for offer in mine}
    takers = [Taker(purse.worth, other, heard.wishes) for other in addressees(s, purse.worth.seat)]
    best: Action | None = None
    most = 0.0
    for good, count, cards, other, price, gain in swaps(purse):
        if gain <= most or (1 << good, 1 << other) in mirrored:  # `liking` is at most 1
            continue
        promise = gain * max([taker.liking(other, price, good, count) for taker in takers], default=0.0)
        if promise > most:
            give, want = only(good, count), only(other, price)
            if (give, want) not in known:
                best, most = Offer(to_whom(s, takers, other), give, want, cards), promise
    return best


def swaps(purse: Purse) -> Iterator[tuple[int, int, tuple[int, ...], int, int, float]]:
    """Every gainful exchange of one good for another: good, count, the cards, other good, its count, the gain."""
    least = least_gain(purse.worth.s)
    gains = [
        (other, price, purse.with_unknown(other, price)) for other in range(PIRACY) for price in range(1, MOST + 1)
    ]
    for good in range(PIRACY):
        for count in range(1, MOST + 1):
            cards = purse.worst(good, count)
            if cards is None:
                break
            loss = purse.without(cards)
            for other, price, gain in gains:
                if other != good and gain + loss > least:
                    yield good, count, cards, other, price, gain + loss


def only(good: int, count: int) -> tuple[int, ...]:
    """Counts by good, with cards of one good only."""
    return tuple([count if other == good else 0 for other in range(GOODS)])


def addressees(s: MediterraneanState, seat: int) -> list[int]:
    """The rivals to trade with: all except one that is far ahead."""
    first = leader(s, [other for other in range(s.seats) if other != seat])
    runs = score(s, first) - score(s, seat) > RUNAWAY and s.turn > 2
    return [other for other in range(s.seats) if other != seat and not (runs and other == first)]


def to_whom(s: MediterraneanState, takers: Sequence[Taker], want: int) -> tuple[int, ...]:
    """The seats to ask for a good: all who did not get it from this seat; empty if these are all rivals."""
    asked = tuple([taker.seat for taker in takers if not taker.given >> want & 1])
    return () if len(asked) == s.seats - 1 else asked


def wished(edition: Edition, wishes: Sequence[PostedWish], seat: int) -> tuple[frozenset[int], frozenset[int]]:
    """The goods that a seat says it wants, and those that it says it has plenty of."""
    for speaker, wants, plenty in wishes:
        if speaker == seat:
            numbers = {name: good for good, name in enumerate(edition.goods)}
            return frozenset([numbers[name] for name in wants]), frozenset([numbers[name] for name in plenty])
    return frozenset(), frozenset()


class Taker:
    """A rival with a guessed hand, of which only the goods are used."""

    def __init__(self, worth: Worth, seat: int, wishes: Sequence[PostedWish] = ()) -> None:
        self.seat = seat
        self.edition = worth.edition
        self.counts = goods_of(worth.edition, worth.s.civilisations[seat].hand)
        self.given = given_to(worth, seat)
        self.wants, self.plenty = wished(worth.edition, wishes, seat)
        self._changes: dict[tuple[int, int], int] = {}

    def liking(self, out: int, paid: int, into: int, got: int) -> float:
        """How likely it is to give `paid` cards of one good for `got` of another, from 0 to 1."""
        if self.counts[out] < paid or self.given >> out & 1:
            return 0.0
        gain = self.change(into, got) + self.change(out, -paid)
        if gain <= 0:
            return EVEN if gain == 0 else 0.0
        said = (HEEDED if into in self.wants else 1.0) * (HEEDED if out in self.plenty else 1.0)
        return min(1.0, said * (1 - 1 / (1 + gain)))

    def change(self, good: int, cards: int) -> int:
        """The change in money if cards of a good come or go."""
        found = self._changes.get((good, cards))
        if found is None:
            value, count = self.edition.set_value, self.counts[good]
            found = self._changes[good, cards] = value(good, count + cards) - value(good, count)
        return found
