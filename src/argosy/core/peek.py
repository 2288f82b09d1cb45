"""All that a bot ever gets: a view, its menu, and worlds guessed from what its seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from argosy.core.contract import Action, Edition, Game, Plain, Seat, State, View
from argosy.core.copying import Remade, remade
from argosy.core.rng import Rng

S_co = TypeVar("S_co", bound=State, covariant=True)
A_co = TypeVar("A_co", bound=Action, covariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)
E_co = TypeVar("E_co", bound=Edition, covariant=True)


class Peek(Generic[S_co, A_co, V_co, E_co]):
    """A look at a match through one seat's eyes.

    It holds a guessed world, never the true state: there is nothing hidden in it that a bot could find.
    A peek only gives, so a peek of one game is also an `AnyPeek`.
    """

    def __init__(self, game: Game[S_co, A_co, V_co, E_co], state: S_co, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self._world = game.guess(state, seat, rng)

    def __reduce__(self) -> Remade:
        return remade(self, self.game, self._world, self.seat, Rng(""))

    @property
    def view(self) -> V_co:
        """What the seat sees and remembers."""
        return self.game.view(self._world, self.seat)

    def menu(self) -> Sequence[A_co]:
        """What the seat may do now."""
        return self.game.legal(self._world, self.seat)

    def imagine(self, rng: Rng) -> S_co:
        """A world that the seat cannot tell from the true one; the bot's own, to play with."""
        return self.game.guess(self._world, self.seat, rng)

    def sample(self, rng: Rng) -> A_co:
        """Some legal action, cheaply."""
        return self.game.sample(self._world, self.seat, rng)


AnyPeek = Peek[State, Action, View, Edition]
"""A peek at a game whose own types are not known here."""


@dataclass(frozen=True, slots=True)
class Budget(Plain):
    """How long a bot may think: iterations for science, seconds for play; the seed of its own dice; and for whom."""

    seed: str
    iterations: int | None = None
    seconds: float | None = None
    company: bool = False
    """Whether people sit at the table, who have to read what a bot lays before them."""


class Bot(Protocol):
    """Whoever chooses an action from a peek. Pure: the same peek and budget give the same choice.

    A bot that knows one game only looks what kind of view it got: `isinstance(peek.view, MyGameView)`.
    """

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """One of the actions of the peek's menu."""
