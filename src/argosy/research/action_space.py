"""Actions as sequences of tokens from a fixed vocabulary, chosen one token at a time.

A token is one value of one field of one kind of action (`Take.column=2`), or a kind that has no fields (`Reveal`). A
token is legal if some menu entry continues with it. A token without an alternative is skipped.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from argosy.core.contract import Action, Edition, Seat, State

Token = int
TokenSequence = tuple[Token, ...]

WAIT: Final = "wait"
"""Token 0 of every vocabulary: the only legal token of a seat that is not asked."""
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
    """Turns the actions of one game into token sequences. In a menu no sequence is a prefix of another."""

    vocabulary: Vocabulary

    def of(self, edition: Edition) -> ActionTokens:
        """The same for an edition whose cards need more or fewer tokens."""
        return self

    @abstractmethod
    def tokens_of(self, s: State, seat: Seat, action: Action) -> TokenSequence:
        """The tokens of a menu entry, computed only from what the seat knows."""


class PartialAction:
    """An action that is chosen token by token: the menu entries that still fit, and how many tokens they share."""

    __slots__ = ("depth", "entries", "legal_tokens")

    legal_tokens: list[Token]
    """The legal next tokens, ascending; empty once the action is complete."""

    def __init__(self, entries: Sequence[tuple[TokenSequence, Action]], depth: int = 0) -> None:
        self.entries = entries
        self.depth = depth
        self._skip()

    @property
    def spelled(self) -> TokenSequence:
        """The tokens so far, including skipped ones."""
        return self.entries[0][0][: self.depth]

    @property
    def action(self) -> Action | None:
        """The action, once only one menu entry fits."""
        return self.entries[0][1] if len(self.entries) == 1 else None

    def add(self, token: Token) -> None:
        """Add a legal token. Raises ValueError."""
        at = self.depth
        fitting = [entry for entry in self.entries if entry[0][at] == token] if self.action is None else []
        if not fitting:
            raise ValueError(f"the token {token} is not legal here; legal are {self.legal_tokens}")
        self.entries = fitting
        self.depth += 1
        self._skip()

    def _skip(self) -> None:
        """Skip tokens without an alternative."""
        if len(self.entries) == 1:
            self.depth, self.legal_tokens = len(self.entries[0][0]), []
            return
        while len(possible := {tokens[self.depth] for tokens, _ in self.entries}) == 1:
            self.depth += 1
        self.legal_tokens = sorted(possible)


def begin_action(action_tokens: ActionTokens, s: State, seat: Seat, menu: Sequence[Action]) -> PartialAction:
    """An action of this menu, without any token chosen yet."""
    return PartialAction([(action_tokens.tokens_of(s, seat, action), action) for action in menu])
