"""What the store keeps, as values: guests, tables, seats, inputs, and the changes that one input brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


@dataclass(frozen=True, slots=True)
class GuestRow:
    """Somebody with a name."""

    id: str
    name: str
    created: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what is played there and how, and how far it has come."""

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
    """Whether at most one person plays there: nobody else waits, so nothing is ever done for them by the clock."""
    return sum(one.person for one in seats) <= 1


@dataclass(frozen=True, slots=True)
class InputRow:
    """An input of a log, its action as JSON."""

    actor: int
    action: str


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A command of a seat that was answered, and the answer."""

    seat: int
    key: str
    answer: str


@dataclass(frozen=True, slots=True)
class News:
    """How a table stands in the store: its row and seats, its log after some version, the last line of its talk."""

    row: TableRow
    seats: list[SeatRow]
    inputs: list[InputRow]
    said: int


@dataclass(frozen=True, slots=True)
class Step:
    """What one command adds to a table, all of it or nothing: inputs from a number on, the key, the clock."""

    table_id: str
    after: int
    inputs: tuple[InputRow, ...]
    at: float
    key: KeyRow | None
    values: Mapping[str, object]
    """What changes in the row of the table: its clock, its state."""
