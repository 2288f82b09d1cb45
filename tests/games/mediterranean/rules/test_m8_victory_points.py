"""M8, what money becomes in the end: industry, culture, wonders."""

from __future__ import annotations

import pytest

from argosy.games.mediterranean.rules import effects
from argosy.games.mediterranean.rules.actions import AVAILABLE, Buy, BuyPoints
from argosy.games.mediterranean.rules.board import industry
from argosy.games.mediterranean.rules.board.scoring import BOUGHT, CULTURE, CULTURE_BONUS
from argosy.games.mediterranean.rules.events import PointsBought, PointsGained
from tests.games.mediterranean.buying import build, do, mine, refused, shop

LETTERS, STAGE, NATURE = 0, 1, 2


# M8.4


@pytest.mark.parametrize(
    ("industries", "prices"),
    [
        (0b00000, [4, 8, 12]),
        (0b00010, [3, 6, 9]),
        (0b10010, [2, 4, 6]),
        (0b10011, [2, 3, 5, 6, 8]),
        (0b10111, [2, 4, 4, 6, 8, 8]),
    ],
)
def test_m8_4_points_at_the_price_of_the_marker(industries: int, prices: list[int]) -> None:
    """$4 with no industry, $2 after two; with three $3 for two, with four $4 for three, a single $2."""
    for points, price in enumerate(prices, 1):
        laid = shop(money=price).cubes(0, farms="", industries=industries)
        told = do(laid, BuyPoints(points))
        assert told == [PointsBought(0, points, price), PointsGained(0, points, BOUGHT)]
        assert (mine(laid).money, mine(laid).vp) == (0, 5 + points)
        laid = shop(money=price - 1).cubes(0, farms="", industries=industries)
        assert refused(laid, BuyPoints(points)) == "points.money"


def test_m8_4_any_number() -> None:
    """The menu holds every number that one can pay, and one may buy again."""
    laid = shop(money=11)
    assert industry.amounts(laid.state, 0) == [1, 2]
    do(laid, BuyPoints(1))
    do(laid, BuyPoints(1))
    assert refused(laid, BuyPoints(0)) == "points.none"
    assert industry.amounts(shop(money=5).cubes(0, industries=0b00111).state, 0) == [1, 2, 3]


def test_m8_4_an_industry_card_moves_a_cube_and_the_marker() -> None:
    """The cube goes to a free industry; points are cheaper at once."""
    laid = shop("industry-1")
    assert industry.marker(laid.state, 0) == 0
    do(laid, Buy(0, (0,), (3,)))
    assert mine(laid).industries == 0b01000
    assert industry.marker(laid.state, 0) == 1


def test_m8_4_without_a_cube_no_points() -> None:
    """Who has lost the base buys no points, until an INDUSTRY card brings the marker back on its track."""
    laid = shop("industry-1").cubes(0, industry=0)
    assert industry.amounts(laid.state, 0) == []
    assert refused(laid, BuyPoints(1)) == "points.no_industry"
    do(laid, Buy(0, (0,), (3,)))
    assert industry.marker(laid.state, 0) == 0


# M8.5


def test_m8_5_the_leftmost_free_box() -> None:
    """A row is filled from the left; a box that a calamity emptied is filled again."""
    laid = shop("oral-epic", "scholar-1", turn=4).cubes(0, culture=0b100)
    do(laid, Buy(0, (0,)))
    assert mine(laid).culture == 0b101
    do(laid, Buy(1, (1,), (LETTERS,)))
    assert mine(laid).culture == 0b111


@pytest.mark.parametrize(("row", "card"), [(LETTERS, "oral-epic"), (STAGE, "choral-dance"), (NATURE, "star-lore")])
def test_m8_5_a_completed_row_pays(row: int, card: str) -> None:
    """The third cube of a row pays the bonus of the row."""
    laid = shop(card).cubes(0, culture=0b11 << row * 3)
    assert do(laid, Buy(0, (0,)))[1:] == [PointsGained(0, 3, CULTURE), PointsGained(0, 5, CULTURE_BONUS)]


@pytest.mark.parametrize(("column", "bonus"), [(0, 3), (1, 4), (2, 5)])
def test_m8_5_a_completed_column_pays(column: int, bonus: int) -> None:
    """The third cube of a column pays 3, 4 or 5 from left to right."""
    boxes = 0b001001 << column | (1 << column) - 1 << 6
    laid = shop("star-lore").cubes(0, farms="grain", culture=boxes)
    mine(laid).completed = 0b111  # rows: paid before
    assert do(laid, Buy(0, (0,)))[1:] == [PointsGained(0, 3, CULTURE), PointsGained(0, bonus, CULTURE_BONUS)]


def test_m8_5_a_bonus_is_paid_once_per_game() -> None:
    """A row or column that is completed again, after a loss, pays only the cube."""
    laid = shop("oral-epic").cubes(0, culture=0b001001011)
    mine(laid).completed = 0b100001
    assert do(laid, Buy(0, (0,)))[1:] == [PointsGained(0, 3, CULTURE)]


def test_m8_5_doublers_double_card_and_row_but_no_column() -> None:
    """With the Open Stage a Stage card of 3 VP that completes row and first column pays 6 + 10 + 3."""
    laid = shop("choral-dance").stands(0, "democracy 1").cubes(0, farms="salt", culture=0b001110001)
    assert not effects.doubled(laid.state, 0, STAGE)
    build(laid, "G3")  # works at once, M4.4
    assert [effects.doubled(laid.state, 0, row) for row in range(3)] == [False, True, False]
    told = do(laid, Buy(0, (4,)))
    assert told[1:] == [
        PointsGained(0, 6, CULTURE),
        PointsGained(0, 10, CULTURE_BONUS),
        PointsGained(0, 3, CULTURE_BONUS),
    ]


# M8.6


def test_m8_6_wonders_count_buildings_of_that_moment() -> None:
    """3 VP for each matching building, also one just built; what is built later comes too late."""
    laid = shop("sanctuary-of-lamps").stands(0, "venus 5").built(0, "R5", "G1").cubes(0, available=1)
    build(laid, "R4")
    do(laid, Buy(0, (AVAILABLE,)))
    assert mine(laid).vp == 5 + 6
    build(laid, "R1")
    assert (mine(laid).vp, mine(laid).wonders) == (11, 1)
