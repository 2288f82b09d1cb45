"""What can be known about hidden cards (M2.4, M6.4): tops by everybody, whole cards by the seat that gave them away.

Tops are lower bounds on what a seat holds, by declared good; one declared Spices or Gold may be Piracy (M6.5). Traces
are cards that a seat once held, with the seats that may hold them now. Nothing here is more than what a seat that
remembers everything it saw can work out, and all of it is true.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from argosy.games.mediterranean.rules.state import GOLD, GOODS, LUXURY_DECK, PIRACY, SPICES, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.games.mediterranean.edition.components import Edition

MASK: Final = 64  # a trace is kind * MASK + seats


def goods_of(edition: Edition, cards: Sequence[int]) -> list[int]:
    """How many cards of each good there are, Piracy by itself."""
    counts = [0] * GOODS
    for kind in cards:
        counts[edition.kind_good[kind]] += 1
    return counts


def in_deck(edition: Edition, goods: Sequence[int], deck: i64) -> i64:
    """How many of these cards, counted by good, come from a deck."""
    count: i64 = 0
    for good in range(GOODS):
        if goods[good] and edition.good_deck[good] == deck:
            count += goods[good]
    return count


# Tops


def declared(s: MediterraneanState, seat: i64, goods: Sequence[int]) -> None:
    """Note that a seat declared or showed at least these counts of each good (M2.4, M6.4)."""
    tops = s.knowledge.tops[seat]
    for good in range(GOODS):
        if goods[good] > tops[good]:
            tops[good] = goods[good]


def tops_given(s: MediterraneanState, seat: i64, goods: Sequence[int]) -> None:
    """Update tops after a seat gave cards declared as these goods.

    If Piracy may have been given as one luxury good, an earlier declaration of the other luxury good may have meant the
    same card.
    """
    tops = s.knowledge.tops[seat]
    for good in range(GOODS):
        if goods[good]:
            tops[good] = tops[good] - goods[good] if tops[good] > goods[good] else 0
    if (goods[SPICES] or goods[GOLD]) and s.edition.piracy not in s.discards[LUXURY_DECK]:
        tops[PIRACY] = 0
        if goods[SPICES] and tops[GOLD]:
            tops[GOLD] -= 1
        if goods[GOLD] and tops[SPICES]:
            tops[SPICES] -= 1


def tops_taken(s: MediterraneanState, seat: i64, goods: Sequence[int]) -> None:
    """Update tops after a seat got cards declared as these goods."""
    tops = s.knowledge.tops[seat]
    for good in range(GOODS):
        tops[good] += goods[good]


def tops_gone(s: MediterraneanState, seat: i64, cards: Sequence[int]) -> None:
    """Update tops after cards of a seat were revealed and left it; the rest is stored, and Piracy never is (M6.10)."""
    tops = s.knowledge.tops[seat]
    gone = goods_of(s.edition, cards)
    stored = len(s.civilisations[seat].stored)
    for good in range(GOODS):
        left = tops[good] - gone[good]
        if gone[PIRACY] and (good == SPICES or good == GOLD):
            left -= 1
        tops[good] = 0 if left < 0 or good == PIRACY else stored if left > stored else left


# Traces


def may_be(edition: Edition, kind: i64, goods: Sequence[int]) -> bool:
    """Whether a card of that kind can be among cards declared as these goods (M6.5)."""
    if kind == edition.piracy:
        return goods[SPICES] > 0 or goods[GOLD] > 0
    return goods[edition.kind_good[kind]] > 0


def forget(traces: list[int], kind: i64, seat: i64) -> None:
    """Remove one trace that may be a card of that kind, after such a card left a seat for an open place.

    Of several traces the one with the fewest seats is removed. Nobody can tell which one it really was: the others may
    still be where it was.
    """
    found: i64 = -1
    for place, trace in enumerate(traces):
        if trace // MASK != kind or not trace >> seat & 1:
            continue
        if found < 0 or bits(trace % MASK) < bits(traces[found] % MASK):
            found = place
    if found >= 0:
        mask = traces.pop(found) % MASK
        for place, trace in enumerate(traces):
            if trace // MASK == kind and trace >> seat & 1:
                traces[place] = trace | mask
        traces.sort()


def bits(mask: i64) -> i64:
    """How many seats a bit mask holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def follow(
    s: MediterraneanState, seat: i64, other: i64, give: Sequence[int], want: Sequence[int], traces: list[int]
) -> list[int]:
    """Traces of a seat that saw two others deal: a card may have moved; it has if the giver keeps none of its deck."""
    edition = s.edition
    followed: list[int] = []
    for trace in traces:
        kind, mask = trace // MASK, trace % MASK
        came: i64 = 0
        left: i64 = 0
        if mask >> seat & 1:
            if may_be(edition, kind, give):
                came |= 1 << other
            if keeps_none(s, seat, give, kind):
                left |= 1 << seat
        if mask >> other & 1:
            if may_be(edition, kind, want):
                came |= 1 << seat
            if keeps_none(s, other, want, kind):
                left |= 1 << other
        followed.append(kind * MASK + (mask & ~left | came))
    followed.sort()
    return followed


