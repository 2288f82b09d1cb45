"""N3, phase 1: acquire contracts (N3.1 - N3.8). Three seats see four columns."""

from __future__ import annotations

import pytest

from argosy.games.neptun.rules.events import Revealed
from argosy.games.neptun.view.view import Oar
from tests.games.neptun.table import Table, new_game

A = "roma-1 olives 7-1"
B = "tyros-1 salt 2+2"
C = "malaca-2 honey 5+0"
D = "athenae-1 grain 9-1"


def after_first_turn() -> Table:
    """Three seats at turn 2; the order is 1, 0, 2, and C is left over with a coin."""
    begun = new_game()
    begun.pick(0, A, 1)
    begun.pick(1, B, 1)
    begun.reveal(2, C)
    begun.pick(2, D, 1)
    return begun


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_n3_1_players_plus_one_columns_lie_face_down(seats: int) -> None:
    """A turn begins with one column more than there are players, all face down."""
    assert new_game(seats).columns() == ["down"] * (seats + 1)


def test_n3_1_from_turn_2_on_the_left_over_counts() -> None:
    """In turns 2 to 5 only as many new columns are laid as there are players."""
    begun = after_first_turn()
    for turn in range(2, 6):
        assert begun.view.turn == turn
        assert begun.columns() == ["up", "down", "down", "down"]
        begun.draft_turn()


def test_n3_1_a_column_is_a_city_a_good_and_an_oar_card() -> None:
    """A contract is one city card, one goods card and one oar card."""
    begun = new_game()
    begun.reveal(0, A)
    column = begun.view.display[0]
    assert column.contract is not None
    assert (column.contract.city, column.contract.good, column.oar) == ("Roma", "olives", Oar(7, -1, False))


def test_n3_2_in_player_order_everybody_takes_one() -> None:
    """Each player acquires exactly one contract, and loads it before the next one acts."""
    begun = new_game(order=(2, 0, 1))
    for seat, contract in ((2, A), (0, B), (1, C)):
        assert begun.waiting_for() == (seat,)
        assert begun.refused((seat + 1) % 3, "reveal") == "seat.not_to_act"
        begun.pick(seat, contract, 1)
        assert begun.chart(seat) == ["open", "free", "free", "free", "free"]


def test_n3_3_a_face_up_contract_may_be_taken() -> None:
    """What lies face up at the start of a pick is there to be taken."""
    begun = new_game()
    begun.reveal(0, A)
    begun.pick(0, B, 1)
    assert begun.menu(1) == ["reveal", *[f"take 1>{slot}" for slot in range(1, 6)]]
    begun.play(1, "take 1>1")
    assert begun.columns() == ["taken", "taken", "down", "down"]


def test_n3_3_a_face_down_contract_cannot_be_taken_unseen() -> None:
    """Only the leftmost face-down contract can be had, and only by revealing it."""
    begun = new_game()
    assert begun.menu(0) == ["reveal"]
    assert begun.refused(0, "take 1>1") == "draft.face_down"


def test_n3_3_revealing_gives_up_all_that_lie_face_up() -> None:
    """Who reveals gives up every contract that lies face up at that moment."""
    begun = after_first_turn()
    begun.reveal(1, "tyros-2 salt 6+0")
    assert begun.columns() == ["given up", "up", "down", "down"]
    assert begun.refused(1, "take 1>2") == "draft.given_up"


def test_n3_3_revealing_again_gives_up_the_one_just_revealed() -> None:
    """Of several revealed in one pick only the newest can be taken."""
    begun = new_game()
    begun.reveal(0, A)
    begun.reveal(0, B)
    assert begun.columns() == ["given up", "up", "down", "down"]
    assert begun.refused(0, "take 1>1") == "draft.given_up"
    begun.play(0, "take 2>1")


def test_n3_3_giving_up_holds_for_this_pick_only() -> None:
    """The next seat may take what the one before gave up."""
    begun = new_game()
    begun.reveal(0, A)
    begun.pick(0, B, 1)
    assert begun.columns() == ["up", "taken", "down", "down"]
    begun.play(1, "take 1>1")


