"""Types for what players ask of each other: pauses, undos, bots on seats, muting."""

from __future__ import annotations

from msgspec import Struct

from argosy.server.wire.fields import Asked, Level, SeatNumber, Speaker


class PauseInfo(Struct, frozen=True):
    """The game is paused since `at`; `by` is the host's seat, null after a vote or where the host has none."""

    by: int | None
    at: float


class UndoInfo(Struct, frozen=True):
    """A seat asks to take back its last input and all since: who agreed, who has not answered, who refused."""

    seat: int
    agreed: list[int]
    asked: list[int]
    refused: int | None
    stand_in: bool = False
    """Whether it asks to take back what a bot did for it while it was away, and all since."""


class AskUndo(Asked, frozen=True):
    """Ask for an undo of your last input; with `stand_in` of all that a bot entered while you were away."""

    stand_in: bool = False


class AnswerUndo(Asked, frozen=True):
    """Agree to an undo that was asked for, or refuse it; the seat that asked withdraws it by refusing."""

    agree: bool


class HandOver(Asked, frozen=True):
    """Let a bot play: on your own seat, or on that of a player who has been away for longer than agreed.

    On the seat of another player only the level `strong` can play.
    """

    level: Level = "strong"
    seat: SeatNumber | None = None


class Mute(Asked, frozen=True):
    """Hide the chat of a seat, or show it again."""

    seat: Speaker
    muted: bool = True


class Remove(Asked, frozen=True):
    """Free a seat before the game: its guest cannot sit down there again; for the host."""

    seat: SeatNumber


class Silence(Asked, frozen=True):
    """Forbid a seat to chat, or allow it again; for the host."""

    seat: Speaker
    silenced: bool = True
