"""A loaded table: its seats, its game, its clock and its listeners.

Everything that happens at a table goes through its command queue, is committed to the store, and only then published.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Final
from weakref import proxy

import msgspec
from msgspec import UNSET, Raw

from argosy.core import limits
from argosy.core.codec import CodecError
from argosy.core.contract import Action, Illegal, Seat
from argosy.core.record import RecordError
from argosy.core.replay import ReplayError
from argosy.lessons.script import ScriptError
from argosy.server.http.metrics import COMMANDS, STALE_COMMANDS
from argosy.server.storage.failures import Conflict, StoreError
from argosy.server.storage.rows import CLOSED, OPEN, OVER, PLAYING, InputRow, KeyRow, SeatRow, Step, TableRow, solo
from argosy.server.storage.table_store import TableStore
from argosy.server.tables import lesson
from argosy.server.tables.chat import Chat
from argosy.server.tables.command_queue import CommandQueue
from argosy.server.tables.deadlines import DueDecision, round_of
from argosy.server.tables.info import info_of, name_of, score_of
from argosy.server.tables.own_entries import is_own
from argosy.server.tables.presence import STAND_IN, Presence
from argosy.server.tables.requests.pending import (
    pending_requests,
    seats_in,
    stand_in_inputs,
    with_stand_in_input,
    without_past_talk,
    without_stand_in_inputs,
)
from argosy.server.tables.session import GameSession, LogReplay, decoder
from argosy.server.tables.slices import in_slices
from argosy.server.tables.timekeeper import Timekeeper
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.errors import Problem, Refused
from argosy.server.wire.types import Accepted, Frame, Play, Rejected, Undo
from argosy.text.translate import Words

LOG = logging.getLogger("argosy.server")
NULL = Raw(b"null")
MOST_ENTRIES: Final = limits.INPUTS - 500
"""Log entries after which people can enter nothing more: every entry is kept in memory, and people can trade without
end. The rest is for bots and clocks, so that the record can still be read."""
FEW: Final = 100
"""Versions whose events are encoded at once; more are encoded in slices."""
NotifyDecisions = Callable[["Table", Mapping[Seat, DueDecision], Mapping[Seat, DueDecision]], None]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A frame for one listener, with the table's revision, the game's version and the last chat line that it shows."""

    revision: int
    version: int
    said: int
    frame: bytes


@cache
def english() -> Words:
    """The English sentences of refusals by the rules."""
    return Words("en")


def earlier_answer(text: str) -> Accepted:
    """The stored answer to a command that was sent before. Raises Refused if it was a refusal."""
    answer = msgspec.json.decode(text, type=Accepted | Rejected)
    if isinstance(answer, Rejected):
        raise Refused(409, answer.problem)
    return answer


