"""The menu of a seat in the Trading phase, and a random entry of it.

The menu offers only templates, to all: one or two cards of a good for one or two of another. `check` decides about
freely composed offers. Only what the seat can see is used: of rivals, how many cards of each deck they hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.actions import READY, UNREADY, WAIT, Accept, Offer, Withdraw
from argosy.games.mediterranean.rules.state import GOLD, GOODS, GRACE, PIRACY, SPICES, MediterraneanState, OpenOffer
from argosy.games.mediterranean.rules.trading import pacts, warehouse
from argosy.games.mediterranean.rules.trading.offers import MOST_OFFERS, open_to
from argosy.games.mediterranean.rules.trading.piracy import can_serve, chosen

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng

MOST_ASKED: Final = 2  # the most cards on either side of a template
DIVERSE: Final = 8  # with more distinct goods in hand, templates do not ask for two cards, to keep menus short
ALIKE: Final[list[list[tuple[int, ...]]]] = [
    [tuple([count if other == good else 0 for other in range(GOODS)]) for good in range(GOODS)]
    for count in range(MOST_ASKED + 1)
]
"""By number and good: counts by good with that number of one good."""
TEMPLATES: Final[dict[tuple[int, int, tuple[int, ...]], Offer]] = {}
"""Cache of offers by template, by both goods, price and cards."""

# What a random player does, in percent; where there is nothing of a kind it waits.
ACCEPTS: Final = 20
OFFERS: Final = 30
WITHDRAWS: Final = 4
STORES: Final = 8
GRACE_STORES: Final = 50
READIES: Final = 4
UNREADIES: Final = 30


def menu(s: MediterraneanState, seat: i64, offers: bool = True) -> list[Action]:
    """Wait, Ready, withdrawals, acceptances, offers by template, and changes of the warehouse by one card.

    Without templates for callers that compose their own offers.
    """
    entries: list[Action] = [WAIT, UNREADY if s.ready >> seat & 1 else READY]
    if s.step != GRACE:  # M6.11: at zero offers are void
        entries += withdrawals(s, seat)
        entries += [acceptance(s, seat, offer) for offer in acceptable(s, seat)]
        entries += templates(s, seat) if offers else []
    return entries + warehouse.menu(s, seat)


def withdrawals(s: MediterraneanState, seat: i64) -> list[Action]:
    """A withdrawal of each of the seat's offers."""
    return [Withdraw(offer.number) for offer in s.offers if offer.seat == seat]


def acceptable(s: MediterraneanState, seat: i64) -> list[OpenOffer]:
    """The offers that the seat can accept now."""
    mine = s.civilisations[seat]
    held = goods_of(s.edition, mine.hand)
    found: list[OpenOffer] = []
    for offer in s.offers:
        if not open_to(offer, seat) or offer.want_vp > mine.vp or not can_serve(held, offer.want):
            continue
        if pacts.check(s, offer.seat, seat, offer.give_pacts) or pacts.check(s, seat, offer.seat, offer.want_pacts):
            continue
        found.append(offer)
    return found


def acceptance(s: MediterraneanState, seat: i64, offer: OpenOffer) -> Action:
    """Accept an offer with Piracy first, then the lowest kinds."""
    return Accept(offer.number, tuple(chosen(s.edition, s.civilisations[seat].hand, offer.want, True)))


# Offers by template


def held_goods(s: MediterraneanState, seat: i64) -> list[int]:
    """How many cards of each good the seat could offer; Piracy counts as Spices and as Gold (M6.5)."""
    held = goods_of(s.edition, s.civilisations[seat].hand)
    held[SPICES] += held[PIRACY]
    held[GOLD] += held[PIRACY]
    held[PIRACY] = 0
    return held


def on_offer(s: MediterraneanState, seat: i64, good: i64) -> i64:
    """How many cards of a good one rival could have, up to what a template asks: its cards of that deck."""
    deck, kind_deck = s.edition.good_deck[good], s.edition.kind_deck
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            rival = s.civilisations[other]
            count: i64 = 0
            for kind in rival.hand:
                if kind_deck[kind] == deck:
                    count += 1
            for kind in rival.stored:
                if kind_deck[kind] == deck:
                    count += 1
            if count >= MOST_ASKED:
                return MOST_ASKED
            if count > most:
                most = count
    return most


