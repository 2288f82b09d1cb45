"""N9, hidden information: what everybody sees, and what nobody or only one seat does."""

from __future__ import annotations

import pytest

from argosy import Rng, to_json
from argosy.games.neptun.rules.actions import Row
from argosy.games.neptun.rules.events import OarChosen, Taken
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.view.view import Oar
from tests.games.neptun.layout import oar, table
from tests.games.neptun.table import Table, new_game


def test_n9_1_charts_gold_tokens_and_tiles_are_public() -> None:
    """An onlooker sees boats, charts, gold, tokens and tiles of everybody."""
    layout = table().gold(7, 8, 9).boat(1, "Tyros").stacks("Africa", {4: (2,)}).claimed(0, "Italia", 4)
    view = layout.chart(0, "roma-1 salt").rowing().view
    assert [player.gold for player in view.players] == [7, 8, 9]
    assert view.players[1].boat == "Tyros"
    assert view.players[2].tokens["Africa"] == 4
    assert view.players[0].tiles["Italia"] == 4
    contract = view.players[0].chart[0].contract
    assert contract is not None
    assert (contract.city, contract.good, contract.points) == ("Roma", "salt", 3)


def test_n9_1_board_wind_forecast_and_order_are_public() -> None:
    """An onlooker sees the distances, the wind, the forecast once there is one, and the player order."""
    begun = table().order(2, 1, 0).wind(3).sailing("4+1", "2+1", "8-1")
    assert (begun.view.wind, begun.view.forecast, begun.view.order) == (3, 1, (2, 1, 0))
    assert len(begun.view.links) == 19
    assert begun.view.distances["Crete"]["Athenae"] == 5


def test_n9_1_face_up_columns_are_public() -> None:
    """Everybody sees what a seat has turned up."""
    begun = new_game()
    begun.reveal(0, "roma-1 olives 7-1")
    for seat in (None, 0, 1, 2):
        column = begun.match.view(seat).display[0]
        assert column.contract is not None
        assert (column.contract.city, column.oar) == ("Roma", Oar(7, -1, False))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_n9_1_the_numbers_of_cards_in_decks_and_hands_are_public(seats: int) -> None:
    """Everybody can count decks and hands; columns that lie face down are no longer in the decks."""
    begun = new_game(seats)
    left = 30 - (seats + 1)
    assert begun.view.deck_sizes == {"city": left, "goods": left, "oar": left + 10}
    assert [player.cards_in_hand for player in begun.view.players] == [2] * seats
    begun.draft_turn()
    assert begun.view.deck_sizes == {"city": left - seats, "goods": left - seats, "oar": left - seats + 10}
    assert [player.cards_in_hand for player in begun.view.players] == [3] * seats


def test_n9_1_played_oar_cards_are_public_once_revealed() -> None:
    """After the reveal everybody sees what was played, also in earlier turns of the round."""
    begun = table().sailing("9+0", "5+0", "5+0")
    assert begun.player(0).oar == Oar(9, 0, False)
    begun.all_stay()
    assert begun.player(0).oar is None
    assert begun.player(0).played_oars == (Oar(9, 0, False),)


def test_n9_2_face_down_columns_show_nothing_to_anybody() -> None:
    """What lies face down is not even decided: every card still unseen can turn up."""
    begun = new_game()
    for seat in (None, 0, 1, 2):
        for column in begun.match.view(seat).display:
            assert (column.state, column.contract, column.oar, column.coins) == ("down", None, None, 0)
    assert len(begun.view.unseen.city_cards) == 30


def choosing(text: str) -> Table:
    """Seat 0 has laid one of its cards face down."""
    begun = table().hand(0, "3+0", "8+0", "9-1").rowing()
    begun.play(0, f"row {text}")
    return begun


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_n9_2_a_chosen_card_looks_like_any_other(seat: int | None) -> None:
    """Until the reveal nobody else can tell which card was chosen, neither from the view nor from the story."""
    one, other = choosing("3+0"), choosing("8+0")
    assert one.match.view(seat) == other.match.view(seat)
    assert one.match.events(seat) == other.match.events(seat) == [OarChosen(0, None)]


