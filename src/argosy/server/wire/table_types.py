"""How things stand between the people at a table, as everybody sees it."""

from __future__ import annotations

from msgspec import Struct


class PauseInfo(Struct, frozen=True):
    """The game stands still since then; `by` is the host's seat, null after a vote or where the host has none.

    Clocks stand at `at`.
    """

    by: int | None
    at: float


class UndoInfo(Struct, frozen=True):
    """A seat asks to take back its last input and all since: who agreed, who is still asked, who refused."""

    seat: int
    agreed: list[int]
    asked: list[int]
    refused: int | None


class Origin(Struct, frozen=True):
    """The finished game, and the number of its input, from which a game is played on."""

    table: str
    input: int


class Ended(Struct, frozen=True):
    """A game that is over: since when, and points and place (1 has won, ties share) by seat.

    Both are empty where they are not known: a game of older rules, or one that is still being counted.
    """

    at: float
    points: list[int] = []
    places: list[int] = []


class Score(Struct, frozen=True):
    """Points and places as the store keeps them."""

    points: tuple[int, ...]
    places: tuple[int, ...]
