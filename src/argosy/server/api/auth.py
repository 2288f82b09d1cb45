"""Authentication: who sends a request. Guests by signed cookie, seats by token or guest, onlookers by link."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from starlette.requests import HTTPConnection, Request

from argosy.core.contract import Seat
from argosy.server.storage.rows import GuestRow
from argosy.server.storage.store import Store
from argosy.server.tables.requests.host import require_welcome
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.tables.table import Table
from argosy.server.tables.tokens import COOKIE, Signer, seat_of
from argosy.server.wire import errors

GUESTS_KEPT: Final = 5000
"""Guests that are kept in memory."""


class Authenticator:
    """Finds the guest and the seat of a request."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store = store
        self.signer = signer
        self._guests: OrderedDict[str, GuestRow] = OrderedDict()

    def guest_id(self, request: HTTPConnection) -> str | None:
        """The id in the cookie of a request, if its signature is right; None without one."""
        return self.signer.guest(request.cookies.get(COOKIE))

    async def maybe_guest(self, request: HTTPConnection) -> GuestRow | None:
        """The guest of the cookie; None without a valid cookie."""
        id = self.guest_id(request)
        if id is None:
            return None
        if id not in self._guests:
            return await self._load(id)
        return self._guests[id]

    async def _load(self, id: str) -> GuestRow | None:
        """The guest of that id from the store, kept in memory from now on."""
        found = await self.store.guest(id)
        if found is not None:
            self._guests[id] = found
            if len(self._guests) > GUESTS_KEPT:
                self._guests.popitem(last=False)
        return found

    async def refreshed(self, guest: GuestRow) -> GuestRow:
        """A guest with the present name, which may have been changed through another server."""
        return await self._load(guest.id) or guest

    async def guest(self, request: HTTPConnection) -> GuestRow:
        """The guest of the cookie, with the present name. Raises Refused."""
        id = self.guest_id(request)
        guest = None if id is None else await self._load(id)
        if guest is None:
            raise errors.GUEST_UNKNOWN.refused()
        return guest

    @staticmethod
    def token(request: HTTPConnection) -> str | None:
        """The bearer token of a request: that of a seat, or of a link."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        return token if kind.lower() == "bearer" and token else None

    def seat_or_onlooker(self, table: Table, token: str | None, guest: GuestRow | None) -> Seat | None:
        """The seat through which somebody may see a table; None for an onlooker. Raises Refused."""
        seat = seat_of(table.seats, token, None if guest is None else guest.id)
        watching = self.signer.watches(table.row.id, token) or (table.row.public and token is None)
        number = pending_requests(table.row.agenda).invitation
        watching |= self.signer.invites(table.row.id, token, number)  # the link to join lets one watch too
        if seat is None and not watching and not (guest is not None and guest.id == table.row.host and token is None):
            if guest is not None:
                require_welcome(table, guest.id)
            raise errors.TABLE_NOT_YOURS.refused()
        return seat

    async def viewer(self, request: Request, table: Table) -> Seat | None:
        """The seat through which the sender of a request may see a table; None for an onlooker. Raises Refused."""
        return self.seat_or_onlooker(table, self.token(request), await self.maybe_guest(request))

    async def seat(self, request: Request, table: Table) -> Seat:
        """The seat that the sender of a request holds. Raises Refused."""
        seat = await self.viewer(request, table)
        if seat is None:
            raise errors.SEAT_NONE.refused()
        return seat
