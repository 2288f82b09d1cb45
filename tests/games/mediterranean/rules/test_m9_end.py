"""M9, the end: most victory points, and what breaks a tie."""

from __future__ import annotations

import pytest

from argosy.core.contract import Event
from argosy.games.mediterranean.rules import ending, flow, purchasing
from argosy.games.mediterranean.rules.actions import CONFIRM, PASS, Throw
from argosy.games.mediterranean.rules.board.scoring import SOURCES
from argosy.games.mediterranean.rules.events import ChoiceSealed, GameEnded, ThrowsShown
from argosy.games.mediterranean.rules.state import OVER, PURCHASING, THROWING
from tests.games.mediterranean.table import Table, table

ROCK, PAPER, SCISSORS = 0, 1, 2


def ended(laid: Table) -> list[Event]:
    """Turn 6 is over."""
    told: list[Event] = []
    laid.state.turn = 6
    laid.at(OVER)
    ending.begin(laid.state, told)
    return told


def throw(laid: Table, shapes: dict[int, int]) -> list[Event]:
    """Those who are asked throw."""
    told: list[Event] = []
    for seat, shape in shapes.items():
        assert laid.state.sealed.waiting >> seat & 1
        action = Throw(shape)
        assert action in ending.menu(laid.state, seat)
        assert ending.check(laid.state, seat, action) is None
        ending.throw(laid.state, seat, action, told)
    return told


def throwers(laid: Table) -> list[int]:
    """The seats that are asked for a throw."""
    return [seat for seat in range(laid.state.seats) if laid.state.sealed.waiting >> seat & 1]


def test_m9_1_most_points_win() -> None:
    """Nobody throws when one has more than the others; equal ones share a lower place."""
    laid = table().points(20, 31, 20, 7)
    assert ended(laid) == [GameEnded((20, 31, 20, 7), (1,))]
    assert laid.state.step == OVER
    result = ending.result(laid.state)
    assert (result.points, result.places, result.winners) == ((20, 31, 20, 7), (2, 1, 2, 4), (1,))


def test_m9_1_where_the_points_come_from() -> None:
    """The result tells the points of every source."""
    laid = table().points(20, 31, 20, 7)
    laid.state.civilisations[1].vp_from[3] = 6
    ended(laid)
    why = ending.result(laid.state).why
    assert [tuple(one) for one in why] == [SOURCES] * 4
    assert (why[1]["start"], why[1]["culture"], why[1]["wonder"]) == (31, 6, 0)


def test_m9_1_then_most_culture_cubes() -> None:
    """Of those with most points the one with most cubes on the grid wins, whatever they scored."""
    laid = table().points(20, 20, 20, 9).cubes(1, culture=0b000000111).cubes(2, culture=0b100010001)
    laid.cubes(2, culture=0b111010001).cubes(3, culture=0b111111111, farms="").built(1, "G1", "G2")
    ended(laid)
    assert ending.result(laid.state).places == (3, 2, 1, 4)


def test_m9_1_then_most_buildings() -> None:
    """With as many culture cubes the one with most buildings wins."""
    laid = table().points(20, 20, 20, 9).cubes(0, culture=1).cubes(1, culture=2).cubes(2, culture=4)
    laid.built(0, "G1").built(1, "R1", "R2").built(2, "G3", "R3").built(1, "G6")
    ended(laid)
    assert ending.result(laid.state).places == (3, 1, 2, 4)


def test_m9_1_then_rock_paper_scissors_to_five_wins() -> None:
    """Paper beats rock, scissors beat paper, rock beats scissors; draws are replayed; five wins decide."""
    laid = table().points(20, 9, 20, 9)
    assert ended(laid) == []
    assert laid.state.step == THROWING
    for winner, shapes in enumerate([(PAPER, ROCK), (SCISSORS, PAPER), (ROCK, SCISSORS), (PAPER, ROCK)], 1):
        assert throwers(laid) == [0, 2]
        told = throw(laid, {2: shapes[1], 0: shapes[0]})
        assert told == [
            ChoiceSealed(2, shapes[1]),
            ChoiceSealed(0, shapes[0]),
            ThrowsShown((shapes[0], -1, shapes[1], -1)),
        ]
        assert laid.state.throws == [winner, 0, 0, 0]
        throw(laid, {0: ROCK, 2: ROCK})
        assert laid.state.throws == [winner, 0, 0, 0]
    for wins in range(1, 5):
        throw(laid, {0: ROCK, 2: PAPER})
        assert laid.state.throws == [4, 0, wins, 0]
    assert throw(laid, {0: ROCK, 2: PAPER})[-1] == GameEnded((20, 9, 20, 9), (2,))
    assert laid.state.step == OVER
    assert ending.result(laid.state).places == (2, 3, 1, 3)


def test_m9_1_throws_are_secret_until_both_are_made() -> None:
    """The other learns only that a throw was made."""
    laid = table().points(20, 9, 20, 9)
    ended(laid)
    (told,) = throw(laid, {0: PAPER})
    assert told.told_to(0) == told
    assert told.told_to(2) == told.told_to(None) == ChoiceSealed(0, None)
    assert throwers(laid) == [2]


def test_m9_1_more_than_two_play_in_turn_order_and_the_winner_meets_the_next() -> None:
    """Of four tied the first two in turn order throw; who wins meets the third with no wins yet, and so on."""
    laid = table(seats=5).points(20, 20, 9, 20, 20).order(3, 1, 2, 4, 0)
    ended(laid)
    for loser, winner, third in ((3, 1, 4), (1, 4, 0), (4, 0, None)):
        assert throwers(laid) == sorted([loser, winner])
        for _ in range(5):
            throw(laid, {loser: SCISSORS, winner: ROCK})
        if third is not None:
            assert throwers(laid) == sorted([winner, third])
            assert laid.state.throws[winner] == laid.state.throws[third] == 0
    assert ending.result(laid.state).winners == (0,)
    assert ending.result(laid.state).places == (1, 2, 5, 2, 2)


def test_m9_1_a_table_may_share_the_win() -> None:
    """With that option those who are equal in all three share it, and nobody throws."""
    laid = table().points(20, 9, 20, 20).built(1, "G1").built(0, "R1").built(3, "G4")
    laid.state.options[2] = 1
    assert ended(laid) == [GameEnded((20, 9, 20, 20), (0, 3))]
    assert ending.result(laid.state).places == (1, 4, 3, 1)


def test_m9_1_only_the_three_shapes_are_thrown() -> None:
    """Neither a well nor a pass."""
    laid = table().points(20, 9, 20, 9)
    ended(laid)
    for action, code in ((Throw(3), "throw.no_shape"), (Throw(-1), "throw.no_shape"), (PASS, "throw.expected")):
        refusal = ending.check(laid.state, 0, action)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == (code, "M9.1")


@pytest.mark.parametrize("shared", [0, 1])
def test_m9_1_the_game_ends_after_the_purchases_of_turn_6(shared: int) -> None:
    """When the last has confirmed the winner is known, or the tied throw."""
    laid = table(turn=6).points(8, 8, 3, 3).at(PURCHASING)
    laid.state.options[2] = shared
    purchasing.begin(laid.state, None)
    for seat in range(4):
        assert laid.state.step == PURCHASING
        flow.apply(laid.state, seat, CONFIRM, None)
    assert laid.state.step == (OVER if shared else THROWING)
