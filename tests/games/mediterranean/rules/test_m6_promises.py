"""M6.8, pacts as part of a deal: what can be promised to whom. How they are enforced is in test_m6_pacts."""

from __future__ import annotations

import pytest

from argosy.core.contract import Illegal, Term
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.terms import pact_term
from argosy.games.mediterranean.rules.trading import phase as trading
from argosy.games.mediterranean.view.players import buildings_of
from tests.games.mediterranean.market import Market, died, market
from tests.games.mediterranean.table import tile

SPARE, USE = 0, 1
WHITE = BLUE = 2
BLACK = RED = 3
G4, G5, R5 = tile("G4"), tile("G5"), tile("R5")


def neighbours(turn: int = 3) -> Market:
    """Seats 0 and 1 have buildings to use on rivals (G5; 0 also R5) and one that is not (G4); 2 and 3 have none."""
    begun = market({0: "grain-mars grain-venus", 1: "wool-mars", 2: "ore-mars"}, turn=turn)
    begun.table.stands(0, "dictatorship 2").built(0, "G4", "G5", "R5").built(1, "G5")
    return begun


def test_m6_8_a_promise_to_spare_is_a_side_of_a_deal() -> None:
    """It binds its maker for the next Civic phase."""
    begun = neighbours()
    number = begun.offer(0, "", "1 wool", to=(1,), promise=(G5, 1, SPARE))
    begun.accept(1, number, "wool-mars")
    assert begun.state.pacts == [(0, G5, 1, SPARE)]


def test_m6_8_a_promise_to_use_a_building_may_name_anybody() -> None:
    """Also a third player, or the other party itself; but not its maker."""
    begun = neighbours()
    number = begun.offer(0, "", "1 wool", to=(1,), promise=(G5, 3, USE, R5, 1, BLUE))
    begun.accept(1, number, "wool-mars")
    assert begun.state.pacts == [(0, G5, 3, USE), (0, R5, 1, BLUE)]
    assert begun.refused(1, begun.terms("", "", promise=(G5, 1, WHITE))) == ("pact.target", "M6.8")


def test_m6_8_a_promised_arrow_has_a_colour() -> None:
    """A building that gives an arrow is promised with its colour, and no other building with one."""
    begun = neighbours()
    assert begun.refused(0, begun.terms("", "", promise=(R5, 1, USE))) == ("pact.colour", "M6.8")
    assert begun.refused(0, begun.terms("", "", promise=(G5, 1, WHITE))) == ("pact.no_arrow", "M6.8")
    number = begun.offer(2, "1 ore", "", "ore-mars", demand=(G5, 2, BLACK))
    assert begun.refused(0, begun.acceptance(number)) == ("pact.no_arrow", "M6.8")
    begun.accept(1, number)
    assert begun.state.pacts == [(1, G5, 2, BLACK)]


def test_m6_8_everybody_reads_the_colour_of_a_promised_arrow() -> None:
    """In the notation and in what is told of the offer."""
    begun = neighbours()
    for pact, colour in (((R5, 1, BLUE), "blue"), ((R5, 1, RED), "red")):
        terms = begun.terms("", "1 wool", to=(1,), promise=pact)
        line = MEDITERRANEAN.write(begun.state, 0, terms)
        assert line == f"offer use r5 2 {colour} for 1 wool to 2"
        assert MEDITERRANEAN.read(begun.state, 0, line) == terms
        (event,) = begun.do(0, terms)
        told = MEDITERRANEAN.tell(begun.state, event)
        assert told.args["give"] == (pact_term(f"use-{colour}", Term("building", "Pilgrim House"), 1),)
    wrong = MEDITERRANEAN.read(begun.state, 0, "offer use r5 2 white for 1 wool to 2")
    assert isinstance(wrong, Illegal)
    assert wrong.code == "notation.no_good"


def test_m6_8_promises_can_be_wanted() -> None:
    """Then the one who accepts is bound."""
    begun = neighbours()
    number = begun.offer(2, "1 ore", "", "ore-mars", demand=(G5, 2, SPARE))
    assert begun.refused(3, begun.acceptance(number)) == ("pact.not_built", "M6.8")
    begun.accept(1, number)
    assert begun.state.pacts == [(1, G5, 2, SPARE)]


def test_m6_8_sparing_is_promised_to_the_one_who_is_spared() -> None:
    """A promise to leave a third player in peace is none of ours."""
    begun = neighbours()
    third = begun.terms("", "1 wool", to=(1,), promise=(G5, 2, SPARE))
    assert begun.refused(0, third) == ("pact.target", "M6.8")
    number = begun.offer(0, "", "", to=(1, 2), promise=(G5, 2, SPARE))
    assert begun.refused(1, begun.acceptance(number)) == ("pact.target", "M6.8")
    begun.accept(2, number)


