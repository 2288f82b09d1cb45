"""Bots on seats: they think in processes of their own and enter through the same mailbox as everybody."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final
from zlib import crc32

from argosy.core.contract import CLOCK, Action, Seat
from argosy.core.replay import AnyMatch
from argosy.games.mediterranean.rules.actions import READY, Wait
from argosy.server.bots.worker import Question, answer, begin
from argosy.server.storage.rows import PLAYING, InputRow
from argosy.server.storage.writer import StoreError, log_failure
from argosy.server.tables.deadlines import awaited, round_of
from argosy.server.tables.pending import agenda_of
from argosy.server.tables.session import input_of
from argosy.server.tables.table import Table
from argosy.server.wire.errors import Refused

LOG = logging.getLogger("argosy.server")
SECONDS: Final = 2.0
"""How long a bot may think, if it thinks at all."""
TEMPOS: Final = {"instant": (0.0, 0.0), "natural": (0.7, 2.2)}
"""Seconds before a bot acts, from and to."""
LULL: Final = 0.5
"""Seconds at least between two rounds of asking while people trade."""
LAST_ROUNDS: Final = 12
"""Rounds in which bots may still trade among themselves when all people are ready."""
HASTE: Final = 0.05
"""Seconds, times how often it was refused, until a bot is asked again."""
MOST_REFUSALS: Final = 3
CONSIDERING: Final = 20.0
"""Seconds that bots wait for people who are asked for an undo."""
PATIENCE: Final = 1.0
"""Seconds until a bot tries again when the store did not take its input."""


class Pool:
    """Some processes; each table keeps to one of them, which then needs to hear only what is new."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self._processes: list[ProcessPoolExecutor | None] = [None] * self.size
        self._heard: dict[str, int] = {}

    async def ask(
        self,
        game_id: str,
        header: str,
        log: Sequence[InputRow],
        seat: Seat,
        level: str,
        think: Callable[[Question], str | None] = answer,
        company: bool = False,
    ) -> str:
        """What a bot of that level would do on that seat, or thinks of it, as JSON. Raises what the bot raises."""
        dice = secrets.token_hex(8)
        number = crc32(game_id.encode()) % self.size
        for after in (self._heard.get(game_id, 0), 0):
            rows = tuple(log[after:])
            question = Question(game_id, header, after, rows, seat, level, dice, SECONDS, company)
            try:
                said = await asyncio.get_running_loop().run_in_executor(self._process(number), think, question)
            except BrokenProcessPool:
                self._processes[number] = None
                self._heard.clear()
                said = None
            if said is not None:
                self._heard[game_id] = len(log)
                return said
        raise BrokenProcessPool("the bots' process ended")

    def forget(self, game_id: str) -> None:
        """The table has closed."""
        self._heard.pop(game_id, None)

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            if process is not None:
                process.shutdown(cancel_futures=True)

    def _process(self, number: int) -> ProcessPoolExecutor:
        process = self._processes[number]
        if process is None:
            context = multiprocessing.get_context("spawn")  # a fork would take threads' locks along
            process = self._processes[number] = ProcessPoolExecutor(1, context, begin)
        return process


