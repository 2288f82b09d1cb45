"""Deals the cards that a seat cannot see to places where they may be, consistent with all that it knows (M2.4).

Everybody can count how many cards of each deck a rival holds, from production, deals and spent cards. So each deck is
dealt separately. Further constraints: tops and traces; the goods named in open offers must be in the hand, and so must
the cards that cannot be stored (M6.10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.games.mediterranean.hidden.constraints import must_hold_piracy, piracy_trace, reserve
from argosy.games.mediterranean.hidden.knowledge import MASK, bits
from argosy.games.mediterranean.rules.state import (
    CIVIC_DECK,
    GOODS,
    LUXURY_DECK,
    NONE,
    PIRACY,
    MediterraneanState,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng

DECKS: Final = LUXURY_DECK + 1
NOTHING_IN_HAND: Final = [0] * GOODS
"""The reserve of a seat before it is noted. Never changed."""

# Which constraints a filling must satisfy.
EVERYTHING: Final = 0
COUNTS: Final = 1  # ignores traces, and that some cards cannot be stored
SIZES: Final = 2  # also ignores tops and offers


class Filling:
    """One attempt to deal the hidden cards; `fill` returns whether it succeeded."""

    __slots__ = (
        "aside", "bound", "cards", "covered", "heaps", "heed", "holder", "need", "owed", "reserve", "rng", "room", "s",
        "seat", "slack",
    )  # fmt: skip

    s: MediterraneanState
    seat: i64
    """The seat that guesses; NONE for an onlooker."""
    rng: Rng
    heed: i64
    heaps: list[list[int]]
    """By deck: the cards still to be dealt; at the end those that stay in the deck."""
    aside: list[int]
    cards: list[list[int]]
    """By seat: the cards that it was dealt."""
    room: list[int]
    """By seat * DECKS + deck: how many cards it still gets."""
    need: list[int]
    """By seat * GOODS + good: how many of them must be of that good."""
    owed: list[int]
    """By seat * DECKS + deck: the sum of the needs."""
    reserve: list[list[int]]
    """By seat and good: how many cards must be in the hand, for its open offers."""
    covered: list[int]
    """By seat * GOODS + good: how many cards of the reserve cannot be stored anyway."""
    slack: list[int]
    """By seat: how many more such cards its hand can hold."""
    bound: list[bool]
    """By kind: whether it can only be in a hand."""
    holder: i64
    """The seat that was dealt Piracy, or NONE."""

    def __init__(self, s: MediterraneanState, seat: i64, rng: Rng, heed: i64) -> None:
        edition = s.edition
        self.s = s
        self.seat = seat
        self.rng = rng
        self.heed = heed
        self.holder = NONE
        self.heaps = [list(bag.cards) for bag in s.decks]
        self.heaps[CIVIC_DECK] += s.aside
        self.aside = []
        self.cards = [[] for _ in range(s.seats)]
        self.room = [0] * (s.seats * DECKS)
        kind_deck, heaps, room = edition.kind_deck, self.heaps, self.room
        for other, rival in enumerate(s.civilisations):
            if other != seat:
                for pile in (rival.hand, rival.stored):
                    for kind in pile:
                        deck: i64 = kind_deck[kind]
                        add(room, other * DECKS + deck, 1)
                        heaps[deck].append(kind)
        for heap in heaps:
            heap.sort()  # remove every trace of where the cards really are
        self.need = [0] * (s.seats * GOODS)
        self.owed = [0] * (s.seats * DECKS)
        self.reserve = [NOTHING_IN_HAND] * s.seats
        self.covered = [0] * (s.seats * GOODS)
        self.slack = [0] * s.seats
        if heed == EVERYTHING:
            self.bound = edition.kind_bound
        else:
            self.bound = [kind == edition.piracy for kind in range(len(edition.kind_good))]

    def fill(self) -> bool:
        """Deal everything: Piracy, traces, the cards on top of the civic deck, known goods, and then the rest."""
        if not self.place_piracy() or not self.note_needs():
            return False
        if self.heed == EVERYTHING and not self.place_traces():
            return False
        return self.place_aside() and self.place_needs() and self.place_rest()

    # Piracy and what it changes

    def place_piracy(self) -> bool:
        """Give Piracy to a seat or leave it in the deck, by the number of luxury cards there."""
        s = self.s
        heap = self.heaps[LUXURY_DECK]
        if s.edition.piracy not in heap:
            return True
        weights = [self.piracy_weight(other) for other in range(s.seats)]
        in_deck: i64 = len(s.decks[LUXURY_DECK].cards)
        possible = self.piracy_seats()
        if possible:
            in_deck = 0
            weights = [weight if possible >> other & 1 else 0 for other, weight in enumerate(weights)]
        total = sum(weights) + in_deck
        if total == 0:
            return False
        lot = self.rng.below(total)
        for other, weight in enumerate(weights):
            if lot < weight:
                self.holder = other
                heap.remove(s.edition.piracy)
                self.cards[other].append(s.edition.piracy)
                self.room[other * DECKS + LUXURY_DECK] -= 1
                return True
            lot -= weight
        return True

    def piracy_weight(self, other: i64) -> i64:
        """How many cards of a seat may be Piracy; it is never stored (M6.10)."""
        return self.room[other * DECKS + LUXURY_DECK] if self.s.civilisations[other].hand else 0

    def piracy_seats(self) -> i64:
        """Bit mask of seats of which one is known to hold Piracy; 0 if it may be anywhere."""
        s = self.s
        possible: i64 = 0
        if self.heed != SIZES:
            for other in range(s.seats):
                if other != self.seat and must_hold_piracy(s, other, self.room[other * DECKS + LUXURY_DECK]):
                    possible |= 1 << other
        if self.heed == EVERYTHING and self.seat != NONE and not possible:
            possible = piracy_trace(s, self.seat)
        return possible

    def note_needs(self) -> bool:
        """Note what each seat must hold (tops) and must have in hand (offers); False if it has too few cards."""
        edition = self.s.edition
        for other, rival in enumerate(self.s.civilisations):
            if other == self.seat:
                continue
            slack: i64 = len(rival.hand) - len(self.cards[other])
            if self.heed == SIZES:
                self.slack[other] = slack
                self.reserve[other] = [0] * GOODS
                continue
            tops = self.s.knowledge.tops[other]
            hand = self.reserve[other] = reserve(self.s, other, other == self.holder, self.rng.below(2))
            first: i64 = other * GOODS
            for good in range(PIRACY):
                deck: i64 = edition.good_deck[good]
                least: i64 = hand[good]
                slack -= least
                if deck >= CIVIC_DECK:  # its cards of the other decks are dealt in full anyway
                    top: i64 = tops[good]
                    if top and other == self.holder and deck == LUXURY_DECK:
                        top -= 1  # Piracy may have been declared as this good
                    if top > least:
                        least = top
                    if least:
                        self.need[first + good] = least
                        add(self.owed, other * DECKS + deck, least)
            self.slack[other] = slack
            if slack < 0:
                return False
            first = other * DECKS
            if self.owed[first + CIVIC_DECK] > self.room[first + CIVIC_DECK]:
                return False
            if self.owed[first + LUXURY_DECK] > self.room[first + LUXURY_DECK]:
                return False
        return True

    # Cards

    def place_traces(self) -> bool:
        """Deal the cards that the seat gave away to seats that may hold them; fewest possibilities first."""
        if self.seat == NONE:
            return True
        edition = self.s.edition
        traces = self.rng.shuffled(self.s.knowledge.traces[self.seat])
        for size in range(1, self.s.seats):
            for trace in traces:
                kind, mask = trace // MASK, trace % MASK
                if bits(mask) != size or kind == edition.piracy:
                    continue
                heap = self.heaps[edition.kind_deck[kind]]
                fitting = [other for other in range(self.s.seats) if mask >> other & 1 and self.fits(other, kind)]
                if not fitting or kind not in heap:
                    return False
                heap.remove(kind)
                self.place(fitting[self.rng.below(len(fitting))], kind)
        return True

    def place_aside(self) -> bool:
        """Deal the cards on top of the civic deck; everybody has seen their goods (M3.3)."""
        for seen in self.s.aside:
            kind = self.take(CIVIC_DECK, self.s.edition.kind_good[seen], NONE)
            if kind == NONE:
                return False
            self.aside.append(kind)
        return True

    def place_needs(self) -> bool:
        """Deal cards of the goods that seats are known to hold, with any bottoms."""
        for other in range(self.s.seats):
            for good in range(PIRACY):
                while self.need[other * GOODS + good] > 0:
                    kind = self.take(self.s.edition.good_deck[good], good, other)
                    if kind == NONE:
                        return False
                    self.place(other, kind)
        return True

    def place_rest(self) -> bool:
        """Deal the remaining cards, first to hands with the least room for cards that cannot be stored."""
        order = sorted([self.slack[other] * 8 + other for other in range(self.s.seats)])
        seats: list[int] = [key % 8 for key in order]
        for deck in range(len(self.heaps)):
            for other in seats:
                while self.room[other * DECKS + deck] > 0:
                    kind = self.take(deck, NONE, other)
                    if kind == NONE:
                        return False
                    self.place(other, kind)
        return True

    def take(self, deck: i64, good: i64, other: i64) -> i64:
        """Take a card from a heap, of one good or any (NONE), for a seat or the deck (NONE); NONE if none fits."""
        heap = self.heaps[deck]
        for place in range(len(heap) - 1, -1, -1):  # a shuffle from the end that stops when a card fits
            drawn = self.rng.below(place + 1)
            kind = heap[drawn]
            heap[drawn] = heap[place]
            heap[place] = kind
            if (good == NONE or self.s.edition.kind_good[kind] == good) and (other == NONE or self.fits(other, kind)):
                del heap[place]
                return kind
        return NONE

    def fits(self, other: i64, kind: i64) -> bool:
        """Whether a seat can get such a card and still have room for all it needs; Piracy was placed before."""
        edition = self.s.edition
        good: i64 = edition.kind_good[kind]
        if good == PIRACY:
            return False
        if not self.need[other * GOODS + good]:
            deck: i64 = other * DECKS + edition.good_deck[good]
            if self.room[deck] <= self.owed[deck]:
                return False
        if not self.bound[kind]:
            return True
        return self.covered[other * GOODS + good] < self.reserve[other][good] or self.slack[other] > 0

    def place(self, other: i64, kind: i64) -> None:
        """Give a seat a card that fits."""
        edition = self.s.edition
        good: i64 = edition.kind_good[kind]
        deck: i64 = other * DECKS + edition.good_deck[good]
        self.cards[other].append(kind)
        add(self.room, deck, -1)
        place = other * GOODS + good
        if self.need[place]:
            add(self.need, place, -1)
            add(self.owed, deck, -1)
        if self.bound[kind]:
            if self.covered[place] < self.reserve[other][good]:
                add(self.covered, place, 1)
            else:
                add(self.slack, other, -1)


def add(numbers: list[int], place: i64, change: i64) -> None:
    """Add to one of the numbers; `+=` on an element of a list is three times as slow when compiled."""
    number: i64 = numbers[place]
    numbers[place] = number + change
