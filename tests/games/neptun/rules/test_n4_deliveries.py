"""N4, phase 2: what a boat does in the city where it ends, its rewards, bought points and losses (N4.6 - N4.9)."""

from __future__ import annotations

import pytest

from argosy.games.neptun.rules.actions import Sail
from argosy.games.neptun.rules.events import Delivered, Lost, PointBought
from tests.games.neptun.layout import table
from tests.games.neptun.table import Table


def test_n4_6_one_contract_may_be_fulfilled_where_the_boat_ends() -> None:
    """A delivery is optional and possible only in the city of the contract."""
    begun = table().chart(0, "tyros-1 honey").sailing()
    assert {"sail Tyros", "sail Tyros deliver 1"} <= set(begun.menu(0))
    assert begun.refused(0, "sail Athenae deliver 1") == "sail.wrong_city"
    begun.play(0, "sail Tyros")
    assert begun.chart(0)[0] == "open"


def test_n4_6_staying_counts_as_ending_there() -> None:
    """A boat that stays may deliver in the city where it lies."""
    begun = table().boat(0, "Tyros").chart(0, "tyros-1 honey").sailing()
    begun.play(0, "stay deliver 1")
    assert begun.chart(0)[0] == "fulfilled"


def test_n4_6_of_two_contracts_for_one_city_one_is_chosen() -> None:
    """With two contracts for a city the player chooses; the other needs another turn."""
    begun = table().boat(0, "Roma").chart(0, "roma-1 olives", "roma-2 honey").sailing()
    assert [text for text in begun.menu(0) if "deliver" in text] == [
        "stay deliver 1",
        "stay deliver 1 buy",
        "stay deliver 2",
        "stay deliver 2 buy",
    ]
    begun.play(0, "stay deliver 1")
    assert begun.chart(0)[:2] == ["fulfilled", "open"]
    begun.all_stay()
    begun.row("4+1", "4+1", "4+1")
    begun.play(0, "stay deliver 2")
    assert begun.chart(0)[:2] == ["fulfilled", "fulfilled"]
    assert begun.player(0).tokens["Italia"] == 5


def test_n4_6_a_contract_is_fulfilled_once() -> None:
    """What was fulfilled pays no second time."""
    begun = table().boat(0, "Roma").chart(0, "roma-1 olives fulfilled").sailing()
    assert begun.refused(0, "stay deliver 1") == "sail.fulfilled"


def test_n4_7_gold_comes_from_the_supply() -> None:
    """A good on the gold side of the city card pays gold and moves no token."""
    begun = table().boat(0, "Roma").chart(0, "roma-1 grain").sailing()
    begun.play(0, "stay deliver 1")
    assert begun.player(0).gold == 11
    assert begun.player(0).tokens["Italia"] == 0


def test_n4_7_temple_points_move_the_token_of_the_region() -> None:
    """A good on the temple side moves the token up in the temple of the city's region only."""
    begun = table().boat(0, "Roma").chart(0, "roma-1 salt").sailing()
    events = begun.play(0, "stay deliver 1")
    assert any(isinstance(event, Delivered) and event.points == 3 for event in events)
    assert begun.player(0).gold == 5
    assert begun.player(0).tokens == {"Hispania": 0, "Italia": 3, "Graecia": 0, "Asia Minor": 0, "Africa": 0}


def test_n4_7_a_token_goes_on_top_of_those_already_there() -> None:
    """Who arrives on an occupied space lies above, and so ranks behind."""
    begun = table().stacks("Italia", {3: (2, 1)}).boat(0, "Roma").chart(0, "roma-1 salt").sailing()
    begun.play(0, "stay deliver 1")
    assert begun.temple("Italia").ranking == (2, 1, 0)


def test_n4_7_temples_have_no_upper_end() -> None:
    """A token may climb as high as it earns."""
    begun = table().stacks("Italia", {99: (0,)}).boat(0, "Roma").chart(0, "roma-1 salt").sailing()
    begun.play(0, "stay deliver 1")
    assert begun.player(0).tokens["Italia"] == 102


def test_n4_8_a_point_may_be_bought_with_a_delivery_for_points() -> None:
    """Three gold buy one more temple point in the region of the delivery."""
    begun = table().boat(0, "Roma").chart(0, "roma-1 salt").sailing()
    assert PointBought(0, 1) in begun.play(0, "stay deliver 1 buy")
    assert begun.player(0).gold == 2
    assert begun.player(0).tokens["Italia"] == 4


def test_n4_8_a_point_may_be_bought_with_a_delivery_for_gold() -> None:
    """A delivery that pays gold allows one to buy a point too."""
    begun = table().boat(0, "Roma").chart(0, "roma-1 grain").sailing()
    begun.play(0, "stay deliver 1 buy")
    assert begun.player(0).gold == 8
    assert begun.player(0).tokens["Italia"] == 1


