"""Pausing a game and resuming it: the host alone, other players by vote. Clocks keep the time they had left."""

from __future__ import annotations

import dataclasses
import time

import msgspec
from msgspec.structs import replace

from argosy.core.contract import Seat
from argosy.server.storage.rows import CLOSED, PLAYING, TableRow
from argosy.server.tables.deadlines import due_decisions
from argosy.server.tables.requests.pending import Pause, PendingRequests, pending_requests
from argosy.server.tables.table import Table
from argosy.server.wire import errors


def requests_in_play(table: Table) -> PendingRequests:
    """The pending requests of a game in progress. Raises Refused if none is."""
    if table.row.state == CLOSED:
        raise errors.TABLE_CLOSED.refused()
    if table.row.state != PLAYING:
        raise errors.TABLE_NOT_PLAYING.refused()
    return pending_requests(table.row.agenda)


def voters(table: Table) -> list[Seat]:
    """The seats whose players are there, or away for less than the agreed time: their votes count."""
    return [seat.seat for seat in table.seats if seat.person and not table.presence.away_too_long(seat.seat)]


async def pause(table: Table, seat: Seat | None, host: bool) -> None:
    """Pause the game: the host at once, others when more than half of those present vote for it. Raises Refused."""

    async def work() -> None:
        pending = requests_in_play(table)
        if pending.paused is not None:
            raise errors.ALREADY_PAUSED.refused()
        votes = with_vote(pending, seat)
        if host or 2 * len({*votes} & {*voters(table)}) > len(voters(table)):
            paused = Pause(seat if host else None, time.time(), table.row.deadline, voted=not host)
            pending = replace(pending, paused=paused, votes=(), undo=None)
            await table.change(dataclasses.replace(table.row, agenda=pending.to_json(), deadline=None))
        else:
            await table.change(dataclasses.replace(table.row, agenda=replace(pending, votes=votes).to_json()))

    await table.commands.run(work)


async def resume(table: Table, seat: Seat | None, host: bool) -> None:
    """End a pause: by the vote of half of those present; the host at once, unless the players voted for the pause.

    Raises Refused.
    """

    async def work() -> None:
        pending = requests_in_play(table)
        if pending.paused is None:
            raise errors.NOT_PAUSED.refused()
        votes = with_vote(pending, seat)
        alone = host and not pending.paused.voted
        if alone or 2 * len({*votes} & {*voters(table)}) >= len(voters(table)):
            await table.change(resumed(table.row))
        else:
            await table.change(dataclasses.replace(table.row, agenda=replace(pending, votes=votes).to_json()))

    await table.commands.run(work)


def with_vote(pending: PendingRequests, seat: Seat | None) -> tuple[Seat, ...]:
    """The votes with that of a seat."""
    return pending.votes if seat is None or seat in pending.votes else (*pending.votes, seat)


def resumed(row: TableRow) -> TableRow:
    """The table after its pause, with every clock set to the time that it had left; as it is if it is not paused."""
    pending = pending_requests(row.agenda)
    paused = pending.paused
    if paused is None:
        return row
    lost = time.time() - paused.at
    due = {
        seat: decision if decision.ends is None else replace(decision, ends=decision.ends + lost)
        for seat, decision in due_decisions(row.owed).items()
    }
    return dataclasses.replace(
        row,
        agenda=replace(pending, paused=None, votes=()).to_json(),
        deadline=None if paused.deadline is None else paused.deadline + lost,
        owed=msgspec.json.encode(due).decode() if due else None,
    )
