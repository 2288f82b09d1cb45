"""Brings a store to the present tables: a backup first where there is something to lose, then the migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, inspect, text

from argosy.core.private_files import make_private
from argosy.server.storage.schema import HEAD

ALONE: Final = 0x4152474F
"""The number of the lock that a server holds on PostgreSQL while it looks after the tables."""
ALONE_SECONDS: Final = 120
"""So long another waits for its migrations."""


class UpgradeError(ValueError):
    """A store that cannot be brought up to date; says why."""


@contextmanager
def alone(engine: Engine) -> Iterator[None]:
    """While the block runs no other server sets up this database; on SQLite its own lock is enough."""
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
            connection.invalidate()  # it has another patience than those in the pool


def revision(engine: Engine) -> str | None:
    """Which migration the store stands at; None for an empty one. Raises UpgradeError."""
    with engine.connect() as connection:
        names = inspect(connection).get_table_names()
        if "alembic_version" in names:
            found = connection.execute(text("select version_num from alembic_version")).scalar()
            return None if found is None else str(found)
    if names:
        raise UpgradeError("the database holds other tables already and none of Argosy's; give it one of its own")
    return None


def backup_path(file: Path, at: str) -> Path:
    """Where the copy goes that is made before the migration: beside the file, never over an earlier one."""
    number = 1
    while (path := file.with_name(f"{file.name}.before-{HEAD}-from-{at}-{number}")).exists():
        number += 1
    return path


def back_up(file: Path, target: Path) -> None:
    """Copy a SQLite database as it stands, also while others use it, wholly or not at all."""
    part = target.with_name(target.name + ".part")
    make_private(part)  # seeds and the secret that signs cookies are in it
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
    part.replace(target)


def upgrade(engine: Engine) -> Path | None:
    """Run the migrations that are missing; the backup if one was made. Raises UpgradeError."""
    at = revision(engine)
    if at == HEAD:
        return None  # the usual start, and Alembic takes long to import
    if at is not None and at > HEAD:
        raise UpgradeError(f"the database is of a newer Argosy: it stands at {at}, and this one knows {HEAD}")
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
    return copy
