"""The planning merchant: its sums on small cases, its advice, and that it beats rules of thumb."""

from __future__ import annotations

import pytest

from argosy import Match, Rng
from argosy.arena.runner import Plan
from argosy.arena.simulate import simulate
from argosy.bots.levels import bot
from argosy.core.peek import Budget
from argosy.games.neptun.bots.route_planner import Means, Stop
from argosy.games.neptun.bots.strong.bot import advise
from argosy.games.neptun.bots.strong.route_cost import ExactRoutePlanner, legs_on
from argosy.games.neptun.bots.strong.sailing import SailingPlanner
from argosy.games.neptun.bots.strong.temple_value import TempleValues, expected_tile
from argosy.games.neptun.edition.components import load_edition
from argosy.games.neptun.rules import flow
from argosy.games.neptun.rules.actions import Row, Sail, Take
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.scoring import points_of
from tests.games.neptun.layout import table
from tests.games.neptun.table import Table

MILES = [[0, 5, 30], [5, 0, 30], [30, 30, 0]]
MEANS = Means(oars=(7, 4, 2), wind=5, gold=3, turns=2, extra=1, bonus=3.0)


def test_a_stop_too_far_away_is_skipped() -> None:
    stops = [Stop(0, 2, 9.0, 0), Stop(1, 1, 2.0, 0)]
    assert ExactRoutePlanner(legs_on(MILES), stops, 0.4, 1.0).best(0, 0, MEANS) == (2.0, (1,))


def test_the_bonus_is_for_those_who_skip_nothing() -> None:
    near = ExactRoutePlanner(legs_on(MILES), [Stop(0, 1, 2.0, 0), Stop(1, 0, 1.0, 0)], 0.4, 1.0)
    assert near.best(0, 0, MEANS) == (2.0 + 1.0 + 3.0, (0, 1))
    assert near.best(0, 0, MEANS.with_turns(1, 0)) == (2.0, (0,))


def test_missing_miles_are_paid_and_additional_turns_cost_their_card() -> None:
    means = MEANS.without_bonus()
    far = ExactRoutePlanner(legs_on([[0, 14, 8], [14, 0, 7], [8, 7, 0]]), [Stop(0, 1, 5.0, 0)], 0.4, 0.5)
    assert far.worth(0, 0, means.with_turns(1, 0)) == pytest.approx(5.0 - 2 * 0.4, abs=1e-3)
    assert far.worth(0, 0, means.with_turns(1, 1)) == pytest.approx(5.0 - 0.5)


def test_a_long_leg_is_broken_only_in_a_city() -> None:
    means = Means(oars=(7, 4, 2), wind=5, gold=0, turns=2, extra=0, bonus=0.0)
    between = ExactRoutePlanner(legs_on([[0, 21, 11], [21, 0, 10], [11, 10, 0]]), [Stop(0, 1, 5.0, 0)], 0.4, 1.0)
    assert between.best(0, 0, Means(oars=(6, 5), wind=5, gold=0, turns=2, extra=0, bonus=0.0)) == (5.0, (0,))
    open_sea = ExactRoutePlanner(legs_on([[0, 13], [13, 0]]), [Stop(0, 1, 5.0, 0)], 0.4, 1.0)
    assert open_sea.best(0, 0, means) == (0.0, ())


def test_gold_of_a_delivery_pays_only_for_legs_after_it() -> None:
    stops = [Stop(0, 1, 1.0, 0), Stop(1, 2, 1.0, 9), Stop(2, 1, 1.0, 0)]
    means = Means(oars=(5, 5, 5), wind=5, gold=0, turns=3, extra=0, bonus=0.0)
    planner = ExactRoutePlanner(legs_on([[0, 12, 10], [12, 0, 12], [10, 12, 0]]), stops, 0.0, 1.0)
    assert planner.best(0, 0, means)[1] == (1, 2)
    assert planner.best(0, 0, means.with_gold(4))[1] == (0, 1, 2)


def test_a_tile_is_worth_more_to_who_leads() -> None:
    worths = [expected_tile((8, 5, 2), mine, (4.0, 6.0, 1.0), 1.0) for mine in range(12)]
    assert worths == sorted(worths)
    assert expected_tile((8, 5, 2), 5.0, (5.0,), 1.0) == pytest.approx(6.5)


def at_sea() -> SailingPlanner:
    """Seat 0 in turn 5 of Crete's waters with one contract eight miles away, two gold and three oar cards."""
    begun = table().chart(0, "tyros-1 salt").gold(2, 5, 5).hand(0, "1+1", "4+0", "9-1").miles("Crete-Tyros", 8)
    return SailingPlanner(begun.rowing(turn=5).match.state, 0)


def test_the_weakest_oar_that_gets_there_without_paying_is_played() -> None:
    assert at_sea().oars(Rng("1"))[0].action == Row(4, 0)


