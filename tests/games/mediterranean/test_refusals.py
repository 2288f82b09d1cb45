"""Refusals of the game as a whole: wrong actors, wrong times, chance that cannot be, lines that mean nothing."""

from __future__ import annotations

import pytest

from argosy.core.contract import CHANCE, CLOCK, Action, Illegal, Term
from argosy.games.mediterranean.rules.actions import PASS, READY, TICK, Deal, SetUp, Unfold, Vote
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from tests.games.mediterranean.quiet import MediterraneanMatch, new_match, play_on

CIVIC = "flipping boards in turn 1"
NEW = "nothing has happened"
DEALING = "goods are to be dealt"
UNFOLDING = "developments are to be revealed"
OVER = "the game is over"


def match_at(where: str) -> MediterraneanMatch:
    """A match at a certain moment; before its first decision chance is entered by hand."""
    if where == CIVIC:
        return new_match()
    if where == OVER:
        match = new_match(shared_win="on")  # all are tied, and would throw for ever
        play_on(match)
        return match
    match = MediterraneanMatch.new(MEDITERRANEAN, 4, scripted=True)
    if where != NEW:
        assert isinstance(match.play(CHANCE, SetUp((0, 1, 2, 3))), list)
    if where == UNFOLDING:
        kinds = [match.edition.kinds_of_good[good][0] for good in range(5)] * 4
        assert isinstance(match.play(CHANCE, Deal(tuple(kinds[:12]))), Illegal)
        dealt = new_match().log[1].action
        assert isinstance(match.play(CHANCE, dealt), list)
    return match


@pytest.mark.parametrize(
    ("where", "actor", "action", "code"),
    [
        (NEW, CHANCE, SetUp((0, 0, 1, 2)), "chance.order"),
        (NEW, CHANCE, Deal(()), "chance.order"),
        (NEW, 0, PASS, "chance.due"),
        (DEALING, CHANCE, SetUp((0, 1, 2, 3)), "chance.deal_expected"),
        (UNFOLDING, CHANCE, Deal(()), "chance.unfold_expected"),
        (CIVIC, CHANCE, Unfold((), ()), "chance.not_due"),
        (CIVIC, 9, PASS, "seat.unknown"),
        (CIVIC, CLOCK, TICK, "clock.stopped"),
        (OVER, 0, READY, "game.over"),
        (OVER, CHANCE, Vote(0), "game.over"),
        (CIVIC, 0, "sing", "notation.unknown"),
        (CIVIC, 0, "offer 1 pearls for 1 grain", "notation.no_good"),
        (CIVIC, 0, "store pearls", "notation.no_card"),
        (CIVIC, 0, "use g9", "notation.no_building"),
        (CIVIC, 0, "unfold pyramid", "notation.no_development"),
        (CIVIC, 0, "lose moon", "notation.no_place"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(where: str, actor: int, action: Action | str, code: str) -> None:
    match = match_at(where)
    before = (match.state.digest(), match.log, match.to_act)
    refusal = match.play(actor, action)
    assert isinstance(refusal, Illegal)
    assert refusal.code == code
    assert (match.state.digest(), match.log, match.to_act) == before


def test_only_who_is_to_act_may_act() -> None:
    match = new_match()
    other = next(seat for seat in range(4) if seat not in match.to_act)
    refusal = match.play(other, PASS)
    assert refusal == Illegal("seat.not_to_act", "M4.3", {"to_act": Term("seat", match.to_act[0])})
