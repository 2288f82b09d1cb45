"""Trading by rules of thumb: take what gains, take back what has come to hurt, offer what both may like, then rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from argosy.core.contract import Action
from argosy.games.mediterranean.bots.rank import leader, score
from argosy.games.mediterranean.bots.sensible.warehouse import best_store
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.clock import READABLE
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.actions import READY, WAIT, Accept, Offer, Store, Withdraw
from argosy.games.mediterranean.rules.state import GOODS, GRACE, NONE, PIRACY, MediterraneanState, OpenOffer
from argosy.games.mediterranean.rules.trading.offers import MOST_OFFERS, open_to

LEAST_GAIN: Final = 0.4
"""A deal must gain at least that much to be worth the talk."""
WEARY: Final = 3
"""After so many deals a seat in one turn, all together, a deal must gain more."""
WEARINESS: Final = 0.1
"""So much more for each further one: what nobody wants would go round for ever."""
REGRET: Final = -0.3
"""An own offer that would cost more than that is taken back."""
RUNAWAY: Final = 10
"""Whoever leads a seat by more points than that gets no offers of it, and its offers are left lying."""
RIVAL_GAIN: Final = 0.8
"""What a rival must gain in money, by a guess at its hand, to be likely to accept."""
MOST: Final = 2
"""Cards of a good on a side of an offer."""
STALE: Final = 2
"""An offer is stale when so many times as many as lie on the table have been laid after it."""


def choose_trade(s: MediterraneanState, seat: int, company: bool = False) -> Action:
    """What to do in this moment of trading time."""
    worth = Worth(s, seat)
    if s.step == GRACE:
        return stored_or(worth, WAIT)
    purse = Purse(worth, worth.mine.hand)
    return (
        accepted(s, purse)
        or withdrawn(s, purse)
        or stale(s, seat, company)
        or offered(s, purse, most_offers(company))
        or rest(s, worth)
    )


def rest(s: MediterraneanState, worth: Worth) -> Action:
    """Nothing is left to do: store, then be ready."""
    return stored_or(worth, WAIT if s.ready >> worth.seat & 1 else READY)


def stored_or(worth: Worth, otherwise: Action) -> Action:
    """Store what is better kept, unless it is stored already."""
    cards = best_store(worth)
    return otherwise if list(cards) == worth.mine.stored else Store(cards)


def least_gain(s: MediterraneanState) -> float:
    """What a deal must gain."""
    return LEAST_GAIN + WEARINESS * max(0, int(s.deals) - WEARY * int(s.seats))


# Offers of others, and own ones


def accepted(s: MediterraneanState, purse: Purse) -> Action | None:
    """The offer that gains most, with the copies whose loss hurts least."""
    found: Action | None = None
    most = least_gain(s)
    partners = addressees(s, purse.worth.seat)
    for one in s.offers:
        if one.seat not in partners or not open_to(one, purse.worth.seat):
            continue
        if one.give_pacts or one.want_pacts or one.want_vp > purse.worth.mine.vp:
            continue
        cards = copies(purse, one.want)
        if cards is None:
            continue
        gain = gain_of(purse, cards, one.give, one.seat) + purse.worth.point * int(one.give_vp - one.want_vp)
        if gain > most:
            found, most = Accept(one.number, cards), gain
    return found


def withdrawn(s: MediterraneanState, purse: Purse) -> Action | None:
    """Take back an own offer that has come to hurt."""
    for one in own_offers(s, purse):
        if gain_of(purse, one.cards, one.want) < REGRET:
            return Withdraw(one.number)
    return None


def most_offers(company: bool) -> int:
    """Offers that a bot may have on the table at a time."""
    return READABLE if company else MOST_OFFERS


def stale(s: MediterraneanState, seat: int, company: bool) -> Withdraw | None:
    """Before people, whoever may lay no more takes back the oldest if the market has long passed it by.

    Where nobody deals nothing grows stale, so that bots never take turns at laying the same again.
    """
    mine = [int(one.number) for one in s.offers if one.seat == seat]
    if company and len(mine) >= READABLE and int(s.next_offer) - mine[0] > STALE * len(s.offers):
        return Withdraw(mine[0])
    return None


def own_offers(s: MediterraneanState, purse: Purse) -> list[OpenOffer]:
    """The seat's offers on the table."""
    return [one for one in s.offers if one.seat == purse.worth.seat]


