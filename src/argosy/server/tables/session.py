"""A game in memory with its log: rebuilt by replay, and encoded for each seat once per version."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import Raw

from argosy.core import codec
from argosy.core.codec import CodecError, Decoder
from argosy.core.contract import CHANCE, CLOCK, Action, Event, Illegal, Seat, State, View
from argosy.core.match import Match
from argosy.core.record import Header, Input, Record
from argosy.core.registry import AnyGame, game
from argosy.core.replay import AnyMatch, ReplayError, edition_of
from argosy.server.storage.rows import InputRow
from argosy.server.tables.own_entries import UNDO, Back, Late, LessonStep, own_row
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.types import Told

T = TypeVar("T")
MOST_KEPT: Final = 16
"""Encoded event lists that are kept: nearly all listeners have the same version."""


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """A seat took its last input back."""

    seat: Seat
    versions: tuple[int, ...] = ()
    """The versions of the log that were taken back: their events no longer count."""


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A seat took its last input back and all that came after, and everybody agreed."""

    seat: Seat
    versions: tuple[int, ...] = ()
    """As of `Undone`."""


@dataclass(frozen=True, slots=True)
class Lapsed(Event):
    """A seat's time to decide was up."""

    seat: Seat


SENTENCES: Final = {Undone: "server-undone", TakenBack: "server-taken-back", Lapsed: "server-lapsed"}
"""Events of the server's own, with the ids of their sentences."""


@cache
def decoder(key: str) -> Decoder:
    """The decoder of a game's actions."""
    return Decoder(game(key).actions)


def row_of(entry: Input) -> InputRow:
    """An input as the store keeps it."""
    return InputRow(entry.actor, wire.encode_named(entry.action).decode())


def encoded_rows(rows: Sequence[InputRow]) -> bytes:
    """Log entries for another process: objects would be pickled one by one, which holds up the server."""
    return msgspec.json.encode(rows)


def decoded_rows(rows: bytes) -> list[InputRow]:
    """Log entries from another process."""
    return msgspec.json.decode(rows, type=list[InputRow])


def input_of(key: str, row: InputRow) -> Input:
    """The input of a log entry. Raises CodecError."""
    action = decoder(key).decode(msgspec.json.decode(row.action))
    assert isinstance(action, Action)
    return Input(row.actor, action)


def entered(match: AnyMatch, row: InputRow) -> list[Event] | Illegal:
    """Enter a log entry into a match; its events, or why it was refused. Raises CodecError."""
    if row.action == UNDO:
        return match.undo(row.actor) or [Undone(row.actor)]
    own = own_row(row)
    if isinstance(own, Back):
        return match.rewind(own.to, own.freely) or ([Undone(row.actor)] if own.freely else [TakenBack(row.actor)])
    if isinstance(own, LessonStep):
        return []
    if own is not None:
        return [Lapsed(own.seat)]
    entry = input_of(match.header.game, row)
    return match.play(entry.actor, entry.action)


class LogReplay:
    """A match without a seed that follows a log, entry by entry."""

    def __init__(self, header: str) -> None:
        """Start before the first entry. Raises ReplayError or RecordError."""
        record = Record.loads(header)
        rules = game(record.header.game)
        if record.header.rules != rules.rules_version:
            raise ReplayError(f"the game follows rules version {record.header.rules}, this is {rules.rules_version}")
        self.match: AnyMatch = Match(rules, record.header, edition_of(record), None)
        self._entries = 0

    def enter(self, row: InputRow) -> list[Event]:
        """Enter the next entry; returns its events. Raises ReplayError."""
        self._entries += 1
        try:
            events = entered(self.match, row)
        except (CodecError, msgspec.DecodeError) as error:
            raise ReplayError(f"input {self._entries} cannot be read: {error}") from error
        if isinstance(events, Illegal):
            raise ReplayError(f"input {self._entries} is refused: {events.code} ({events.rule})")
        return events


