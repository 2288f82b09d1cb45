"""N7, the end of a game round: what is kept, what returns to the decks, what leaves the game."""

from __future__ import annotations

from collections import Counter

import pytest

from argosy.games.neptun.view.view import NeptunView, Oar
from tests.games.neptun.layout import Layout, table
from tests.games.neptun.table import Table, new_game


def after_round(layout: Layout, *oars: str) -> Table:
    """The table at the beginning of the next round; these cards were played in turn 5."""
    begun = layout.sailing(*oars, turn=5)
    begun.all_stay()
    begun.all_decline()
    return begun


def oars_of_game(view: NeptunView) -> Counter[Oar]:
    """All oar cards that are in the decks and hands."""
    cards = Counter(view.unseen.oars)
    for player in view.players:
        cards.update(player.known_oars + player.starting_oars)
    return cards


def test_n7_1_unplayed_oar_cards_stay_in_hand() -> None:
    """What was not played is kept for the next round, drafted cards as well as starting cards."""
    begun = after_round(table().hand(0, "9+0", "7-1 start"))
    assert begun.match.view(0).hand == (Oar(7, -1, True), Oar(9, 0, False))


def test_n7_1_played_starting_cards_leave_the_game() -> None:
    """A starting card that was played goes to the box."""
    begun = table().rowing(turn=5)
    begun.row("7-1", "4+1", "4+1")
    begun.all_stay()
    assert begun.view.round == 2
    assert [len(player.starting_oars) for player in begun.view.players] == [1, 1, 1]
    assert Counter(oar.starting for oar in oars_of_game(begun.view).elements()) == {False: 40, True: 3}


def test_n7_1_a_starting_card_that_was_kept_stays() -> None:
    """A starting card leaves the game only when it is played, in whatever round."""
    begun = new_game()
    while begun.view.round == 1:
        if begun.view.phase == "acquire":
            begun.draft_turn()
            continue
        for seat in range(3):
            drafted = begun.player(seat).known_oars[0]
            begun.play(seat, f"row {drafted.power}{drafted.wind:+d}")
        begun.all_stay()
        begun.all_decline()
    for seat in range(3):
        assert begun.match.view(seat).hand == (Oar(4, 1, True), Oar(7, -1, True))


def test_n7_1_other_played_cards_are_discarded() -> None:
    """Played cards of the deck can be drawn again in the next round."""
    begun = table().sailing("9+0", "10-2", "10-2", turn=5)
    assert Oar(9, 0, False) not in begun.view.unseen.oars
    begun.all_stay()
    assert begun.view.unseen.oars.count(Oar(9, 0, False)) == 1
    assert begun.view.unseen.oars.count(Oar(10, -2, False)) == 2
    assert [player.played_oars for player in begun.view.players] == [(), (), ()]


def test_n7_1_cards_of_additional_turns_too() -> None:
    """A card played in an additional turn is treated like any other."""
    begun = table().hand(0, "9+0", "7-1 start").chart(0, "malaca-1 grapes").after_turn_5()
    begun.play(0, "extra yes", "row 9+0", "stay", "extra yes", "row 7-1", "stay")
    assert begun.view.round == 2
    assert begun.match.view(0).hand == ()
    assert begun.view.unseen.oars.count(Oar(9, 0, False)) == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_n7_2_all_discards_return_to_their_decks(seats: int) -> None:
    """City, goods and oar cards that were discarded are shuffled with their decks, whether delivered or lost."""
    begun = new_game(seats)
    for number in (2, 3):
        begun.any_play_until_round(number)
        view = begun.view
        assert len(view.unseen.city_cards) == len(set(view.unseen.city_cards)) == 30
        assert view.unseen.goods == dict.fromkeys(view.unseen.goods, 6)
        assert Counter(oar.starting for oar in oars_of_game(view).elements())[False] == 40
        assert (view.discards.city_cards, view.discards.oars) == ((), ())


def test_n7_2_oar_cards_in_hand_are_not_in_the_deck() -> None:
    """The oar deck of the next round lacks what players kept."""
    begun = after_round(table().hand(0, "9+0"))
    assert Oar(9, 0, False) not in begun.view.unseen.oars
    assert len(begun.view.unseen.oars) == 39


def test_n7_3_boats_return_to_crete() -> None:
    """Every boat begins the next round in Crete, without paying for the way."""
    begun = after_round(table().boat(0, "Malaca").boat(1, "Tyros"))
    assert {player.boat for player in begun.view.players} == {"Crete"}
    assert [player.gold for player in begun.view.players] == [5, 5, 5]


def test_n7_3_charts_are_emptied() -> None:
    """Nothing of the old round stays on the charts: neither fulfilled nor lost nor open contracts."""
    begun = after_round(table().chart(0, "roma-1 salt fulfilled", "roma-2 honey", "malaca-1 grain lost"))
    assert all(begun.chart(seat) == ["free"] * 5 for seat in range(3))
    begun.draft_turn()
    assert begun.chart(0) == ["open", "free", "free", "free", "free"]


@pytest.mark.parametrize(("number", "tiles"), [(2, (7, 3)), (3, (10, 6, 3))])
def test_n7_3_the_next_tiles_go_to_the_temples(number: int, tiles: tuple[int, ...]) -> None:
    """Round 2 is played for tiles B, round 3 for tiles C."""
    assert after_round(table().round(number - 1)).temple("Hispania").tiles == tiles


def test_n7_3_the_next_round_begins_with_a_new_display() -> None:
    """The first turn of the next round has all its columns face down again."""
    begun = after_round(table(4).order(3, 1, 0, 2))
    assert (begun.view.round, begun.view.phase, begun.view.turn) == (2, "acquire", 1)
    assert begun.columns() == ["down"] * 5
    assert begun.waiting_for() == (3,)
