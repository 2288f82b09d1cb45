"""Counts the public tables of each client, so that none fills the lobby."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from argosy.server.http.rate_limits import ClientLimits
from argosy.server.limits import Purpose
from argosy.server.storage.table_store import TableStore
from argosy.server.wire.errors import Refused


class OpenedTable(Protocol):
    """The answer to the guest who opened a table."""

    @property
    def table(self) -> str:
        """Its id."""


T = TypeVar("T", bound=OpenedTable)


class PublicTables:
    """The public tables that were opened through this process, and by whom, until the lobby lists them no longer."""

    def __init__(self, limits: ClientLimits, store: TableStore) -> None:
        self._limits = limits
        self._store = store
        self._by: dict[str, tuple[str, str]] = {}
        """By table: the address and the guest that opened it."""

    async def open(self, client: str, guest: str, opening: Callable[[], Awaitable[T]]) -> T:
        """Open a public table, if the client and the guest have few enough. Raises Refused."""
        await self._reserve(client, guest)
        try:
            opened = await opening()
        except BaseException:
            self._limits.end(Purpose.PUBLIC_TABLES, client, guest)
            raise
        self._by[opened.table] = (client, guest)
        return opened

    async def _reserve(self, client: str, guest: str) -> None:
        self._limits.count(Purpose.PUBLIC_TABLES, client, guest)
        try:
            self._limits.begin(Purpose.PUBLIC_TABLES, client, guest)
        except Refused:
            await self._forget_unlisted()
            self._limits.begin(Purpose.PUBLIC_TABLES, client, guest)

    async def _forget_unlisted(self) -> None:
        """Count tables no longer that the lobby does not list."""
        listed = {row.id for row, _ in await self._store.lobby()}
        for table, (client, guest) in list(self._by.items()):
            if table not in listed:
                del self._by[table]
                self._limits.end(Purpose.PUBLIC_TABLES, client, guest)
