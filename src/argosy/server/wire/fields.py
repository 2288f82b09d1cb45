"""Field types with their limits (names, keys, tokens, numbers), and the base of all types that clients send."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from argosy.core import limits
from argosy.text.languages import languages

NAME = r"^[^\s\x00-\x20\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x20\x7f])?$(?!\n)"
"""No space at either end, no control characters."""

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME, pattern=NAME)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
Token = Annotated[str, Meta(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
ChatText = Annotated[str, Meta(min_length=1, max_length=300, pattern=NAME)]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Word = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(pattern=rf"^({'|'.join(languages())})$(?!\n)")]
Url = Annotated[str, Meta(min_length=8, max_length=500, pattern=r"^https?://[!-~]+$(?!\n)")]
Speaker = Annotated[int, Meta(ge=-1, le=15)]
"""A seat, or -1 for the onlookers."""


class Asked(Struct, forbid_unknown_fields=True, frozen=True):
    """Base of what a client sends; unknown fields are refused."""
