"""The planning merchant: its sums on small cases, its advice, and that it beats rules of thumb."""

from __future__ import annotations

import pytest

from argosy import Match, Rng
from argosy.bots.ladder import bot
from argosy.bots.neptun.navigating import Navigator
from argosy.bots.neptun.standing import Standing, expected_tile
from argosy.bots.neptun.strong import advise
from argosy.bots.neptun.voyage import Means, Stop, Voyager, legs_on
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
    assert Voyager(legs_on(MILES), stops, 0.4, 1.0).best(0, 0, MEANS) == (2.0, (1,))


def test_the_bonus_is_for_those_who_skip_nothing() -> None:
    near = Voyager(legs_on(MILES), [Stop(0, 1, 2.0, 0), Stop(1, 0, 1.0, 0)], 0.4, 1.0)
    assert near.best(0, 0, MEANS) == (2.0 + 1.0 + 3.0, (0, 1))
    assert near.best(0, 0, MEANS._replace(turns=1, extra=0)) == (2.0, (0,))


def test_missing_miles_are_paid_and_additional_turns_cost_their_card() -> None:
    means = MEANS._replace(bonus=0.0, turns=1)
    far = Voyager(legs_on([[0, 14, 8], [14, 0, 7], [8, 7, 0]]), [Stop(0, 1, 5.0, 0)], 0.4, 0.5)
    assert far.best(0, 0, means._replace(extra=0)).worth == pytest.approx(5.0 - 2 * 0.4, abs=1e-3)
    assert far.best(0, 0, means._replace(extra=1)).worth == pytest.approx(5.0 - 0.5)


def test_a_long_leg_is_broken_only_in_a_city() -> None:
    means = MEANS._replace(bonus=0.0, gold=0, turns=2, extra=0)
    between = Voyager(legs_on([[0, 21, 11], [21, 0, 10], [11, 10, 0]]), [Stop(0, 1, 5.0, 0)], 0.4, 1.0)
    assert between.best(0, 0, means._replace(oars=(6, 5))) == (5.0, (0,))
    open_sea = Voyager(legs_on([[0, 13], [13, 0]]), [Stop(0, 1, 5.0, 0)], 0.4, 1.0)
    assert open_sea.best(0, 0, means) == (0.0, ())


def test_gold_of_a_delivery_pays_only_for_legs_after_it() -> None:
    stops = [Stop(0, 1, 1.0, 0), Stop(1, 2, 1.0, 9), Stop(2, 1, 1.0, 0)]
    means = Means(oars=(5, 5, 5), wind=5, gold=0, turns=3, extra=0, bonus=0.0)
    voyager = Voyager(legs_on([[0, 12, 10], [12, 0, 12], [10, 12, 0]]), stops, 0.0, 1.0)
    assert voyager.best(0, 0, means).stops == (1, 2)
    assert voyager.best(0, 0, means._replace(gold=4)).stops == (0, 1, 2)


def test_a_tile_is_worth_more_to_who_leads() -> None:
    worths = [expected_tile((8, 5, 2), mine, (4.0, 6.0, 1.0), 1.0) for mine in range(12)]
    assert worths == sorted(worths)
    assert expected_tile((8, 5, 2), 5.0, (5.0,), 1.0) == pytest.approx(6.5)


def at_sea() -> Navigator:
    """Seat 0 in turn 5 of Crete's waters with one contract eight miles away, two gold and three oar cards."""
    begun = table().chart(0, "tyros-1 salt").gold(2, 5, 5).hand(0, "1+1", "4+0", "9-1").miles("Crete-Tyros", 8)
    return Navigator(begun.rowing(turn=5).match.state, 0)


def test_the_weakest_oar_that_gets_there_without_paying_is_played() -> None:
    assert at_sea().oars(Rng("1"))[0].action == Row(4, 0)


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
