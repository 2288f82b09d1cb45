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
