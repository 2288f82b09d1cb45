"""Connections to the database: SQLite set up to lose nothing, PostgreSQL as it is."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url

BUSY_SECONDS: Final = 2.0
"""How long a writer waits for a database that somebody else has locked."""
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def engine_of(url: str, begin: str) -> Engine:
    """An engine for that URL. On SQLite we begin transactions ourselves: the driver's own ways know no savepoints."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return create_engine(place, pool_pre_ping=True)
    engine = create_engine(place, connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
