"""Deletes from the store: tables that expired, guests, and what guests left at tables; and shrinks the SQLite file.

Everything goes in small transactions, so that no command waits long. A table is first marked as gone, from when on all
readers take it as not there; then its rows are deleted some hundred at a time. After a crash both can be continued.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Collection, Sequence
from contextlib import closing
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, or_, select, union, update

from argosy.server.storage import schema
from argosy.server.storage.migrate import INCREMENTAL
from argosy.server.storage.queries import found_table
from argosy.server.storage.rows import GONE, PLAYING, SeatRow
from argosy.server.storage.store import Store
from argosy.server.storage.writer import Notice

ROWS: Final = 500
"""Rows of a table that are deleted in one transaction."""
PAGES: Final = 256
"""Pages of a SQLite file that are given back in one transaction: 1 MiB."""


class Deletion:
    """The statements that delete."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Tables

    async def expired_tables(self, states: Sequence[str], before: float, now: float, most: int) -> list[str]:
        """The ids of some tables in those states where nothing has happened since `before` and no clock runs."""
        wanted = select(schema.tables.c.id).where(_is_expired(states, before, now)).limit(most)
        return await self.store.read(lambda connection: [str(id) for id in connection.execute(wanted).scalars()])

    async def expire_tables(self, ids: Sequence[str], states: Sequence[str], before: float, now: float) -> list[str]:
        """Mark those tables as gone which are still expired; returns their ids."""
        t = schema.tables

        def write(connection: Connection) -> list[str]:
            still = select(t.c.id).where(t.c.id.in_(ids), _is_expired(states, before, now)).with_for_update()
            found = [str(id) for id in connection.execute(still).scalars()]
            self._mark_gone(connection, found)
            return found

        return await self.store.writer.write(None, write)

    def _mark_gone(self, connection: Connection, ids: Sequence[str]) -> None:
        """Mark tables as gone, and notify other servers of it."""
        t = schema.tables
        values = {"state": GONE, "deadline": None, "clock": None}
        connection.execute(update(t).where(t.c.id.in_(ids)).values(values))
        self._notify(connection, ids)

    def _notify(self, connection: Connection, ids: Sequence[str]) -> None:
        """Notify other servers of changed tables."""
        if self.store.writer.announce is not None and ids:
            self.store.writer.announce(connection, [Notice(id) for id in ids])

    async def gone_tables(self, most: int) -> list[str]:
        """The ids of some tables that are marked as gone."""
        wanted = select(schema.tables.c.id).where(schema.tables.c.state == GONE).limit(most)
        return await self.store.read(lambda connection: [str(id) for id in connection.execute(wanted).scalars()])

    async def delete_rows(self, id: str) -> bool:
        """Delete some rows of a table that is marked as gone; False if nothing of it is left.

        Raises Conflict if another process added a row meanwhile.
        """
        return await self.store.writer.write(None, lambda connection: _delete_rows(connection, id))

    # Guests

    async def unused_guests(self, before: float, most: int) -> list[str]:
        """The ids of some guests without a request since that time whom no table names any more."""
        g = schema.guests.c
        wanted = select(g.id).where(g.seen < before, g.created < before, ~g.erased, ~_is_named()).limit(most)
        return await self.store.read(lambda connection: [str(id) for id in connection.execute(wanted).scalars()])

    async def erased_guests(self, most: int) -> list[str]:
        """The ids of some guests who are deleted and of whom something may be left."""
        wanted = select(schema.guests.c.id).where(schema.guests.c.erased).limit(most)
        return await self.store.read(lambda connection: [str(id) for id in connection.execute(wanted).scalars()])

    async def delete_guests(self, ids: Sequence[str]) -> int:
        """Delete the rows of those guests whom no table names any more; returns how many that were."""
        g = schema.guests

        def write(connection: Connection) -> int:
            return connection.execute(delete(g).where(g.c.id.in_(ids), ~_is_named())).rowcount

        return await self.store.writer.write(None, write)

    async def erase_guest(self, id: str) -> list[str]:
        """Take the name from a guest and from those they added, who no longer count as guests; returns all ids."""
        g = schema.guests

        def write(connection: Connection) -> list[str]:
            wanted = select(g.c.id).where(or_(g.c.id == id, g.c.added_by == id)).order_by(g.c.created)
            ids = [str(found) for found in connection.execute(wanted).scalars()]
            connection.execute(update(g).where(g.c.id.in_(ids)).values(name="", erased=True))
            return ids

        return await self.store.writer.write(None, write)

    async def tables_naming(self, guests: Sequence[str]) -> list[str]:
        """The ids of tables where guests sit or sat at the beginning, which they host, or where they talked."""
        s, n, c, t = schema.seats.c, schema.record_names.c, schema.chat.c, schema.tables.c
        wanted = union(
            select(s.table_id.label("id")).where(s.guest.in_(guests)),
            select(n.table_id).where(n.guest.in_(guests)),
            select(c.table_id).where(c.guest.in_(guests)),
            select(t.id).where(t.host.in_(guests), t.state != GONE),
        )
        return await self.store.read(lambda connection: [str(id) for id in connection.execute(wanted).scalars()])

    async def erase_at_table(self, id: str, guests: Collection[str]) -> None:
        """Remove names, seats and talk of guests from a table; a table that is nobody else's is marked as gone."""

        def write(connection: Connection) -> None:
            found = found_table(connection, id, locked=True)
            if found is None:
                return
            row, seats = found
            others = [seat.guest for seat in seats if seat.guest is not None and seat.guest not in guests]
            others += [row.host] if row.host not in guests else []
            if not others:
                self._mark_gone(connection, [id])
                return
            n, t = schema.record_names, schema.tables
            started = select(n.c.seat).where(n.c.table_id == id, n.c.guest.in_(guests))
            unnamed = {*connection.execute(started).scalars(), *_seats_of(seats, guests)}
            host = row.host if row.host not in guests else others[0]
            values = {"host": host, "header": None if row.header is None else without_names(row.header, unnamed)}
            connection.execute(update(t).where(t.c.id == id).values(**values))
            _erase_rows(connection, id, guests)
            self._notify(connection, [id])

        await self.store.writer.write(None, write)

    # Space

    async def shrink(self) -> bool:
        """Give some unused pages of a SQLite file back to the file system; False if there is nothing to give back."""
        if self.store.url.get_backend_name() != "sqlite":
            return False  # PostgreSQL does it by itself (autovacuum)

        def write(connection: Connection) -> bool:
            if connection.exec_driver_sql("PRAGMA auto_vacuum").scalar() != INCREMENTAL:
                return False
            free = int(connection.exec_driver_sql("PRAGMA freelist_count").scalar_one())
            for _ in range(min(free, PAGES)):  # the driver frees one page per statement, whatever number it names
                connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")
            return free > PAGES

        return await self.store.writer.write(None, write)

    async def truncate_log(self) -> None:
        """Move what is in SQLite's `-wal` file to the database file, which shrinks only then."""
        file = self.store.url.database
        if self.store.url.get_backend_name() == "sqlite" and file and file != ":memory:":
            await asyncio.to_thread(_checkpoint, file)


