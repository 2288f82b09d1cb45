"""PostgreSQL notifications of changed tables, sent within the transaction that makes the change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Engine, text

from argosy.server.storage.writer import Notice

CHANNEL: Final = "argosy"
CHANGED: Final = "changed"
"""The kind of notification that writers send: a table has changed."""

NOTIFY: Final = text("select pg_notify(:channel, line) from unnest(cast(:lines as text[])) as line")


def changed(process: str, notice: Notice) -> str:
    """The line that notifies of a change: the sending process, the table and its version."""
    return f"{process} {CHANGED} {notice.table} {notice.version}"


class Announcer:
    """Sends the notifications of one process."""

    def __init__(self, process: str) -> None:
        self.process = process

    def __call__(self, connection: Connection, notices: Sequence[Notice]) -> None:
        """Send notifications within a transaction: others receive them when it is committed."""
        lines = list(dict.fromkeys([changed(self.process, notice) for notice in notices]))
        connection.execute(NOTIFY, {"channel": CHANNEL, "lines": lines})


def announcer(engine: Engine, process: str) -> Announcer | None:
    """The announcer for a PostgreSQL database; None on SQLite, where no other server can listen."""
    return Announcer(process) if engine.dialect.name == "postgresql" else None
