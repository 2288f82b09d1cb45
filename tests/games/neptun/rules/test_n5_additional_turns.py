"""N5, additional turns: 5 I and 5 II, for those who still have something to deliver."""

from __future__ import annotations

import pytest

from argosy.games.neptun.rules.events import ExtraAnswered, Lost, OarPlayed, TurnBegan
from argosy.games.neptun.view.view import Oar
from tests.games.neptun.layout import Layout, table
from tests.games.neptun.table import Table


def three_with_contracts(second: str = "takers") -> Layout:
    """Three seats that have two contracts each to deliver in the city where they lie."""
    return (
        table(second_extra_turn=second)
        .boat(0, "Roma")
        .chart(0, "roma-1 salt", "roma-2 honey")
        .boat(1, "Tyros")
        .chart(1, "tyros-1 honey", "tyros-2 grapes")
        .boat(2, "Athenae")
        .chart(2, "athenae-1 grain", "athenae-2 olives")
    )


def answers(begun: Table, *wanted: str) -> None:
    """Those who are asked answer one after the other."""
    for word in wanted:
        begun.play(begun.mover, f"extra {word}")


def test_n5_1_those_with_an_open_contract_and_a_card_are_asked_in_order() -> None:
    """After turn 5 everybody with an open contract and an oar card is asked, in player order."""
    begun = three_with_contracts().order(2, 0, 1).after_turn_5()
    for seat in (2, 0, 1):
        assert begun.waiting_for() == (seat,)
        assert begun.menu(seat) == ["extra yes", "extra no"]
        begun.play(seat, "extra yes")
    assert begun.view.turn == 6


def test_n5_1_without_an_open_contract_nobody_is_asked() -> None:
    """Who has nothing left to deliver is passed over."""
    begun = table().chart(1, "tyros-1 honey").chart(2, "athenae-1 grain fulfilled").after_turn_5()
    assert begun.waiting_for() == (1,)
    begun.play(1, "extra no")
    assert begun.view.round == 2


def test_n5_1_without_a_card_in_hand_nobody_is_asked() -> None:
    """Who has no oar card left is passed over."""
    begun = three_with_contracts().hand(0).hand(2).after_turn_5()
    assert begun.waiting_for() == (1,)
    begun.play(1, "extra yes")
    assert begun.mover == 1


def test_n5_1_where_nobody_qualifies_the_round_ends() -> None:
    """With no open contract anywhere the scoring follows turn 5 at once."""
    begun = table().sailing(turn=5)
    events = begun.all_stay()
    assert TurnBegan(2, 6) not in events
    assert begun.view.round == 2


def test_n5_1_answers_are_open() -> None:
    """Everybody hears each answer before giving his own."""
    begun = three_with_contracts().after_turn_5()
    begun.play(0, "extra yes")
    begun.play(1, "extra no")
    told = [event for event in begun.match.events(2) if isinstance(event, ExtraAnswered)]
    assert told == [ExtraAnswered(0, True), ExtraAnswered(1, False)]


def test_n5_2_those_who_want_one_row_openly_and_sail_in_order() -> None:
    """Each taker in player order plays a card openly, sails, and may fulfil one contract, before the next one rows."""
    begun = three_with_contracts().order(2, 0, 1).after_turn_5()
    answers(begun, "yes", "no", "yes")
    assert begun.waiting_for() == (2,)
    assert any(isinstance(event, OarPlayed) for event in begun.play(2, "row 7-1"))
    assert begun.player(2).oar == Oar(7, -1, True)
    assert begun.waiting_for() == (2,)
    begun.play(2, "stay deliver 1")
    assert begun.waiting_for() == (1,)
    begun.play(1, "row 4+1", "sail Crete")
    assert begun.chart(2)[:2] == ["fulfilled", "open"]
    assert begun.chart(1)[:2] == ["open", "open"]


def test_n5_2_only_one_contract_in_each_turn() -> None:
    """A second delivery needs the second additional turn."""
    begun = three_with_contracts().after_turn_5()
    answers(begun, "yes", "no", "no")
    begun.play(0, "row 7-1", "stay deliver 1")
    assert begun.refused(0, "stay deliver 2") == "extra.expected"
    begun.play(0, "extra yes", "row 4+1", "stay deliver 2")
    assert begun.player(0).tokens["Italia"] == 6


