"""What the laws must be told about Neptun: its vocabulary, its books, and what a change of seats changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from argosy.core.contract import Action, Event, Seat, State, Term, View
from argosy.core.record import Input
from argosy.games.neptun.edition.components import Edition
from argosy.games.neptun.rules.actions import EXTRA_NO, EXTRA_YES, REVEAL, Row, Sail, SetUp, Take
from argosy.games.neptun.rules.board import Board
from argosy.games.neptun.rules.events import OarChosen
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import NeptunState
from argosy.games.neptun.view.view import NeptunView
from tests.games.neptun.books import NeptunBooks
from tests.laws.knowledge import Knowledge, Ledger

HUGE = 10**30


class NeptunKnowledge(Knowledge):
    """Neptun, as the laws need it."""

    def __init__(self) -> None:
        self.shared = (Edition, Board)
        self.replaced = frozenset({"order", "queue", "tokens", "tiles", "ladders[]"})
        takes = [Take(column, slot) for column in range(-1, 7) for slot in range(-1, 6)]
        rows = [Row(power, wind, start) for power in range(12) for wind in range(-6, 7) for start in (False, True)]
        deliveries = [None, *range(-1, 6)]
        sails = [Sail(city, slot, gift) for city in range(-1, 17) for slot in deliveries for gift in (False, True)]
        far_off = [Take(HUGE, 0), Take(0, -HUGE), Row(HUGE, 0), Row(4, -HUGE), Sail(HUGE), Sail(0, HUGE)]
        self.words: list[Action] = [REVEAL, EXTRA_YES, EXTRA_NO, *takes, *rows, *sails, *far_off]

    def vocabulary(self, seats: int) -> Sequence[Action]:
        """Every column, slot, oar card, city and delivery, and one more on either side."""
        return self.words

    def longest(self, seats: int) -> int:
        """Set-up; in a round at most 5 x seats + 1 columns are revealed and shown, 5 x seats taken, 10 x seats oars and
        moves, 2 x seats answers; in the whole game 2 x seats additional oars and moves.
        """
        return 1 + 3 * (2 * (5 * seats + 1) + 5 * seats + 10 * seats + 2 * seats) + 4 * seats

    def ledger(self, state: State) -> Ledger:
        """Books for cards and gold."""
        begun = state_of(state)
        return NeptunBooks(begun.edition, begun.seats)

    def secret(self, told: Event, seat: Seat | None) -> bool:
        """N9.2: only who chose an oar card knows it before all are turned up."""
        return isinstance(told, OarChosen) and told.seat != seat and told.oar is not None

    def retold(self, log: Sequence[Input], world: State) -> Sequence[Input]:
        """All that is hidden are sealed choices: those of that world in place of the true ones."""
        other = list(log)
        for seat, action in NEPTUN.sealed(state_of(world)).items():
            last = max(index for index, made in enumerate(log) if made.actor == seat)
            other[last] = Input(seat, action)
        return other

    def relabel_action(self, action: Action, new: Sequence[Seat]) -> Action:
        """Only the first player order names seats."""
        if isinstance(action, SetUp):
            return replace(action, order=tuple([new[seat] for seat in action.order]))
        return action

    def relabel_view(self, view: View, new: Sequence[Seat]) -> View:
        """Seats stand in orders and rankings, in lists by seat, and in the prompt."""
        assert isinstance(view, NeptunView)
        prompt = view.prompt
        if isinstance(waiting := prompt.args.get("seats"), tuple):
            seats = [int(seat.value) for seat in waiting if isinstance(seat, Term)]
            terms = tuple([Term("seat", seat) for seat in _sorted_seats(seats, new)])
            prompt = replace(prompt, args={**prompt.args, "seats": terms})
        players = sorted(
            [replace(player, seat=new[player.seat]) for player in view.players], key=lambda player: player.seat
        )
        return replace(
            view,
            seat=None if view.seat is None else new[view.seat],
            to_act=_sorted_seats(view.to_act, new),
            prompt=prompt,
            order=tuple([new[seat] for seat in view.order]),
            oar_scale=tuple([(new[seat], power) for seat, power in view.oar_scale]),
            players=tuple(players),
            temples=tuple(
                [replace(temple, ranking=tuple([new[seat] for seat in temple.ranking])) for temple in view.temples]
            ),
        )


def state_of(state: State) -> NeptunState:
    """A state that is one of Neptun's."""
    assert isinstance(state, NeptunState)
    return state


def _sorted_seats(seats: Sequence[int], new: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted([new[seat] for seat in seats]))


KNOWLEDGE = NeptunKnowledge()
