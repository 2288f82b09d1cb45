"""Score history: the points of all seats over a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from argosy.games.package import package
from argosy.server.wire import encoding as wire

if TYPE_CHECKING:
    from argosy.review.timeline import Timeline
    from argosy.server.review.finished import FinishedReview


class Mark(Struct, frozen=True):
    """After that input the seats had these points, and until the next mark."""

    input: int
    points: list[int]


class Curve(Struct, frozen=True):
    """The points of all seats over a game, and its number of inputs."""

    inputs: int
    marks: list[Mark]


def encoded_curve(review: FinishedReview) -> bytes:
    """The score history of a game as JSON."""
    return wire.encode(curve(review.timeline, review.record.header.seats))


def curve(timeline: Timeline, seats: int) -> Curve:
    """The points after every input that changed them."""
    points = package(timeline.rules.key).points
    marks: list[Mark] = [Mark(0, [0] * seats)]
    for number, state in timeline.states(1):
        now = list(points(state))
        if now != marks[-1].points:
            marks.append(Mark(number, now))
    return Curve(timeline.last, marks)
