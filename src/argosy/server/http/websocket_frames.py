"""Counts the frames of a WebSocket that complete no message: parts of messages, pings and pongs (RFC 6455, 5.2).

The library joins the parts of a message without a limit of their number, and answers every ping. So a client could make
the server hold or do much without ever sending a message that is counted.
"""

from __future__ import annotations

import time
from typing import Final

MOST_FRAMES: Final = 64
"""Frames in a row that complete no message."""
FRAMES_PER_SECOND: Final = 1.0
"""How fast they are forgotten: a client that only listens still sends pongs."""
LONG, LONGER = 126, 127
"""Values of the length field: the length is in the next two, or eight, bytes."""
CONTROL: Final = 0x8
"""The bit of the opcode that control frames have."""


class FrameCounter:
    """Follows the headers of the frames in a stream of bytes from one client."""

    def __init__(self) -> None:
        self._head = bytearray()
        self._skip = 0
        """Bytes of the mask and the payload of the present frame that are still to come."""
        self._count = 0.0
        self._since = time.monotonic()

    def has_room_for(self, data: bytes) -> bool:
        """Count the frames that begin in these bytes; False once there are too many that complete no message."""
        at = 0
        while at < len(data):
            if self._skip:
                passed = min(self._skip, len(data) - at)
                self._skip -= passed
                at += passed
                continue
            self._head.append(data[at])
            at += 1
            if len(self._head) >= 2 and len(self._head) == header_length(self._head[1]):
                self._begin_frame()
                if self._count > MOST_FRAMES:
                    return False
        return True

    def _begin_frame(self) -> None:
        first, second = self._head[0], self._head[1]
        length = int.from_bytes(self._head[2:], "big") if second & 0x7F >= LONG else second & 0x7F
        self._skip = length + (4 if second & 0x80 else 0)
        self._head.clear()
        if first & 0x80 and not first & CONTROL:  # the last frame of a message
            self._count = 0.0
            return
        now = time.monotonic()
        self._count = max(0.0, self._count - (now - self._since) * FRAMES_PER_SECOND) + 1
        self._since = now


def header_length(second: int) -> int:
    """Bytes of a frame's header before the mask, by its second byte."""
    return {LONG: 4, LONGER: 10}.get(second & 0x7F, 2)
