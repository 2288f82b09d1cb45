"""What a bot gets: a view, a menu, and worlds guessed from what its seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, cast

from argosy.core.contract import Action, Edition, Game, Plain, Seat, State, View
from argosy.core.copying import Remade, remade
from argosy.core.rng import Rng

S_co = TypeVar("S_co", bound=State, covariant=True)
A_co = TypeVar("A_co", bound=Action, covariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)
E_co = TypeVar("E_co", bound=Edition, covariant=True)


class Peek(Generic[S_co, A_co, V_co, E_co]):
    """The position as one seat knows it.

    It holds a guessed world, never the true state, so a bot cannot find hidden information in it.
    Its type parameters are covariant, so a peek of any game is also an `AnyPeek`.
    """

    def __init__(self, game: Game[S_co, A_co, V_co, E_co], state: S_co, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self._world = game.guess(state, seat, rng)

    def __reduce__(self) -> Remade:
        return remade(self, self.game, self._world, self.seat, Rng(""))

    @property
    def view(self) -> V_co:
        """Everything that the seat may see and remember."""
        return self.game.view(self._world, self.seat)

    def menu(self) -> Sequence[A_co]:
        """The legal actions of the seat."""
        return self.game.legal(self._world, self.seat)

    def imagine(self, rng: Rng) -> S_co:
        """A new guessed world, which the seat cannot tell from the true one. The bot may change it."""
        return self.game.guess(self._world, self.seat, rng)

    def sample(self, rng: Rng) -> A_co:
        """A random legal action; cheaper than choosing from the menu."""
        return self.game.sample(self._world, self.seat, rng)


class OpenPeek(Peek[S_co, A_co, V_co, E_co]):
    """The position with all that is hidden in it, for looking back at a game: every imagined world is the true one.

    Never give it to a bot that plays. Chance to come is still unknown.
    """

    def __init__(self, game: Game[S_co, A_co, V_co, E_co], state: S_co, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._world = cast("S_co", state.clone())

    def __reduce__(self) -> Remade:
        return remade(self, self.game, self._world, self.seat)

    def imagine(self, rng: Rng) -> S_co:
        """A copy of the true state."""
        return cast("S_co", self._world.clone())


AnyPeek = Peek[State, Action, View, Edition]
"""A peek of any game."""


PostedWish = tuple[Seat, tuple[str, ...], tuple[str, ...]]
"""What a seat has said that it looks for, and has plenty of, by name."""


@dataclass(frozen=True, slots=True)
class Heard(Plain):
    """What a bot is told beside the game, at a table with people."""

    wishes: tuple[PostedWish, ...] = ()
    """What the seats have said, which need not be true."""
    stale: tuple[int, ...] = ()
    """The numbers of its own offers that nobody has accepted for a while."""
    tried: tuple[Action, ...] = ()
    """The offers that it has made in this phase, which it need not repeat."""


NOTHING_HEARD = Heard()


@dataclass(frozen=True, slots=True)
class Budget(Plain):
    """How long a bot may think (iterations for experiments, seconds for play), the seed of its random numbers, talk."""

    seed: str
    iterations: int | None = None
    seconds: float | None = None
    company: bool = False
    """Whether people play at the table, who must read every offer of a bot."""
    heard: Heard = NOTHING_HEARD


class Bot(Protocol):
    """Chooses an action from a peek. Deterministic: the same peek and budget give the same choice.

    A bot for one game checks the type of the view: `isinstance(peek.view, MyGameView)`.
    """

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """One of the actions of the peek's menu."""
