"""What servers on one PostgreSQL tell each other: lines on a channel, within the transactions that they speak of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Engine, text

from argosy.server.storage.writer import Notice

CHANNEL: Final = "argosy"
CHANGED: Final = "changed"
"""The one word that writers say: a table has changed."""

SAY: Final = text("select pg_notify(:channel, line) from unnest(cast(:lines as text[])) as line")


def changed(process: str, notice: Notice) -> str:
    """The line that tells of a change: who says it, and what is known of it."""
    return f"{process} {CHANGED} {notice.table} {notice.version}"


class Announcer:
    """Says lines for one process."""

    def __init__(self, process: str) -> None:
        self.process = process

    def __call__(self, connection: Connection, notices: Sequence[Notice]) -> None:
        """Within a transaction: others hear of it when that is committed, in the order of the commits."""
        lines = list(dict.fromkeys([changed(self.process, notice) for notice in notices]))
        connection.execute(SAY, {"channel": CHANNEL, "lines": lines})


def announcer(engine: Engine, process: str) -> Announcer | None:
    """Who tells others on that database; nobody where there can be no others."""
    return Announcer(process) if engine.dialect.name == "postgresql" else None
