"""A finished game looked at again: any moment of it, through anybody's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from msgspec import Raw

from argosy.core import codec
from argosy.core.contract import Event, Seat, State
from argosy.core.match import Match
from argosy.core.record import Record
from argosy.core.registry import game
from argosy.core.replay import AnyMatch, edition_of, steps
from argosy.server import wire
from argosy.server.messages import Told
from argosy.server.wishes import Moment, Moments

MARK: Final = 32
"""Inputs between two positions that are kept; those between are played from the last one."""
MOST: Final = 200
"""Moments on a page."""
NULL: Final = Raw(b"null")


@dataclass(frozen=True, slots=True)
class Line:
    """What an input was in notation, and everything that came about."""

    text: str
    events: tuple[Event, ...]


class Playback:
    """A record with a position kept now and then, so that a page costs no more than its moments."""

    def __init__(self, record: Record) -> None:
        """Play the record once. Raises ReplayError."""
        self.record = record
        self.match: AnyMatch = Match(game(record.header.game), record.header, edition_of(record), None)
        self._marks: list[State] = [self.match.state.clone()]
        self._lines: list[Line] = []
        for step in steps(record):
            self._lines.append(Line(step.text, step.events))
            if step.number % MARK == 0:
                self._marks.append(step.match.state.clone())

    def page(self, seat: Seat | None, start: int, count: int, views: bool) -> Moments:
        """Some moments as a seat had them, None an onlooker; with what it saw at each, or only what was told."""
        last = min(start + min(count, MOST), len(self._lines) + 1)
        moments = [self._moment(number, state, seat, views) for number, state in self._states(start, last)]
        return Moments(seat, len(self._lines), moments)

    def _states(self, start: int, stop: int) -> Iterator[tuple[int, State]]:
        """The positions after so many inputs; each holds only until the next is asked for."""
        if start >= stop:
            return
        rules = self.match.game
        mark = start // MARK
        state = self._marks[mark].clone()
        for number in range(mark * MARK, stop):
            if number > mark * MARK:
                one = self.record.inputs[number - 1]
                rules.apply(state, one.actor, one.action)
            if number >= start:
                yield number, state

    def _moment(self, number: int, state: State, seat: Seat | None, views: bool) -> Moment:
        view = Raw(wire.encode(self.match.game.view(state, seat))) if views else NULL
        if number == 0:
            return Moment(0, None, "", [], view)
        line = self._lines[number - 1]
        told = [self._told(state, event) for one in line.events if (event := one.told_to(seat)) is not None]
        return Moment(number, self.record.inputs[number - 1].actor, line.text, told, view)

    def _told(self, state: State, event: Event) -> Told:
        message = self.match.game.tell(state, event)
        return Told(codec.encode(event), message.id, wire.arguments(message.args))
