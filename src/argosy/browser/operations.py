"""Operations that differ in a page: the record also of a game in progress, and deleting a table."""

from __future__ import annotations

from functools import partial

from starlette.responses import Response

from argosy.browser.store import PageStore
from argosy.core.record import Record
from argosy.server.api.operations import RECORD, TABLE, Call, Operations
from argosy.server.review.finished import encoded_record
from argosy.server.storage.rows import OVER
from argosy.server.tables.info import name_of
from argosy.server.wire.types import Done, Nothing

operations = Operations()


@operations.get(f"{TABLE}/record", "The record of a game, also of one in progress.", None)
async def record(call: Call[None]) -> Response:
    """The record; of a game in progress without its seed, so that it can be taken to a server or a file."""
    table, _ = await call.table_as_viewer()
    if table.row.state == OVER:
        found = await call.services.reviews.of_finished(table, await call.visitor(), partial(encoded_record))
    else:
        session = await table.commands.run(table.session)
        names = [name_of(seat) for seat in table.seats]
        found = Record(session.match.header, session.match.log, None, None).named(names).dumps().encode()
    return Response(found, media_type=RECORD)


@operations.post(f"{TABLE}/delete", "Delete a table with its game.", Nothing, Done)
async def delete_table(call: Call[Nothing]) -> Done:
    """Delete a table; who looks at it is told that it is gone."""
    await call.body()
    table = await call.table()
    store = table.store
    assert isinstance(store, PageStore)

    async def work() -> None:
        await store.delete_table(table.row.id)
        await table.refresh()

    await table.commands.run(work)
    return Done()


PAGE_OPERATIONS = tuple(operations)
