"""Actions as sequences of tokens out of a fixed vocabulary, chosen one by one.

A token is one value of one field of one kind of action (`Take.column=2`), or a kind that has no fields (`Reveal`). At
each step those tokens are legal with which some menu entry goes on. A token to which there is no alternative
is skipped.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from argosy.core.contract import Action, Edition, Seat, State

Token = int
TokenSequence = tuple[Token, ...]

WAIT: Final = "wait"
"""The token 0 of every alphabet: all that a seat can say while it is not asked."""
NO_DECISION: Final = 0


class Vocabulary:
    """The tokens of a game, numbered: `wait`, then each field with all its values, in the order given."""

    def __init__(self, fields: Sequence[tuple[str, Sequence[int | str | bool]]]) -> None:
        names = [WAIT]
        self.first: dict[str, Token] = {}
        for field, values in fields:
            self.first[field] = len(names)
            names += [f"{field}={value}" for value in values] if values else [field]
        self.names: Final = tuple(names)

    def __len__(self) -> int:
        return len(self.names)


class ActionTokens(ABC):
    """How the actions of one game are spelled. No word is the beginning of another word of the same menu."""

    vocabulary: Vocabulary

    def of(self, edition: Edition) -> ActionTokens:
        """The same for an edition whose cards need more or fewer tokens."""
        return self

    @abstractmethod
    def tokens_of(self, s: State, seat: Seat, action: Action) -> TokenSequence:
        """The word of a menu entry, from nothing but what the seat knows."""


class PartialAction:
    """A word being spelled: the menu entries that still fit, and how far their words agree."""

    __slots__ = ("depth", "entries", "legal_tokens")

    legal_tokens: list[Token]
    """The legal next tokens, ascending; empty once the word is complete."""

    def __init__(self, entries: Sequence[tuple[TokenSequence, Action]], depth: int = 0) -> None:
        self.entries = entries
        self.depth = depth
        self._skip()

    @property
    def spelled(self) -> TokenSequence:
        """The tokens so far, those skipped included."""
        return self.entries[0][0][: self.depth]

    @property
    def action(self) -> Action | None:
        """What was spelled, once nothing else can be meant."""
        return self.entries[0][1] if len(self.entries) == 1 else None

    def add(self, token: Token) -> None:
        """Go on with a legal token. Raises ValueError."""
        at = self.depth
        fitting = [entry for entry in self.entries if entry[0][at] == token] if self.action is None else []
        if not fitting:
            raise ValueError(f"the token {token} is not legal here; legal are {self.legal_tokens}")
        self.entries = fitting
        self.depth += 1
        self._skip()

    def _skip(self) -> None:
        """Pass over tokens to which there is no alternative."""
        if len(self.entries) == 1:
            self.depth, self.legal_tokens = len(self.entries[0][0]), []
            return
        while len(going := {word[self.depth] for word, _ in self.entries}) == 1:
            self.depth += 1
        self.legal_tokens = sorted(going)


def begin_action(language: ActionTokens, s: State, seat: Seat, menu: Sequence[Action]) -> PartialAction:
    """A word to be spelled out of this menu."""
    return PartialAction([(language.tokens_of(s, seat, action), action) for action in menu])
