"""Reads what the store has of one guest, for the guest to take along."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, or_, select

from argosy.server.storage import schema
from argosy.server.storage.queries import seats_of
from argosy.server.storage.rows import GONE
from argosy.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class TableData:
    """A table of a guest, with the guest's own seats."""

    id: str
    game: str
    state: str
    created: float
    changed: float
    host: bool
    header: str | None
    seed: str | None
    seats: list[dict[str, object]] = field(default_factory=list)

    def to_json(self) -> dict[str, object]:
        """As the file shows it; the seed of a game belongs in its record, after the end."""
        return {
            "id": self.id, "game": self.game, "state": self.state, "created": self.created, "changed": self.changed,
            "host": self.host, "seats": self.seats,
        }  # fmt: skip


class GuestData:
    """Queries for the data of some guests: one person and the players added on their devices."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def tables(self, guests: Sequence[str]) -> list[TableData]:
        """The tables where they sit or which they host, the latest first."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table_id).where(s.guest.in_(guests))
        wanted = (
            select(t.id, t.game, t.state, t.created, t.changed, t.host, t.header, t.seed)
            .where(or_(t.id.in_(sits), t.host.in_(guests)), t.state != GONE)
            .order_by(t.changed.desc())
        )

        def ask(connection: Connection) -> list[TableData]:
            rows = connection.execute(wanted).all()
            found = {row.id: TableData(*row[:5], row.host in guests, row.header, row.seed) for row in rows}
            for seat in seats_of(connection, [*found]):
                if seat.guest in guests:
                    told = {"seat": seat.seat, "name": seat.name, "bot": seat.bot, "notice": seat.notice}
                    found[seat.table_id].seats.append({**told, "muted": json.loads(seat.muted or "[]")})
            return [*found.values()]

        return await self.store.read(ask)

    async def talk(self, guests: Sequence[str]) -> list[dict[str, object]]:
        """What they said at tables, in order."""
        c = schema.chat.c
        wanted = select(c.table_id.label("table"), c.seat, c.name, c.at, c.text, c.phrase, c.about)
        wanted = wanted.where(c.guest.in_(guests))
        ordered = wanted.order_by(c.at)
        return await self.store.read(lambda connection: [{**row} for row in connection.execute(ordered).mappings()])

    async def moves(self, table: TableData) -> list[dict[str, object]]:
        """The inputs of their seats at a table, in order."""
        i = schema.inputs.c
        mine = [seat["seat"] for seat in table.seats]
        wanted = select(i.number, i.actor, i.action, i.at).where(i.table_id == table.id, i.actor.in_(mine))
        ordered = wanted.order_by(i.number)

        def ask(connection: Connection) -> list[dict[str, object]]:
            return [
                {"version": row.number, "seat": row.actor, "action": json.loads(row.action), "at": row.at}
                for row in connection.execute(ordered)
            ]

        return await self.store.read(ask)
