"""Purchasing: buildings, developments and victory points, all seats at once, until everybody has confirmed (M8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal, Term
from argosy.games.mediterranean.rules import buildings, developing, effects
from argosy.games.mediterranean.rules.actions import (
    CONFIRM,
    UNDO_PURCHASE,
    Build,
    Buy,
    BuyPoints,
    Confirm,
    UndoPurchase,
)
from argosy.games.mediterranean.rules.board import industry, tracks
from argosy.games.mediterranean.rules.events import Built, Confirmed, MoneyMoved, PurchaseUndone, PurchasingBegan
from argosy.games.mediterranean.rules.state import TILES, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

BUILDS: Final = [Build(tile) for tile in range(TILES)]
TRADING_SECONDS: Final = 4  # the number of that table option
TRACKS: Final = 2
POST: Final = 8  # its value for play by post
POINTS: Final[dict[int, BuyPoints]] = {}


def begin(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Everybody may buy (M8.1)."""
    s.done = 0
    if sink is not None:
        sink.append(PurchasingBegan())


def menu(s: MediterraneanState, seat: i64) -> list[Action]:
    """Every purchase that the seat can afford, undoing the latest, and confirming."""
    entries: list[Action] = [BUILDS[tile] for tile in buildable(s, seat)]
    developing.menu(s, seat, entries)
    for points in industry.amounts(s, seat):
        if points not in POINTS:
            POINTS[points] = BuyPoints(points)
        entries.append(POINTS[points])
    if s.before[seat]:
        entries.append(UNDO_PURCHASE)
    entries.append(CONFIRM)
    return entries


def check(s: MediterraneanState, seat: int, a: Action) -> Illegal | None:
    """Whether the seat may do that."""
    if isinstance(a, Buy):
        return developing.check(s, seat, a)
    if isinstance(a, Build):
        if a.tile not in range(TILES):
            return Illegal("build.no_tile", "M8.2", {"tile": a.tile})
        return build_refusal(s, seat, a.tile)
    if isinstance(a, BuyPoints):
        return industry.check(s, seat, a)
    if isinstance(a, UndoPurchase):
        return None if s.before[seat] else Illegal("undo.nothing", "M8.1", {})
    return None if isinstance(a, Confirm) else Illegal("purchase.expected", "M8.1", {})


def apply(s: MediterraneanState, seat: i64, a: Action, sink: list[Event] | None) -> None:
    """Buy something, undo the latest purchase, or confirm."""
    if isinstance(a, UndoPurchase):
        undo(s, seat, sink)
        return
    if isinstance(a, Confirm):
        confirm(s, seat, sink)
        return
    remember(s, seat)
    if isinstance(a, Buy):
        developing.buy(s, seat, a, sink)
    elif isinstance(a, Build):
        build(s, seat, a.tile, sink)
    elif isinstance(a, BuyPoints):
        industry.buy_points(s, seat, a.points, sink)


# Buildings


def buildable(s: MediterraneanState, seat: i64) -> list[int]:
    """The tiles that a seat can build: it has the money, and their colour has room (M8.2)."""
    mine = s.civilisations[seat]
    costs = s.edition.tile_costs
    found: list[int] = []
    for track in range(TRACKS):
        if has_room(s, seat, track):
            first = track * buildings.TILES_A_TRACK
            found += [
                tile
                for tile in range(first, first + buildings.TILES_A_TRACK)
                if costs[tile] <= mine.money and not mine.buildings >> tile & 1
            ]
    return found


def has_room(s: MediterraneanState, seat: i64, track: i64) -> bool:
    """Whether the marker allows one more building of a track; buildings stay if the limit drops later (M5.4, M8.2)."""
    return standing(s, seat, track) < tracks.limit(s, seat, track)


def standing(s: MediterraneanState, seat: i64, track: i64) -> int:
    """How many buildings of a track the seat has."""
    return int(s.civilisations[seat].buildings & tracks.TILES_OF_TRACK[track]).bit_count()