def _checkpoint(file: str) -> None:
    """Checkpoint without blocking writers, then empty the log if nobody uses it at that moment."""
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        for kind in ("PASSIVE", "TRUNCATE"):
            connection.execute(f"PRAGMA wal_checkpoint({kind})").fetchall()


def _is_expired(states: Sequence[str], before: float, now: float) -> ColumnElement[bool]:
    """The condition that nothing has happened at a table since `before` and no clock runs."""
    t, i = schema.tables.c, schema.inputs.c
    last = select(i.at).where(i.table_id == t.id).order_by(i.number.desc()).limit(1).scalar_subquery()
    resting = or_(t.state != PLAYING, t.deadline.is_(None), t.deadline < now)
    return and_(t.state.in_(states), t.changed < before, func.coalesce(last, 0.0) < before, resting)


def _is_named() -> ColumnElement[bool]:
    """The condition that a table names a guest: as a player, now or at the beginning, as host, or in its chat."""
    g = schema.guests.c.id
    columns = (schema.seats.c.guest, schema.record_names.c.guest, schema.chat.c.guest, schema.tables.c.host)
    return or_(*[exists().where(column == g) for column in columns])


def _delete_rows(connection: Connection, id: str) -> bool:
    """Delete some rows of a table; False once its own row is deleted too."""
    for table in (schema.chat, schema.inputs, schema.review_parts):
        first = select(func.min(table.c.number)).where(table.c.table_id == id).scalar_subquery()
        found = delete(table).where(table.c.table_id == id, table.c.number < first + ROWS)
        if connection.execute(found).rowcount:
            return True
    k = schema.keys
    some: Select[tuple[str]] = select(k.c.key).where(k.c.table_id == id).limit(ROWS)
    if connection.execute(delete(k).where(k.c.table_id == id, k.c.key.in_(some))).rowcount:
        return True
    for table in (schema.seats, schema.record_names):
        connection.execute(delete(table).where(table.c.table_id == id))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == id, schema.tables.c.state == GONE))
    return False


def _erase_rows(connection: Connection, id: str, guests: Collection[str]) -> None:
    """Empty the seats of guests at a table, take the words from their talk, and drop refusals that may name them."""
    s, n, c, k = schema.seats, schema.record_names, schema.chat, schema.keys
    nobody = {"guest": None, "name": None, "token_sha256": None, "notice": None, "muted": None}
    connection.execute(update(s).where(s.c.table_id == id, s.c.guest.in_(guests)).values(nobody))
    connection.execute(delete(n).where(n.c.table_id == id, n.c.guest.in_(guests)))
    silent = {"guest": None, "name": "", "text": None, "phrase": None, "about": None}
    connection.execute(update(c).where(c.c.table_id == id, c.c.guest.in_(guests)).values(silent))
    connection.execute(delete(k).where(k.c.table_id == id, k.c.answer.startswith('{"do":"rejected"')))


def _seats_of(seats: Sequence[SeatRow], guests: Collection[str]) -> list[int]:
    """The numbers of the seats that guests hold."""
    return [seat.seat for seat in seats if seat.guest in guests]


def without_names(header: str, seats: Collection[int]) -> str:
    """The first line of a record with the names of those seats empty; otherwise the same text."""
    data = json.loads(header)
    names = data.get("names", [])
    data["names"] = ["" if seat in seats else name for seat, name in enumerate(names)]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
