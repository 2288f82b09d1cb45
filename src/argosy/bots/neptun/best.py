"""What search has to know of Neptun: the planner's options, and playouts to the end of the game round.

The oar cards that others laid face down are taken back before a playout, and everybody who still has to choose does so
without seeing the others' choice: a sealed choice is one of their policy, not of the dice that dealt the guessed world.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from argosy.bots.advice import Option
from argosy.bots.neptun.quick import Crew, unsealed
from argosy.bots.neptun.standing import prospects
from argosy.bots.neptun.strong import advise
from argosy.core.contract import Action, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.neptun.flow import apply
from argosy.neptun.state import NeptunState

CANDIDATES = 6
"""Options that are tried out."""


class NeptunThinker:
    """Thinks about one decision."""

    doubt = 2.5  # playouts are short-sighted where plans are not

    def __init__(self) -> None:
        self.crew: Crew | None = None
        self.planned: dict[Action, float] = {}
        """What the planner gives each option compared with its first choice."""

    def candidates(self, peek: AnyPeek, budget: Budget) -> Sequence[Option]:
        """The planner's best options."""
        world = peek.imagine(Rng(budget.seed))
        assert isinstance(world, NeptunState)
        self.crew = Crew(world)
        options = advise(peek, budget).options[:CANDIDATES]
        self.planned = {option.action: option.value - options[0].value for option in options}
        return options

    def outcome(self, world: State, seat: Seat, action: Action, rng: Rng) -> float:
        """How far ahead of the others the seat is expected to end after the round was played on.

        Playouts see what the others do and plans see further than quick merchants can, so both count.
        """
        assert isinstance(world, NeptunState)
        assert self.crew is not None
        unsealed(world, seat)
        apply(world, seat, action, None)
        self.crew.play_round(world, rng)
        points = prospects(world)
        ahead = points[seat] - fmean([theirs for other, theirs in enumerate(points) if other != seat])
        return ahead + self.planned[action]
