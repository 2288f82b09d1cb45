"""N3, phase 1: the oar scale, the new player order and the left-over (N3.9 - N3.12). Three seats see four columns."""

from __future__ import annotations

from argosy import CHANCE
from argosy.games.neptun.rules.events import LeftOver, LeftOverDiscarded, Revealed
from argosy.games.neptun.view.view import Oar
from tests.games.neptun.table import Table, new_game

A = "roma-1 olives 7-1"
B = "tyros-1 salt 2+2"
C = "malaca-2 honey 5+0"
D = "athenae-1 grain 9-1"


def after_first_turn(left_over: str = "third") -> Table:
    """Three seats at turn 2. The left-over is `third` (C, face up) or `last` (never revealed)."""
    begun = new_game()
    begun.pick(0, A, 1)
    begun.pick(1, B, 1)
    if left_over == "third":
        begun.reveal(2, C)
        begun.pick(2, D, 1)
    else:
        begun.pick(2, C, 1)
    return begun


def test_n3_9_the_marker_goes_to_the_oar_power_and_the_oar_to_the_hand() -> None:
    """The oar card of a contract places the order marker and goes to the hand."""
    begun = new_game()
    begun.pick(0, A, 1)
    assert begun.view.oar_scale == ((0, 7),)
    assert Oar(7, -1, False) in begun.match.view(0).hand
    assert begun.player(0).cards_in_hand == 3


def test_n3_9_the_marker_goes_on_top_of_those_already_there() -> None:
    """Of markers on one power the latest lies on top."""
    begun = new_game()
    begun.pick(0, A, 1)
    begun.pick(1, "tyros-1 salt 7+1", 1)
    assert begun.view.oar_scale == ((1, 7), (0, 7))


def test_n3_10_the_lowest_oar_power_goes_first() -> None:
    """The new player order runs from the lowest oar power up."""
    assert after_first_turn("last").view.order == (1, 2, 0)


def test_n3_10_in_one_stack_the_latest_goes_first() -> None:
    """Markers on one power leave it from top to bottom."""
    begun = new_game(4)
    begun.draft_turn(("3+0", "8+0", "3+1", "2+1"))
    assert begun.view.order == (3, 2, 0, 1)


def test_n3_10_three_in_one_stack() -> None:
    """A stack of three is turned upside down, between those before and behind it."""
    begun = new_game(5, order=(4, 3, 2, 1, 0))
    begun.draft_turn(("6+0", "1+1", "6+0", "10-1", "6-1"))
    assert begun.view.order == (3, 0, 2, 4, 1)


def test_n3_10_everybody_in_one_stack() -> None:
    """When all stand on one power, the order of picking is reversed."""
    begun = new_game(4, order=(2, 0, 3, 1))
    begun.draft_turn(("6+0", "6+1", "6-1", "6+0"))
    assert begun.view.order == (1, 3, 0, 2)


def test_n3_10_the_old_order_holds_until_all_have_picked() -> None:
    """A low oar power does not let a seat overtake within the turn."""
    begun = new_game()
    begun.pick(0, D, 1)
    begun.pick(1, B, 1)
    assert begun.view.order == (0, 1, 2)
    assert begun.mover == 2


def test_n3_11_a_face_up_left_over_gets_a_coin_and_moves_left() -> None:
    """The contract that nobody took lies leftmost in the next turn, one coin richer if it lay face up."""
    begun = after_first_turn("third")
    column = begun.view.display[0]
    assert column.contract is not None
    assert (column.contract.city, column.oar, column.coins) == ("Malaca", Oar(5, 0, False), 1)


def test_n3_11_a_face_down_left_over_is_turned_up_without_a_coin() -> None:
    """A left-over that nobody saw is turned up at the end of the turn, and gets no coin."""
    begun = after_first_turn("last")
    assert begun.match.game.chance_due(begun.state)
    assert begun.refused(1, "reveal") == "chance.due"
    events = begun.play(CHANCE, f"show {D}")
    assert any(isinstance(event, Revealed) and event.seat is None for event in events)
    assert LeftOver(0) in events
    column = begun.view.display[0]
    assert column.contract is not None
    assert (column.state, column.contract.city, column.coins) == ("up", "Athenae", 0)


