"""Culture: three rows of three boxes, filled from the left, with a bonus for each row and column (M8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Event
from argosy.games.mediterranean.rules.board.scoring import CULTURE, CULTURE_BONUS, gain
from argosy.games.mediterranean.rules.state import MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

ROWS: Final = 3
COLUMNS: Final = 3
ROW_BOXES: Final[list[int]] = [0b000000111, 0b000111000, 0b111000000]
COLUMN_BOXES: Final[list[int]] = [0b001001001, 0b010010010, 0b100100100]


def has_room(boxes: i64, row: i64) -> bool:
    """Whether a box of the row is free."""
    return boxes & ROW_BOXES[row] != ROW_BOXES[row]


def place(s: MediterraneanState, seat: i64, row: i64, points: i64, doubled: bool, sink: list[Event] | None) -> None:
    """Put a cube into the leftmost free box of its row and score it at once, with bonuses of completed lines (M8.5)."""
    mine = s.civilisations[seat]
    column: i64 = 0
    while mine.culture >> (row * COLUMNS + column) & 1:
        column += 1
    mine.culture |= 1 << (row * COLUMNS + column)
    times = 2 if doubled else 1  # doubles card and row, never the column
    gain(s, seat, points * times, CULTURE, sink)
    complete(s, seat, row, ROW_BOXES[row], s.edition.row_bonus[row] * times, sink)
    complete(s, seat, ROWS + column, COLUMN_BOXES[column], s.edition.column_bonus[column], sink)


def complete(s: MediterraneanState, seat: i64, line: i64, boxes: i64, bonus: i64, sink: list[Event] | None) -> None:
    """Pay the bonus of a full line (rows 0 to 2, columns 3 to 5), once per game (M8.5)."""
    mine = s.civilisations[seat]
    if mine.culture & boxes == boxes and not mine.completed >> line & 1:
        mine.completed |= 1 << line
        gain(s, seat, bonus, CULTURE_BONUS, sink)
