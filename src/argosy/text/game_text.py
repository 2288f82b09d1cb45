"""How a game shows itself in words: what every game must be able to show, and which face belongs to which game."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from argosy.core.contract import Action, Seat, View
from argosy.core.replay import AnyMatch
from argosy.text.blocks import Block

if TYPE_CHECKING:
    from argosy.text.translate import Words


class Room(Enum):
    """How much may be shown for a decision; `table` always shows the rest."""

    WIDE = 1
    """Everything that helps."""
    SMALL = 2
    """A small terminal: only what the decision cannot do without."""
    EAR = 3
    """Plain lines, perhaps read aloud: nothing that can be asked for when it is wanted."""


class Face(Protocol):
    """One game in a terminal, built for one match."""

    unsaid: frozenset[str]
    """Messages of the story that a decision of the terminal shows in a better way; `log` tells them."""
    passing: tuple[Action, ...]
    """Where a clock runs: what ends a person's go, so that the others have theirs."""
    letter: str
    """With what the ids of the game's rules begin."""
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

    def ready(self, view: View) -> tuple[Seat, ...]:
        """Where a clock runs: the seats that want no more of the phase."""

    def table(self, view: View) -> list[Block]:
        """Everything public, and the seat's own cards."""

    def answer(self, view: View, command: str, rest: str, width: int) -> list[Block] | None:
        """The answer to a question of its own, drawn if that many columns are enough; None if it is none."""

    def notation(self) -> list[Block]:
        """How moves are typed."""

    def source(self, key: str) -> str:
        """A source of points as a word."""


def face_of(match: AnyMatch, words: Words, names: Sequence[str]) -> Face:
    """The face of a match's game. Raises ValueError with a sentence where it has none."""
    if match.header.game == "neptun":
        from argosy.games.neptun.edition.components import Edition
        from argosy.games.neptun.text.screen import NeptunFace

        assert isinstance(match.edition, Edition)
        return NeptunFace(words, names, match.edition)
    if match.header.game == "mediterranean":
        from argosy.games.mediterranean.edition.components import Edition as MediterraneanEdition
        from argosy.games.mediterranean.text.screen import MediterraneanFace

        assert isinstance(match.edition, MediterraneanEdition)
        return MediterraneanFace(words, names, match.edition)
    raise ValueError(words.text("cli-no-face", game=match.header.game))