class ValidInputs:
    """Which inputs of a log still count, with their versions: those that were not taken back."""

    def __init__(self) -> None:
        self._version = 0
        self._inputs: list[tuple[int, int]] = []
        """The actor and the version of each."""

    def add(self, row: InputRow) -> tuple[int, ...]:
        """Add the next entry of the log; returns the versions that it took back."""
        self._version += 1
        own = own_row(row)
        if row.action == UNDO:
            last = max([number for number, (actor, _) in enumerate(self._inputs) if actor == row.actor])
            return (self._inputs.pop(last)[1],)
        if isinstance(own, Back):
            gone = tuple([version for _, version in self._inputs[own.to :]])
            del self._inputs[own.to :]
            return gone
        if own is None:
            self._inputs.append((row.actor, self._version))
        return ()

    @property
    def versions(self) -> list[int]:
        """The versions of the inputs that count, in the order of the match."""
        return [version for _, version in self._inputs]

    def number_of(self, version: int) -> int | None:
        """How many inputs that count had been entered before the one of a version; None if it was taken back."""
        return next((number for number, (_, at) in enumerate(self._inputs) if at == version), None)

    def with_versions(self, rows: Sequence[InputRow], story: list[list[Event]]) -> list[list[Event]]:
        """Add the next entries; returns their events, those of undos with the versions that were taken back."""
        taken = [self.add(row) for row in rows]
        return [
            [replace(event, versions=gone) if isinstance(event, Undone | TakenBack) else event for event in events]
            for gone, events in zip(taken, story, strict=True)
        ]


def header_line(header: Header) -> str:
    """A header as the store keeps it: the first line of a record."""
    return Record(header, (), None, None).dumps()


CHUNK: Final = 200
"""Log entries of one step where many are handled."""


