"""Phase 1, acquire contracts (N3): take a face-up contract, or reveal the next one and give up the others."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from argosy.core.contract import Action, Event, Illegal
from argosy.games.neptun.edition.components import POWER
from argosy.games.neptun.rules.actions import SLOTS, Reveal, Show, Take, pick_menu
from argosy.games.neptun.rules.events import LeftOver, LeftOverDiscarded, OrderSet, Revealed, Taken
from argosy.games.neptun.rules.state import ALL_SLOTS, NONE, REVEALING, NeptunState

if TYPE_CHECKING:
    from mypy_extensions import i64


def fill_display(s: NeptunState) -> None:
    """Fill the display to players + 1 columns, face down; from turn 2 on the first is the left-over (N3.1)."""
    width = s.seats + 1
    if s.turn == 1:
        s.columns = [NONE] * width
        s.oars_shown = [NONE] * width
        s.coins = [0] * width
        s.face_up = 0
        s.face_down = (1 << width) - 1
    else:
        s.face_up = 1
        s.face_down = (1 << width) - 2
    s.given_up = 0
    s.scale = []


def menu(s: NeptunState, seat: i64) -> list[Action]:
    """Take any face-up contract that was not given up, or reveal (N3.3 - N3.5)."""
    return pick_menu(s.face_down != 0, s.face_up & ~s.given_up, ALL_SLOTS ^ s.merchants[seat].filled)


def check(s: NeptunState, seat: int, a: Action) -> Illegal | None:
    """Whether the seat, whose turn it is, may take or reveal."""
    if isinstance(a, Reveal):
        if s.face_down:
            return None
        if s.given_up:
            return Illegal("draft.last_revealed", "N3.4", {})
        return Illegal("draft.all_face_up", "N3.5", {})
    if not isinstance(a, Take):
        return Illegal("draft.expected", "N3.3", {})
    column = a.column
    if column not in range(s.seats + 1):
        return Illegal("draft.no_column", "N3.1", {"column": column + 1, "columns": s.seats + 1})
    if s.face_down >> column & 1:
        return Illegal("draft.face_down", "N3.3", {"column": column + 1})
    if not s.face_up >> column & 1:
        return Illegal("draft.column_gone", "N3.6", {"column": column + 1})
    if s.given_up >> column & 1:
        return Illegal("draft.given_up", "N3.3", {"column": column + 1})
    if not 0 <= a.slot < SLOTS:
        return Illegal("draft.no_slot", "N3.8", {"slot": a.slot + 1, "slots": SLOTS})
    if s.merchants[seat].filled >> a.slot & 1:
        return Illegal("draft.slot_full", "N3.8", {"slot": a.slot + 1})
    return None


def leftmost(columns: i64) -> i64:
    """The leftmost column of a bit mask."""
    column: i64 = 0
    while not columns >> column & 1:
        column += 1
    return column


def reveal(s: NeptunState) -> None:
    """Give up all face-up contracts, for this pick only (N3.3); chance then shows the next one."""
    s.given_up = s.face_up
    s.step = REVEALING


def show(s: NeptunState, a: Show, sink: list[Event] | None) -> None:
    """Turn up the leftmost face-down column: for the seat that reveals, or as the left-over (N3.11)."""
    column = leftmost(s.face_down)
    s.cities.take(a.card)
    s.goods.take(a.good)
    s.oars.take(a.oar)
    s.columns[column] = a.card * 5 + a.good
    s.oars_shown[column] = a.oar
    s.coins[column] = 0
    s.face_down ^= 1 << column
    s.face_up |= 1 << column
    if sink is not None:
        seat = s.mover() if s.step == REVEALING else None
        sink.append(Revealed(seat, column, s.columns[column], a.oar))


def take(s: NeptunState, seat: i64, a: Take, sink: list[Event] | None) -> None:
    """Take a contract with its coins and oar card, load it, and put the marker on the oar scale (N3.7 - N3.9)."""
    column, slot = a.column, a.slot
    merchant = s.merchants[seat]
    oar = s.oars_shown[column]
    if sink is not None:
        sink.append(Taken(seat, column, slot, s.columns[column], oar, s.coins[column]))
    merchant.gold += s.coins[column]
    merchant.chart[slot] = s.columns[column]
    merchant.filled |= 1 << slot
    merchant.open |= 1 << slot
    insort(merchant.hand, oar)
    s.face_up ^= 1 << column
    s.given_up = 0
    stand_on_scale(s, seat, POWER[oar])
    s.at += 1


def stand_on_scale(s: NeptunState, seat: i64, power: i64) -> None:
    """Put a seat on the oar scale: lower powers first; on equal power the latest arrival goes first (N3.9, N3.10)."""
    place: i64 = 0
    for other in s.scale:
        if s.scale_power[other] >= power:
            break
        place += 1
    s.scale.insert(place, seat)
    s.scale_power[seat] = power


def settle_order(s: NeptunState, sink: list[Event] | None) -> None:
    """Take the new player order from the oar scale, when all have picked (N3.10)."""
    s.order = s.scale
    s.scale = []
    if sink is not None:
        sink.append(OrderSet(tuple(s.order)))


def left_over_to_the_left(s: NeptunState, paid: bool, sink: list[Event] | None) -> None:
    """Move the column that nobody took to the left end; `paid`: add a coin, because it was face up (N3.11)."""
    column = leftmost(s.face_up)
    s.columns[0] = s.columns[column]
    s.oars_shown[0] = s.oars_shown[column]
    s.coins[0] = s.coins[column] + (1 if paid else 0)
    for other in range(1, s.seats + 1):
        s.columns[other] = s.oars_shown[other] = NONE
        s.coins[other] = 0
    if sink is not None:
        sink.append(LeftOver(s.coins[0]))


def discard_left_over(s: NeptunState, sink: list[Event] | None) -> None:
    """Discard the left-over after the fifth turn; its coins go back, and a face-down one is not shown (N3.12)."""
    if s.face_up:
        column = leftmost(s.face_up)
        contract = s.columns[column]
        s.discarded_cards.append(contract // 5)
        s.discarded_goods.append(contract % 5)
        s.discarded_oars.append(s.oars_shown[column])
    s.columns = []
    s.oars_shown = []
    s.coins = []
    s.face_up = 0
    s.face_down = 0
    if sink is not None:
        sink.append(LeftOverDiscarded())
