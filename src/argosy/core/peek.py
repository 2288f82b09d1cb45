"""All that a bot ever gets: a view, its menu, and worlds guessed from what its seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from argosy.core.contract import A, Action, E, Game, S, Seat, State, V, View
from argosy.core.contract import Edition as EditionBase
from argosy.core.rng import Rng


class Peek(Generic[S, A, V, E]):
    """A look at a match through one seat's eyes.

    It holds a guessed world, never the true state: there is nothing hidden in it that a bot could find.
    """

    def __init__(self, game: Game[S, A, V, E], state: S, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self._world = game.guess(state, seat, rng)

    @property
    def view(self) -> V:
        """What the seat sees and remembers."""
        return self.game.view(self._world, self.seat)

    def menu(self) -> Sequence[A]:
        """What the seat may do now."""
        return self.game.legal(self._world, self.seat)

    def imagine(self, rng: Rng) -> S:
        """A world that the seat cannot tell from the true one; the bot's own, to play with."""
        return self.game.guess(self._world, self.seat, rng)

    def sample(self, rng: Rng) -> A:
        """Some legal action, cheaply."""
        return self.game.sample(self._world, self.seat, rng)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: iterations for science, seconds for play; and the seed of its own dice."""

    seed: str
    iterations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """Whoever chooses an action from a peek. Pure: the same peek and budget give the same choice."""

    def choose(self, peek: Peek[State, Action, View, EditionBase], budget: Budget) -> Action:
        """One of the actions of the peek's menu."""
