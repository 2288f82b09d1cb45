"""What people ask for at a table beside their inputs, and what they get: pauses, undos, seats, talk, hints, replays."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from argosy.server.wire.errors import Arg
from argosy.server.wire.types import Asked, Level, Number, Place, Terms, Told

Url = Annotated[str, Meta(min_length=8, max_length=500, pattern=r"^https?://[!-~]+$(?!\n)")]
Speaker = Annotated[int, Meta(ge=-1, le=15)]
"""A seat; -1 are the onlookers."""


class PlayOn(Terms, frozen=True, kw_only=True):
    """A table that goes on from a finished game, after so many inputs of its record, with chance of its own."""

    input: Number


class AnswerUndo(Asked, frozen=True):
    """Agree to an undo that was asked for, or not; whoever asked takes it back by not agreeing."""

    agree: bool


class HandOver(Asked, frozen=True):
    """Let a bot play: on one's own seat, or on that of somebody who is not there."""

    level: Level = "sensible"
    seat: Place | None = None


class Mute(Asked, frozen=True):
    """Hear a seat no longer, or again."""

    seat: Speaker
    muted: bool = True


class Silence(Asked, frozen=True):
    """Let a seat say nothing more, or let it speak again; for the host."""

    seat: Speaker
    silenced: bool = True


class Notice(Asked, frozen=True):
    """Where to be told of decisions that one owes; null is nowhere."""

    url: Url | None


class Noticed(Struct, frozen=True):
    """What is posted to that address: at which table which seat owes a decision, since which version."""

    table: str
    game: str
    seat: int
    name: str
    version: int
    deadline: float | None
    link: str


class AskHint(Asked, frozen=True):
    """What would a bot do here? `strong` plans, `best` tries things out as well and takes its time."""

    level: Level = "strong"


class Reason(Struct, frozen=True):
    """Why, as a sentence for the locales."""

    id: str
    args: dict[str, Arg]


class HintOption(Struct, frozen=True):
    """Something that the bot considered, its worth in points, and between what that lies (95 %) if it tried it out."""

    text: str
    action: Raw
    value: float
    low: float
    high: float
    reasons: list[Reason]


class Hint(Struct, frozen=True):
    """What the bot would do, the best option first."""

    version: int
    seat: int
    level: str
    iterations: int
    """How much was tried out; 0 where the bot plans once."""
    options: list[HintOption]


class Moment(Struct, frozen=True):
    """The game after an input: who entered what, what came about as told to the chosen eyes, and what they saw then.

    Of a log only what came about and what was seen.
    """

    number: int
    by: int | None
    """A seat, -1 chance, -2 the clock; null before the first input, and of a log."""
    text: str
    """The input in notation, as the chosen eyes may know it; empty where they may not, and of a log."""
    events: list[Told]
    view: Raw


class Moments(Struct, frozen=True):
    """A page of a game from moment `start` on, 0 is the beginning, `inputs` the last.

    Those of a finished game are numbered by the inputs of its record, those of a log by version.
    """

    seat: int | None
    inputs: int
    moments: list[Moment]
