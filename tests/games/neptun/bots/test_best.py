"""The merchant that looks again and again: its averages, its playouts, its race, its budgets."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import pytest

from argosy import Match
from argosy.bots.levels import bot
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget, Peek
from argosy.core.rng import Rng
from argosy.games.neptun.bots.best import bot as best
from argosy.games.neptun.bots.best.bot import CLOSE, LEAST_WORLDS, advise
from argosy.games.neptun.bots.best.playouts import Playouts
from argosy.games.neptun.bots.plans import Plan
from argosy.games.neptun.bots.strong.bot import planned
from argosy.games.neptun.bots.strong.drafting import FUTURES
from argosy.games.neptun.rules.actions import Row, Sail, Take
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import NeptunState


def asked(kind: type[Action], least: int) -> AnyPeek:
    """The look of a seat that has a choice of that kind, with a menu of so many entries or more."""
    match, sensible = Match.new(NEPTUN, 3, 5), bot("sensible")
    while True:
        peek = match.peek(match.to_act[0])
        menu = peek.menu()
        if len(menu) >= least and any(isinstance(action, kind) for action in menu):
            return peek
        match.play(match.to_act[0], sensible.choose(peek, Budget("1")))


def valued(plans: Sequence[Plan]) -> list[tuple[Action, float]]:
    """The options with their values."""
    return [(plan.action, plan.value) for plan in plans]


def test_the_first_plan_is_that_of_the_planner() -> None:
    peek = asked(Take, 10)
    alone = advise(peek, Budget("1", 1))
    plans = planned(peek, Budget("1"))[: len(alone.options)]
    assert [(option.action, option.value) for option in alone.options] == valued(plans)
    assert alone.iterations == FUTURES


def test_a_contract_is_worth_its_mean_over_the_plans() -> None:
    peek = asked(Take, 10)
    both = advise(peek, Budget("1", 2 * FUTURES))
    plans = [dict(valued(planned(peek, Budget(seed)))) for seed in ("1", "1/1")]
    assert plans[0] != plans[1]
    for option in both.options[:CLOSE]:
        assert option.value == pytest.approx(fmean([plan[option.action] for plan in plans]))
        assert option.low <= option.value <= option.high
    assert any(option.low < option.high for option in both.options)


def test_at_sea_an_option_is_worth_its_mean_over_the_worlds() -> None:
    peek = asked(Row, 3)
    options = len(peek.menu())
    advice = advise(peek, Budget("1", LEAST_WORLDS * options))
    assert advice.iterations == LEAST_WORLDS * options
    world = peek.imagine(Rng("any"))
    assert isinstance(world, NeptunState)
    playouts = Playouts(world, peek.seat)
    worlds = [playouts.world(Rng(f"1/world/{number}")) for number in range(LEAST_WORLDS)]
    for option in advice.options:
        assert option.value == pytest.approx(fmean([playouts.outcome(one, option.action).value for one in worlds]))
    values = [option.value for option in advice.options]
    assert values == sorted(values, reverse=True)


def test_a_few_worlds_say_less_than_the_plan() -> None:
    peek = asked(Sail, 5)
    plans = planned(peek, Budget("1"))
    advice = advise(peek, Budget("1", len(plans) * (LEAST_WORLDS - 1)))
    assert [(option.action, option.value) for option in advice.options] == valued(plans[: len(advice.options)])


def test_what_lies_face_down_changes_nothing_at_sea() -> None:
    match, sensible = Match.new(NEPTUN, 4, 5), bot("sensible")
    while not isinstance(match.peek(match.to_act[0]).menu()[0], Row) or len(match.to_act) > 1:
        seat = match.to_act[0]
        match.play(seat, sensible.choose(match.peek(seat), Budget("1")))
    seat, budget = match.to_act[0], Budget("1", 56)
    advice = advise(match.peek(seat), budget)
    for number in range(2):
        world = NEPTUN.guess(match.state, seat, Rng(f"dealt anew {number}"))
        there = Peek(NEPTUN, world, seat, Rng("another"))
        assert advise(there, budget) == advice


def test_only_options_asked_about_are_valued_and_as_they_would_be_among_all() -> None:
    peek = asked(Take, 10)
    everything = planned(peek, Budget("1"))
    wanted = [plan.action for plan in everything[1:3]]
    assert planned(peek, Budget("1"), wanted) == everything[1:3]


def test_the_worse_options_fall_away() -> None:
    peek = asked(Take, 10)
    advice = advise(peek, Budget("1", 3 * FUTURES))
    assert advice.iterations == 3 * FUTURES
    dropped = [option for option in advice.options if option.low == option.high]
    assert dropped
    assert advice.options[-len(dropped) :] == tuple(dropped)
    raced = [option.value for option in advice.options[:CLOSE]]
    assert raced == sorted(raced, reverse=True)


@pytest.mark.parametrize("kind", [Take, Row, Sail])
def test_a_budget_of_iterations_gives_the_same_advice_again(kind: type[Action]) -> None:
    peek = asked(kind, 5)
    assert advise(peek, Budget("1", 60)) == advise(peek, Budget("1", 60))


def test_a_budget_of_seconds_is_kept_by_counting_none() -> None:
    assert advise(asked(Take, 5), Budget("1", seconds=0.0001)).iterations == FUTURES
    assert advise(asked(Row, 3), Budget("1", seconds=0.0)).iterations == 0


def test_there_are_enough_plans_or_worlds_at_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best, "MOST_PLANS", 3)
    monkeypatch.setattr(best, "MOST_WORLDS", 5)
    assert advise(asked(Take, 5), Budget("1", 10**6)).iterations == 3 * FUTURES
    rowing = asked(Row, 3)
    assert advise(rowing, Budget("1", 10**6)).iterations == 5 * len(rowing.menu())