PAST_ATHENAE = {
    "Malaca-Sanguntum": 4, "Sanguntum-Tarraco": 3, "Tarraco-Roma": 5, "Roma-Syracusae": 4, "Syracusae-Brundisium": 7,
    "Brundisium-Corinthus": 5, "Corinthus-Crete": 7, "Crete-Athenae": 6, "Athenae-Thessalonica": 8,
    "Thessalonica-Pergamum": 6, "Crete-Tyros": 5, "Antiochia-Tyros": 3, "Tyros-Alexandria": 6,
    "Leptis Magna-Carthago": 4, "Carthago-Syracusae": 8, "Malaca-Carthago": 12, "Crete-Syracusae": 11,
    "Alexandria-Leptis Magna": 12, "Pergamum-Antiochia": 13,
}  # fmt: skip
"""Distances of a game in which the planner once sailed past Athenae, six miles off, and gave that contract up."""


def past_athenae() -> Table:
    """Round 1, turn 1: seat 0 in Crete has five contracts, the first for Athenae."""
    laid = table(4, load_edition()).gold(5, 5, 7, 10).order(2, 3, 0, 1)
    for link, miles in PAST_ATHENAE.items():
        laid = laid.miles(link, miles)
    laid = laid.chart(
        0, "athenae-2 olives", "roma-1 grapes", "malaca-1 honey", "carthago-2 salt", "antiochia-1 grain"
    ).hand(0, "1+0", "2+1", "4-1", "4+1 start", "5-2", "5-1", "7-1 start")
    laid = laid.chart(
        1, "alexandria-2 grapes", "alexandria-1 salt", "brundisium-2 honey", "tyros-1 grapes", "tyros-2 grain"
    ).hand(1, "2+0", "2+0", "3+0", "3+1", "4+1 start", "7-1 start", "9-3")
    laid = laid.chart(
        2, "roma-2 olives", "brundisium-1 honey", "thessalonica-2 olives", "pergamum-2 honey", "pergamum-1 grapes"
    ).hand(2, "1+1", "1+2", "3-1", "3-1", "4+1 start", "7-2", "7-1 start")
    return (
        laid.chart(
            3, "syracusae-1 grain", "thessalonica-1 olives", "sanguntum-1 grain", "sanguntum-2 grapes", "malaca-2 salt"
        )
        .hand(3, "1+0", "2+1", "3+0", "4-1", "4+1 start", "6-2", "7-1 start")
        .rowing()
    )


@pytest.mark.parametrize("dice", ["1", "2", "3", "4", "5", "6"])
def test_a_contract_on_the_way_is_not_given_up_for_an_even_split_that_no_city_allows(dice: str) -> None:
    begun, strong = past_athenae(), bot("strong")
    row = strong.choose(begun.match.peek(0), Budget(dice))
    begun.play(0, row)
    for seat, oar in enumerate(("2+0", "1+1", "1+0"), 1):
        begun.play(seat, f"row {oar}")
    for seat in (2, 3):
        begun.play(seat, "stay")
    sail = strong.choose(begun.match.peek(0), Budget(dice))
    assert isinstance(sail, Sail)
    assert sail.deliver == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "gold", "richest", "buys"),
    [(2, 4, 8, 6, False), (3, 5, 8, 6, False), (3, 5, 6, 8, False), (3, 4, 8, 8, True), (4, 5, 6, 8, True)],
)
def test_three_gold_are_given_only_for_a_place_that_is_worth_more_than_theirs(
    mine: int, theirs: int, gold: int, richest: int, buys: bool
) -> None:
    laid = table().round(3).chart(0, "tyros-1 salt").gold(gold, richest, 3).hand(0).order(1, 2, 0)
    laid = laid.stacks("Asia Minor", {theirs: (1,), mine: (0,), 1: (2,)}).miles("Crete-Tyros", 8)
    begun = laid.sailing("5+0", "5+0", "6+0", turn=5)
    begun.play(1, "stay")
    begun.play(2, "stay")
    chosen = bot("strong").choose(begun.match.peek(0), Budget("1"))
    points = {}
    for action in begun.match.legal(0):
        after = begun.state.clone()
        flow.apply(after, 0, action, None)
        points[action] = points_of(after, 0)
    assert isinstance(chosen, Sail)
    assert chosen.buy == buys
    assert points[chosen] == max(points.values())


def test_a_point_is_worth_more_where_the_race_is_close() -> None:
    state = Match.new(NEPTUN, 3, 3).state
    close, decided = TempleValues(state, 0), TempleValues(state, 0)
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
@pytest.mark.many
def test_it_beats_rules_of_thumb() -> None:
    games = [
        game
        for seated in (("strong", "sensible") * 2, ("sensible", "strong") * 2)
        for game in simulate(Plan("neptun", seated, 6, "duel", {}), 1)
    ]
    rows = [row for game in games for row in game.seats]
    points = {name: sum([row.points for row in rows if row.bot == name]) for name in ("strong", "sensible")}
    assert points["strong"] > points["sensible"]
