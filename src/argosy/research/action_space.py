"""Actions as sequences of tokens from a fixed vocabulary, chosen one token at a time.

A token is one value of one field of one kind of action (`Take.column=2`), or a kind that has no fields (`Reveal`). A
token is legal if some menu entry continues with it, or an action that the game lets seats compose. A token without an
alternative is skipped.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from argosy.core.contract import Action, Edition, Seat, State
from argosy.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.registry import AnyGame

Token = int
TokenSequence = tuple[int, ...]
Field = tuple[str, Sequence[int | str | bool]]
"""The name of a field and its values; a kind of action that has no fields is a field without values."""
Entry = tuple[TokenSequence, Action | None]
"""An action with its tokens. Without the action, the tokens are all or the first of an action that is not made yet."""

Kept = tuple[object, ...]
"""An entry inside loops: compiled code takes an `Entry` apart and makes it anew wherever it handles one."""

WAIT: Final = "wait"
"""Token 0 of every vocabulary: the only legal token of a seat that is not asked."""
NO_DECISION: Final = 0


class Vocabulary:
    """The tokens of a game, numbered: `wait`, then each field with all its values, in the order given."""

    def __init__(self, fields: Sequence[Field]) -> None:
        names = [WAIT]
        self.first: dict[str, Token] = {}
        for field, values in fields:
            self.first[field] = len(names)
            names += [f"{field}={value}" for value in values] if values else [field]
        self.names: Final = tuple(names)

    def __len__(self) -> int:
        return len(self.names)


@mypyc_attr(allow_interpreted_subclasses=True)
class PartialAction:
    """An action that is chosen token by token: the menu entries that still fit, and how many tokens they share."""

    __slots__ = ("depth", "entries", "legal_tokens")

    entries: list[Entry]
    depth: i64
    legal_tokens: list[Token]
    """The legal next tokens, ascending; empty once the action is complete."""

    def __init__(self, entries: Sequence[Entry], depth: int = 0) -> None:
        self.entries = list(entries)
        self.depth = depth
        self.legal_tokens = []
        self._skip()

    @property
    def spelled(self) -> TokenSequence:
        """The tokens so far, including skipped ones."""
        return self.entries[0][0][: self.depth]

    @property
    def action(self) -> Action | None:
        """The action, once only one menu entry fits."""
        return self.entries[0][1] if len(self.entries) == 1 else None

    def make(self, tokens: TokenSequence) -> list[Entry]:
        """The entries that continue these tokens. Only subclasses have entries without an action, and make the rest."""
        raise AssertionError(f"the entry {tokens} has its action")

    def at(self, s: State) -> PartialAction:
        """The same partial action in a copy of the position."""
        return PartialAction(self.entries, int(self.depth))

    def __reduce__(self) -> tuple[object, ...]:
        """Rebuild from what it was made with; compiled code calls the constructor for a copy."""
        return type(self), (self.entries, int(self.depth))

    def add(self, token: Token) -> None:
        """Add a legal token. Raises ValueError."""
        at = self.depth
        wanted: i64 = token
        fitting: list[Kept] = []
        if self.legal_tokens:
            for entry in cast("list[Kept]", self.entries):
                other: i64 = cast("TokenSequence", entry[0])[at]
                if other == wanted:
                    fitting.append(entry)
        if not fitting:
            raise self.refusal(token)
        self.entries = cast("list[Entry]", fitting)
        self.depth += 1
        self._skip()

    def refusal(self, token: Token) -> ValueError:
        """The error for a token that is not legal."""
        return ValueError(f"the token {token} is not legal here; legal are {self.legal_tokens}")

    def _skip(self) -> None:
        """Skip tokens without an alternative."""
        while True:
            entries = self.entries
            if len(entries) == 1:
                tokens, action = entries[0]
                if action is None:
                    self.entries = self.make(tokens)
                    continue
                self.depth = len(tokens)
                self.legal_tokens = []
                return
            at = self.depth
            possible: list[Token] = []
            last: i64 = -1
            ascending = True
            for entry in cast("list[Kept]", entries):
                token: i64 = cast("TokenSequence", entry[0])[at]
                if token != last:  # entries that begin alike stand side by side in most menus
                    if token < last:
                        ascending = False
                    last = token
                    possible.append(token)
            if len(possible) > 1:
                if not ascending:
                    possible = sorted(set(possible))
                if len(possible) > 1:
                    self.legal_tokens = possible
                    return
            self.depth += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTokens(ABC):
    """Turns the actions of one game into token sequences. In a menu no sequence is a prefix of another."""

    vocabulary: Vocabulary

    def of(self, edition: Edition) -> ActionTokens:
        """The same for an edition whose cards need more or fewer tokens."""
        return self

    @abstractmethod
    def tokens_of(self, s: State, seat: Seat, action: Action) -> TokenSequence:
        """The tokens of a menu entry, computed only from what the seat knows."""

    def begin(self, game: AnyGame, s: State, seat: Seat) -> PartialAction:
        """An action from the menu of a seat that may act, without any token chosen yet."""
        return begin_action(self, s, seat, game.legal(s, seat))


def begin_action(action_tokens: ActionTokens, s: State, seat: Seat, menu: Sequence[Action]) -> PartialAction:
    """An action of this menu, without any token chosen yet."""
    return PartialAction([(action_tokens.tokens_of(s, seat, action), action) for action in menu])
