"""Which players are connected, since when the others are away, and bots that stand in for those away too long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, Final

import msgspec

from argosy.core.contract import Seat
from argosy.server.storage.failures import StoreError, log_failure
from argosy.server.storage.rows import PLAYING, SeatRow, TableRow, solo
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.wire.errors import Refused

if TYPE_CHECKING:
    from argosy.server.tables.table import Table

STAND_IN: Final = "strong"
POLL_SECONDS: Final = 40.0
"""How long a player counts as connected after an HTTP request: longer than the longest poll."""
DEFAULT_ABSENCE: Final = 600.0
"""Seconds that a player may be away from a table that has agreed on no time."""
LEAST_ABSENCE: Final = 30.0
"""Seconds that a player may be away from any table without losing a vote, a veto or the seat: longer than a reload."""


def agreed_absence(row: TableRow) -> float:
    """Seconds after which other players may go on without somebody who is away.

    At a live table its `absence`; by post the time for a decision. Untimed tables and those with `absence` 0 have
    agreed on none and get the default.
    """
    if row.pace == "post":
        return max(LEAST_ABSENCE, row.decision)
    if row.pace != "live":
        return max(DEFAULT_ABSENCE, row.absence)
    return max(LEAST_ABSENCE, row.absence) if row.absence else DEFAULT_ABSENCE


class Presence:
    """The connections of one table, by seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stand_ins: set[Seat] = set()
        self.listeners = 0
        self.elsewhere: frozenset[Seat] = frozenset()
        """The seats that are connected through other processes."""
        self._sockets: dict[Seat, int] = {}
        self._seen: dict[Seat, float] = {}
        self._last: dict[Seat, float] = {}
        """When each player was last connected; those never seen here count as away since the table was loaded."""
        self._loaded = time.monotonic()
        self._alarms: dict[Seat, asyncio.TimerHandle] = {}
        self._fading: asyncio.TimerHandle | None = None
        """Runs when a player without a WebSocket has sent no request for a while."""

    @property
    def anybody(self) -> bool:
        """Whether anybody is connected, or a stand-in is about to take over."""
        return self.listeners > 0 or bool(self._alarms)

    def here(self, seat: Seat) -> bool:
        """Whether the player of a seat is connected, through any process."""
        return seat in self.elsewhere or self._connected(seat)

    def connected(self) -> frozenset[Seat]:
        """The seats that are connected through this process."""
        return frozenset([row.seat for row in self.table.seats if self._connected(row.seat)])

    def _connected(self, seat: Seat) -> bool:
        seen = self._seen.get(seat)
        return self._sockets.get(seat, 0) > 0 or (seen is not None and time.monotonic() - seen < POLL_SECONDS)

    def away(self, seat: Seat) -> float:
        """Seconds for which the player of a seat has not been connected; 0 while connected."""
        if self.here(seat):
            return 0.0
        return time.monotonic() - max(self._last.get(seat, self._loaded), self._seen.get(seat, -inf))

    def away_too_long(self, seat: Seat) -> bool:
        """Whether the player of a seat has been away for the agreed time, so that others may go on without them."""
        return self.away(seat) >= agreed_absence(self.table.row)

    def replaceable_from(self, seat: Seat) -> float | None:
        """When other players may give a seat to a bot (seconds since 1970), if its player stays away; else None."""
        row = self.table.row
        possible = row.state == PLAYING and not row.decision and not self.table.paused
        if not possible or not self.table.seats[seat].person or self.here(seat) or seat in self.stand_ins:
            return None
        if solo(self.table.seats):
            return None
        return round(time.time() + agreed_absence(row) - self.away(seat), 1)

    def bot(self, seat: Seat) -> str | None:
        """The level of the bot that plays on a seat now."""
        return self.table.seats[seat].bot or (STAND_IN if seat in self.stand_ins else None)

    def arrive(self, seat: Seat | None) -> None:
        """A WebSocket opened."""
        self.listeners += 1
        if seat is not None:
            self._sockets[seat] = self._sockets.get(seat, 0) + 1
            self._returned(seat)
            self._end_replacement(seat)
            self.table.time.check_presence()
            self.table.publish()

    def depart(self, seat: Seat | None) -> None:
        """A WebSocket closed."""
        self.listeners -= 1
        self.table.used = time.monotonic()
        if seat is not None:
            self._sockets[seat] -= 1
            self._seen.pop(seat, None)
            self._last[seat] = time.monotonic()
            self.watch()
            self.table.time.check_presence()
            self.table.publish()

    def touch(self, seat: Seat | None) -> None:
        """A player sent an HTTP request."""
        self.table.used = time.monotonic()
        if seat is not None:
            new = not self.here(seat)
            self._seen[seat] = time.monotonic()
            self._returned(seat)
            self._end_replacement(seat)
            self.watch()
            self._fade()
            if new:
                self.table.time.check_presence()
                self.table.publish()

    def _fade(self) -> None:
        """Check again when the players seen just now no longer count as connected."""
        if self._fading is not None:
            self._fading.cancel()
        self._fading = asyncio.get_running_loop().call_later(POLL_SECONDS + 1, self.table.time.check_presence)

    def set_elsewhere(self, seats: frozenset[Seat]) -> None:
        """Note which seats are connected through other processes."""
        if seats != self.elsewhere:
            self._last.update(dict.fromkeys(self.elsewhere - seats, time.monotonic()))
            self.elsewhere = seats
            for seat in seats:
                self._returned(seat)
            self.watch()
            self.table.time.check_presence()
            self.table.publish()

    def count_anew(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Before the table becomes this: if somebody sits down, a game begins or a pause ends, absence counts anew."""
        old, now = self.table.row, time.monotonic()
        paused, pauses = pending_requests(old.agenda).paused, pending_requests(row.agenda).paused
        if old.state != row.state or (paused is not None and pauses is None):
            self._last = {seat.seat: now for seat in seats}
            self._cancel_stand_ins()
        for before, seat in zip(self.table.seats, seats, strict=True):
            if before.guest != seat.guest:
                self._last[seat.seat] = now
                self._seen.pop(seat.seat, None)

    def watch(self) -> None:
        """Start the timers after which bots stand in for players who are away; none where only one person plays."""
        row = self.table.row
        if row.pace != "live" or row.absence == 0 or row.state != PLAYING:
            return
        if solo(self.table.seats):
            self._cancel_stand_ins()
            return
        for seat in self.table.seats:
            there = self._sockets.get(seat.seat, 0) > 0 or seat.seat in self.elsewhere
            if seat.person and not there and not {seat.seat} & (self._alarms.keys() | self.stand_ins):
                alarm = asyncio.get_running_loop().call_later(row.absence, self._stand_in, seat.seat)
                self._alarms[seat.seat] = alarm

    def _cancel_stand_ins(self) -> None:
        """Let no bot stand in for the only person at a table."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        if self.stand_ins:
            self.stand_ins.clear()
            self.table.publish()

    def _stand_in(self, seat: Seat) -> None:
        """The player was away too long: a bot plays until they are back."""
        del self._alarms[seat]
        if self.table.row.state == PLAYING and not solo(self.table.seats):
            self.stand_ins.add(seat)
            self.table.publish()

    def _returned(self, seat: Seat) -> None:
        if (alarm := self._alarms.pop(seat, None)) is not None:
            alarm.cancel()
        self.stand_ins.discard(seat)

    def _end_replacement(self, seat: Seat) -> None:
        """A player is back: if another player gave the seat to a bot meanwhile, give it back."""
        if seat in pending_requests(self.table.row.agenda).replaced:
            self.table.run_in_background(self._give_back(seat))

    async def _give_back(self, seat: Seat) -> None:
        async def work() -> None:
            table, pending = self.table, pending_requests(self.table.row.agenda)
            if seat in pending.replaced:
                replaced = tuple([other for other in pending.replaced if other != seat])
                agenda = msgspec.structs.replace(pending, replaced=replaced).to_json()
                seats = [replace(table.seats[seat], bot=None)] if table.seats[seat].guest is not None else []
                await table.change(replace(table.row, agenda=agenda), seats)

        try:
            await self.table.commands.run(work)
        except Refused:  # the next request of the player tries again
            pass
        except StoreError as error:
            log_failure(error)

    def close(self) -> None:
        """Cancel all timers."""
        if self._fading is not None:
            self._fading.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
