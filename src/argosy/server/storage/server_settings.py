"""What a server keeps for itself in the database: the signing key, and the setting by which writing is checked."""

from __future__ import annotations

import secrets
import time
from typing import Final

from sqlalchemy import Connection, select, update

from argosy.server.storage import schema
from argosy.server.storage.queries import insert_rows

PULSE: Final = "pulse"
"""The setting that is written to check that the database accepts writes."""


def signing_key(connection: Connection) -> bytes:
    """The key that signs cookies and links, made at the first start."""
    c = schema.settings.c
    found = connection.execute(select(c.value).where(c.name == "secret")).scalar_one_or_none()
    if found is None:
        found = secrets.token_hex(32)
        insert_rows(connection, schema.settings, [{"name": "secret", "value": found}])
    return bytes.fromhex(found)


def write_pulse(connection: Connection) -> None:
    """Write a setting that nothing depends on."""
    c = schema.settings.c
    connection.execute(update(schema.settings).where(c.name == PULSE).values(value=str(time.time())))
    if connection.execute(select(c.value).where(c.name == PULSE)).first() is None:
        insert_rows(connection, schema.settings, [{"name": PULSE, "value": str(time.time())}])
