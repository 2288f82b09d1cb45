"""Production (M3): cards for farms, cities and harbors.

Drawing an outcome, checking one and carrying it out share one implementation of the deal, `Dealing`. It works on the
position itself or on a copy, with cards from a random generator or from a recorded outcome.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Event, Illegal
from argosy.games.mediterranean.hidden import knowledge
from argosy.games.mediterranean.rules.actions import Deal
from argosy.games.mediterranean.rules.events import Produced, PutBack, Reshuffled, StockReturned
from argosy.games.mediterranean.rules.state import CIVIC_DECK, GOODS, LUXURY_DECK, NONE, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng

BASIC_GOODS: Final = 5
PAIR: Final = 2  # the most civic cards of one type that a seat gets in a turn, M3.3
STREAMS: Final = ("grain deck", "wool deck", "timber deck", "ore deck", "salt deck", "civic deck", "luxury deck")
"""The random stream of each deck."""


def draw(s: MediterraneanState, rng: Rng) -> Deal:
    """Draw the goods of a turn at random; each seat draws from its own share of every deck."""
    dealing = Dealing(s.clone(), [], rng, None)
    dealing.deal()
    return Deal(tuple(dealing.cards))


def check(s: MediterraneanState, a: Deal) -> Illegal | None:
    """Whether the decks can deal exactly these cards in this order."""
    dealing = Dealing(s.clone(), list(a.cards), None, None)
    dealing.deal()
    if dealing.stuck:
        if dealing.at == len(a.cards):
            return Illegal("chance.too_few_cards", "M3.2", {"cards": dealing.at})
        return Illegal("chance.not_in_deck", "M3.2", {"place": dealing.at + 1})
    if dealing.at < len(a.cards):
        return Illegal("chance.too_many_cards", "M3.2", {"cards": dealing.at})
    return None


def produce(s: MediterraneanState, a: Deal, sink: list[Event] | None) -> None:
    """Deal the goods of the turn."""
    Dealing(s, list(a.cards), None, sink).deal()


def reshuffle_luxury(s: MediterraneanState, sink: list[Event] | None) -> None:
    """At the end of a turn in which Piracy was spent, shuffle the luxury draw pile and discards together (M3.5)."""
    s.piracy_spent = False
    shuffle_in(s, LUXURY_DECK, sink)


def shuffle_in(s: MediterraneanState, deck: i64, sink: list[Event] | None) -> None:
    """Shuffle the discards into their deck, with the cards put on top of the civic deck."""
    s.decks[deck].put(s.discards[deck])
    s.discards = [[] if number == deck else pile for number, pile in enumerate(s.discards)]
    if deck == CIVIC_DECK:
        s.decks[deck].put(s.aside)
        s.aside = []
    if sink is not None:
        sink.append(Reshuffled(deck))


class Dealing:
    """One deal to all seats: of recorded cards or, with a random generator, of random ones."""

    __slots__ = ("at", "cards", "from_top", "got", "rng", "s", "sink", "stuck")

    s: MediterraneanState
    cards: list[int]
    """Kinds in the order in which they leave the decks."""
    at: i64
    """How many of them were dealt."""
    rng: Rng | None
    sink: list[Event] | None
    stuck: bool
    """Whether the next recorded card is impossible."""
    got: list[int]
    """The cards that the present seat was dealt."""
    from_top: bool
    """Whether the last card was from the top of the civic deck, so that everybody knows its good."""

    def __init__(self, s: MediterraneanState, cards: list[int], rng: Rng | None, sink: list[Event] | None) -> None:
        self.s = s
        self.cards = cards
        self.at = 0
        self.rng = rng
        self.sink = sink
        self.stuck = False
        self.got = []
        self.from_top = False

    def deal(self) -> None:
        """Empty the warehouses, then deal to one seat after the other in turn order (M3.1, M3.2)."""
        for seat in self.s.order:
            self.return_stock(seat)
        for seat in self.s.order:
            self.deal_to(seat)
            if self.stuck:
                return

    def return_stock(self, seat: i64) -> None:
        """Return stored cards to the hand (M3.1)."""
        mine = self.s.civilisations[seat]
        if not mine.stored:
            return
        if self.sink is not None:
            self.sink.append(StockReturned(seat, len(mine.stored), tuple(mine.stored)))
        mine.hand = sorted(mine.hand + mine.stored)
        mine.stored = []

    def deal_to(self, seat: i64) -> None:
        """Deal a card for each production cube: farms by good, then cities, then harbors (M3.2)."""
        mine = self.s.civilisations[seat]
        self.got = []
        known = [0] * GOODS  # what everybody knows, by good
        goods: list[int] = []
        for good in range(BASIC_GOODS):
            if mine.farms >> good & 1 and self.keep(self.next_card(good, seat)):
                goods.append(good)
                known[good] = 1
        civic = self.deal_civic(seat, known)
        luxury: i64 = 0
        for _ in range(mine.harbors):
            if self.keep(self.next_card(LUXURY_DECK, seat)):
                luxury += 1
        if self.stuck:
            return
        for kind in self.got:
            insort(mine.hand, kind)
        knowledge.tops_taken(self.s, seat, known)
        if self.sink is not None:
            self.sink.append(Produced(seat, tuple(goods), civic, luxury, tuple(sorted(self.got))))

    def deal_civic(self, seat: i64, known: list[int]) -> i64:
        """Deal the cards for a seat's cities; returns how many."""
        dealt = [0] * GOODS  # M3.3: only cards dealt this turn count
        count: i64 = 0
        for _ in range(self.s.civilisations[seat].cities):
            kind = self.civic_card(seat, dealt, known)
            if self.keep(kind):
                good = self.s.edition.kind_good[kind]
                dealt[good] += 1
                if self.from_top and known[good] < dealt[good]:
                    known[good] += 1
                count += 1
        return count

    def civic_card(self, seat: i64, dealt: list[int], known: list[int]) -> i64:
        """Deal a card for a city; cards of a type of which the seat got a pair this turn are put back (M3.3)."""
        s = self.s
        kind = self.next_card(CIVIC_DECK, seat)
        while kind != NONE and dealt[s.edition.kind_good[kind]] >= PAIR:
            if not self.any_fits(dealt):
                if s.discards[CIVIC_DECK]:
                    shuffle_in(s, CIVIC_DECK, self.sink)
                if not self.any_fits(dealt):
                    return kind  # M3.3: no other card fits, so the third card is kept
            good = s.edition.kind_good[kind]
            known[good] = dealt[good]  # a third card shows everybody the other two
            s.aside.append(kind)
            if self.sink is not None:
                self.sink.append(PutBack(seat, good))
            kind = self.next_card(CIVIC_DECK, seat)
        return kind

    def any_fits(self, dealt: list[int]) -> bool:
        """Whether the civic deck has a card of a type of which the seat has no pair yet (M3.3)."""
        kind_good = self.s.edition.kind_good
        left = self.s.decks[CIVIC_DECK].cards + self.s.aside
        return any(dealt[kind_good[kind]] < PAIR for kind in left)

    def next_card(self, deck: i64, seat: i64) -> i64:
        """The next card of a deck for a seat; NONE if the deck is empty or the recorded card is not in it."""
        s = self.s
        self.from_top = False
        if self.stuck:
            return NONE
        bag = s.decks[deck]
        if not bag.cards and deck == CIVIC_DECK and s.aside:
            return self.card_from_top()
        if not bag.cards:
            if not s.discards[deck]:
                return NONE  # M3.4: not produced
            shuffle_in(s, deck, self.sink)  # M3.4
        if self.rng is not None:
            kind = bag.deal(self.rng, STREAMS[deck], 0, seat, s.seats)
            self.cards.append(kind)
        elif self.at < len(self.cards) and bag.holds(self.cards[self.at]):
            kind = self.cards[self.at]
        else:
            self.stuck = True
            return NONE
        self.at += 1
        bag.take(kind)
        return kind

    def card_from_top(self) -> i64:
        """The civic card that was put on top first; it is dealt when all cards below are gone (M3.3)."""
        s = self.s
        kind = s.aside[0]
        if self.rng is not None:
            self.cards.append(kind)
        elif self.at == len(self.cards) or self.cards[self.at] != kind:
            self.stuck = True
            return NONE
        self.at += 1
        del s.aside[0]
        self.from_top = True
        return kind

    def keep(self, kind: i64) -> bool:
        """Give a card to the seat it was dealt to, if there is a card."""
        if kind == NONE:
            return False
        self.got.append(kind)
        return True
