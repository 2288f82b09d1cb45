"""Talk at a table: words while the rules allow them, phrases at any time; the latest lines are kept at hand."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from argosy.core.contract import Seat
from argosy.server.storage.rows import OVER, GuestRow
from argosy.server.tables.info import name_of
from argosy.server.tables.pending import ONLOOKERS, agenda_of
from argosy.server.wire import errors
from argosy.server.wire.types import ChatLine, Say

if TYPE_CHECKING:
    from argosy.server.tables.table import Table

KEPT: Final = 100
SILENT, APART, TOGETHER = "silent", "apart", "open"
"""Whether onlookers talk: not at all, among themselves, with everybody."""
PHRASES: Final = ("hello", "good-luck", "one-moment", "no-thanks", "thanks", "well-played")
"""What can be said in every language: `phrase-hello` and so on in the locales. None of them tells of cards (M6.9)."""


class Chat:
    """What was said at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lines: list[ChatLine] | None = None

    @property
    def at_hand(self) -> bool:
        """Whether the store need not be asked."""
        return self._lines is not None

    async def lines(self) -> list[ChatLine]:
        """The latest lines, from the store if need be; only from within the mailbox. Raises Refused."""
        if self._lines is None:
            self._lines = await self.table.store.talk(self.table.row.id, KEPT)
        return self._lines

    async def lines_for(self, seat: Seat | None, muted: Sequence[Seat]) -> list[ChatLine]:
        """What a seat hears, or an onlooker: not whom it has muted, nor onlookers among themselves before the end."""
        everything = seat is None or self.table.row.state == OVER
        lines = await self.lines()
        return [line for line in lines if (everything or not line.apart) and line.seat not in muted]

    def heard(self, said: int) -> bool:
        """Another process says that the talk goes up to that number; whether that is news."""
        if self._lines is None or said == (self._lines[-1].number if self._lines else 0):
            return False
        self._lines = None
        return True

    async def say(self, seat: Seat, asked: Say, guest: GuestRow | None = None) -> None:
        """Say something, if it may be said now; an onlooker speaks as the guest that it is. Raises Refused."""
        await self.table.mailbox.ask(lambda: self._say(seat, asked, guest))

    async def _say(self, seat: Seat, asked: Say, guest: GuestRow | None) -> None:
        self._may_speak(seat, guest)
        text = None if asked.text is UNSET else asked.text
        phrase = None if asked.phrase is UNSET else asked.phrase
        if (text is None) == (phrase is None):
            raise errors.TEXT_OR_PHRASE.refused()
        if phrase is not None:
            errors.require_one_of(phrase, PHRASES, errors.PHRASE_UNKNOWN)
        apart = seat == ONLOOKERS and self.table.row.onlookers == APART
        if text is not None and not apart and not await self._open():
            raise errors.CHAT_CLOSED.refused(rule="M6.9")
        lines = await self.lines()
        number = lines[-1].number + 1 if lines else 1
        name = name_of(self.table.seats[seat]) if guest is None else guest.name
        speaker = self.table.seats[seat].guest if guest is None else guest.id
        line = ChatLine(number, seat, name, time.time(), text, phrase, apart)
        await self.table.store.add_talk(self.table.row.id, speaker, line)
        self._lines = [*lines, line][-KEPT:]
        self.table.publish()

    def _may_speak(self, seat: Seat, guest: GuestRow | None) -> None:
        """Whether the host and the table let this one speak. Raises Refused."""
        if seat in agenda_of(self.table.row.agenda).silenced:
            raise errors.CHAT_SILENCED.refused()
        if seat == ONLOOKERS:
            if self.table.row.onlookers == SILENT:
                raise errors.ONLOOKERS_SILENT.refused()
            if guest is None or any(one.guest == guest.id for one in self.table.seats):
                raise errors.ONLOOKER_SEATED.refused()

    async def may_say_all(self, seat: Seat) -> bool:
        """Whether a seat may say now what it likes; only from within the mailbox."""
        return seat not in agenda_of(self.table.row.agenda).silenced and await self._open()

    async def _open(self) -> bool:
        """Whether the rules allow free talk now."""
        if self.table.row.header is None:
            return True
        return bool(getattr((await self.table.voyage()).match.view(None), "chat_open", True))
