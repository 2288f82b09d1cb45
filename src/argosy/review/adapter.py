"""What a game tells reviews: how its decisions are tried out, which inputs are decisions, what deals were worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from argosy.bots.advice import Option
    from argosy.core.contract import Action, Event, Phrase, Seat, State
    from argosy.core.peek import AnyPeek
    from argosy.core.record import Input
    from argosy.review.types import Deals


class Trials(Protocol):
    """The options of one decision, tried out in worlds that agree with what the seat knew."""

    def candidates(self) -> Sequence[Option]:
        """What a bot would think of, best first in its opinion, with reasons where it has some."""

    def points(self, world: str, actions: Sequence[Action]) -> Sequence[float]:
        """The seat's points if it does each of these in the world drawn by that seed; luck is the same for all.

        An action may be any legal one, whether it is a candidate or not.
        """

    def told(self, best: Action, action: Action) -> tuple[Option, tuple[Phrase, ...]]:
        """An action with its reasons, and what the best one brings and it does not, from all that was tried so far."""

    def says(self, action: Action) -> Phrase:
        """An action in words, as a noun phrase that names its things."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An input of a record with its events, and the positions around it, valid until the next is taken."""

    number: int
    input: Input
    events: Sequence[Event]
    before: State
    after: State


def any_input(_state: State, _seat: Seat, _action: Action) -> bool:
    """Every input is a decision."""
    return True


@dataclass(frozen=True, slots=True)
class ReviewAdapter:
    """The hooks of one game."""

    trials: Callable[[AnyPeek, bool], Trials]
    """Makes the trials of a decision; the flag: whether the peek shows the true world, with all that is hidden."""
    decides: Callable[[State, Seat, Action], bool] = any_input
    """Whether an input with alternatives is worth judging; waiting for others, for instance, is not."""
    deals: Callable[[Iterable[Moment], str], Deals] | None = None
    """What the deals of a game were worth, from its moments in order and a seed; None for a game without deals."""
