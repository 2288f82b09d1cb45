"""Rows of the store as frozen values: guests, tables, seats, inputs, and what one command adds to a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Final

from argosy.server.wire.types import ChatLine

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
"""The states of a table."""
GONE = "gone"
"""The state of a table that is being deleted, row by row: for all readers there is no such table."""


@dataclass(frozen=True, slots=True)
class GuestRow:
    """A guest: somebody with a name and a cookie."""

    id: str
    name: str
    created: float
    seen: float = 0.0
    """When a request of theirs last came, to the day."""
    added_by: str | None = None
    """The guest on whose device they were added as another player."""
    erased: bool = False
    """Whether they are deleted, and what is left of them is being removed."""
    times: bool = True
    """Whether records may have the times of their inputs."""
    talk: bool = False
    """Whether records may have what they say."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what is played there and how, and its present state."""

    id: str
    game: str
    options: str
    public: bool
    pace: str
    tempo: str
    absence: int
    state: str
    host: str
    header: str | None
    seed: str | None
    created: float
    changed: float
    clock: str | None = None
    deadline: float | None = None
    rematch: str | None = None
    imported: bool = False
    decision: int = 0
    hints: bool = False
    onlookers: str = "silent"
    origin: str | None = None
    agenda: str | None = None
    owed: str | None = None
    edition: str | None = None
    result: str | None = None
    bots_due: bool | None = None
    """Whether a bot has to act; None if that is not known."""
    lesson: str | None = None
    """The lesson that is taught there: no bot and no clock acts, and the script plays all seats but one."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who holds it: a guest by token, a bot, or nobody."""

    table_id: str
    seat: int
    guest: str | None = None
    name: str | None = None
    token_sha256: str | None = None
    bot: str | None = None
    notice: str | None = None
    muted: str | None = None

    @property
    def person(self) -> bool:
        """Whether somebody plays here in person."""
        return self.guest is not None and self.bot is None

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.guest is None and self.bot is None


def solo(seats: Sequence[SeatRow]) -> bool:
    """Whether at most one person plays there: nobody else waits, so no decision has a time limit."""
    return sum(seat.person for seat in seats) <= 1


TABLE_COLUMNS: Final = tuple([field.name for field in fields(TableRow)])


def unchanged(found: tuple[TableRow, list[SeatRow]] | None, known: tuple[TableRow, Sequence[SeatRow]]) -> bool:
    """Whether a table is as it was known, apart from its time of change."""
    if found is None:
        return False
    (row, seats), (row_known, seats_known) = found, known
    return replace(row, changed=0.0) == replace(row_known, changed=0.0) and seats == list(seats_known)


def changed_columns(before: TableRow, after: TableRow) -> dict[str, object]:
    """The columns of a table in which two rows differ, with their new values."""
    return {name: getattr(after, name) for name in TABLE_COLUMNS if getattr(before, name) != getattr(after, name)}


@dataclass(frozen=True, slots=True)
class InputRow:
    """An entry of a log: the actor and the action as JSON."""

    actor: int
    action: str
    at: float = field(default=0.0, compare=False)
    """When it was made; 0 where that does not matter."""


@dataclass(frozen=True, slots=True)
class Witnesses:
    """Who decides what the record of a table has beside the game, and what was said there."""

    began: dict[int, str]
    """By seat the guest who sat there when the game began."""
    guests: list[GuestRow]
    """Those who began, sit there now or talked."""
    chat: list[tuple[str | None, ChatLine]]
    """The lines that have words, with the guest who said them."""


@dataclass(frozen=True, slots=True)
class ReviewPart:
    """A part of the review of a finished game, numbered from 1 in the order in which they were found."""

    number: int
    name: str
    data: str
    """JSON; empty where only the name was asked for."""


@dataclass(frozen=True, slots=True)
class KeyRow:
    """The idempotency key of a command, and the answer that was given."""

    seat: int
    key: str
    answer: str


@dataclass(frozen=True, slots=True)
class News:
    """What the store has of a table: row and seats, its log after some version, the number of its last chat line."""

    row: TableRow
    seats: list[SeatRow]
    inputs: list[InputRow]
    said: int
    erased: int
    """How many lines of chat have lost their words because their author was deleted."""


@dataclass(frozen=True, slots=True)
class Step:
    """What one command adds to a table, in one transaction: inputs after a number, the command's key, the new row."""

    before: TableRow
    """The row of the table as it is known; only columns in which `row` differs from it are written."""
    row: TableRow
    after: int
    inputs: tuple[InputRow, ...]
    at: float
    key: KeyRow | None
