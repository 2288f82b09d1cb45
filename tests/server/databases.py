"""Databases for tests that run on SQLite and, where it is there, on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.postgres import database, needs_postgres

BOTH = ["sqlite", pytest.param("postgresql", marks=needs_postgres)]
"""For `pytest.mark.parametrize("kind", BOTH)`."""


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a new database of that kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'argosy.sqlite'}"
    else:
        with database() as url:
            yield url
