"""Deletes a guest with all that is theirs: name, seats, talk. Games stay for the other players."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from argosy.server.storage.deletion import Deletion
from argosy.server.storage.rows import OPEN, PLAYING
from argosy.server.storage.store import Store
from argosy.server.tables.live_tables import LiveTables
from argosy.server.tables.lobby import Lobby

LOG = logging.getLogger("argosy.server")


class Erasure:
    """Deletes guests at all tables, loaded or not."""

    def __init__(self, store: Store, live_tables: LiveTables, lobby: Lobby) -> None:
        self.store = store
        self.deletion = Deletion(store)
        self.live_tables = live_tables
        self.lobby = lobby

    async def erase(self, guest: str) -> list[str]:
        """Delete a guest, and the players whom they added on the same device; returns all their ids.

        They are no guests any more after the first transaction. Should the server stop in the middle, housekeeping
        does the rest. Raises Refused or StoreError.
        """
        guests = await self.deletion.erase_guest(guest)
        await self.erase_traces(guests)
        return guests

    async def erase_traces(self, guests: Sequence[str]) -> None:
        """Remove deleted guests from every table that names them, then their rows. Raises Refused or StoreError."""
        for id in await self.deletion.tables_naming(guests):
            await self._leave(id, guests)
            await self.deletion.erase_at_table(id, guests)
            await self.live_tables.reread([id])
        await self.deletion.delete_guests(guests)  # a guest who hosts a table that is gone follows when its rows are

    async def _leave(self, id: str, guests: Sequence[str]) -> None:
        """Free the seats of guests at an open table; in a game that others play a bot continues."""
        found = await self.store.table(id)
        if found is None or found[0].state not in (OPEN, PLAYING):
            return
        held = [seat.seat for seat in found[1] if seat.guest in guests]
        if held and any(seat.guest is not None and seat.guest not in guests for seat in found[1]):
            table = await self.live_tables.table(id)
            for seat in held:
                await self.lobby.leave(table, seat)
