"""The operations of the HTTP interface, by subject. To add one, declare it in one of these modules."""

from __future__ import annotations

from typing import Final

from argosy.server.api.operations import Operation
from argosy.server.api.routes import guests, lessons, lobby, market, play, records, requests, review

OPERATIONS: Final[tuple[Operation, ...]] = (
    *guests.operations,
    *lobby.operations,
    *lessons.operations,
    *play.operations,
    *market.operations,
    *requests.operations,
    *review.operations,
    *records.operations,
)
