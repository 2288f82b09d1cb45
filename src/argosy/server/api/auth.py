"""Who asks: a guest by cookie, a seat by token or guest, an onlooker by link."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from argosy.server.storage.rows import GuestRow
from argosy.server.tables.table import Table
from argosy.server.tables.tokens import COOKIE, seat_of
from argosy.server.wire import errors

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection, Request

    from argosy.core.contract import Seat
    from argosy.server.app import House

GUESTS_KEPT: Final = 5000
"""Guests whose names are remembered without asking the store."""


class Who:
    """Finds out who asks."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._guests: OrderedDict[str, GuestRow] = OrderedDict()

    async def maybe_guest(self, request: HTTPConnection) -> GuestRow | None:
        """The guest of the cookie, if it is one of ours."""
        id = self.house.signer.guest(request.cookies.get(COOKIE))
        if id is None:
            return None
        if id not in self._guests:
            return await self._known(id)
        return self._guests[id]

    async def _known(self, id: str) -> GuestRow | None:
        """The guest of that id as the store knows it, remembered from now on."""
        found = await self.house.store.guest(id)
        if found is not None:
            self._guests[id] = found
            if len(self._guests) > GUESTS_KEPT:
                self._guests.popitem(last=False)
        return found

    async def today(self, guest: GuestRow) -> GuestRow:
        """A guest by the name of today. Raises Refused."""
        return await self._known(guest.id) or guest

    async def guest(self, request: HTTPConnection) -> GuestRow:
        """The guest who asks, by the name of today, which another server may have heard. Raises Refused."""
        id = self.house.signer.guest(request.cookies.get(COOKIE))
        guest = None if id is None else await self._known(id)
        if guest is None:
            raise errors.GUEST_UNKNOWN.refused()
        return guest

    @staticmethod
    def token(request: HTTPConnection) -> str | None:
        """The token of a seat or of a link to watch."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        return token if kind.lower() == "bearer" and token else None

    def eyes(self, table: Table, token: str | None, guest: GuestRow | None) -> Seat | None:
        """The seat through which somebody sees a table; None is an onlooker. Raises Refused."""
        seat = seat_of(table.seats, token, None if guest is None else guest.id)
        signer = self.house.signer
        watching = signer.watches(table.row.id, token) or (table.row.public and token is None)
        watching |= signer.invites(table.row.id, token)  # who comes too late to sit down may look on
        if seat is None and not watching and not (guest is not None and guest.id == table.row.host and token is None):
            raise errors.TABLE_NOT_YOURS.refused()
        return seat

    async def seat(self, request: Request, table: Table) -> Seat:
        """The seat of whoever asks. Raises Refused."""
        seat = self.eyes(table, self.token(request), await self.maybe_guest(request))
        if seat is None:
            raise errors.SEAT_NONE.refused()
        return seat
