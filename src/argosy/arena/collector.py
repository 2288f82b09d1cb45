"""What a simulation counts: one row per game and seat, and the report tables made from the rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from argosy.arena.stats.decision_times import DecisionTimes
from argosy.core.codec import Json
from argosy.core.contract import Event, Result, Seat, State


@dataclass(frozen=True, slots=True)
class SeatRow:
    """The result of one seat in one game."""

    seat: Seat
    bot: str
    position: int
    """Its place in the first player order, 1 to the number of seats."""
    points: int
    place: int
    win: float
    """1 for a win; a win that is shared by n seats counts 1/n for each."""
    counters: Mapping[str, int]
    """What the game's own collector counts; the names are the same in every row."""
    luck: tuple[float, ...] = ()
    """Points and chances to win that chance gave it, if the plan asks for luck."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """One simulated game."""

    game: int
    seed: str
    decisions: int
    seats: tuple[SeatRow, ...]
    decision_times: tuple[DecisionTimes, ...] = field(default=(), compare=False)
    """By seat, if measured. It depends on the machine, so it is no part of the result."""
    record: str = field(default="", compare=False, repr=False)
    """The game as the text of a record; empty unless records are kept."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a section: its name in files, its heading, and how its numbers are written."""

    key: str
    heading: str
    form: str = "{:.2f}"


@dataclass(frozen=True, slots=True)
class Section:
    """A table of a report: numbers by row and column."""

    key: str
    title: str
    first: str
    """The heading of the row names."""
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, tuple[float, ...]], ...]

    def as_json(self) -> dict[str, Json]:
        """The numbers by row and column."""
        keys = [column.key for column in self.columns]
        return {name: dict(zip(keys, numbers, strict=True)) for name, numbers in self.rows}


@dataclass(frozen=True, slots=True)
class Topic:
    """A group of counters that the designer's report draws alike.

    `cards`: `{prefix}{card}` is how many of that card a seat had. `course`: `{prefix}{step}_{source}` is what a seat
    gained from a source in a round or turn. `pairs`: `{prefix}{seat}` is how often a seat interacted with that other
    seat, counted from 1. `note`: nothing is counted, and the text says why.
    """

    kind: Literal["cards", "course", "pairs", "note"]
    key: str
    title: str
    text: str
    prefix: str = ""
    step: str = "round"
    """Of a course: what its steps are called."""
    mutual: bool = False
    """Of pairs: whether both sides count the same thing, as with deals."""


class Collector:
    """Counts what happens in one game. This base class adds no counters; a game may provide a subclass."""

    topics: ClassVar[tuple[Topic, ...]] = ()
    """The groups of counters that the designer's report draws."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def see(self, event: Event) -> None:
        """Count an event of the game, as onlookers may know it."""

    def first_order(self) -> Sequence[Seat]:
        """The seats in the first player order."""
        return range(self.seats)

    def counters(self, state: State, result: Result) -> Sequence[Mapping[str, int]]:
        """The counters by seat, when the game is over."""
        return [{} for _ in range(self.seats)]

    @staticmethod
    def sections(games: Sequence[GameRow]) -> Sequence[Section]:
        """Report tables made from the counters of all games."""
        return ()


def by_bot(games: Sequence[GameRow]) -> dict[str, list[SeatRow]]:
    """The rows of each bot, in the order of seats."""
    groups: dict[str, list[SeatRow]] = {}
    for game in games:
        for row in game.seats:
            groups.setdefault(row.bot, []).append(row)
    return groups
