"""Log entries of the server's own, in place of actions: undos, times that are up, the steps of a lesson."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from argosy.server.storage.rows import InputRow

UNDO: Final = '{"do":"undo"}'
"""A log entry in place of an action: the actor's last input is taken back. Logs only grow."""


class Late(Struct, frozen=True, tag_field="do", tag="late"):
    """A log entry of CLOCK in place of an action: a seat's time is up, and a bot decides this once."""

    seat: int


class Back(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="back"):
    """A log entry in place of an action: all agreed to go back to where `to` inputs of the match had been entered."""

    to: int
    freely: bool = False
    """In a lesson: also where cards were seen."""


class LessonStep(Struct, frozen=True, tag_field="do", tag="step"):
    """A log entry in place of an action: the step of the lesson that is shown from now on, from 0."""

    step: int


OWN: Final = ('{"do":"late"', '{"do":"back"', '{"do":"step"')
"""How the server's own entries begin; actions of games begin with a capital."""


def own_row(row: InputRow) -> Late | Back | LessonStep | None:
    """A log entry that is the server's own and no input of the game."""
    return msgspec.json.decode(row.action, type=Late | Back | LessonStep) if row.action.startswith(OWN) else None


def is_own(row: InputRow) -> bool:
    """Whether a log entry is no input of the game: an undo, a time that is up, or a step of a lesson."""
    return row.action == UNDO or row.action.startswith(OWN)
