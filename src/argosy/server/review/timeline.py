"""The positions that a game went through: a few are kept, the others are played from the one before them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from argosy.core.contract import Seat, State
from argosy.core.match import Match
from argosy.core.record import Input, Record
from argosy.core.registry import game
from argosy.core.replay import AnyMatch, edition_of

MARK: Final = 32
"""Inputs between two positions that are kept."""


class Place:
    """A position by the input that led to it and the place before; now and then the position itself is kept there."""

    __slots__ = ("before", "depth", "input", "kept")

    def __init__(self, before: Place | None, input: Input | None) -> None:
        self.before = before
        self.input = input
        self.depth: int = 0 if before is None else before.depth + 1
        self.kept: State | None = None


class Course:
    """A game from its beginning, position by position, so that each is only a few inputs away.

    Positions are numbered as they came about. Where inputs were taken back the way goes on from an earlier place, and
    what was taken back can still be reached by its number.
    """

    def __init__(self, record: Record) -> None:
        """The course of a game before its first input; of the record only the header counts."""
        self.rules = game(record.header.game)
        self._start: AnyMatch = Match(self.rules, record.header, edition_of(record), None)
        self._now = self._start.state.clone()
        first = Place(None, None)
        first.kept = self._start.state.clone()
        self._places = [first]
        self._marks = {0: first}

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self._places) - 1

    # How it goes on

    def enter(self, one: Input) -> None:
        """An input that the rules allowed."""
        self._places.append(self._grown(self._places[-1], one))

    def stay(self) -> None:
        """Something happened that left the position as it was."""
        self._places.append(self._places[-1])

    def undo(self, seat: Seat) -> None:
        """The last input of a seat was taken back; what others did after it stands."""
        place, later = self._places[-1], list[Input]()
        while place.before is not None and place.input is not None:
            one, place = place.input, place.before
            if one.actor == seat:
                break
            later.append(one)
        self._now = self._reached(place)
        for one in reversed(later):
            place = self._grown(place, one)
        self._places.append(place)

    def rewind(self, depth: int) -> None:
        """All inputs were taken back but the first so many."""
        place = self._places[-1]
        while place.depth > depth and place.before is not None:
            place = place.before
        self._now = self._reached(place)
        self._places.append(place)

    def _grown(self, before: Place, one: Input) -> Place:
        place = Place(before, one)
        self.rules.apply(self._now, one.actor, one.action)
        if place.depth % MARK == 0:
            if (old := self._marks.get(place.depth)) is not None:
                old.kept = None  # it was taken back, and is seldom looked at
            place.kept = self._now.clone()
            self._marks[place.depth] = place
        return place

    # What it was

    def states(self, start: int = 0, stop: int | None = None) -> Iterator[tuple[int, State]]:
        """Positions with their numbers; each holds only until the next is asked for."""
        stop = len(self._places) if stop is None else min(stop, len(self._places))
        if start >= stop:
            return
        here = self._places[start]
        state = self._reached(here)
        for number in range(start, stop):
            place = self._places[number]
            if place.before is here and place.input is not None:
                self.rules.apply(state, place.input.actor, place.input.action)
            elif place is not here:
                state = self._reached(place)
            here = place
            yield number, state

    def at(self, number: int) -> AnyMatch:
        """A match that stands at a position, or at the last; its log is empty."""
        match = Match(self.rules, self._start.header, self._start.edition, None)
        match.state = self._reached(self._places[min(number, self.last)])
        return match

    def _reached(self, place: Place) -> State:
        """A position of one's own, played from the last one before it that is kept."""
        way: list[Input] = []
        while place.kept is None:
            assert place.before is not None
            assert place.input is not None
            way.append(place.input)
            place = place.before
        state = place.kept.clone()
        for one in reversed(way):
            self.rules.apply(state, one.actor, one.action)
        return state
