"""The store of the tables in a page: rows in memory, and each write kept by the page before it is acknowledged."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from argosy.browser.entries import TYPES, Changes, Entry, KeptTable, entered, new_table, put
from argosy.browser.host import Host
from argosy.server.storage.failures import Conflict, NotSavedError, StoreError
from argosy.server.storage.rows import (
    CLOSED,
    GONE,
    GuestRow,
    InputRow,
    KeyRow,
    News,
    ReviewPart,
    SeatRow,
    Step,
    TableRow,
    Witnesses,
    unchanged,
)
from argosy.server.wire.types import ChatLine

LOG = logging.getLogger("argosy.browser")
PERSON: Final = "person"
"""The setting with the id of the person who uses the page."""


class PageStore:
    """Tables, guests and settings in memory, as the page keeps them."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._settings: dict[str, str] = {}
        self._guests: dict[str, GuestRow] = {}
        self._beside: dict[str, GuestRow] = {}
        """Guests who are not kept yet."""
        self._tables: dict[str, KeptTable] = {}
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, host: Host) -> PageStore:
        """Read everything that the page has kept. What cannot be read is left where it is, and not shown."""
        store = cls(host)
        for entry in msgspec.json.decode(await host.load(), type=list[Entry]):
            try:
                kind = TYPES[entry.key.partition("/")[0]]
                store._put(entry.key, msgspec.convert(entry.value, kind))
            except (KeyError, ValueError, msgspec.ValidationError) as error:
                LOG.error("an entry cannot be read", extra={"key": entry.key, "why": str(error)})
        return store

    # Writing

    async def _write(self, decide: Callable[[], Changes]) -> None:
        """Let the page keep some changes, then make them in memory. Raises NotSavedError, or what `decide` raises.

        One write at a time, each to its end, even if the request that asked for it is cancelled: memory would lack
        what is kept.
        """
        task = asyncio.create_task(self._write_now(decide))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits any more
        await asyncio.shield(task)

    async def _write_now(self, decide: Callable[[], Changes]) -> None:
        async with self._writing:
            changes = decide()
            if not changes:
                return
            entries = [Entry(key, value) for key, value in changes.items()]
            try:
                await self._host.save(msgspec.json.encode(entries).decode())
            except Exception as error:  # whatever the page throws
                raise NotSavedError(str(error)) from error
            for key, value in changes.items():
                self._put(key, value)

    def _put(self, key: str, value: object) -> None:
        """Set what is kept under a key, or delete it. Raises ValueError for a key that is none."""
        kind, _, name = key.partition("/")
        if kind == "setting":
            put(self._settings, name, value)
        elif kind == "guest":
            put(self._guests, name, value)
            self._beside.pop(name, None)
        else:
            id, _, rest = name.partition("/")
            kept = self._tables.setdefault(id, KeptTable())
            if kind == "table":
                kept.row = value if isinstance(value, TableRow) else None
            elif kind == "seats":
                kept.seats = value if isinstance(value, list) else []
            elif kind == "input":
                put(kept.inputs, int(rest), value)
            elif kind == "chat":
                put(kept.chat, int(rest), value)
            elif kind == "review":
                put(kept.review, int(rest), value)
            else:
                put(kept.keys, rest, value)
            if kept.row is None and not (kept.seats or kept.inputs or kept.keys or kept.chat or kept.review):
                del self._tables[id]

    # Settings

    def setting(self, name: str) -> str | None:
        """A setting."""
        return self._settings.get(name)

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting."""
        await self._write(lambda: {f"setting/{name}": value})

    # Guests

    async def add_guest(self, guest: GuestRow) -> None:
        """Add the person who uses the page. Somebody whom they add is kept only with the seat that they take."""
        if guest.added_by is None:
            await self._write(lambda: {f"guest/{guest.id}": guest, f"setting/{PERSON}": guest.id})
        else:
            self._beside[guest.id] = guest

    async def rename_guest(self, id: str, name: str) -> None:
        """Rename a guest."""
        await self._write(lambda: self._guest_with(id, name=name))

    def _guest_with(self, id: str, **values: object) -> Changes:
        found = self._guests.get(id)
        return {} if found is None else {f"guest/{id}": replace(found, **values)}  # type: ignore[arg-type]  # by name

    async def guest(self, id: str) -> GuestRow | None:
        """The guest of that id; None if there is none."""
        return self._guests.get(id) or self._beside.get(id)

    async def let_records_have(self, id: str, times: bool, talk: bool) -> None:
        """Say whether records may have the times and the words of a guest, and of those they added."""
        theirs = [guest.id for guest in self._guests.values() if id in (guest.id, guest.added_by)]

        def decide() -> Changes:
            return {key: kept for id in theirs for key, kept in self._guest_with(id, times=times, talk=talk).items()}

        await self._write(decide)

    async def note_seen(self, ids: Collection[str], at: float) -> None:
        """Nothing: nobody's data expires here."""

    # Tables and seats

    def _kept(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        kept = self._tables.get(id)
        return None if kept is None or kept.row is None else (kept.row, list(kept.seats))

    def _every(self, wanted: Callable[[TableRow], bool]) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables whose rows are wanted."""
        return [(kept.row, list(kept.seats)) for kept in self._tables.values() if kept.row and wanted(kept.row)]

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[InputRow] = ()) -> None:
        """Add a table with its seats, and the log that it starts with if it continues a record."""
        await self._write(lambda: {**new_table(table, seats), **entered(table.id, 0, log, table.created)})

    async def delete_table(self, id: str) -> None:
        """Delete a table with its log and talk."""

        def decide() -> Changes:
            kept = self._tables.get(id)
            if kept is None:
                return {}
            keys = [f"table/{id}", f"seats/{id}", *[f"input/{id}/{number}" for number in kept.inputs]]
            keys += [f"chat/{id}/{number}" for number in kept.chat] + [f"key/{id}/{key}" for key in kept.keys]
            keys += [f"review/{id}/{number}" for number in kept.review]
            return dict.fromkeys(keys)

        await self._write(decide)

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats."""
        return self._kept(id)

    async def news(self, id: str, version: int) -> News | None:
        """A table with its seats and its log after that version."""
        found = self._kept(id)
        if found is None:
            return None
        kept = self._tables[id]
        later = [InputRow(row.actor, row.action) for number, row in sorted(kept.inputs.items()) if number > version]
        return News(*found, later, max(kept.chat, default=0), 0)

    async def lobby(self, most: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """None: in a page no table is public."""
        return []

    async def tables_of(self, guest: str, most: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
        """All tables of this page with any people on their seats, the latest first."""
        found = self._every(lambda row: row.state not in (CLOSED, GONE))
        return sorted(found, key=lambda table: table[0].changed, reverse=True)

    async def to_wake(self, until: float) -> list[TableRow]:
        """None: games go on when somebody opens them."""
        return []

    async def due(self, until: float) -> list[str]:
        """None, as above."""
        return []

    async def set_table(
        self,
        known: tuple[TableRow, Sequence[SeatRow]],
        row: TableRow,
        seats: Sequence[SeatRow] = (),
        log: Sequence[InputRow] = (),
        opened: tuple[TableRow, Sequence[SeatRow]] | None = None,
    ) -> None:
        """Write the new row of a table, some of its seats, the beginning of its log, and a table that follows it."""
        id = known[0].id

        def decide() -> Changes:
            found = self._kept(id)
            if found is None or not unchanged(found, known):
                raise Conflict(f"table {id} was changed meanwhile")
            changes: Changes = {} if row == found[0] else {f"table/{id}": row}
            for seat in seats:
                if seat.guest in self._beside:
                    changes[f"guest/{seat.guest}"] = self._beside[seat.guest]
            if seats:
                new = {seat.seat: seat for seat in (*found[1], *seats)}
                changes[f"seats/{id}"] = [new[number] for number in sorted(new)]
            changes |= entered(id, 0, log, time.time())
            return changes if opened is None else {**changes, **new_table(*opened)}

        await self._write(decide)

    # Chat

    async def add_chat_line(self, table_id: str, guest: str | None, line: ChatLine) -> None:
        """Add a line of chat."""

        def decide() -> Changes:
            if line.number in self._of(table_id).chat:
                raise Conflict(f"line {line.number} at table {table_id} is taken")
            return {f"chat/{table_id}/{line.number}": line}

        await self._write(decide)

    async def chat_lines(self, table_id: str, most: int) -> list[ChatLine]:
        """The latest lines of a table's chat."""
        return [line for _, line in sorted(self._of(table_id).chat.items())][-most:]

    # Logs

    async def append(self, step: Step) -> None:
        """Add inputs to a log, with the key of their command and the new row of the table."""
        id = step.row.id

        def decide() -> Changes:
            found, kept = self._kept(id), self._of(id)
            if found is None or found[0].state in (CLOSED, GONE):
                raise Conflict(f"table {id} was closed or deleted")
            if len(kept.inputs) != step.after:
                raise Conflict(f"the log of table {id} has {len(kept.inputs)} entries, not {step.after}")
            changes: Changes = {} if step.row == step.before else {f"table/{id}": step.row}
            return {**changes, **entered(id, step.after, step.inputs, step.at), **self._keyed(id, step.key)}

        await self._write(decide)

    async def remember(self, table_id: str, version: int, key: KeyRow) -> None:
        """Store the refusal of a command, so that it is refused again when it is sent again."""

        def decide() -> Changes:
            if len(self._of(table_id).inputs) != version:
                raise Conflict(f"the log of table {table_id} is not at {version}")
            return self._keyed(table_id, key)

        await self._write(decide)

    async def log(self, table_id: str) -> tuple[list[InputRow], list[KeyRow]]:
        """The whole log of a table, and the keys of its commands with their answers. Raises StoreError."""
        kept = self._of(table_id)
        if any(number not in kept.inputs for number in range(1, len(kept.inputs) + 1)):
            raise StoreError(f"the log of table {table_id} has a gap")
        inputs = [kept.inputs[number] for number in range(1, len(kept.inputs) + 1)]
        return [InputRow(row.actor, row.action, row.at) for row in inputs], list(kept.keys.values())

    async def witnesses(self, table_id: str) -> Witnesses:
        """The people of this page decide; who sits there now also began."""
        kept = self._of(table_id)
        sits = {seat.seat: seat.guest for seat in kept.seats if seat.guest is not None}
        guests = [guest for id in dict.fromkeys(sits.values()) if (guest := await self.guest(id)) is not None]
        return Witnesses(sits, guests, [(sits.get(line.seat), line) for _, line in sorted(kept.chat.items())])

    # Reviews of finished games

    async def review_parts(self, table_id: str, after: int) -> list[ReviewPart]:
        """The parts of a review in the order of their numbers, those up to `after` without their data."""
        parts = [part for _, part in sorted(self._of(table_id).review.items())]
        return [part if part.number > after else replace(part, data="") for part in parts]

    async def add_review_parts(self, table_id: str, parts: Mapping[str, str]) -> None:
        """Add parts of a review by name. Raises Conflict, and adds none, if one of them is there."""

        def decide() -> Changes:
            if self._kept(table_id) is None:
                raise Conflict(f"table {table_id} was deleted")
            known = self._of(table_id).review
            if not parts.keys().isdisjoint({part.name for part in known.values()}):
                raise Conflict(f"a part of the review of table {table_id} is there already")
            return {
                f"review/{table_id}/{number}": ReviewPart(number, name, data)
                for number, (name, data) in enumerate(parts.items(), max(known, default=0) + 1)
            }

        await self._write(decide)

    def _of(self, id: str) -> KeptTable:
        return self._tables.get(id) or KeptTable()

    def _keyed(self, id: str, key: KeyRow | None) -> Changes:
        """The answer to a command under its key. Raises Conflict if it was given already."""
        if key is None:
            return {}
        name = f"{key.seat}/{key.key}"
        if name in self._of(id).keys:
            raise Conflict(f"a command at table {id} was answered already")
        return {f"key/{id}/{name}": key}