def test_n4_8_gold_just_earned_counts() -> None:
    """The reward of a delivery may pay for the point that is bought with it."""
    begun = table().gold(0, 5, 5).boat(0, "Tyros").chart(0, "tyros-1 olives").sailing()
    assert "stay deliver 1 buy" in begun.menu(0)
    begun.play(0, "stay deliver 1 buy")
    assert begun.player(0).gold == 0
    assert begun.player(0).tokens["Asia Minor"] == 1


def test_n4_8_gold_paid_for_miles_does_not_count() -> None:
    """What was spent on the way is gone before a point is bought."""
    begun = table().gold(4, 5, 5).miles("Crete-Tyros", 8).chart(0, "tyros-1 honey").sailing("1+1", "5+0", "5+0")
    assert "sail Tyros +2 deliver 1" in begun.menu(0)
    assert begun.refused(0, "sail Tyros deliver 1 buy") == "sail.buy_poor"


@pytest.mark.parametrize(("gold", "enough"), [(2, False), (3, True)])
def test_n4_8_three_gold_are_needed(gold: int, enough: bool) -> None:
    """Two gold buy no point, three do."""
    begun = table().gold(gold, 5, 5).boat(0, "Roma").chart(0, "roma-1 salt").sailing()
    assert ("stay deliver 1 buy" in begun.menu(0)) is enough
    if not enough:
        assert begun.refused(0, "stay deliver 1 buy") == "sail.buy_poor"


def test_n4_8_one_bought_point_for_each_contract() -> None:
    """With gold for more, still only one point can be bought, and none without a delivery."""
    begun = table().gold(50, 5, 5).boat(0, "Roma").chart(0, "roma-1 salt").sailing()
    assert [text for text in begun.menu(0) if "buy" in text] == ["stay deliver 1 buy"]
    assert begun.refused(0, "stay deliver 1 buy buy") == "notation.unknown"
    assert begun.refused(0, Sail(4, None, True)) == "sail.buy_alone"
    begun.play(0, "stay deliver 1 buy")
    assert begun.player(0).tokens["Italia"] == 4
    assert begun.mover == 1


def lost_and_kept() -> Table:
    """A boat in Roma; contracts: fulfilled, open, lost, Roma, open."""
    contracts = ("tyros-1 honey fulfilled", "malaca-1 grapes", "malaca-2 olives lost", "roma-1 salt", "athenae-1 grain")
    return table().boat(0, "Roma").chart(0, *contracts).sailing()


def test_n4_9_contracts_to_the_left_are_lost() -> None:
    """Fulfilling a contract loses every open one to its left, and only those."""
    begun = lost_and_kept()
    assert begun.entry(0, "stay deliver 4").loses == (1,)
    assert Lost(0, (1,)) in begun.play(0, "stay deliver 4")
    assert begun.chart(0)[1] == "lost"


def test_n4_9_contracts_to_the_right_stay_open() -> None:
    """What lies right of the fulfilled contract can still be delivered."""
    begun = lost_and_kept()
    begun.play(0, "stay deliver 4")
    assert begun.chart(0)[4] == "open"


def test_n4_9_fulfilled_contracts_stay_fulfilled() -> None:
    """A fulfilled contract to the left is not lost again."""
    begun = lost_and_kept()
    begun.play(0, "stay deliver 4")
    assert begun.chart(0) == ["fulfilled", "lost", "lost", "fulfilled", "open"]


def test_n4_9_several_are_lost_at_once() -> None:
    """Delivering the rightmost contract first loses all the others."""
    contracts = ("tyros-1 honey", "malaca-1 grapes", "malaca-2 olives", "athenae-1 grain", "roma-1 salt")
    begun = table().boat(0, "Roma").chart(0, *contracts).sailing()
    assert Lost(0, (0, 1, 2, 3)) in begun.play(0, "stay deliver 5")
    assert begun.chart(0) == ["lost", "lost", "lost", "lost", "fulfilled"]


def test_n4_9_a_lost_contract_cannot_be_fulfilled() -> None:
    """What was lost is lost, even in its city."""
    begun = table().boat(0, "Roma").chart(0, "roma-1 salt lost").sailing()
    assert begun.refused(0, "stay deliver 1") == "sail.lost"


def test_n4_9_from_left_to_right_nothing_is_lost() -> None:
    """Who delivers from left to right loses nothing, and the others' charts are left alone."""
    begun = table().boat(0, "Roma").chart(0, "roma-1 salt", "roma-2 grain").chart(1, "tyros-1 honey").sailing()
    assert not any(isinstance(event, Lost) for event in begun.play(0, "stay deliver 1"))
    assert begun.chart(0)[:2] == ["fulfilled", "open"]
    assert begun.chart(1)[0] == "open"


def test_n4_9_visiting_a_city_loses_nothing() -> None:
    """Ending in the city of a contract without delivering loses nothing."""
    begun = table().chart(0, "malaca-1 grapes", "tyros-1 honey").sailing()
    begun.play(0, "sail Tyros")
    assert begun.chart(0)[:2] == ["open", "open"]
