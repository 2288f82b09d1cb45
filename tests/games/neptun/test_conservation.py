"""Twenty thousand random games, or a share of them: no card or coin is lost or doubled, nobody is stuck, all games end.

Checked at the end of every game round, and in one game of fifty at every position.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from argosy.core.contract import CHANCE
from argosy.core.record import Input
from argosy.core.rng import Rng
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import NeptunState
from tests.games.neptun.books import NeptunBooks
from tests.games.neptun.laws import NeptunKnowledge
from tests.laws.amounts import share_of
from tests.laws.conservation import CLOSELY, chunks, each, watch

GAMES = share_of(20_000)
QUICK = 30
LONGEST = {seats: NeptunKnowledge().longest(seats) for seats in NEPTUN.seats}
OPTIONS = [dict(zip(NEPTUN.options, values, strict=True)) for values in product(*NEPTUN.options.values())]


def random_inputs(state: NeptunState, rng: Rng) -> Iterator[Input]:
    """What comes next, until the game is over."""
    while not NEPTUN.over(state):
        if NEPTUN.chance_due(state):
            yield Input(CHANCE, NEPTUN.draw(state, rng))
        else:
            acting = NEPTUN.to_act(state)
            assert acting, "a live game that waits for nobody"
            yield Input(acting[0], NEPTUN.sample(state, acting[0], rng))


def play(number: int) -> None:
    """One random game with its books."""
    seats, options = 3 + number % 3, OPTIONS[number // 3 % len(OPTIONS)]
    edition = NEPTUN.edition(None)
    state = NEPTUN.start(seats, options, edition)
    inputs = random_inputs(state, Rng(f"conservation {number}"))
    moment = (lambda s: int(s.round)) if number % CLOSELY else None
    watch(NEPTUN, state, inputs, NeptunBooks(edition, seats), LONGEST[seats], moment)


def test_cards_and_coins_are_conserved() -> None:
    each(play, range(QUICK))


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("games", chunks(GAMES, 20), ids=str)
def test_cards_and_coins_are_conserved_in_many_games(games: range) -> None:
    each(play, games)
