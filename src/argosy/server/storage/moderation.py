"""Bans of addresses and guests, and the audit log of what was done with `argosy admin`, as the store keeps them."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from ipaddress import IPv6Network, ip_network
from typing import Final

from sqlalchemy import Connection, delete, func, or_, select

from argosy.server.storage import schema
from argosy.server.storage.queries import insert_rows, value_of
from argosy.server.storage.rows import GuestRow
from argosy.server.storage.store import Store

ADDRESS, GUEST = "address", "guest"
"""The kinds of bans."""
CUSTOMER_BITS: Final = 64
"""An IPv6 address is banned with its network of this size, all of which belongs to one customer."""


@dataclass(frozen=True, slots=True)
class BanRow:
    """A ban of an IP network or of a guest; `until` None is for ever."""

    target: str
    kind: str
    at: float
    until: float | None
    why: str


@dataclass(frozen=True, slots=True)
class AuditRow:
    """An act of `argosy admin`: when, which user of the operating system, what, to what, and why."""

    at: float
    who: str
    act: str
    subject: str
    why: str


def network_of(text: str) -> str | None:
    """The network to ban for an address or a network such as 192.0.2.0/24; None if the text is neither."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv6Network) and "/" not in text:
        network = ip_network((network.network_address, CUSTOMER_BITS), strict=False)
    return str(network)


class Moderation:
    """Reads and writes bans and the audit log."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def bans(self, now: float) -> list[BanRow]:
        """The bans that hold at that time, the oldest first."""
        b = schema.bans.c
        wanted = select(schema.bans).where(or_(b.until.is_(None), b.until > now)).order_by(b.at)
        rows = await self.store.read(lambda connection: connection.execute(wanted).mappings().all())
        return [value_of(row, BanRow) for row in rows]

    async def ban(self, ban: BanRow, act: AuditRow) -> None:
        """Add a ban, or replace the one of the same target, and note who did it."""

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.bans).where(schema.bans.c.target == ban.target))
            insert_rows(connection, schema.bans, [asdict(ban)])
            _note(connection, act)

        await self.store.writer.write(None, write)

    async def lift(self, target: str, act: AuditRow) -> bool:
        """Delete a ban and note who did it; False if there is none."""

        def write(connection: Connection) -> bool:
            if connection.execute(delete(schema.bans).where(schema.bans.c.target == target)).rowcount == 0:
                return False
            _note(connection, act)
            return True

        return await self.store.writer.write(None, write)

    async def note(self, act: AuditRow) -> None:
        """Add an act to the audit log."""
        await self.store.writer.write(None, lambda connection: _note(connection, act))

    async def acts(self, most: int) -> list[AuditRow]:
        """The latest acts, the oldest of them first."""
        a = schema.audit.c
        wanted = select(a.at, a.who, a.act, a.subject, a.why).order_by(a.number.desc()).limit(most)
        rows = await self.store.read(lambda connection: connection.execute(wanted).mappings().all())
        return [value_of(row, AuditRow) for row in reversed(rows)]

    async def guests(self, name: str | None, most: int) -> list[GuestRow]:
        """The guests seen last, or those whose name contains a text; upper and lower case count as the same."""
        g = schema.guests.c
        wanted = select(schema.guests).where(~g.erased).order_by(g.seen.desc(), g.created.desc()).limit(most)
        if name:
            wanted = wanted.where(func.lower(g.name).contains(name.lower(), autoescape=True))
        rows = await self.store.read(lambda connection: connection.execute(wanted).mappings().all())
        return [value_of(row, GuestRow) for row in rows]


def _note(connection: Connection, act: AuditRow) -> None:
    """Add a row to the audit log."""
    number = connection.execute(select(func.max(schema.audit.c.number))).scalar() or 0
    row = {**asdict(act), "who": act.who[:80], "subject": act.subject[:80]}
    insert_rows(connection, schema.audit, [{"number": number + 1, **row}])


def act_of(who: str, act: str, subject: str, why: str) -> AuditRow:
    """An act that happens now."""
    return AuditRow(time.time(), who, act, subject, why)
