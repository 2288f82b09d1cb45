"""N4, phase 2: fulfil contracts in five regular turns: oars, wind and miles; deliveries have their own file."""

from __future__ import annotations

import pytest

from argosy.games.neptun.edition.components import load_edition, read_edition
from argosy.games.neptun.rules.events import OarsRevealed, Sailed, WindSet
from argosy.games.neptun.view.view import Oar
from tests.games.neptun.layout import table
from tests.games.neptun.table import CARDS

GUSTS = ("1+2", "1+2", "2+2", "3+2", "2+1")
LULLS = ("10-2", "10-2", "9-2", "8-2", "9-1")


def test_n4_1_everybody_chooses_in_secret_at_once() -> None:
    """All seats may choose, in any sequence, and nothing is shown before the last has chosen."""
    begun = table().rowing()
    assert begun.waiting_for() == (0, 1, 2)
    begun.play(2, "row 7-1")
    begun.play(0, "row 4+1")
    assert begun.waiting_for() == (1,)
    assert [player.oar for player in begun.view.players] == [None] * 3
    assert [player.has_chosen for player in begun.view.players] == [True, False, True]
    events = begun.play(1, "row 4+1")
    assert any(isinstance(event, OarsRevealed) for event in events)
    assert [player.oar for player in begun.view.players] == [Oar(4, 1, True), Oar(4, 1, True), Oar(7, -1, True)]


def test_n4_1_a_chosen_card_cannot_be_exchanged() -> None:
    """Everybody plays one card; who has chosen waits for the others."""
    begun = table().rowing()
    begun.play(0, "row 4+1")
    assert begun.refused(0, "row 7-1") == "row.already_chosen"


def test_n4_1_only_a_card_from_the_hand() -> None:
    """Nobody can play a card that is not in the hand."""
    begun = table().hand(0, "3+0", "8+0").rowing()
    assert begun.menu(0) == ["row 3+0", "row 8+0"]
    assert begun.refused(0, "row 9+0") == "row.not_held"


def test_n4_1_with_nothing_to_deliver_a_card_must_be_played_too() -> None:
    """A player without open contracts also plays a card in every regular turn."""
    begun = table().chart(1, "roma-1 olives").rowing()
    assert begun.chart(0) == ["lost"] * 5
    begun.play(1, "row 4+1")
    begun.play(2, "row 4+1")
    assert begun.waiting_for() == (0,)
    assert begun.menu(0) == ["row 4+1 start", "row 7-1 start"]


@pytest.mark.parametrize(
    ("oars", "forecast"),
    [
        (("4+1", "5+0", "7-1"), 0),
        (("1+2", "4+1", "8-1"), 2),
        (("1+2", "2+2", "4+1"), 5),
        (("1+2", "2+2", "3+2"), 5),
        (("10-2", "9-2", "8-1"), -5),
        (("10-2", "9-2", "8-2"), -5),
        (GUSTS, 5),
        (LULLS, -5),
    ],
)
def test_n4_2_the_forecast_is_the_sum_held_within_five(oars: tuple[str, ...], forecast: int) -> None:
    """The forecast is the sum of all wind changes, never beyond -5 or +5."""
    assert table(len(oars)).sailing(*oars).view.forecast == forecast


def test_n4_2_the_sum_is_held_not_the_cards_one_by_one() -> None:
    """Cards beyond +5 are not lost to a later -1: only the whole sum is held."""
    assert table(5).sailing("1+2", "1+2", "2+2", "10-2", "9-2").view.forecast == 2


def test_n4_2_the_event_counts_the_cards_in_player_order() -> None:
    """What is told holds the forecast after each card, counted in player order; the last is the forecast."""
    begun = table(4).order(3, 1, 0, 2).sailing("1+2", "1+2", "10-2", "2+2")
    (revealed,) = [event for event in begun.match.events(None) if isinstance(event, OarsRevealed)]
    assert revealed.steps == (2, 4, 5, 4)
    assert revealed.forecast == 4


def test_n4_3_boats_sail_in_player_order() -> None:
    """After the cards are revealed everybody sails in player order."""
    begun = table(4).order(3, 1, 0, 2).sailing()
    for seat in (3, 1, 0, 2):
        assert begun.waiting_for() == (seat,)
        assert begun.refused((seat + 1) % 4, "stay") == "seat.not_to_act"
        begun.play(seat, "stay")


def test_n4_3_the_range_is_oar_power_plus_current_wind() -> None:
    """The range comes from the wind of now; the forecast of this turn blows in the next."""
    begun = table().wind(2).sailing("3+2", "1+2", "1+2")
    assert begun.view.forecast == 5
    assert begun.entry(0, "stay").range == 5


@pytest.mark.parametrize(("wind", "reach"), [(0, 6), (10, 16)])
def test_n4_3_calm_and_storm(wind: int, reach: int) -> None:
    """Wind 0 leaves the oar power alone, wind 10 adds ten miles."""
    begun = table().wind(wind).gold(0, 0, 0).sailing("6+0", "5+0", "5+0")
    assert begun.entry(0, "stay").range == reach
    within = [city for city, miles in begun.view.distances["Crete"].items() if miles <= reach]
    assert len(begun.menu(0)) == len(within)


def test_n4_4_a_boat_goes_on_from_city_to_city() -> None:
    """Links are added up along the way, and unused miles are lost."""
    begun = table().miles("Crete-Athenae", 4).miles("Athenae-Thessalonica", 5).sailing("5+0", "5+0", "6+0")
    assert Sailed(0, 0, 9, 9, 0, (0, 8, 9)) in begun.play(0, "sail Thessalonica")
    assert begun.player(0).boat == "Thessalonica"
    begun.all_stay()
    begun.play(0, "row 4+1")
    begun.play(1, "row 4+1")
    begun.play(2, "row 4+1")
    assert begun.entry(0, "stay").range == 9


