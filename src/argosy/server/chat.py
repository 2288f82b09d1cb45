"""Talk at a table: words while the rules allow them, phrases at any time; the latest lines are kept at hand."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from argosy.core.contract import Seat
from argosy.server.answers import unavailable
from argosy.server.info import name_of
from argosy.server.messages import ChatLine, Say
from argosy.server.wire import Problem, Refused, refused
from argosy.server.writer import Conflict, StoreError

if TYPE_CHECKING:
    from argosy.server.table import Table

KEPT: Final = 100
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
            try:
                self._lines = await self.table.store.talk(self.table.row.id, KEPT)
            except StoreError as error:
                raise unavailable(error) from error
        return self._lines

    async def say(self, seat: Seat, asked: Say) -> None:
        """Say something, if it may be said now. Raises Refused."""
        await self.table.mailbox.ask(lambda: self._say(seat, asked))

    async def _say(self, seat: Seat, asked: Say) -> None:
        text = None if asked.text is UNSET else asked.text
        phrase = None if asked.phrase is UNSET else asked.phrase
        if (text is None) == (phrase is None):
            raise refused(400, "wire.malformed", "say either a text or a phrase")
        if phrase is not None and phrase not in PHRASES:
            raise refused(400, "chat.phrase", f"{phrase!r} is none of {', '.join(PHRASES)}")
        if text is not None and not await self._open():
            raise Refused(409, Problem("chat.closed", rule="M6.9", message="there is no free talk while people trade"))
        lines = await self.lines()
        number = lines[-1].number + 1 if lines else 1
        row = self.table.seats[seat]
        line = ChatLine(number, seat, name_of(row), time.time(), text, phrase)
        try:
            await self.table.store.add_talk(self.table.row.id, row.guest, line)
        except Conflict as error:  # another process was first
            self._lines = None
            raise refused(503, "chat.again", "somebody spoke at the same moment; say it again") from error
        except StoreError as error:
            raise unavailable(error) from error
        self._lines = [*lines, line][-KEPT:]
        self.table.publish()

    async def _open(self) -> bool:
        """Whether the rules allow free talk now."""
        if self.table.row.header is None:
            return True
        return bool(getattr((await self.table.voyage()).match.view(None), "chat_open", True))
