"""Migrates a database to the present schema, after a backup of a SQLite file that holds data."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, inspect, text

from argosy.core.private_files import make_private
from argosy.server.storage.schema import HEAD

LOG = logging.getLogger("argosy.server")
ALONE: Final = 0x4152474F
"""The number of the PostgreSQL advisory lock that a server holds during migrations."""
ALONE_SECONDS: Final = 120
"""How long another server waits for that lock."""


INCREMENTAL: Final = 2
"""The value of `PRAGMA auto_vacuum` for a file that can be shrunk step by step."""


class UpgradeError(ValueError):
    """A database that cannot be migrated; the message says why."""


@contextmanager
def alone(engine: Engine) -> Iterator[None]:
    """Keep other servers from migrating this database meanwhile; on SQLite its own lock is enough."""
    if engine.dialect.name != "postgresql":
        yield
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"set lock_timeout = '{ALONE_SECONDS}s'"))
        connection.execute(text(f"select pg_advisory_lock({ALONE})"))
        try:
            yield
        finally:
            connection.execute(text(f"select pg_advisory_unlock({ALONE})"))
            connection.invalidate()  # its lock_timeout differs from that of the pool


def revision(engine: Engine) -> str | None:
    """The last migration that was applied; None for an empty database. Raises UpgradeError."""
    with engine.connect() as connection:
        names = inspect(connection).get_table_names()
        if "alembic_version" in names:
            found = connection.execute(text("select version_num from alembic_version")).scalar()
            return None if found is None else str(found)
    if names:
        raise UpgradeError("the database holds other tables and none of Argosy's; use a separate database")
    return None


def backup_path(file: Path, at: str) -> Path:
    """The path of the backup before a migration: beside the file, never over an earlier one."""
    number = 1
    while (path := file.with_name(f"{file.name}.before-{HEAD}-from-{at}-{number}")).exists():
        number += 1
    return path


def back_up(file: Path, target: Path) -> None:
    """Copy a SQLite database atomically, also while others use it."""
    part = target.with_name(target.name + ".part")
    make_private(part)  # seeds and the secret that signs cookies are in it
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
    part.replace(target)


def upgrade(engine: Engine) -> Path | None:
    """Apply the missing migrations; returns the backup if one was made. Raises UpgradeError."""
    at = revision(engine)
    if at == HEAD:
        return None  # the usual start, and Alembic takes long to import
    if at is not None and at > HEAD:
        raise UpgradeError(f"the database is of a newer Argosy: its schema is {at}, and this Argosy knows {HEAD}")
    copy = None
    file = engine.url.database
    if at is not None and engine.dialect.name == "sqlite" and file:
        copy = backup_path(Path(file), at)
        back_up(Path(file), copy)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "argosy.server.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    if copy is not None:
        make_shrinkable(Path(str(file)))
    return copy


def make_shrinkable(file: Path) -> None:
    """Rewrite a SQLite file that cannot be shrunk step by step, so that it can. A file in use is left as it is."""
    with closing(sqlite3.connect(file, timeout=1.0, isolation_level=None)) as connection:
        if connection.execute("PRAGMA auto_vacuum").fetchone() == (INCREMENTAL,):
            return
        try:
            connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
            connection.execute("VACUUM")
        except sqlite3.OperationalError as error:  # another process uses it, or the disk has no room for a second copy
            LOG.warning("the database file cannot be made to shrink", extra={"why": str(error)})
