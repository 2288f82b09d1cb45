"""What bots are called: no two at a table begin with the same letter, nor a bot and a person where it can be helped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

BOT_NAMES: Final = ("Dido", "Hanno", "Livia", "Myron", "Thais", "Zeno", "Roxane", "Quintus", "Phaidra", "Kallias")
"""More than there are seats, so that some letter is always free."""


def initial(name: str) -> str:
    """The letter that stands for somebody where there is no room for a name."""
    return name[:1].casefold()


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot beside those who have these names."""
    initials = {initial(name) for name in taken}
    return next(name for name in BOT_NAMES if initial(name) not in initials)
