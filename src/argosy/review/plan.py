"""Which inputs of a record are a seat's decisions, and the positions that they were made in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from argosy.core.contract import Seat, State
from argosy.core.record import Input, Record
from argosy.core.registry import AnyGame
from argosy.core.replay import steps
from argosy.games.package import package
from argosy.review.adapter import Moment, ReviewAdapter
from argosy.review.timeline import Timeline


class ReviewError(ValueError):
    """A record that cannot be reviewed, or a question about a seat or an input that it does not have; one sentence."""


@dataclass(frozen=True, slots=True)
class ReviewPlan:
    """A replayed record, and the decisions of one seat in it."""

    record: Record
    seat: Seat
    timeline: Timeline
    numbers: tuple[int, ...]
    """The inputs that are decisions of the seat, counted from 1."""

    @classmethod
    def of(cls, record: Record, seat: Seat, timeline: Timeline | None = None) -> ReviewPlan:
        """Find the decisions of a seat: inputs for which it had a choice. Raises ReplayError or ReviewError.

        A timeline of the record, if the caller has one, saves replaying it with all checks.
        """
        if not 0 <= seat < record.header.seats:
            raise ReviewError(f"there is no seat {seat + 1}; the game has {record.header.seats}")
        timeline = timeline or replayed(record)
        rules, decides = timeline.rules, adapter_of(record).decides
        numbers: list[int] = []
        for number, state in timeline.states(0, len(record.inputs)):
            entry = record.inputs[number]
            if entry.actor == seat and has_choice(rules, state, seat) and decides(state, seat, entry.action):
                numbers.append(number + 1)
        return cls(record, seat, timeline, tuple(numbers))

    @property
    def finished(self) -> bool:
        """Whether the game of the record is over."""
        return is_finished(self.timeline)

    def input(self, number: int) -> Input:
        """The input of that number. Raises ReviewError if it is no decision of the seat."""
        if number not in self.numbers:
            raise ReviewError(f"input {number} is no decision of seat {self.seat + 1}")
        return self.record.inputs[number - 1]

    def before(self, number: int) -> State:
        """The position in which that input was made."""
        return self.timeline.at(number - 1).state

    def with_sealed(self, number: int) -> State:
        """The same position with all choices face down that were made before the seat's own was revealed."""
        rules, state = self.timeline.rules, self.before(number)
        later = self.before(number)
        rules.apply(later, self.seat, self.record.inputs[number - 1].action)
        if self.seat not in rules.sealed(later):
            return state
        for entry in self.record.inputs[number:]:
            if entry.actor < 0 or self.seat not in rules.sealed(later):
                break
            rules.apply(later, entry.actor, entry.action)
            rules.apply(state, entry.actor, entry.action)
        return state


def replayed(record: Record) -> Timeline:
    """All positions of a record, each input checked as in play. Raises ReplayError or EditionError."""
    timeline = Timeline(record)
    for step in steps(record):
        timeline.enter(step.input)
    return timeline


def is_finished(timeline: Timeline) -> bool:
    """Whether the last position is the end of the game."""
    return timeline.rules.over(timeline.at(timeline.last).state)


def has_choice(rules: AnyGame, state: State, seat: Seat) -> bool:
    """Whether the seat can do more than one thing."""
    return len(rules.legal(state, seat)) > 1 or not rules.menu_complete(state, seat)


def moments(record: Record) -> Iterator[Moment]:
    """The inputs of a record with their events and the positions around them. Raises ReplayError."""
    before: State | None = None
    for step in steps(record):
        if before is None:
            before = step.match.game.start(record.header.seats, record.header.options, step.match.edition)
        yield Moment(step.number, step.input, step.events, before, step.match.state)
        before = step.match.state.clone()


def adapter_of(record: Record) -> ReviewAdapter:
    """What the game of a record tells reviews; decisions of a game that tells nothing are tried by random playouts."""
    make = package(record.header.game).review
    if make is not None:
        return make()
    from argosy.review.random_trials import RANDOM

    return RANDOM