def test_n3_3_what_a_seat_gave_up_it_may_take_in_the_next_turn() -> None:
    """A contract given up in one turn is on offer again in the next, also to the same seat."""
    begun = after_first_turn()
    begun.reveal(1, "tyros-2 salt 1+1")
    assert begun.refused(1, "take 1>2") == "draft.given_up"
    begun.play(1, "take 2>2")
    begun.pick(0, "antiochia-1 salt 4+0", 2)
    begun.pick(2, "antiochia-2 salt 6+0", 2)
    assert begun.mover == 1
    begun.play(1, "take 1>3")


def test_n3_4_after_a_reveal_take_it_or_reveal_the_next() -> None:
    """A revealed contract may be taken at once or passed over for the next."""
    begun = new_game()
    begun.reveal(0, A)
    assert begun.menu(0) == ["reveal", *[f"take 1>{slot}" for slot in range(1, 6)]]


def test_n3_4_the_last_one_revealed_must_be_taken() -> None:
    """Revealing the last face-down contract leaves no other choice than to take it."""
    begun = new_game()
    for contract in (A, B, C, D):
        begun.reveal(0, contract)
    assert begun.menu(0) == [f"take 4>{slot}" for slot in range(1, 6)]
    assert begun.refused(0, "reveal") == "draft.last_revealed"


def test_n3_5_with_nothing_face_down_one_of_the_open_ones_must_be_taken() -> None:
    """Where all contracts lie open at the start of a pick, one of them must be taken."""
    begun = new_game()
    for contract in (A, B, C, D):
        begun.reveal(0, contract)
    begun.play(0, "take 4>1")
    assert begun.menu(1) == [f"take {column}>{slot}" for column in (1, 2, 3) for slot in range(1, 6)]
    assert begun.refused(1, "reveal") == "draft.all_face_up"


def test_n3_6_gaps_stay_until_the_end_of_the_turn() -> None:
    """A column keeps its place while others are taken, and the next one revealed is the leftmost still face down."""
    begun = new_game()
    begun.reveal(0, A)
    begun.pick(0, B, 1)
    begun.play(1, "take 1>1")
    assert begun.refused(2, "take 1>1") == "draft.column_gone"
    events = begun.reveal(2, C)
    assert [event.column for event in events if isinstance(event, Revealed)] == [2]
    assert begun.columns() == ["taken", "taken", "up", "down"]


def test_n3_6_gaps_close_at_the_end_of_the_turn() -> None:
    """The next turn has all its columns side by side again."""
    assert after_first_turn().columns() == ["up", "down", "down", "down"]


def test_n3_7_coins_on_a_contract_are_paid_at_once() -> None:
    """Who takes a contract takes the coins on it."""
    begun = after_first_turn()
    assert begun.view.display[0].coins == 1
    begun.play(1, "take 1>2")
    assert begun.player(1).gold == 6


def test_n3_7_a_contract_without_coins_pays_none() -> None:
    """A new contract brings no gold."""
    begun = after_first_turn()
    begun.pick(1, "tyros-2 salt 6+0", 2)
    assert begun.player(1).gold == 5


def test_n3_8_any_free_slot_may_be_loaded() -> None:
    """The player chooses among all free slots."""
    begun = new_game()
    begun.pick(0, A, 3)
    assert begun.chart(0) == ["free", "free", "open", "free", "free"]
    contract = begun.player(0).chart[2].contract
    assert contract is not None
    assert (contract.city, contract.good) == ("Roma", "olives")


def test_n3_8_a_slot_once_loaded_is_taken_for_good() -> None:
    """The choice of a slot is final."""
    begun = after_first_turn()
    assert begun.refused(1, "take 1>1") == "draft.slot_full"
    assert begun.menu(1) == ["reveal", *[f"take 1>{slot}" for slot in (2, 3, 4, 5)]]
