"""How long the texts of records and editions may be, and how many there may be of them; all such limits stand here.

Records and editions come from strangers, and what is printed on a card is repeated in every view of a game: without
limits a record of 2 MB makes an answer a thousand times as long.
"""

from __future__ import annotations

from typing import Final

NAME: Final = 40
"""Characters in the name of a player, an edition, a file, or of what a row of a file is about: a city, a card."""
CELL: Final = 120
"""Characters in any cell of a file."""
ROWS: Final = 200
"""Rows of a file."""
FILE: Final = 65_536
"""Characters of a file, remarks included."""
FILES: Final = 30
"""Files that a record may carry."""
WORD: Final = 64
"""Characters in the rules version of a record, in the name of its algorithm, and in its digests."""
SEED: Final = 200
"""Characters in a seed."""
LINE: Final = 16_384
"""Characters in a line of a record, but for the first, which may carry files."""


def too_long(what: str, text: str, most: int) -> str | None:
    """A sentence if the text has more characters than it may have."""
    return f"{what} has {len(text)} characters, at most {most} are allowed" if len(text) > most else None


def too_many(what: str, count: int, most: int) -> str | None:
    """A sentence if there are more of something than there may be."""
    return f"there are {count} {what}, at most {most} are allowed" if count > most else None
