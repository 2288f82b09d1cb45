"""Messages between the two workers of a page: values packed as text.

They are pickled, as between a server and its worker processes: both sides run the same code, nobody else writes such
messages, and none is ever stored.
"""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from typing import Any


def packed(value: object) -> str:
    """A value as text."""
    return b64encode(pickle.dumps(value)).decode()


def unpacked(text: str) -> Any:
    """The value of a text."""
    return pickle.loads(b64decode(text))