def copies(purse: Purse, goods: tuple[int, ...]) -> tuple[int, ...] | None:
    """The cards to hand over for these goods; None where they are not all in hand, or Piracy would go twice."""
    cards: list[int] = []
    for good, count in enumerate(goods):
        if count:
            worst = purse.worst(good, count)
            if worst is None:
                return None
            cards += worst
    return tuple(sorted(cards)) if cards.count(purse.edition.piracy) < 2 else None


def gain_of(purse: Purse, out: tuple[int, ...], into: tuple[int, ...], giver: int = NONE) -> float:
    """What it changes to hand cards over and get unknown cards of these goods."""
    gain = purse.without(out) if out else 0.0
    for good, count in enumerate(into):
        if count:
            gain += purse.with_unknown(good, count, giver)
    return gain


def changes_of_sets(purse: Purse, out: Sequence[int], into: Sequence[int]) -> int:
    """What the sets of a hand pay more if these cards go and so many of each good come."""
    change = list(into)
    for kind in out:
        change[purse.edition.kind_good[kind]] -= 1
    return sum([purse.money(good, count) for good, count in enumerate(change) if count])


def preferred(purse: Purse, cards: Sequence[int]) -> tuple[int, ...]:
    """Those of the cards to hand over that were chosen before other copies of their good, which stay."""
    stays = list(purse.kinds)
    for kind in cards:
        stays.remove(kind)
    good, piracy = purse.edition.kind_good, purse.edition.piracy  # Piracy goes first anyway
    other = [{kind for kind in stays if good[kind] == good[card]} - {card} for card in cards]
    return tuple([card for card, kinds in zip(cards, other, strict=True) if kinds and card != piracy])


# New offers


def offered(s: MediterraneanState, purse: Purse, limit: int = MOST_OFFERS) -> Action | None:
    """The offer of one good for another that promises most to both sides and does not lie on the table yet."""
    mine = own_offers(s, purse)
    if len(mine) >= limit:
        return None
    open_now = {(one.give, one.want) for one in mine}
    takers = [Taker(s, other) for other in addressees(s, purse.worth.seat)]
    best: Action | None = None
    most = 0.0
    for good, count, cards, other, price, gain in swaps(purse):
        if gain <= most:  # nobody likes anything more than surely
            continue
        promise = gain * max([taker.liking(other, price, good, count) for taker in takers], default=0.0)
        if promise > most:
            give, want = only(good, count), only(other, price)
            if (give, want) not in open_now:
                best, most = Offer(to_whom(s, takers), give, want, cards), promise
    return best


def swaps(purse: Purse) -> Iterator[tuple[int, int, tuple[int, ...], int, int, float]]:
    """Every exchange of one good for another that gains: good, count, the cards, other good, its count, the gain."""
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
    """So many cards of one good."""
    return tuple([count if other == good else 0 for other in range(GOODS)])


def addressees(s: MediterraneanState, seat: int) -> list[int]:
    """The rivals, but for one who runs away with the game."""
    first = leader(s, [other for other in range(s.seats) if other != seat])
    runs = score(s, first) - score(s, seat) > RUNAWAY and s.turn > 2
    return [other for other in range(s.seats) if other != seat and not (runs and other == first)]


def to_whom(s: MediterraneanState, takers: list[Taker]) -> tuple[int, ...]:
    """All, or those who are asked."""
    return () if len(takers) == s.seats - 1 else tuple([taker.seat for taker in takers])


class Taker:
    """A rival with a guess at its hand, of which only the goods matter."""

    def __init__(self, s: MediterraneanState, seat: int) -> None:
        self.seat = seat
        self.edition = s.edition
        self.counts = goods_of(s.edition, s.civilisations[seat].hand)
        self._changes: dict[tuple[int, int], int] = {}

    def liking(self, out: int, paid: int, into: int, got: int) -> float:
        """How likely it is to give `paid` cards of one good for `got` of another, from 0 to 1."""
        if self.counts[out] < paid:
            return 0.0
        gain = self.change(into, got) + self.change(out, -paid)
        return 0.05 if gain < RIVAL_GAIN else 1 - 1 / (1 + gain)

    def change(self, good: int, cards: int) -> int:
        """What it changes in money if so many cards of a good come or go."""
        found = self._changes.get((good, cards))
        if found is None:
            value, count = self.edition.set_value, self.counts[good]
            found = self._changes[good, cards] = value(good, count + cards) - value(good, count)
        return found
