"""The merchant that plans again and again: its averages, its race, its budgets."""

from __future__ import annotations

from statistics import fmean

import pytest

from argosy import Match
from argosy.bots.ladder import bot
from argosy.bots.neptun.acquiring import FUTURES
from argosy.bots.neptun.best import CLOSE, MOST_PLANS, advise
from argosy.bots.neptun.navigating import GUSTS
from argosy.bots.neptun.strong import valued
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Budget
from argosy.neptun.actions import Row, Sail, Take
from argosy.neptun.game import NEPTUN


def asked(kind: type[Action], least: int) -> AnyPeek:
    """The look of a seat that has a choice of that kind, with a menu of so many entries or more."""
    match, sensible = Match.new(NEPTUN, 3, 5), bot("sensible")
    while True:
        peek = match.peek(match.to_act[0])
        menu = peek.menu()
        if len(menu) >= least and any(isinstance(action, kind) for action in menu):
            return peek
        match.play(match.to_act[0], sensible.choose(peek, Budget("1")))


def test_the_first_plan_is_that_of_the_planner() -> None:
    peek = asked(Row, 3)
    alone = advise(peek, Budget("1", 1))
    assert [(option.action, option.value) for option in alone.options] == valued(peek, Budget("1"))
    assert alone.iterations == GUSTS


def test_an_option_is_worth_its_mean_over_the_plans() -> None:
    peek = asked(Row, 3)
    both = advise(peek, Budget("1", 2 * GUSTS))
    plans = [dict(valued(peek, Budget(seed))) for seed in ("1", "1/1")]
    assert plans[0] != plans[1]
    for option in both.options[:CLOSE]:
        assert option.value == pytest.approx(fmean([plan[option.action] for plan in plans]))
        assert option.low <= option.value <= option.high
    assert any(option.low < option.high for option in both.options)


def test_only_options_asked_about_are_valued_and_as_they_would_be_among_all() -> None:
    peek = asked(Take, 10)
    everything = valued(peek, Budget("1"))
    wanted = [action for action, _ in everything[1:3]]
    assert valued(peek, Budget("1"), wanted) == everything[1:3]


def test_the_worse_options_fall_away() -> None:
    peek = asked(Take, 10)
    advice = advise(peek, Budget("1", 3 * FUTURES))
    assert advice.iterations == 3 * FUTURES
    dropped = [option for option in advice.options if option.low == option.high]
    assert dropped
    assert advice.options[-len(dropped) :] == tuple(dropped)
    raced = [option.value for option in advice.options[:CLOSE]]
    assert raced == sorted(raced, reverse=True)


def test_where_nothing_is_left_to_chance_one_plan_will_do() -> None:
    peek = asked(Sail, 5)
    advice = advise(peek, Budget("1", 1000))
    assert advice.iterations == FUTURES
    assert advice.options == advise(peek, Budget("2", 1000)).options
    assert all(option.low == option.value == option.high for option in advice.options)


def test_a_budget_of_iterations_gives_the_same_advice_again() -> None:
    peek = asked(Take, 5)
    assert advise(peek, Budget("1", 30)) == advise(peek, Budget("1", 30))


def test_a_budget_of_seconds_is_kept_by_counting_none() -> None:
    assert advise(asked(Take, 5), Budget("1", seconds=0.0001)).iterations == FUTURES


def test_there_are_enough_plans_at_some_time() -> None:
    assert advise(asked(Row, 3), Budget("1", 10**6)).iterations == MOST_PLANS * GUSTS
