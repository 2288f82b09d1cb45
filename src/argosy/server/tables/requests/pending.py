"""Requests of players that are not settled yet, as the store keeps them with the table (column `agenda`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from argosy.core.contract import Seat
from argosy.server.wire.market_types import MarketTalk

ONLOOKERS: Final = -1
"""The number for all onlookers where chat names a seat."""


class Pause(Struct, frozen=True, omit_defaults=True):
    """The game is paused: by which seat (None: a vote), since when, and when the clock would have ended."""

    by: Seat | None
    at: float
    deadline: float | None = None
    voted: bool = False
    """Whether the players voted for it; then the host does not end it alone."""


class UndoRequest(Struct, frozen=True, omit_defaults=True):
    """A seat asks to go back to where `to` inputs had been entered; void once the game goes on past `version`."""

    seat: Seat
    to: int
    version: int
    at: float
    agreed: tuple[Seat, ...] = ()
    refused: Seat | None = None
    reveals: bool = True
    """Whether something hidden was shown since, so that nobody who holds a seat may be passed over."""
    stand_in: bool = False
    """Whether the seat asks to take back what a bot entered for it, not only its last input."""


class StandInInputs(Struct, frozen=True):
    """What a bot entered for a player who was away: versions of the log, the oldest first."""

    seat: Seat
    versions: tuple[int, ...]


class PendingRequests(Struct, frozen=True, omit_defaults=True):
    """What players of one table have asked for and not settled, and what holds until changed: pause, silence, clock."""

    paused: Pause | None = None
    votes: tuple[Seat, ...] = ()
    """The seats that vote for a pause, or during a pause for its end."""
    undo: UndoRequest | None = None
    silenced: tuple[Seat, ...] = ()
    """The seats that the host has silenced."""
    replaced: tuple[Seat, ...] = ()
    """The seats that other players gave to a bot; their owners get them back as soon as they return."""
    removed: tuple[str, ...] = ()
    """The guests whom the host has removed; they cannot sit down again."""
    invitation: int = 0
    """How often the link to join was replaced by a new one, which makes the earlier ones invalid."""
    closed_by: str | None = None
    """`host` if the host has ended the table."""
    market: MarketTalk | None = None
    """What was said about open offers in the present phase."""
    stood_in: tuple[StandInInputs, ...] = ()
    """What bots entered for players who were away, until they act themselves."""
    left: float | None = None
    """Seconds that the trading clock had left when the only person at the table went away; None while it may run."""

    def to_json(self) -> str | None:
        """As the store keeps it."""
        return None if self == EMPTY else msgspec.json.encode(self).decode()


EMPTY: Final = PendingRequests()


@lru_cache(maxsize=1000)
def pending_requests(text: str | None) -> PendingRequests:
    """The pending requests in the column `agenda` of a table."""
    return EMPTY if text is None else msgspec.json.decode(text, type=PendingRequests)


def without_past_talk(text: str | None, round: str | None) -> str | None:
    """The column `agenda` without what was said about offers in an earlier phase."""
    pending = pending_requests(text)
    if pending.market is None or pending.market.round == round:
        return text
    return msgspec.structs.replace(pending, market=None).to_json()


MOST_NOTED: Final = 200
"""Inputs of a stand-in that are noted for one seat, from the first one on."""


def stand_in_inputs(text: str | None, seat: Seat) -> tuple[int, ...]:
    """The versions of the log at which a bot played for a player who was away; none once the player has acted."""
    return next((noted.versions for noted in pending_requests(text).stood_in if noted.seat == seat), ())


def with_stand_in_input(text: str | None, seat: Seat, version: int) -> str | None:
    """The column `agenda` after a bot has played for a player who is away."""
    versions = (*stand_in_inputs(text, seat), version)[:MOST_NOTED]
    pending = pending_requests(without_stand_in_inputs(text, seat))
    noted = (*pending.stood_in, StandInInputs(seat, versions))
    return msgspec.structs.replace(pending, stood_in=noted).to_json()


def without_stand_in_inputs(text: str | None, seat: Seat) -> str | None:
    """The column `agenda` after a player has acted, who so accepts what a bot did meanwhile."""
    pending = pending_requests(text)
    if all(noted.seat != seat for noted in pending.stood_in):
        return text
    others = tuple([noted for noted in pending.stood_in if noted.seat != seat])
    return msgspec.structs.replace(pending, stood_in=others).to_json()


def seats_in(text: str | None) -> tuple[Seat, ...]:
    """A list of seats in a column of the store."""
    return () if text is None else msgspec.json.decode(text, type=tuple[Seat, ...])
