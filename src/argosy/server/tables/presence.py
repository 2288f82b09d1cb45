"""Who is there: connections by seat, and a bot that stands in for those who stay away too long."""

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
"""So long somebody counts as there after a request: longer than the longest poll."""


class Presence:
    """The connections of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stand_ins: set[Seat] = set()
        self.listeners = 0
        self.elsewhere: frozenset[Seat] = frozenset()
        """Those who are connected through other processes."""
        self._sockets: dict[Seat, int] = {}
        self._seen: dict[Seat, float] = {}
        self._alarms: dict[Seat, asyncio.TimerHandle] = {}
        self._fading: asyncio.TimerHandle | None = None
        """Goes off when somebody who asks without a lasting connection has not asked for a while."""

    @property
    def anybody(self) -> bool:
        """Whether anybody is connected, watching or playing, or will be missed soon."""
        return self.listeners > 0 or bool(self._alarms)

    def here(self, seat: Seat) -> bool:
        """Whether the owner of a seat is connected."""
        return seat in self.elsewhere or self._connected(seat)

    def connected(self) -> frozenset[Seat]:
        """Those who are connected through this process."""
        return frozenset([one.seat for one in self.table.seats if self._connected(one.seat)])

    def _connected(self, seat: Seat) -> bool:
        seen = self._seen.get(seat)
        return self._sockets.get(seat, 0) > 0 or (seen is not None and time.monotonic() - seen < POLL_SECONDS)

    def bot(self, seat: Seat) -> str | None:
        """The level of the bot that plays a seat now."""
        return self.table.seats[seat].bot or (STAND_IN if seat in self.stand_ins else None)

    def arrive(self, seat: Seat | None) -> None:
        """Somebody listens."""
        self.listeners += 1
        if seat is not None:
            self._sockets[seat] = self._sockets.get(seat, 0) + 1
            self._back(seat)
            self.table.time.look_around()
            self.table.publish()

    def depart(self, seat: Seat | None) -> None:
        """Somebody listens no more."""
        self.listeners -= 1
        self.table.used = time.monotonic()
        if seat is not None:
            self._sockets[seat] -= 1
            self._seen.pop(seat, None)
            self.watch()
            self.table.time.look_around()
            self.table.publish()

    def touch(self, seat: Seat | None) -> None:
        """Somebody asked for something without a lasting connection."""
        self.table.used = time.monotonic()
        if seat is not None:
            new = not self.here(seat)
            self._seen[seat] = time.monotonic()
            self._back(seat)
            self.watch()
            self._fade()
            if new:
                self.table.time.look_around()
                self.table.publish()

    def _fade(self) -> None:
        """Look again when those who were seen just now count as gone."""
        if self._fading is not None:
            self._fading.cancel()
        self._fading = asyncio.get_running_loop().call_later(POLL_SECONDS + 1, self.table.time.look_around)

    def see_elsewhere(self, seats: frozenset[Seat]) -> None:
        """Another process tells who is connected there."""
        if seats != self.elsewhere:
            self.elsewhere = seats
            for seat in seats:
                self._back(seat)
            self.watch()
            self.table.time.look_around()
            self.table.publish()

    def watch(self) -> None:
        """Wait for those who are away, if the table does not wait for ever; where nobody else plays it does."""
        row = self.table.row
        if row.pace != "live" or row.absence == 0 or row.state != PLAYING:
            return
        if solo(self.table.seats):
            self._wait_for_ever()
            return
        for one in self.table.seats:
            person = one.guest is not None and one.bot is None
            there = self._sockets.get(one.seat, 0) > 0 or one.seat in self.elsewhere
            if person and not there and not {one.seat} & (self._alarms.keys() | self.stand_ins):
                alarm = asyncio.get_running_loop().call_later(row.absence, self._missed, one.seat)
                self._alarms[one.seat] = alarm

    def _wait_for_ever(self) -> None:
        """Nothing plays for the only person at a table."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        if self.stand_ins:
            self.stand_ins.clear()
            self.table.publish()

    def _missed(self, seat: Seat) -> None:
        """The grace is over: a bot plays until the owner is back."""
        del self._alarms[seat]
        if self.table.row.state == PLAYING and not solo(self.table.seats):
            self.stand_ins.add(seat)
            self.table.publish()

    def _back(self, seat: Seat) -> None:
        if (alarm := self._alarms.pop(seat, None)) is not None:
            alarm.cancel()
        self.stand_ins.discard(seat)

    def close(self) -> None:
        """Wait for nobody any more."""
        if self._fading is not None:
            self._fading.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