class Table:
    """One loaded table."""

    def __init__(
        self, store: TableStore, row: TableRow, seats: Sequence[SeatRow], notify: NotifyDecisions | None = None
    ) -> None:
        self.store = store
        self.notify = notify
        """Called with the decisions that were due before and those that are due now."""
        self.row = row
        self.seats = list(seats)
        self.commands = CommandQueue(f"table {row.id}", self.refresh)
        self.lead: Callable[[], bool] = lambda: True
        """Whether, of the processes that have loaded the table, this one runs its bots and its clock."""
        self.presence = Presence(self)
        self.chat = Chat(self)
        self.revision = 0
        self.used = time.monotonic()
        self.epoch = 0
        """How often the game was loaded from the store."""
        self.closing = False
        """Whether the server is shutting down, so that no new commands are accepted."""
        self.stale = False
        """Whether the row and the game must be read from the store again."""
        self.deleted = False
        """Whether the store no longer has this table."""
        self._session: GameSession | None = None
        self._keys: dict[tuple[Seat, str], str] = {}
        self._changed = asyncio.Event()
        self.time = Timekeeper(self)
        self._background: set[asyncio.Task[None]] = set()
        self._info: bytes | None = None

    # Listeners

    def publish(self) -> None:
        """Wake everybody who waits for a change."""
        self.revision += 1
        self._info = None
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def wait_for_change(self, revision: int) -> None:
        """Wait until something has changed since that revision."""
        while self.revision == revision:
            await self._changed.wait()

    async def snapshot(self, seat: Seat | None, after: int, heard: int) -> Snapshot:
        """The table as a seat sees it, or an onlooker (None), with events and chat since those numbers."""
        self._require_kept()
        session = self._session
        few = session is not None and session.version - after <= FEW
        if self.commands.idle and few and self.chat.loaded:
            return await self._snapshot(seat, after, heard)  # which then never waits, so nothing comes in between
        return await self.commands.run(lambda: self._snapshot(seat, after, heard))

    async def _snapshot(self, seat: Seat | None, after: int, heard: int) -> Snapshot:
        muted = [] if seat is None else [*seats_in(self.seats[seat].muted)]
        lines = await self.chat.lines_for(seat, muted)
        said = lines[-1].number if lines else 0
        new = [line for line in lines if line.number > heard]
        if self.row.state == OPEN or self.row.header is None:
            empty = Frame(0, 0, seat, Raw(self.info()), Raw(b"[]"), NULL, NULL, said, new, muted=muted)
            return Snapshot(self.revision, 0, said, wire.encode(empty))
        session = await self.session()
        after = min(after, session.version)
        missed = session.version - after
        events = session.told(seat, after) if missed <= FEW else await in_slices(session.telling(seat, after), missed)
        frame = Frame(
            version=session.version,
            after=after,
            seat=seat,
            table=Raw(self.info()),
            events=Raw(events),
            view=Raw(session.view(seat)),
            result=Raw(wire.encode(session.match.result)),
            said=said,
            chat=new,
            clock=self.time.info,
            muted=muted,
            stood_in=self._stood_in(session, seat),
            lesson=lesson.lesson_state(self.row, session),
        )
        return Snapshot(self.revision, session.version, said, wire.encode(frame))

    def info(self) -> bytes:
        """The table as everybody sees it, as JSON."""
        if self._info is None:
            self._info = wire.encode(info_of(self.row, self.seats, self.presence, self.late))
        return self._info

    # The game

    async def session(self) -> GameSession:
        """The game, loaded from the store if need be; only from within the command queue. Raises Refused."""
        if self._session is None:
            if self.stale:
                if (found := await self.store.table(self.row.id)) is None:
                    self._set_deleted()
                else:
                    self.row, self.seats[:] = found
            self._require_kept()
            if self.row.header is None:
                raise errors.TABLE_NOT_BEGUN.refused()
            rows, keys = await self.store.log(self.row.id)
            try:
                replay = await asyncio.to_thread(LogReplay, self.row.header)  # which reads the edition
                session = await in_slices(GameSession.rebuilding(replay, self.row.seed, rows), len(rows))
            except (ReplayError, RecordError) as error:
                LOG.error("table does not replay", extra={"table": self.row.id, "why": str(error)})
                raise errors.TABLE_BROKEN.refused(why=str(error)) from error
            self._keys = {(key.seat, key.key): key.answer for key in keys}
            self.stale = False
            self.epoch += 1
            await self.time.settle(session)
            self._session = session
            self.time.set()
            self.time.check_presence()  # somebody may have come or gone while the game was loaded
            self._info = None
        return self._session

    @property
    def session_or_none(self) -> GameSession | None:
        """The game, if it is loaded."""
        return self._session

    @property
    def late(self) -> set[Seat]:
        """The seats whose time is up, if anybody else waits for them."""
        return set() if self._session is None or solo(self.seats) else self._session.late

    def deciding(self, seat: Seat) -> str | None:
        """The level of the bot that decides for a seat now: its own, a stand-in, or one for a late decision."""
        return self.presence.bot(seat) or (STAND_IN if seat in self.late else None)

    @property
    def paused(self) -> bool:
        """Whether the game is paused."""
        return pending_requests(self.row.agenda).paused is not None

    async def play(self, seat: Seat, command: Play | Undo) -> Accepted:
        """Carry out a command of a seat and store its answer. Raises Refused, again when it is sent again."""
        if self.closing:
            raise errors.SERVER_CLOSING.refused()
        self.used = time.monotonic()
        with COMMANDS.timing():
            if isinstance(command, Undo):
                if self.row.lesson is not None:
                    raise errors.LESSON_UNDO.refused()
                return await self.commands.run(lambda: self._once(seat, command.key, lambda game: game.undo(seat)))
            action = self._action_of(command)
            session = self._session
            if session is not None and command.seen is not None and command.seen < session.version:
                STALE_COMMANDS.add()
            play = partial(lesson.play, self.row, seat=seat, action=action)
            return await self.commands.run(lambda: self._once(seat, command.key, play))

    async def enter(self, actor: int, action: Action) -> bool:
        """Enter an input of a bot or the clock; False if the rules refused it. Raises Refused or StoreError."""
        return await self.commands.run(lambda: self.enter_now(actor, action))

    async def _once(self, seat: Seat, key: str, do: Callable[[GameSession], list[InputRow] | Illegal]) -> Accepted:
        """Carry out a command, unless one with that key was answered before."""
        while True:
            if self.row.state == OPEN:
                raise errors.TABLE_NOT_BEGUN.refused()
            if self.row.state == CLOSED:
                raise errors.TABLE_CLOSED.refused()
            session = await self.session()
            if (earlier := self._keys.get((seat, key))) is not None:
                return earlier_answer(earlier)
            self._require_may_act(seat)
            if session.version >= MOST_ENTRIES:
                raise errors.TABLE_TOO_LONG.refused(most=MOST_ENTRIES)
            try:
                rows = do(session)
                if isinstance(rows, Illegal):
                    return await self._refuse(seat, key, rows, session.version)
                answer = Accepted(key, session.version)
                await self.commit(session, rows, KeyRow(seat, key, wire.encode(answer).decode()))
            except Conflict:  # another process wrote first: load what it wrote, and try again
                self.forget()
                continue
            except ScriptError as error:
                raise self.lesson_broken(error) from error
            return answer

    def lesson_broken(self, error: ScriptError) -> Refused:
        """Why a step of the lesson failed. Some of its inputs may be in memory, so the game is loaded again."""
        LOG.error("lesson cannot go on", extra={"table": self.row.id, "why": str(error)})
        self.forget()
        return errors.LESSON_BROKEN.refused(why=str(error))

    def _require_may_act(self, seat: Seat) -> None:
        """Check that a person may act on a seat now, apart from the rules of the game. Raises Refused."""
        if self.paused:
            raise errors.TABLE_PAUSED.refused()
        if self.seats[seat].bot is not None:
            raise errors.BOT_ON_YOUR_SEAT.refused()

    def _action_of(self, command: Play) -> Action | str:
        """The action of a command, or its line of notation. Raises Refused."""
        if command.text is not UNSET and command.action is UNSET:
            return command.text
        if command.action is UNSET or command.text is not UNSET:
            raise errors.ACTION_OR_TEXT.refused()
        try:
            action = decoder(self.row.game).decode(msgspec.json.decode(command.action))
        except (CodecError, msgspec.DecodeError) as error:
            raise errors.ACTION_MALFORMED.refused(why=str(error)) from error
        assert isinstance(action, Action)
        return action

    async def _refuse(self, seat: Seat, key: str, why: Illegal, version: int) -> Accepted:
        """Refuse by the rules and store that, so that the same key is refused again. Raises Refused or Conflict."""
        names = [name_of(row) for row in self.seats]
        problem = Problem(why.code, wire.arguments(why.args), why.rule or None, english().refusal(why, names), version)
        answer = wire.encode(Rejected(problem, key)).decode()
        await self.store.remember(self.row.id, version, KeyRow(seat, key, answer))
        self._keys[seat, key] = answer
        raise Refused(409, problem)

    async def enter_now(self, actor: int, action: Action) -> bool:
        """Like `enter`, for callers that already run in the command queue."""
        if self.row.state != PLAYING or self.paused:
            return False
        session = await self.session()
        if actor >= 0 and self.deciding(actor) is None:
            return False  # its player was faster, or is back
        rows = session.play(actor, action)
        if isinstance(rows, Illegal):
            return False
        try:
            await self.commit(session, rows, None)
        except Conflict:
            self.forget()
            return False
        return True

    async def commit(self, session: GameSession, inputs: Sequence[InputRow], key: KeyRow | None) -> None:
        """Store inputs that were entered, with the table's new deadlines and the end of the game, then publish.

        Raises StoreError or Conflict; after a StoreError the game is loaded from the store again.
        """
        now = time.time()
        result = session.match.result if session.match.game.over(session.match.state) else None
        timed = self.time.after(session, inputs, now)
        row = replace(
            timed,
            state=PLAYING if result is None else OVER,
            result=None if result is None else score_of(result),
            agenda=self._agenda_after(session, inputs, key, without_past_talk(timed.agenda, round_of(session.match))),
        )
        if row != self.row:
            row = replace(row, changed=now)
        try:
            await self.store.append(Step(self.row, row, session.version - len(inputs), tuple(inputs), now, key))
        except StoreError:
            self.forget()
            raise
        if key is not None:
            self._keys[key.seat, key.key] = key.answer
        self.time.set_row(row)
        self.publish()

    def _agenda_after(
        self, session: GameSession, inputs: Sequence[InputRow], key: KeyRow | None, agenda: str | None
    ) -> str | None:
        """The pending requests after some inputs: what a stand-in entered is noted until the player acts."""
        seat = inputs[0].actor
        if seat < 0 or self.seats[seat].guest is None or is_own(inputs[0]):
            return agenda
        if key is not None:
            return without_stand_in_inputs(agenda, seat)
        away = not self.presence.here(seat)
        return with_stand_in_input(agenda, seat, session.version - len(inputs) + 1) if away else agenda

    def _stood_in(self, session: GameSession, seat: Seat | None) -> list[int]:
        """The versions of what a bot did for the absent player of a seat, chance included, if not taken back."""
        noted = () if seat is None else stand_in_inputs(self.row.agenda, seat)
        kept = [version for version in noted if session.number_of(version) is not None]
        return [made for version in kept for made in session.versions_from(version)]

    async def change(
        self,
        row: TableRow,
        seats: Sequence[SeatRow] = (),
        inputs: Sequence[InputRow] = (),
        opened: tuple[TableRow, Sequence[SeatRow]] | None = None,
    ) -> None:
        """Store a new row of the table, some new seats and the first inputs of its log, then publish.

        `opened` is a new table that is stored with it or not at all. Only from within the command queue.
        Raises Conflict if another process wrote first: the queue then reads what it wrote and runs the work again.
        """
        all_seats = [*self.seats]
        for seat in seats:
            all_seats[seat.seat] = seat
        row = self.time.adjusted(row, all_seats)
        await self.store.set_table((self.row, self.seats), row, seats, inputs, opened)
        self.presence.count_anew(row, all_seats)
        self.seats[:] = all_seats
        self.time.set_row(row)
        self.presence.watch()
        self.publish()

    async def keep_result(self) -> None:
        """Store the result of a game that ended before results were stored. Only from within the command queue."""
        result = (await self.session()).match.result
        if result is not None and self.row.result is None:
            row = replace(self.row, result=score_of(result))
            await self.store.set_table((self.row, self.seats), row)
            self.row = row
            self._info = None

    async def refresh(self) -> None:
        """Read what other processes have written. Only from within the command queue."""
        session = self._session
        news = await self.store.news(self.row.id, 0 if session is None else session.version)
        if news is None:
            self._set_deleted()
            return
        grown = session is not None and bool(news.inputs)
        changed = replace(news.row, changed=self.row.changed) != self.row or news.seats != self.seats
        if not self.chat.outdated(news.said, news.erased) and not grown and not changed:
            return
        renamed = news.row.header != self.row.header  # a player was deleted, and the game in memory has the name
        self.presence.count_anew(news.row, news.seats)
        self.row, self.seats[:] = news.row, news.seats
        if session is not None and (renamed or not session.follow(news.inputs)):
            self.forget()
        self.time.set()
        self.presence.watch()
        self.publish()

    def knows(self, version: int) -> bool:
        """Whether the log is loaded up to that version; False for 0, which stands for a change of the table alone."""
        return 0 < version <= (0 if self._session is None else self._session.version)

    def _set_deleted(self) -> None:
        """The store no longer has this table: nothing happens here any more, and everybody is told."""
        self.deleted = True
        self.row = replace(self.row, state=CLOSED, clock=None, deadline=None)
        self.forget()
        self.time.set()
        self.publish()

    def _require_kept(self) -> None:
        """Check that the store still has this table. Raises Refused."""
        if self.deleted:
            raise errors.TABLE_UNKNOWN.refused()

    def forget(self) -> None:
        """Drop the game, so that it is loaded from the store again."""
        self.stale = True
        self._session = None
        self._keys = {}

    # Background work and the end

    def run_in_background(self, work: Coroutine[object, object, None]) -> None:
        """Run something beside the command queue, and keep a reference to it until it is done."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    @property
    def idle(self) -> bool:
        """Whether nobody listens, nothing runs and no clock ends soon."""
        return self.commands.idle and not self.presence.anybody and not self.time.alarm.soon and not self._background

    async def close(self) -> None:
        """Finish the commands that wait, and stop."""
        self.presence.close()
        self.time.alarm.stop()
        await self.commands.close()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        # Without cycles its memory is freed at once, not at the next full collection. A request that still has this
        # table finds everything in its place.
        self._session = None
        self._keys = {}
        self.presence.table = self.chat.table = self.time.table = proxy(self)
        self.time.alarm.retire()
