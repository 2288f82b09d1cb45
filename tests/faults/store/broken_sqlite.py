"""A SQLite driver that fails at a chosen statement or commit, as a full disk, a lock or a torn write would.

Statements are counted inside transactions that write (`BEGIN IMMEDIATE` to COMMIT), from 1. `reads` counts those of
the readers instead.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

FULL, LOCKED, TORN, UNKNOWN, UNREADABLE = "full", "locked", "torn", "unknown", "unreadable"
KINDS = (FULL, LOCKED, TORN, UNKNOWN)
"""How a write fails.

`full`: the statement is not carried out and SQLite rolls the transaction back, as it may on SQLITE_FULL.
`locked`: the statement is not carried out, the transaction stays open.
`torn`: the statement is carried out, then the connection breaks, and what was not committed is lost.
`unknown`: like torn, but a commit is carried out before its answer is lost, as when a network database goes away.
"""
SENTENCES = {
    FULL: "database or disk is full",
    LOCKED: "database is locked",
    TORN: "disk I/O error",
    UNKNOWN: "disk I/O error",
    UNREADABLE: "disk I/O error",
}


@dataclass
class Breaker:
    """Decides which statement fails. One for all connections of a test."""

    kind: str = FULL
    at: int = 0
    """The number of the statement that fails; 0 for none."""
    lasting: int = 1
    """How many statements fail in a row from there on."""
    passed: int = 0
    failed: int = 0
    statements: list[str] = field(default_factory=list)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def arm(self, kind: str, at: int, lasting: int = 1) -> None:
        """Count from the beginning, and fail at that statement."""
        with self._lock:
            self.kind, self.at, self.lasting, self.passed, self.failed = kind, at, lasting, 0, 0
            self.statements.clear()

    def strikes(self, statement: str, writing: bool) -> bool:
        """Count a statement; whether it is one that fails."""
        with self._lock:
            if writing == (self.kind == UNREADABLE):
                return False
            self.passed += 1
            self.statements.append(statement.split("\n", maxsplit=1)[0])
            hit = 0 < self.at <= self.passed < self.at + self.lasting
            self.failed += hit
            return hit


BREAKER = Breaker()


class BrokenConnection(sqlite3.Connection):
    """A connection whose statements are counted and may fail."""

    writing = False

    def cursor(self, *args: Any, **named: Any) -> sqlite3.Cursor:  # type: ignore[override]
        return super().cursor(BrokenCursor)

    def commit(self) -> None:
        self._run("COMMIT", super().commit)
        self.writing = False

    def rollback(self) -> None:
        self.writing = False
        super().rollback()

    def _run(self, statement: str, carry_out: Any) -> Any:
        if statement.upper().startswith("BEGIN IMMEDIATE"):
            self.writing = True
        if not BREAKER.strikes(statement, self.writing):
            return carry_out()
        kind = BREAKER.kind
        if kind == UNKNOWN or (kind == TORN and statement != "COMMIT"):
            carry_out()
        if kind != LOCKED and self.in_transaction:
            super().rollback()
        raise sqlite3.OperationalError(SENTENCES[kind])


class BrokenCursor(sqlite3.Cursor):
    """A cursor of such a connection."""

    connection: BrokenConnection

    def execute(self, statement: str, *args: Any) -> sqlite3.Cursor:  # type: ignore[override]
        run = super().execute
        return self.connection._run(statement, lambda: run(statement, *args))  # type: ignore[no-any-return]

    def executemany(self, statement: str, *args: Any) -> sqlite3.Cursor:  # type: ignore[override]
        run = super().executemany
        return self.connection._run(statement, lambda: run(statement, *args))  # type: ignore[no-any-return]


@contextmanager
def broken_sqlite() -> Iterator[Breaker]:
    """Let every SQLAlchemy engine that connects meanwhile use the driver that can fail; nothing fails until armed."""
    connect = sqlite3.dbapi2.connect

    def broken(*args: Any, **named: Any) -> sqlite3.Connection:
        made = connect(*args, **named, factory=BrokenConnection)
        made.execute("PRAGMA synchronous=OFF")  # what a power cut leaves is another test's matter
        return made

    BREAKER.arm(FULL, 0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3.dbapi2, "connect", broken)
        patch.setattr("argosy.server.storage.engines.PRAGMAS", ("journal_mode=WAL", "foreign_keys=ON"))
        yield BREAKER
    BREAKER.arm(FULL, 0)
