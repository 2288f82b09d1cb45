"""N1, components: what lies in the box of the standard edition."""

from __future__ import annotations

from collections import Counter

import pytest

from argosy.games.neptun.edition.components import load_edition
from tests.games.neptun.layout import table
from tests.games.neptun.table import new_game


def test_n1_1_fifteen_ports_in_five_regions_around_crete() -> None:
    """Crete has no region and no city cards; each of the five regions has three ports."""
    edition = load_edition()
    regions = Counter(edition.city_region)
    assert edition.cities[0] == "Crete"
    assert edition.city_region[0] == -1
    assert 0 not in edition.card_city
    assert edition.regions == ["Hispania", "Italia", "Graecia", "Asia Minor", "Africa"]
    assert [regions[region] for region in range(5)] == [3] * 5


def test_n1_1_fifteen_sea_links_and_four_deep_ones() -> None:
    """The cities are joined by 15 sea links and 4 deep sea links."""
    links = new_game().view.links
    assert Counter(link.deep for link in links) == {False: 15, True: 4}


def test_n1_2_nineteen_distance_markers() -> None:
    """There are 15 sea markers of 3 to 8 miles and 4 deep sea markers of 11 to 13."""
    edition = load_edition()
    assert len(edition.sea_markers) == 15
    assert set(edition.sea_markers) == set(range(3, 9))
    assert len(edition.deep_markers) == 4
    assert set(edition.deep_markers) == {11, 12, 13}


def test_n1_3_thirty_six_point_tiles() -> None:
    """Each of the six temples has one tile A, two tiles B and three tiles C."""
    edition = load_edition()
    assert edition.temples == [*edition.regions, "Gold"]
    assert [[len(tiles) for tiles in temple] for temple in edition.tiles] == [[1, 2, 3]] * 6


def test_n1_4_fifteen_bonus_tiles() -> None:
    """There are 15 bonus tiles: one for each of five players in each of three rounds."""
    assert load_edition().bonus_count == 15


def test_n1_4_the_supply_of_gold_never_runs_out() -> None:
    """Coins are paid even when more are held than the 55 in the box."""
    rich = table().gold(60, 60, 60).boat(0, "Roma").chart(0, "roma-1 grain").sailing()
    rich.play(0, "stay deliver 1")
    assert rich.player(0).gold == 66


def test_n1_5_thirty_city_cards_pay_gold_or_points() -> None:
    """A city card names a city and pays for each good either gold or temple points in the city's region."""
    edition = load_edition()
    assert len(edition.card_names) == 30
    for contract, city in enumerate(edition.contract_city):
        assert (edition.contract_gold[contract] > 0) != (edition.contract_points[contract] > 0)
        assert edition.contract_region[contract] == edition.city_region[city]


def test_n1_6_thirty_goods_cards() -> None:
    """There are 30 goods cards of five goods."""
    goods = new_game().view.unseen.goods
    assert set(goods) == {"grapes", "olives", "honey", "grain", "salt"}
    assert sum(goods.values()) == 30


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_n1_7_forty_oar_cards_in_the_deck_and_two_for_each_colour_in_play(seats: int) -> None:
    """Of 50 oar cards 40 make the deck; starting cards of colours that nobody plays stay in the box."""
    begun = new_game(seats)
    assert len(begun.view.unseen.oars) == 40
    assert not any(oar.starting for oar in begun.view.unseen.oars)
    assert sum(len(player.starting_oars) for player in begun.view.players) == 2 * seats


def test_n1_8_what_each_player_has() -> None:
    """Each player has a chart of five slots, a boat, five temple tokens and a marker in the player order."""
    view = new_game(5).view
    assert sorted(view.order) == [0, 1, 2, 3, 4]
    for player in view.players:
        assert len(player.chart) == 5
        assert player.boat
        assert len(player.tokens) == 5
