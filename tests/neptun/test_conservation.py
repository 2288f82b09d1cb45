"""Twenty thousand random games: no card or coin is lost or doubled, nobody is ever stuck, every game ends in time.

Checked at the end of every game round, and in one game of fifty at every position.
"""

from __future__ import annotations

import pytest

from argosy.core.contract import CHANCE, Event
from argosy.core.record import Input
from argosy.core.rng import Rng
from argosy.neptun.game import NEPTUN
from tests.laws.neptun_books import NeptunBooks
from tests.laws.neptun_laws import NeptunKnowledge

GAMES = 20_000
QUICK = 30
CHUNKS = 20
LONGEST = {seats: NeptunKnowledge().longest(seats) for seats in NEPTUN.seats}
OPTIONS = [
    {"wind_between_rounds": wind, "second_extra_turn": second}
    for wind in NEPTUN.options["wind_between_rounds"]
    for second in NEPTUN.options["second_extra_turn"]
]


def play(number: int) -> None:
    """One random game with its books."""
    seats, options = 3 + number % 3, OPTIONS[number // 3 % len(OPTIONS)]
    edition = NEPTUN.edition(None)
    state = NEPTUN.start(seats, options, edition)
    books = NeptunBooks(edition, seats)
    rng = Rng(f"conservation {number}")
    inputs, round_ = 0, 0
    while not NEPTUN.over(state):
        if NEPTUN.chance_due(state):
            made = Input(CHANCE, NEPTUN.draw(state, rng))
        else:
            acting = NEPTUN.to_act(state)
            assert acting, "a live game that waits for nobody"
            made = Input(acting[0], NEPTUN.sample(state, acting[0], rng))
        events: list[Event] = []
        NEPTUN.apply(state, made.actor, made.action, events)
        inputs += 1
        assert inputs <= LONGEST[seats]
        books.note(made, events)
        if state.round != round_ or number % 50 == 0 or NEPTUN.over(state):
            books.check(state)
            round_ = state.round
    books.close()


def play_all(numbers: range) -> None:
    """Some games, each named if it fails."""
    for number in numbers:
        try:
            play(number)
        except Exception as fault:
            fault.add_note(f"in game {number}")
            raise


def test_cards_and_coins_are_conserved() -> None:
    play_all(range(QUICK))


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_cards_and_coins_are_conserved_in_many_games(chunk: int) -> None:
    play_all(range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS))
