"""What a seat is told of its route: the way, its miles, and how far its oars may carry."""

from __future__ import annotations

from itertools import pairwise

from tests.games.neptun.layout import table
from tests.games.neptun.table import new_game


def test_the_way_of_a_move_names_every_city_it_passes() -> None:
    begun = table().miles("Crete-Athenae", 4).miles("Athenae-Thessalonica", 5).sailing("5+0", "5+0", "6+0")
    entry = begun.entry(0, "sail Thessalonica")
    assert entry.way == ("Crete", "Athenae", "Thessalonica")
    assert begun.entry(0, "stay").way == ("Crete",)


def test_every_way_is_as_long_as_the_cheapest_distance() -> None:
    begun = new_game()
    state = begun.state
    board = state.board
    assert board is not None
    names = state.edition.cities
    markers = {frozenset((link.a, link.b)): link.miles for link in begun.view.links}
    for start in range(len(names)):
        for city in range(len(names)):
            way = [names[one] for one in board.way(state.edition, start, city)]
            assert (way[0], way[-1]) == (names[start], names[city])
            steps = [markers[frozenset(step)] for step in pairwise(way)]
            assert sum(steps) == board.miles[start][city]


def test_an_oar_card_tells_which_cities_it_reaches() -> None:
    begun = new_game()
    begun.any_play_until_round(1)
    while begun.view.phase != "fulfil":
        begun.draft_turn()
    seat = begun.waiting_for()[0]
    view = begun.match.view(seat)
    row = view.distances["Crete"]
    for entry in view.menu:
        assert entry.range is not None
        assert set(entry.reaches) == {city for city, miles in row.items() if miles <= entry.range}


def test_a_chart_tells_its_legs_and_the_route_with_one_contract_more() -> None:
    begun = new_game()
    seat = begun.mover
    begun.reveal(seat, begun.any_contract())
    view = begun.match.view(seat)
    take = next(entry for entry in view.menu if entry.kind == "Take")
    assert take.city is not None
    assert take.route == take.distance == view.distances["Crete"][take.city]
    begun.play(seat, take.text)
    player = begun.player(seat)
    assert [leg for leg in player.legs if leg is not None] == [take.route]
    assert (player.route[0], player.route[-1], player.route_miles) == ("Crete", take.city, take.route)


def test_only_the_seat_itself_is_told_what_miles_its_hand_promises() -> None:
    begun = new_game()
    assert begun.view.reach is None
    reach = begun.match.view(0).reach
    assert reach is not None
    assert reach > 5 * 5 + 4 + 7  # five winds and both starting cards, and cards to come


def test_a_delivery_tells_the_place_in_the_temple_and_its_tile() -> None:
    laid = table().chart(0, "sanguntum-1 olives").boat(0, "Sanguntum").stacks("Hispania", {3: (1,), 1: (2,), 0: (0,)})
    begun = laid.sailing("5+0", "5+0", "6+0")
    plain = begun.entry(0, "stay deliver 1")
    more = begun.entry(0, "stay deliver 1 buy")
    tile = begun.temple("Hispania").tiles[0]
    assert (plain.points, plain.place, plain.tile) == (3, 2, 0)
    assert (more.points, more.place, more.tile) == (4, 1, tile)


def test_n4_5_each_oar_tells_which_open_contracts_are_free_paid_or_out_of_reach() -> None:
    """N4.3, N4.5: power and wind are free, each mile more costs 1 gold, and without the gold it is out of reach."""
    laid = table().miles("Crete-Athenae", 4).miles("Athenae-Thessalonica", 5).wind(2).gold(3, 0, 0)
    laid = laid.chart(0, "athenae-1 olives", "thessalonica-1 honey", "athenae-2 grapes lost")
    begun = laid.hand(0, "4+1 start", "7-1").rowing()
    weak, strong = begun.match.view(0).reaches
    assert (weak.range, weak.prices) == (6, (0, 3, None, None, None))
    assert (strong.range, strong.prices) == (9, (0, 0, None, None, None))
    assert begun.player(0).reaches == (weak, strong)
    assert begun.player(0).prices == (None,) * 5


def test_n4_10_a_revealed_forecast_is_the_wind_of_the_next_oar() -> None:
    """N4.10: while boats sail, cards in hand count the next turn's wind, the card played the present one."""
    laid = table().wind(2).chart(0, "athenae-1 olives").hand(0, "5+0")
    begun = laid.sailing("7-1", "5+0", "6+0")
    player = begun.player(0)
    assert player.range == 9
    assert player.prices[0] == 0
    assert [reach.range for reach in player.reaches] == [5 + 5 - 1]


def test_n9_2_reaches_of_unlisted_cards_are_told_to_their_owner_only() -> None:
    """N9.2: where hands are not listed, nobody else is told what their cards reach."""
    begun = table(open_hands="no").chart(0, "athenae-1 olives").rowing()
    assert begun.match.view(0).reaches
    assert begun.player(0).reaches == ()
    assert begun.match.view(1).players[0].reaches == ()
