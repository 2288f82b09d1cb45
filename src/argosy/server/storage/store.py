"""The store of guests, tables, seats, logs and chat, on SQLite or PostgreSQL. Logs are only ever appended to."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Final, Self, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, and_, bindparam, exists, func, or_, select, update
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from argosy.extras import install_line
from argosy.server.storage import schema
from argosy.server.storage.engines import READING, WRITING, engine_of
from argosy.server.storage.failures import Conflict, StoreError
from argosy.server.storage.migrate import UpgradeError, alone, upgrade
from argosy.server.storage.notify import announcer
from argosy.server.storage.queries import (
    found_table,
    input_rows,
    insert_rows,
    key_row,
    record_name_row,
    review_parts_of,
    review_rows,
    seats_of,
    value_of,
    witnesses_of,
)
from argosy.server.storage.rows import (
    CLOSED,
    GONE,
    OPEN,
    PLAYING,
    GuestRow,
    InputRow,
    KeyRow,
    News,
    ReviewPart,
    SeatRow,
    Step,
    TableRow,
    Witnesses,
    changed_columns,
    unchanged,
)
from argosy.server.storage.server_settings import signing_key, write_pulse
from argosy.server.storage.writer import Notice, Writer
from argosy.server.wire.types import ChatLine

T = TypeVar("T")
READERS: Final = 2
STATE_OF: Final = select(schema.tables.c.state).where(schema.tables.c.id == bindparam("table_id"))
UPDATE: Final = update(schema.tables).where(schema.tables.c.id == bindparam("table_id"))
LAST_INPUT: Final = select(func.max(schema.inputs.c.number)).where(schema.inputs.c.table_id == bindparam("table_id"))
"""Built once, statements are also compiled once; the columns that UPDATE sets are the names of its parameters."""


class Store:
    """Reads run in a few threads, writes in one; a write returns after its commit."""

    def __init__(self, writing: Engine, reading: Engine, secret: bytes) -> None:
        self.secret = secret
        """The key that signs cookies and links."""
        self._writing = writing
        self._reading = reading
        self._threads = ThreadPoolExecutor(READERS, "argosy-reader")
        self.process = secrets.token_hex(6)
        """The name of this process for others on the same database."""
        self.writer = Writer(writing, announcer(writing, self.process))
        self.backup: Path | None = None

    @classmethod
    def open(cls, url: str) -> Self:
        """Open the database at that URL and migrate it. Raises StoreError with a sentence."""
        try:
            writing = engine_of(url, WRITING)
        except ImportError as error:
            raise StoreError(f"PostgreSQL needs psycopg: {install_line('postgres')}") from error
        except ArgumentError as error:
            raise StoreError(f"the database must be a URL such as sqlite:///argosy.sqlite: {error}") from error
        try:
            with alone(writing):
                backup = upgrade(writing)
                with writing.begin() as connection:
                    secret = signing_key(connection)
        except (SQLAlchemyError, UpgradeError, sqlite3.Error) as error:
            writing.dispose()
            why = error.orig if isinstance(error, DBAPIError) else error
            raise StoreError(f"the database does not open: {why}") from error
        store = cls(writing, engine_of(url, READING), secret)
        store.backup = backup
        return store

    @property
    def url(self) -> URL:
        """The URL of the database."""
        return self._writing.url

    @property
    def shared(self) -> bool:
        """Whether several servers can share the database and notify each other (PostgreSQL)."""
        return self.writer.announce is not None

    def close(self) -> None:
        """Write what waits and close all connections."""
        self.writer.close()
        self._threads.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Run a query in a reader thread. Raises StoreError."""

        def run() -> T:
            try:
                with self._reading.begin() as connection:
                    return ask(connection)
            except SQLAlchemyError as error:
                raise StoreError(str(error.orig) if isinstance(error, DBAPIError) else str(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    async def others_wrote(self) -> int:
        """A number that changes when another process has written to this SQLite file. Raises StoreError."""

        def ask(connection: Connection) -> int:
            return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())

        return await self.writer.write(None, ask)  # the number is one connection's own, and ours does all our writing

    async def check(self) -> None:
        """Check that the database can be read, and written if a write has failed. Raises StoreError."""
        await self.read(lambda connection: connection.execute(select(func.count()).select_from(schema.settings)))
        if self.writer.in_doubt:
            await self.writer.write(None, write_pulse)
            self.writer.in_doubt = False

    # Guests

    async def add_guest(self, guest: GuestRow) -> None:
        """Add a guest."""
        await self.writer.write(None, lambda connection: insert_rows(connection, schema.guests, [asdict(guest)]))

    async def rename_guest(self, id: str, name: str) -> None:
        """Rename a guest."""

        def write(connection: Connection) -> None:
            connection.execute(update(schema.guests).where(schema.guests.c.id == id).values(name=name))

        await self.writer.write(None, write)

    async def guest(self, id: str) -> GuestRow | None:
        """The guest of that id; None if there is none, or no longer."""
        wanted = select(schema.guests).where(schema.guests.c.id == id, ~schema.guests.c.erased)
        row = await self.read(lambda connection: connection.execute(wanted).mappings().first())
        return None if row is None else value_of(row, GuestRow)

    async def let_records_have(self, id: str, times: bool, talk: bool) -> None:
        """Say whether records may have the times and the words of a guest, and of those they added."""
        g = schema.guests
        chosen = update(g).where(or_(g.c.id == id, g.c.added_by == id)).values(times=times, talk=talk)
        await self.writer.write(None, lambda connection: connection.execute(chosen).rowcount)

    async def guests_added_by(self, id: str) -> list[GuestRow]:
        """The players whom a guest added on the same device."""
        wanted = select(schema.guests).where(schema.guests.c.added_by == id, ~schema.guests.c.erased)
        rows = await self.read(lambda connection: connection.execute(wanted).mappings().all())
        return [value_of(row, GuestRow) for row in rows]

    async def note_seen(self, ids: Collection[str], at: float) -> None:
        """Note that requests of those guests came at that time."""

        def write(connection: Connection) -> None:
            connection.execute(update(schema.guests).where(schema.guests.c.id.in_(ids)).values(seen=at))

        await self.writer.write(None, write)

    # Tables and seats

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[InputRow] = ()) -> None:
        """Add a table with its seats, and the log that it starts with if it continues a record."""

        def write(connection: Connection) -> None:
            insert_rows(connection, schema.tables, [asdict(table)])
            insert_rows(connection, schema.seats, [asdict(seat) for seat in seats])
            insert_rows(connection, schema.inputs, input_rows(table.id, 0, log, table.created))

        await self.writer.write(None, write)

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats."""
        return await self.read(lambda connection: found_table(connection, id))

    async def news(self, id: str, version: int) -> News | None:
        """A table with its seats and its log after that version. Raises StoreError."""
        i, t = schema.inputs.c, schema.chat.c

        def ask(connection: Connection) -> News | None:
            if (found := found_table(connection, id)) is None:
                return None
            later = select(i.actor, i.action).where(i.table_id == id, i.number > version).order_by(i.number)
            inputs = [InputRow(row.actor, row.action) for row in connection.execute(later)]
            wordless = and_(t.text.is_(None), t.phrase.is_(None))
            counts = select(func.max(t.number), func.count().filter(wordless)).where(t.table_id == id)
            said, erased = connection.execute(counts).one()
            return News(*found, inputs, said or 0, erased)

        return await self.read(ask)

    async def lobby(self, most: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """The public tables that are open or playing, the newest first."""
        c = schema.tables.c

        def ask(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            wanted = select(schema.tables).where(c.public, c.state.in_([OPEN, PLAYING]))
            found = connection.execute(wanted.order_by(c.created.desc()).limit(most)).mappings()
            rows = [value_of(row, TableRow) for row in found]
            seats = seats_of(connection, [row.id for row in rows])
            return [(row, [seat for seat in seats if seat.table_id == row.id]) for row in rows]

        return await self.read(ask)

    async def tables_of(self, guest: str, most: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where a guest sits, the latest first."""
        c, s = schema.tables.c, schema.seats.c

        def ask(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            sits = select(s.table_id).where(s.guest == guest)
            wanted = select(schema.tables).where(c.id.in_(sits), c.state.not_in([CLOSED, GONE]))
            found = connection.execute(wanted.order_by(c.changed.desc()).limit(most)).mappings()
            rows = [value_of(row, TableRow) for row in found]
            seats = seats_of(connection, [row.id for row in rows])
            return [(row, [seat for seat in seats if seat.table_id == row.id]) for row in rows]

        return await self.read(ask)

    async def every(self) -> list[tuple[TableRow, list[SeatRow]]]:
        """All tables, the oldest first."""

        def ask(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            kept = select(schema.tables).where(schema.tables.c.state != GONE).order_by(schema.tables.c.created)
            rows = [value_of(row, TableRow) for row in connection.execute(kept).mappings()]
            sat: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            wanted = select(schema.seats).order_by(schema.seats.c.table_id, schema.seats.c.seat)
            for seat in connection.execute(wanted).mappings():
                if str(seat["table_id"]) in sat:
                    sat[str(seat["table_id"])].append(value_of(seat, SeatRow))
            return [(row, sat[row.id]) for row in rows]

        return await self.read(ask)

    async def to_wake(self, until: float) -> list[TableRow]:
        """The games that go on by themselves: those with a deadline before that time, in its order, then bots to act.

        Of games of earlier releases it is not known whether a bot has to act: all with bots are among them.
        """
        c, s = schema.tables.c, schema.seats.c
        has_bots = exists().where(s.table_id == c.id, s.bot.is_not(None))
        wanted = select(schema.tables).where(
            c.state == PLAYING, or_(c.deadline <= until, c.bots_due, and_(c.bots_due.is_(None), has_bots))
        )
        ordered = wanted.order_by(c.deadline.is_(None), c.deadline, c.changed.desc())
        rows = await self.read(lambda connection: connection.execute(ordered).mappings().all())
        return [value_of(row, TableRow) for row in rows]

    async def due(self, until: float) -> list[str]:
        """The ids of tables whose deadline is before that time."""
        c = schema.tables.c
        wanted = select(c.id).where(c.state == PLAYING, c.deadline <= until).order_by(c.deadline)
        return await self.read(lambda connection: [str(id) for id in connection.execute(wanted).scalars()])

    async def set_table(
        self,
        known: tuple[TableRow, Sequence[SeatRow]],
        row: TableRow,
        seats: Sequence[SeatRow] = (),
        log: Sequence[InputRow] = (),
        opened: tuple[TableRow, Sequence[SeatRow]] | None = None,
    ) -> None:
        """Write the new row of a table, some of its seats, and the beginning of its log, in one transaction.

        `opened` is a new table that follows it, such as its rematch: both are written, or neither.
        Raises Conflict, and writes nothing, if the table is no longer as it was known.
        """
        id = known[0].id
        values = changed_columns(known[0], row)

        def write(connection: Connection) -> None:
            if not unchanged(found_table(connection, id, locked=True), known):
                raise Conflict(f"table {id} was changed by another process")
            insert_rows(connection, schema.inputs, input_rows(id, 0, log, time.time()))
            if (known[0].state, row.state) == (OPEN, PLAYING):
                named = [seat for seat in known[1] if seat.guest is not None]
                insert_rows(connection, schema.record_names, [record_name_row(seat) for seat in named])
            if opened is not None:
                insert_rows(connection, schema.tables, [asdict(opened[0])])
                insert_rows(connection, schema.seats, [asdict(seat) for seat in opened[1]])
            if values:
                connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))
            for seat in seats:
                c = schema.seats.c
                connection.execute(
                    update(schema.seats).where(c.table_id == id, c.seat == seat.seat).values(**asdict(seat))
                )

        await self.writer.write(Notice(id, len(log)), write)

    # Chat

    async def add_chat_line(self, table_id: str, guest: str | None, line: ChatLine) -> None:
        """Add a line of chat. Raises Conflict or StoreError."""
        row = {"table_id": table_id, "guest": guest, **msgspec.structs.asdict(line)}
        await self.writer.write(Notice(table_id), lambda connection: insert_rows(connection, schema.chat, [row]))

    async def chat_lines(self, table_id: str, most: int) -> list[ChatLine]:
        """The latest lines of a table's chat."""
        c = schema.chat.c
        wanted = select(c.number, c.seat, c.name, c.at, c.text, c.phrase, c.about, c.apart).where(
            c.table_id == table_id
        )
        last = wanted.order_by(c.number.desc()).limit(most)
        rows = await self.read(lambda connection: connection.execute(last).mappings().all())
        return [value_of(row, ChatLine) for row in reversed(rows)]

    # Logs

    async def append(self, step: Step) -> None:
        """Add inputs to a log, unless another process did so first. Raises Conflict or StoreError."""
        id, values = step.row.id, changed_columns(step.before, step.row)

        def write(connection: Connection) -> None:
            if connection.execute(STATE_OF, {"table_id": id}).scalar() in (None, CLOSED, GONE):
                raise Conflict(f"table {id} was closed or deleted")
            insert_rows(connection, schema.inputs, input_rows(id, step.after, step.inputs, step.at))
            if step.key is not None:
                insert_rows(connection, schema.keys, [key_row(id, step.key)])
            if values:
                connection.execute(UPDATE, {**values, "table_id": id})

        await self.writer.write(Notice(id, step.after + len(step.inputs)), write)

    async def remember(self, table_id: str, version: int, key: KeyRow) -> None:
        """Store the refusal of a command, so that it is refused again when it is sent again.

        Raises Conflict if the log has grown beyond that version, so that nobody is refused by an outdated state.
        """

        def write(connection: Connection) -> None:
            if connection.execute(LAST_INPUT, {"table_id": table_id}).scalar() != version:
                raise Conflict(f"the log of table {table_id} has grown beyond {version}")
            insert_rows(connection, schema.keys, [key_row(table_id, key)])

        await self.writer.write(None, write)

    async def log(self, table_id: str) -> tuple[list[InputRow], list[KeyRow]]:
        """The whole log of a table, and the keys of its commands with their answers."""
        i, k = schema.inputs.c, schema.keys.c

        def ask(connection: Connection) -> tuple[list[InputRow], list[KeyRow]]:
            inputs = connection.execute(
                select(i.number, i.actor, i.action, i.at).where(i.table_id == table_id).order_by(i.number)
            ).all()
            if [row.number for row in inputs] != list(range(1, len(inputs) + 1)):
                raise StoreError(f"the log of table {table_id} has a gap")
            keys = connection.execute(select(k.seat, k.key, k.answer).where(k.table_id == table_id)).all()
            return [InputRow(row.actor, row.action, row.at) for row in inputs], [KeyRow(*row) for row in keys]

        return await self.read(ask)

    async def witnesses(self, table_id: str) -> Witnesses:
        """Who decides what the record of a table has beside the game, and what was said there."""
        return await self.read(lambda connection: witnesses_of(connection, table_id))

    # Reviews of finished games

    async def review_parts(self, table_id: str, after: int) -> list[ReviewPart]:
        """The parts of a review in the order of their numbers, those up to `after` without their data."""
        return await self.read(lambda connection: review_parts_of(connection, table_id, after))

    async def add_review_parts(self, table_id: str, parts: Mapping[str, str]) -> None:
        """Add parts of a review by name. Raises Conflict, and adds none, if another process has added one of them."""

        def write(connection: Connection) -> None:
            if connection.execute(STATE_OF, {"table_id": table_id}).scalar() in (None, CLOSED, GONE):
                raise Conflict(f"table {table_id} was closed or deleted")
            insert_rows(connection, schema.review_parts, review_rows(connection, table_id, parts))

        await self.writer.write(None, write)