def test_n4_4_a_boat_may_stay() -> None:
    """Nobody has to move, and staying costs nothing even without range."""
    begun = table().wind(0).gold(0, 0, 0).boat(0, "Malaca").sailing("1+1", "5+0", "5+0")
    assert begun.menu(0) == ["stay"]
    begun.play(0, "stay")
    assert begun.player(0).boat == "Malaca"


def test_n4_4_the_cheapest_way_is_charged_not_the_shortest_in_links() -> None:
    """Where a way round through cities costs fewer miles than a single link, the way round is charged."""
    round_about = (
        table()
        .miles("Crete-Syracusae", 13)
        .miles("Corinthus-Crete", 3)
        .miles("Brundisium-Corinthus", 3)
        .miles("Syracusae-Brundisium", 4)
    )
    begun = round_about.sailing("4+0", "5+0", "5+0")
    assert begun.entry(0, "sail Syracusae +1").distance == 10
    begun.play(0, "sail Syracusae")
    assert begun.player(0).gold == 4


def test_n4_4_a_single_link_is_charged_where_it_is_cheaper() -> None:
    """The deep sea is taken where the way along the coast is longer."""
    coast = (
        table()
        .miles("Crete-Syracusae", 11)
        .miles("Corinthus-Crete", 7)
        .miles("Brundisium-Corinthus", 6)
        .miles("Syracusae-Brundisium", 6)
    )
    assert coast.sailing().view.distances["Crete"]["Syracusae"] == 11


def test_n4_4_passing_a_city_does_nothing() -> None:
    """A contract for a city on the way can only be fulfilled by ending there."""
    begun = table().chart(0, "athenae-1 honey").sailing("6+0", "5+0", "5+0")
    assert begun.refused(0, "sail Thessalonica deliver 1") == "sail.wrong_city"
    begun.play(0, "sail Thessalonica")
    assert begun.chart(0)[0] == "open"
    assert begun.player(0).tokens["Graecia"] == 0


def test_n4_4_a_city_holds_any_number_of_boats() -> None:
    """Everybody may lie in one city."""
    begun = table(5).sailing()
    for seat in range(5):
        begun.play(seat, "sail Athenae")
    assert {player.boat for player in begun.view.players} == {"Athenae"}


def test_n4_4_links_join_only_what_they_join() -> None:
    """Another set of links in an edition gives other distances."""
    files = dict(load_edition(CARDS).files)
    files["links.csv"] = files["links.csv"].replace("Crete,Syracusae,deep", "Crete,Malaca,deep")
    begun = table(edition=read_edition(files, "short cut")).sailing()
    assert begun.view.distances["Crete"]["Malaca"] == 12


def test_n4_5_each_mile_beyond_the_range_costs_a_gold() -> None:
    """Missing miles are bought, one gold each."""
    begun = table().miles("Crete-Tyros", 8).sailing("1+1", "5+0", "5+0")
    assert Sailed(0, 0, 12, 8, 2, (0, 12)) in begun.play(0, "sail Tyros +2")
    assert begun.player(0).gold == 3


def test_n4_5_a_move_that_cannot_be_paid_is_illegal() -> None:
    """Who lacks the gold for the missing miles cannot go there, by however little."""
    begun = table().miles("Crete-Tyros", 8).gold(1, 5, 5).sailing("1+1", "5+0", "5+0")
    assert begun.refused(0, "sail Tyros") == "sail.too_far"
    assert not any("Tyros" in text for text in begun.menu(0))


def test_n4_5_the_last_gold_may_be_spent() -> None:
    """Exactly enough is enough."""
    begun = table().miles("Crete-Tyros", 8).gold(2, 5, 5).sailing("1+1", "5+0", "5+0")
    begun.play(0, "sail Tyros")
    assert begun.player(0).gold == 0


def test_n4_5_a_reward_cannot_pay_for_the_way_to_it() -> None:
    """Miles are paid before the delivery, so gold that waits at the end of the way does not help."""
    begun = table().gold(0, 5, 5).chart(0, "tyros-2 grain").miles("Crete-Tyros", 7).sailing("1+1", "5+0", "5+0")
    assert begun.refused(0, "sail Tyros deliver 1") == "sail.too_far"
    assert begun.refused(0, "sail Tyros") == "sail.too_far"


@pytest.mark.parametrize(
    ("oars", "wind"), [(("5+0", "5+0", "6+0"), 5), (("4+1", "2+1", "8-1"), 6), (GUSTS, 10), (LULLS, 0)]
)
def test_n4_10_the_forecast_becomes_the_wind(oars: tuple[str, ...], wind: int) -> None:
    """After all have sailed the wind force is 5 + forecast, so 0 to 10, whatever it was before."""
    begun = table(len(oars)).wind(3).sailing(*oars)
    assert begun.view.wind == 3
    assert WindSet(wind) in begun.all_stay()
    assert (begun.view.wind, begun.view.turn, begun.view.forecast) == (wind, 2, None)


@pytest.mark.parametrize(("option", "wind"), [("forecast", 8), ("keep", 2), ("reset", 5)])
def test_n4_11_the_wind_of_the_next_round(option: str, wind: int) -> None:
    """The next round begins with the forecast of turn 5; as options its wind is kept, or set to 5 again."""
    begun = table(wind_between_rounds=option).wind(2).sailing("4+1", "2+1", "3+1", turn=5)
    begun.all_stay()
    assert (begun.view.round, begun.view.wind) == (2, wind)


def test_n4_11_the_forecast_is_the_default() -> None:
    """Without a choice the forecast of turn 5 sets the wind of the next round."""
    assert table().rowing().view.options["wind_between_rounds"] == "forecast"
