"""`GameText`: a game's table in words, for the terminal, for screen readers and beside the board in the page."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from argosy.core.contract import Action, View
from argosy.text.blocks import Block


class Room(Enum):
    """How much may be shown for a decision; `table` always shows the rest."""

    WIDE = 1
    """Everything that helps."""
    SMALL = 2
    """A small terminal: only what the decision cannot do without."""
    EAR = 3
    """Plain lines, perhaps read aloud: nothing that can be asked for when it is wanted."""


class GameText(Protocol):
    """The table of one match in words, in one language."""

    unsaid: frozenset[str]
    """Messages of the story that a decision shows in a better way; `log` tells them."""
    questions: tuple[tuple[str, str], ...]
    """The questions that only this game answers, as they are typed, with the message that explains each."""
    examples: tuple[str, str]
    """A chapter of its rules and a rule, for the help."""

    def decision(self, view: View, room: Room) -> list[Block]:
        """What the seat needs for its decision now, as much as there is room for."""

    def menu(self, view: View) -> list[Block]:
        """Every legal input, numbered, with what it costs and earns."""

    def actions(self, view: View) -> Sequence[Action]:
        """The inputs of the menu in the order of their numbers."""

    def table(self, view: View) -> list[Block]:
        """Everything public, and the seat's own cards."""

    def spoken(self, view: View) -> list[Block]:
        """All of `table`, and in words what is otherwise drawn: for screen readers beside the page's board."""

    def answer(self, view: View, command: str, rest: str, width: int) -> list[Block] | None:
        """The answer to a question of its own, drawn if that many columns are enough; None if it is none."""

    def notation(self) -> list[Block]:
        """How moves are typed."""

    def source(self, key: str) -> str:
        """A source of points as a word."""
