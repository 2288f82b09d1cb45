"""Guests: a name and a cookie, and the tables of a guest."""

from __future__ import annotations

from starlette.responses import Response

from argosy.server.api.operations import Call, Operations, answer
from argosy.server.api.routes.lobby import public_info
from argosy.server.limits import Purpose
from argosy.server.storage.rows import OPEN, OVER, PLAYING
from argosy.server.tables.deadlines import waits_for
from argosy.server.tables.names import chosen_name
from argosy.server.tables.tokens import COOKIE, COOKIE_SECONDS
from argosy.server.wire.types import Guest, InRecords, Lobby, NewGuest

operations = Operations()


@operations.post(
    "/api/guests", "Become a guest with a name; the response sets a cookie.", NewGuest, Guest, 201,
    purpose=Purpose.NEW_GUESTS,
)  # fmt: skip
async def new_guest(call: Call[NewGuest]) -> Response:
    """Create a guest and set its cookie."""
    guest = await call.services.create_guest((await call.body()).name)
    response = answer(Guest(guest.id, guest.name), 201)
    response.set_cookie(
        COOKIE, call.services.signer.cookie(guest.id), COOKIE_SECONDS, httponly=True, samesite="lax",
        secure=call.request.url.scheme == "https",
    )  # fmt: skip
    return response


@operations.get("/api/guests/me", "The guest of the cookie.", Guest)
async def me(call: Call[None]) -> Guest:
    """The guest of the cookie."""
    guest = await call.services.auth.guest(call.request)
    return Guest(guest.id, guest.name)


@operations.post(
    "/api/guests/me", "Change your name, also at your tables.", NewGuest, Guest, purpose=Purpose.NEW_GUESTS
)
async def rename(call: Call[NewGuest]) -> Guest:
    """Rename a guest, also at the tables where they sit."""
    services = call.services
    guest = await services.auth.guest(call.request)
    name = chosen_name((await call.body()).name)
    await services.store.rename_guest(guest.id, name)
    for row, _ in await services.store.tables_of(guest.id):
        if row.state in (OPEN, PLAYING):
            await services.lobby.rename(await services.live_tables.table(row.id), guest, name)
    return Guest(guest.id, name)


@operations.get("/api/guests/me/records", "What records may have of you beside the game.", InRecords)
async def in_records(call: Call[None]) -> InRecords:
    """Whether records may have the times and the words of a guest."""
    guest = await call.services.auth.guest(call.request)
    return InRecords(guest.times, guest.talk)


@operations.post(
    "/api/guests/me/records", "Choose what records may have of you, also those of earlier games.", InRecords, InRecords,
    purpose=Purpose.NEW_GUESTS,
)  # fmt: skip
async def choose_in_records(call: Call[InRecords]) -> InRecords:
    """Choose whether records may have the times and the words of a guest."""
    guest, asked = await call.services.auth.guest(call.request), await call.body()
    await call.services.store.let_records_have(guest.id, asked.times, asked.talk)
    return asked


@operations.get("/api/guests/me/tables", "Your tables, the latest first.", Lobby)
async def mine(call: Call[None]) -> Lobby:
    """The tables where a guest sits, and which of them wait for them."""
    services = call.services
    guest = await services.auth.guest(call.request)
    rows = await services.store.tables_of(guest.id)
    waiting = [row.id for row, seats in rows if waits_for(guest.id, row, seats)]
    services.live_tables.store_missing_results([row.id for row, _ in rows if row.state == OVER and row.result is None])
    return Lobby([public_info(services, *row) for row in rows], waiting)
