"""Five thousand random games: no card, cube, tile, point or coin is lost or doubled, nobody is stuck, every game ends.

Checked at the beginning of every step of the sequence of play, and in one game of fifty at every position.
"""

from __future__ import annotations

import pytest

from argosy.core.contract import CHANCE, CLOCK, Event
from argosy.core.record import Input
from argosy.core.rng import Rng
from argosy.mediterranean.actions import TIME_UP
from argosy.mediterranean.game import MEDITERRANEAN
from argosy.mediterranean.state import MediterraneanState
from tests.laws.mediterranean_books import MediterraneanBooks
from tests.laws.mediterranean_laws import MediterraneanKnowledge

GAMES = 5_000
QUICK = 15
CHUNKS = 20
LONGEST = {seats: MediterraneanKnowledge().longest(seats) for seats in MEDITERRANEAN.seats}
DEFAULTS = {name: values[0] for name, values in MEDITERRANEAN.options.items()}
OPTIONS = [
    DEFAULTS,
    *[{**DEFAULTS, name: value} for name, values in MEDITERRANEAN.options.items() for value in values[1:]],
]


class Bell:
    """Asks every seat once, then lets the clock tick, each round from another seat on; an early one may end trading."""

    def __init__(self, early: bool) -> None:
        self.early = early
        self.left: list[int] = []
        self.rounds = 0

    def next(self, state: MediterraneanState, rng: Rng) -> Input:
        """The next input of seats or of the clock."""
        acting = MEDITERRANEAN.to_act(state)
        assert acting, "a live game that waits for nobody"
        tick = MEDITERRANEAN.tick(state)
        if tick is None:
            self.left = []
            seat = acting[rng.below(len(acting))]
            return Input(seat, MEDITERRANEAN.sample(state, seat, rng))
        if not self.left:
            self.rounds += 1
            turned = self.rounds % state.seats
            self.left = [*acting[turned:], *acting[:turned]]
            if self.rounds > 1:
                return Input(CLOCK, TIME_UP if self.early and rng.below(8) == 0 else tick)
        seat = self.left.pop(0)
        return Input(seat, MEDITERRANEAN.sample(state, seat, rng))


def play(number: int) -> None:
    """One random game with its books."""
    seats, options = 4 + number % 3, OPTIONS[number // 3 % len(OPTIONS)]
    edition = MEDITERRANEAN.edition(None)
    state = MEDITERRANEAN.start(seats, options, edition)
    books = MediterraneanBooks(edition, seats)
    bell, rng = Bell(number % 4 == 3), Rng(f"conservation {number}")
    inputs, step = 0, -1
    while not MEDITERRANEAN.over(state):
        if MEDITERRANEAN.chance_due(state):
            assert MEDITERRANEAN.acting(state) == 0
            made = Input(CHANCE, MEDITERRANEAN.draw(state, rng))
        else:
            made = bell.next(state, rng)
        events: list[Event] = []
        MEDITERRANEAN.apply(state, made.actor, made.action, events)
        inputs += 1
        assert inputs <= LONGEST[seats]
        books.note(made, events)
        if state.step != step or number % 50 == 0:
            books.check(state)
            step = state.step
    books.check(state)
    books.close()
    result = MEDITERRANEAN.result(state)
    assert result is not None
    assert result.points == tuple(account.vp for account in books.accounts)


def play_all(numbers: range) -> None:
    """Some games, each named if it fails."""
    for number in numbers:
        try:
            play(number)
        except Exception as fault:
            fault.add_note(f"in game {number}")
            raise


def test_cards_cubes_points_and_coins_are_conserved() -> None:
    play_all(range(QUICK))


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_cards_cubes_points_and_coins_are_conserved_in_many_games(chunk: int) -> None:
    play_all(range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS))
