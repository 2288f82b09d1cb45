"""Decisions that a game waits for: whose, since which version, until when; and the clock that follows from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from argosy.core.contract import Seat
from argosy.core.replay import AnyMatch
from argosy.games.package import package
from argosy.server.storage.rows import PLAYING, InputRow, SeatRow, TableRow, solo
from argosy.server.tables.clock import opening_seconds, span_of
from argosy.server.tables.own_entries import Back, own_row
from argosy.server.tables.requests.pending import EMPTY, pending_requests
from argosy.server.tables.session import GameSession

DECISION: Final = "decision"
"""The name of the clock where each decision has a time limit."""


class DueDecision(Struct, frozen=True, omit_defaults=True):
    """A decision that the game waits for, since that version."""

    since: int
    ends: float | None = None
    round: str | None = None
    """The phase in which a seat may act many times and all of it counts as one decision; None outside such a phase."""


@lru_cache(maxsize=1000)
def due_decisions(text: str | None) -> Mapping[Seat, DueDecision]:
    """The decisions in the column `owed` of a table, by seat."""
    return {} if text is None else msgspec.json.decode(text, type=dict[Seat, DueDecision])


def waits_for(guest: str, row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the game waits for a decision of that guest."""
    due = due_decisions(row.owed) if row.state == PLAYING and pending_requests(row.agenda).paused is None else {}
    return any(seat.guest == guest and seat.seat in due for seat in seats)


def round_of(match: AnyMatch) -> str | None:
    """The phase that goes on in which a seat may act often; all of it is one decision."""
    clock = package(match.header.game).clock
    return None if clock is None else clock.round(match.state)


def awaited(match: AnyMatch) -> list[Seat]:
    """The seats that the game waits for: those that may act and are not ready."""
    return package(match.header.game).awaited(match.state, match.to_act)


def with_deadlines(
    row: TableRow,
    seats: Sequence[SeatRow],
    session: GameSession,
    inputs: Sequence[InputRow],
    now: float,
    away: float | None = None,
) -> TableRow:
    """The table after those inputs were added to its log: which decisions are due until when, and its clock.

    Where one person plays with bots no decision has a time limit; `away` is since when that person has been gone, and
    the trading clock is stopped.
    """
    pending = pending_requests(row.agenda)
    if pending.paused is not None:
        return row
    if inputs and pending != EMPTY:
        acted = {entry.actor for entry in inputs}  # a player who goes on wants no pause
        pending = msgspec.structs.replace(
            pending, undo=None, votes=tuple([seat for seat in pending.votes if seat not in acted])
        )
    span = span_of(session.match)
    untimed = span is not None or not row.decision or solo(seats)
    due = decisions_after(row, seats, session, inputs, None if untimed else now + row.decision)
    clock, deadline, left = None, None, None
    if span is not None:
        clock, same = span.name, span.name == row.clock
        deadline = row.deadline if same and row.deadline is not None else None
        if deadline is None:
            # not where a game that was loaded or continued is in the middle of the phase
            whole = span.seconds + (opening_seconds(session.match, seats, row.tempo) if inputs else 0.0)
            deadline = now + (pending.left if same and pending.left is not None else whole)
        if away is not None:
            left = pending.left if same and pending.left is not None else max(0.0, deadline - min(away, now))
            deadline = None
    elif ends := [
        decision.ends for seat, decision in due.items() if decision.ends is not None and seat not in session.late
    ]:
        clock, deadline = DECISION, min(ends)
    return replace(
        row,
        clock=clock,
        deadline=deadline,
        agenda=msgspec.structs.replace(pending, left=left).to_json(),
        owed=msgspec.json.encode(due).decode() if due else None,
        bots_due=row.lesson is None and bots_due(seats, session),
    )


def bots_due(seats: Sequence[SeatRow], session: GameSession) -> bool:
    """Whether a bot has to act: on its own seat, or for a player whose time is up."""
    return any(seats[seat].bot is not None or seat in session.late for seat in awaited(session.match))


def goes_on_alone(row: TableRow) -> bool:
    """Whether clock and bots of a game in the store may run: not in a pause, nor while its only person is away."""
    pending = pending_requests(row.agenda)
    return pending.paused is None and pending.left is None


def decisions_after(
    row: TableRow, seats: Sequence[SeatRow], session: GameSession, inputs: Sequence[InputRow], ends: float | None
) -> dict[Seat, DueDecision]:
    """The decisions of people that the game waits for after those inputs."""
    before = {} if any(isinstance(own_row(entry), Back) for entry in inputs) else due_decisions(row.owed)
    acted = {entry.actor for entry in inputs}
    current = round_of(session.match)
    due: dict[Seat, DueDecision] = {}
    for seat in awaited(session.match):
        if not seats[seat].person:
            continue
        earlier = before.get(seat)
        same = earlier is not None and earlier.round == current and (current is not None or seat not in acted)
        if same and earlier is not None:
            # somebody sat down, or stood up: from now on, or no longer, there is a time limit
            due[seat] = msgspec.structs.replace(earlier, ends=None if ends is None else earlier.ends or ends)
        else:
            due[seat] = DueDecision(session.version, ends, current)
    return due
