"""What a page keeps of its tables, as entries by key:

setting/NAME           the secret that signs links, and the id of the person who uses the page
guest/ID               a person
table/TABLE            a table, and `seats/TABLE` its seats
input/TABLE/NUMBER     an entry of the log
key/TABLE/SEAT/KEY     the answer to a command
chat/TABLE/NUMBER      a line of chat
review/TABLE/NUMBER    a part of the review of a finished game
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar, cast

from msgspec import Struct

from argosy.server.storage.rows import GuestRow, InputRow, KeyRow, ReviewPart, SeatRow, TableRow
from argosy.server.wire.types import ChatLine

K = TypeVar("K")
V = TypeVar("V")


class LoggedInput(Struct, frozen=True):
    """An entry of a log with the time when it was made."""

    actor: int
    action: str
    at: float


class Entry(Struct, frozen=True):
    """What is kept under a key; None deletes it."""

    key: str
    value: object


@dataclass(slots=True)
class KeptTable:
    """All that is kept of one table."""

    row: TableRow | None = None
    seats: list[SeatRow] = field(default_factory=list)
    inputs: dict[int, LoggedInput] = field(default_factory=dict)
    keys: dict[str, KeyRow] = field(default_factory=dict)
    chat: dict[int, ChatLine] = field(default_factory=dict)
    review: dict[int, ReviewPart] = field(default_factory=dict)


TYPES: Final[dict[str, object]] = {
    "setting": str,
    "guest": GuestRow,
    "table": TableRow,
    "seats": list[SeatRow],
    "input": LoggedInput,
    "key": KeyRow,
    "chat": ChatLine,
    "review": ReviewPart,
}
"""The type of what is kept, by the first part of its key."""
Changes = dict[str, object]


def put(kept: dict[K, V], key: K, value: object) -> None:
    """Set an item, whose type goes with its key (see `TYPES`), or delete it for None."""
    if value is None:
        kept.pop(key, None)
    else:
        kept[key] = cast("V", value)


def new_table(row: TableRow, seats: Sequence[SeatRow]) -> Changes:
    """The entries of a new table."""
    return {f"table/{row.id}": row, f"seats/{row.id}": list(seats)}


def entered(id: str, after: int, rows: Sequence[InputRow], at: float) -> Changes:
    """The entries of a log from `after` on."""
    return {
        f"input/{id}/{number}": LoggedInput(row.actor, row.action, row.at or at)
        for number, row in enumerate(rows, after + 1)
    }