def keeps_none(s: MediterraneanState, seat: i64, goods: Sequence[int], kind: i64) -> bool:
    """Whether a seat that gives these goods keeps no card of that kind's deck; everybody can count its cards."""
    edition, mine = s.edition, s.civilisations[seat]
    deck = edition.kind_deck[kind]
    count = in_deck(edition, goods_of(edition, mine.hand), deck) + in_deck(
        edition, goods_of(edition, mine.stored), deck
    )
    return count == in_deck(edition, goods, deck)


def cut(s: MediterraneanState) -> None:
    """Restrict traces after cards were spent or lost: to warehouses that hold a card of the trace's deck (M6.10)."""
    edition = s.edition
    holding = [0] * len(s.decks)
    for seat, mine in enumerate(s.civilisations):
        for kind in mine.stored:
            holding[edition.kind_deck[kind]] |= 1 << seat
    for owner, traces in enumerate(s.knowledge.traces):
        left: list[int] = []
        for trace in traces:
            kind = trace // MASK
            mask = trace % MASK & holding[edition.kind_deck[kind]]
            if mask and edition.bottom_storable[edition.kind_bottom[kind]]:
                left.append(kind * MASK + mask)
        left.sort()
        s.knowledge.traces[owner] = left


# What happens to cards


def exchanged(
    s: MediterraneanState,
    seat: i64,
    other: i64,
    give: Sequence[int],
    want: Sequence[int],
    given: Sequence[int],
    taken: Sequence[int],
) -> None:
    """Update knowledge before two seats exchange cards declared as `give` and `want`; both know the kinds (M6.4)."""
    traces = s.knowledge.traces
    for witness in range(s.seats):
        if witness == seat:
            traces[witness] = swapped(traces[witness], other, given, taken)
        elif witness == other:
            traces[witness] = swapped(traces[witness], seat, taken, given)
        elif traces[witness]:
            traces[witness] = follow(s, seat, other, give, want, traces[witness])
    tops_given(s, seat, give)
    tops_given(s, other, want)
    tops_taken(s, seat, want)
    tops_taken(s, other, give)


def swapped(traces: list[int], partner: i64, given: Sequence[int], taken: Sequence[int]) -> list[int]:
    """Traces of a seat after its own deal: cards that came back are removed, cards that it gave are added."""
    for kind in taken:
        forget(traces, kind, partner)
    return sorted(traces + [kind * MASK + (1 << partner) for kind in given])


def spent(s: MediterraneanState) -> None:
    """Update knowledge after all seats revealed what they did not store (M6.12, M7.1): `spent`; hands are empty."""
    for seat, mine in enumerate(s.civilisations):
        gone(s, seat, mine.spent)
    cut(s)


def lost(s: MediterraneanState, seat: i64, cards: Sequence[int]) -> None:
    """Update knowledge after a seat lost these stored cards, seen by all (M7.9)."""
    gone(s, seat, cards)
    cut(s)


def gone(s: MediterraneanState, seat: i64, cards: Sequence[int]) -> None:
    """Update knowledge of a seat's cards that are now open."""
    tops_gone(s, seat, cards)
    for witness, traces in enumerate(s.knowledge.traces):
        if witness != seat and traces:
            for kind in cards:
                forget(traces, kind, seat)
