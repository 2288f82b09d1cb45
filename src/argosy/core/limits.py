"""Size limits for records and editions, all in one place.

Records and editions are untrusted input, and the texts of cards are repeated in every view of a game. Without limits,
a record of 2 MB causes a response a thousand times as long.
"""

from __future__ import annotations

from typing import Final

NAME: Final = 40
"""Characters in the name of a player, an edition or a file, and in the key columns of a row (a city, a card)."""
CELL: Final = 120
"""Characters in any cell of a file."""
ROWS: Final = 200
"""Rows in a file."""
FILE: Final = 65_536
"""Characters in a file, comments included."""
FILES: Final = 30
"""Edition files in a record."""
WORD: Final = 64
"""Characters in a record's rules version, random algorithm and digests."""
SEED: Final = 200
"""Characters in a seed."""
LINE: Final = 16_384
"""Characters in a line of a record, except the first, which may contain files, and the last."""
LAST_LINE: Final = 524_288
"""Characters in the last line of a record, which may have times and talk."""
TALK: Final = 1_000
"""Lines of talk in a record."""
SAID: Final = 300
"""Characters in a line of talk."""
INPUTS: Final = 8_000
"""Inputs of a record. A game has some hundreds; people who trade all evening may come to some thousands."""


def too_long(what: str, text: str, most: int) -> str | None:
    """The error sentence if the text has more than `most` characters, else None."""
    return f"{what} has {len(text)} characters, at most {most} are allowed" if len(text) > most else None


def too_many(what: str, count: int, most: int) -> str | None:
    """The error sentence if the count is above `most`, else None."""
    return f"there are {count} {what}, at most {most} are allowed" if count > most else None
