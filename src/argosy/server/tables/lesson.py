"""A lesson at a table: the script plays all seats but the learner's, and only what its step allows is accepted.

The step is an entry of the table's log, so it is stored with the inputs that led to it, and a reload, a restart or
another process finds both.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from argosy.core.contract import Action, Illegal, Message, Seat
from argosy.core.replay import AnyMatch
from argosy.lessons.library import lessons_of
from argosy.lessons.runner import Lesson, NotNow
from argosy.lessons.script import Script
from argosy.server.storage.rows import PLAYING, InputRow, TableRow
from argosy.server.tables.session import GameSession
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.lesson_types import LessonMove, LessonSentence, LessonState
from argosy.text.translate import Words


class SessionInputs:
    """Enters the inputs of a lesson into a game session and collects the entries that its log grows by."""

    def __init__(self, session: GameSession, learner: Seat) -> None:
        self.session = session
        self.learner = learner
        self.rows: list[InputRow] = []

    @property
    def match(self) -> AnyMatch:
        """The match of the session."""
        return self.session.match

    def play(self, actor: int, action: Action | str) -> Illegal | None:
        """Enter an input."""
        return self._collect(self.session.play(actor, action))

    def rewind(self, number: int) -> Illegal | None:
        """Undo all inputs after the first `number`."""
        return self._collect(self.session.back(self.learner, number, freely=True))

    def show_step(self, step: int) -> None:
        """Note the step that is shown now."""
        self._collect(self.session.show_step(self.learner, step))

    def _collect(self, rows: list[InputRow] | Illegal) -> Illegal | None:
        if isinstance(rows, Illegal):
            return rows
        self.rows += rows
        return None


@cache
def english() -> Words:
    """The English sentences, for clients that have none."""
    return Words("en")


def script_of(row: TableRow) -> Script | None:
    """The lesson that is taught at a table; None if there is none."""
    return None if row.lesson is None else lessons_of(row.game).get(row.lesson)


def play(row: TableRow, session: GameSession, seat: Seat, action: Action | str) -> list[InputRow] | Illegal:
    """Enter an input of a player; in a lesson only if its step allows it. Raises Refused or ScriptError."""
    script = script_of(row)
    if script is None:
        return session.play(seat, action)

    def work(lesson: Lesson) -> NotNow | Illegal | None:
        return lesson.play(action)

    return carry_out(script, session, work)


def move(row: TableRow, session: GameSession, how: LessonMove) -> list[InputRow] | Illegal:
    """Go on, back, or skip a step; returns the entries that the log grows by. Raises Refused or ScriptError."""
    script = script_of(row)
    if script is None or row.state != PLAYING:
        raise errors.LESSON_NONE.refused()

    def work(lesson: Lesson) -> NotNow | None:
        if how == "on":
            return lesson.go_on()
        if how == "back":
            lesson.back()
        else:
            lesson.skip()
        return None

    return carry_out(script, session, work)


def carry_out(
    script: Script, session: GameSession, work: Callable[[Lesson], NotNow | Illegal | None]
) -> list[InputRow] | Illegal:
    """Do something with the lesson of a session; returns the entries that the log grows by.

    Raises Refused or ScriptError.
    """
    inputs = SessionInputs(session, script.learner)
    lesson = Lesson(script, inputs, session.lesson_step)
    refused = work(lesson)
    if isinstance(refused, Illegal):
        return refused
    if isinstance(refused, NotNow):
        raise errors.LESSON_STEP.refused(why=english().say(refused.why, ()))
    if lesson.step != session.lesson_step or not inputs.rows:
        inputs.show_step(lesson.step)
    return inputs.rows


def lesson_state(row: TableRow, session: GameSession) -> LessonState | None:
    """The step that is shown; None at a table without a lesson."""
    script = script_of(row)
    if script is None:
        return None
    lesson = Lesson(script, SessionInputs(session, script.learner), session.lesson_step)
    step, match = lesson.shown, session.match
    return LessonState(
        name=script.name,
        id=step.id,
        step=min(lesson.step, len(script.steps) - 1),
        steps=len(script.steps),
        says=sentence(script.said(step)),
        why=sentence(script.why(step)),
        point=list(step.point),
        allowed=[match.write(script.learner, action) for action in lesson.allowed()],
        done=lesson.done,
    )


def sentence(message: Message) -> LessonSentence:
    """A message as it goes over the wire."""
    return LessonSentence(message.id, wire.arguments(message.args))
