"""Which servers share the database, which tables each has loaded, and which one leads a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final
from zlib import crc32

from argosy.core.contract import Seat
from argosy.server.storage.notify import CHANGED

BEAT_SECONDS: Final = 1.0
"""How often each server announces that it is alive."""
DEAD_SECONDS: Final = 4.0
"""A server that was silent for this long counts as gone until its next line."""
HELLO, ALIVE, AT, LEFT, BYE = "hello", "alive", "at", "left", "bye"


@dataclass(slots=True)
class Other:
    """Another server: when its last line arrived, and its loaded tables with the seats connected through it."""

    heard: float
    tables: dict[str, frozenset[Seat]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Heard:
    """What a line means: a table that another process changed, or tables with other connections or another leader."""

    changed: tuple[str, int] | None = None
    tables: frozenset[str] = frozenset()


class Membership:
    """What one server knows of the others, from lines that all of them send and receive.

    Mistakes here do no harm: if two servers both think that they lead a table, they do some work twice, and the store
    accepts only what one of them writes. `hello` means: I start over, send me your state.
    """

    def __init__(self, process: str) -> None:
        self.process = process
        self.others: dict[str, Other] = {}
        self._mine: dict[str, frozenset[Seat]] = {}
        """The tables loaded here as the others know them."""
        self._said = 0.0

    def lines(self, live: Mapping[str, frozenset[Seat]], now: float) -> list[str]:
        """The lines to send now: that this server is alive, and which of its tables are new, changed or gone."""
        lines = []
        if now - self._said >= BEAT_SECONDS:
            lines.append(f"{self.process} {ALIVE}")
            self._said = now
        for table, seats in live.items():
            if self._mine.get(table) != seats:
                lines.append(f"{self.process} {AT} {table} {','.join([str(seat) for seat in sorted(seats)])}".rstrip())
        lines += [f"{self.process} {LEFT} {table}" for table in self._mine if table not in live]
        self._mine = dict(live)
        return lines

    def hello(self) -> str:
        """The line to send after lines may have been missed."""
        self._mine.clear()
        return f"{self.process} {HELLO}"

    def bye(self) -> str:
        """The line to send at the end."""
        return f"{self.process} {BYE}"

    def hear(self, line: str, now: float) -> tuple[Heard, list[str]]:
        """Handle a line; returns what it means, and the lines to answer."""
        sender, word, *rest = line.split(" ")
        if sender == self.process:
            return Heard(), []
        answer: list[str] = []
        if word == BYE:
            return Heard(tables=self._remove([sender])), []
        if sender not in self.others and word != CHANGED:
            self.others[sender] = Other(now)
            if word != HELLO:
                answer.append(self.hello())
        other = self.others.get(sender)
        if other is not None:
            other.heard = now
        if word == HELLO and other is not None:
            tables = frozenset(other.tables)
            other.tables.clear()
            self._mine.clear()
            return Heard(tables=tables), answer
        if word == CHANGED:
            return Heard(changed=(rest[0], int(rest[1]))), answer
        if word == AT and other is not None:
            other.tables[rest[0]] = frozenset([int(seat) for seat in rest[1].split(",")] if len(rest) > 1 else [])
            return Heard(tables=frozenset([rest[0]])), answer
        if word == LEFT and other is not None:
            other.tables.pop(rest[0], None)
            return Heard(tables=frozenset([rest[0]])), answer
        return Heard(), answer

    def missing(self, now: float) -> frozenset[str] | None:
        """Remove servers that were silent for too long; returns their tables, None if there was no such server."""
        silent = [server for server, other in self.others.items() if now - other.heard > DEAD_SECONDS]
        return self._remove(silent) if silent else None

    def excuse(self, now: float) -> None:
        """Treat all servers as alive now, after this one could not listen."""
        for other in self.others.values():
            other.heard = now

    def _remove(self, servers: Iterable[str]) -> frozenset[str]:
        lost = [self.others.pop(server) for server in servers if server in self.others]
        return frozenset([table for other in lost for table in other.tables])

    def elsewhere(self, table: str) -> frozenset[Seat]:
        """The seats that are connected through other servers."""
        return frozenset().union(*[other.tables.get(table, frozenset()) for other in self.others.values()])

    def live_elsewhere(self, table: str) -> bool:
        """Whether another server has loaded that table."""
        return any(table in other.tables for other in self.others.values())

    def leads(self, table: str) -> bool:
        """Whether this server leads a table that is loaded here. All servers compute the same leader for a table."""
        return self._first(table, [server for server, other in self.others.items() if table in other.tables])

    def takes_up(self, table: str) -> bool:
        """Whether this server is the one to load a table that no server has loaded."""
        return not self.live_elsewhere(table) and self._first(table, self.others)

    def _first(self, table: str, others: Iterable[str]) -> bool:
        return (
            max([self.process, *others], key=lambda server: (crc32(f"{server} {table}".encode()), server))
            == self.process
        )
