"""The oracle reads only what a seat sees: two worlds that a seat cannot tell apart are judged bit for bit alike.

10,000 pairs of each game, divided among the table sizes and options, or a share (`tests/laws/amounts.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pytest

import argosy
from argosy.core.contract import State
from argosy.core.rng import Rng
from argosy.oracle.oracle import Oracle
from tests.laws.amounts import share_of
from tests.laws.random_play import Table, option_sets, sampled

PAIRS: Final = 10_000
EVERY: Final = 4
"""One position in so many is looked at."""
CASES: Final = [
    (key, seats, options)
    for key in argosy.list_games()
    for seats in argosy.game(key).seats
    for options in option_sets(key)
]


def worlds(key: str, seats: int, options: Mapping[str, str], wanted: int) -> Iterator[tuple[int, State, State]]:
    """So many positions of random games, each with a seat and another world that it cannot tell from the true one."""
    found = game = 0
    while found < wanted:
        at = Table(key, seats, game, options)
        for number, position in enumerate(sampled(at, EVERY)):
            seat = number % seats
            world = at.rules.guess(position.state, seat, Rng(f"world {game} {number}"))
            if found < wanted and world.digest() != position.state.digest():
                found += 1
                yield seat, position.state, world
        game += 1


def compare(key: str, seats: int, options: Mapping[str, str], wanted: int, numpy: bool = True) -> None:
    """Judge both worlds of each pair."""
    oracle = Oracle(key, seats, options, numpy=numpy)
    for seat, state, world in worlds(key, seats, options, wanted):
        assert oracle.of_state(world, seat) == oracle.of_state(state, seat), f"seat {seat} of {seats}, {options}"


@pytest.mark.many
@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_what_a_seat_cannot_see_changes_no_bit(key: str, seats: int, options: Mapping[str, str]) -> None:
    cases = len([case for case in CASES if case[0] == key])
    compare(key, seats, options, -(-share_of(PAIRS) // cases))


@pytest.mark.parametrize("numpy", [True, False])
@pytest.mark.parametrize("key", argosy.list_games())
def test_what_a_seat_cannot_see_changes_no_bit_in_some_pairs(key: str, numpy: bool) -> None:
    for seats in argosy.game(key).seats:
        compare(key, seats, option_sets(key)[0], 20, numpy)
