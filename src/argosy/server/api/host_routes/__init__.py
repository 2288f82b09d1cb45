"""All operations of a server, by subject: those of tables, and those that only a host can offer."""

from __future__ import annotations

from typing import Final

from argosy.server.api.host_routes import guest_data, notices
from argosy.server.api.operations import Operation
from argosy.server.api.routes import TABLE_OPERATIONS

HOST_OPERATIONS: Final[tuple[Operation, ...]] = (*guest_data.operations, *notices.operations)
OPERATIONS: Final[tuple[Operation, ...]] = (*TABLE_OPERATIONS, *HOST_OPERATIONS)
