"""Types for looking at a game again: its moments, and a table that continues from one of them."""

from __future__ import annotations

from msgspec import Raw, Struct

from argosy.server.wire.fields import Number
from argosy.server.wire.types import Terms, Told


class PlayOn(Terms, frozen=True, kw_only=True):
    """A table that continues a finished game after a number of inputs of its record, with a new random seed."""

    input: Number


class Recap(Struct, frozen=True):
    """What a finished game tells that was hidden while it was played, as its game types it; null if it has nothing."""

    recap: Raw


class Moment(Struct, frozen=True):
    """The game after an input: the input, its events and the view, as the chosen seat knew them.

    With `log=1` without the input.
    """

    number: int
    by: int | None
    """A seat, -1 for chance, -2 for the clock; null before the first input, and with `log=1`."""
    text: str
    """The input in notation, as the chosen seat may know it; empty where it may not, and with `log=1`."""
    events: list[Told]
    """Also what players said after it, if they let records have it (`server-said`)."""
    view: Raw
    at: float | None = None
    """Seconds since the first input, if the record has times."""


class Moments(Struct, frozen=True):
    """Some moments of a game; 0 is the beginning, `inputs` the last.

    Those of a finished game are numbered by the inputs of its record, with `log=1` by version.
    """

    seat: int | None
    inputs: int
    moments: list[Moment]
