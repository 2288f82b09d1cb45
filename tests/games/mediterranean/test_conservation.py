"""Five thousand random games, or a share of them, and a thousand of the bot sensible: no card, cube, tile, point or
coin is lost or doubled, nobody is stuck, every game ends.

Checked in every turn, and in one game of fifty at every position. Sensible games take long: of the thousand the tests
play ARGOSY_SENSIBLE_GAMES, 30 unless it says otherwise.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from argosy.bots.levels import bot
from argosy.bots.play import play_match
from argosy.core.contract import CHANCE, CLOCK
from argosy.core.match import Match
from argosy.core.record import Input
from argosy.core.rng import Rng
from argosy.games.mediterranean.rules.actions import TIME_UP
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import MediterraneanState
from tests.games.mediterranean.books import MediterraneanBooks
from tests.games.mediterranean.laws import MediterraneanKnowledge
from tests.laws.amounts import share_of
from tests.laws.conservation import CLOSELY, chunks, each, watch
from tests.laws.random_play import option_sets

GAMES = share_of(5_000)
SENSIBLE_GAMES = max(1, int(os.environ.get("ARGOSY_SENSIBLE_GAMES", "30")))
QUICK = 15
LONGEST = {seats: MediterraneanKnowledge().longest(seats) for seats in MEDITERRANEAN.seats}
LONG = ("20", "40")
SETS = option_sets("mediterranean")
OPTIONS = [one for one in SETS if one["ticks"] not in LONG] * 4 + [one for one in SETS if one["ticks"] in LONG]
"""Tables that trade for long are rarer: such a game takes as much time as four others."""


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


def random_inputs(state: MediterraneanState, early: bool, rng: Rng) -> Iterator[Input]:
    """What comes next, until the game is over."""
    bell = Bell(early)
    while not MEDITERRANEAN.over(state):
        if MEDITERRANEAN.chance_due(state):
            assert MEDITERRANEAN.acting(state) == 0
            yield Input(CHANCE, MEDITERRANEAN.draw(state, rng))
        else:
            yield bell.next(state, rng)


def sensible_inputs(seats: int, options: dict[str, str], seed: str) -> tuple[Input, ...]:
    """What sensible bots do in a whole game; the bots get stuck nowhere, and nothing they do is refused."""
    match = Match.new(MEDITERRANEAN, seats, seed, options)
    play_match(match, [bot("sensible")] * seats, seed)
    assert match.result is not None, "a live game that waits for nobody"
    return match.log


def play(number: int, sensible: bool = False) -> None:
    """One random game, or one of sensible bots, with its books."""
    seats, options = 4 + number % 3, OPTIONS[number // 3 % len(OPTIONS)]
    edition = MEDITERRANEAN.edition(None)
    state = MEDITERRANEAN.start(seats, options, edition)
    books = MediterraneanBooks(edition, seats)
    if sensible:
        inputs: Iterator[Input] = iter(sensible_inputs(seats, options, f"sensible conservation {number}"))
    else:
        inputs = random_inputs(state, number % 4 == 3, Rng(f"conservation {number}"))
    watch(MEDITERRANEAN, state, inputs, books, LONGEST[seats], (lambda s: int(s.turn)) if number % CLOSELY else None)
    result = MEDITERRANEAN.result(state)
    assert result is not None
    assert result.points == tuple(account.vp for account in books.accounts)


def play_sensibly(number: int) -> None:
    """One game of sensible bots with its books."""
    play(number, sensible=True)


def test_cards_cubes_points_and_coins_are_conserved() -> None:
    each(play, range(QUICK))


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("games", chunks(GAMES, 20), ids=str)
def test_cards_cubes_points_and_coins_are_conserved_in_many_games(games: range) -> None:
    each(play, games)


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("games", chunks(SENSIBLE_GAMES, 10), ids=str)
def test_cards_cubes_points_and_coins_are_conserved_when_bots_play_sensibly(games: range) -> None:
    each(play_sensibly, games)