def templates(s: MediterraneanState, seat: i64) -> list[Action]:
    """Offers 1:1, 2:1, 1:2 and 2:2 of one good for another that a rival may have; asks two only of goods it has."""
    if full(s, seat):
        return []
    held = held_goods(s, seat)
    most = asked(s, seat, held)
    entries: list[Action] = []
    for good in range(PIRACY):
        for count in range(1, 3):
            if held[good] >= count:
                cards = lowest(s, seat, good, count)
                for other in range(PIRACY):
                    if other != good:
                        entries += [template(good, cards, other, price) for price in range(1, most[other] + 1)]
    return entries


def full(s: MediterraneanState, seat: i64) -> bool:
    """Whether the seat has the most open offers that it may have."""
    count: i64 = 0
    for offer in s.offers:
        if offer.seat == seat:
            count += 1
    return count >= MOST_OFFERS


def most_asked(s: MediterraneanState, seat: i64, held: list[int], good: i64) -> i64:
    """How many cards of a good a template asks for at most."""
    return limited(held, good, on_offer(s, seat, good))


def limited(held: list[int], good: i64, wanted: i64) -> i64:
    """Ask for one card only of a good that the seat has not, or where it has many goods."""
    if wanted > 1 and (not held[good] or GOODS - held.count(0) > DIVERSE):
        return 1
    return wanted


def asked(s: MediterraneanState, seat: i64, held: list[int]) -> list[int]:
    """By good, how many cards a template asks for at most: the same as `most_asked` of each, found together."""
    kind_deck, good_deck = s.edition.kind_deck, s.edition.good_deck
    one: i64 = 0
    two: i64 = 0  # bit masks of the decks of which a rival has one card at least, or two
    for other in range(s.seats):
        if other != seat:
            rival = s.civilisations[other]
            once: i64 = 0
            for pile in (rival.hand, rival.stored):
                for kind in pile:
                    bit: i64 = 1 << kind_deck[kind]
                    two |= once & bit
                    once |= bit
            one |= once
    distinct = GOODS - held.count(0)
    most: list[int] = []
    for good in range(PIRACY):
        deck = good_deck[good]
        if two >> deck & 1 and held[good] and distinct <= DIVERSE:
            most.append(MOST_ASKED)
        else:
            most.append(one >> deck & 1)
    return most


def lowest(s: MediterraneanState, seat: i64, good: i64, count: i64) -> tuple[int, ...]:
    """Cards of a good to hand over: Piracy in place of a luxury card, then the lowest kinds."""
    return tuple(chosen(s.edition, s.civilisations[seat].hand, ALIKE[count][good], True))


def template(good: i64, cards: tuple[int, ...], other: i64, price: i64) -> Action:
    """An offer to all: these cards of a good for some cards of another."""
    key = (good * GOODS + other, price, cards)
    if key not in TEMPLATES:
        TEMPLATES[key] = Offer((), ALIKE[len(cards)][good], ALIKE[price][other], cards)
    return TEMPLATES[key]


def some_template(s: MediterraneanState, seat: i64, rng: Rng) -> Action:
    """A random template, or Wait if there is none."""
    hand = s.civilisations[seat].hand
    if not hand or full(s, seat):
        return WAIT
    held = held_goods(s, seat)
    good = s.edition.kind_good[hand[rng.below(len(hand))]]
    if good == PIRACY:
        good = SPICES + rng.below(2)
    other = rng.below(PIRACY)
    most = most_asked(s, seat, held, other) if other != good else 0
    if not most:
        return WAIT
    count = 1 + rng.below(2 if held[good] > 1 else 1)
    return template(good, lowest(s, seat, good, count), other, 1 + rng.below(most))


def sample(s: MediterraneanState, seat: i64, rng: Rng) -> Action:
    """A random entry of the menu, mostly a trade, without building the whole menu."""
    lot = rng.below(100)
    if s.ready >> seat & 1:
        if lot < UNREADIES:
            return UNREADY
        lot = rng.below(100)
    if s.step == GRACE:
        if lot < READIES:
            return UNREADY if s.ready >> seat & 1 else READY
        return warehouse.some(s, seat, rng) if lot < GRACE_STORES else WAIT
    if lot < ACCEPTS:
        found = acceptable(s, seat)
        return acceptance(s, seat, found[rng.below(len(found))]) if found else some_template(s, seat, rng)
    lot -= ACCEPTS
    if lot < OFFERS:
        return some_template(s, seat, rng)
    lot -= OFFERS
    if lot < WITHDRAWS:
        entries = withdrawals(s, seat)
        return entries[rng.below(len(entries))] if entries else WAIT
    lot -= WITHDRAWS
    if lot < STORES:
        return warehouse.some(s, seat, rng)
    lot -= STORES
    if lot < READIES and not s.ready >> seat & 1:
        return READY
    return WAIT
