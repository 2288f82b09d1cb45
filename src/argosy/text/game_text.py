"""`GameText`: the interface that describes a game's table in words, for the terminal, the page and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from argosy.core.contract import Action, View
from argosy.text.blocks import Block


class Room(Enum):
    """How much room there is to show a decision; `table` always shows everything."""

    WIDE = 1
    """Everything that helps."""
    SMALL = 2
    """A small terminal: only what is necessary for the decision."""
    EAR = 3
    """Plain lines, perhaps read aloud: nothing that the player can ask for when needed."""


class GameText(Protocol):
    """The table of one match in words, in one language."""

    unsaid: frozenset[str]
    """Event messages that are left out because the decision shows them in a better way; `log` shows them."""
    questions: tuple[tuple[str, str], ...]
    """The questions that only this game answers, as they are typed, with the message that explains each."""
    examples: tuple[str, str]
    """A chapter and a rule of the game, as examples in the help."""

    def decision(self, view: View, room: Room) -> list[Block]:
        """What the seat needs for its decision now, as far as there is room."""

    def menu(self, view: View) -> list[Block]:
        """Every legal input, numbered, with what it costs and earns."""

    def actions(self, view: View) -> Sequence[Action]:
        """The inputs of the menu in the order of their numbers."""

    def table(self, view: View) -> list[Block]:
        """Everything public, and the seat's own cards."""

    def spoken(self, view: View) -> list[Block]:
        """All of `table`, and in words what is otherwise drawn: for screen readers, next to the page's board."""

    def answer(self, view: View, command: str, rest: str, width: int) -> list[Block] | None:
        """The answer to one of `questions`, drawn if `width` columns are enough; None for another command."""

    def notation(self) -> list[Block]:
        """How moves are typed."""

    def source(self, key: str) -> str:
        """The name of a source of points."""
