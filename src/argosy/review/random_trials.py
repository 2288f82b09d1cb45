"""Trials for games that bring none of their own: random play from each option to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.bots.advice import Option, certain
from argosy.core.contract import Action, Phrase
from argosy.core.peek import AnyPeek
from argosy.core.playout import playout
from argosy.core.rng import Rng
from argosy.review.adapter import ReviewAdapter


class RandomTrials:
    """Plays every option out at random, with the same dice."""

    def __init__(self, peek: AnyPeek, _open: bool) -> None:
        self.peek = peek

    def candidates(self) -> Sequence[Option]:
        """The whole menu."""
        return [certain(action, 0.0) for action in self.peek.menu()]

    def points(self, world: str, actions: Sequence[Action]) -> Sequence[float]:
        """The points at the end of each playout."""
        peek, found = self.peek, []
        for action in actions:
            state = peek.imagine(Rng(world))
            peek.game.apply(state, peek.seat, action)
            playout(peek.game, state, Rng(f"{world}/play"))
            result = peek.game.result(state)
            assert result is not None
            found.append(float(result.points[peek.seat]))
        return found

    def told(self, _best: Action, action: Action) -> tuple[Option, tuple[Phrase, ...]]:
        """No reasons: the dice have none."""
        return certain(action, 0.0), ()

    def says(self, action: Action) -> Phrase:
        """The action in notation."""
        return Phrase(
            "choice", "notation", {"text": self.peek.game.write(self.peek.imagine(Rng("")), self.peek.seat, action)}
        )


RANDOM: Final = ReviewAdapter(RandomTrials)
