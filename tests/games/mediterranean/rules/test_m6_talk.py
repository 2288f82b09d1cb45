"""M6.9, talk about bottoms: no chat while trading, or a vote on it afterwards."""

from __future__ import annotations

import pytest

from argosy.core.contract import Action, Event, Illegal, Term
from argosy.games.mediterranean.rules.actions import PASS, READY, Accuse, Penalise, Vote
from argosy.games.mediterranean.rules.board.scoring import PENALTY
from argosy.games.mediterranean.rules.events import (
    Accused,
    ChoiceSealed,
    PenaltiesCounted,
    PointsGained,
    PurchasingBegan,
    TradingEnded,
)
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import ACCUSING, GRACE, JUDGING, PURCHASING, MediterraneanState
from argosy.games.mediterranean.rules.trading.talk_votes import TRADING_CHAT, fixed
from tests.games.mediterranean.table import Table, table


def do(s: MediterraneanState, seat: int, action: Action) -> list[Event]:
    """Something that must be accepted; what it brought about."""
    assert MEDITERRANEAN.check(s, seat, action) is None, (seat, action)
    told: list[Event] = []
    MEDITERRANEAN.apply(s, seat, action, told)
    return told


def traded(chat: bool = True, seats: int = 4) -> Table:
    """Everybody is ready to end the trading of turn 1, at a table with free chat or without."""
    laid = table(seats)
    laid.state.options[TRADING_CHAT] = int(chat)
    for seat in range(seats - 1):
        do(laid.state, seat, READY)
    return laid


def talked() -> MediterraneanState:
    """Trading is over at a table with free chat, and votes may be called."""
    laid = traded()
    assert do(laid.state, 3, READY)[-1] == TradingEnded()
    return laid.state


def named(s: MediterraneanState, accused: int, *penalties: int) -> list[Event]:
    """All but the accused name a penalty, in the order of their seats; what the last of them brought about."""
    told: list[Event] = []
    for seat, points in zip([seat for seat in range(s.seats) if seat != accused], penalties, strict=True):
        told = do(s, seat, Penalise(points))
    return told


def test_m6_9_without_chat_nobody_is_accused() -> None:
    """At a table that does not talk freely Resolution follows at once."""
    laid = traded(chat=False)
    told = do(laid.state, 3, READY)
    assert TradingEnded() in told
    assert PurchasingBegan() in told
    assert laid.state.step == PURCHASING


def test_m6_9_chat_is_closed_while_others_trade() -> None:
    """People may talk in every other phase, and in trading where the table wants it so."""
    for chat in (False, True):
        laid = traded(chat)
        assert MEDITERRANEAN.view(laid.state, None).chat_open == chat
        assert MEDITERRANEAN.view(laid.at(GRACE).state, 0).chat_open == chat
        assert MEDITERRANEAN.view(laid.at(PURCHASING).state, 0).chat_open


def test_m6_9_everybody_may_call_a_vote_or_pass() -> None:
    """After trading and before cards are spent all are asked at once; when all have passed, play goes on."""
    s = talked()
    assert (s.step, MEDITERRANEAN.to_act(s)) == (ACCUSING, (0, 1, 2, 3))
    assert list(MEDITERRANEAN.legal(s, 1)) == [Accuse(0), Accuse(2), Accuse(3), PASS]
    assert MEDITERRANEAN.view(s, 1).prompt.id == "mediterranean-prompt-accusing"
    for seat in (2, 0, 3):
        assert do(s, seat, PASS) == []
    assert MEDITERRANEAN.to_act(s) == (1,)
    assert PurchasingBegan() in do(s, 1, PASS)
    assert (s.step, s.judged, s.done) == (PURCHASING, 0, 0)


def test_m6_9_all_but_the_accused_name_a_penalty_in_secret() -> None:
    """They learn of each other only that they have chosen, until all have."""
    s = talked()
    assert do(s, 2, Accuse(0)) == [Accused(2, 0)]
    assert (s.step, MEDITERRANEAN.to_act(s)) == (JUDGING, (1, 2, 3))
    assert list(MEDITERRANEAN.legal(s, 0)) == []
    assert list(MEDITERRANEAN.legal(s, 1)) == [Penalise(points) for points in range(6)]
    assert MEDITERRANEAN.view(s, 1).prompt.args == {"target": Term("seat", 0), "most": 5}
    (sealed,) = do(s, 1, Penalise(5))
    assert sealed.told_to(1) == ChoiceSealed(1, 5)
    assert sealed.told_to(0) == sealed.told_to(None) == ChoiceSealed(1, None)
    view = MEDITERRANEAN.view(s, 0)
    assert (view.phase, view.accused, view.judged, view.has_chosen) == ("judging", 0, (0,), (1,))
    assert MEDITERRANEAN.sealed(s) == {1: Penalise(5)}


