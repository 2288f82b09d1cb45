"""Which people owe a decision, since when and until when; and the clock of the table that follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from argosy.core.contract import Result, Seat
from argosy.core.replay import AnyMatch
from argosy.games.package import package
from argosy.server.storage.rows import OVER, PLAYING, InputRow, SeatRow, TableRow, solo
from argosy.server.tables.clock import span_of
from argosy.server.tables.pending import EMPTY, agenda_of
from argosy.server.tables.session import Back, own_row
from argosy.server.wire.table_types import Score

if TYPE_CHECKING:
    from argosy.server.tables.session import Voyage

DECISION: Final = "decision"
"""What the clock runs for where each decision has its time."""


class Owed(Struct, frozen=True, omit_defaults=True):
    """A decision that a seat owes, since that version of the game."""

    since: int
    ends: float | None = None
    round: str | None = None
    """The trading that it belongs to: there a seat may act often, and all of it is one decision."""


@lru_cache(maxsize=1000)
def owed_of(text: str | None) -> Mapping[Seat, Owed]:
    """Who owes a decision, as the store has it."""
    return {} if text is None else msgspec.json.decode(text, type=dict[Seat, Owed])


def waits_for(guest: str, row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the game waits for that guest, on whichever seat."""
    owed = owed_of(row.owed) if row.state == PLAYING and agenda_of(row.agenda).paused is None else {}
    return any(one.guest == guest and one.seat in owed for one in seats)


def round_of(match: AnyMatch) -> str | None:
    """The phase that goes on in which a seat may act often; all of it is one decision."""
    clock = package(match.header.game).clock
    return None if clock is None else clock.round(match.state)


def awaited(match: AnyMatch) -> list[Seat]:
    """The seats without which the game does not go on: those to act that have not said they are ready."""
    return package(match.header.game).awaited(match.state, match.to_act)


def timed(
    row: TableRow,
    seats: Sequence[SeatRow],
    voyage: Voyage,
    rows: Sequence[InputRow],
    now: float,
    away: float | None = None,
) -> TableRow:
    """The table after some rows were added to its log: what is owed and until when, and whether the game is over.

    Where one person plays with bots no decision has a deadline; `away` is since when that person has been gone, and
    the trading clock stands still.
    """
    agenda = agenda_of(row.agenda)
    if agenda.paused is not None:
        return row
    if rows and agenda != EMPTY:
        acted = {one.actor for one in rows}  # who plays on wants no pause
        agenda = msgspec.structs.replace(
            agenda, undo=None, votes=tuple([seat for seat in agenda.votes if seat not in acted])
        )
    match = voyage.match
    span = span_of(match)
    untimed = span is not None or not row.decision or solo(seats)
    owed = owed_after(row, seats, voyage, rows, None if untimed else now + row.decision)
    clock, deadline, left = None, None, None
    if span is not None:
        clock, same = span.name, span.name == row.clock
        deadline = row.deadline if same and row.deadline is not None else None
        if deadline is None:
            deadline = now + (agenda.left if same and agenda.left is not None else span.seconds)
        if away is not None:
            left = agenda.left if same and agenda.left is not None else max(0.0, deadline - min(away, now))
            deadline = None
    elif ends := [one.ends for seat, one in owed.items() if one.ends is not None and seat not in voyage.late]:
        clock, deadline = DECISION, min(ends)
    result = match.result if match.game.over(match.state) else None
    return replace(
        row,
        clock=clock,
        deadline=deadline,
        state=PLAYING if result is None else OVER,
        result=None if result is None else score_of(result),
        agenda=msgspec.structs.replace(agenda, left=left).written(),
        owed=msgspec.json.encode(owed).decode() if owed else None,
    )


def score_of(result: Result) -> str:
    """How a game ended, as the store keeps it."""
    return msgspec.json.encode(Score(result.points, result.places)).decode()


def owed_after(
    row: TableRow, seats: Sequence[SeatRow], voyage: Voyage, rows: Sequence[InputRow], ends: float | None
) -> dict[Seat, Owed]:
    """What people owe now."""
    before = {} if any(isinstance(own_row(one), Back) for one in rows) else owed_of(row.owed)
    acted = {one.actor for one in rows}
    current = round_of(voyage.match)
    owed: dict[Seat, Owed] = {}
    for seat in awaited(voyage.match):
        if not seats[seat].person:
            continue
        earlier = before.get(seat)
        same = earlier is not None and earlier.round == current and (current is not None or seat not in acted)
        if same and earlier is not None:
            # somebody sat down, or stood up: from now on, or no longer, there is a time for it
            owed[seat] = msgspec.structs.replace(earlier, ends=None if ends is None else earlier.ends or ends)
        else:
            owed[seat] = Owed(voyage.version, ends, current)
    return owed
