"""Replies to a single offer: a bot accepts it, makes a counter-offer to its maker, or declines and says why.

What it does depends on everything that the seat knows. What it says depends only on goods, points and open offers:
players may name goods and never bottoms (M6.9).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from argosy.core.contract import Amount, Message, Term
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.market import Remark, Reply
from argosy.games.mediterranean.bots.sensible.trading import (
    SOLD,
    Taker,
    addressees,
    given_to,
    goods_in,
    least_gain,
    only,
    valued,
)
from argosy.games.mediterranean.bots.strong.answers import answer
from argosy.games.mediterranean.bots.strong.bot import WORLDS, guessed
from argosy.games.mediterranean.bots.strong.offers import Bargainer
from argosy.games.mediterranean.bots.strong.prices import PlannedWorth
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.clock import READABLE
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.actions import Accept, Offer
from argosy.games.mediterranean.rules.state import GOODS, LUXURY_DECK, PIRACY, MediterraneanState, OpenOffer
from argosy.games.mediterranean.rules.trading.offers import numbered, open_to
from argosy.games.mediterranean.view.event_messages import goods

MOST_ASKED: Final = 3
"""The most victory points that a counter-offer asks for on top."""

Judge = Callable[[OpenOffer], tuple[int, ...] | None]
"""The cards with which a bot would accept an offer; None if it would not."""


def reply(level: str, peek: AnyPeek, number: int, budget: Budget) -> Reply:
    """What a bot of that level replies to an open offer."""
    searching = level in ("strong", "best")
    worlds = guessed(peek, budget, WORLDS if searching else 1)
    s, seat = worlds[0], peek.seat
    offer = numbered(s, number)
    if offer is None or not open_to(offer, seat):
        return Reply(None, Message("decline-mediterranean-keep", {}))
    if level == "random":
        menu = [one for one in peek.menu() if isinstance(one, Accept) and one.offer == number]
        takes = menu and Rng(f"{budget.seed}/reply").below(3) == 0
        return Reply(menu[0] if takes else None, reason(s, seat, offer, False))
    why = reason(s, seat, offer, not searching)
    judge = strong_judge(worlds, seat, offer) if searching else sensible_judge(s, seat)
    cards = judge(offer)
    if cards is not None:
        return Reply(Accept(number, cards), why)
    counter = counter_offer(s, seat, offer, judge)
    if counter is None:
        return Reply(None, why)
    one_more = counter.give == offer.want and sum(counter.want) == sum(offer.give) + 1
    return Reply(counter, why, remark=Remark("mediterranean-one-more") if one_more else None)


def sensible_judge(s: MediterraneanState, seat: int) -> Judge:
    """Accepts as the level `sensible` does."""
    worth = Worth(s, seat)
    purse = Purse(worth, worth.mine.hand)
    partners, least = addressees(s, seat), least_gain(s)

    def judge(offer: OpenOffer) -> tuple[int, ...] | None:
        cards, gain = valued(purse, offer)
        return cards if cards is not None and gain > least and offer.seat in partners else None

    return judge


def strong_judge(worlds: list[MediterraneanState], seat: int, asked: OpenOffer) -> Judge:
    """Accepts as the level `strong` does."""
    worth = PlannedWorth(worlds[0], seat)
    bargainer = Bargainer(worlds, Purse(worth, worth.mine.hand))
    rival = next(one for one in bargainer.rivals if one.seat == asked.seat)

    def judge(offer: OpenOffer) -> tuple[int, ...] | None:
        found = answer(bargainer, offer, rival)
        return found.action.cards if found.wanted and found.action is not None else None

    return judge


# Counter-offers


def counter_offer(s: MediterraneanState, seat: int, offer: OpenOffer, judge: Judge) -> Offer | None:
    """An offer to the maker of this one that asks for a little more; None if nothing near it would do.

    A bot that has as many offers open as people can follow makes none.
    """
    mine = [one for one in s.offers if one.seat == seat]
    if len(mine) >= READABLE or offer.give_pacts or offer.want_pacts:
        return None
    open_now = {(one.give, one.want, int(one.give_vp - one.want_vp)) for one in mine}
    mirrored = {(goods_in(one.want), goods_in(one.give)) for one in mine}
    for changed in variations(s, seat, offer):
        if (changed.want, changed.give, int(changed.want_vp - changed.give_vp)) in open_now:
            continue
        if (goods_in(changed.want), goods_in(changed.give)) in mirrored:
            continue  # it would contradict an open offer of its own
        cards = judge(changed)
        if cards is not None:
            return Offer((int(offer.seat),), changed.want, changed.give, cards, changed.want_vp, changed.give_vp)
    return None


def variations(s: MediterraneanState, seat: int, offer: OpenOffer) -> Iterator[OpenOffer]:
    """The offer with a little more for the seat: points on top, a card less or more, another good instead."""
    vp = int(s.civilisations[offer.seat].vp)
    net = int(offer.give_vp - offer.want_vp)
    holds = enough(s, seat, offer.want)
    if holds:
        for more in range(1, MOST_ASKED + 1):
            if net + more <= vp:
                yield varied(offer, offer.give, offer.want, net + more)
        for good, count in enumerate(offer.want):
            if count and sum(offer.want) > 1:
                yield varied(offer, offer.give, changed_by(offer.want, good, -1), net)
        for good, count in enumerate(offer.give):
            if count:
                yield varied(offer, changed_by(offer.give, good, 1), offer.want, net)
    yield from other_goods(s, seat, offer, net)


def other_goods(s: MediterraneanState, seat: int, offer: OpenOffer, net: int) -> Iterator[OpenOffer]:
    """One other good of the seat for what is offered, those first that its maker seems to like best."""
    if not any(offer.give):
        return
    taker = Taker(Worth(s, seat), int(offer.seat))
    counts = goods_of(s.edition, s.civilisations[seat].hand)
    paid = sum([taker.change(good, -count) for good, count in enumerate(offer.give) if count])
    liked = [
        (taker.change(good, 1) + paid, -good)
        for good in range(PIRACY)
        if counts[good] and not offer.want[good] and not offer.give[good]
    ]
    for gain, negative in sorted(liked, reverse=True):
        if gain > 0:
            yield varied(offer, offer.give, only(-negative, 1), net)


def varied(offer: OpenOffer, give: tuple[int, ...], want: tuple[int, ...], net: int) -> OpenOffer:
    """An offer of the same maker with other goods and points; above 0 its maker pays the points."""
    return OpenOffer(offer.number, offer.seat, offer.to, give, want, (), max(0, net), max(0, -net), (), ())


def changed_by(counts: tuple[int, ...], good: int, change: int) -> tuple[int, ...]:
    """Counts by good, with more or fewer of one."""
    return tuple([count + change if other == good else count for other, count in enumerate(counts)])


# Reasons


def enough(s: MediterraneanState, seat: int, want: Sequence[int]) -> bool:
    """Whether the seat holds these goods; Piracy can stand for one luxury good (M6.5)."""
    return missing(s, seat, want) is None


def missing(s: MediterraneanState, seat: int, want: Sequence[int]) -> int | None:
    """A good of which the seat holds too few cards for an offer."""
    counts = goods_of(s.edition, s.civilisations[seat].hand)
    spare = counts[PIRACY]
    for good in range(PIRACY):
        short = want[good] - counts[good]
        if short > 0 and s.edition.good_deck[good] == LUXURY_DECK and spare >= short:
            spare -= short
        elif short > 0:
            return good
    return None


def reason(s: MediterraneanState, seat: int, offer: OpenOffer, by_rules_of_thumb: bool) -> Message:
    """Why the seat does not accept an offer, as far as goods and points tell; it says nothing about bottoms (M6.9).

    Only the rules of thumb of `sensible` know promises, leaders and returned goods as reasons of their own.
    """
    edition, mine = s.edition, s.civilisations[seat]
    short = missing(s, seat, offer.want)
    if short is not None:
        held = goods_of(edition, mine.hand)[short]
        return Message(
            "decline-mediterranean-too-few" if held else "decline-mediterranean-none-of",
            {"good": Term("good", edition.goods[short])},
        )
    if offer.want_vp > mine.vp:
        return Message("decline-mediterranean-no-points", {"points": int(offer.want_vp)})
    if by_rules_of_thumb:
        if offer.give_pacts or offer.want_pacts:
            return Message("decline-mediterranean-no-promises", {})
        if offer.seat not in addressees(s, seat):
            return Message("decline-mediterranean-leader", {})
        back = given_to(Worth(s, seat), int(offer.seat)) & goods_in(offer.give)
        if back:
            good = edition.goods[back.bit_length() - 1]
            return Message("decline-mediterranean-not-back", {"good": Term("good", good)})
    if money(s, seat, offer) <= 0 or (by_rules_of_thumb and sum(offer.want) - sum(offer.give) > SOLD):
        asked = (*goods(edition, offer.want), *([Amount("good", "vp", int(offer.want_vp))] if offer.want_vp else []))
        return Message("decline-mediterranean-too-little", {"goods": asked})
    return Message("decline-mediterranean-keep", {})


def money(s: MediterraneanState, seat: int, offer: OpenOffer) -> float:
    """What accepting an offer changes in sets and points, in money."""
    value, counts = s.edition.set_value, goods_of(s.edition, s.civilisations[seat].hand)
    change = [offer.give[good] - offer.want[good] for good in range(GOODS)]
    sets = sum([value(good, max(0, counts[good] + by)) - value(good, counts[good]) for good, by in enumerate(change)])
    return sets + Worth(s, seat).point * int(offer.give_vp - offer.want_vp)