def test_m6_9_the_penalty_is_paid_and_votes_go_on() -> None:
    """What a majority fixes is lost at once; who called the vote has had their say, the others are asked on."""
    s = talked()
    do(s, 2, Accuse(0))
    told = named(s, 0, 5, 2, 3)
    assert told[1:] == [PenaltiesCounted(0, (-1, 5, 2, 3), 3), PointsGained(0, -3, PENALTY)]
    assert s.civilisations[0].vp == 2
    assert (s.step, MEDITERRANEAN.to_act(s)) == (ACCUSING, (0, 1, 3))
    assert MEDITERRANEAN.view(s, 0).accused is None
    assert list(MEDITERRANEAN.legal(s, 0)) == [Accuse(1), Accuse(2), Accuse(3), PASS]
    do(s, 0, Accuse(2))
    assert named(s, 2, 0, 5, 0)[1:] == [PenaltiesCounted(2, (0, 5, -1, 0), 0)]
    assert s.civilisations[2].vp == 5


def test_m6_9_nobody_falls_below_zero() -> None:
    """Who has less than the penalty loses all there is."""
    s = talked()
    s.civilisations[1].vp = s.civilisations[1].vp_from[0] = 2
    do(s, 0, Accuse(1))
    assert named(s, 1, 5, 5, 5)[-1] == PointsGained(1, -2, PENALTY)
    assert s.civilisations[1].vp == 0


@pytest.mark.parametrize(
    ("votes", "penalty"),
    [
        ((5, 5, 0), 5),
        ((5, 0, 0), 0),
        ((1, 3, 5), 3),
        ((5, 5, 0, 0), 0),  # half is not more than half
        ((5, 4, 1, 0), 1),
        ((2, 2, 2, 2), 2),
        ((5, 4, 3, 2, 1), 3),
    ],
)
def test_m6_9_more_than_half_must_stand_behind_a_penalty(votes: tuple[int, ...], penalty: int) -> None:
    """It is the highest number that a strict majority named or went beyond."""
    assert fixed([-1, *votes]) == penalty


def test_m6_9_the_last_vote_ends_the_step() -> None:
    """If the last who was asked calls a vote, play goes on when it is decided."""
    s = talked()
    for seat in (0, 1, 2):
        do(s, seat, PASS)
    do(s, 3, Accuse(1))
    assert PurchasingBegan() in named(s, 1, 1, 0, 0)


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (READY, Illegal("accuse.expected", "M6.9", {})),
        (Accuse(1), Illegal("accuse.no_rival", "M6.9", {"target": Term("seat", 1)})),
        (Accuse(4), Illegal("accuse.no_rival", "M6.9", {"target": Term("seat", 4)})),
        (Accuse(-1), Illegal("accuse.no_rival", "M6.9", {"target": Term("seat", -1)})),
        (Accuse(0), Illegal("accuse.judged", "M6.9", {"target": Term("seat", 0)})),
        (Penalise(2), Illegal("accuse.expected", "M6.9", {})),
    ],
)
def test_m6_9_one_vote_on_each_player_a_turn(action: Action, refusal: Illegal) -> None:
    """A vote is on another player, and nobody is voted on twice."""
    s = talked()
    do(s, 2, Accuse(0))
    named(s, 0, 0, 0, 0)
    assert MEDITERRANEAN.check(s, 1, action) == refusal
    assert MEDITERRANEAN.check(s, 2, PASS) == Illegal("seat.not_to_act", "M6.9", {"to_act": Term("seat", 0)})


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (Penalise(6), Illegal("penalty.points", "M6.9", {"points": 6, "most": 5})),
        (Penalise(-1), Illegal("penalty.points", "M6.9", {"points": -1, "most": 5})),
        (Vote(0), Illegal("penalty.expected", "M6.9", {"most": 5})),
        (PASS, Illegal("penalty.expected", "M6.9", {"most": 5})),
    ],
)
def test_m6_9_a_penalty_is_of_no_more_than_five_points(action: Action, refusal: Illegal) -> None:
    """0 to 5 VP, and nobody abstains."""
    s = talked()
    do(s, 2, Accuse(0))
    assert MEDITERRANEAN.check(s, 1, action) == refusal


@pytest.mark.parametrize(("text", "action"), [("accuse 3", Accuse(2)), ("penalty 0", Penalise(0))])
def test_m6_9_votes_can_be_said_aloud(text: str, action: Action) -> None:
    """`accuse 3` calls a vote on the third seat, `penalty 4` names four points."""
    s = talked()
    assert MEDITERRANEAN.write(s, 0, action) == text
    assert MEDITERRANEAN.read(s, 0, text.upper()) == action
