"""Drives the bots of a table: asks them in worker processes, and enters what they choose through the command queue."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

from argosy.core.contract import CLOCK, Action, Seat
from argosy.core.replay import AnyMatch
from argosy.games.package import package
from argosy.server.bots.pool import Asker, BotProcesses
from argosy.server.storage.rows import PLAYING, InputRow
from argosy.server.storage.writer import StoreError, log_failure
from argosy.server.tables.deadlines import awaited, round_of
from argosy.server.tables.lobby import TEMPOS
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.tables.session import input_of
from argosy.server.tables.table import Table
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused

LOG = logging.getLogger("argosy.server")
LULL: Final = 0.5
"""Seconds at least between two rounds of asking all bots while people trade."""
LAST_ROUNDS: Final = 12
"""Rounds in which bots may still trade among themselves when all people are ready."""
RETRY_STEP_SECONDS: Final = 0.05
"""Seconds, times how often it was refused, until a bot is asked again."""
MOST_REFUSALS: Final = 3
UNDO_SECONDS: Final = 20.0
"""How long bots wait for people who are asked for an undo."""
RETRY_SECONDS: Final = 1.0
"""Until the bots try again after the store failed."""


class BotDriver:
    """The bots of one table, also those that stand in: one task that asks them as long as they may act."""

    def __init__(self, table: Table, processes: BotProcesses) -> None:
        self.table = table
        self.processes = processes
        self._refused = 0
        self._rounds = 0
        """How many rounds bots have traded since the last person was ready."""
        self._woken = asyncio.Event()
        self.resting = False
        """Whether no bot has anything to do."""
        self.advising = False
        """Whether a hint is being computed."""
        self.task = asyncio.create_task(self._run(), name=f"bots of {table.row.id}")

    @property
    def game_id(self) -> str:
        """The key of the game in the worker processes: a new one whenever the game is loaded again."""
        return f"{self.table.row.id}/{self.table.epoch}"

    @property
    def asker(self) -> Asker:
        """For whom the bots of this table think; urgent where a person who plays there is connected."""
        table = self.table
        urgent = any(seat.guest is not None and table.presence.here(seat.seat) for seat in table.seats)
        return Asker(table.row.host, table.row.id, urgent)

    def wake(self) -> None:
        """Check again whether there is something to do."""
        self._woken.set()

    async def close(self) -> None:
        """Stop."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        del self.task  # whose traceback refers to this driver, and so to the table
        self.processes.forget(self.game_id)

    async def _run(self) -> None:
        while True:
            revision = self.table.revision
            try:
                acted = self._may_act() and await self._act()
            except Exception as error:  # catch everything: the other seats wait for these bots
                if isinstance(error, StoreError):
                    log_failure(error)
                elif not isinstance(error, Refused):
                    LOG.exception("bots failed", extra={"table": self.table.row.id, "why": str(error)})
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if not acted:
                self.resting = True
                await self._rest(revision)
                self.resting = False

    def _may_act(self) -> bool:
        still = self.table.paused or self.table.time.stands_still
        return self.table.row.state == PLAYING and not still and self.table.lead()

    async def _rest(self, revision: int) -> None:
        """Wait until something has changed at the table, or another process has stopped leading it."""
        waiting = [
            asyncio.ensure_future(self.table.wait_for_change(revision)),
            asyncio.ensure_future(self._woken.wait()),
        ]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
            self._woken.clear()

    async def _act(self) -> bool:
        """Let the next bot act, or all in turn where a clock runs; False if there is nothing to do for them."""
        if all(self.table.deciding(seat.seat) is None for seat in self.table.seats):
            return False  # most tables have no bots: then the command queue is not used
        match = (await self.table.commands.run(self.table.session)).match
        due = [seat for seat in match.to_act if self.table.deciding(seat) is not None]
        if not due:
            return False
        await self._wait_for_undo()
        if not self._may_act():
            return False
        if match.game.tick(match.state) is not None:
            return await self._round(match, due)
        await asyncio.sleep(self._pause())
        if await self._ask(due[0]):
            self._refused = 0
        else:
            await self._refused_again(due[0])
        return True

    async def _wait_for_undo(self) -> None:
        """Wait a while for players who are asked for an undo: a move of a bot would void the request."""
        asked = pending_requests(self.table.row.agenda).undo
        if asked is None or asked.refused is not None:
            return
        revision = self.table.revision
        try:
            async with asyncio.timeout(max(0.0, asked.at + UNDO_SECONDS - time.time())):
                await self.table.wait_for_change(revision)
        except TimeoutError:
            pass

    async def _refused_again(self, seat: Seat) -> None:
        """A bot was too late, or chose something illegal: ask again a few times, then make a random move for it."""
        self._refused += 1
        await asyncio.sleep(RETRY_STEP_SECONDS * self._refused)
        if self._refused > MOST_REFUSALS:
            self._refused = 0
            action = await self.table.commands.run(lambda: self._random_action(seat))
            if action is not None:
                await self.table.enter(seat, action)

    async def _round(self, match: AnyMatch, due: Sequence[Seat]) -> bool:
        """Ask each bot once in trading; where only bots sit the clock ticks as in a simulation."""
        alone = len(due) == match.header.seats
        people_ready = not alone and round_of(match) is not None and set(awaited(match)) <= set(due)
        self._rounds = self._rounds + 1 if people_ready else 0
        first = match.number % len(due)
        acted = False
        for seat in (*due[first:], *due[:first]) if self._rounds <= LAST_ROUNDS else ():
            acted |= await self._ask(seat)
        if people_ready and not acted:  # bots have acted: nobody waits for them
            clock = package(match.header.game).clock
            acted = clock is not None and any([await self.table.enter(seat, clock.ready) for seat in awaited(match)])
        tick = match.game.tick(match.state)
        if alone and tick is not None:
            await self.table.enter(CLOCK, tick)
        if acted or alone:
            await asyncio.sleep(self._pause() if alone else max(LULL, self._pause()))
        return acted or alone

    async def _ask(self, seat: Seat) -> bool:
        """Ask one bot and enter what it chooses; False if it waits or was too late."""
        header = self.table.row.header
        level = self.table.deciding(seat)
        log = await self.table.commands.run(lambda: self._log(seat))
        if header is None or level is None or log is None:
            return False
        try:
            company = any(seat.person for seat in self.table.seats)
            text = await self.processes.ask(self.asker, self.game_id, header, log, seat, level, company=company)
            action = input_of(self.table.row.game, InputRow(seat, text)).action
        except Exception as error:  # a bot that fails must not hang the game
            LOG.exception("bot failed", extra={"table": self.table.row.id, "seat": seat, "why": str(error)})
            found = await self.table.commands.run(lambda: self._random_action(seat))
            if found is None:
                return False
            action = found
        clock = package(self.table.row.game).clock
        if (clock is not None and action == clock.wait) or self.table.deciding(seat) is None:
            return False
        return await self.table.enter(seat, action)

    async def _log(self, seat: Seat) -> list[InputRow] | None:
        """The log for a bot to follow; None if its seat may no longer act, as when its time was up meanwhile."""
        session = await self.table.session()
        return list(session.rows) if seat in session.match.to_act else None

    async def _random_action(self, seat: Seat) -> Action | None:
        """A random legal action, for the seat of a bot that failed."""
        menu = (await self.table.session()).match.legal(seat)
        return random.choice(menu) if menu else None

    def _pause(self) -> float:
        return random.uniform(*TEMPOS[self.table.row.tempo])


class BotDrivers:
    """The bot drivers of all loaded tables, which share the worker processes."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = BotProcesses(processes)
        self._by_table: WeakValueDictionary[str, BotDriver] = WeakValueDictionary()

    def start(self, table: Table) -> BotDriver:
        """Start driving the bots of a table."""
        driver = self._by_table[table.row.id] = BotDriver(table, self.processes)
        return driver

    def of(self, table: Table) -> BotDriver:
        """The driver of a table. Raises Refused if the table was unloaded."""
        driver = self._by_table.get(table.row.id)
        if driver is None or driver.table is not table:
            raise errors.TABLE_AWAY.refused()
        return driver

    def close(self) -> None:
        """Stop the worker processes; the tables must have been unloaded before."""
        self.processes.close()
