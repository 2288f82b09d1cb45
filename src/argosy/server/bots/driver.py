"""Drives the bots of a table: asks them in worker processes, and enters what they choose through the command queue."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from msgspec import UNSET

from argosy.core.contract import CLOCK, Action, Seat
from argosy.core.record import Input
from argosy.core.replay import AnyMatch
from argosy.games.market import Market, Remark, Wish
from argosy.games.package import market_of, package
from argosy.server.bots.pace import ANSWER, WISH, Pace
from argosy.server.bots.pool import Asker, BotProcesses
from argosy.server.bots.worker import BotReply, BotWish, HeardAtTable, Question, choose, reply, wish
from argosy.server.storage.failures import StoreError, log_failure
from argosy.server.storage.rows import PLAYING, InputRow
from argosy.server.tables.clock import PACED
from argosy.server.tables.deadlines import awaited, round_of
from argosy.server.tables.lobby import TEMPOS
from argosy.server.tables.requests.market import note_answer, post_wish
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.tables.session import input_of, row_of
from argosy.server.tables.table import Table
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused
from argosy.server.wire.types import Say

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
        self._pace: Pace | None = None
        """The rhythm of the bots in the present market."""
        self._acting: asyncio.Task[None] | None = None
        """The action or wish that a bot considers in the present market: one at a time."""
        self._replying: set[asyncio.Task[None]] = set()
        """Replies to people, which are considered beside it: somebody waits for them."""
        self._woken = asyncio.Event()
        self.resting = False
        """Whether no bot has anything to do."""
        self.advised: set[Seat] = set()
        """The seats for which a hint is being computed."""
        self.task = asyncio.create_task(self._run(), name=f"bots of {table.row.id}")

    @property
    def game_id(self) -> str:
        """The key of the game in the worker processes: a new one whenever the game is loaded again."""
        return f"{self.table.row.id}/{self.table.epoch}"

    def asker(self, awaited: bool = True) -> Asker:
        """For whom a bot of this table thinks; urgent if it is awaited and a person who plays there is connected."""
        table = self.table
        here = any(seat.guest is not None and table.presence.here(seat.seat) for seat in table.seats)
        return Asker(table.row.host, table.row.id, awaited and here)

    def wake(self) -> None:
        """Check again whether there is something to do."""
        self._woken.set()

    async def close(self) -> None:
        """Stop."""
        tasks = [self.task, *self._replying, *([] if self._acting is None else [self._acting])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        del self.task  # whose traceback refers to this driver, and so to the table
        self.processes.forget(self.game_id)

    async def _run(self) -> None:
        while True:
            revision = self.table.revision
            try:
                acted = self._may_act() and await self._act()
            except Exception as error:  # catch everything: the other seats wait for these bots
                self._log_error(error)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if not acted:
                self.resting = True
                await self._wait(None, revision)
                self.resting = False

    def _log_error(self, error: Exception) -> None:
        if isinstance(error, StoreError):
            log_failure(error)
        elif not isinstance(error, Refused):
            LOG.error("bots failed", exc_info=error, extra={"table": self.table.row.id, "why": str(error)})

    def _may_act(self) -> bool:
        still = self.table.paused or self.table.time.stands_still
        return self.table.row.state == PLAYING and self.table.row.lesson is None and not still and self.table.lead()

    async def _wait(self, seconds: float | None, revision: int) -> None:
        """Wait that long, or until something has changed at the table, or another process has stopped leading it."""
        waiting = [
            asyncio.ensure_future(self.table.wait_for_change(revision)),
            asyncio.ensure_future(self._woken.wait()),
        ]
        try:
            timeout = None if seconds is None else max(0.0, seconds)
            await asyncio.wait(waiting, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
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
        while (asked := pending_requests(self.table.row.agenda).undo) is not None and asked.refused is None:
            left = asked.at + UNDO_SECONDS - time.time()
            if left <= 0:
                return
            await self._wait(left, self.table.revision)

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
        """Let bots act while a clock runs: in their rhythm among people, else each once in turn.

        Where only bots sit the clock ticks as in a simulation.
        """
        alone = len(due) == match.header.seats
        round = round_of(match)
        people_ready = not alone and round is not None and set(awaited(match)) <= set(due)
        market = market_of(match.header.game)
        if market is not None and round is not None and self.table.row.tempo == PACED and not (alone or people_ready):
            self._rounds = 0
            return await self._market(market, match, round, due)
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

    # A market with people

    async def _market(self, market: Market, match: AnyMatch, round: str, due: Sequence[Seat]) -> bool:
        """Do what a bot has to do next if its time has come; else wait for that time, or for a change."""
        opens, revision = self.table.time.opens, self.table.revision
        if opens is not None:  # people sort their hands
            await self._wait(opens - time.time(), revision)
            return True
        if self._pace is None or self._pace.round != round:
            self._pace = Pace(round, self.game_id)
        pace, now = self._pace, time.monotonic()
        bots = {seat: level for seat in due if (level := self.table.deciding(seat)) is not None}
        pace.see(market.offers(match.state), bots, now)
        job = pace.next(bots, replies_only=self._acting is not None)
        if job is None and self._acting is None:
            return False
        if job is None or job.at > now:
            await self._wait(None if job is None else job.at - now, revision)
            return True
        if job.kind == ANSWER:
            pace.answered(job.seat, job.offer)
            task = self._beside(self._reply(market, job.seat, job.offer))
            self._replying.add(task)
            task.add_done_callback(self._replying.discard)
        else:
            if job.kind == WISH:
                pace.wished(job.seat, now)
                work = self._wish(job.seat)
            else:
                pace.asked(job.seat, now, self._seconds_left())
                work = self._act_in_market(market, pace, job.seat, bots)
            self._acting = self._beside(work)
            self._acting.add_done_callback(self._acted)
        return True

    def _beside(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something beside what follows; if it fails that is logged, and nothing else happens."""

        async def done() -> None:
            try:
                await work
            except Exception as error:  # catch everything: the others go on
                self._log_error(error)

        return asyncio.create_task(done(), name=f"market of {self.table.row.id}")

    def _acted(self, _: asyncio.Task[None]) -> None:
        self._acting = None
        self.wake()

    async def _act_in_market(self, market: Market, pace: Pace, seat: Seat, bots: Mapping[Seat, str]) -> None:
        """Ask a bot and enter what it chooses, unless it is too soon to accept or to be ready."""
        clock = package(self.table.row.game).clock
        action = await self._chosen(seat, awaited=False)
        now, left = time.monotonic(), self._seconds_left()
        taken = None if action is None else market.accepts(action)
        session = await self.table.commands.run(self.table.session)
        offer = next((one for one in market.offers(session.match.state) if one.number == taken), None)
        if offer is not None and pace.too_soon(seat, offer, bots, now, left):
            return
        if action is None or (clock is not None and action in (clock.ready, clock.wait)):
            may = pace.idled(seat, now, left)
            if action is not None and clock is not None and action == clock.ready and may:
                await self.table.enter(seat, action)
            return
        if await self.table.enter(seat, action) and market.makes_offer(action):
            pace.offered(seat, row_of(Input(seat, action)).action)
        pace.acted(seat, now, left)

    async def _reply(self, market: Market, seat: Seat, offer: int) -> None:
        """Let a bot reply to the offer of a person: enter its action, or note that it declined and why."""
        answered = await self._think(seat, reply, (str(offer),))
        if answered is None:
            return
        given = msgspec.json.decode(answered, type=BotReply)
        table = self.table
        try:
            action = None if given.action is None else input_of(table.row.game, InputRow(seat, given.action)).action
            if action is None or not await table.enter(seat, action):
                await note_answer(table, seat, offer, given.reason.id, given.reason.args)
            elif market.makes_offer(action):
                session = await table.commands.run(table.session)
                made = [one.number for one in market.offers(session.match.state) if one.seat == seat]
                await note_answer(table, seat, offer, None, {}, counter=made[-1] if made else None)
                await self._say(seat, given.remark)
        except Refused:  # the offer is gone meanwhile
            pass

    async def _wish(self, seat: Seat) -> None:
        """Let a bot say what it looks for, and now and then something more."""
        left = self._seconds_left()
        answered = await self._think(seat, wish, () if left is None else (str(left),), awaited=False)
        if answered is None:
            return
        wished = msgspec.json.decode(answered, type=BotWish)
        try:
            await post_wish(self.table, seat, Wish(wished.wants, wished.plenty))
            await self._say(seat, wished.remark)
        except Refused:  # the market has closed meanwhile
            pass

    async def _say(self, seat: Seat, remark: Remark | None) -> None:
        if remark is not None:
            await self.table.chat.say(seat, Say(phrase=remark.phrase, about=remark.about or UNSET))

    def _seconds_left(self) -> float | None:
        deadline = self.table.row.deadline
        return None if deadline is None else max(0.0, deadline - time.time())

    # Asking

    async def _ask(self, seat: Seat) -> bool:
        """Ask one bot and enter what it chooses; False if it waits or was too late."""
        action = await self._chosen(seat)
        clock = package(self.table.row.game).clock
        if action is None or (clock is not None and action == clock.wait) or self.table.deciding(seat) is None:
            return False
        return await self.table.enter(seat, action)

    async def _chosen(self, seat: Seat, awaited: bool = True) -> Action | None:
        """What a bot chooses, a random action if it fails; None if its seat may not act any more."""
        try:
            text = await self._think(seat, choose, awaited=awaited)
            return None if text is None else input_of(self.table.row.game, InputRow(seat, text)).action
        except Exception as error:  # a bot that fails must not hang the game
            LOG.exception("bot failed", extra={"table": self.table.row.id, "seat": seat, "why": str(error)})
            return await self.table.commands.run(lambda: self._random_action(seat))

    async def _think(
        self,
        seat: Seat,
        think: Callable[[Question], str | None],
        details: tuple[str, ...] = (),
        awaited: bool = True,
    ) -> str | None:
        """What a bot answers, as JSON; None if its seat may not act any more. Raises what the bot raises."""
        header, level = self.table.row.header, self.table.deciding(seat)
        log = await self.table.commands.run(lambda: self._log(seat))
        if header is None or level is None or log is None:
            return None
        company = any(seat.person for seat in self.table.seats)
        return await self.processes.ask(
            self.asker(awaited), self.game_id, header, log, seat, level, think, company, details, self._heard(seat)
        )

    def _heard(self, seat: Seat) -> HeardAtTable:
        """What a bot is told of the market beside the log."""
        talk, pace = pending_requests(self.table.row.agenda).market, self._pace
        wishes = [] if talk is None else [(one.seat, tuple(one.wants), tuple(one.plenty)) for one in talk.wishes]
        if pace is None:
            return HeardAtTable(tuple(wishes))
        return HeardAtTable(tuple(wishes), pace.stale(seat, time.monotonic()), tuple(pace.tried.get(seat, ())))

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

    def __init__(self, processes: BotProcesses) -> None:
        self.processes = processes
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