def test_m6_8_only_buildings_that_stand_and_are_used_on_rivals() -> None:
    """Neither what was never built nor what works for its owner."""
    begun = neighbours()
    assert begun.refused(2, begun.terms("1 ore", "", "ore-mars", promise=(G5, 0, SPARE))) == ("pact.not_built", "M6.8")
    assert begun.refused(0, begun.terms("", "", promise=(G4, 1, USE))) == ("pact.not_on_rivals", "M6.8")
    assert begun.refused(0, begun.terms("", "", demand=(R5, 2, USE))) == ("pact.not_built", "M6.8")


@pytest.mark.parametrize(
    "pact", [(G5,), (G5, 1), (12, 1, 0), (-1, 1, 0), (G5, 4, 0), (G5, 1, 4), (G5, 1, -1), (G5, 1, 1) * 5]
)
def test_m6_8_a_promise_names_building_player_and_what(pact: tuple[int, ...]) -> None:
    """Anything else is not a promise, and there are few in one deal."""
    begun = neighbours()
    assert begun.refused(0, begun.terms("", "1 wool", promise=pact)) == ("pact.form", "M6.8")
    assert begun.refused(0, begun.terms("1 grain", "", "grain-mars", demand=pact)) == ("pact.form", "M6.8")


def test_m6_8_none_on_turn_6() -> None:
    """No Civic phase comes after it."""
    begun = neighbours(turn=6)
    assert begun.refused(0, begun.terms("", "1 wool", promise=(G5, 1, SPARE))) == ("pact.last_turn", "M6.8")
    assert begun.refused(2, begun.terms("1 ore", "", "ore-mars", demand=(G5, 2, SPARE))) == ("pact.last_turn", "M6.8")


def test_m6_8_players_see_which_buildings_can_be_promised() -> None:
    """Those used on rivals, while a Civic phase is to come."""
    seen = [[one.promisable for one in buildings_of(neighbours(turn).state, 0)] for turn in (3, 6)]
    assert seen == [[False, True, True], [False, False, False]]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ((G5, 1, SPARE), (G5, 1, SPARE)),
        ((G5, 1, SPARE), (G5, 1, USE)),
        ((G5, 1, USE), (G5, 1, SPARE)),
        ((G5, 2, USE), (G5, 3, USE)),
    ],
)
def test_m6_8_promises_must_not_contradict_each_other(first: tuple[int, ...], second: tuple[int, ...]) -> None:
    """Nor be sold twice: not within a deal, not after one; and an offer dies that no longer fits."""
    begun = neighbours()
    assert begun.refused(0, begun.terms("", "1 wool", promise=first + second)) == ("pact.bound", "M6.8")
    number = begun.offer(0, "", "1 wool", to=(1,), promise=first)
    other = begun.offer(0, "", "", to=(1,), promise=second)
    assert died(begun.accept(1, number, "wool-mars")) == [other]
    assert begun.refused(0, begun.terms("", "", to=(1,), promise=second)) == ("pact.bound", "M6.8")


def test_m6_8_promises_that_fit_go_together() -> None:
    """Sparing several players, or using on one and sparing another."""
    begun = neighbours()
    for seat, promise in ((1, (G5, 1, SPARE)), (2, (G5, 2, SPARE)), (2, (G5, 3, USE)), (1, (R5, 1, SPARE))):
        begun.accept(seat, begun.offer(0, "", "", to=(seat,), promise=promise))
    assert len(begun.state.pacts) == 4


def test_m6_8_a_wanted_promise_that_is_already_made_cannot_be_made_again() -> None:
    """The offer stays on the table for others, but who is bound cannot accept it."""
    begun = neighbours()
    begun.accept(1, begun.offer(2, "", "", to=(1,), demand=(G5, 2, SPARE)))
    number = begun.offer(2, "1 ore", "", "ore-mars", demand=(G5, 2, SPARE))
    assert begun.refused(1, begun.acceptance(number)) == ("pact.bound", "M6.8")
    begun.accept(0, number)


def test_m6_8_the_menu_lists_offers_with_promises_one_can_make() -> None:
    """And leaves out those one cannot."""
    begun = neighbours()
    number = begun.offer(2, "1 ore", "", "ore-mars", demand=(G5, 2, SPARE))
    listed = [begun.acceptance(number) in trading.menu(begun.state, seat) for seat in (0, 1, 3)]
    assert listed == [True, True, False]
