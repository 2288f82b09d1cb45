"""What the people at a table have asked for and not yet settled; kept with the table, so that a restart loses none."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from argosy.core.contract import Seat

ONLOOKERS: Final = -1
"""All onlookers, where talk names a seat."""


class Pause(Struct, frozen=True, omit_defaults=True):
    """A game that stands still: who wanted it (None: a vote), since when, and when the clock would have ended."""

    by: Seat | None
    at: float
    deadline: float | None = None


class UndoAsked(Struct, frozen=True, omit_defaults=True):
    """Somebody asks the others to go back to where `to` inputs had been entered; void once the game goes on."""

    seat: Seat
    to: int
    version: int
    at: float
    agreed: tuple[Seat, ...] = ()
    refused: Seat | None = None


class Agenda(Struct, frozen=True, omit_defaults=True):
    """All of it."""

    paused: Pause | None = None
    votes: tuple[Seat, ...] = ()
    """Who wants a pause, or in a pause to go on."""
    undo: UndoAsked | None = None
    silenced: tuple[Seat, ...] = ()
    """Whom the host has silenced."""
    left: float | None = None
    """Seconds that the trading clock had left when the only person at the table went away; None while it may run."""

    def written(self) -> str | None:
        """As the store keeps it."""
        return None if self == EMPTY else msgspec.json.encode(self).decode()


EMPTY: Final = Agenda()


@lru_cache(maxsize=1000)
def agenda_of(text: str | None) -> Agenda:
    """The agenda as the store has it."""
    return EMPTY if text is None else msgspec.json.decode(text, type=Agenda)


def seats_in(text: str | None) -> tuple[Seat, ...]:
    """A list of seats as the store has it."""
    return () if text is None else msgspec.json.decode(text, type=tuple[Seat, ...])
