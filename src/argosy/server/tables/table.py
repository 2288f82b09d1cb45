"""A live table: everything that happens there goes through its mailbox, is committed, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Raw

from argosy.core.codec import CodecError
from argosy.core.contract import Action, Illegal, Seat
from argosy.core.record import RecordError
from argosy.core.replay import ReplayError
from argosy.server.http.metrics import COMMANDS
from argosy.server.storage.rows import CLOSED, OPEN, PLAYING, InputRow, KeyRow, SeatRow, Step, TableRow, solo
from argosy.server.storage.store import Store
from argosy.server.storage.writer import Conflict, StoreError
from argosy.server.tables.chat import Chat
from argosy.server.tables.command_queue import Mailbox
from argosy.server.tables.deadlines import score_of
from argosy.server.tables.info import info_of, name_of
from argosy.server.tables.pending import agenda_of, seats_in
from argosy.server.tables.presence import STAND_IN, Presence
from argosy.server.tables.session import Voyage, decoder
from argosy.server.tables.timekeeper import Timekeeper
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.errors import Problem, Refused
from argosy.server.wire.types import Accepted, Frame, Play, Rejected, Undo
from argosy.text.translate import Words

if TYPE_CHECKING:
    from argosy.server.review.finished import Playback
    from argosy.server.review.running import Past
    from argosy.server.tables.webhooks import Messenger

LOG = logging.getLogger("argosy.server")
NULL = Raw(b"null")


@dataclass(frozen=True, slots=True)
class Shot:
    """How things stood: the revision of the table, version and last line of talk, and the frame that tells it."""

    revision: int
    version: int
    said: int
    frame: bytes


@cache
def english() -> Words:
    """The words of the messages beside the codes."""
    return Words("en")


def earlier_answer(text: str) -> Accepted:
    """The answer that was given to a command before. Raises Refused if it was a refusal."""
    answer = msgspec.json.decode(text, type=Accepted | Rejected)
    if isinstance(answer, Rejected):
        raise Refused(409, answer.problem)
    return answer


class Table:
    """One table: its seats, its game once it has begun, its clock, and those who listen."""

    def __init__(
        self, store: Store, row: TableRow, seats: Sequence[SeatRow], messenger: Messenger | None = None
    ) -> None:
        self.store = store
        self.messenger = messenger
        self.row = row
        self.seats = list(seats)
        self.mailbox = Mailbox(f"table {row.id}", self.refresh)
        self.lead: Callable[[], bool] = lambda: True
        """Whether this process leads the table, of those where it is live: its bots think here, its clock ends here."""
        self.presence = Presence(self)
        self.chat = Chat(self)
        self.revision = 0
        self.used = time.monotonic()
        self.epoch = 0
        """How often the game was taken from the store anew."""
        self.closing = False
        """Whether the server is closing down: no new commands."""
        self.stale = False
        """Whether the store knows better how things stand."""
        self._voyage: Voyage | None = None
        self._keys: dict[tuple[Seat, str], str] = {}
        self._bell = asyncio.Event()
        self.time = Timekeeper(self)
        self.playback: Playback | None = None
        """The finished game, once somebody wants to look at it again."""
        self.past: Past | None = None
        """The game so far, once somebody wants to look back."""
        self.looking = asyncio.Lock()
        """Held by whoever looks back."""
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
        muted = [] if seat is None else [*seats_in(self.seats[seat].muted)]
        lines = await self.chat.lines_for(seat, muted)
        said = lines[-1].number if lines else 0
        new = [line for line in lines if line.number > heard]
        if self.row.state == OPEN or self.row.header is None:
            empty = Frame(0, 0, seat, Raw(self.info()), Raw(b"[]"), NULL, NULL, said, new, muted=muted)
            return Shot(self.revision, 0, said, wire.encode(empty))
        voyage = await self.voyage()
        after = min(after, voyage.version)
        frame = Frame(
            version=voyage.version,
            after=after,
            seat=seat,
            table=Raw(self.info()),
            events=Raw(voyage.told(seat, after)),
            view=Raw(voyage.view(seat)),
            result=Raw(wire.encode(voyage.match.result)),
            said=said,
            chat=new,
            clock=self.time.info,
            muted=muted,
        )
        return Shot(self.revision, voyage.version, said, wire.encode(frame))

    def info(self) -> bytes:
        """The table as everybody sees it, as JSON."""
        if self._info is None:
            self._info = wire.encode(info_of(self.row, self.seats, self.presence, self.late))
        return self._info

    # The game

    async def voyage(self) -> Voyage:
        """The game, from the store if need be; only from within the mailbox. Raises Refused."""
        if self._voyage is None:
            try:
                if self.stale and (found := await self.store.table(self.row.id)) is not None:
                    self.row, self.seats[:] = found
                if self.row.header is None:
                    raise errors.TABLE_NOT_BEGUN.refused()
                rows, keys = await self.store.log(self.row.id)
                voyage = await asyncio.to_thread(Voyage.rebuild, self.row.header, self.row.seed, rows)
            except (ReplayError, RecordError) as error:
                LOG.error("table does not replay", extra={"table": self.row.id, "why": str(error)})
                raise errors.TABLE_BROKEN.refused(why=str(error)) from error
            self._keys = {(key.seat, key.key): key.answer for key in keys}
            self.stale = False
            self.epoch += 1
            await self.time.settle(voyage)
            self._voyage = voyage
            self.time.set()
            self.time.look_around()  # somebody may have come or gone while the store was asked
            self._info = None
        return self._voyage

    @property
    def afloat(self) -> Voyage | None:
        """The game, if it is at hand."""
        return self._voyage

    @property
    def late(self) -> set[Seat]:
        """The seats whose time is up, if anybody else waits for them."""
        return set() if self._voyage is None or solo(self.seats) else self._voyage.late

    def deciding(self, seat: Seat) -> str | None:
        """The level of the bot that decides for a seat now: one that sits there, stands in, or helps out when late."""
        return self.presence.bot(seat) or (STAND_IN if seat in self.late else None)

    @property
    def paused(self) -> bool:
        """Whether the game stands still."""
        return agenda_of(self.row.agenda).paused is not None

    async def play(self, seat: Seat, command: Play | Undo) -> Accepted:
        """Carry out a command of a seat; its answer stands for good. Raises Refused, when sent again as well."""
        if self.closing:
            raise errors.SERVER_CLOSING.refused()
        self.used = time.monotonic()
        with COMMANDS.timing():
            if isinstance(command, Undo):
                return await self.mailbox.ask(lambda: self._once(seat, command.key, lambda voyage: voyage.undo(seat)))
            meant = self._meant(command)
            return await self.mailbox.ask(lambda: self._once(seat, command.key, lambda it: it.play(seat, meant)))

    async def enter(self, actor: int, action: Action) -> bool:
        """Enter an input of a bot or the clock; False if the rules refused it. Raises Refused if the store did."""
        return await self.mailbox.ask(lambda: self.entered(actor, action))

    async def _once(self, seat: Seat, key: str, do: Callable[[Voyage], list[InputRow] | Illegal]) -> Accepted:
        """Do something for a seat, unless that key was answered before."""
        while True:
            if self.row.state == OPEN:
                raise errors.TABLE_NOT_BEGUN.refused()
            if self.row.state == CLOSED:
                raise errors.TABLE_CLOSED.refused()
            voyage = await self.voyage()
            if (earlier := self._keys.get((seat, key))) is not None:
                return earlier_answer(earlier)
            self._may_act(seat)
            try:
                rows = do(voyage)
                if isinstance(rows, Illegal):
                    return await self._refuse(seat, key, rows, voyage.version)
                answer = Accepted(key, voyage.version)
                await self.commit(voyage, rows, KeyRow(seat, key, wire.encode(answer).decode()))
            except Conflict:  # another process was first: see what it wrote, and try again
                self.forget()
                continue
            return answer

    def _may_act(self, seat: Seat) -> None:
        """Whether a person may act on a seat now, whatever the rules say. Raises Refused."""
        if self.paused:
            raise errors.TABLE_PAUSED.refused()
        if self.seats[seat].bot is not None:
            raise errors.BOT_ON_YOUR_SEAT.refused()

    def _meant(self, command: Play) -> Action | str:
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
        """Refuse by the rules, and remember it: sent again it must not slip in later. Raises Refused or Conflict."""
        names = [name_of(one) for one in self.seats]
        problem = Problem(why.code, wire.arguments(why.args), why.rule or None, english().refusal(why, names), version)
        answer = wire.encode(Rejected(problem, key)).decode()
        await self.store.remember(self.row.id, version, KeyRow(seat, key, answer))
        self._keys[seat, key] = answer
        raise Refused(409, problem)

    async def entered(self, actor: int, action: Action) -> bool:
        """The same from within the mailbox, where nobody can come in between."""
        if self.row.state != PLAYING or self.paused:
            return False
        voyage = await self.voyage()
        if actor >= 0 and self.deciding(actor) is None:
            return False  # its owner was faster, or is back
        rows = voyage.play(actor, action)
        if isinstance(rows, Illegal):
            return False
        try:
            await self.commit(voyage, rows, None)
        except Conflict:
            self.forget()
            return False
        return True

    async def commit(self, voyage: Voyage, rows: Sequence[InputRow], key: KeyRow | None) -> None:
        """Persist, then publish. Raises Refused or Conflict, and then the game is taken from the store anew."""
        now = time.time()
        new, values = self.time.after(voyage, rows, now)
        step = Step(self.row.id, voyage.version - len(rows), tuple(rows), now, key, values)
        try:
            await self.store.append(step)
        except StoreError:
            self.forget()
            raise
        if key is not None:
            self._keys[key.seat, key.key] = key.answer
        self.time.turn(new)
        self.publish()

    async def keep_result(self) -> None:
        """Keep how the game ended, where that was not done at its end; from within the mailbox. Raises StoreError."""
        result = (await self.voyage()).match.result
        if result is not None and self.row.result is None:
            await self.store.set_table((self.row, self.seats), {"result": score_of(result)})
            self.row = replace(self.row, result=score_of(result))
            self._info = None

    async def refresh(self) -> None:
        """See what other processes have done here; only from within the mailbox. Raises Refused."""
        voyage = self._voyage
        news = await self.store.news(self.row.id, 0 if voyage is None else voyage.version)
        if news is None:
            return
        grown = voyage is not None and bool(news.inputs)
        turned = replace(news.row, changed=self.row.changed) != self.row or news.seats != self.seats
        if not self.chat.heard(news.said) and not grown and not turned:
            return
        self.row, self.seats[:] = news.row, news.seats
        if voyage is not None and not voyage.follow(news.inputs):
            self.forget()
        self.time.set()
        self.presence.watch()
        self.publish()

    def knows(self, version: int) -> bool:
        """Whether a change that brought the log to that version, 0 where it did not grow, is known here."""
        return 0 < version <= (0 if self._voyage is None else self._voyage.version)

    def forget(self) -> None:
        """Let go of the game; the store knows how it stands."""
        self.stale = True
        self._voyage = None
        self._keys = {}

    # Care

    def chore(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside, and keep hold of it until it is done."""
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    @property
    def idle(self) -> bool:
        """Whether nobody listens, nothing runs and no clock ticks."""
        return self.mailbox.idle and not self.presence.anybody and not self.time.alarm.soon and not self._chores

    async def close(self) -> None:
        """Finish what is being done, and let go."""
        self.presence.close()
        self.time.alarm.stop()
        await self.mailbox.close()
        for task in self._chores:
            task.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
