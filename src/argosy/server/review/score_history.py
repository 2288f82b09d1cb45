"""Score history: the points of all seats over a finished game, and their chances to win."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from argosy.games.package import package
from argosy.oracle.advice import oracle_of
from argosy.server.wire import encoding as wire

if TYPE_CHECKING:
    from argosy.review.timeline import Timeline
    from argosy.server.review.finished import FinishedReview


POSITIONS: Final = 48
"""How many positions are judged. Each takes some 3 ms for each seat without NumPy, in a browser three times that."""
DIGITS: Final = 4
"""Decimals of a chance."""


class Mark(Struct, frozen=True):
    """After that input the seats had these points, and until the next mark."""

    input: int
    points: list[int]


class Curve(Struct, frozen=True):
    """The points of all seats over a game, and its number of inputs."""

    inputs: int
    marks: list[Mark]
    judged: bool
    """Whether there are chances, too."""


class ChanceMark(Struct, frozen=True):
    """The chances to win of all seats after that input, from 0 to 1."""

    input: int
    chances: list[float]


class ChanceCurve(Struct, frozen=True):
    """The chances of all seats at some positions of a game; none where the oracle cannot judge."""

    inputs: int
    marks: list[ChanceMark]


def encoded_curve(review: FinishedReview) -> bytes:
    """The score history of a game as JSON."""
    return wire.encode(curve(review.timeline, review.record.header.seats))


def encoded_chances(review: FinishedReview) -> bytes:
    """The chances over a game as JSON."""
    return wire.encode(chance_curve(review.timeline, review.record.header.seats))


def curve(timeline: Timeline, seats: int) -> Curve:
    """The points after every input that changed them."""
    points = package(timeline.rules.key).points
    marks: list[Mark] = [Mark(0, [0] * seats)]
    for number, state in timeline.states(1):
        now = list(points(state))
        if now != marks[-1].points:
            marks.append(Mark(number, now))
    return Curve(timeline.last, marks, oracle_of(timeline.at(0)) is not None)


def chance_curve(timeline: Timeline, seats: int) -> ChanceCurve:
    """The chances at positions evenly apart: the mean of what all seats would say, and at the end who won."""
    oracle, last = oracle_of(timeline.at(0)), timeline.last
    if oracle is None:
        return ChanceCurve(last, [])
    wanted = {round(part * last / POSITIONS) for part in range(POSITIONS + 1)}
    marks = []
    for number, state in timeline.states():
        if number not in wanted:
            continue
        result = timeline.rules.result(state)
        if result is None:
            outlooks = [oracle.of_state(state, viewer) for viewer in range(seats)]
            chances = [fmean([outlook.chances[seat] for outlook in outlooks]) for seat in range(seats)]
        else:
            chances = [(seat in result.winners) / len(result.winners) for seat in range(seats)]
        marks.append(ChanceMark(number, [round(chance, DIGITS) for chance in chances]))
    return ChanceCurve(last, marks)