def test_n9_2_the_seat_itself_knows_its_choice() -> None:
    """The one who chose sees the card and the rest of the hand."""
    view = choosing("8+0").match.view(0)
    assert view.chosen == Oar(8, 0, False)
    assert view.hand == (Oar(3, 0, False), Oar(9, -1, False))


def test_n9_2_the_forecast_waits_for_the_reveal() -> None:
    """No forecast can be read before all have chosen."""
    assert choosing("9-1").view.forecast is None


def test_n9_2_hands_of_others_are_not_in_the_view() -> None:
    """A view holds the hand of its own seat only."""
    begun = table().hand(0, "3+0").hand(1, "8+0").rowing()
    assert begun.match.view(0).hand == (Oar(3, 0, False),)
    assert begun.match.view(1).hand == (Oar(8, 0, False),)
    assert begun.match.view(2).hand == (Oar(4, 1, True), Oar(7, -1, True))
    assert begun.view.hand == ()


def test_n9_2_drafted_cards_are_remembered_until_played() -> None:
    """Drafted cards were seen by all, so the view lists those not yet played; one face down is still among them."""
    begun = choosing("3+0")
    everything = (Oar(3, 0, False), Oar(8, 0, False), Oar(9, -1, False))
    assert begun.player(0).known_oars == everything
    assert begun.player(0).cards_in_hand == 2
    begun.play(1, "row 4+1")
    begun.play(2, "row 4+1")
    assert begun.player(0).known_oars == everything[1:]


def test_n9_2_without_open_hands_only_the_number_of_cards_is_listed() -> None:
    """The list is hidden from everybody; the number of cards, the own hand and what was told are not."""
    begun = new_game(open_hands="no")
    assert begun.view.options["open_hands"] == "no"
    begun.draft_turn(("7+0", "8+0", "9+0"))
    for seat in (None, 0, 1, 2):
        for player in begun.match.view(seat).players:
            assert (player.known_oars, player.starting_oars, player.cards_in_hand) == ((), (), 3)
    assert begun.match.view(0).hand == (Oar(4, 1, True), Oar(7, -1, True), Oar(7, 0, False))
    told = [event.oar for event in begun.match.events(2) if isinstance(event, Taken)]
    assert told == [oar("7+0"), oar("8+0"), oar("9+0")]


def test_n9_2_without_open_hands_a_guess_keeps_what_all_have_seen() -> None:
    """What a seat can know is the same: only the card that lies face down may be another."""
    begun = table(open_hands="no").hand(0, "3+0", "8+0", "9-1").rowing()
    begun.play(0, "row 3+0")
    worlds = [NEPTUN.guess(begun.state, 1, Rng(f"world {number}")) for number in range(40)]
    assert all(NEPTUN.view(world, 1) == begun.match.view(1) for world in worlds)
    held = {tuple(sorted([*world.merchants[0].hand, world.sealed.choices[0]])) for world in worlds}
    assert held == {(oar("3+0"), oar("8+0"), oar("9-1"))}
    assert len({world.sealed.choices[0] for world in worlds}) == 3


def test_n9_2_a_guessed_world_looks_the_same() -> None:
    """Worlds guessed for another seat differ in the hidden card, and only there."""
    begun = choosing("3+0")
    view = to_json(begun.match.view(1))
    worlds = [NEPTUN.guess(begun.state, 1, Rng(f"world {number}")) for number in range(40)]
    assert all(to_json(NEPTUN.view(world, 1)) == view for world in worlds)
    assert {NEPTUN.sealed(world)[0] for world in worlds} == {Row(3, 0), Row(8, 0), Row(9, -1)}
    own = NEPTUN.guess(begun.state, 0, Rng("own"))
    assert NEPTUN.sealed(own)[0] == Row(3, 0)
