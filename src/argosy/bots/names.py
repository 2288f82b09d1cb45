"""Names of bots: no two bots at a table share an initial, nor do a bot and a person where possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

BOT_NAMES: Final = ("Dido", "Hanno", "Livia", "Myron", "Thais", "Zeno", "Roxane", "Quintus", "Phaidra", "Kallias")
"""More than there are seats, so that an initial is always free."""


def initial(name: str) -> str:
    """The letter that is shown where there is no room for the name."""
    return name[:1].casefold()


def bot_name(taken: Iterable[str]) -> str:
    """A name for a new bot at a table where these names are taken."""
    initials = {initial(name) for name in taken}
    return next(name for name in BOT_NAMES if initial(name) not in initials)
