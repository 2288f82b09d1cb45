"""The data of one guest as a zip file: name, seats, talk, and the games as far as the guest may see them."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from argosy.core.record import ENDING, RecordError
from argosy.core.replay import ReplayError
from argosy.server.storage.guest_data import GuestData, TableData
from argosy.server.storage.rows import OVER, GuestRow
from argosy.server.storage.store import Store
from argosy.server.tables.record_notes import notes_of, with_notes
from argosy.server.tables.session import GameSession

LOG = logging.getLogger("argosy.server")
NOTE: Final = """\
guest.json    who you are on this server, and the players whom you added on your devices
tables.json   the tables where you sit or which you host, with your seats
chat.json     what you said
moves.json    your own moves in games that are not over, by table and seat
records/      games that are over, one file each; `argosy replay FILE` tells the story, and the page opens it again
"""


class Pieces(io.RawIOBase):
    """A file to write to from which what was written is taken away piece by piece."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        """It can be written to."""
        return True

    def write(self, data: object) -> int:
        """Add a piece."""
        piece = bytes(data)  # type: ignore[call-overload] # any buffer
        self._parts.append(piece)
        return len(piece)

    def take(self) -> bytes:
        """What was written since the last time."""
        data = b"".join(self._parts)
        self._parts.clear()
        return data


async def zipped(store: Store, guests: Sequence[GuestRow]) -> AsyncIterator[bytes]:
    """The zip file, piece by piece: no more than one game is in memory. Raises StoreError."""
    ids = [guest.id for guest in guests]
    data = GuestData(store)
    pieces = Pieces()
    tables = await data.tables(ids)
    moves = {}
    with ZipFile(pieces, "w", ZIP_DEFLATED) as archive:
        await asyncio.to_thread(archive.writestr, "README.txt", NOTE)
        await asyncio.to_thread(archive.writestr, "guest.json", as_json([guest_json(guest) for guest in guests]))
        await asyncio.to_thread(archive.writestr, "tables.json", as_json([table.to_json() for table in tables]))
        await asyncio.to_thread(archive.writestr, "chat.json", as_json(await data.talk(ids)))
        for table in tables:
            if table.state != OVER:
                if found := await data.moves(table):
                    moves[table.id] = found
            elif (record := await record_text(store, table)) is not None:
                await asyncio.to_thread(archive.writestr, f"records/{table.id}{ENDING}", record)
            yield pieces.take()
        await asyncio.to_thread(
            archive.writestr, "moves.json", as_json({table: found for table, found in moves.items() if found})
        )
    yield pieces.take()


async def record_text(store: Store, table: TableData) -> str | None:
    """The record of a finished game; None if it no longer replays, as one of older rules."""
    found = await store.table(table.id)
    if found is None or table.header is None:
        return None
    log, _ = await store.log(table.id)
    notes = notes_of(*found, await store.witnesses(table.id))
    try:
        session = await asyncio.to_thread(GameSession.rebuild, table.header, table.seed, log)
    except (ReplayError, RecordError) as error:
        LOG.info("a finished game could not be exported", extra={"table": table.id, "why": str(error)})
        return None
    return with_notes(session.match.record, log, notes).dumps()


def guest_json(guest: GuestRow) -> dict[str, object]:
    """A guest as the file shows them."""
    in_records = {"times": guest.times, "talk": guest.talk}
    return {"id": guest.id, "name": guest.name, "created": guest.created, "seen": guest.seen, "records": in_records}


def as_json(value: object) -> str:
    """Text that a person can read."""
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"
