"""The warehouse (M6.10): what is kept for the next turn instead of being spent."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal
from argosy.games.mediterranean.rules.actions import WAIT, Store
from argosy.games.mediterranean.rules.events import Stored
from argosy.games.mediterranean.rules.state import NONE, MediterraneanState
from argosy.games.mediterranean.rules.terms import card_term

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng

EMPTY: Final = 1_000  # a change that takes everything out: no kind has that number


def room(s: MediterraneanState, seat: i64) -> i64:
    """How many cards the warehouse holds."""
    return s.edition.warehouse_rooms[s.civilisations[seat].warehouse]


def storable(s: MediterraneanState, kind: i64) -> bool:
    """Whether such a card may lie in a warehouse."""
    return s.edition.bottom_storable[s.edition.kind_bottom[kind]]


def check(s: MediterraneanState, seat: int, a: Store) -> Illegal | None:
    """Whether the seat can have exactly these cards in its warehouse."""
    mine = s.civilisations[seat]
    if len(a.cards) > room(s, seat):
        return Illegal("store.full", "M6.10", {"cards": len(a.cards), "room": room(s, seat)})
    left = mine.hand + mine.stored
    for kind in a.cards:
        if kind not in left:
            return Illegal("store.not_held", "M6.10", {})
        if not storable(s, kind):
            return Illegal("store.forbidden", "M6.10", {"card": card_term(s.edition.kind_names[kind])})
        left.remove(kind)
    if list(a.cards) != sorted(a.cards):
        return Illegal("store.unsorted", "M6.10", {})
    return None


def store(s: MediterraneanState, seat: i64, a: Store, sink: list[Event] | None) -> None:
    """Put these cards into the warehouse and take all others out."""
    mine = s.civilisations[seat]
    mine.hand = sorted(mine.hand + mine.stored)
    for kind in a.cards:
        mine.hand.remove(kind)
    mine.stored = list(a.cards)
    if sink is not None:
        sink.append(Stored(seat, len(mine.stored), a.cards))


def menu(s: MediterraneanState, seat: i64) -> list[Action]:
    """One card more or one card less than now, or nothing: step by step everything that may be stored."""
    return [changed(s, seat, change) for change in changes(s, seat)]


def some(s: MediterraneanState, seat: i64, rng: Rng) -> Action:
    """Any entry of the menu, or to wait where there is none."""
    found = changes(s, seat)
    return changed(s, seat, found[rng.below(len(found))]) if found else WAIT


def changes(s: MediterraneanState, seat: i64) -> list[int]:
    """What can be done with single cards: EMPTY, or a kind to put in, or -1 - a kind to take out."""
    mine = s.civilisations[seat]
    found: list[int] = []
    if len(mine.stored) > 1:
        found.append(EMPTY)
    before: i64 = NONE
    for kind in mine.stored:
        if kind != before:
            found.append(-1 - kind)
            before = kind
    if len(mine.stored) < room(s, seat):
        before = NONE
        for kind in mine.hand:
            if kind != before and storable(s, kind):
                found.append(kind)
            before = kind
    return found


def changed(s: MediterraneanState, seat: i64, change: i64) -> Action:
    """The warehouse after such a change."""
    if change == EMPTY:
        return Store(())
    cards = list(s.civilisations[seat].stored)
    if change < 0:
        cards.remove(-1 - change)
    else:
        insort(cards, change)
    return Store(tuple(cards))
