"""A live table: everything that happens there goes through its mailbox, is committed, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace

import msgspec
from msgspec import UNSET, Raw

from argosy.core.codec import CodecError
from argosy.core.contract import CLOCK, Action, Illegal, Seat
from argosy.core.record import RecordError
from argosy.core.replay import ReplayError
from argosy.server import wire
from argosy.server.answers import answered, english, unavailable
from argosy.server.chat import Chat
from argosy.server.clock import Alarm, span_of
from argosy.server.info import info_of, name_of
from argosy.server.mailbox import Mailbox
from argosy.server.messages import Accepted, Frame, Play, Rejected, Undo
from argosy.server.metrics import COMMANDS
from argosy.server.presence import Presence
from argosy.server.rows import CLOSED, OPEN, OVER, PLAYING, InputRow, KeyRow, SeatRow, Step, TableRow
from argosy.server.store import Store
from argosy.server.voyage import Voyage, decoder
from argosy.server.wire import Problem, Refused, refused
from argosy.server.writer import Conflict, StoreError

LOG = logging.getLogger("argosy.server")
NULL = Raw(b"null")
PATIENCE = 1.0
"""Seconds until the clock tries again to enter what the store did not take."""


@dataclass(frozen=True, slots=True)
class Shot:
    """How things stood: the revision of the table, version and last line of talk, and the frame that tells it."""

    revision: int
    version: int
    said: int
    frame: bytes


class Table:
    """One table: its seats, its game once it has begun, its clock, and those who listen."""

    def __init__(self, store: Store, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.store = store
        self.row = row
        self.seats = list(seats)
        self.mailbox = Mailbox(f"table {row.id}")
        self.presence = Presence(self)
        self.chat = Chat(self)
        self.revision = 0
        self.used = time.monotonic()
        self.epoch = 0
        """How often the game was taken from the store anew."""
        self.stale = False
        """Whether the store knows better how things stand."""
        self._voyage: Voyage | None = None
        self._keys: dict[tuple[Seat, str], str] = {}
        self._bell = asyncio.Event()
        self.alarm = Alarm(lambda: self.chore(self._ring()))
        self._chores: set[asyncio.Task[None]] = set()
        self._info: bytes | None = None

    # Listeners

    def publish(self) -> None:
        """Tell those who wait that something has changed."""
        self.revision += 1
        self._info = None
        bell, self._bell = self._bell, asyncio.Event()
        bell.set()

    async def news(self, revision: int) -> None:
        """Wait until something has changed since that revision."""
        while self.revision == revision:
            await self._bell.wait()

    async def shot(self, seat: Seat | None, after: int, heard: int) -> Shot:
        """How things stand for a seat, None for an onlooker, with story and talk since then."""
        if self.mailbox.idle and self._voyage is not None and self.chat.at_hand:
            return await self._shot(seat, after, heard)  # which then waits for nothing, so that nothing comes between
        return await self.mailbox.ask(lambda: self._shot(seat, after, heard))

    async def _shot(self, seat: Seat | None, after: int, heard: int) -> Shot:
        lines = await self.chat.lines()
        said = lines[-1].number if lines else 0
        new = [line for line in lines if line.number > heard]
        table = Raw(self.info())
        if self.row.state in (OPEN, CLOSED):
            empty = Frame(0, 0, seat, table, Raw(b"[]"), NULL, NULL, said, new)
            return Shot(self.revision, 0, said, wire.encode(empty))
        voyage = await self.voyage()
        after = min(after, voyage.version)
        frame = Frame(
            version=voyage.version,
            after=after,
            seat=seat,
            table=table,
            events=Raw(voyage.told(seat, after)),
            view=Raw(voyage.view(seat)),
            result=Raw(wire.encode(voyage.match.result)),
            said=said,
            chat=new,
            clock=self.alarm.info(self.row.deadline),
        )
        return Shot(self.revision, voyage.version, said, wire.encode(frame))

    def info(self) -> bytes:
        """The table as everybody sees it, as JSON."""
        if self._info is None:
            self._info = wire.encode(info_of(self.row, self.seats, self.presence))
        return self._info

    # The game

    async def voyage(self) -> Voyage:
        """The game, from the store if need be; only from within the mailbox. Raises Refused."""
        if self._voyage is None:
            try:
                if self.stale and (found := await self.store.table(self.row.id)) is not None:
                    self.row, self.seats[:] = found
                if self.row.header is None:
                    raise refused(409, "table.not_begun", "the game has not begun")
                rows, keys = await self.store.log(self.row.id)
                self._voyage = await asyncio.to_thread(Voyage.rebuild, self.row.header, self.row.seed, rows)
            except (ReplayError, RecordError) as error:
                LOG.error("table does not replay", extra={"table": self.row.id, "why": str(error)})
                raise refused(500, "table.broken", f"the game cannot be taken up again: {error}") from error
            except StoreError as error:
                raise unavailable(error) from error
            self._keys = {(key.seat, key.key): key.answer for key in keys}
            self.stale = False
            self.epoch += 1
            self._set_clock()
        return self._voyage

    async def play(self, seat: Seat, command: Play | Undo) -> Accepted:
        """Carry out a command of a seat; its answer stands for good. Raises Refused, when sent again as well."""
        self.used = time.monotonic()
        with COMMANDS.timing():
            if isinstance(command, Undo):
                return await self.mailbox.ask(lambda: self._once(seat, command.key, lambda voyage: voyage.undo(seat)))
            meant = self._meant(command)
            return await self.mailbox.ask(lambda: self._once(seat, command.key, lambda it: it.play(seat, meant)))

    async def enter(self, actor: int, action: Action) -> bool:
        """Enter an input of a bot or the clock; False if the rules refused it. Raises Refused if the store did."""
        return await self.mailbox.ask(lambda: self._enter(actor, action))

    async def _once(self, seat: Seat, key: str, do: Callable[[Voyage], list[InputRow] | Illegal]) -> Accepted:
        """Do something for a seat, unless that key was answered before."""
        if self.row.state in (OPEN, CLOSED):
            raise refused(409, "table.not_begun", "the game has not begun")
        while True:
            voyage = await self.voyage()
            if (earlier := self._keys.get((seat, key))) is not None:
                return answered(earlier)
            try:
                rows = do(voyage)
                if isinstance(rows, Illegal):
                    return await self._refuse(seat, key, rows, voyage.version)
                answer = Accepted(key, voyage.version)
                await self._commit(voyage, rows, KeyRow(seat, key, wire.encode(answer).decode()))
            except Conflict:  # another process was first: see what it wrote, and try again
                self.forget()
                continue
            return answer

    def _meant(self, command: Play) -> Action | str:
        """The action of a command, or its line of notation. Raises Refused."""
        if command.text is not UNSET and command.action is UNSET:
            return command.text
        if command.action is UNSET or command.text is not UNSET:
            raise refused(400, "wire.malformed", "a command has either an action or a text")
        try:
            action = decoder(self.row.game).decode(msgspec.json.decode(command.action))
        except (CodecError, msgspec.DecodeError) as error:
            raise refused(400, "wire.action", str(error)) from error
        assert isinstance(action, Action)
        return action

    async def _refuse(self, seat: Seat, key: str, why: Illegal, version: int) -> Accepted:
        """Refuse by the rules, and remember it: sent again it must not slip in later. Raises Refused or Conflict."""
        names = [name_of(one) for one in self.seats]
        problem = Problem(why.code, wire.arguments(why.args), why.rule or None, english().refusal(why, names), version)
        answer = wire.encode(Rejected(problem, key)).decode()
        try:
            await self.store.remember(self.row.id, version, KeyRow(seat, key, answer))
        except StoreError as error:
            raise unavailable(error) from error
        self._keys[seat, key] = answer
        raise Refused(409, problem)

    async def _enter(self, actor: int, action: Action) -> bool:
        if self.row.state != PLAYING:
            return False
        voyage = await self.voyage()
        rows = voyage.play(actor, action)
        if isinstance(rows, Illegal):
            return False
        try:
            await self._commit(voyage, rows, None)
        except Conflict:
            self.forget()
            return False
        return True

    async def _commit(self, voyage: Voyage, rows: Sequence[InputRow], key: KeyRow | None) -> None:
        """Persist, then publish. Raises Refused or Conflict, and then the game is taken from the store anew."""
        now = time.time()
        span = span_of(voyage.match)
        deadline = self.row.deadline
        if span is None or span.name != self.row.clock:
            deadline = None if span is None else now + span.seconds
        clock = None if span is None else span.name
        state = OVER if voyage.match.game.over(voyage.match.state) else PLAYING
        new = replace(self.row, clock=clock, deadline=deadline, state=state)
        values = {} if new == self.row else {"clock": clock, "deadline": deadline, "state": state, "changed": now}
        step = Step(self.row.id, voyage.version - len(rows), tuple(rows), now, key, values)
        try:
            await self.store.append(step)
        except StoreError as error:
            self.forget()
            raise unavailable(error) from error
        if key is not None:
            self._keys[key.seat, key.key] = key.answer
        self.row = new
        self._set_clock()
        self.publish()

    def forget(self) -> None:
        """Let go of the game; the store knows how it stands."""
        self.stale = True
        self._voyage = None
        self._keys = {}

    # The clock

    def _set_clock(self) -> None:
        """Let the clock run as the rules have it now."""
        self.alarm.set(None if self._voyage is None else span_of(self._voyage.match), self.row.deadline)

    async def _ring(self) -> None:
        """The alarm went off: warn, or end it."""
        try:
            await self.mailbox.ask(self._time)
        except Refused:
            self.alarm.wake(PATIENCE)

    async def _time(self) -> None:
        await self.voyage()
        if self.alarm.span is None or self.row.deadline is None:
            self.alarm.stop()
        elif time.time() >= self.row.deadline:
            if not await self._enter(CLOCK, self.alarm.span.ends):
                self.alarm.wake(PATIENCE)
        else:
            self._set_clock()
            self.publish()

    # Care

    def chore(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside, and keep hold of it until it is done."""
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    @property
    def idle(self) -> bool:
        """Whether nobody listens, nothing runs and no clock ticks."""
        return self.mailbox.idle and not self.presence.anybody and not self.alarm.running and not self._chores

    async def close(self) -> None:
        """Finish what is being done, and let go."""
        self.presence.close()
        self.alarm.stop()
        await self.mailbox.close()
        for task in self._chores:
            task.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
