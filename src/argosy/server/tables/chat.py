"""Chat at a table: free text while the rules allow it, set phrases at any time. The latest lines stay in memory."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from argosy.core.contract import Seat
from argosy.games.package import market_of, package
from argosy.server.storage.rows import CLOSED, OVER, GuestRow
from argosy.server.tables.info import name_of
from argosy.server.tables.names import distinct_name
from argosy.server.tables.requests.pending import ONLOOKERS, pending_requests
from argosy.server.wire import errors
from argosy.server.wire.types import ChatLine, Say

if TYPE_CHECKING:
    from argosy.server.tables.table import Table

KEPT: Final = 100
SILENT, APART, TOGETHER = "silent", "apart", "open"
"""Whether onlookers may chat: not at all, among themselves, with everybody."""
PHRASES: Final = ("hello", "good-luck", "one-moment", "no-thanks", "thanks", "well-played")
"""What can be said in every language: `phrase-hello` and so on in the locales. None of them is about cards (M6.9)."""


def is_erased(line: ChatLine) -> bool:
    """Whether the author of a line was deleted, and its words with them."""
    return line.text is None and line.phrase is None


class Chat:
    """The chat of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lines: list[ChatLine] | None = None
        self._erased = 0
        """How many lines in the store had lost their words when that was last looked up."""

    @property
    def loaded(self) -> bool:
        """Whether the lines are in memory."""
        return self._lines is not None

    async def lines(self) -> list[ChatLine]:
        """The latest lines, loaded from the store if need be; only from within the command queue."""
        if self._lines is None:
            self._lines = await self.table.store.chat_lines(self.table.row.id, KEPT)
        return self._lines

    async def lines_for(self, seat: Seat | None, muted: Sequence[Seat]) -> list[ChatLine]:
        """The lines that a seat or an onlooker (None) sees; a seat not those among onlookers before the end."""
        everything = seat is None or self.table.row.state == OVER
        lines = await self.lines()
        return [
            line for line in lines if (everything or not line.apart) and line.seat not in muted and not is_erased(line)
        ]

    def outdated(self, said: int, erased: int) -> bool:
        """Whether the store has lines up to another number, or has erased other lines; drops the known ones if so."""
        same = erased == self._erased
        self._erased = erased
        if self._lines is None or (same and said == (self._lines[-1].number if self._lines else 0)):
            return False
        self._lines = None
        return True

    async def say(self, seat: Seat, asked: Say, guest: GuestRow | None = None) -> None:
        """Add a line if it is allowed now; an onlooker's line has the name of its guest. Raises Refused."""
        await self.table.commands.run(lambda: self._say(seat, asked, guest))

    async def _say(self, seat: Seat, asked: Say, guest: GuestRow | None) -> None:
        self._require_may_chat(seat, guest)
        text = None if asked.text is UNSET else asked.text
        phrase = None if asked.phrase is UNSET else asked.phrase
        if (text is None) == (phrase is None):
            raise errors.TEXT_OR_PHRASE.refused()
        about = None if asked.about is UNSET else asked.about
        if phrase is not None:
            self._require_phrase(phrase, about)
        apart = seat == ONLOOKERS and self.table.row.onlookers == APART
        if text is not None and not apart and not await self._is_open():
            raise errors.CHAT_CLOSED.refused(rule="M6.9")
        lines = await self.lines()
        number = lines[-1].number + 1 if lines else 1
        players = [row.name for row in self.table.seats]
        name = name_of(self.table.seats[seat]) if guest is None else distinct_name(guest.name, players)
        speaker = self.table.seats[seat].guest if guest is None else guest.id
        line = ChatLine(number, seat, name, time.time(), text, phrase, about if phrase is not None else None, apart)
        await self.table.store.add_chat_line(self.table.row.id, speaker, line)
        self._lines = [*lines, line][-KEPT:]
        self.table.publish()

    def _require_phrase(self, phrase: str, about: str | None) -> None:
        """Check that the game has a phrase, and names a thing of the game if it needs one. Raises Refused."""
        market = market_of(self.table.row.game)
        more = () if market is None else market.phrases
        errors.require_one_of(phrase, (*PHRASES, *more), errors.PHRASE_UNKNOWN)
        if market is not None and phrase in market.phrases_about:
            session = self.table.session_or_none
            goods = () if session is None else market.goods(session.match.edition)
            errors.require_one_of(about or "", goods, errors.MARKET_THING)

    def _require_may_chat(self, seat: Seat, guest: GuestRow | None) -> None:
        """Check that the host and the table's settings let this seat chat. Raises Refused."""
        if self.table.row.state == CLOSED:
            raise errors.TABLE_CLOSED.refused()
        pending = pending_requests(self.table.row.agenda)
        if seat in pending.silenced or (guest is not None and guest.id in pending.removed):
            raise errors.CHAT_SILENCED.refused()
        if seat == ONLOOKERS:
            if self.table.row.onlookers == SILENT:
                raise errors.ONLOOKERS_SILENT.refused()
            if guest is None or any(row.guest == guest.id for row in self.table.seats):
                raise errors.ONLOOKER_SEATED.refused()

    async def may_chat_freely(self, seat: Seat) -> bool:
        """Whether a seat may send free text now; only from within the command queue."""
        return seat not in pending_requests(self.table.row.agenda).silenced and await self._is_open()

    async def _is_open(self) -> bool:
        """Whether the rules allow free text now."""
        if self.table.row.header is None:
            return True
        match = (await self.table.session()).match
        return package(match.header.game).talk_open(match.state)
