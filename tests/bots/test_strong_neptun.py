"""The planning merchant: its sums on small cases, its advice, and that it beats rules of thumb."""

from __future__ import annotations

import pytest

from argosy import Match, Rng
from argosy.bots.ladder import bot
from argosy.bots.neptun.navigating import Navigator
from argosy.bots.neptun.standing import Standing, expected_tile
from argosy.bots.neptun.strong import advise
from argosy.bots.neptun.voyage import Means, Stop, Voyager
from argosy.bots.simulation import simulate
from argosy.bots.table import Plan
from argosy.core.peek import Budget
from argosy.neptun.actions import Row, Sail, Take
from argosy.neptun.game import NEPTUN
from tests.neptun.layout import table

MILES = [[0, 5, 30], [5, 0, 30], [30, 30, 0]]
MEANS = Means(oars=(7, 4, 2), wind=5, gold=3, turns=2, extra=1, bonus=3.0)


def test_a_stop_too_far_away_is_skipped() -> None:
    stops = [Stop(0, 2, 9.0, 0), Stop(1, 1, 2.0, 0)]
    assert Voyager(MILES, stops, 0.4, 1.0).best(0, 0, MEANS) == 2.0


def test_the_bonus_is_for_those_who_skip_nothing() -> None:
    near = Voyager(MILES, [Stop(0, 1, 2.0, 0), Stop(1, 0, 1.0, 0)], 0.4, 1.0)
    assert near.best(0, 0, MEANS) == 2.0 + 1.0 + 3.0
    assert near.best(0, 0, MEANS._replace(turns=1, extra=0)) == 2.0


def test_missing_miles_are_paid_and_additional_turns_cost_their_card() -> None:
    far = Voyager([[0, 14], [14, 0]], [Stop(0, 1, 5.0, 0)], 0.4, 1.0)
    assert far.best(0, 0, MEANS._replace(bonus=0.0, turns=1, extra=0)) == pytest.approx(5.0 - 2 * 0.4)
    assert far.best(0, 0, MEANS._replace(bonus=0.0, turns=1, extra=1)) == pytest.approx(5.0 - 1.0)


def test_a_tile_is_worth_more_to_who_leads() -> None:
    worths = [expected_tile((8, 5, 2), mine, (4.0, 6.0, 1.0), 1.0) for mine in range(12)]
    assert worths == sorted(worths)
    assert expected_tile((8, 5, 2), 5.0, (5.0,), 1.0) == pytest.approx(6.5)


def at_sea() -> Navigator:
    """Seat 0 in turn 5 of Crete's waters with one contract eight miles away, two gold and three oar cards."""
    begun = table().chart(0, "tyros-1 salt").gold(2, 5, 5).hand(0, "1+1", "4+0", "9-1").miles("Crete-Tyros", 8)
    return Navigator(begun.rowing(turn=5).match.state, 0)


def test_the_weakest_oar_that_gets_there_without_paying_is_played() -> None:
    best = at_sea().oars(Rng("1"))[0][1]
    assert best == Row(4, 0)


def test_a_point_is_worth_more_where_the_race_is_close() -> None:
    state = Match.new(NEPTUN, 3, 3).state
    close, decided = Standing(state, 0), Standing(state, 0)
    decided.rivals = [(30.0, 30.0)] * 5
    assert close.points(0, 2) > 3 * decided.points(0, 2)


def test_its_advice_is_ranked_and_says_why() -> None:
    match = Match.new(NEPTUN, 3, 5)
    kinds = set()
    strong, sensible = bot("strong"), bot("sensible")
    for number in range(70):
        seat = match.to_act[0]
        if number % 5:
            match.play(seat, sensible.choose(match.peek(seat), Budget("1")))
            continue
        advice = advise(match.peek(seat), Budget("1"))
        values = [option.value for option in advice.options]
        assert values == sorted(values, reverse=True)
        assert all(option.reasons for option in advice.options)
        assert strong.choose(match.peek(seat), Budget("1")) == advice.choice
        kinds.add(type(advice.choice))
        match.play(seat, advice.choice)
    assert {Take, Row, Sail} <= kinds


@pytest.mark.slow
def test_it_beats_rules_of_thumb() -> None:
    games = [
        game
        for seated in (("strong", "sensible") * 2, ("sensible", "strong") * 2)
        for game in simulate(Plan("neptun", seated, 6, "duel", {}), 1)
    ]
    rows = [row for game in games for row in game.seats]
    points = {name: sum([row.points for row in rows if row.bot == name]) for name in ("strong", "sensible")}
    assert points["strong"] > points["sensible"]
