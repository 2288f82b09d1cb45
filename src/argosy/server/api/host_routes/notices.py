"""Webhooks that are called when a game waits for a player's decision."""

from __future__ import annotations

from argosy.server.api.host_services import host_of
from argosy.server.api.operations import TABLE, Call, Operations
from argosy.server.limits import Purpose
from argosy.server.tables.webhooks import Subscription, WebhookError
from argosy.server.wire import errors
from argosy.server.wire.types import Done, Notice

operations = Operations()


@operations.post(
    f"{TABLE}/notice", "Set the webhook to call when the game waits for your decision.", Notice, Done,
    purpose=Purpose.NOTICES,
)  # fmt: skip
async def notice(call: Call[Notice]) -> Done:
    """Set or remove the webhook of your seat."""
    asked = await call.body()
    table, seat = await call.table_as_player()
    webhooks, subscription = host_of(call).webhooks, None
    if asked.url is not None:
        try:
            await webhooks.check(asked.url)
        except WebhookError as error:
            raise errors.NOTICE_ADDRESS.refused(why=str(error)) from error
        link = f"{str(call.request.base_url).rstrip('/')}/t/{table.row.id}"
        subscription = Subscription(asked.url, link)
    await webhooks.subscribe(table, seat, subscription)
    return Done()