def finished(work: Generator[None, None, T]) -> T:
    """Do all steps of some work at once; returns its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result


class GameSession:
    """A match with its log and the events of each entry, so that each listener gets those it has missed."""

    def __init__(self, match: AnyMatch, rows: list[InputRow], story: list[list[Event]]) -> None:
        self.match = match
        self.rows = rows
        """The log; its length is the version."""
        self._valid = ValidInputs()
        self.story = self._valid.with_versions(rows, story)
        self.late: set[Seat] = set()
        """The seats whose time is up, until their decision is made."""
        self.lesson_step = 0
        """In a lesson: the step that is shown."""
        self._note_own(rows)
        self._views: dict[Seat | None, bytes] = {}
        self._common: View | None = None
        """The public part of the view, from which the views of all seats are built."""
        self._told: dict[tuple[Seat | None, int], bytes] = {}
        self._encoded: dict[tuple[int, int], Raw] = {}
        """Encoded events that are the same for all, by version and id() of the event, which `story` keeps alive."""
        self.texts: dict[tuple[Seat | None, str, tuple[str, ...]], bytes] = {}
        """The encoded position in words, by seat, language and names."""

    @classmethod
    def rebuild(cls, header: str, seed: str | None, rows: Sequence[InputRow]) -> GameSession:
        """Replay a log; chance continues from the seed. Raises ReplayError."""
        return finished(cls.rebuilding(LogReplay(header), seed, rows))

    @classmethod
    def rebuilding(
        cls, replay: LogReplay, seed: str | None, rows: Sequence[InputRow]
    ) -> Generator[None, None, GameSession]:
        """Like `rebuild`, in small steps, with a replay that has not begun. Raises ReplayError."""
        story: list[list[Event]] = []
        for row in rows:
            story.append(replay.enter(row))
            yield
        match = replay.match
        before = match.number
        for _ in match.reseeding(seed):
            yield
        if match.number != before:
            raise ReplayError("the log ends where chance was still due")
        session = cls(match, [], [])
        for start in range(0, len(rows), CHUNK):
            session._add(list(rows[start : start + CHUNK]), story[start : start + CHUNK])
            yield
        return session

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.rows)

    def play(self, actor: int, action: Action | str) -> list[InputRow] | Illegal:
        """Enter an input; returns the entries that the log grows by, chance included."""
        before = self.match.number
        events = self.match.play(actor, action)
        if isinstance(events, Illegal):
            return events
        rows = [row_of(entry) for entry in self.match.log[before:]]
        return self._add(rows, self.match.story(before))

    def follow(self, rows: Sequence[InputRow]) -> bool:
        """Enter what another process has added to the log; False if that fails and the game must be loaded again."""
        rest = list(rows)
        while rest:
            try:
                if rest[0].action == UNDO or own_row(rest[0]) is not None:
                    added = self._own(rest[0])
                else:
                    entry = input_of(self.match.header.game, rest[0])
                    added = self.play(entry.actor, entry.action)
            except (CodecError, msgspec.DecodeError):
                return False
            if isinstance(added, Illegal) or added != rest[: len(added)]:
                return False
            rest = rest[len(added) :]
        return True

    def undo(self, seat: Seat) -> list[InputRow] | Illegal:
        """Take back the last input of a seat; returns the entry that the log grows by."""
        return self._own(InputRow(seat, UNDO))

    def back(self, seat: Seat, to: int, freely: bool = False) -> list[InputRow] | Illegal:
        """Go back to where that many inputs had been entered; returns the entry that the log grows by."""
        return self._own(InputRow(seat, msgspec.json.encode(Back(to, freely)).decode()))

    def show_step(self, seat: Seat, step: int) -> list[InputRow] | Illegal:
        """Note which step of a lesson is shown; returns the entry that the log grows by."""
        return self._own(InputRow(seat, msgspec.json.encode(LessonStep(step)).decode()))

    def number_of(self, version: int) -> int | None:
        """How many inputs the match had before the one that made this version; None if it was taken back."""
        return self._valid.number_of(version)

    def versions_from(self, version: int) -> range:
        """The version that an input made, and those of the chance that was drawn with it."""
        end = next((at for at in range(version, self.version) if self.rows[at].actor != CHANCE), self.version)
        return range(version, end + 1)

    def lapse(self, seat: Seat) -> list[InputRow] | Illegal:
        """Note that the time of a seat is up; returns the entry that the log grows by."""
        return self._own(InputRow(CLOCK, msgspec.json.encode(Late(seat)).decode()))

    def _own(self, row: InputRow) -> list[InputRow] | Illegal:
        events = entered(self.match, row)
        return events if isinstance(events, Illegal) else self._add([row], [events])

    def _note_own(self, rows: Sequence[InputRow]) -> None:
        """Update the seats whose time is up, and the step of a lesson."""
        for row in rows:
            own = own_row(row)
            if isinstance(own, Late):
                self.late.add(own.seat)
            elif isinstance(own, LessonStep):
                self.lesson_step = own.step
            elif isinstance(own, Back):
                self.late.clear()
            else:
                self.late.discard(row.actor)
        self.late &= {*self.match.to_act}

    def _add(self, rows: list[InputRow], story: list[list[Event]]) -> list[InputRow]:
        # all entries of one input are committed together, so nobody ever sees a version in between
        self.rows += rows
        self.story += self._valid.with_versions(rows, story)
        self._note_own(rows)
        self._views.clear()
        self._common = None
        self._told.clear()
        self._encoded.clear()
        self.texts.clear()
        return rows

    def view(self, seat: Seat | None) -> bytes:
        """The view of a seat, as JSON."""
        if seat not in self._views:
            if self._common is None:
                self._common = self.match.view(None)
            self._views[seat] = wire.encode(self.match.view(seat, self._common))
        return self._views[seat]

    def told(self, seat: Seat | None, after: int) -> bytes:
        """The events since that version as the seat may know them, as JSON."""
        return finished(self.telling(seat, after))

    def telling(self, seat: Seat | None, after: int) -> Generator[None, None, bytes]:
        """Like `told`, in small steps."""
        if (kept := self._told.get((seat, after))) is not None:
            return kept
        parts: list[Raw] = []
        for version, events in enumerate(self.story[after:], after + 1):
            parts += [part for event in events if (part := self._encode_for(event, seat, version)) is not None]
            yield
        told = wire.encode(parts)
        if len(self._told) < MOST_KEPT:
            self._told[seat, after] = told
        return told

    def _encode_for(self, event: Event, seat: Seat | None, version: int) -> Raw | None:
        """An event as the seat may know it, as JSON; None if it may not know of it."""
        told = event.told_to(seat)
        if told is None:
            return None
        if told is not event:
            return self._encode(told, version)
        if (kept := self._encoded.get((version, id(event)))) is None:
            kept = self._encoded[version, id(event)] = self._encode(event, version)
        return kept

    def _encode(self, event: Event, version: int) -> Raw:
        return Raw(wire.encode(told_of(self.match.game, self.match.state, event, version, written)))


def written(event: Event) -> dict[str, Any]:
    """An event as JSON that is only encoded and never read here."""
    return cast("dict[str, Any]", Raw(wire.encode_named(event)))


def told_of(
    rules: AnyGame, state: State, event: Event, version: int, fields: Callable[[Event], dict[str, Any]] = codec.encode
) -> Told:
    """An event with its sentence, as it goes over the wire."""
    if isinstance(event, Undone | TakenBack | Lapsed):
        return Told(fields(event), SENTENCES[type(event)], {"seat": errors.Term("seat", event.seat)}, version)
    message = rules.tell(state, event)
    return Told(
        fields(event),
        message.id,
        wire.arguments(message.args),
        version,
        message.heading,
        message.silent,
        wire.terms(message.about),
    )
