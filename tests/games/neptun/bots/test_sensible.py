"""The sensible merchant: its sums on small cases, and that it beats chance by far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import fmean

import pytest

from argosy import Match, Rng
from argosy.arena.runner import Plan
from argosy.arena.simulate import simulate
from argosy.bots.levels import bot
from argosy.core.peek import Budget
from argosy.games.neptun.bots.route_planner import Means, Stop
from argosy.games.neptun.bots.sensible.route_cost import RoughRoutePlanner
from argosy.games.neptun.bots.sensible.sailing import plan_extra, plan_oar
from argosy.games.neptun.bots.sensible.valuation import expected_tile
from argosy.games.neptun.rules.actions import Extra, Row, Sail
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.view.view import Contract, NeptunView, Oar, Slot

MEANS = Means(oars=(7, 4, 2), wind=5, gold=3, turns=2, extra=1, bonus=3.0)


def planner(distances: Mapping[str, Mapping[str, int]], stops: Sequence[Stop[str]]) -> RoughRoutePlanner:
    return RoughRoutePlanner(distances, stops, coin=0.4, spare=1.0)


def price_of(legs: tuple[int, ...], means: Means, purse: int) -> float | None:
    rough = planner({}, [])
    return rough.price_of(list(legs), rough.ranges(means), means, purse)


def test_long_legs_get_strong_oars_and_gold_pays_for_the_rest() -> None:
    assert price_of((12, 9), MEANS, 3) == 0
    assert price_of((12, 11), MEANS, 3) == pytest.approx(2 * 0.4)
    assert price_of((12, 12), MEANS, 2) is None  # three gold are missing


def test_a_leg_beyond_the_strongest_oar_takes_two_turns() -> None:
    assert price_of((14,), MEANS, 0) == 0
    assert price_of((14, 5), MEANS, 3) == pytest.approx(1.0 + 0 * 0.4)  # an additional turn


def test_more_legs_than_turns_cannot_be_done() -> None:
    assert price_of((1, 1, 1, 1), MEANS, 9) is None


ROW = {"a": {"a": 0, "b": 5, "c": 30}, "b": {"a": 5, "b": 0, "c": 30}, "c": {"a": 30, "b": 30, "c": 0}}


def test_a_stop_too_far_away_is_skipped() -> None:
    stops = [Stop(0, "c", 9.0, 0), Stop(1, "b", 2.0, 0)]
    assert planner(ROW, stops).best("a", 0, MEANS) == (2.0, (1,))


def test_the_bonus_is_for_those_who_skip_nothing() -> None:
    near = planner(ROW, [Stop(0, "b", 2.0, 0), Stop(1, "a", 1.0, 0)])
    assert near.best("a", 0, MEANS) == (2.0 + 1.0 + 3.0, (0, 1))
    assert near.best("a", 0, MEANS.with_turns(1, 0)) == (2.0, (0,))


def test_a_tile_is_worth_more_to_who_leads() -> None:
    tiles = (8, 5, 2)
    worths = [expected_tile(tiles, mine, (4.0, 6.0, 1.0), 1.0) for mine in range(12)]
    assert worths == sorted(worths)
    assert expected_tile(tiles, 5.0, (5.0,), 1.0) == pytest.approx(6.5)


def at_sea() -> NeptunView:
    """An oar to choose in the last regular turn: three in hand, no gold, and one open contract 11 miles away."""
    match = Match.new(NEPTUN, 3, 5)
    dice = Rng("dice")
    while match.view(0).phase != "fulfil":
        seat = match.to_act[0]
        match.play(seat, match.peek(seat).sample(dice))
    view = match.view(0)
    oars = (Oar(2, 0, False), Oar(6, 0, False), Oar(9, 0, False))
    rows = tuple(entry for entry in view.menu if isinstance(entry.action, Row))[:3]
    menu = tuple(
        replace(entry, action=Row(oar.power, oar.wind, oar.starting)) for entry, oar in zip(rows, oars, strict=True)
    )
    goal = min(city for city in view.distances if city != "Crete")
    distances = {a: {b: 11 if a != b else 0 for b in row} for a, row in view.distances.items()}
    chart = (Slot("open", Contract(goal, "Graecia", "salt", 0, 2)), *[Slot("lost", None)] * 4)
    me = replace(view.players[0], chart=chart, gold=0)
    return replace(view, hand=oars, menu=menu, distances=distances, players=(me, *view.players[1:]), wind=5, turn=5)


def test_the_weakest_oar_that_gets_there_is_played() -> None:
    assert plan_oar(at_sea()).action == Row(6, 0)


def test_an_additional_turn_is_taken_where_it_serves() -> None:
    view = replace(at_sea(), turn=7, round=3)
    assert plan_extra(view).action == Extra(True)
    assert plan_extra(replace(view, hand=view.hand[:1])).action == Extra(False)  # power 2 and no gold: out of reach


def free_deliveries(view: NeptunView) -> list[Sail]:
    """What can be delivered without paying for miles or losing another contract."""
    free = [entry.action for entry in view.menu if not entry.cost and not entry.loses]
    return [action for action in free if isinstance(action, Sail) and action.deliver is not None]


def test_what_costs_nothing_is_delivered_but_for_better_plans() -> None:
    sensible, match = bot("sensible"), Match.new(NEPTUN, 4, 11)
    delivered: list[bool] = []
    while match.to_act:
        seat = match.to_act[0]
        choice = sensible.choose(match.peek(seat), Budget("1"))
        if free_deliveries(match.view(seat)):
            assert isinstance(choice, Sail)
            delivered.append(choice.deliver is not None)
        match.play(seat, choice)
    assert len(delivered) > 20
    assert fmean(delivered) > 0.9


SEATS = ("sensible", "random", "random", "random")


@pytest.mark.slow
def test_it_wins_against_three_that_play_at_random() -> None:
    for seat in range(4):
        seated = SEATS[-seat:] + SEATS[:-seat]
        for game in simulate(Plan("neptun", seated, 3, "duel", {}), 1):
            assert game.seats[seat].win == 1


@pytest.mark.slow
@pytest.mark.many
def test_it_fulfils_most_contracts_among_its_like() -> None:
    games = list(simulate(Plan("neptun", ("sensible",) * 4, 12, "fleet", {}), 1))
    rounds = [row.counters[f"contracts_{round}"] for game in games for row in game.seats for round in (1, 2, 3)]
    assert fmean(rounds) > 3.5
