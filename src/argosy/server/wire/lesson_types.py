"""Types of lessons: which there are, opening one, moving among its steps, and the step that is shown."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from argosy.server.wire.errors import Arg
from argosy.server.wire.fields import Asked, Word

LessonMove = Literal["on", "back", "skip"]


class NewLesson(Asked, frozen=True):
    """A lesson to begin."""

    game: Word
    lesson: Word = "first"


class MoveLesson(Asked, frozen=True):
    """Go on to the next step, back to the one before, or skip one: where a move is awaited, it is made for you."""

    do: LessonMove


class LessonInfo(Struct, frozen=True):
    """A lesson of a game; `words` are those of its English text."""

    name: str
    steps: int
    words: int
    minutes: int


class LessonSentence(Struct, frozen=True):
    """A message of the locales with its arguments; `id.why` is the attribute `why` of the message `id`."""

    id: str
    args: dict[str, Arg]


class LessonState(Struct, frozen=True):
    """The step of a lesson that is shown."""

    name: str
    id: str
    step: int
    """From 0."""
    steps: int
    says: LessonSentence
    why: LessonSentence
    """The answer to whatever is not allowed now."""
    point: list[str]
    """What is marked on the board."""
    allowed: list[str]
    """What may be entered now, in notation; where it is empty, one goes on."""
    done: bool
    """Whether the last step is behind."""
