"""Review of a finished game: any moment of it, as any seat saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Raw

from argosy.core.contract import Event, Plain, Seat, State
from argosy.core.record import Record, Said
from argosy.core.replay import steps
from argosy.games.package import package
from argosy.review.timeline import Timeline
from argosy.server.tables.session import told_of
from argosy.server.wire import encoding as wire
from argosy.server.wire.review_types import Moment, Moments, Recap
from argosy.server.wire.types import Told
from argosy.text.talk import said_message

if TYPE_CHECKING:
    from argosy.server.review.judging_work import ReviewContext

MOST: Final = 200
"""Moments on a page."""
MOST_BYTES: Final = 4 * 1024 * 1024
"""Bytes of the views on a page: a page ends early when they are reached."""
NULL: Final = Raw(b"null")


class Entered(NamedTuple):
    """An input in notation: its actor, its text as the actor knows it, and as all others may know it."""

    by: int
    text: str
    seen: str


class FinishedReview:
    """A replayed record: the inputs in notation, their events, and all positions."""

    def __init__(self, record: Record) -> None:
        """Replay the record. Raises ReplayError."""
        self.record = record
        self.timeline = Timeline(record)
        self._entered: list[Entered] = []
        self._story: list[Sequence[Event]] = []
        self.context: ReviewContext | None = None
        """What a review of its decisions needs, once one is asked for."""
        for step in steps(record):
            self._entered.append(Entered(step.input.actor, step.text, step.seen))
            self._story.append(step.events)
            self.timeline.enter(step.input)

    def moments(self) -> Iterator[tuple[State, Sequence[Event]]]:
        """All positions after an input, with its events; each position is valid only until the next is taken."""
        for number, state in self.timeline.states(1):
            yield state, self._story[number - 1]

    def page(self, seat: Seat | None, start: int, count: int, views: bool) -> Moments:
        """Some moments as a seat or an onlooker (None) saw them; with its view at each, or only the events."""
        numbers = range(start, start + min(count, MOST))
        return page_of(self.timeline, self._story, seat, numbers, views, self._entered, self.record)


def encoded_page(review: FinishedReview, seat: Seat | None, start: int, count: int, views: bool) -> bytes:
    """A page of moments as JSON."""
    return wire.encode(review.page(seat, start, count, views))


def recap_of(review: FinishedReview) -> Plain | None:
    """What the game tells that was hidden while it was played; None if its package has no recap."""
    make = package(review.timeline.rules.key).recap
    if make is None:
        return None
    return make(review.record.header.seats, review.moments())


def encoded_recap(review: FinishedReview) -> bytes:
    """The recap of a game as JSON."""
    return wire.encode(Recap(Raw(wire.encode(recap_of(review)))))


def encoded_record(review: FinishedReview) -> bytes:
    """The record as JSON lines."""
    return review.record.dumps().encode()


def said_of(said: Said, number: int) -> Told:
    """A line of talk as an event of a moment."""
    message = said_message(said)
    return Told({"do": "Said", "seat": said.seat}, message.id, wire.arguments(message.args), number)


def page_of(
    timeline: Timeline,
    story: Sequence[Sequence[Event]],
    seat: Seat | None,
    numbers: range,
    views: bool,
    entered: Sequence[Entered] | None = None,
    record: Record | None = None,
) -> Moments:
    """Moments of a game with their events; of a finished game also the inputs, as the seat may know them.

    Talk is among the events, and times are there, if the record has them.
    """
    moments, size = list[Moment](), 0
    times = [] if record is None else record.seconds()
    talk = () if record is None else record.talk
    for number, state in timeline.states(numbers.start, numbers.stop):
        view = Raw(wire.encode(timeline.rules.view(state, seat))) if views else NULL
        events = [event.told_to(seat) for event in story[number - 1]] if number else []
        told = [told_of(timeline.rules, state, event, number) for event in events if event is not None]
        told += [said_of(said, number) for said in talk if said.after == number]
        made = None if entered is None or not number else entered[number - 1]
        by, text = (None, "") if made is None else (made.by, made.text if made.by == seat else made.seen)
        moments.append(Moment(number, by, text, told, view, times[number - 1] if times and number else None))
        size += len(bytes(view))
        if size >= MOST_BYTES:
            break
    return Moments(seat, timeline.last, moments)
