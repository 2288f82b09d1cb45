"""Backup of a whole store as one SQLite file, from SQLite or PostgreSQL, and restore into either."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, inspect, select

from argosy.core.private_files import make_private
from argosy.server.storage.engines import READING, WRITING, engine_of
from argosy.server.storage.migrate import alone, back_up, revision, upgrade
from argosy.server.storage.schema import HEAD, METADATA

CHUNK: Final = 1000
"""Rows that are copied at once."""
Advance = Callable[[int], None]


class ArchiveError(ValueError):
    """A backup that cannot be made or used; the message says why."""


def rows_in(engine: Engine) -> int:
    """How many rows there are to copy."""
    with engine.connect() as connection:
        known = set(inspect(connection).get_table_names())
        tables = [table for table in METADATA.sorted_tables if table.name in known]
        return sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)


def tables_in(engine: Engine) -> int:
    """How many tables people have opened there; 0 for a database with nothing in it. Raises UpgradeError."""
    if revision(engine) is None:
        return 0
    with engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(METADATA.tables["tables"])).scalar_one())


def save(url: str, file: Path, advance: Advance) -> None:
    """Write a consistent copy of a store to a file, also while others use it. Raises ArchiveError."""
    if file.exists():
        raise ArchiveError(f"{file} is there already")
    source = engine_of(url, READING)
    part = file.with_name(file.name + ".part")
    try:
        at = revision(source)
        if at is None:
            raise ArchiveError("the database is empty")
        part.unlink(missing_ok=True)
        make_private(part)  # the secret that signs cookies is in it
        if source.dialect.name == "sqlite":
            back_up(Path(str(source.url.database)), part)
            advance(rows_in(source))
        elif at != HEAD:
            raise ArchiveError(
                f"the database has schema {at}, this Argosy has {HEAD}: start the server once, or use its version"
            )
        else:
            _copy_into_file(source, part, advance)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
        source.dispose()


def examine(file: Path) -> int:
    """Check the integrity of a backup; returns how many tables it holds. Raises ArchiveError."""
    if not file.is_file():
        raise ArchiveError(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as opened:
            (found,) = opened.execute("pragma integrity_check(1)").fetchone()
            if found != "ok":
                raise ArchiveError(f"{file} is damaged: {found}")
            (at,) = opened.execute("select version_num from alembic_version").fetchone()
            (count,) = opened.execute("select count(*) from tables").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise ArchiveError(f"{file} is no backup of an Argosy server: {error}") from error
    if str(at) > HEAD:
        raise ArchiveError(f"{file} is of a newer Argosy: its schema is {at}, and this Argosy knows {HEAD}")
    return int(count)


def restore(file: Path, url: str, force: bool, advance: Advance) -> Path | None:
    """Put a backup into a store, all or nothing; the copy of the SQLite file that it replaced, if there was one.

    Raises ArchiveError, also when the store holds data and overwriting was not allowed.
    """
    examine(file)
    target = engine_of(url, WRITING)
    try:
        there = tables_in(target)
        if there and not force:
            raise ArchiveError(f"the database already holds {there} tables; --force replaces everything in it")
        kept = _kept(target) if there else None
        with alone(target), tempfile.TemporaryDirectory() as folder:
            upgrade(target)
            copy = Path(folder) / "backup.sqlite"
            back_up(file, copy)  # so that migrations leave the backup itself alone
            source = engine_of(f"sqlite:///{copy}", READING)
            try:
                upgrade(source)
                _copy(source, target, advance)
            finally:
                source.dispose()
        return kept
    finally:
        target.dispose()


def _kept(target: Engine) -> Path | None:
    """A copy of what will be replaced, beside it."""
    if target.dialect.name != "sqlite":
        return None
    file = Path(str(target.url.database))
    number = 1
    while (copy := file.with_name(f"{file.name}.before-restore-{number}")).exists():
        number += 1
    back_up(file, copy)
    return copy


def _copy_into_file(source: Engine, part: Path, advance: Advance) -> None:
    """The rows as a SQLite file of the same tables."""
    target = engine_of(f"sqlite:///{part}", WRITING)
    try:
        upgrade(target)
        _copy(source, target, advance)
        with target.connect() as connection:  # one file, with nothing beside it
            connection.exec_driver_sql("commit")
            connection.exec_driver_sql("pragma journal_mode=delete")
    finally:
        target.dispose()


def _copy(source: Engine, target: Engine, advance: Advance) -> None:
    """All rows, in one transaction on either side; the old rows are deleted."""
    with source.connect() as reading, target.begin() as writing:
        for connection in (reading, writing):
            _take_time(connection)
        known = set(inspect(reading).get_table_names())
        for table in reversed(METADATA.sorted_tables):
            writing.execute(delete(table))
        for table in METADATA.sorted_tables:
            if table.name in known:
                for chunk in reading.execution_options(yield_per=CHUNK).execute(select(table)).mappings().partitions():
                    writing.execute(insert(table), [dict(row) for row in chunk])
                    advance(len(chunk))


def _take_time(connection: Connection) -> None:
    """Allow a copy to wait longer for locks than a server does."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("set local idle_in_transaction_session_timeout = 0")
        connection.exec_driver_sql("set local lock_timeout = '60s'")
