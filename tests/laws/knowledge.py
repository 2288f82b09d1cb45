"""What the laws must be told about a game, because no law can know it: one subclass per game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from argosy.core.contract import Action, Event, Seat, State, View
from argosy.core.record import Input


class Ledger(ABC):
    """A second set of books over one game: kept from events alone, compared with the state."""

    @abstractmethod
    def note(self, made: Input, events: Sequence[Event]) -> None:
        """Write down what an input brought about."""

    @abstractmethod
    def check(self, state: State) -> None:
        """Fail if the state does not agree with the books, or if a card or coin is lost or doubled."""

    @abstractmethod
    def close(self) -> None:
        """Fail if something is missing at the end of the game."""


class Knowledge(ABC):
    """Everything the laws know about one game beyond the contract."""

    shared: tuple[type, ...]
    """Types that never change, so that clones may share them."""
    replaced: frozenset[str]
    """Attributes whose values are replaced and never changed in place, so that clones may share these too."""

    @abstractmethod
    def vocabulary(self, seats: int) -> Sequence[Action]:
        """Every action of a seat that could ever be legal, and many more around them that are not."""

    @abstractmethod
    def longest(self, seats: int) -> int:
        """A bound on the inputs of any game."""

    @abstractmethod
    def ledger(self, state: State) -> Ledger:
        """Books for a game that begins."""

    @abstractmethod
    def secret(self, told: Event, seat: Seat | None) -> bool:
        """Whether an event, as told to that seat, holds something it may not know yet."""

    def retold(self, log: Sequence[Input], world: State) -> Sequence[Input] | None:
        """The log as it would be in a guessed world; None where none can be found, as cards have moved since."""
        return None

    @abstractmethod
    def relabel_action(self, action: Action, new: Sequence[Seat]) -> Action:
        """The same action where seat number s is called new[s]."""

    @abstractmethod
    def relabel_view(self, view: View, new: Sequence[Seat]) -> View:
        """The same view where seat number s is called new[s]."""
