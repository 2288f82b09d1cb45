"""Reading and writing rows within a transaction: what all parts of the store share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping, Table, case, func, insert, or_, select, union

from argosy.server.storage import schema
from argosy.server.storage.rows import GONE, GuestRow, InputRow, KeyRow, ReviewPart, SeatRow, TableRow, Witnesses
from argosy.server.wire.types import ChatLine

T = TypeVar("T")
INSERTS: Final = {table: insert(table) for table in schema.METADATA.tables.values()}
"""Built once, statements are also compiled once."""


def found_table(connection: Connection, id: str, locked: bool = False) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats; `locked` keeps others from changing it during this transaction."""
    wanted = select(schema.tables).where(schema.tables.c.id == id, schema.tables.c.state != GONE)
    row = connection.execute(wanted.with_for_update() if locked else wanted).mappings().first()
    return None if row is None else (value_of(row, TableRow), seats_of(connection, [id]))


def input_rows(table_id: str, after: int, rows: Sequence[InputRow], at: float) -> list[dict[str, object]]:
    """Log entries as database rows, numbered after `after`."""
    return [
        {"table_id": table_id, "number": number, "actor": row.actor, "action": row.action, "at": row.at or at}
        for number, row in enumerate(rows, after + 1)
    ]


def key_row(table_id: str, key: KeyRow) -> dict[str, object]:
    """The database row of a command's key."""
    return {"table_id": table_id, "seat": key.seat, "key": key.key, "answer": key.answer}


def record_name_row(seat: SeatRow) -> dict[str, object]:
    """The database row that says whose name is in the header of a record."""
    return {"table_id": seat.table_id, "seat": seat.seat, "guest": seat.guest}


def insert_rows(connection: Connection, table: Table, rows: Sequence[dict[str, object]]) -> None:
    """Add rows, if there are any."""
    if rows:
        connection.execute(INSERTS[table], list(rows))


def seats_of(connection: Connection, ids: Sequence[str]) -> list[SeatRow]:
    """The seats of some tables, in order."""
    c = schema.seats.c
    wanted = select(schema.seats).where(c.table_id.in_(ids)).order_by(c.table_id, c.seat)
    return [value_of(row, SeatRow) for row in connection.execute(wanted).mappings()]


def witnesses_of(connection: Connection, table_id: str) -> Witnesses:
    """Who decides what the record of a table has beside the game, and what was said there."""
    n, s, c, g = schema.record_names.c, schema.seats.c, schema.chat.c, schema.guests.c
    named = union(*[select(column.guest).where(column.table_id == table_id) for column in (n, s, c)])
    words = (c.guest, c.number, c.seat, c.name, c.at, c.text, c.phrase, c.about, c.apart)
    said = select(*words).where(c.table_id == table_id, or_(c.text.is_not(None), c.phrase.is_not(None)))
    began = connection.execute(select(n.seat, n.guest).where(n.table_id == table_id)).all()
    guests = connection.execute(select(schema.guests).where(g.id.in_(named), ~g.erased)).mappings()
    lines = connection.execute(said.order_by(c.number)).all()
    return Witnesses(
        {row.seat: row.guest for row in began},
        [value_of(row, GuestRow) for row in guests],
        [(line.guest, ChatLine(*line[1:])) for line in lines],
    )


def review_parts_of(connection: Connection, table_id: str, after: int) -> list[ReviewPart]:
    """The parts of a review in order, those up to `after` without their data."""
    c = schema.review_parts.c
    data = case((c.number > after, c.data), else_="").label("data")
    rows = connection.execute(select(c.number, c.name, data).where(c.table_id == table_id).order_by(c.number))
    return [ReviewPart(row.number, row.name, row.data) for row in rows]


def review_rows(connection: Connection, table_id: str, parts: Mapping[str, str]) -> list[dict[str, object]]:
    """Parts of a review as database rows, numbered after those that are there."""
    c = schema.review_parts.c
    last = connection.execute(select(func.max(c.number)).where(c.table_id == table_id)).scalar() or 0
    return [
        {"table_id": table_id, "number": number, "name": name, "data": data}
        for number, (name, data) in enumerate(parts.items(), last + 1)
    ]


def value_of(row: RowMapping, kind: type[T]) -> T:
    """A database row as a value of that type."""
    return msgspec.convert({str(key): value for key, value in row.items()}, kind)