def test_n5_3_the_wind_is_that_of_turn_5() -> None:
    """Additional turns sail with the wind force of turn 5, not with its forecast."""
    begun = table().wind(2).chart(0, "roma-1 salt").sailing("4+1", "2+1", "3+1", turn=5)
    begun.all_stay()
    assert begun.view.wind == 2
    begun.play(0, "extra yes", "row 7-1")
    assert begun.entry(0, "stay").range == 9


def test_n5_3_wind_changes_do_nothing() -> None:
    """Oar cards of additional turns leave the forecast of turn 5 as it is."""
    begun = table().wind(2).chart(0, "roma-1 salt").sailing("4+1", "2+1", "3+1", turn=5)
    begun.all_stay()
    begun.play(0, "extra yes", "row 7-1")
    assert (begun.view.forecast, begun.view.wind) == (3, 2)
    begun.play(0, "stay", "extra no")
    assert (begun.view.round, begun.view.wind) == (2, 8)


def test_n5_4_a_second_one_is_offered_to_those_who_took_the_first() -> None:
    """Who declined the first additional turn is not asked for the second."""
    begun = three_with_contracts().after_turn_5()
    answers(begun, "yes", "no", "yes")
    begun.play(0, "row 7-1", "stay")
    begun.play(2, "row 7-1", "stay")
    assert begun.view.turn == 7
    assert begun.waiting_for() == (0,)
    answers(begun, "no")
    assert begun.waiting_for() == (2,)
    answers(begun, "yes")
    begun.play(2, "row 4+1", "stay")
    assert begun.view.round == 2


def test_n5_4_takers_must_still_qualify() -> None:
    """Who has delivered everything, or played the last card, is not asked again."""
    layout = table().boat(0, "Roma").chart(0, "roma-1 salt").chart(1, "malaca-1 grain").chart(2, "malaca-2 olives")
    begun = layout.hand(2, "9+0").after_turn_5()
    answers(begun, "yes", "yes", "yes")
    begun.play(0, "row 7-1", "stay deliver 1")
    begun.play(1, "row 7-1", "stay")
    begun.play(2, "row 9+0", "stay")
    assert begun.waiting_for() == (1,)
    assert begun.view.turn == 7


def test_n5_4_as_an_option_anyone_who_qualifies_is_asked() -> None:
    """With the option, also those who declined the first are asked for the second."""
    begun = three_with_contracts("anyone").after_turn_5()
    answers(begun, "no", "yes", "no")
    begun.play(1, "row 7-1", "stay")
    assert begun.view.turn == 7
    for seat in (0, 1, 2):
        assert begun.waiting_for() == (seat,)
        begun.play(seat, "extra no")
    assert begun.view.round == 2


@pytest.mark.parametrize(("option", "rounds"), [("takers", (1, 1, 2)), ("anyone", (1, 1, 1))])
def test_n5_4_when_nobody_took_the_first(option: str, rounds: tuple[int, ...]) -> None:
    """When all decline the first, there is no second for takers, but there is one for anyone."""
    begun = three_with_contracts(option).after_turn_5()
    seen = []
    for _ in range(3):
        answers(begun, "no")
        seen.append(begun.view.round)
    assert tuple(seen) == rounds


def test_n5_4_there_is_no_third() -> None:
    """After two additional turns the round ends, even with open contracts and cards in hand."""
    begun = table().chart(0, "malaca-1 grapes").hand(0, "9+0", "8+0", "10-1").after_turn_5()
    for text in ("9+0", "8+0"):
        begun.play(0, "extra yes", f"row {text}", "stay")
    assert begun.view.round == 2
    assert begun.player(0).cards_in_hand == 1


def test_n5_5_contracts_still_open_are_lost() -> None:
    """What is not delivered by then is lost and pays nothing."""
    begun = three_with_contracts().after_turn_5()
    begun.play(0, "extra no")
    begun.play(1, "extra no")
    events = begun.play(2, "extra no")
    assert [event for event in events if isinstance(event, Lost)] == [Lost(seat, (0, 1)) for seat in range(3)]
    assert all(set(player.tokens.values()) == {0} for player in begun.view.players)


def test_n5_5_lost_contracts_are_flipped_on_the_chart() -> None:
    """Nothing stays open after the additional turns, as the charts of the last round show."""
    begun = table().round(3).chart(0, "roma-1 salt fulfilled", "malaca-1 grain").after_turn_5()
    begun.all_decline()
    assert begun.chart(0) == ["fulfilled", "lost", "lost", "lost", "lost"]
