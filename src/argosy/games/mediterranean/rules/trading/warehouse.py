"""The warehouse (M6.10): cards that are stored for the next turn instead of being spent."""

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

EMPTY: Final = 1_000  # the change that takes everything out; no kind has this number


def room(s: MediterraneanState, seat: i64) -> i64:
    """How many cards the warehouse holds."""
    return s.edition.warehouse_rooms[s.civilisations[seat].warehouse]


def storable(s: MediterraneanState, kind: i64) -> bool:
    """Whether such a card may be stored."""
    return s.edition.bottom_storable[s.edition.kind_bottom[kind]]


def check(s: MediterraneanState, seat: int, a: Store) -> Illegal | None:
    """Whether the seat can store exactly these cards."""
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
    """Stores with one card more, one card less, or none; in steps they reach every possible store."""
    return [changed(s, seat, change) for change in changes(s, seat)]


def some(s: MediterraneanState, seat: i64, rng: Rng) -> Action:
    """A random entry of the menu, or Wait if there is none."""
    found = changes(s, seat)
    return changed(s, seat, found[rng.below(len(found))]) if found else WAIT


def changes(s: MediterraneanState, seat: i64) -> list[int]:
    """The possible changes by one card: EMPTY, a kind to put in, or -1 - kind to take out."""
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
