"""A socket that listens, and hangs up on those to whom the door is shut before anything is made for them."""

from __future__ import annotations

import os
import socket
import struct
from typing import TYPE_CHECKING, Any, Final, Self

from argosy.server.http.guard import household

if TYPE_CHECKING:
    from argosy.server.http.guard import Door

AT_ONCE: Final = 8
"""So many are turned away before others get their turn."""
AT_THAT: Final = struct.pack("ii", 1, 0)
"""A connection that ends at once and leaves nothing behind."""


class Listening(socket.socket):
    """A listening socket with somebody at the door."""

    door: Door

    @classmethod
    def on(cls, plain: socket.socket, door: Door) -> Self:
        """The same socket once more."""
        made = cls(plain.family, plain.type, plain.proto, os.dup(plain.fileno()))
        made.door = door
        return made

    def accept(self) -> tuple[socket.socket, Any]:
        """The next who is let in. Raises BlockingIOError where nobody is there, or too many are for one turn."""
        for _ in range(AT_ONCE):
            connection, address = super().accept()
            if self.family not in (socket.AF_INET, socket.AF_INET6) or not self.door.shut_to(household(address[0])):
                return connection, address
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_THAT)
            connection.close()
        raise BlockingIOError