def test_n3_11_coins_add_up_over_the_turns() -> None:
    """A contract left over again and again gathers a coin each time, and pays them all."""
    begun = after_first_turn("third")
    for coins in (1, 2, 3):
        assert begun.view.display[0].coins == coins
        begun.draft_turn()
    assert begun.view.display[0].coins == 4
    begun.play(begun.mover, "take 1>5")
    assert sorted(player.gold for player in begun.view.players) == [5, 5, 9]


def test_n3_11_coins_do_not_pass_to_another_left_over() -> None:
    """Another left-over begins with its own first coin."""
    begun = after_first_turn("third")
    begun.draft_turn()
    assert begun.view.display[0].coins == 2
    first, second, third = begun.view.order
    begun.play(first, "take 1>3")
    begun.reveal(second, begun.any_contract())
    begun.pick(second, begun.any_contract(), 3)
    begun.pick(third, begun.any_contract(), 3)
    assert begun.view.display[0].coins == 1


def test_n3_12_after_five_turns_everybody_has_five_contracts() -> None:
    """Phase 1 ends with five contracts on every chart and five more oar cards in every hand."""
    begun = new_game(5)
    for _ in range(5):
        begun.draft_turn()
    assert begun.view.phase == "fulfil"
    assert all(begun.chart(seat) == ["open"] * 5 for seat in range(5))
    assert {player.cards_in_hand for player in begun.view.players} == {7}


def test_n3_12_the_last_left_over_is_discarded_with_its_coins() -> None:
    """The left-over of turn 5 is discarded; its coins go back to the supply."""
    begun = after_first_turn("third")
    for _ in range(3):
        begun.draft_turn()
    assert begun.view.display[0].coins == 4
    events = begun.draft_turn()
    assert LeftOverDiscarded() in events
    assert begun.view.display == ()
    assert [player.gold for player in begun.view.players] == [5, 5, 5]
    assert "malaca-2" not in begun.view.unseen.city_cards
    assert begun.view.discards.city_cards == ("malaca-2",)


def test_n3_12_a_last_left_over_that_nobody_revealed_stays_unseen() -> None:
    """Where the left-over of turn 5 lies face down, it is discarded without being turned up."""
    begun = after_first_turn("third")
    for _ in range(3):
        begun.draft_turn()
    seat = begun.mover
    begun.play(seat, "take 1>5")
    for other in begun.view.order[1:]:
        begun.pick(other, begun.any_contract(), 5)
    assert begun.view.phase == "fulfil"
    assert not begun.match.game.chance_due(begun.state)
    assert begun.player(seat).gold == 9
    assert begun.view.deck_sizes == {"city": 14, "goods": 14, "oar": 24}
    assert len(begun.view.unseen.city_cards) == 15


def test_n3_12_the_order_after_turn_5_holds_until_the_next_draft() -> None:
    """The last order of phase 1 is that of phases 2 and 3 and of the first turn of the next round."""
    begun = new_game(4)
    for _ in range(4):
        begun.draft_turn()
    powers = dict(zip(begun.view.order, ("9+0", "6+0", "10-2", "8+0"), strict=True))
    begun.draft_turn(tuple(powers.values()))
    order = tuple(sorted(powers, key=lambda seat: int(powers[seat][:-2])))
    assert begun.view.order == order
    for _ in range(5):
        for seat in range(4):
            begun.play(seat, begun.match.legal(seat)[0])
        for seat in order:
            assert begun.mover == seat
            begun.play(seat, "stay")
    assert begun.waiting_for() == order[:1]
    begun.all_decline()
    assert (begun.view.round, begun.view.order, begun.mover) == (2, order, order[0])
