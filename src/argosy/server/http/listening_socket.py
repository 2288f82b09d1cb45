"""Listening socket that rejects banned clients in `accept()`, before a protocol object exists."""

from __future__ import annotations

import os
import socket
import struct
from typing import Any, Final, Self

from argosy.server.http.rate_limits import ClientLimits, client_key

AT_ONCE: Final = 8
"""Banned clients that are rejected in one call of `accept()`, before other work gets its turn."""
RESET: Final = struct.pack("ii", 1, 0)
"""SO_LINGER of zero seconds: closing resets the connection and leaves nothing behind."""


class BanningSocket(socket.socket):
    """A listening socket that resets connections of banned clients."""

    limits: ClientLimits

    @classmethod
    def wrap(cls, plain: socket.socket, limits: ClientLimits) -> Self:
        """The same listening socket, with those limits."""
        made = cls(plain.family, plain.type, plain.proto, os.dup(plain.fileno()))
        made.limits = limits
        return made

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection that is not banned. Raises BlockingIOError if there is none, or too many are banned."""
        for _ in range(AT_ONCE):
            connection, address = super().accept()
            internet = self.family in (socket.AF_INET, socket.AF_INET6)
            if not internet or not self.limits.is_banned(client_key(address[0])):
                return connection, address
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            connection.close()
        raise BlockingIOError
