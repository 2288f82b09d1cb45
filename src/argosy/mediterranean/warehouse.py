"""The warehouse (M6.10): what is kept for the next turn instead of being spent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.core.contract import Action, Event, Illegal
from argosy.mediterranean.actions import Store
from argosy.mediterranean.events import Stored
from argosy.mediterranean.state import MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64


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
            return Illegal("store.forbidden", "M6.10", {"card": s.edition.kind_names[kind]})
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
    mine = s.civilisations[seat]
    entries: list[Action] = []
    if len(mine.stored) > 1:
        entries.append(Store(()))
    before: i64 = -1
    for place, kind in enumerate(mine.stored):
        if kind != before:
            entries.append(Store(tuple(mine.stored[:place] + mine.stored[place + 1 :])))
            before = kind
    if len(mine.stored) < room(s, seat):
        before = -1
        for kind in mine.hand:
            if kind != before and storable(s, kind):
                entries.append(Store(tuple(sorted([*mine.stored, kind]))))
            before = kind
    return entries