def build_refusal(s: MediterraneanState, seat: int, tile: int) -> Illegal | None:
    """Why the seat cannot build a tile: it is built already, its colour has no room, or the money is too little."""
    if tile in buildable(s, seat):
        return None
    mine, track, name = s.civilisations[seat], tile // buildings.TILES_A_TRACK, buildings.name(s, seat, tile)
    if mine.buildings >> tile & 1:
        return Illegal("build.stands", "M8.2", {"building": Term("building", name)})
    if has_room(s, seat, track):
        price = s.edition.tile_costs[tile]
        return Illegal(
            "build.money", "M8.2", {"building": Term("building", name), "price": price, "money": int(mine.money)}
        )
    limit, there = int(tracks.limit(s, seat, track)), standing(s, seat, track)
    return Illegal("build.limit", "M8.2", {"building": Term("building", name), "limit": limit, "standing": there})


def build(s: MediterraneanState, seat: i64, tile: i64, sink: list[Event] | None) -> None:
    """Pay for a tile and build it; its cubes work at once, its ability from the next Civic phase on (M8.2, M4.4)."""
    mine = s.civilisations[seat]
    card = s.edition.tiles[tile]
    mine.money -= card.cost
    mine.buildings |= 1 << tile
    mine.fresh |= 1 << tile
    cubes = effects.cubes_arrive(s, seat, card.cubes)
    if sink is not None:
        sink.append(Built(seat, tile, buildings.face(s, seat, tile), card.cost, cubes))


# Undoing and confirming


def remember(s: MediterraneanState, seat: i64) -> None:
    """Save a copy of the civilisation for undo, without its cards: they are secret, and no purchase changes them."""
    copy = s.civilisations[seat].clone()
    copy.hand = []
    copy.stored = []
    copy.spent = []
    s.before[seat] = [*s.before[seat], copy]


def undo(s: MediterraneanState, seat: i64, sink: list[Event] | None) -> None:
    """Restore the seat as it was before its latest purchase (M8.1)."""
    *earlier, latest = s.before[seat]
    s.before[seat] = earlier
    mine = latest.clone()
    mine.hand = s.civilisations[seat].hand
    mine.stored = s.civilisations[seat].stored
    mine.spent = s.civilisations[seat].spent
    s.civilisations[seat] = mine
    if sink is not None:
        sink.append(PurchaseUndone(seat))


def confirm(s: MediterraneanState, seat: i64, sink: list[Event] | None) -> None:
    """End the seat's purchases; they can no longer be undone (M8.1)."""
    s.done |= 1 << seat
    s.before[seat] = []
    if sink is not None:
        sink.append(Confirmed(seat, s.civilisations[seat].money))


def waiting(s: MediterraneanState) -> i64:
    """Bit mask of the seats that may buy now: all that have not confirmed; by post one after the other (M8.1)."""
    buying: i64 = ((1 << s.seats) - 1) & ~s.done
    if s.options[TRADING_SECONDS] == POST:
        for seat in s.order:
            if buying >> seat & 1:
                return 1 << seat
    return buying


def over(s: MediterraneanState) -> bool:
    """Whether everybody has confirmed."""
    return s.done == (1 << s.seats) - 1


def finish(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Halve the money left, rounded down, and discard the display of developments (M8.7)."""
    s.developments = []
    for seat in s.order:
        mine = s.civilisations[seat]
        mine.bought = 0
        lost = mine.money - mine.money // 2
        mine.money -= lost
        if sink is not None and lost:
            sink.append(MoneyMoved(seat, -lost))
    if s.pacts:  # an undo could restore destroyed buildings until now; their pacts lapse now (M6.8, M8.1)
        s.pacts = [pact for pact in s.pacts if old_buildings(s, pact[0]) >> pact[1] & 1]


def old_buildings(s: MediterraneanState, seat: i64) -> i64:
    """Bit mask of the buildings from before this turn's purchases."""
    mine = s.civilisations[seat]
    return mine.buildings & ~mine.fresh
