"""All data that a server has of a guest: to take along, or to delete."""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.responses import Response, StreamingResponse

from argosy.server.api.guest_data import zipped
from argosy.server.api.host_services import host_of
from argosy.server.api.operations import ZIP, Call, Operations, answer
from argosy.server.limits import Purpose
from argosy.server.tables.tokens import COOKIE
from argosy.server.wire import errors
from argosy.server.wire.types import Done, Nothing

operations = Operations()


@operations.get("/api/guests/me/data", "All that is stored of you, and your games, as a zip file.", None, media=ZIP)
async def my_data(call: Call[None]) -> Response:
    """Send a guest all that is theirs."""
    call.count(Purpose.EXPORTS)
    services = host_of(call)
    guest = await services.auth.guest(call.request)
    if guest.id in services.exporting:
        raise errors.EXPORT_BUSY.refused()
    guests = [guest, *await services.store.guests_added_by(guest.id)]

    async def pieces() -> AsyncIterator[bytes]:
        services.exporting.add(guest.id)
        try:
            async for piece in zipped(services.store, guests):
                yield piece
        finally:
            services.exporting.discard(guest.id)

    named = {"content-disposition": 'attachment; filename="argosy-my-data.zip"'}
    return StreamingResponse(pieces(), media_type=ZIP, headers=named)


@operations.post("/api/guests/me/delete", "Delete yourself: name, seats, talk; games stay for others.", Nothing, Done)
async def delete_me(call: Call[Nothing]) -> Response:
    """Delete a guest; the cookie is void afterwards."""
    await call.body()
    services = host_of(call)
    guest = await services.auth.guest(call.request)
    try:
        services.auth.forget(await services.erasure.erase(guest.id))
    finally:
        services.housekeeper.hurry()
    response = answer(Done())
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=call.request.url.scheme == "https")
    return response
