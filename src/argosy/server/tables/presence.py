"""Which players are connected, and bots that stand in for players who stay away too long."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Seat
from argosy.server.storage.rows import PLAYING, solo

if TYPE_CHECKING:
    from argosy.server.tables.table import Table

STAND_IN: Final = "sensible"
POLL_SECONDS: Final = 40.0
"""How long a player counts as connected after an HTTP request: longer than the longest poll."""


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

    def bot(self, seat: Seat) -> str | None:
        """The level of the bot that plays on a seat now."""
        return self.table.seats[seat].bot or (STAND_IN if seat in self.stand_ins else None)

    def arrive(self, seat: Seat | None) -> None:
        """A WebSocket opened."""
        self.listeners += 1
        if seat is not None:
            self._sockets[seat] = self._sockets.get(seat, 0) + 1
            self._returned(seat)
            self.table.time.check_presence()
            self.table.publish()

    def depart(self, seat: Seat | None) -> None:
        """A WebSocket closed."""
        self.listeners -= 1
        self.table.used = time.monotonic()
        if seat is not None:
            self._sockets[seat] -= 1
            self._seen.pop(seat, None)
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
            self.elsewhere = seats
            for seat in seats:
                self._returned(seat)
            self.watch()
            self.table.time.check_presence()
            self.table.publish()

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

    def close(self) -> None:
        """Cancel all timers."""
        if self._fading is not None:
            self._fading.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
