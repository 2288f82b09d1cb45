"""Buildings in the Civic phase (M4): which ones a seat may use, on which seats, and what it has promised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Illegal, Term
from argosy.games.mediterranean.edition.vocabulary import Effect
from argosy.games.mediterranean.rules.board import tracks
from argosy.games.mediterranean.rules.state import NONE, TILES, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

TILES_A_TRACK: Final = 6
# On whom an ability is used.
OWN: Final = 0
RIVALS: Final = 1
NOBODY: Final = 2  # a doubler is passive
# What a pact says about a building and a rival (M6.8).
SPARE: Final = 0
USE: Final = 1
FIRST_ARROW: Final = 2  # use it with an arrow of the first side of its track: white or blue
SECOND_ARROW: Final = 3  # of the second side: black or red


def face(s: MediterraneanState, seat: i64, tile: i64) -> i64:
    """The visible face of a tile: that of the side on which its owner's marker is."""
    return tracks.side(s.civilisations[seat].tracks[tile // TILES_A_TRACK])


def name(s: MediterraneanState, seat: i64, tile: i64) -> str:
    """The name of a tile on its visible face."""
    return s.edition.tiles[tile].names[face(s, seat, tile)]


def ability(s: MediterraneanState, seat: i64, tile: i64) -> Effect:
    """The ability of a tile on its visible face."""
    return s.edition.tiles[tile].abilities[face(s, seat, tile)]


def purpose(effect: Effect) -> i64:
    """On whom an ability is used; doublers are passive and work at once (M4.4)."""
    if effect.verb == "give_arrow" or effect.verb == "give_status":
        return RIVALS
    return NOBODY if effect.verb == "double" else OWN


def usable(s: MediterraneanState, seat: i64, on: i64) -> list[int]:
    """Tiles to use on OWN or RIVALS: once a phase (M4.2), first in the Civic phase after they were bought (M4.4)."""
    mine = s.civilisations[seat]
    left = mine.buildings & ~mine.fresh & ~s.used[seat]
    if not left:
        return []
    return [tile for tile in range(TILES) if left >> tile & 1 and purpose(ability(s, seat, tile)) == on]


def targets(s: MediterraneanState, seat: i64, tile: i64) -> i64:
    """Bit mask of rivals to use a building on: none to be spared; if its use is promised, only those (M6.8)."""
    allowed = ((1 << s.seats) - 1) & ~(1 << seat)
    promised: i64 = 0
    for giver, building, target, to_use in s.pacts:
        if giver == seat and building == tile:
            if to_use:
                promised |= 1 << target
            else:
                allowed &= ~(1 << target)
    return allowed & promised or allowed


def promised(s: MediterraneanState, seat: i64, tile: i64, target: i64) -> i64:
    """The promised use of a building on a rival: USE or one of the arrows; SPARE without such a pact."""
    for giver, building, rival, to_use in s.pacts:
        if giver == seat and building == tile and rival == target and to_use != SPARE:
            return to_use
    return SPARE


def open_promise(s: MediterraneanState, seat: i64) -> i64:
    """A tile whose promised use is still due (M6.8), or NONE."""
    for giver, tile, target, to_use in s.pacts:
        if giver == seat and to_use and tile in usable(s, seat, RIVALS) and targets(s, seat, tile) >> target & 1:
            return tile
    return NONE


def check_building(s: MediterraneanState, seat: int, tile: int) -> Illegal | None:
    """Whether the seat has such a building with an ability to use now."""
    if tile not in range(TILES):
        return Illegal("civic.no_tile", "M4.2", {"tile": tile})
    mine = s.civilisations[seat]
    building = name(s, seat, tile)
    if not mine.buildings >> tile & 1:
        return Illegal("civic.not_built", "M4.2", {"building": Term("building", building)})
    if mine.fresh >> tile & 1:
        return Illegal("civic.too_fresh", "M4.4", {"building": Term("building", building)})
    if s.used[seat] >> tile & 1:
        return Illegal("civic.used", "M4.2", {"building": Term("building", building)})
    if purpose(ability(s, seat, tile)) == NOBODY:
        return Illegal("civic.passive", "M4.4", {"building": Term("building", building)})
    return None
