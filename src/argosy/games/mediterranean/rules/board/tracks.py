"""The four tracks (M5): government and religion with their two sides, happiness and safety."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Event
from argosy.games.mediterranean.rules.events import Flipped, StatusMoved, TrackMoved
from argosy.games.mediterranean.rules.state import PURCHASING, TILES, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

HAPPINESS: Final = 0
SAFETY: Final = 1
FAR: Final = 11  # the last space of either side, M5.4
TILES_OF_TRACK: Final[list[int]] = [0b111111, 0b111111 << 6]
"""Bit masks of the tiles that belong to a track."""


def side(line: i64) -> i64:
    """The side of the board at a place of a line: 0 Democracy or Venus, 1 Dictatorship or Mars (M5.1)."""
    return 0 if line >= 0 else 1


def space(line: i64) -> i64:
    """The space on its side, 0 to 11, at a place of a line; each side has its own 0 (M5.1)."""
    return line if line >= 0 else -1 - line


def limit(s: MediterraneanState, seat: i64, track: i64) -> i64:
    """How many buildings of the track's present colour the marker allows (M5.4)."""
    return s.edition.building_limit[space(s.civilisations[seat].tracks[track])]


def arrows(s: MediterraneanState, seat: i64, track: i64, net: i64, sink: list[Event] | None) -> None:
    """Move an idea marker once, by the net of a step's arrows (M5.2); steps beyond the end are lost (M5.4)."""
    line = s.civilisations[seat].tracks[track] + net
    if line > FAR:
        line = FAR
    elif line < -1 - FAR:
        line = -1 - FAR
    move(s, seat, track, line, sink)


def toward_zero(s: MediterraneanState, seat: i64, track: i64, steps: i64, sink: list[Event] | None) -> None:
    """Move an idea marker back on its side; it stops on 0 (M5.6)."""
    line = s.civilisations[seat].tracks[track]
    far = space(line)
    back = steps if steps < far else far
    move(s, seat, track, line - back if line >= 0 else line + back, sink)


def flip(s: MediterraneanState, seat: i64, track: i64, sink: list[Event] | None) -> None:
    """Turn a board to its other side, marker on 0 (M4.3)."""
    move(s, seat, track, -1 if s.civilisations[seat].tracks[track] >= 0 else 0, sink)


def move(s: MediterraneanState, seat: i64, track: i64, line: i64, sink: list[Event] | None) -> None:
    """Put an idea marker on a place of its line; a change of side destroys the buildings of the old colour (M5.3)."""
    mine = s.civilisations[seat]
    start = mine.tracks[track]
    if start == line:
        return
    mine.tracks[track] = line
    if sink is not None:
        sink.append(TrackMoved(seat, track, start, line))
    if side(start) == side(line):
        return
    fallen = mine.buildings & TILES_OF_TRACK[track]
    destroy(s, seat, fallen)
    if sink is not None:
        tiles = tuple([tile for tile in range(TILES) if fallen >> tile & 1])
        sink.append(Flipped(seat, track, line < 0, tiles))


def destroy(s: MediterraneanState, seat: i64, tiles: i64) -> None:
    """Return tiles of a bit mask to their owner, who may rebuild them; no cubes are lost (M5.3), pacts lapse (M6.8)."""
    mine = s.civilisations[seat]
    mine.buildings &= ~tiles
    mine.fresh &= ~tiles
    if s.pacts and s.step != PURCHASING:  # purchases can be undone, so pacts lapse only when purchasing ends (M8.1)
        s.pacts = [pact for pact in s.pacts if pact[0] != seat or not tiles >> pact[1] & 1]


def status(s: MediterraneanState, seat: i64, which: i64, steps: i64, sink: list[Event] | None) -> None:
    """Move happiness (0) or safety (1) by some steps; steps beyond +6 or -12 are lost (M5.5)."""
    mine = s.civilisations[seat]
    start = mine.happiness if which == HAPPINESS else mine.safety
    end = start + steps
    if end > s.edition.status_top:
        end = s.edition.status_top
    elif end < s.edition.status_bottom:
        end = s.edition.status_bottom
    if end == start:
        return
    if which == HAPPINESS:
        mine.happiness = end
    else:
        mine.safety = end
    if sink is not None:
        sink.append(StatusMoved(seat, which, start, end))
