"""What a finished game tells that was hidden while it was played: the true cards of all deals, and their value.

The value of a deal to a seat is the change in the value of its hand at that moment, by the bots' prices
(`bots/valuation.py`), with the true bottoms of all cards: money of sets and industries, ideas, happiness, safety and
victory points, all in money. Promises are not counted. Deals that were undone are not in the record, and so not here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from argosy.core.contract import Event, Plain, Seat, State
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.rules.events import DealStruck
from argosy.games.mediterranean.rules.state import MediterraneanState

if TYPE_CHECKING:
    from argosy.games.mediterranean.edition.components import Edition


@dataclass(frozen=True, slots=True)
class DealRecap(Plain):
    """A deal with its true cards, as in the notation (`wine-mars`), and its value to both seats."""

    number: int
    """The number of the offer, as in the log."""
    turn: int
    seat: Seat
    other: Seat
    given: tuple[str, ...]
    """Cards that `seat` gave to `other`."""
    taken: tuple[str, ...]
    vp: int
    """Victory points that `other` paid to `seat`; negative if `seat` paid."""
    value: int
    """To `seat`, in money."""
    other_value: int


@dataclass(frozen=True, slots=True)
class PassedBottom(Plain):
    """How many cards with a bottom a seat gave to another in the whole game."""

    giver: Seat
    taker: Seat
    bottom: str
    count: int


@dataclass(frozen=True, slots=True)
class SeatRecap(Plain):
    """The deals of one seat."""

    deals: int
    gave: int
    """Cards."""
    got: int
    points: int
    """Victory points by deals."""
    partners: tuple[int, ...]
    """Deals with each seat."""
    best: int | None
    """The deal of most value to the seat, as an index of `deals`; None without deals."""
    worst: int | None


@dataclass(frozen=True, slots=True)
class Recap(Plain):
    """All deals of a finished game."""

    deals: tuple[DealRecap, ...]
    bottoms: tuple[PassedBottom, ...]
    seats: tuple[SeatRecap, ...]


def recap(seats: int, moments: Iterable[tuple[State, Sequence[Event]]]) -> Recap:
    """The recap of a game, from its positions in order and the events that led to each."""
    deals: list[DealRecap] = []
    passed: Counter[tuple[Seat, Seat, str]] = Counter()
    for state, events in moments:
        assert isinstance(state, MediterraneanState)
        for event in events:
            if isinstance(event, DealStruck):
                deals.append(recap_deal(state, event))
                passed.update([(event.seat, event.other, bottom) for bottom in bottoms_of(state.edition, event.given)])
                passed.update([(event.other, event.seat, bottom) for bottom in bottoms_of(state.edition, event.taken)])
    bottoms = [PassedBottom(*key, count) for key, count in sorted(passed.items())]
    return Recap(tuple(deals), tuple(bottoms), tuple([recap_seat(seat, seats, deals) for seat in range(seats)]))


def bottoms_of(edition: Edition, kinds: Sequence[int]) -> list[str]:
    """The bottoms of some cards by name; Piracy has none."""
    return [edition.bottoms[edition.kind_bottom[kind]] for kind in kinds if kind != edition.piracy]


def recap_deal(s: MediterraneanState, deal: DealStruck) -> DealRecap:
    """A deal and its value to both seats, in the position after it."""
    names = s.edition.kind_names
    vp = deal.want_vp - deal.give_vp
    return DealRecap(
        number=deal.number,
        turn=int(s.turn),
        seat=deal.seat,
        other=deal.other,
        given=tuple([names[kind] for kind in deal.given]),
        taken=tuple([names[kind] for kind in deal.taken]),
        vp=vp,
        value=round(value(s, deal.seat, deal.given, deal.taken, vp)),
        other_value=round(value(s, deal.other, deal.taken, deal.given, -vp)),
    )


def value(s: MediterraneanState, seat: Seat, gave: Sequence[int], got: Sequence[int], vp: int) -> float:
    """The value of a deal to a seat, in money, in the position after it."""
    before = list(s.civilisations[seat].hand)
    for kind in got:
        if kind in before:  # a card that was stored at once is not in the hand
            before.remove(kind)
    worth = Worth(s, seat)
    purse = Purse(worth, [*before, *gave])
    change = Counter([s.edition.kind_good[kind] for kind in got])
    change.subtract([s.edition.kind_good[kind] for kind in gave])
    sets = sum([purse.sets(good, count) for good, count in change.items() if count])
    return sets + purse.bottoms(gave, got) + worth.point * vp


def recap_seat(seat: Seat, seats: int, deals: Sequence[DealRecap]) -> SeatRecap:
    """The totals of a seat, and its deals of most and least value."""
    mine = [(index, deal, deal.seat == seat) for index, deal in enumerate(deals) if seat in (deal.seat, deal.other)]
    values = [(deal.value if made else deal.other_value, index) for index, deal, made in mine]
    partners = Counter([deal.other if made else deal.seat for _, deal, made in mine])
    return SeatRecap(
        deals=len(mine),
        gave=sum([len(deal.given if made else deal.taken) for _, deal, made in mine]),
        got=sum([len(deal.taken if made else deal.given) for _, deal, made in mine]),
        points=sum([deal.vp if made else -deal.vp for _, deal, made in mine]),
        partners=tuple([partners[other] for other in range(seats)]),
        best=max(values, key=lambda pair: (pair[0], -pair[1]))[1] if values else None,
        worst=min(values)[1] if values else None,
    )
