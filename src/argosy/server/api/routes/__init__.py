"""The operations of tables, by subject. To add one, declare it in one of these modules.

They run wherever there is a table: on a server, and in a page. What only a server can offer is in `host_routes/`.
"""

from __future__ import annotations

from typing import Final

from argosy.server.api.operations import Operation
from argosy.server.api.routes import guests, lessons, lobby, market, play, records, requests, review

TABLE_OPERATIONS: Final[tuple[Operation, ...]] = (
    *guests.operations,
    *lobby.operations,
    *lessons.operations,
    *play.operations,
    *market.operations,
    *requests.operations,
    *review.operations,
    *records.operations,
)
