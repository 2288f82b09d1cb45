"""Listening socket that rejects banned clients in `accept()`, before a protocol object exists.

It also survives the want of files: with none left, asyncio would log a traceback for each place in the backlog, every
second. This socket keeps one file in reserve, with which it takes and resets the connections that cannot be served.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import struct
import time
from contextlib import suppress
from typing import Any, Final, Self

from argosy.server.http.client_address import client_key
from argosy.server.http.json_log import LOG
from argosy.server.http.rate_limits import ClientLimits

AT_ONCE: Final = 8
"""Connections that are accepted or rejected in one turn of the event loop. asyncio would accept all that wait, and
everybody who is connected would wait until they are served."""
RESET: Final = struct.pack("ii", 1, 0)
"""SO_LINGER of zero seconds: closing resets the connection and leaves nothing behind."""

EXHAUSTED: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
"""Errors of `accept()` for want of files or memory."""
LOG_SECONDS: Final = 60.0
"""At most one line in the log for those errors in this time."""


class BanningSocket(socket.socket):
    """A listening socket that resets connections of banned clients."""

    limits: ClientLimits
    _spare: int = -1
    """A file that is closed to have one for a connection that cannot be served."""
    _logged: float | None = None
    _unserved = 0
    _attempts = 0
    """Calls of the system's `accept()` in this turn of the event loop."""

    @classmethod
    def wrap(cls, plain: socket.socket, limits: ClientLimits) -> Self:
        """The same listening socket, with those limits."""
        made = cls(plain.family, plain.type, plain.proto, os.dup(plain.fileno()))
        made.limits = limits
        made._spare = os.open(os.devnull, os.O_RDONLY)
        return made

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection that is not banned. Raises BlockingIOError if there is none, or enough for this turn."""
        while self._has_turn():
            try:
                connection, address = super().accept()
            except OSError as error:
                if error.errno not in EXHAUSTED:
                    raise
                self._reject_one(error)
                continue
            internet = self.family in (socket.AF_INET, socket.AF_INET6)
            if not internet or not self.limits.is_banned(client_key(address[0])):
                return connection, address
            reset(connection)
        raise BlockingIOError

    def _has_turn(self) -> bool:
        """Count an attempt to accept; False after AT_ONCE of them, until the event loop has done other work."""
        if self._attempts == 0:
            asyncio.get_running_loop().call_soon(self._begin_turn)
        self._attempts += 1
        return self._attempts <= AT_ONCE

    def _begin_turn(self) -> None:
        self._attempts = 0

    def close(self) -> None:
        """Close the socket, and the file in reserve."""
        self._close_spare()
        super().close()

    def _reject_one(self, error: OSError) -> None:
        """Reset one connection with the file in reserve; write a line to the log at most once a minute."""
        self._unserved += 1
        now = time.monotonic()
        if self._logged is None or now - self._logged >= LOG_SECONDS:
            self._logged = now
            why = f"{error.strerror}; {self._unserved} connections were reset since the last such line"
            LOG.error("cannot accept connections", extra={"why": why})
            self._unserved = 0
        self._close_spare()
        with suppress(OSError):
            reset(super().accept()[0])
        with suppress(OSError):
            self._spare = os.open(os.devnull, os.O_RDONLY)

    def _close_spare(self) -> None:
        if self._spare >= 0:
            os.close(self._spare)
            self._spare = -1


def reset(connection: socket.socket) -> None:
    """Close a connection with a reset, which leaves nothing behind."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    connection.close()
