"""Authentication: who sends a request. Guests by signed cookie, seats by token or guest, onlookers by link."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from starlette.requests import HTTPConnection, Request

from argosy.core.contract import Seat
from argosy.server.http.bans import BanList, address_of
from argosy.server.storage.rows import GuestRow
from argosy.server.storage.table_store import TableStore
from argosy.server.tables.requests.host import require_welcome
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.tables.table import Table
from argosy.server.tables.tokens import COOKIE, Signer, seat_of
from argosy.server.wire import errors

GUESTS_KEPT: Final = 5000
"""Guests that are kept in memory."""
FRESH_SECONDS: Final = 5.0
"""How long a guest in memory is not read again: one who was deleted through another server is unknown after that."""
SEEN_SECONDS: Final = 86400.0
"""How exactly the store knows when a guest was last seen."""


class Authenticator:
    """Finds the guest and the seat of a request."""

    def __init__(self, store: TableStore, signer: Signer, bans: BanList) -> None:
        self.store = store
        self.signer = signer
        self.bans = bans
        self._guests: OrderedDict[str, GuestRow] = OrderedDict()
        self._read: dict[str, float] = {}
        """When each of them was read from the store."""
        self._seen: set[str] = set()
        """Guests whose last request is yet to be noted in the store."""

    def guest_id(self, request: HTTPConnection) -> str | None:
        """The id in the cookie of a request, if its signature is right; None without one."""
        return self.signer.guest(request.cookies.get(COOKIE))

    async def maybe_guest(self, request: HTTPConnection) -> GuestRow | None:
        """The guest of the cookie; None without a valid cookie. Raises Refused if they are banned."""
        id = self.guest_id(request)
        if id is None:
            return None
        self.require_not_banned(request, id)
        if time.monotonic() - self._read.get(id, -FRESH_SECONDS) < FRESH_SECONDS:
            return self._guests[id]
        return await self._load(id)

    async def _load(self, id: str) -> GuestRow | None:
        """The guest of that id from the store, kept in memory for a while."""
        found = await self.store.guest(id)
        if found is None:
            self.forget([id])
            return None
        self._guests[id] = found
        self._read[id] = time.monotonic()
        if time.time() - found.seen > SEEN_SECONDS:
            self._seen.add(id)
        if len(self._guests) > GUESTS_KEPT:
            self.forget([next(iter(self._guests))])
        return found

    def forget(self, ids: Iterable[str]) -> None:
        """Drop guests from memory: they are deleted, or there is no room."""
        for id in ids:
            self._guests.pop(id, None)
            self._read.pop(id, None)

    async def note_seen(self) -> None:
        """Note in the store which guests came since the last time. Raises StoreError."""
        seen, self._seen = self._seen, set()
        if seen:
            await self.store.note_seen(seen, time.time())

    async def refreshed(self, guest: GuestRow) -> GuestRow:
        """A guest with the present name, which may have been changed through another server. Raises Refused."""
        found = await self._load(guest.id)
        if found is None:
            raise errors.GUEST_UNKNOWN.refused()
        return found

    async def guest(self, request: HTTPConnection) -> GuestRow:
        """The guest of the cookie, with the present name. Raises Refused."""
        id = self.guest_id(request)
        self.require_not_banned(request, id)
        guest = None if id is None else await self._load(id)
        if guest is None:
            raise errors.GUEST_UNKNOWN.refused()
        return guest

    def require_not_banned(self, request: HTTPConnection, guest: str | None) -> None:
        """Check that neither the address nor the guest of a request or a WebSocket is banned. Raises Refused."""
        if self.bans.is_banned(address_of(request.scope)):
            raise errors.ADDRESS_BANNED.refused()
        if self.bans.is_banned(None, guest):
            raise errors.GUEST_BANNED.refused()

    @staticmethod
    def token(request: HTTPConnection) -> str | None:
        """The bearer token of a request: that of a seat, or of a link."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        return token if kind.lower() == "bearer" and token else None

    def seat_or_onlooker(self, table: Table, token: str | None, guest: GuestRow | None) -> Seat | None:
        """The seat through which somebody may see a table; None for an onlooker. Raises Refused."""
        seat = seat_of(table.seats, token, None if guest is None else guest.id)
        for id in (None if guest is None else guest.id, None if seat is None else table.seats[seat].guest):
            if self.bans.is_banned(None, id):
                raise errors.GUEST_BANNED.refused()
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
        self.require_not_banned(request, None)
        return self.seat_or_onlooker(table, self.token(request), await self.maybe_guest(request))

    async def seat(self, request: Request, table: Table) -> Seat:
        """The seat that the sender of a request holds. Raises Refused."""
        seat = await self.viewer(request, table)
        if seat is None:
            raise errors.SEAT_NONE.refused()
        return seat
