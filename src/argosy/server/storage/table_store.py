"""What tables, the lobby and the interface ask of a store: the SQL store has it, and the store of a page in memory."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from argosy.server.storage.rows import (
    GuestRow,
    InputRow,
    KeyRow,
    News,
    ReviewPart,
    SeatRow,
    Step,
    TableRow,
    Witnesses,
)
from argosy.server.wire.types import ChatLine


class TableStore(Protocol):
    """Guests, tables, seats, logs and chat. A write returns once it is kept; all methods raise StoreError."""

    # Guests

    async def add_guest(self, guest: GuestRow) -> None:
        """Add a guest."""

    async def rename_guest(self, id: str, name: str) -> None:
        """Rename a guest."""

    async def guest(self, id: str) -> GuestRow | None:
        """The guest of that id; None if there is none, or no longer."""

    async def let_records_have(self, id: str, times: bool, talk: bool) -> None:
        """Say whether records may have the times and the words of a guest, and of those they added."""

    async def note_seen(self, ids: Collection[str], at: float) -> None:
        """Note that requests of those guests came at that time."""

    # Tables and seats

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[InputRow] = ()) -> None:
        """Add a table with its seats, and the log that it starts with if it continues a record."""

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats."""

    async def news(self, id: str, version: int) -> News | None:
        """A table with its seats and its log after that version."""

    async def lobby(self, most: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """The public tables that are open or playing, the newest first."""

    async def tables_of(self, guest: str, most: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where a guest sits, the latest first."""

    async def to_wake(self, until: float) -> list[TableRow]:
        """The games that go on by themselves: those with a deadline before that time, by deadline; then bots to act."""

    async def due(self, until: float) -> list[str]:
        """The ids of tables whose deadline is before that time."""

    async def set_table(
        self,
        known: tuple[TableRow, Sequence[SeatRow]],
        row: TableRow,
        seats: Sequence[SeatRow] = (),
        log: Sequence[InputRow] = (),
        opened: tuple[TableRow, Sequence[SeatRow]] | None = None,
    ) -> None:
        """Write the new row of a table, some of its seats, and the beginning of its log, together or not at all.

        `opened` is a new table that follows it, such as its rematch: both are written, or neither.
        Raises Conflict, and writes nothing, if the table is no longer as it was known.
        """

    # Chat

    async def add_chat_line(self, table_id: str, guest: str | None, line: ChatLine) -> None:
        """Add a line of chat. Raises Conflict if its number is taken."""

    async def chat_lines(self, table_id: str, most: int) -> list[ChatLine]:
        """The latest lines of a table's chat."""

    # Logs

    async def append(self, step: Step) -> None:
        """Add inputs to a log. Raises Conflict if another process did so first, or closed the table."""

    async def remember(self, table_id: str, version: int, key: KeyRow) -> None:
        """Store the refusal of a command. Raises Conflict if the log has grown beyond that version."""

    async def witnesses(self, table_id: str) -> Witnesses:
        """Who decides what the record of a table has beside the game, and what was said there."""

    async def log(self, table_id: str) -> tuple[list[InputRow], list[KeyRow]]:
        """The whole log of a table, and the keys of its commands with their answers."""

    # Reviews of finished games

    async def review_parts(self, table_id: str, after: int) -> list[ReviewPart]:
        """The parts of a review in the order of their numbers, those up to `after` without their data."""

    async def add_review_parts(self, table_id: str, parts: Mapping[str, str]) -> None:
        """Add parts of a review by name. Raises Conflict, and adds none, if another process has added one of them."""
