"""SQLAlchemy engines: SQLite with WAL and full synchronisation, PostgreSQL with short lock timeouts."""

from __future__ import annotations

import glob
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from argosy.core.private_files import create_private, tighten

BUSY_SECONDS: Final = 2.0
"""How long a writer waits for a SQLite file that another process has locked."""
READING, WRITING = "BEGIN", "BEGIN IMMEDIATE"
"""How a transaction begins on SQLite."""
PRAGMAS: Final = (
    "auto_vacuum=INCREMENTAL",  # a new file can be shrunk step by step; must come before anything is written to it
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",  # what is deleted is overwritten with zeros
)
PATIENCE: Final = {
    "lock_timeout": "2s",  # a server that stopped in the middle of a commit must not hold up the others
    "idle_in_transaction_session_timeout": "3s",  # and loses what it had not committed
}
"""For PostgreSQL."""
CONNECT_SECONDS: Final = 5


def engine_of(url: str, begin: str) -> Engine:
    """An engine for that URL. On SQLite transactions are begun explicitly: the driver does not support savepoints."""
    place = make_url(url)
    if place.get_backend_name() == "postgresql":
        return create_engine(
            place.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            # a reader sees a table and its log at one moment; writers find out about each other by unique numbers
            isolation_level="REPEATABLE READ" if begin == READING else "READ COMMITTED",
            connect_args={
                "connect_timeout": CONNECT_SECONDS,
                "options": " ".join([f"-c {name}={value}" for name, value in PATIENCE.items()]),
            },
        )
    if place.get_backend_name() != "sqlite":
        raise ArgumentError(f"{place.get_backend_name()} is not supported; use sqlite or postgresql")
    engine = create_engine(place, connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine, "do_connect")
    def protect(_dialect: object, _record: object, _words: object, _options: object) -> None:
        if place.database and place.database != ":memory:":
            protect_database(Path(place.database))

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def protect_database(file: Path) -> None:
    """Let only the owner read a SQLite file, its `-wal` and `-shm` files, and our backups: all contain secrets.

    SQLite gives `-wal` and `-shm` the permissions of the file when it makes them. A file that exists is never opened
    here: closing it would drop the locks that this process holds on it (POSIX), and another process that closes the
    database would take itself for the last one and delete the `-wal` file, with all that is written after that.
    """
    with suppress(OSError):  # SQLite itself says what is wrong with a place
        create_private(file)
    beside = glob.escape(file.name)
    for pattern in (f"{beside}-wal", f"{beside}-shm", f"{beside}-journal", f"{beside}.before-*"):
        for found in file.parent.glob(pattern):
            tighten(found)
