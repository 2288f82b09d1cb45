"""The ten calamity cards, one by one, with what they take where the first thing is missing."""

from __future__ import annotations

import pytest

from argosy.games.mediterranean.rules import calamity, losses
from argosy.games.mediterranean.rules.board.scoring import CALAMITY
from argosy.games.mediterranean.rules.events import (
    BuildingLost,
    CalamityFell,
    CubeLost,
    MoneyMoved,
    PointsGained,
    StockLost,
)
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import LOSING, NONE
from tests.games.mediterranean.resolving import lose, options, strike, struck, victim
from tests.games.mediterranean.table import Table, table


def poor_one(**cubes: int) -> Table:
    """Seat 1 is the lowest on both tracks and has these cubes."""
    return table(turn=2).happiness(0, -3, 0, 0).safety(0, -3, 0, 0).cubes(1, None, **cubes)


@pytest.mark.parametrize(("money", "left"), [(0, 0), (1, 0), (7, 3), (8, 4)])
def test_u1_bread_riots(money: int, left: int) -> None:
    """Half of the money is lost, rounded up."""
    laid = poor_one().money(9, money, 9, 9)
    told = strike(laid, "bread-riots")
    assert victim(laid).money == left
    assert told[0] == CalamityFell(laid.state.calamities[0], 1)
    assert (MoneyMoved(1, left - money) in told) == (money > 0)
    assert laid.state.victim == NONE


def test_u2_marsh_fever() -> None:
    """Two cubes of the victim's choice return, also two of one place."""
    laid = struck("marsh-fever", available=2)
    lose(laid, losses.AVAILABLE, seat=1)
    lose(laid, losses.AVAILABLE, seat=1)
    assert victim(laid).available == 0
    assert not calamity.busy(laid.state)


def test_u2_marsh_fever_takes_what_there_is() -> None:
    """A victim with one cube loses that one and is not asked."""
    laid = struck("marsh-fever", farms="", industry=0, warehouse=0, harbors=1)
    assert victim(laid).supply == 15
    assert not calamity.busy(laid.state)


@pytest.mark.parametrize(
    ("money", "left", "points"),
    [(10, 4, 5), (6, 0, 5), (5, 0, 5), (4, 0, 4), (3, 0, 4), (0, 0, 2)],
)
def test_u3_tax_strike(money: int, left: int, points: int) -> None:
    """$2 for each of two cities and a harbor; a point for every full $2 that is missing."""
    laid = poor_one(cities=2, harbors=1).money(0, money, 0, 0)
    strike(laid, "tax-strike")
    assert (victim(laid).money, victim(laid).vp) == (left, points)


def test_u4_broken_idols() -> None:
    """A culture cube and a religious building are lost, each of the victim's choice."""
    laid = poor_one(culture=0b1001).built(1, "R1", "R4", "G1")
    strike(laid, "broken-idols")
    assert options(laid) == [losses.CULTURE, losses.CULTURE + 3]
    lose(laid, losses.CULTURE + 3)
    assert options(laid) == [losses.BUILDING + 6, losses.BUILDING + 9]
    lose(laid, losses.BUILDING + 9)
    assert victim(laid).culture == 1
    assert victim(laid).buildings == 0b1000001
    assert victim(laid).vp == 5


def test_u4_broken_idols_with_one_of_the_two() -> None:
    """Who has only the one loses that, and no points."""
    laid = poor_one(culture=0b1)
    assert CubeLost(1, losses.CULTURE) in strike(laid, "broken-idols")
    assert victim(laid).vp == 5
    laid = poor_one().built(1, "R1").stands(1, "mars 2")
    assert BuildingLost(1, 6, 1) in strike(laid, "broken-idols")
    assert victim(laid).vp == 5


def test_u4_broken_idols_with_neither() -> None:
    """Without culture and religious buildings 3 VP are lost; a government building does not help."""
    laid = poor_one().built(1, "G1")
    assert PointsGained(1, -3, CALAMITY) in strike(laid, "broken-idols")
    assert victim(laid).buildings == 1
    assert victim(laid).vp == 2


@pytest.mark.parametrize(
    ("before", "after"),
    [("democracy 5", 2), ("democracy 2", 0), ("dictatorship 4", -2), ("dictatorship 1", -1)],
)
def test_u5_palace_plot_moves_government_toward_0(before: str, after: int) -> None:
    """Three spaces on its own side, where it stops on 0; buildings stand (M5.6)."""
    laid = poor_one(available=1).stands(1, before).built(1, "G1")
    strike(laid, "palace-plot")
    assert victim(laid).tracks == [after, 0]
    assert victim(laid).buildings == 1


def test_u5_palace_plot_takes_an_improvement() -> None:
    """Of the victim's choice: bank, army, colosseum or the second cube of the warehouse."""
    laid = poor_one(bank=1, army=1, colosseum=1, warehouse=2, available=1)
    strike(laid, "palace-plot")
    assert options(laid) == [losses.WAREHOUSE, losses.BANK, losses.ARMY, losses.COLOSSEUM]
    lose(laid, losses.WAREHOUSE)
    assert victim(laid).warehouse == 1


def test_u5_palace_plot_else_available() -> None:
    """The warehouse everybody begins with is no improvement; an AVAILABLE cube goes instead."""
    laid = poor_one(available=1)
    strike(laid, "palace-plot")
    assert (victim(laid).available, victim(laid).warehouse) == (0, 1)


