"""Ratings: ours are openskill's, and their intervals come from the same deals every time."""

from __future__ import annotations

import pytest

from argosy.arena.collector import GameRow, SeatRow
from argosy.arena.results.counters import Counters
from argosy.arena.stats.ratings import openskill_update, quick_update, rated, ratings

NOTHING = Counters((), ())


def game(number: int, *order: str) -> GameRow:
    """A game whose seats came in this order."""
    rows = [SeatRow(seat, bot, seat + 1, 0, seat + 1, float(seat == 0), NOTHING) for seat, bot in enumerate(order)]
    return GameRow(number, "s", 1, tuple(rows))


@pytest.mark.parametrize("places", [[1, 2, 3, 4], [2, 2, 1, 4], [1, 1, 1, 1], [3, 1, 4, 1]])
def test_the_quick_update_is_openskills(places: list[int]) -> None:
    slow, quick = openskill_update(), quick_update
    before = [(25.0, 8.0), (31.0, 2.0), (18.5, 5.0), (25.0, 0.7)]
    for ours, theirs in zip(quick(before, places), slow(before, places), strict=True):
        assert ours == pytest.approx(theirs, rel=1e-12)


def test_whoever_wins_more_is_rated_higher() -> None:
    deals = [[game(2 * deal, "A", "B", "C"), game(2 * deal + 1, *("BAC" if deal % 3 else "ABC"))] for deal in range(9)]
    made = ratings(deals, ("C", "A", "B"))
    assert [name for name, _ in made.rows] == ["A", "B", "C"]
    for _, (rating, low, high) in made.rows:
        assert low <= rating <= high
    assert made.rows[0][1][1] < made.rows[0][1][2]
    assert ratings(deals, ("C", "A", "B")) == made


def test_two_seats_of_a_bot_move_it_by_their_mean() -> None:
    alone = quick_update([(25.0, 25 / 3)] * 3, [1, 2, 3])
    both = rated([game(0, "A", "B", "A")], ["A", "B"], quick_update)
    assert both[0] - both[1] == pytest.approx((alone[0][0] + alone[2][0]) / 2 - alone[1][0])
    assert sum(both) == pytest.approx(50)
