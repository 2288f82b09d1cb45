"""The servers on one database: who is at work, who is connected where, and who leads which table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final
from zlib import crc32

from argosy.core.contract import Seat
from argosy.server.storage.notify import CHANGED

BEAT_SECONDS: Final = 1.0
"""Each says so often that it is there."""
DEAD_SECONDS: Final = 4.0
"""Who was silent for so long counts as gone, until heard again."""
HELLO, ALIVE, AT, LEFT, BYE = "hello", "alive", "at", "left", "bye"


@dataclass(slots=True)
class Other:
    """Another server: when it was heard last, and its live tables with the seats that are connected through it."""

    heard: float
    tables: dict[str, frozenset[Seat]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Heard:
    """What a line calls for: a table that another process changed, tables whose company or lead may be another now."""

    changed: tuple[str, int] | None = None
    company: frozenset[str] = frozenset()


class Fleet:
    """What one server knows of the others, from lines that all of them say and hear.

    Nothing that counts is decided here: two that both think they lead a table do some work twice, and of what they
    write the store takes one. `hello` means: I begin anew, tell me what you have.
    """

    def __init__(self, process: str) -> None:
        self.process = process
        self.others: dict[str, Other] = {}
        self._mine: dict[str, frozenset[Seat]] = {}
        """My live tables as the others know them."""
        self._said = 0.0

    def lines(self, live: Mapping[str, frozenset[Seat]], now: float) -> list[str]:
        """What is to be said now: that I am there, and which of my tables are new, changed or gone."""
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
        """Begin anew, when nobody knows what was missed."""
        self._mine.clear()
        return f"{self.process} {HELLO}"

    def bye(self) -> str:
        """Take leave."""
        return f"{self.process} {BYE}"

    def hear(self, line: str, now: float) -> tuple[Heard, list[str]]:
        """Take in what was said; what it calls for, and what to answer."""
        who, word, *rest = line.split(" ")
        if who == self.process:
            return Heard(), []
        answer: list[str] = []
        if word == BYE:
            return Heard(company=self._gone([who])), []
        if who not in self.others and word != CHANGED:
            self.others[who] = Other(now)
            if word != HELLO:
                answer.append(self.hello())
        other = self.others.get(who)
        if other is not None:
            other.heard = now
        if word == HELLO and other is not None:
            company = frozenset(other.tables)
            other.tables.clear()
            self._mine.clear()
            return Heard(company=company), answer
        if word == CHANGED:
            return Heard(changed=(rest[0], int(rest[1]))), answer
        if word == AT and other is not None:
            other.tables[rest[0]] = frozenset([int(seat) for seat in rest[1].split(",")] if len(rest) > 1 else [])
            return Heard(company=frozenset([rest[0]])), answer
        if word == LEFT and other is not None:
            other.tables.pop(rest[0], None)
            return Heard(company=frozenset([rest[0]])), answer
        return Heard(), answer

    def missing(self, now: float) -> frozenset[str] | None:
        """Give up those who have been silent for too long; the tables that they had, None if nobody is missing."""
        silent = [who for who, other in self.others.items() if now - other.heard > DEAD_SECONDS]
        return self._gone(silent) if silent else None

    def excuse(self, now: float) -> None:
        """I was away myself: nobody else is to blame for what I did not hear."""
        for other in self.others.values():
            other.heard = now

    def _gone(self, who: Iterable[str]) -> frozenset[str]:
        lost = [self.others.pop(one) for one in who if one in self.others]
        return frozenset([table for other in lost for table in other.tables])

    def elsewhere(self, table: str) -> frozenset[Seat]:
        """The seats that are connected through other servers."""
        return frozenset().union(*[other.tables.get(table, frozenset()) for other in self.others.values()])

    def live_elsewhere(self, table: str) -> bool:
        """Whether another server has that table live."""
        return any(table in other.tables for other in self.others.values())

    def leads(self, table: str) -> bool:
        """Whether I lead a table that is live here: all come to the same answer, each table to its own."""
        return self._first(table, [who for who, other in self.others.items() if table in other.tables])

    def takes_up(self, table: str) -> bool:
        """Whether it is for me to take up a table that is live nowhere."""
        return not self.live_elsewhere(table) and self._first(table, self.others)

    def _first(self, table: str, others: Iterable[str]) -> bool:
        return max([self.process, *others], key=lambda who: (crc32(f"{who} {table}".encode()), who)) == self.process