def test_u5_palace_plot_else_a_farm() -> None:
    """Without improvements and AVAILABLE cubes a farm of choice is lost."""
    laid = struck("palace-plot", cities=1)
    assert options(laid) == [0, 1, 2, 3, 4]
    lose(laid, 4)
    assert victim(laid).farms == 0b01111


def test_b1_harbor_raid() -> None:
    """A harbor cube and all stored cards are lost."""
    laid = poor_one(harbors=2, cities=1).stored(1, "gold-mars", "grain-mars")
    told = strike(laid, "harbor-raid")
    assert StockLost(1, tuple(laid.kinds("grain-mars", "gold-mars"))) in told
    assert (victim(laid).harbors, victim(laid).cities, victim(laid).stored) == (1, 1, [])
    assert victim(laid).warehouse == 1


def test_b1_harbor_raid_else_a_city() -> None:
    """Without a harbor a city goes."""
    laid = struck("harbor-raid", cities=1)
    assert (victim(laid).cities, victim(laid).farms) == (0, 31)


def test_b1_harbor_raid_else_a_farm() -> None:
    """Without either a farm of choice; the stock is lost after it."""
    laid = poor_one().stored(1, "grain-mars")
    strike(laid, "harbor-raid")
    assert options(laid) == [0, 1, 2, 3, 4]
    assert victim(laid).stored
    lose(laid, 0)
    assert victim(laid).stored == []
    assert laid.names(laid.state.discards[0]) == ["grain-mars"]


def test_b2_sack_of_a_city() -> None:
    """A city cube and $6 are lost."""
    laid = poor_one(cities=2, harbors=1).money(0, 10, 0, 0)
    strike(laid, "sack-of-a-city")
    assert (victim(laid).cities, victim(laid).money) == (1, 4)


def test_b2_sack_of_a_city_else_a_farm() -> None:
    """Without a city a farm of choice, never a harbor; and what there is of $6."""
    laid = poor_one(harbors=1).money(0, 5, 0, 0)
    strike(laid, "sack-of-a-city")
    assert options(laid) == [0, 1, 2, 3, 4]
    lose(laid, 2)
    assert (victim(laid).harbors, victim(laid).farms, victim(laid).money) == (1, 0b11011, 0)


def test_b3_scorched_fields() -> None:
    """Two farms of choice are lost."""
    laid = struck("scorched-fields", cities=2)
    lose(laid, 1)
    lose(laid, 3)
    assert (victim(laid).farms, victim(laid).cities) == (0b10101, 2)


def test_b3_scorched_fields_takes_as_many_as_there_are() -> None:
    """One farm is lost if there is one, and nothing instead of the other."""
    laid = struck("scorched-fields", farms="salt", cities=2)
    assert (victim(laid).farms, victim(laid).cities) == (0, 2)
    laid = struck("scorched-fields", farms="")
    assert victim(laid).supply == 13
    assert not calamity.busy(laid.state)


def test_b4_looted_shrines() -> None:
    """A building of choice of either track, and 3 VP."""
    laid = poor_one().built(1, "G2", "R3")
    strike(laid, "looted-shrines")
    assert options(laid) == [losses.BUILDING + 1, losses.BUILDING + 8]
    told = lose(laid, losses.BUILDING + 8)
    assert told[:2] == [BuildingLost(1, 8, 0), PointsGained(1, -3, CALAMITY)]
    assert (victim(laid).buildings, victim(laid).vp) == (0b10, 2)


def test_b4_looted_shrines_without_buildings() -> None:
    """The points are lost all the same."""
    laid = struck("looted-shrines")
    assert victim(laid).vp == 2


def test_b5_captives() -> None:
    """The safest rival chooses any one cube of the victim."""
    laid = poor_one(cities=1).safety(1, -3, 4, 2)
    strike(laid, "captives")
    assert laid.state.step == LOSING
    assert losses.CITY in options(laid)
    lose(laid, losses.CITY, seat=2)
    assert victim(laid).cities == 0
    assert not calamity.busy(laid.state)


def test_b5_captives_are_taken_and_not_given_up() -> None:
    """The menu says whose cube it is, so that nobody takes it for one's own; a victim's own menu does not."""
    laid = poor_one(cities=1).safety(1, -3, 4, 2)
    strike(laid, "captives")
    assert {entry.target for entry in MEDITERRANEAN.view(laid.state, 2).menu} == {1}
    laid = struck("scorched-fields")
    assert {entry.target for entry in MEDITERRANEAN.view(laid.state, 1).menu} == {None}


def test_b5_captives_of_equally_safe_rivals_the_later_in_order_chooses() -> None:
    """Of those tied for the highest safety the one later in the turn order."""
    laid = poor_one().safety(2, -3, 2, 0).order(2, 3, 0, 1)
    strike(laid, "captives")
    assert laid.state.loser == 0


def test_b5_captives_may_be_taken_from_the_warehouse() -> None:
    """Which stored cards are then too many is the victim's secret, and its choice."""
    laid = poor_one(warehouse=2).stored(1, *["grain-mars"] * 3, "gold-mars")
    strike(laid, "captives")
    lose(laid, losses.WAREHOUSE, seat=3)
    assert laid.state.loser == 1
    lose(laid, losses.STORED + laid.kinds("gold-mars")[0], seat=1)
    assert laid.names(victim(laid).stored) == ["grain-mars"] * 3
