"""A rich action spelled as a short word of small numbers, letter by letter along the menu.

A game has a fixed alphabet: a letter is one value of one field of one kind of action (`Take.column=2`), or a kind that
has no fields (`Reveal`). At each step the legal letters are those with which some entry of the menu goes on. A letter
to which there is no alternative needs no decision and is skipped.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from argosy.core.contract import Action, Edition, Seat, State

Letter = int
Word = tuple[Letter, ...]

WAIT: Final = "wait"
"""The letter 0 of every alphabet: all that a seat can say while it is not asked."""
NO_DECISION: Final = 0


class Alphabet:
    """The letters of a game, numbered: `wait`, then each field with all its values, in the order given."""

    def __init__(self, fields: Sequence[tuple[str, Sequence[int | str | bool]]]) -> None:
        names = [WAIT]
        self.first: dict[str, Letter] = {}
        for field, values in fields:
            self.first[field] = len(names)
            names += [f"{field}={value}" for value in values] if values else [field]
        self.names: Final = tuple(names)

    def __len__(self) -> int:
        return len(self.names)


class Language(ABC):
    """How the actions of one game are spelled. No word is the beginning of another word of the same menu."""

    alphabet: Alphabet

    def of(self, edition: Edition) -> Language:
        """The same for an edition whose cards need more or fewer letters."""
        return self

    @abstractmethod
    def word(self, s: State, seat: Seat, action: Action) -> Word:
        """The word of a menu entry, from nothing but what the seat knows."""


class Spelling:
    """A word being spelled: the menu entries that still fit, and how far their words agree."""

    __slots__ = ("depth", "entries", "letters")

    letters: list[Letter]
    """The legal next letters, ascending; empty once the word is complete."""

    def __init__(self, entries: Sequence[tuple[Word, Action]], depth: int = 0) -> None:
        self.entries = entries
        self.depth = depth
        self._skip()

    @property
    def spelled(self) -> Word:
        """The letters so far, those skipped included."""
        return self.entries[0][0][: self.depth]

    @property
    def action(self) -> Action | None:
        """What was spelled, once nothing else can be meant."""
        return self.entries[0][1] if len(self.entries) == 1 else None

    def add(self, letter: Letter) -> None:
        """Go on with a legal letter. Raises ValueError."""
        at = self.depth
        fitting = [entry for entry in self.entries if entry[0][at] == letter] if self.action is None else []
        if not fitting:
            raise ValueError(f"the letter {letter} is not legal here; legal are {self.letters}")
        self.entries = fitting
        self.depth += 1
        self._skip()

    def _skip(self) -> None:
        """Pass over letters to which there is no alternative."""
        if len(self.entries) == 1:
            self.depth, self.letters = len(self.entries[0][0]), []
            return
        while len(going := {word[self.depth] for word, _ in self.entries}) == 1:
            self.depth += 1
        self.letters = sorted(going)


def spell(language: Language, s: State, seat: Seat, menu: Sequence[Action]) -> Spelling:
    """A word to be spelled out of this menu."""
    return Spelling([(language.word(s, seat, action), action) for action in menu])
