"""Pebbles for learners: one token for each number of pebbles, and an observation of the heap and what was taken."""

from __future__ import annotations

from argosy.core.contract import Action, Edition, Seat, State
from argosy.research.action_space import ActionTokens, TokenSequence, Vocabulary
from argosy.research.observation import Encoder, Pen
from tests.toy.pebbles import PebblesView, Take


class PebblesActionTokens(ActionTokens):
    """`Take` is its number."""

    vocabulary = Vocabulary([("Take.pebbles", range(1, 4))])

    def tokens_of(self, s: State, seat: Seat, action: Action) -> TokenSequence:
        assert isinstance(action, Take)
        return (self.vocabulary.first["Take.pebbles"] + action.pebbles - 1,)


class PebblesEncoder(Encoder[PebblesView]):
    """The heap, then what each seat has, the observer first."""

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(seats, len(PebblesActionTokens.vocabulary), [("heap", 1), ("taken", seats)])

    def write(self, pen: Pen, view: PebblesView, seat: Seat) -> None:
        self.begin(pen, "heap")
        pen.put(view.heap / 20)
        self.begin(pen, "taken")
        pen.put(*[view.taken[other] / 20 for other in self.around(seat)])
