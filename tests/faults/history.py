"""Checks a history of commands and answers against the logs in the store: lost, doubled and reordered inputs.

Clients write down what they send and what they are told, in the order in which it happens. `faults_in` is a pure
function: it compares that with the final logs and returns everything that a correct server would not have done.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

import msgspec

from argosy.core.contract import CHANCE
from argosy.server.storage.store import Store
from argosy.server.tables.own_entries import own_row
from argosy.server.wire.types import Accepted, Rejected


class Sent(NamedTuple):
    """A client sends a command, for the first time or again."""

    table: str
    seat: int
    key: str


class Acknowledged(NamedTuple):
    """A client is told that its command was carried out and made this version."""

    table: str
    seat: int
    key: str
    version: int


class RefusedForGood(NamedTuple):
    """A client is told that its command is against the rules. `try again later` is not written down."""

    table: str
    seat: int
    key: str


class Shown(NamedTuple):
    """A client gets a frame with the events after one version up to another."""

    table: str
    client: str
    after: int
    version: int


Happening = Sent | Acknowledged | RefusedForGood | Shown


class LogLine(NamedTuple):
    """A line of a log: its number, and who entered it."""

    number: int
    actor: int
    own: bool = False
    """Whether the server wrote it by itself or by consent of all, without a command that has a key."""


@dataclass(frozen=True)
class Log:
    """What the store has of a table at the end."""

    lines: Sequence[LogLine]
    answers: Mapping[str, int | None]
    """The stored answer for each key: the version that the command made, None if it was refused."""
    bots: frozenset[int] = frozenset()
    """Seats for which bots also enter inputs, which have no keys."""
    began: int = 0
    """How many lines the log had when the table was opened, if it continues another game."""


class Fault(NamedTuple):
    """Something that a correct server would not have done."""

    kind: str
    table: str
    what: str


@dataclass
class History:
    """What clients sent and were told, in order."""

    happenings: list[Happening] = field(default_factory=list)

    def add(self, happening: Happening) -> None:
        """Write down what just happened."""
        self.happenings.append(happening)

    def acknowledged(self) -> int:
        """How many commands were acknowledged."""
        return len({(one.table, one.key) for one in self.happenings if isinstance(one, Acknowledged)})


def faults_in(history: Sequence[Happening], logs: Mapping[str, Log], settled: bool = True) -> list[Fault]:
    """Everything that is wrong; `settled` if each client sent each command until it was answered."""
    by_table: dict[str, list[Happening]] = defaultdict(list)
    for happening in history:
        by_table[happening.table].append(happening)
    return [
        Fault(kind, table, what)
        for table, happenings in by_table.items()
        for kind, what in _faults_of(happenings, logs.get(table, Log([], {})), settled)
    ]


def _faults_of(happenings: Sequence[Happening], log: Log, settled: bool) -> Iterator[tuple[str, str]]:
    yield from _faults_of_log(log)
    yield from _faults_of_answers(happenings, log, settled)
    yield from _faults_of_order(happenings)
    yield from _faults_of_frames(happenings, log)


def _faults_of_log(log: Log) -> Iterator[tuple[str, str]]:
    """The log is numbered without gaps, and has one input for each accepted key, no more."""
    if [line.number for line in log.lines] != list(range(1, len(log.lines) + 1)):
        yield "gap", "the log is not numbered 1, 2, 3, …"
    made = [version for version in log.answers.values() if version is not None]
    if len(set(made)) != len(made):
        yield "doubled", "two keys have the same version as their answer"
    authors = _authors(log.lines)
    made = [version for version in made if authors.get(version) not in log.bots]
    entered = [
        line for line in log.lines[log.began :] if line.actor >= 0 and not line.own and line.actor not in log.bots
    ]
    if len(entered) > len(made):
        yield "doubled", f"{len(entered)} inputs of players stand in the log for {len(made)} accepted commands"
    if len(entered) < len(made):
        yield "lost", f"{len(made)} commands were accepted, {len(entered)} inputs of players stand in the log"


def _faults_of_answers(happenings: Sequence[Happening], log: Log, settled: bool) -> Iterator[tuple[str, str]]:
    """Whatever a client was told about a key stands in the store, and it was never told two things about it."""
    told: dict[str, set[int | None]] = defaultdict(set)
    seats: dict[str, int] = {}
    for happening in happenings:
        if isinstance(happening, Acknowledged):
            told[happening.key].add(happening.version)
        elif isinstance(happening, RefusedForGood):
            told[happening.key].add(None)
        if not isinstance(happening, Shown):
            seats[happening.key] = happening.seat
    authors = _authors(log.lines)
    for key, answers in told.items():
        if len(answers) > 1:
            yield "contradicted", f"{key} was answered with {answers}"
        for version in answers:
            if version is None:
                if log.answers.get(key, 0) is not None:
                    yield "contradicted", f"{key} was refused and stands in the store as accepted, or not at all"
            elif log.answers.get(key) != version:
                yield "lost", f"{key} was acknowledged with version {version}, the store has {log.answers.get(key)}"
            elif authors.get(version) != seats[key]:
                yield "lost", f"{key} of seat {seats[key]} made version {version}, which is not an input of that seat"
    for key in log.answers.keys() - seats.keys():
        yield "invented", f"{key} stands in the store, and nobody sent it"
    if settled:
        for key in seats.keys() - told.keys():
            yield "unanswered", f"{key} was sent and never answered"


def _authors(lines: Sequence[LogLine]) -> dict[int, int]:
    """Who made each version that a command can end with: an input and the chance that it caused are one step."""
    made: dict[int, int] = {}
    author = CHANCE
    for line, following in pairwise([*lines, LogLine(0, 0)]):
        author = author if line.actor == CHANCE else line.actor
        if following.actor != CHANCE:
            made[line.number] = author
    return made


def _faults_of_order(happenings: Sequence[Happening]) -> Iterator[tuple[str, str]]:
    """A command that was first sent after another had been acknowledged has the higher version."""
    first_acknowledged: dict[str, int] = {}
    highest = 0
    floor: dict[str, int] = {}
    for happening in happenings:
        if isinstance(happening, Sent):
            floor.setdefault(happening.key, highest)
        elif isinstance(happening, Acknowledged) and happening.key not in first_acknowledged:
            first_acknowledged[happening.key] = happening.version
            if happening.version <= floor.get(happening.key, 0):
                yield (
                    "reordered",
                    f"{happening.key} made version {happening.version}, and was sent when {floor[happening.key]} "
                    "had been acknowledged",
                )
            highest = max(highest, happening.version)


def _faults_of_frames(happenings: Sequence[Happening], log: Log) -> Iterator[tuple[str, str]]:
    """Each client's frames follow each other without a gap, never go back, and show nothing that was not stored."""
    last: dict[str, int] = {}
    for happening in happenings:
        if isinstance(happening, Shown):
            before = last.get(happening.client, happening.after)
            if happening.version < before:
                yield "backwards", f"{happening.client} saw version {before} and then {happening.version}"
            if happening.after > before:
                yield "gap", f"{happening.client} had version {before} and was told the events after {happening.after}"
            if happening.version > len(log.lines):
                yield "lost", f"{happening.client} saw version {happening.version}, the log has {len(log.lines)} lines"
            last[happening.client] = max(before, happening.version)


async def logs_of(store: Store, tables: Sequence[str]) -> dict[str, Log]:
    """The logs of some tables as they stand in the store."""
    logs = {}
    for id in tables:
        found = await store.table(id)
        if found is not None:
            rows, keys = await store.log(id)
            lines = [LogLine(number, row.actor, own_row(row) is not None) for number, row in enumerate(rows, 1)]
            answers = {key.key: msgspec.json.decode(key.answer, type=Accepted | Rejected) for key in keys}
            made = {key: one.version if isinstance(one, Accepted) else None for key, one in answers.items()}
            logs[id] = Log(lines, made, frozenset(seat.seat for seat in found[1] if seat.bot is not None))
    return logs


def faults_in_store(url: str, history: History) -> list[Fault]:
    """Check a history against a database that no server uses any more."""
    tables = sorted({happening.table for happening in history.happenings})
    with closing(Store.open(url)) as store:
        return faults_in(history.happenings, asyncio.run(logs_of(store, tables)))