class Crew:
    """The bots of one table, for good or standing in: one task that asks them as long as they may act."""

    def __init__(self, table: Table, pool: Pool) -> None:
        self.table = table
        self.pool = pool
        self._refused = 0
        self._rounds = 0
        """How often bots have traded since the last of the people was ready."""
        self._look = asyncio.Event()
        self.resting = False
        """Whether no bot has anything to do."""
        self.advising = False
        """Whether a bot thinks about a hint."""
        self.task = asyncio.create_task(self._run(), name=f"bots of {table.row.id}")

    @property
    def game_id(self) -> str:
        """The game as the processes know it: another one when it was taken from the store anew."""
        return f"{self.table.row.id}/{self.table.epoch}"

    def wake(self) -> None:
        """Look again whether there is something to do."""
        self._look.set()

    async def close(self) -> None:
        """Ask no more."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.pool.forget(self.game_id)

    async def _run(self) -> None:
        while True:
            revision = self.table.revision
            try:
                acted = self._may_act() and await self._act()
            except Exception as error:  # whatever it is, the other seats wait for these bots
                if isinstance(error, StoreError):
                    log_failure(error)
                elif not isinstance(error, Refused):
                    LOG.exception("bots failed", extra={"table": self.table.row.id, "why": str(error)})
                await asyncio.sleep(PATIENCE)
                continue
            if not acted:
                self.resting = True
                await self._rest(revision)
                self.resting = False

    def _may_act(self) -> bool:
        still = self.table.paused or self.table.time.stands_still
        return self.table.row.state == PLAYING and not still and self.table.lead()

    async def _rest(self, revision: int) -> None:
        """Wait until something has changed at the table, or this process may lead it now."""
        waiting = [asyncio.ensure_future(self.table.news(revision)), asyncio.ensure_future(self._look.wait())]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
            self._look.clear()

    async def _act(self) -> bool:
        """Let the next bot act, or all in turn where a clock runs; False if there is nothing to do for them."""
        if all(self.table.deciding(one.seat) is None for one in self.table.seats):
            return False  # at most tables there are none: then nobody waits for this
        match = (await self.table.mailbox.ask(self.table.voyage)).match
        due = [seat for seat in match.to_act if self.table.deciding(seat) is not None]
        if not due:
            return False
        await self._consider()
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

    async def _consider(self) -> None:
        """Wait a while for those who are asked whether something may be taken back: playing on would settle it."""
        asked = agenda_of(self.table.row.agenda).undo
        if asked is None or asked.refused is not None:
            return
        revision = self.table.revision
        try:
            async with asyncio.timeout(max(0.0, asked.at + CONSIDERING - time.time())):
                await self.table.news(revision)
        except TimeoutError:
            pass

    async def _refused_again(self, seat: Seat) -> None:
        """A bot came too late, or wants what it may not do: ask again a few times, then do anything for it."""
        self._refused += 1
        await asyncio.sleep(HASTE * self._refused)
        if self._refused > MOST_REFUSALS:
            self._refused = 0
            action = await self.table.mailbox.ask(lambda: self._anything(seat))
            if action is not None:
                await self.table.enter(seat, action)

    async def _round(self, match: AnyMatch, due: Sequence[Seat]) -> bool:
        """Each bot has a go in trading; where nobody else sits the clock ticks as in a simulation."""
        alone = len(due) == match.header.seats
        people_ready = not alone and round_of(match) is not None and set(awaited(match)) <= set(due)
        self._rounds = self._rounds + 1 if people_ready else 0
        first = match.number % len(due)
        acted = False
        for seat in (*due[first:], *due[:first]) if self._rounds <= LAST_ROUNDS else ():
            acted |= await self._ask(seat)
        if people_ready and not acted:  # bots have had their say: they keep nobody waiting
            acted = any([await self.table.enter(seat, READY) for seat in awaited(match)])
        tick = match.game.tick(match.state)
        if alone and tick is not None:
            await self.table.enter(CLOCK, tick)
        if acted or alone:
            await asyncio.sleep(self._pause() if alone else max(LULL, self._pause()))
        return acted or alone

    async def _ask(self, seat: Seat) -> bool:
        """Ask one bot and enter what it says; False if it lets the moment pass or came too late."""
        header = self.table.row.header
        level = self.table.deciding(seat)
        log = await self.table.mailbox.ask(lambda: self._log(seat))
        if header is None or level is None or log is None:
            return False
        try:
            company = any(one.person for one in self.table.seats)
            text = await self.pool.ask(self.game_id, header, log, seat, level, company=company)
            action = input_of(self.table.row.game, InputRow(seat, text)).action
        except Exception as error:  # a bot that fails must not hang the game
            LOG.exception("bot failed", extra={"table": self.table.row.id, "seat": seat, "why": str(error)})
            found = await self.table.mailbox.ask(lambda: self._anything(seat))
            if found is None:
                return False
            action = found
        if isinstance(action, Wait) or self.table.deciding(seat) is None:
            return False
        return await self.table.enter(seat, action)

    async def _log(self, seat: Seat) -> list[InputRow] | None:
        """The log for a bot to follow; None if its seat may no longer act, as when the time was up meanwhile."""
        voyage = await self.table.voyage()
        return list(voyage.rows) if seat in voyage.match.to_act else None

    async def _anything(self, seat: Seat) -> Action | None:
        """Something legal, for the seat of a bot that failed."""
        menu = (await self.table.voyage()).match.legal(seat)
        return random.choice(menu) if menu else None

    def _pause(self) -> float:
        return random.uniform(*TEMPOS[self.table.row.tempo])
